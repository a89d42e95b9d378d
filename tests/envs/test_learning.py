"""docs/learning.md: every command in it runs. Its Python examples are run with those of all documents."""

import os
import re
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from shakespeare.envs import layout_of

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.S) for line in block.splitlines()]
PROGRAMS = re.findall(r"`(\w+\.py)`:\n\n```py\n(.*?)```", TEXT, re.S)


def test_the_commands_are_known() -> None:
    """A new one is to be run somewhere below."""
    assert COMMANDS == [
        "python3 -m venv learning",
        "learning/bin/pip install '.[train]'",
        "learning/bin/python train.py 16384",
        "learning/bin/python -m shakespeare.envs",
    ]
    assert [name for name, _ in PROGRAMS] == ["train.py"]


def test_the_index_is_printed() -> None:
    _, *arguments = shlex.split(COMMANDS[-1])
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"{number} {name}" for number, name in enumerate(layout_of().names)]


@pytest.mark.extras
def test_from_install_to_a_first_agent(tmp_path: Path) -> None:
    """All commands in their order, in a folder of their own.

    What the installation wants is there already, in the environment that runs this test, and the new one looks there:
    nothing is downloaded. The rules stay plain.
    """
    pytest.importorskip("sb3_contrib", reason="needs sb3-contrib and torch: make test-extras")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "docs", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    for name, program in PROGRAMS:
        (tmp_path / name).write_text(program, encoding="utf-8")
    # pip reads this the wrong way round: 0 means that nothing is built in isolation.
    environment = {**os.environ, "SHAKESPEARE_PURE": "1", "PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0"}
    environment.pop("PYTHONPATH", None)
    found = {}
    for command in COMMANDS:
        done = subprocess.run(
            command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        found[command] = done.stdout
        if "venv" in command:
            (site,) = (tmp_path / "learning" / "lib").glob("python*/site-packages")
            here = sysconfig.get_paths()["purelib"]
            site.joinpath("already.pth").write_text(f"import sys; sys.path.insert(0, {here!r})\n")
    scores = dict(re.findall(r"^(random|trained): (-?[\d.]+)$", found[COMMANDS[2]], re.M))
    assert float(scores["trained"]) > 2 * float(scores["random"]) > 0
    assert (tmp_path / "agent.zip").is_file()


@pytest.mark.extras
@pytest.mark.parametrize(("opponents", "policy"), [(("random",), "MlpPolicy"), ((), "MultiInputPolicy")])
def test_a_short_training(opponents, policy) -> None:
    """Masked PPO takes the environment as it is: flat and in sections, alone and against others."""
    sb3 = pytest.importorskip("sb3_contrib", reason="needs sb3-contrib and torch: make test-extras")
    from shakespeare.envs.single import ShakespeareEnv

    form = "flat" if policy == "MlpPolicy" else "dict"
    env = ShakespeareEnv(opponents=opponents, observation=form)
    model = sb3.MaskablePPO(policy, env, n_steps=64, batch_size=64, n_epochs=1, seed=0)
    model.learn(256)
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        action, _ = model.predict(observation, action_masks=env.action_masks())
        assert info["action_mask"][action]
        observation, _, over, _, info = env.step(action)
    assert "illegal" not in info and env.game.finished
