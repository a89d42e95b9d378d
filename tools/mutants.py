"""Report a mutation run: how many mutants of each module the tests have killed, and which have survived.

A run kills enough if at least nine tenths die. `docs/mutation.md` explains the survivors.
"""

import json
import sys
from pathlib import Path

ENOUGH = 0.9
SURVIVED = (0, 33)  # the tests passed, or none of them reaches the line


def main() -> int:
    killed = total = 0
    survivors: list[str] = []
    for file in sorted(Path("mutants").rglob("*.meta")):
        codes: dict[str, int | None] = json.loads(file.read_text(encoding="utf-8"))["exit_code_by_key"]
        if not codes:
            continue
        unfinished = [name for name, code in codes.items() if code is None]
        if unfinished:
            print(
                f"{len(unfinished)} mutants of {file.stem} have not been tried: run it again.",
                file=sys.stderr,
            )
            return 1
        alive = [name for name, code in codes.items() if code in SURVIVED]
        survivors.extend(alive)
        total += len(codes)
        killed += len(codes) - len(alive)
        print(f"{file.stem:20} {len(codes):5} mutants {(len(codes) - len(alive)) / len(codes):7.1%} killed")
    if not total:
        print("There is no mutation run here.", file=sys.stderr)
        return 1
    Path("mutants/survivors.txt").write_text("\n".join(survivors) + "\n", encoding="utf-8")
    print(
        f"{'all':20} {total:5} mutants {killed / total:7.1%} killed; survivors are in mutants/survivors.txt"
    )
    return 0 if killed >= ENOUGH * total else 1


if __name__ == "__main__":
    sys.exit(main())
