"""The icons of Backstage: on its actors (R11.5), and on its cards (R11.4)."""

from typing import Final

from shakespeare.game.icons import BASE_ICONS, COIN, ELEMENT, ICONS, JEWEL, Icon
from shakespeare.game.terms import COSTUMES_ONLY, SETS_ONLY, VALUES, YELLOW

OTHERS_BACK: Final = BASE_ICONS
OTHERS_COIN: Final = BASE_ICONS + 1
OBJECTIVE: Final = BASE_ICONS + 2
THEATER: Final = BASE_ICONS + 3
HAT: Final = BASE_ICONS + 4
DOUBLE: Final = BASE_ICONS + 5
LORD_TOP: Final = BASE_ICONS + 6
LORD_ANY: Final = BASE_ICONS + 7
FEWER_REST: Final = BASE_ICONS + 8
KEEP: Final = BASE_ICONS + 9


def _worth(least: int, most: int) -> int:
    """The colours of these values, as bits; yellow has no price (R0.1)."""
    colours = 0
    for colour in range(1, YELLOW):
        if least <= VALUES[colour] <= most:
            colours |= 1 << colour
    return colours


BACKSTAGE_ICONS: Final[dict[str, Icon]] = {
    **ICONS,
    **{
        icon.name: icon
        for icon in (
            Icon("others-back", OTHERS_BACK),
            Icon("others-coin", OTHERS_COIN),
            Icon("objective", OBJECTIVE),
            Icon("coin2", COIN, pounds=2),
            Icon("theater-1", THEATER, elements=SETS_ONLY, colours=_worth(1, 1)),
            Icon("theater-2-4", THEATER, elements=SETS_ONLY, colours=_worth(2, 4)),
            Icon("theater-5", THEATER, elements=SETS_ONLY, colours=_worth(5, 5)),
            Icon("hat", HAT),
            Icon("double-1", DOUBLE, pounds=1),
            Icon("double-3", DOUBLE, pounds=3),
            Icon("double-5", DOUBLE, pounds=5),
            Icon("lord-top", LORD_TOP),
            Icon("lord-any", LORD_ANY),
            Icon("fewer-rest", FEWER_REST),
            JEWEL,
            Icon("costume-1-3", ELEMENT, elements=COSTUMES_ONLY, colours=_worth(1, 3)),
            Icon("costume-4-5", ELEMENT, elements=COSTUMES_ONLY, colours=_worth(4, 5)),
            Icon("keep", KEEP),
        )
    },
}
