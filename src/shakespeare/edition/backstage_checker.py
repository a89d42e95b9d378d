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
from shakespeare.edition.mistakes import Report, Words, dotted, found, unknown
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

_ACTIVATE: Final = power(BACKSTAGE_ACTIVATE_ICONS, "of-activation", "R5, R11.5")
_NO_ACTIVATE: Final = datum(Words("wanted-no-icons"), lambda value: value == [])
_REHEARSE: Final = power(BACKSTAGE_REHEARSE_ICONS, "of-rehearsal", "R9.1, R11.5", least=0)
_CANCELS: Final = Words("wanted-cancelled")

_VALUE: Final[Data] = {"value": whole(range(1, 16), Words("wanted-most-taken"))}
_AMOUNT: Final[Data] = {"amount": whole(range(1, 6), Words("wanted-ambiance"))}
# What objectives of some kinds have beside the kind.
_OF_KIND: Final[dict[str, Data]] = {"salvage": _VALUE, "cheer": _AMOUNT}

_SERVES: Final[Data] = {"serves": word(SERVED, "R11.4")}
_SERVES_COST: Final[Data] = {"serves-cost": wanted.COST}


def check_backstage(report: Report, key: str, value: object) -> dict[str, dict[str, object]]:
    """Reports all mistakes. Returns the tables that are there, by their keys in the file."""
    backstage = report.table(key, value)
    if backstage is None:
        return {}
    tables: dict[str, dict[str, object]] = {}
    for name in TABLES:
        if name not in backstage:
            report.add(dotted(key, name), "missing-backstage-table", names=TABLES)
        elif (table := report.table(dotted(key, name), backstage[name])) is not None:
            tables[dotted(key, name)] = table
            _CHECKS[name](report, dotted(key, name), table)
    for name in backstage:
        if name not in TABLES:
            report.add(dotted(key, name), unknown("unknown-key", name, TABLES))
    return tables


