"""The board game *Shakespeare* for 1 to 4 players: an exact referee, and what is built on it."""

from shakespeare._version import __version__
from shakespeare.edition import Edition, EditionError, load_edition
from shakespeare.game.chance import Chance, ChanceError, Given, Keyed, Seeded
from shakespeare.game.ending import Standing
from shakespeare.game.game import Game, NothingToUndo, Question
from shakespeare.game.history import Event
from shakespeare.game.moves import Move, UnknownMove
from shakespeare.game.offers import Gain, Offer
from shakespeare.game.options import Options
from shakespeare.game.position import PositionError
from shakespeare.game.reasons import IllegalMove, Reason
from shakespeare.game.record import RecordError
from shakespeare.game.sampler import Sampler

__all__ = [
    "Chance",
    "ChanceError",
    "Edition",
    "EditionError",
    "Event",
    "Gain",
    "Game",
    "Given",
    "IllegalMove",
    "Keyed",
    "Move",
    "NothingToUndo",
    "Offer",
    "Options",
    "PositionError",
    "Question",
    "Reason",
    "RecordError",
    "Sampler",
    "Seeded",
    "Standing",
    "UnknownMove",
    "__version__",
    "load_edition",
]
