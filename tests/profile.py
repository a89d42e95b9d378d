"""How much the property tests try: the one place that decides it.

`SHAKESPEARE_PROFILE=soak` asks for the long run (`make soak`), `check` for the short one (`make check`); otherwise the counts
are those of `make test`.
"""

import math
import os
import random

TIMES = {"check": 1 / 10, "test": 1, "soak": 50}

PROFILE = os.environ.get("SHAKESPEARE_PROFILE", "test")
if PROFILE not in TIMES:
    raise ValueError(f"SHAKESPEARE_PROFILE is {PROFILE!r}; it can be: {', '.join(TIMES)}.")


def count(small: int) -> int:
    """How many random games (seeds, positions, examples) to try, where `small` is enough for `make test`."""
    return math.ceil(small * TIMES[PROFILE])


def drawn_seed(usual: int) -> int:
    """The usual seed, but another one in each soak; `SHAKESPEARE_SEED` names one, to try a soak's again."""
    given = os.environ.get("SHAKESPEARE_SEED")
    if given is not None:
        return int(given)
    return random.SystemRandom().randrange(10**9) if PROFILE == "soak" else usual