def _check_actors(report: Report, key: str, actors: dict[str, object]) -> None:
    first: list[int] = []
    for name, value in actors.items():
        if (table := report.table(dotted(key, name), value)) is None:
            continue
        acts_first = table.get("first-action") is True
        required: Data = {
            "kind": word(("actor",), "R11.1"),
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
        foreign = {"value": Words("only-craftsmen")}
        if acts_first:
            first.append(copies_of(table) or 1)
            foreign |= dict.fromkeys(of_the_activated, Words("only-activated"))
        else:
            optional = {**of_the_activated, **optional}
        check_part(report, dotted(key, name), table, required, optional, foreign, named=True)

    count = count_copies(actors)
    if count is not None and count != ACTORS:
        report.add(key, "actor-count", count=count, right=ACTORS, rule="R11.1")
    if sum(first) > 1:
        report.add(key, "first-actions", count=sum(first))


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
        required: Data = {"kind": word(OBJECTIVE_KINDS, "R11.6")}
        optional = _TITLE
        foreign: dict[str, Words] = {}
        if type(kind) is not str or kind not in OBJECTIVE_KINDS:
            optional = {**_VALUE, **_AMOUNT, **_TITLE}
        else:
            kinds.append(kind)
            required = {**required, **_OF_KIND.get(kind, NONE)}
            for owner, data in _OF_KIND.items():
                if owner != kind:
                    foreign |= dict.fromkeys(data, Words("only-kind", kind=owner))
        check_part(report, dotted(key, name), table, required, optional, foreign, named=True)

    if len(objectives) != OBJECTIVES:
        report.add(key, "objective-count", count=len(objectives), right=OBJECTIVES, rule="R11.1")
    elif len(kinds) == OBJECTIVES:
        for kind in OBJECTIVE_KINDS:
            if kind not in kinds:
                report.add(key, "kind-missing", kind=kind)


def _check_theater(report: Report, key: str, theater: dict[str, object]) -> None:
    check_part(report, key, theater, {"spaces": _SPACES})


def _check_spaces(report: Report, key: str, value: object) -> None:
    if type(value) is not list or not 1 <= len(value) <= HIGHEST:
        seen = Words("found-list-of", count=len(value)) if type(value) is list else found(value)
        report.add(key, "wrong", what=_SPACES.wanted, found=seen)
        return
    for number, space in enumerate(value, start=1):
        if type(space) is not str or space not in SPACES:
            report.add(key, "no-space", found=found(space), number=number, names=SPACES)


_SPACES: Final = Datum(Words("wanted-spaces", most=HIGHEST), _check_spaces)


def _check_cards(report: Report, key: str, cards: dict[str, object]) -> None:
    for name, value in cards.items():
        if (table := report.table(dotted(key, name), value)) is not None:
            required, optional, foreign = _card_data(table)
            required = {"copies": wanted.COPIES, **required}
            check_part(
                report, dotted(key, name), table, required, {**optional, **_TITLE}, foreign, named=True
            )
    count = count_copies(cards)
    if count is not None and count != CARDS:
        report.add(key, "card-count", count=count, right=CARDS, rule="R11.2")
    left = count_copies(
        {name: card for name, card in cards.items() if isinstance(card, dict) and "kept" not in card}
    )
    if left is not None and left < MOST_LAID_OUT:
        report.add(key, "too-few-left", count=left, right=MOST_LAID_OUT)


def _card_data(card: dict[str, object]) -> tuple[Data, Data, dict[str, Words]]:
    """What a card must have, may have, and must not have, with the message that says so: a matter of `kept`."""
    kept = {"kept": word(KEPT, "R11.4")}
    if "kept" in card and card["kept"] not in KEPT:
        return {"powers": _ANY_POWERS}, {**kept, **_SERVES, **_SERVES_COST}, {}
    if card.get("kept") != RAG_PICKER:
        foreign = dict.fromkeys((*_SERVES, *_SERVES_COST), Words("only-kept", kept=RAG_PICKER))
        return {"powers": _KEPT_POWERS if "kept" in card else _POWERS}, kept, foreign

    required = {"powers": _KEPT_POWERS, **_SERVES}
    if card.get("serves") == SERVED_AT_ANY_COST:
        why = Words("any-cost", kind=SERVED_AT_ANY_COST)
        return required, kept, dict.fromkeys(_SERVES_COST, why)
    if card.get("serves") in SERVED:
        return {**required, **_SERVES_COST}, kept, {}
    return required, {**kept, **_SERVES_COST}, {}


def _powers(icons: tuple[str, ...], others: str = "") -> Datum:
    """A power for each number of cylinders that a card prints."""
    one = power(icons, "of-backstage-card", "R11.4", others)
    table = Words("wanted-powers", example='{ 1 = ["hat"] }')

    def check(report: Report, key: str, value: object) -> None:
        if type(value) is not dict or not value:
            seen = Words("found-no-table") if value == {} else found(value)
            report.add(key, "wrong", what=table, found=seen)
            return
        for cylinders, list_of_icons in (report.table(key, value) or {}).items():
            if cylinders in CYLINDERS:
                one.check(report, dotted(key, cylinders), list_of_icons)
            else:
                report.add(dotted(key, cylinders), "no-cylinders", names=CYLINDERS)

    return Datum(table, check)


def _is_kept(value: object) -> bool:
    if type(value) is not dict or len(value) != 1:
        return False
    ((cylinders, icons),) = value.items()
    return type(cylinders) is str and cylinders in CYLINDERS and icons == [KEEP]


_POWERS: Final = _powers(tuple(icon for icon in BACKSTAGE_CARD_ICONS if icon != KEEP), "of-laid-out-card")
_ANY_POWERS: Final = _powers(BACKSTAGE_CARD_ICONS)
_KEPT_POWERS: Final = datum(Words("wanted-kept", example=f'{{ 1 = ["{KEEP}"] }}'), _is_kept)

_CHECKS: Final = {
    "actors": _check_actors,
    "objectives": _check_objectives,
    "theater": _check_theater,
    "cards": _check_cards,
}
