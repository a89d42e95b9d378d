"""Draws in words: what a source of chance is asked, and what its answer means."""

from shakespeare.edition import show
from shakespeare.game.chance import (
    BACKSTAGE_DECK,
    CHANCES,
    CHARACTER_DECK,
    COSTUME_BAG,
    LORDS_DECK,
    OBJECTIVE_DECK,
    SET_BAG,
    Chance,
    ChanceError,
    Drawable,
    Picking,
)
from shakespeare.game.components import Components
from shakespeare.game.terms import COLOURS


def in_words(components: Components, what: int, items: list[int]) -> list[Drawable]:
    """Seats stay numbers; everything else has a name."""
    if what in (COSTUME_BAG, SET_BAG):
        return [COLOURS[colour] for colour in items]
    if what in (CHARACTER_DECK, LORDS_DECK, BACKSTAGE_DECK):
        return [components.names[card] for card in items]
    if what == OBJECTIVE_DECK:
        return [components.objective_names[objective] for objective in items]
    return list(items)


def ask_chance(chance: Chance, components: Components, what: int, items: list[int], count: int) -> list[int]:
    """What is drawn. The answer of a source that is not our own is checked."""
    if isinstance(chance, Picking):
        return chance.pick(what, items, count)
    words = in_words(components, what, items)
    answer: object = chance.draw(CHANCES[what], words[:], count)
    if not isinstance(answer, list) or len(answer) != count:
        raise ChanceError(f"{count} drawn from {CHANCES[what]} are due, as a list")
    left = items[:]
    drawn: list[int] = []
    for word in answer:
        places = [place for place, other in enumerate(words) if other == word and type(other) is type(word)]
        if not places:
            raise ChanceError(f"{show(word)} is not there to be drawn from {CHANCES[what]}")
        drawn.append(left.pop(places[0]))
        words.pop(places[0])
    return drawn
