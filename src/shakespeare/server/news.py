"""News to other processes that something is new at a table.

A hint may be lost and harms nobody: what is there is read from the storage, and looked for now and then anyway.
"""

from collections.abc import AsyncIterator


class News:
    """Nobody else is told, and nobody tells us."""

    @property
    def are_heard(self) -> bool:
        """Whether we would hear of what another process does."""
        return False

    def tell(self, id: str) -> None:
        """Something is new at this table."""

    async def heard(self) -> AsyncIterator[str | None]:
        """The tables at which another process says that something is new; None when it may have said so unheard."""
        nobody: tuple[str, ...] = ()
        for id in nobody:
            yield id

    async def close(self) -> None:
        pass
