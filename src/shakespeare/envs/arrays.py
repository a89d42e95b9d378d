"""Observations and masks as arrays of numpy: flat, or as a dict of sections."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from shakespeare.edition import Edition
from shakespeare.envs.layout import Section, layout_of
from shakespeare.game.components import components_of
from shakespeare.game.encode import Memory, encoder_of
from shakespeare.game.game import Game

Floats: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = Floats | dict[str, Floats]

_FLOAT32: Final = np.dtype(np.float32)
_INT8: Final = np.dtype(np.int8)

FLAT: Final = "flat"
DICT: Final = "dict"
FORMS: Final = (FLAT, DICT)


class Observer:
    """Makes the arrays that one seat of a game is shown.

    It remembers what it last saw, and is fastest where it looks at one game from beginning to end.
    """

    def __init__(self, edition: Edition, form: str = FLAT) -> None:
        if form not in FORMS:
            raise ValueError(f"observation: one of {', '.join(FORMS)}, not {form!r}")
        self.layout = layout_of(edition)
        self.form = form
        self._encoder = encoder_of(components_of(edition))
        self._memory = Memory()

    def flat(self, game: Game, seat: int) -> Floats:
        return np.frombuffer(bytearray(self._encoder.observation(game, seat, self._memory)), _FLOAT32)

    def observe(self, game: Game, seat: int) -> Observation:
        """In the form that was asked for; the parts of the dict form share one array."""
        numbers = self.flat(game, seat)
        return numbers if self.form == FLAT else self.apart(numbers)

    def apart(self, numbers: Floats) -> dict[str, Floats]:
        return {section.name: numbers[section.start : section.stop] for section in self.sections}

    @property
    def sections(self) -> list[Section]:
        """Those that hold anything: an edition without Backstage has no backstage cards."""
        return [section for section in self.layout.sections if section.stop > section.start]

    def mask(self, game: Game, seat: int) -> Mask:
        """1 for every move that the seat may make now; all zeros for a seat that owes no choice."""
        return np.frombuffer(self._encoder.mask(game, seat), _INT8)

    def write(self, game: Game, seat: int, observation: memoryview, mask: memoryview) -> None:
        """Into bytes that somebody else holds: one observation and one mask long."""
        observation[:] = self._encoder.observation(game, seat, self._memory)
        mask[:] = self._encoder.mask(game, seat)
