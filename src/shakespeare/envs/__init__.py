"""The game for those who train players: observations, and environments for the tools of the field.

This module needs nothing that is not installed with the package; `pettingzoo`, `gymnasium` and `open_spiel` are asked for
by the modules of the same names here.
"""

from shakespeare.envs.layout import Layout, Section, layout_of

__all__ = ["Layout", "Section", "layout_of"]
