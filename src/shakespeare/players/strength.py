"""How strong the computer players are: what was measured in the arena (docs/players.md), for wherever one chooses."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Strength:
    """The share of games for two that a player wins against another, with its 95 % interval, in hundredths."""

    rival: str
    share: int
    low: int
    high: int


DEFAULT: Final = "apprentice"  # who sits down with somebody who does not choose

STRENGTHS: Final = {
    "groundling": Strength("random", 88, 86, 90),
    "apprentice": Strength("groundling", 96, 95, 97),
    "player": Strength("apprentice", 81, 78, 84),
    "master": Strength("player", 80, 78, 83),
}
