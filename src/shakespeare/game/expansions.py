"""Which expansion a game is played with, and the steps that all of them have."""

from typing import Final

from shakespeare.game.backstage.expansion import BACKSTAGE_STEPS, Backstage
from shakespeare.game.components import Components
from shakespeare.game.day import BASE_STEPS
from shakespeare.game.expansion import Expansion
from shakespeare.game.options import Options
from shakespeare.game.state import Step


def expansion_of(options: Options, components: Components) -> Expansion:
    return Backstage(components, options.players) if options.backstage else Expansion(components)


# Every step, by the name that positions use.
STEPS: Final[dict[str, Step]] = {step.name: step for step in (*BASE_STEPS, *BACKSTAGE_STEPS)}
