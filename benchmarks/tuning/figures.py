"""What games tell of an edition: the figures that tuning is after, each with its uncertainty."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from shakespeare.arena.facts import base_names
from shakespeare.arena.playing import play
from shakespeare.arena.schedule import Fixture
from shakespeare.edition import Edition
from shakespeare.game.options import Options
from shakespeare.locales.counts import PAYROLLS

USUAL_PAYROLLS = range(PAYROLLS[0], PAYROLLS[1] + 1)  # of winners


@dataclass(frozen=True, slots=True)
class Figure:
    """An estimate and its standard error."""

    value: float
    error: float


@dataclass(slots=True)
class Tally:
    """What is counted over games of one edition. Tallies of the same edition can be added."""

    scores: dict[str, list[int]] = field(default_factory=dict)  # best scores, by number of players
    payrolls: list[int] = field(default_factory=list)  # of winners, with several players
    objectives: dict[str, list[int]] = field(default_factory=dict)  # points to those who kept it
    recruited: dict[str, Counter[str]] = field(default_factory=lambda: {"won": Counter(), "lost": Counter()})
    seats: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        for mine, theirs in ((self.scores, other.scores), (self.objectives, other.objectives)):
            for key, values in theirs.items():
                mine.setdefault(key, []).extend(values)
        self.payrolls += other.payrolls
        for key in self.recruited:
            self.recruited[key] += other.recruited[key]
        self.seats += other.seats

    def figures(self) -> dict[str, Figure]:
        """`score-2`, `payroll`, `objective-cast`, `card-romeo`: a card's is the logarithm, to base 2, of how often winners
        recruit it for every time that others do, seat for seat."""
        found = {f"score-{players}": mean(values) for players, values in self.scores.items()}
        if self.payrolls:
            found["payroll"] = mean([float(payroll in USUAL_PAYROLLS) for payroll in self.payrolls])
        found |= {f"objective-{name}": mean(values) for name, values in self.objectives.items()}
        won, lost = self.recruited["won"], self.recruited["lost"]
        for card in won | lost:
            mine, theirs = won[card] + 0.5, lost[card] + 0.5
            ratio = (mine / self.seats["won"]) / (theirs / self.seats["lost"])
            found[f"card-{card}"] = Figure(math.log2(ratio), math.sqrt(1 / mine + 1 / theirs) / math.log(2))
        return found

    def to_dict(self) -> dict[str, Any]:
        return {
            "scores": self.scores,
            "payrolls": self.payrolls,
            "objectives": self.objectives,
            "recruited": self.recruited,
            "seats": self.seats,
        }

    @classmethod
    def of(cls, data: dict[str, Any]) -> "Tally":
        recruited = {key: Counter(value) for key, value in data["recruited"].items()}
        return cls(data["scores"], data["payrolls"], data["objectives"], recruited, Counter(data["seats"]))


def mean(values: Iterable[float]) -> Figure:
    """The spread of few values is not trusted: it counts as at least a third of a point."""
    found = list(values)
    average = math.fsum(found) / len(found)
    variance = math.fsum((value - average) ** 2 for value in found) / max(1, len(found) - 1)
    return Figure(average, math.sqrt(max(variance, 0.1) / len(found)))


def tally(edition: Edition, players: int, player: str, seeds: range) -> Tally:
    """Games that a computer player plays against itself."""
    found = Tally(scores={str(players): []})
    names = base_names(edition)
    for seed in seeds:
        fixture = Fixture(number=seed, deal=seed, seed=seed, players=(player,) * players)
        game = play(Options(players, edition=edition), fixture).game
        standings = game.standings()
        found.scores[str(players)].append(max(standing.score for standing in standings))
        if players == 1:
            continue
        result = {standing.seat: "won" if standing.rank == 1 else "lost" for standing in standings}
        found.seats.update(result.values())
        for standing in standings:
            if standing.rank == 1:
                found.payrolls.append(standing.payroll)
            for name, points in standing.objectives.items():
                found.objectives.setdefault(name, []).append(points)
        for event in game.events:
            if event.id == "recruited":
                seat, card = event.args["seat"], str(event.args["card"])
                found.recruited[result[seat]][names[card]] += 1
    return found
