"""Is the table `backstage` one that the expansion can be played with (R11)?"""

from collections.abc import Collection
from typing import Final

from shakespeare.edition import data as wanted
from shakespeare.edition.backstage import (
    BACKSTAGE_ACTIVATE_ICONS,
    BACKSTAGE_CARD_ICONS,
    BACKSTAGE_REHEARSE_ICONS,
    KEEP,
    KEPT,
    OBJECTIVE_KINDS,
    RAG_PICKER,
    SERVED,
    SERVED_AT_ANY_COST,
)
from shakespeare.edition.data import Datum, datum, power, truth, whole, word
from shakespeare.edition.mistakes import Report, dotted, listed, nearest, show
from shakespeare.edition.names import copies_of, count_copies
from shakespeare.edition.part import NONE, Data, check_part

ACTORS: Final = 9  # R11.1
CARDS: Final = 32  # R11.2
MOST_LAID_OUT: Final = 6  # with four players
OBJECTIVES: Final = len(OBJECTIVE_KINDS)  # R11.1
TABLES: Final = ("actors", "objectives", "theater", "cards")
CYLINDERS: Final = ("1", "2", "3", "4", "5")
HIGHEST: Final = 9  # our own limit: what a screen can show
SPACES: Final = (".", "c")

_TITLE: Final[Data] = {"title": wanted.TITLE}

_ACTIVATE: Final = power(BACKSTAGE_ACTIVATE_ICONS, "an activation", "R5, R11.5")
_NO_ACTIVATE: Final = datum(
    "an empty list beside first-action: such an actor is never activated (R11.5)", lambda value: value == []
)
_REHEARSE: Final = power(BACKSTAGE_REHEARSE_ICONS, "a rehearsal", "R9.1, R11.5", least=0)
_CANCELS: Final = "one of the icons that are activated (R11.5)"

_VALUE: Final[Data] = {
    "value": whole(range(1, 16), "a whole number from 1 to 15, what is taken at most (R11.6)")
}
_AMOUNT: Final[Data] = {"amount": whole(range(1, 6), "a whole number from 1 to 5, steps of ambiance (R11.6)")}
# What objectives of some kinds have beside the kind.
_OF_KIND: Final[dict[str, Data]] = {"salvage": _VALUE, "cheer": _AMOUNT}

_SERVES: Final[Data] = {"serves": word(SERVED, " (R11.4)")}
_SERVES_COST: Final[Data] = {"serves-cost": wanted.COST}


def check_backstage(report: Report, key: str, value: object) -> dict[str, dict[str, object]]:
    """Reports all mistakes. Returns the tables that are there, by their keys in the file."""
    backstage = report.table(key, value)
    if backstage is None:
        return {}
    tables: dict[str, dict[str, object]] = {}
    for name in TABLES:
        if name not in backstage:
            report.add(
                dotted(key, name), f"is missing: Backstage has the tables {listed(TABLES)} (R11.1, R11.2)."
            )
        elif (table := report.table(dotted(key, name), backstage[name])) is not None:
            tables[dotted(key, name)] = table
            _CHECKS[name](report, dotted(key, name), table)
    for name in backstage:
        if name not in TABLES:
            near = nearest(name, TABLES)
            report.add(dotted(key, name), f"is no known key{near or '; leave it out.'}")
    return tables


def _check_actors(report: Report, key: str, actors: dict[str, object]) -> None:
    first: list[int] = []
    for name, value in actors.items():
        if (table := report.table(dotted(key, name), value)) is None:
            continue
        acts_first = table.get("first-action") is True
        required: Data = {
            "kind": word(("actor",), " (R11.1)"),
            "cost": wanted.COST,
            "copies": wanted.COPIES,
            "circles": wanted.CIRCLES,
            "activate": _NO_ACTIVATE if acts_first else _ACTIVATE,
            "rehearse": _REHEARSE,
        }
        of_the_activated: Data = {
            "gives-initiative": wanted.GIVES_INITIATIVE,
            "costumed": _ACTIVATE,
            "costumed-cancels": _one_of(table.get("activate")),
        }
        optional: Data = {"first-action": truth("R11.5"), **_TITLE}
        foreign = {"value": "is only for craftsmen (R5.4); leave it out."}
        if acts_first:
            first.append(copies_of(table) or 1)
            foreign |= dict.fromkeys(
                of_the_activated,
                "is not for an actor with first-action, who is never activated (R11.5); leave it out.",
            )
        else:
            optional = {**of_the_activated, **optional}
        check_part(report, dotted(key, name), table, required, optional, foreign, named=True)

    count = count_copies(actors)
    if count not in (None, ACTORS):
        report.add(key, f"has {count} actors, counting copies; there must be {ACTORS} (R11.1).")
    if sum(first) > 1:
        report.add(
            key, f"has {sum(first)} actors with first-action; only one can act before everybody (R11.5)."
        )


def _one_of(activate: object) -> Datum:
    """An icon of an actor's own activation, as far as that is known."""
    icons: Collection[object] = activate if type(activate) is list else BACKSTAGE_ACTIVATE_ICONS
    return datum(_CANCELS, lambda value: type(value) is str and value in icons)


