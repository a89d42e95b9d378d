"""All the figures of an arena: computed once, written as tables, drawn in the report.

A seat is one player in one game. Winners are the seats of first rank, all of those who share a victory.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from shakespeare.arena.facts import GameFacts, SeatFacts
from shakespeare.arena.folder import Settings
from shakespeare.arena.intervals import Estimate, estimated, estimated_share, mean_of, resamples
from shakespeare.arena.ratings import Matrix, ratings
from shakespeare.arena.results import Spread
from shakespeare.edition import Edition
from shakespeare.game.terms import ACTS, CYLINDERS, DAYS

Seats = Sequence[SeatFacts]


@dataclass(frozen=True, slots=True)
class Group:
    """Some seats, and what they did on average."""

    seats: int
    score: Spread
    payroll: Spread
    scores: Mapping[int, int]  # how many seats had each
    payrolls: Mapping[int, int]
    sources: Mapping[str, float]  # mean prestige by source
    acts: tuple[float, ...]  # mean last space on each
    set_elements: float
    costume_elements: float
    costumes: float  # completed

    @staticmethod
    def of(seats: Seats) -> "Group":
        scores = [seat.score for seat in seats]
        payrolls = [seat.payroll for seat in seats]
        return Group(
            len(seats),
            Spread.of(scores),
            Spread.of(payrolls),
            Counter(scores),
            Counter(payrolls),
            {source: fmean(seat.sources[source] for seat in seats) for source in seats[0].sources},
            tuple(fmean(seat.acts[act] for seat in seats) for act in range(ACTS)),
            fmean(seat.set_elements for seat in seats),
            fmean(seat.costume_elements for seat in seats),
            fmean(seat.costumes for seat in seats),
        )


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """One entrant."""

    name: str
    group: Group
    score: Estimate
    wins: Estimate | None  # None, like the rating, without others to compare with
    rating: Estimate | None
    decisions: float  # a seat and game
    seconds: float  # a decision
    slowest: float


@dataclass(frozen=True, slots=True)
class CardFigures:
    """A character, over all seats of some group: how often a seat took it, and used it."""

    card: str
    recruited: int
    extra: int
    activated: int


@dataclass(frozen=True, slots=True)
class ObjectiveFigures:
    objective: str
    kept: int
    points: int  # of all who kept it
    winners: int  # who kept it
    played: int  # for its mask

    @property
    def mean(self) -> float | None:
        return self.points / self.kept if self.kept else None


@dataclass(frozen=True, slots=True)
class WagerFigures:
    day: int
    cylinders: int
    count: int
    share: float  # of all wagers of the day
    wins: float | None  # the win share of those who made it


@dataclass(frozen=True, slots=True)
class BackstageFigures:
    card: str
    cylinders: int
    winners: int
    others: int


@dataclass(frozen=True, slots=True)
class Figures:
    settings: Settings
    games: int
    deals: int
    players: tuple[PlayerFigures, ...]
    all: Group
    winners: Group
    others: Group | None  # None in the solo game
    ahead: Matrix  # by entrant: how often ahead of each other one, a tie counting half
    cards_of_winners: tuple[CardFigures, ...]
    cards_of_others: tuple[CardFigures, ...]
    objectives: tuple[ObjectiveFigures, ...]
    wagers: tuple[WagerFigures, ...]
    backstage: tuple[BackstageFigures, ...]

    @property
    def solo(self) -> bool:
        return self.settings.options.players == 1


def figures_of(settings: Settings, games: Sequence[GameFacts]) -> Figures:
    """`games` in the order of their numbers, whole deals only."""
    seats = [seat for game in games for seat in game.seats]
    winners = [seat for seat in seats if seat.won]
    others = [seat for seat in seats if not seat.won]
    options = settings.options
    cards = [*characters(options.edition, options.backstage)]
    return Figures(
        settings,
        len(games),
        games[-1].fixture.deal + 1,
        tuple(_players(settings, games)),
        Group.of(seats),
        Group.of(winners),
        Group.of(others) if others else None,
        _ahead(settings.entrants, games),
        tuple(card_figures(cards, winners)),
        tuple(card_figures(cards, others)),
        tuple(objective_figures(objectives(options.edition, options.backstage), seats)),
        tuple(wager_figures(seats)) if options.players > 1 else (),
        tuple(_backstage(options.edition, winners, others)) if options.backstage else (),
    )


def characters(edition: Edition, backstage: bool) -> list[str]:
    """Who can be recruited or activated, in the order of the edition."""
    actors = edition.backstage.actors if backstage and edition.backstage else ()
    return [card.name for card in (*edition.printed, *edition.characters, *actors)]


def objectives(edition: Edition, backstage: bool) -> list[str]:
    names = [objective.name for objective in edition.objectives]
    if backstage and edition.backstage:
        names += [objective.name for objective in edition.backstage.objectives]
    return names


def card_figures(cards: Iterable[str], seats: Seats) -> Iterator[CardFigures]:
    recruited = Counter(card for seat in seats for card in seat.recruited)
    extra = Counter(card for seat in seats for card in seat.extras)
    activated = Counter(card for seat in seats for card in seat.activated)
    for card in cards:
        yield CardFigures(card, recruited[card], extra[card], activated[card])


def objective_figures(names: Iterable[str], seats: Seats) -> Iterator[ObjectiveFigures]:
    for name in names:
        kept = [seat for seat in seats if name in seat.objectives]
        yield ObjectiveFigures(
            name,
            len(kept),
            sum(seat.objectives[name] for seat in kept),
            sum(seat.won for seat in kept),
            sum(seat.played.count(name) for seat in seats),
        )


def wager_figures(seats: Seats) -> Iterator[WagerFigures]:
    for day in range(1, DAYS + 1):
        for cylinders in range(1, CYLINDERS + 1):
            made = [seat.win for seat in seats if seat.wagers[day - 1] == cylinders]
            wins = fmean(made) if made else None
            yield WagerFigures(day, cylinders, len(made), len(made) / len(seats), wins)


def _backstage(edition: Edition, winners: Seats, others: Seats) -> Iterator[BackstageFigures]:
    assert edition.backstage is not None
    won = Counter(use for seat in winners for use in seat.used)
    lost = Counter(use for seat in others for use in seat.used)
    for card in edition.backstage.cards:
        for cylinders in sorted({number for name, number in (*won, *lost) if name == card.name}):
            use = (card.name, cylinders)
            yield BackstageFigures(*use, won[use], lost[use])


# The entrants


def _players(settings: Settings, games: Sequence[GameFacts]) -> Iterator[PlayerFigures]:
    entrants = settings.entrants
    deals = _by_deal(games)
    drawn = list(resamples(len(deals), settings.seed))
    ladder = _ratings(entrants, deals, drawn) if settings.compares else None
    for place, name in enumerate(entrants):
        seats = [seat for game in games for seat in game.seats if seat.player == name]
        if not seats:
            continue  # there were fewer deals than line-ups

        def estimate(
            of: Callable[[SeatFacts], float], name: str = name
        ) -> tuple[float, list[float | None], int]:
            """The mean over this entrant's seats, what it is over other deals, and on how many deals it was there."""
            found = [
                [of(seat) for game in deal for seat in game.seats if seat.player == name] for deal in deals
            ]
            mean = mean_of([sum(values) for values in found], [len(values) for values in found])
            whole = mean(list(range(len(deals))))
            assert whole is not None
            return whole, [mean(numbers) for numbers in drawn], sum(map(bool, found))

        decisions = sum(seat.decisions for seat in seats)
        yield PlayerFigures(
            name,
            Group.of(seats),
            estimated(*estimate(_score)[:2]),
            estimated_share(*estimate(_win)) if settings.compares else None,
            ladder[place] if ladder else None,
            decisions / len(seats),
            sum(seat.seconds for seat in seats) / decisions if decisions else 0.0,
            max(seat.slowest for seat in seats),
        )


