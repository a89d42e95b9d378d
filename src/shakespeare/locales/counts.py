"""The numbers that texts about the game say: they stand as `{=cylinders}` in `companion.md`, and are written here alone."""

from typing import Final

from shakespeare.edition import Edition
from shakespeare.game.terms import ACTS, BAGS, COLOURS, CYLINDERS, DAYS, TOKENS, VALUES, YELLOW

# The points of a close win with 1 to 4 players, as published; alone, those that strong play exceeds (R12.1).
CLOSE_WINS: Final = {1: 30, 2: 26, 3: 24, 4: 22}
# What the companies of winners have cost, in pounds: the least and the most (R12.1).
PAYROLLS: Final = (11, 23)


def counts_of(edition: Edition) -> dict[str, int]:
    """By name. What an edition has not got, Backstage, counts nothing."""
    bag, backstage = BAGS[-1], edition.backstage
    colours = range(1, YELLOW + 1)
    return {
        **{f"close-win-{players}": points for players, points in CLOSE_WINS.items()},
        "payroll-least": PAYROLLS[0],
        "payroll-most": PAYROLLS[1],
        "days": DAYS,
        "cylinders": CYLINDERS,
        "discs": ACTS + 4,  # and one each for prestige, order, initiative and ambiance
        "rests": CYLINDERS - 1,  # all but one of those who worked rest (R10.2)
        "tokens": TOKENS,
        "elements": sum(bag),
        **{COLOURS[colour]: bag[colour] for colour in colours},
        **{f"value-{COLOURS[colour]}": VALUES[colour] for colour in colours},
        "printed": len(edition.printed),
        "characters": sum(card.copies for card in edition.characters),
        "objectives": len(edition.objectives),
        "backstage-actors": sum(card.copies for card in backstage.actors) if backstage else 0,
        "backstage-cards": sum(card.copies for card in backstage.cards) if backstage else 0,
        "backstage-objectives": len(backstage.objectives) if backstage else 0,
        "theater": len(backstage.theater.spaces) if backstage else 0,
    }
