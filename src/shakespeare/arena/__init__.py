"""Many games at once, and what they tell."""

from shakespeare.arena.results import Outcome, Results, Spread, Tally, wilson
from shakespeare.arena.simulate import SimulationError, simulate

__all__ = ["Outcome", "Results", "SimulationError", "Spread", "Tally", "simulate", "wilson"]