def _score(seat: SeatFacts) -> float:
    return seat.score


def _win(seat: SeatFacts) -> float:
    return seat.win


def _by_deal(games: Sequence[GameFacts]) -> list[list[GameFacts]]:
    deals: list[list[GameFacts]] = [[] for _ in range(games[-1].fixture.deal + 1)]
    for game in games:
        deals[game.fixture.deal].append(game)
    return deals


def _ahead(entrants: Sequence[str], games: Iterable[GameFacts]) -> Matrix:
    place = {name: number for number, name in enumerate(entrants)}
    ahead = [[0.0] * len(entrants) for _ in entrants]
    for game in games:
        for one in game.seats:
            for other in game.seats:
                if one.player != other.player and one.rank <= other.rank:
                    ahead[place[one.player]][place[other.player]] += 1.0 if one.rank < other.rank else 0.5
    return ahead


def _ratings(
    entrants: Sequence[str], deals: Sequence[Sequence[GameFacts]], drawn: Sequence[list[int]]
) -> list[Estimate]:
    size = range(len(entrants))
    matrices = [_ahead(entrants, deal) for deal in deals]
    cells = {(i, j): [matrix[i][j] for matrix in matrices] for i in size for j in size if i != j}

    def fit(numbers: Iterable[int]) -> list[float]:
        picked = list(numbers)
        ahead = [[0.0] * len(size) for _ in size]
        for (i, j), values in cells.items():
            ahead[i][j] = sum(map(values.__getitem__, picked))
        return ratings(ahead)

    whole = fit(range(len(deals)))
    again = [fit(numbers) for numbers in drawn]
    return [estimated(whole[i], [found[i] for found in again]) for i in size]
