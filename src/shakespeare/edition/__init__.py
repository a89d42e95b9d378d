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
    PROVENANCES,
    REHEARSE_ICONS,
    Character,
    Extra,
    Stage,
    card_names,
)
from shakespeare.edition.objectives import (
    COMBINATIONS,
    COUNTS,
    MEASURES,
    PLACES,
    WORTH_MEASURE,
    Measure,
    Objective,
    read_measure,
)
from shakespeare.edition.places import lines_of

__all__ = [
    "ACTIVATE_ICONS",
    "BACKSTAGE_ACTIVATE_ICONS",
    "BACKSTAGE_CARD_ICONS",
    "BACKSTAGE_REHEARSE_ICONS",
    "COLOURS",
    "COMBINATIONS",
    "COUNTS",
    "KEPT",
    "KINDS",
    "MEASURES",
    "MOST_BYTES",
    "MOST_MISTAKES",
    "OBJECTIVE_KINDS",
    "PLACES",
    "PROVENANCES",
    "REHEARSE_ICONS",
    "WORTH_MEASURE",
    "Backstage",
    "BackstageCard",
    "BackstageObjective",
    "Character",
    "Edition",
    "EditionError",
    "Extra",
    "Measure",
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
    "read_measure",
    "shipped_file",
    "show",
]
