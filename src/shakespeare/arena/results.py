"""What many games tell: scores, win shares, payrolls, where points come from."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from shakespeare.game.options import Options

_Z95: Final = 1.959963984540054  # the normal quantile of a 95 % interval


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game; all but the seed and the number of decisions is by seat."""

    seed: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    payrolls: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]  # prestige by source, the same sources for all
    decisions: int

    def win(self, seat: int) -> float:
        """1 for the winner, a part of it for each of those who share the victory."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0

    def to_dict(self) -> dict[str, object]:
        return {
            "seed": self.seed,
            "players": list(self.players),
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "payrolls": list(self.payrolls),
            "decisions": self.decisions,
        }


@dataclass(frozen=True, slots=True)
class Spread:
    """A number over many games."""

    mean: float
    sd: float
    min: int
    max: int

    @staticmethod
    def of(numbers: Sequence[int]) -> "Spread":
        return Spread(fmean(numbers), stdev(numbers) if len(numbers) > 1 else 0.0, min(numbers), max(numbers))

    def to_dict(self) -> dict[str, object]:
        return {"mean": round(self.mean, 4), "sd": round(self.sd, 4), "min": self.min, "max": self.max}


@dataclass(frozen=True, slots=True)
class Tally:
    """What is known of one player, or of one seat, over all games; a player counts once for each of its seats."""

    name: str
    count: int
    score: Spread
    payroll: Spread
    wins: float
    sources: dict[str, float]  # mean prestige by source

    @property
    def win_share(self) -> float:
        return self.wins / self.count

    @property
    def win_interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.count)

    def to_dict(self) -> dict[str, object]:
        low, high = self.win_interval
        return {
            "count": self.count,
            "score": self.score.to_dict(),
            "win_share": {
                "share": round(self.win_share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
            },
            "payroll": self.payroll.to_dict(),
            "sources": {name: round(mean, 4) for name, mean in self.sources.items()},
        }


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson."""
    share = wins / count
    square = _Z95 * _Z95 / count
    middle = (share + square / 2) / (1 + square)
    half = _Z95 * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Results:
    """The games of one simulation. Two are equal if all their games are, however long they took."""

    options: Options
    players: tuple[str, ...]
    seed: int
    outcomes: tuple[Outcome, ...]
    seconds: float = field(default=0.0, compare=False)

    @property
    def games(self) -> int:
        return len(self.outcomes)

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    def by_player(self) -> list[Tally]:
        return [
            _tally(text, [(game, seat) for game, seat in self._seats() if game.players[seat] == text])
            for text in dict.fromkeys(self.players)
        ]

    def by_seat(self) -> list[Tally]:
        return [
            _tally(str(number), [(game, seat) for game, seat in self._seats() if seat == number])
            for number in range(self.options.players)
        ]

    def _seats(self) -> Iterator[tuple[Outcome, int]]:
        return ((outcome, seat) for outcome in self.outcomes for seat in range(self.options.players))

    def winners_score(self) -> Spread:
        return Spread.of([max(outcome.scores) for outcome in self.outcomes])

    def decisions(self) -> Spread:
        return Spread.of([outcome.decisions for outcome in self.outcomes])

    def summary(self) -> dict[str, object]:
        """All that is known but the single games, as plain data."""
        edition = self.options.edition
        return {
            "games": self.games,
            "seed": self.seed,
            "players": list(self.players),
            "options": self.options.to_dict(),
            "edition": {"name": edition.name, "digest": edition.digest},
            "by_player": {tally.name: tally.to_dict() for tally in self.by_player()},
            "by_seat": {tally.name: tally.to_dict() for tally in self.by_seat()},
            "winners_score": self.winners_score().to_dict(),
            "decisions": self.decisions().to_dict(),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 2),
        }

    def to_dict(self) -> dict[str, object]:
        """The summary, and a row for every game."""
        return {**self.summary(), "rows": [outcome.to_dict() for outcome in self.outcomes]}


def _tally(name: str, seats: list[tuple[Outcome, int]]) -> Tally:
    return Tally(
        name,
        len(seats),
        Spread.of([game.scores[seat] for game, seat in seats]),
        Spread.of([game.payrolls[seat] for game, seat in seats]),
        sum(game.win(seat) for game, seat in seats),
        {
            source: fmean(game.sources[seat][source] for game, seat in seats)
            for source in seats[0][0].sources[0]
        },
    )
