"""Shakespeare for PettingZoo, under a name that says which version of the environment it is.

What a learner sees or gets for the same game is never changed within a version. `env` is the environment to use, `raw_env`
the same without the check that it is reset and stepped in order, `parallel_env` the form in which all act at once.
"""

from typing import Any

import pettingzoo
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

from shakespeare.envs.aec import ShakespeareAEC
from shakespeare.envs.parallel import ShakespeareParallel

raw_env = ShakespeareAEC
parallel_env = ShakespeareParallel


def env(**options: Any) -> AECEnv[str, Any, int]:
    return OrderEnforcingWrapper(ShakespeareAEC(**options))


pettingzoo.register("aec", "shakespeare_v0", entry_point=f"{__name__}:env")
pettingzoo.register("parallel", "shakespeare_v0", entry_point=f"{__name__}:parallel_env")
