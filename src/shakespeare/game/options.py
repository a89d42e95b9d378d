"""What is chosen before a game starts."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from shakespeare.edition import Edition, load_edition, show


@dataclass(frozen=True, slots=True)
class Options:
    """Number of players (1 is the solo game), variants, and the edition of the cards."""

    players: int = 2
    backstage: bool = False
    strategic_rest: bool = False
    edition: Edition = field(default_factory=load_edition, repr=False)

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 1 <= self.players <= 4:
            raise ValueError(f"players: a whole number from 1 to 4, not {show(self.players)}")
        for name in ("backstage", "strategic_rest"):
            value = getattr(self, name)
            if not isinstance(value, bool):
                raise ValueError(f"{name}: true or false, not {show(value)}")
        if not isinstance(self.edition, Edition):
            raise ValueError(f"edition: a loaded edition, not {show(self.edition)}; use load_edition")
        if self.backstage and self.edition.backstage is None:
            raise ValueError(f"backstage: {show(self.edition.name)} has no Backstage in it (R11)")
        if self.strategic_rest and self.players == 1:
            raise ValueError("strategic_rest: for 2 to 4 players only (R10.3)")

    def to_dict(self) -> dict[str, object]:
        """All but the edition, which is written apart."""
        return {
            "players": self.players,
            "backstage": self.backstage,
            "strategic_rest": self.strategic_rest,
        }

    @staticmethod
    def from_dict(data: object, edition: Edition) -> "Options":
        known = ("players", "backstage", "strategic_rest")
        if not isinstance(data, Mapping):
            raise ValueError(f"options: a table of {', '.join(known)}, not {type(data).__name__}")
        for key in data:
            if key not in known:
                raise ValueError(f"options: unknown option {show(key)}; known are {', '.join(known)}")
        return Options(edition=edition, **data)
