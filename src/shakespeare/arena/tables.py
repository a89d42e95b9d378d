"""The figures as CSV: one row a game and seat, and tables of players, cards, objectives, wagers and backstage cards."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence

from shakespeare.arena.facts import GameFacts, SeatFacts
from shakespeare.arena.figures import (
    Figures,
    card_figures,
    characters,
    objective_figures,
    objectives,
    wager_figures,
)
from shakespeare.arena.intervals import Estimate
from shakespeare.game.terms import ACTS, DAYS

Row = list[object]


def tables(figures: Figures, games: Sequence[GameFacts]) -> dict[str, str]:
    """The text of each file, by its name."""
    found = {
        "seats.csv": _seats(games),
        "players.csv": _players(figures),
        "cards.csv": _cards(figures, games),
        "objectives.csv": _objectives(figures, games),
        "wagers.csv": _wagers(figures, games),
    }
    if figures.settings.options.backstage:
        found["backstage.csv"] = _backstage(figures, games)
    return {name: _csv(rows) for name, rows in found.items()}


def _csv(rows: Iterable[Row]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerows(rows)
    return stream.getvalue()


def _seats(games: Sequence[GameFacts]) -> Iterator[Row]:
    sources = list(games[0].seats[0].sources)
    yield [
        *("game", "deal", "seed", "seat", "player", "score", "rank", "win", "payroll", "unpaid", "money"),
        *(f"from_{source}" for source in sources),
        *(f"act_{act}" for act in range(1, ACTS + 1)),
        *("set_elements", "costume_elements", "costumes"),
        *(f"wager_{day}" for day in range(1, DAYS + 1)),
        *("decisions", "seconds", "slowest"),
    ]
    for game in games:
        fixture = game.fixture
        for number, seat in enumerate(game.seats):
            yield [
                *(fixture.number, fixture.deal, fixture.seed, number, seat.player, seat.score, seat.rank),
                *(seat.win, seat.payroll, seat.unpaid, seat.money),
                *(seat.sources[source] for source in sources),
                *seat.acts,
                *(seat.set_elements, seat.costume_elements, seat.costumes),
                *(seat.wagers if seat.wagers else [None] * DAYS),
                *(seat.decisions, seat.seconds, seat.slowest),
            ]


def _players(figures: Figures) -> Iterator[Row]:
    yield [
        *("player", "seats", "win_share", "win_low", "win_high", "rating", "rating_low", "rating_high"),
        *("score", "score_low", "score_high", "score_sd", "payroll", "payroll_sd"),
        *("decisions_a_game", "seconds_a_decision", "slowest_decision"),
    ]
    for player in figures.players:
        group = player.group
        yield [
            *(player.name, group.seats, *_three(player.wins), *_three(player.rating), *_three(player.score)),
            *(group.score.sd, group.payroll.mean, group.payroll.sd),
            *(player.decisions, player.seconds, player.slowest),
        ]


def _three(estimate: Estimate | None) -> Row:
    return [None] * 3 if estimate is None else [estimate.value, estimate.low, estimate.high]


def _groups(figures: Figures, games: Sequence[GameFacts]) -> Iterator[tuple[str, bool, list[SeatFacts]]]:
    """The seats of each player, those that won and those that did not."""
    for player in figures.players:
        for won in (True, False):
            yield (
                player.name,
                won,
                [
                    seat
                    for game in games
                    for seat in game.seats
                    if seat.player == player.name and seat.won == won
                ],
            )


def _cards(figures: Figures, games: Sequence[GameFacts]) -> Iterator[Row]:
    options = figures.settings.options
    yield ["player", "won", "seats", "card", "recruited", "extra", "activated"]
    for name, won, seats in _groups(figures, games):
        for card in card_figures(characters(options.edition, options.backstage), seats):
            yield [name, int(won), len(seats), card.card, card.recruited, card.extra, card.activated]


def _objectives(figures: Figures, games: Sequence[GameFacts]) -> Iterator[Row]:
    options = figures.settings.options
    yield ["player", "won", "seats", "objective", "kept", "points", "played"]
    for name, won, seats in _groups(figures, games):
        for row in objective_figures(objectives(options.edition, options.backstage), seats):
            yield [name, int(won), len(seats), row.objective, row.kept, row.points, row.played]


def _wagers(figures: Figures, games: Sequence[GameFacts]) -> Iterator[Row]:
    yield ["player", "day", "cylinders", "count", "share", "win_share"]
    for player in figures.players if not figures.solo else ():
        seats = [seat for game in games for seat in game.seats if seat.player == player.name]
        for row in wager_figures(seats):
            yield [player.name, row.day, row.cylinders, row.count, row.share, row.wins]


def _backstage(figures: Figures, games: Sequence[GameFacts]) -> Iterator[Row]:
    yield ["player", "won", "seats", "card", "cylinders", "used"]
    for name, won, seats in _groups(figures, games):
        for row in figures.backstage:
            used = sum(seat.used.count((row.card, row.cylinders)) for seat in seats)
            yield [name, int(won), len(seats), row.card, row.cylinders, used]
