"""The spaces that observations and actions lie in, as Gymnasium describes them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from shakespeare.envs.arrays import FLAT, Observer
from shakespeare.envs.layout import LEAST, MOST


def observation_space(observer: Observer) -> spaces.Space[Any]:
    """A box, or a dict of boxes."""
    if observer.form == FLAT:
        return _box(observer.layout.size)
    return spaces.Dict({section.name: _box(section.stop - section.start) for section in observer.sections})


def masked_space(observer: Observer, actions: int) -> spaces.Dict:
    """The observation with the mask beside it, as multi-agent environments hand it out."""
    return spaces.Dict(
        {
            "observation": observation_space(observer),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def _box(size: int) -> spaces.Box:
    return spaces.Box(LEAST, MOST, (size,), np.float32)
