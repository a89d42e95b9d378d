"""Many games at once, and what they tell."""

from shakespeare.arena.errors import ArenaError
from shakespeare.arena.results import Outcome, Results, Spread, Tally, wilson
from shakespeare.arena.simulate import simulate

__all__ = ["ArenaError", "Outcome", "Results", "Spread", "Tally", "simulate", "wilson"]
