"""What the rule documents state of the cards (R12.3): every edition we ship keeps all of it.

An edition of somebody's own is not held to these facts: what is printed in their box counts. It can be compared with them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from shakespeare.edition.checker import OBJECTIVES
from shakespeare.edition.edition import Edition
from shakespeare.edition.model import CRAFTSMEN, Character
from shakespeare.edition.objectives import Measure, Objective

FORWARD_QUILLS: Final = ("red", "yellow", "blue", "white")
POUNDS: Final[Mapping[str, int]] = {"coin1": 1, "coin3": 3, "coin5": 5}
# Activation icons that the condensed rules list.
LISTED_ICONS: Final = (
    *(*FORWARD_QUILLS, "black", *POUNDS),
    *("mask", "mask-red", "mask-black", "costume-green", "set-blue", "token", "others-back"),
)
# Kinds and values of craftsmen that stand on cards.
_CRAFTSMEN: Final = frozenset((kind, value) for kind, values in CRAFTSMEN.items() for value in values)
_ASSISTANTS: Final = 3
# Costume powers of the base game that are not quills, and those of Backstage's actors.
_OTHER_POWERS: Final = ("viola", "hamlet")
_BACKSTAGE_POWERS: Final[Mapping[str, tuple[str, ...]]] = {
    "ghost": ("objective",),
    "caliban": ("others-back",),
    "mark-antony": ("others-coin",),
    **dict.fromkeys(("shylock", "hermione", "mercutio", "richard-iii"), ()),
}
_BACKSTAGE_QUILLS: Final = ("bear", "ophelia")

# The keys of the data that contradict a fact, with what is missing there; none if the edition keeps it.
Contradictions = Iterable[str]


@dataclass(frozen=True, slots=True)
class Fact:
    """`name` finds its sentence in the translations. Facts of Backstage are not asked of an edition without it."""

    name: str
    contradictions: Callable[[Edition], Contradictions]
    of_backstage: bool = False
    rule: str = "R12.3"


def asked_of(edition: Edition) -> list[Fact]:
    return [fact for fact in FACTS if edition.backstage is not None or not fact.of_backstage]


def contradicted(edition: Edition) -> dict[Fact, tuple[str, ...]]:
    """The facts that an edition does not keep, with the keys of the data that are against them."""
    against = {fact: tuple(fact.contradictions(edition)) for fact in asked_of(edition)}
    return {fact: keys for fact, keys in against.items() if keys}


def _actor_cards(edition: Edition) -> list[Character]:
    return [one for one in edition.characters if one.is_actor]


def _base_actors(edition: Edition) -> Iterator[tuple[str, Character]]:
    """Cards and printed ones, each with its key."""
    for table, characters in (("printed", edition.printed), ("characters", edition.characters)):
        yield from ((f"{table}.{one.name}", one) for one in characters if one.is_actor)


def _backstage_actors(edition: Edition) -> Mapping[str, Character]:
    return {one.name: one for one in edition.backstage.actors} if edition.backstage else {}


def _printed(edition: Edition, name: str) -> Character:
    return next(one for one in edition.printed if one.name == name)


def _only_quills(icons: Iterable[str]) -> bool:
    return set(icons) <= set(FORWARD_QUILLS)


def _power(name: str, right: Callable[[Counter[str]], bool]) -> Callable[[Edition], Contradictions]:
    """The costume power of a card with this name."""

    def contradictions(edition: Edition) -> Contradictions:
        card = next((one for one in edition.characters if one.name == name), None)
        if card is None:
            yield f"characters.{name}"
        elif not right(Counter(card.rehearse)):
            yield f"characters.{name}.rehearse"

    return contradictions


def _two_pounds(icons: Counter[str]) -> bool:
    return icons.keys() <= POUNDS.keys() and sum(POUNDS[icon] * count for icon, count in icons.items()) == 2


def _costs_of_actors(edition: Edition) -> Contradictions:
    if {one.cost for one in _actor_cards(edition)} != {1, 3, 5}:
        yield "characters"


def _assistants(edition: Edition) -> Contradictions:
    if sum(one.copies for one in edition.characters if one.kind == "assistant") != _ASSISTANTS:
        yield "characters"


def _craftsmen(edition: Edition) -> Contradictions:
    if not {(one.kind, one.value) for one in edition.characters} >= _CRAFTSMEN:
        yield "characters"


def _costs_three(kind: str) -> Callable[[Edition], Contradictions]:
    def contradictions(edition: Edition) -> Contradictions:
        if not any(one.kind == kind and one.cost == 3 for one in edition.characters):
            yield "characters"

    return contradictions


def _author(edition: Edition) -> Contradictions:
    if _printed(edition, "author").activate != ("white", "white"):
        yield "printed.author.activate"


def _falstaff(edition: Edition) -> Contradictions:
    icons = set(_printed(edition, "falstaff").activate)
    if "mask" not in icons or icons.isdisjoint(FORWARD_QUILLS):
        yield "printed.falstaff.activate"


def _extra(edition: Edition) -> Contradictions:
    if edition.extra.rehearse != ("white",):
        yield "extra.rehearse"


def _quills_in_costume(edition: Edition) -> Contradictions:
    for key, actor in _base_actors(edition):
        if actor.name not in _OTHER_POWERS and not _only_quills(actor.rehearse):
            yield f"{key}.rehearse"


def _costume_powers(edition: Edition) -> Contradictions:
    return (f"{key}.rehearse" for key, actor in _base_actors(edition) if not actor.rehearse)


def _quills_in_activation(edition: Edition) -> Contradictions:
    for key, actor in _base_actors(edition):
        if set(actor.activate).isdisjoint(FORWARD_QUILLS):
            yield f"{key}.activate"


def _quills_alone(edition: Edition) -> Contradictions:
    cards = _actor_cards(edition)
    others = [one for one in cards if not _only_quills(one.activate)]
    if 2 * sum(one.copies for one in others) > sum(one.copies for one in cards):
        yield from (f"characters.{one.name}.activate" for one in others)


def _listed_icons(edition: Edition) -> Contradictions:
    actors = [one for _, one in _base_actors(edition)] + list(_backstage_actors(edition).values())
    there = {icon for one in actors for icon in one.activate}
    return (f"characters: {icon}" for icon in LISTED_ICONS if icon not in there)


def _backstage_powers(edition: Edition) -> Contradictions:
    actors = _backstage_actors(edition)
    for name, power in _BACKSTAGE_POWERS.items():
        if name not in actors or actors[name].rehearse != power:
            yield f"backstage.actors.{name}.rehearse"


def _backstage_quills(edition: Edition) -> Contradictions:
    actors = _backstage_actors(edition)
    for name in _BACKSTAGE_QUILLS:
        if name not in actors or not actors[name].rehearse or not _only_quills(actors[name].rehearse):
            yield f"backstage.actors.{name}.rehearse"


def _objectives(edition: Edition) -> Contradictions:
    if len(edition.objectives) != OBJECTIVES:
        yield "objectives"


def _first_places(edition: Edition) -> Contradictions:
    if [one.steps for one in edition.objectives if one.short_name == "acts-first"] != [(1, 2, 3)]:
        yield "objectives"


def _one_of(right: Callable[[Objective], bool]) -> Callable[[Edition], Contradictions]:
    def contradictions(edition: Edition) -> Contradictions:
        if sum(map(right, edition.objectives)) != 1:
            yield "objectives"

    return contradictions


def _about_the_set(measure: Measure) -> bool:
    if measure.parts:
        return any(map(_about_the_set, measure.parts))
    return measure.count in ("rows", "halves") or (
        measure.count in ("elements", "colours", "candles") and measure["in"] == ("set",)
    )


FACTS: Final = (
    Fact("costs-of-actors", _costs_of_actors),
    Fact("assistants", _assistants),
    Fact("craftsmen", _craftsmen),
    Fact("cheap-costume-mistress", _costs_three("costume-mistress")),
    Fact("cheap-set-dresser", _costs_three("set-dresser"), rule="R11.4"),
    Fact("author", _author),
    Fact("falstaff", _falstaff),
    Fact("extra", _extra),
    Fact("lady-macbeth", _power("lady-macbeth", lambda icons: icons == Counter(("red", "yellow", "blue")))),
    Fact("viola", _power("viola", _two_pounds)),
    Fact("hamlet", _power("hamlet", lambda icons: icons == Counter(("prestige",)))),
    Fact("quills-in-costume", _quills_in_costume),
    Fact("costume-powers", _costume_powers),
    Fact("quills-in-activation", _quills_in_activation),
    Fact("quills-alone", _quills_alone),
    Fact("listed-icons", _listed_icons, of_backstage=True),
    Fact("backstage-powers", _backstage_powers, of_backstage=True),
    Fact("backstage-quills", _backstage_quills, of_backstage=True),
    Fact("objectives", _objectives),
    Fact("first-places", _first_places),
    Fact("costumes-objective", _one_of(lambda one: one.short_name == "costumes-complete")),
    Fact("non-actors-objective", _one_of(lambda one: one.short_name == "non-actors")),
    Fact("stage-objective", _one_of(lambda one: _about_the_set(one.composition))),
)
