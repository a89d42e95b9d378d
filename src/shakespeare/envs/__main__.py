"""Prints the index of observations: `python -m shakespeare.envs [EDITION]`, a line for each number."""

import sys

from shakespeare.edition import load_edition
from shakespeare.envs.layout import layout_of


def main(arguments: list[str]) -> None:
    layout = layout_of(load_edition(arguments[0]) if arguments else None)
    for number, name in enumerate(layout.names):
        print(number, name)


if __name__ == "__main__":
    main(sys.argv[1:])
