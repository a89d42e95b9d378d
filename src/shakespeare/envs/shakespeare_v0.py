"""Shakespeare for PettingZoo, under a name that says which version of the environment it is.

What a learner sees and gets for the same game does not change within a version. `env` is the environment in which the
players act one after another, `parallel_env` the form in which all act at once.
"""

import pettingzoo

from shakespeare.envs.aec import ShakespeareAEC
from shakespeare.envs.parallel import ShakespeareParallel

env = ShakespeareAEC
raw_env = ShakespeareAEC  # it checks by itself what PettingZoo's wrappers would
parallel_env = ShakespeareParallel

pettingzoo.register("aec", "shakespeare_v0", entry_point=f"{__name__}:env")
pettingzoo.register("parallel", "shakespeare_v0", entry_point=f"{__name__}:parallel_env")