def _check_objectives(report: Report, key: str, objectives: dict[str, object]) -> None:
    kinds: list[str] = []
    for name, value in objectives.items():
        if (table := report.table(dotted(key, name), value)) is None:
            continue
        kind = table.get("kind")
        required: Data = {"kind": word(OBJECTIVE_KINDS, " (R11.6)")}
        optional = _TITLE
        foreign: dict[str, str] = {}
        if type(kind) is not str or kind not in OBJECTIVE_KINDS:
            optional = {**_VALUE, **_AMOUNT, **_TITLE}
        else:
            kinds.append(kind)
            required = {**required, **_OF_KIND.get(kind, NONE)}
            for owner, data in _OF_KIND.items():
                if owner != kind:
                    foreign |= dict.fromkeys(data, f"is only for the kind {owner} (R11.6); leave it out.")
        check_part(report, dotted(key, name), table, required, optional, foreign, named=True)

    if len(objectives) != OBJECTIVES:
        report.add(key, f"has {len(objectives)} objectives; there must be {OBJECTIVES} (R11.1).")
    elif len(kinds) == OBJECTIVES:
        for kind in OBJECTIVE_KINDS:
            if kind not in kinds:
                report.add(key, f"has none of the kind {kind}; there is one of each kind (R11.6).")


def _check_theater(report: Report, key: str, theater: dict[str, object]) -> None:
    check_part(report, key, theater, {"spaces": _SPACES})


def _check_spaces(report: Report, key: str, value: object) -> None:
    if type(value) is not list or not 1 <= len(value) <= HIGHEST:
        shown = f"of {len(value)}" if type(value) is list else show(value)
        report.add(key, f"must be {_SPACES.wanted}, not {shown}.")
        return
    for number, space in enumerate(value, start=1):
        if type(space) is not str or space not in SPACES:
            report.add(
                key, f"has {show(space)} as space {number}; spaces are {listed(SPACES, 'or')} (R11.1)."
            )


_SPACES: Final = Datum(
    f'a list of 1 to {HIGHEST} spaces such as [".", "c"], bottom first (R11.1)', _check_spaces
)


def _check_cards(report: Report, key: str, cards: dict[str, object]) -> None:
    for name, value in cards.items():
        if (table := report.table(dotted(key, name), value)) is not None:
            required, optional, foreign = _card_data(table)
            required = {"copies": wanted.COPIES, **required}
            check_part(
                report, dotted(key, name), table, required, {**optional, **_TITLE}, foreign, named=True
            )
    count = count_copies(cards)
    if count not in (None, CARDS):
        report.add(key, f"has {count} cards, counting copies; there must be {CARDS} (R11.2).")
    left = count_copies(
        {name: card for name, card in cards.items() if isinstance(card, dict) and "kept" not in card}
    )
    if left is not None and left < MOST_LAID_OUT:
        report.add(key, f"has {left} cards that nobody keeps; {MOST_LAID_OUT} are laid out a day (R11.2).")


def _card_data(card: dict[str, object]) -> tuple[Data, Data, dict[str, str]]:
    """What a card must have, may have, and must not have, with the message that says so: a matter of `kept`."""
    kept = {"kept": word(KEPT, " (R11.4)")}
    if "kept" in card and card["kept"] not in KEPT:
        return {"powers": _ANY_POWERS}, {**kept, **_SERVES, **_SERVES_COST}, {}
    if card.get("kept") != RAG_PICKER:
        foreign = dict.fromkeys(
            (*_SERVES, *_SERVES_COST), f"is only for a card kept as a {RAG_PICKER} (R11.4); leave it out."
        )
        return {"powers": _KEPT_POWERS if "kept" in card else _POWERS}, kept, foreign

    required = {"powers": _KEPT_POWERS, **_SERVES}
    if card.get("serves") == SERVED_AT_ANY_COST:
        why = f"is not for the kind {SERVED_AT_ANY_COST}, which is served at any cost (R11.4); leave it out."
        return required, kept, dict.fromkeys(_SERVES_COST, why)
    if card.get("serves") in SERVED:
        return {**required, **_SERVES_COST}, kept, {}
    return required, {**kept, **_SERVES_COST}, {}


def _powers(icons: tuple[str, ...], which: str = "") -> Datum:
    """A power for each number of cylinders that a card prints."""
    one = power(icons, "a backstage card", "R11.4", which)
    table = 'a table from numbers of cylinders to lists of icons, such as { 1 = ["hat"] } (R11.3)'

    def check(report: Report, key: str, value: object) -> None:
        if type(value) is not dict or not value:
            report.add(key, f"must be {table}, not {'an empty table' if value == {} else show(value)}.")
            return
        for cylinders, list_of_icons in (report.table(key, value) or {}).items():
            if cylinders in CYLINDERS:
                one.check(report, dotted(key, cylinders), list_of_icons)
            else:
                report.add(
                    dotted(key, cylinders),
                    f"is no number of cylinders; those are {listed(CYLINDERS)} (R11.3).",
                )

    return Datum(table, check)


def _is_kept(value: object) -> bool:
    if type(value) is not dict or len(value) != 1:
        return False
    ((cylinders, icons),) = value.items()
    return type(cylinders) is str and cylinders in CYLINDERS and icons == [KEEP]


_POWERS: Final = _powers(tuple(icon for icon in BACKSTAGE_CARD_ICONS if icon != KEEP), " that is not kept")
_ANY_POWERS: Final = _powers(BACKSTAGE_CARD_ICONS)
_KEPT_POWERS: Final = datum(
    f'a table with nothing but "{KEEP}" for one number of cylinders from 1 to 5, such as {{ 1 = ["{KEEP}"] }}, '
    "because the card is kept (R11.4)",
    _is_kept,
)

_CHECKS: Final = {
    "actors": _check_actors,
    "objectives": _check_objectives,
    "theater": _check_theater,
    "cards": _check_cards,
}
