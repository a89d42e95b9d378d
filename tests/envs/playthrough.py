"""A golden playthrough in OpenSpiel's own form: `python -m tests.envs.playthrough` writes it anew.

Long tensors stand there as digests: a person reads the rest.
"""

import hashlib
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import shakespeare.envs.openspiel  # noqa: F401  registers the game

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden" / "openspiel.txt"
GAME = "python_shakespeare(edition=tests/editions/frozen.toml,players=2)"
SEED = 7
_LONGEST = 200


def shortened(line: str) -> str:
    if not line.startswith("ObservationTensor(") or len(line) <= _LONGEST:
        return line
    name, _, values = line.partition(" ")
    return f"{name} {hashlib.sha256(values.encode()).hexdigest()[:16]}"


def playthrough(actions: list[object]) -> str:
    """The whole game; what the actions leave open is random. To be called in the root of the repository."""
    lines = generate_playthrough.playthrough_lines(GAME, action_sequence=actions, seed=SEED)
    return "\n".join(shortened(line) for line in lines) + "\n"


def actions_of(text: str) -> list[object]:
    """What was played: a number, or one for each player where they chose at once."""
    found: list[object] = []
    for line in text.splitlines():
        if line.startswith("action: "):
            found.append(int(line.removeprefix("action: ")))
        elif line.startswith("actions: "):
            found.append([int(number) for number in line.removeprefix("actions: ")[1:-1].split(",")])
    return found


if __name__ == "__main__":
    GOLDEN.write_text(playthrough([]), encoding="utf-8")
