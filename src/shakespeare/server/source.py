"""What a table draws from: a secret of its own, or a seed that somebody chose who plays alone.

From a seed, all draws follow, and from enough draws a seed can be found: so it is for those alone from whom nothing is
hidden by it. A secret leads to draws, and no draws lead back. Neither is told to anybody, and no record has it.
"""

import secrets
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from shakespeare.game.chance import Chance, Keyed, Seeded
from shakespeare.game.game import Game

_SECRET_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Source:
    """Either a seed or a secret."""

    seed: int | None = field(default=None, repr=False)
    secret: bytes = field(default=b"", repr=False)

    @classmethod
    def new(cls) -> "Source":
        return cls(secret=secrets.token_bytes(_SECRET_BYTES))

    @classmethod
    def of_text(cls, text: str) -> "Source":
        """The source whose `text` this is."""
        kind, _, value = text.partition(" ")
        return cls(seed=int(value)) if kind == "seed" else cls(secret=bytes.fromhex(value))

    @property
    def text(self) -> str:
        """As it is kept."""
        return f"secret {self.secret.hex()}" if self.seed is None else f"seed {self.seed}"

    def start(self) -> Chance:
        """Where a new game draws from."""
        return Keyed(self.secret) if self.seed is None else Seeded.of(self.seed)

    def resume(self, game: Game, age: int) -> None:
        """Let a game that was replayed draw on. If it has been taken back further than its rules allow, `age` times,
        what comes is not what came before; from a seed, it comes again."""
        if self.seed is None:
            game.resume(Keyed(self.secret, age, game.drawn))

    def seed_of(self, question: str) -> int:
        """For a computer player who is asked this: asked again, by another worker or after a restart, it does the same."""
        asked = f"{self.seed} {question}".encode()
        return int.from_bytes(blake2b(asked, digest_size=8, key=self.secret, person=b"decision").digest())
