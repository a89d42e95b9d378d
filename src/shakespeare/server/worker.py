"""The process in which computer players think: `python -m shakespeare.server.worker`.

It reads one decision a line and writes one answer a line. It gets a view, a question and the legal moves, and has no
way to the game or to the storage. It ends when nobody speaks to it any more. Whoever serves people comes before it.
"""

import contextlib
import os
import signal
import sys
from typing import Any, Final

import msgspec

from shakespeare.edition import Edition, load_edition
from shakespeare.game.components import components_of
from shakespeare.game.game import Question
from shakespeare.players import dismiss, make_player
from shakespeare.server.lesson import is_partner, partner_of

MOST_EDITIONS: Final = 16  # that a worker has; then it begins anew
_MODESTY: Final = 10  # how much nicer than the server


class Decision(msgspec.Struct, frozen=True):
    """What a worker is asked. The edition comes with the first decision that needs it."""

    player: str
    seed: int
    digest: str
    view: dict[str, Any]
    question: dict[str, Any]
    legal: list[int]
    edition: dict[str, Any] | None
    program: bool = False  # whether the player is a program, which the server's operator has named


class Choice(msgspec.Struct, frozen=True):
    """What a worker answers: the number of a move, or what went wrong."""

    move: int | None
    problem: str | None


class Thinker:
    def __init__(self) -> None:
        self._editions: dict[str, Edition] = {}

    def decide(self, decision: Decision) -> int:
        if decision.edition is not None:
            if len(self._editions) >= MOST_EDITIONS:
                self._editions.clear()
            self._editions[decision.digest] = load_edition(decision.edition)
        edition = self._editions[decision.digest]
        moves = components_of(edition).moves.all
        asked = decision.question
        question = Question(*(asked[key] for key in ("id", "seat", "kind", "character", "value", "args")))
        legal = [moves[number] for number in decision.legal]
        if is_partner(decision.player):
            return partner_of(decision.player).choose(decision.view, question, legal).number
        player = make_player(decision.player, decision.seed, edition, programs=decision.program)
        try:
            return player.choose(decision.view, question, legal).number
        finally:
            dismiss(player)

    def answer(self, line: bytes) -> Choice:
        try:
            return Choice(self.decide(msgspec.json.decode(line, type=Decision)), None)
        except Exception as error:
            return Choice(None, f"{type(error).__name__}: {error}")


def main() -> None:
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_MODESTY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then lets go of us
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a player prints is no answer
    thinker = Thinker()
    with contextlib.suppress(BrokenPipeError):  # the server is gone
        for line in sys.stdin.buffer:
            os.write(answers, msgspec.json.encode(thinker.answer(line)) + b"\n")


if __name__ == "__main__":
    main()
