"""Sections on the players: who wins, how strong they are, how long they think."""

from typing import Final

from shakespeare.arena.report import charts
from shakespeare.arena.report.charts import Scale
from shakespeare.arena.report.page import (
    Cell,
    Figure,
    Html,
    milliseconds,
    one_place,
    percent,
    table,
    tag,
    two_places,
    whole,
)
from shakespeare.arena.report.writer import Writer, interval_of, scale_of

_SHORTEST: Final = 0.001  # milliseconds that the scale can show


def wins(writer: Writer) -> Html:
    players = sorted(writer.figures.players, key=lambda player: -(player.wins.value if player.wins else 0.0))
    shares = [interval_of(player, "wins", player.wins, percent) for player in players]
    fair = 1 / writer.figures.settings.options.players
    most = max(share.high.value or 0.0 for share in shares)
    candles = [
        tag(
            "figure",
            charts.candle(share, most, fair, writer.looks[player.name], player.name),
            tag("figcaption", tag("b", player.name), share.html),
        )
        for player, share in zip(players, shares, strict=True)
    ]
    rows: list[list[Cell]] = [
        [player.name, Figure(f"player/{player.name}/seats", player.group.seats, whole), share]
        for player, share in zip(players, shares, strict=True)
    ]
    lead = writer.say(
        "report-wins-lead", player=players[0].name, share=shares[0], fair=Figure("fair", fair, percent)
    )
    return writer.section(
        "wins",
        lead,
        tag("div", *candles, class_="candles"),
        writer.table(writer.head("player", "seats", "wins"), rows, "wins"),
        _head_to_head(writer) if len(players) > 2 else "",
    )


def _head_to_head(writer: Writer) -> Html:
    names = writer.figures.settings.entrants
    ahead = writer.figures.ahead

    def cell(one: int, other: int) -> Cell:
        if one == other:
            return ""
        met = ahead[one][other] + ahead[other][one]
        share = ahead[one][other] / met if met else None
        return Figure(f"ahead/{names[one]}/{names[other]}", share, percent)

    places = range(len(names))
    rows = [[names[one], *(cell(one, other) for other in places)] for one in places]
    return tag(
        "div",
        tag("h3", writer.say("report-ahead")),
        table([*writer.head("player"), *names], rows, writer.text("report-ahead-caption")),
        class_="matrix",
    )


def ratings(writer: Writer) -> Html:
    players = sorted(
        writer.figures.players, key=lambda player: -(player.rating.value if player.rating else 0.0)
    )
    found = [(player.name, interval_of(player, "rating", player.rating, whole)) for player in players]
    scale = scale_of(bound for _, rating in found for bound in (rating.low, rating.figure, rating.high))
    drawn = []
    for name, rating in found:
        marks = [
            charts.whisker(scale, rating, writer.looks[name]),
            charts.mark(scale, rating.figure, writer.looks[name], name),
        ]
        drawn.append(charts.row(name, charts.lane(*marks, scale=scale), rating.html))
    return writer.section(
        "ratings",
        writer.say("report-ratings-lead"),
        charts.chart("wide", *drawn, charts.axis(scale, "{:.0f}")),
        writer.table(writer.head("player", "rating"), [[name, rating] for name, rating in found], "ratings"),
    )


def thinking(writer: Writer) -> Html:
    players = writer.figures.players
    scale = Scale.decades([max(1000 * player.seconds, _SHORTEST) for player in players])
    drawn = []
    rows: list[list[Cell]] = []
    for player in players:
        key = f"player/{player.name}"
        time = Figure(f"{key}/seconds", player.seconds, milliseconds)
        at = Figure(time.key, max(1000 * player.seconds, _SHORTEST), two_places)
        lane = charts.lane(charts.mark(scale, at, writer.looks[player.name], player.name), scale=scale)
        drawn.append(charts.row(player.name, lane, writer.say("report-ms", time=time)))
        rows.append(
            [
                player.name,
                Figure(f"{key}/decisions", player.decisions, one_place),
                time,
                Figure(f"{key}/slowest", player.slowest, milliseconds),
            ]
        )
    return writer.section(
        "thinking",
        writer.say("report-thinking-lead"),
        charts.chart("wide", *drawn, charts.axis(scale)),
        writer.table(writer.head("player", "decisions", "time", "slowest"), rows, "thinking"),
    )
