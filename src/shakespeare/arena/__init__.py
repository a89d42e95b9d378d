"""Many games at once, and what they tell."""

from shakespeare.arena.errors import ArenaError
from shakespeare.arena.figures import Figures
from shakespeare.arena.folder import Folder, Settings
from shakespeare.arena.intervals import Estimate
from shakespeare.arena.results import Outcome, Results, Spread, Tally, wilson
from shakespeare.arena.run import REPORT, Spreader, play_games, publish, read_games, whole_games
from shakespeare.arena.simulate import simulate
from shakespeare.arena.spread import spread

__all__ = [
    "REPORT",
    "ArenaError",
    "Estimate",
    "Figures",
    "Folder",
    "Outcome",
    "Results",
    "Settings",
    "Spread",
    "Spreader",
    "Tally",
    "play_games",
    "publish",
    "read_games",
    "simulate",
    "spread",
    "whole_games",
    "wilson",
]
