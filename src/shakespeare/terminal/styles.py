"""Colours of a terminal, for players and elements. Words and letters always say the same."""

from typing import Final

SEATS: Final = ("red", "green", "bright_blue", "yellow")
NEUTRAL: Final = "dim"
ELEMENTS: Final = {
    "black": "bold",
    "pink": "bright_magenta",
    "purple": "magenta",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
}
