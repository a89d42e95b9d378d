"""Scores taken apart, of one game or of many."""

from collections.abc import Callable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shakespeare.arena import Estimate, Figures, Results, Spread, Tally
from shakespeare.game.ending import Standing
from shakespeare.locales import Texts
from shakespeare.terminal import styles
from shakespeare.terminal.drawing import signed


def standings_table(standings: Sequence[Standing], texts: Texts) -> RenderableType:
    """One column a player, one line a source of prestige."""
    say = texts.say
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("scores-source"))
    for standing in standings:
        name = texts.name("seat", standing.seat)
        table.add_column(Text(name, styles.SEATS[standing.seat]), justify="right", min_width=8)
    for source in standings[0].sources:
        points = [standing.sources[source] for standing in standings]
        if any(points):
            table.add_row(texts.name("source", source), *map(signed, points))
    table.add_section()
    table.add_row(
        Text(say("scores-total"), "bold"),
        *(Text(signed(standing.score), "bold") for standing in standings),
        end_section=True,
    )
    table.add_row(say("scores-payroll"), *(texts.pounds(standing.payroll) for standing in standings))
    table.add_row(say("scores-left"), *(texts.pounds(standing.money) for standing in standings))
    lines: list[RenderableType] = [table]
    for standing in standings:
        for objective, scored in standing.objectives.items():
            lines.append(
                Text(say("scores-objective", seat=standing.seat, objective=objective, points=scored))
            )
    return Group(*lines)


def results_tables(results: Results, texts: Texts) -> RenderableType:
    """A simulation in three tables and a sentence or two."""
    say = texts.say
    winner, decisions = results.winners_score(), results.decisions()
    parts: list[RenderableType] = [
        Text(
            say("results-title", games=results.games, players=list(results.players), seed=str(results.seed))
        ),
        Text(),
        _tallies(results, results.by_player(), say("results-player"), None, texts),
        Text(),
    ]
    if results.options.players > 1:
        names = [texts.name("seat", seat) for seat in range(results.options.players)]
        parts += [_tallies(results, results.by_seat(), say("results-seat"), names, texts), Text()]
    parts += [_sources(results, texts), Text()]
    parts.append(Text(say("results-winner", **_spread_words(winner))))
    parts.append(Text(say("results-decisions", **_spread_words(decisions))))
    parts.append(
        Text(say("results-speed", rate=f"{results.games_per_second:.1f}", seconds=f"{results.seconds:.1f}"))
    )
    return Group(*parts)


def arena_table(figures: Figures, texts: Texts) -> RenderableType:
    """The players of an arena, the strongest first."""
    say = texts.say
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("results-player"), overflow="fold")
    names = ["results-score", "results-payroll"]
    if figures.settings.compares:
        names = ["results-wins", "results-interval", "arena-rating", "results-interval", "results-score"]
    for name in names:
        table.add_column(say(name), justify="right", no_wrap=True)
    for player in sorted(figures.players, key=lambda player: -(player.rating or player.score).value):
        score = decimal(player.score.value, 2)
        if player.wins is not None and player.rating is not None:
            wins = _interval(player.wins, lambda share: f"{share:.1%}")
            rating = _interval(player.rating, lambda rating: f"{rating:.0f}")
            table.add_row(player.name, *wins, *rating, score)
        else:
            table.add_row(player.name, score, texts.pounds(f"{player.group.payroll.mean:.1f}"))
    title = Text(say("arena-title", games=figures.games, deals=figures.deals))
    return Group(title, Text(), table, Text())


def _interval(estimate: Estimate, written: Callable[[float], str]) -> list[str]:
    if estimate.low is None or estimate.high is None:
        return [written(estimate.value), "–"]
    return [written(estimate.value), f"{written(estimate.low)} – {written(estimate.high)}"]


def _tallies(
    results: Results, tallies: Sequence[Tally], title: str, names: Sequence[str] | None, texts: Texts
) -> Table:
    say = texts.say
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(title)
    for column in ("score", "sd", "least", "most"):
        table.add_column(say(f"results-{column}"), justify="right")
    shares = results.options.players > 1
    if shares:
        table.add_column(say("results-wins"), justify="right")
        table.add_column(say("results-interval"), justify="right")
    table.add_column(say("results-payroll"), justify="right")
    for number, tally in enumerate(tallies):
        low, high = tally.win_interval
        wins = [f"{tally.win_share:.1%}", f"{low:.1%} – {high:.1%}"] if shares else []
        score = tally.score
        table.add_row(
            names[number] if names else tally.name,
            decimal(score.mean, 2),
            decimal(score.sd, 2),
            signed(score.min),
            signed(score.max),
            *wins,
            texts.pounds(f"{tally.payroll.mean:.1f}"),
        )
    return table


def _sources(results: Results, texts: Texts) -> Table:
    tallies = results.by_player()
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts.say("results-sources"))
    for tally in tallies:
        table.add_column(tally.name, justify="right")
    for source in tallies[0].sources:
        means = [tally.sources[source] for tally in tallies]
        if any(means):
            table.add_row(texts.name("source", source), *(decimal(mean, 2) for mean in means))
    return table


def _spread_words(spread: Spread) -> dict[str, object]:
    return {
        "mean": decimal(spread.mean, 1),
        "sd": decimal(spread.sd, 1),
        "least": spread.min,
        "most": spread.max,
    }


def decimal(number: float, places: int) -> str:
    """A rounded number with a real minus sign."""
    text = f"{abs(number):.{places}f}"
    return f"−{text}" if number < 0 and float(text) else text
