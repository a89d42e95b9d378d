"""The components of the game as data: what is printed on boards and cards, where it is known from, and the checker."""

from shakespeare.edition.backstage import (
    BACKSTAGE_ACTIVATE_ICONS,
    BACKSTAGE_CARD_ICONS,
    BACKSTAGE_REHEARSE_ICONS,
    KEPT,
    OBJECTIVE_KINDS,
    Backstage,
    BackstageCard,
    BackstageObjective,
    Theater,
)
from shakespeare.edition.checker import check
from shakespeare.edition.edition import Edition
from shakespeare.edition.loader import MOST_BYTES, load_edition, read_edition, shipped_file
from shakespeare.edition.mistakes import MOST_MISTAKES, EditionError, Mistake, Words, show
from shakespeare.edition.model import (
    ACTIVATE_ICONS,
    COLOURS,
    KINDS,
    MEASURES,
    PROVENANCES,
    REHEARSE_ICONS,
    Character,
    Extra,
    Objective,
    Stage,
    card_names,
)
from shakespeare.edition.places import lines_of

__all__ = [
    "ACTIVATE_ICONS",
    "BACKSTAGE_ACTIVATE_ICONS",
    "BACKSTAGE_CARD_ICONS",
    "BACKSTAGE_REHEARSE_ICONS",
    "COLOURS",
    "KEPT",
    "KINDS",
    "MEASURES",
    "MOST_BYTES",
    "MOST_MISTAKES",
    "OBJECTIVE_KINDS",
    "PROVENANCES",
    "REHEARSE_ICONS",
    "Backstage",
    "BackstageCard",
    "BackstageObjective",
    "Character",
    "Edition",
    "EditionError",
    "Extra",
    "Mistake",
    "Objective",
    "Stage",
    "Theater",
    "Words",
    "card_names",
    "check",
    "lines_of",
    "load_edition",
    "read_edition",
    "shipped_file",
    "show",
]
