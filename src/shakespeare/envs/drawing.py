"""A table to look at: as text, or as a picture."""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from shakespeare.edition import Edition
from shakespeare.envs.text import as_text
from shakespeare.players import View

HUMAN: Final = "human"  # the text, printed
ANSI: Final = "ansi"
RGB: Final = "rgb_array"
MODES: Final = (HUMAN, ANSI, RGB)

Rendered: TypeAlias = str | npt.NDArray[np.uint8] | None


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode: one of {', '.join(MODES)}, or None; not {mode!r}")
    return mode


def render(view: View, edition: Edition, mode: str | None) -> Rendered:
    """What a view shows, in one of the modes."""
    if mode is None:
        raise ValueError(
            f"render_mode: one of {', '.join(MODES)} is to be given when the environment is made"
        )
    if mode == RGB:
        from shakespeare.envs.picture import as_picture

        return as_picture(view, edition)
    text = as_text(view, edition)
    if mode == ANSI:
        return text
    print(text)
    return None
