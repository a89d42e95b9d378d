"""The components of the game as data: what is printed on boards and cards, where it is known from, and the checker."""

from shakespeare.edition.checker import check
from shakespeare.edition.loader import load_edition
from shakespeare.edition.mistakes import EditionError, Mistake, show
from shakespeare.edition.model import (
    ACTIVATE_ICONS,
    COLOURS,
    KINDS,
    MEASURES,
    PROVENANCES,
    REHEARSE_ICONS,
    Character,
    Edition,
    Extra,
    Objective,
    Stage,
    card_names,
)

__all__ = [
    "ACTIVATE_ICONS",
    "COLOURS",
    "KINDS",
    "MEASURES",
    "PROVENANCES",
    "REHEARSE_ICONS",
    "Character",
    "Edition",
    "EditionError",
    "Extra",
    "Mistake",
    "Objective",
    "Stage",
    "card_names",
    "check",
    "load_edition",
    "show",
]
