"""The icons of characters, by number. What each does is written in `powers` (activation) and `rehearsal`."""

from typing import Final

from shakespeare.game.terms import COLOURS, COSTUMES_ONLY, SETS_ONLY, YELLOW

QUILL: Final = 0  # + act 0, 1, 2
WHITE_QUILL: Final = 3
BLACK_QUILL: Final = 4
COIN: Final = 5
MASK: Final = 6
RED_MASK: Final = 7
BLACK_MASK: Final = 8
PRESTIGE: Final = 9
TOKEN: Final = 10
ELEMENT: Final = 11  # one given element
CRAFTSMAN: Final = 12  # elements up to the character's value
AUDIENCE: Final = 13  # the queen's
BASE_ICONS: Final = 14  # an expansion numbers its own from here


class Icon:
    """One printed icon: what it does, and its number (pounds, colours as bits, kinds of elements as bits)."""

    __slots__ = ("act", "code", "colours", "elements", "name", "pounds")

    def __init__(
        self, name: str, code: int, act: int = 0, pounds: int = 0, elements: int = 0, colours: int = 0
    ) -> None:
        self.name = name
        self.code = code
        self.act = act
        self.pounds = pounds
        self.elements = elements
        self.colours = colours


ICONS: Final = {
    icon.name: icon
    for icon in (
        Icon("red", QUILL, act=0),
        Icon("yellow", QUILL, act=1),
        Icon("blue", QUILL, act=2),
        Icon("white", WHITE_QUILL),
        Icon("black", BLACK_QUILL),
        Icon("coin1", COIN, pounds=1),
        Icon("coin3", COIN, pounds=3),
        Icon("coin5", COIN, pounds=5),
        Icon("mask", MASK),
        Icon("mask-red", RED_MASK),
        Icon("mask-black", BLACK_MASK),
        Icon("prestige", PRESTIGE),
        Icon("token", TOKEN),
        *[
            Icon("costume-" + COLOURS[colour], ELEMENT, elements=COSTUMES_ONLY, colours=1 << colour)
            for colour in range(1, YELLOW + 1)
        ],
        *[
            Icon("set-" + COLOURS[colour], ELEMENT, elements=SETS_ONLY, colours=1 << colour)
            for colour in range(1, YELLOW + 1)
        ],
    )
}
# The powers of characters that print no icons, as icons (R5.4, R5.5, R5.9).
JEWEL: Final = Icon("jewel", ELEMENT, elements=COSTUMES_ONLY | SETS_ONLY, colours=1 << YELLOW)
CRAFT_ICON: Final = Icon("craft", CRAFTSMAN)
QUEEN_ICON: Final = Icon("audience", AUDIENCE)
