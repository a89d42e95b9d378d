"""The search: what to play next, a journal of what was played, and the best edition so far.

The journal is all there is to remember: a search that was stopped reads it and goes on as if it had not been. Its first line has the
settings, every other one an edition with what its games told, in the order of their numbers. What is proposed depends on the seed and
on the results that are at least `jobs` older, whichever came first: the same seed and number of jobs give the same journal.
"""

import json
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from benchmarks.tuning.figures import Tally, tally
from benchmarks.tuning.levers import changed
from benchmarks.tuning.model import Model, blended
from benchmarks.tuning.wanted import Range, aim, loss

from shakespeare.edition import Edition, load_edition

PARENTS = 5  # the best editions, from which others are made
POOL = 100  # that are thought of for each that is played
CHANGES = (1, 2, 2, 3, 4, 6)
AGAIN = 6  # every so many, the best edition is played again instead
CHANGED = 0.05  # loss for every datum that is not as at the start: what brings nothing is left alone


@dataclass(frozen=True, slots=True)
class Settings:
    seed: int
    jobs: int
    games: int  # for each number of players
    player: str


@dataclass(slots=True)
class Tried:
    edition: Edition
    tally: Tally


def play(data: dict[str, Any], player: str, seeds: range) -> dict[str, Any]:
    """Games for two, three and four, on these seeds each."""
    edition = load_edition(data)
    found = Tally()
    for players in (2, 3, 4):
        found.add(tally(edition, players, player, seeds))
    return found.to_dict()


def differences(one: Any, other: Any) -> int:
    """How many data are not the same in two editions of the same cards."""
    if isinstance(one, dict):
        return sum(differences(value, other[name]) for name, value in one.items())
    return int(one != other)


class Search:
    def __init__(self, start: Edition, settings: Settings, journal: Path) -> None:
        self.start = start
        self.settings = settings
        self.journal = journal
        self.tried: dict[str, Tried] = {}  # by digest
        self._model = Model(start)
        self._results: list[tuple[Edition, Tally]] = []  # by number
        self._seen = 0  # of them, by the model
        self._open()

    def run(self, seconds: float) -> Iterator[tuple[int, Edition]]:
        """Proposes and plays until the time is over; yields each edition as its games are done."""
        until = monotonic() + seconds
        waiting: list[Future[dict[str, Any]]] = []
        editions: list[Edition] = []
        number = len(self._results)
        with (
            ProcessPoolExecutor(self.settings.jobs) as pool,
            self.journal.open("a", encoding="utf-8") as file,
        ):
            while True:
                while len(waiting) < self.settings.jobs and monotonic() < until:
                    following = number + len(waiting)
                    self._look(following - self.settings.jobs)
                    editions.append(self._propose(following))
                    first = self.settings.seed * 10_000_000 + following * self.settings.games
                    seeds = range(first, first + self.settings.games)
                    waiting.append(pool.submit(play, editions[-1].to_dict(), self.settings.player, seeds))
                if not waiting:
                    return
                told, edition = waiting.pop(0).result(), editions.pop(0)
                file.write(json.dumps({"number": number, "edition": edition.to_dict(), "tally": told}) + "\n")
                file.flush()
                self._results.append((edition, Tally.of(told)))
                yield number, edition
                number += 1

    def best(self) -> list[tuple[float, Edition, dict[str, float]]]:
        """All that were played, the best first: their loss and figures as model and games have them together."""
        predict = self._model.predictor()
        found = []
        for tried in self.tried.values():
            values = blended(predict(tried.edition), tried.tally.figures())
            found.append((self._loss(tried.edition, values), tried.edition, values))
        return sorted(found, key=lambda one: (one[0], one[1].digest))

    def finish(self) -> None:
        """Takes in the last results, too."""
        self._look(len(self._results) - 1)

    def _loss(self, edition: Edition, values: dict[str, float]) -> float:
        aims: dict[str, Range] = {name: aim(name) for name in values}
        return loss(values, aims) + CHANGED * differences(self.start.to_dict(), edition.to_dict())

    def _look(self, last: int) -> None:
        """Tells the model of all results up to this number."""
        for edition, told in self._results[self._seen : last + 1]:
            self._model.see(edition, told.figures())
            self.tried.setdefault(edition.digest, Tried(edition, Tally())).tally.add(told)
            self._seen += 1

    def _propose(self, number: int) -> Edition:
        random = Random(self.settings.seed * 1_000_003 + number)
        if number == 0 or not self.tried:
            return self.start if number == 0 else changed(self.start.to_dict(), random, 1)
        best = [edition for _, edition, _ in self.best()[:PARENTS]]
        if number % AGAIN == 0:
            return best[0]
        predict = self._model.predictor(np.random.default_rng(random.getrandbits(32)))
        pool = [changed(random.choice(best).to_dict(), random, random.choice(CHANGES)) for _ in range(POOL)]
        found = [(predict(edition), edition) for edition in pool]
        return min(found, key=lambda one: self._loss(one[1], one[0]))[1]

    def _open(self) -> None:
        if not self.journal.exists():
            self.journal.parent.mkdir(parents=True, exist_ok=True)
            head = {"settings": asdict(self.settings), "start": self.start.to_dict()}
            self.journal.write_text(json.dumps(head) + "\n", encoding="utf-8")
            return
        text = self.journal.read_text(encoding="utf-8")
        whole, end, part = text.rpartition("\n")
        if part:  # a line that was being written when the search was stopped
            self.journal.write_text(whole + end, encoding="utf-8")
        head, *lines = map(json.loads, whole.splitlines())
        if head["settings"] != asdict(self.settings) or load_edition(head["start"]) != self.start:
            raise SystemExit(f"{self.journal} is of another search: {json.dumps(head['settings'])}.")
        for line in lines:
            self._results.append((load_edition(line["edition"]), Tally.of(line["tally"])))
