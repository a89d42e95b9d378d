"""Which expansion a game is played with."""

from shakespeare.game.components import Components
from shakespeare.game.expansion import Expansion
from shakespeare.game.options import Options


def expansion_of(options: Options, components: Components) -> Expansion:
    return Expansion(components)
