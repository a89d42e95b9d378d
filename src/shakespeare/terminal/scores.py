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
    parts.append(Text(say("results-winner", **_spread_words(winner, texts))))
    parts.append(Text(say("results-decisions", **_spread_words(decisions, texts))))
    parts.append(
        Text(
            say(
                "results-speed",
                rate=decimal(results.games_per_second, 1, texts),
                seconds=decimal(results.seconds, 1, texts),
            )
        )
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
        score = decimal(player.score.value, 2, texts)
        if player.wins is not None and player.rating is not None:
            wins = _interval(player.wins, lambda share: _percent(share, texts))
            rating = _interval(player.rating, lambda rating: f"{rating:.0f}")
            table.add_row(player.name, *wins, *rating, score)
        else:
            table.add_row(player.name, score, texts.pounds(decimal(player.group.payroll.mean, 1, texts)))
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
        interval = f"{_percent(low, texts)} – {_percent(high, texts)}"
        wins = [_percent(tally.win_share, texts), interval] if shares else []
        score = tally.score
        table.add_row(
            names[number] if names else tally.name,
            decimal(score.mean, 2, texts),
            decimal(score.sd, 2, texts),
            signed(score.min),
            signed(score.max),
            *wins,
            texts.pounds(decimal(tally.payroll.mean, 1, texts)),
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
            table.add_row(texts.name("source", source), *(decimal(mean, 2, texts) for mean in means))
    return table


def _spread_words(spread: Spread, texts: Texts) -> dict[str, object]:
    return {
        "mean": decimal(spread.mean, 1, texts),
        "sd": decimal(spread.sd, 1, texts),
        "least": spread.min,
        "most": spread.max,
    }


def decimal(number: float, places: int, texts: Texts) -> str:
    """A rounded number as the language writes it, with a real minus sign."""
    rounded = f"{abs(number):.{places}f}"
    whole, _, part = rounded.partition(".")
    text = texts.say("decimal", whole=whole, part=part)
    return f"−{text}" if number < 0 and float(rounded) else text


def _percent(share: float, texts: Texts) -> str:
    return texts.say("percent", percent=decimal(100 * share, 1, texts))
