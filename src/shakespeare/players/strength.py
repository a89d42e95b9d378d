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

# 400 games each, 1,000 of `player`; `master` tried 100 games a decision: less than in its usual second.
STRENGTHS: Final = {
    "groundling": Strength("random", 99, 98, 100),
    "apprentice": Strength("groundling", 91, 87, 94),
    "player": Strength("apprentice", 91, 89, 93),
    "master": Strength("player", 90, 87, 93),
}
