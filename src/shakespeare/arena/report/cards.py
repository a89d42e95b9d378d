"""Sections on what is played: wagers, characters, objectives, backstage cards."""

from collections.abc import Callable
from typing import Final

from shakespeare.arena.figures import CardFigures
from shakespeare.arena.report import charts
from shakespeare.arena.report.charts import LOOKS, WINNERS, Scale
from shakespeare.arena.report.page import (
    Cell,
    Figure,
    Html,
    joined,
    percent,
    table,
    tag,
    two_places,
    whole,
    whole_percent,
)
from shakespeare.arena.report.writer import Writer
from shakespeare.game.terms import CYLINDERS, DAYS

_POINTS: Final = Scale(0, 3, (0, 1, 2, 3))  # that an objective can score
_GOOD: Final = (1.0, 2.0)  # what it should be worth to those who keep it


def wagers(writer: Writer) -> Html:
    found = {(wager.day, wager.cylinders): wager for wager in writer.figures.wagers}
    usual = max(writer.figures.wagers, key=lambda wager: wager.share)
    fair = 1 / writer.figures.settings.options.players

    def cell(day: int, cylinders: int) -> Html:
        wager = found[day, cylinders]
        key = f"wager/{day}/{cylinders}"
        share = Figure(f"{key}/share", wager.share, whole_percent)
        wins = Figure(f"{key}/wins", wager.wins, whole_percent)
        luck = "even" if wager.wins is None else "up" if wager.wins >= fair else "down"
        coin = charts.coin(share, usual.share, luck)
        return joined(
            [coin, tag("b", share.html), tag("small", writer.say("report-wagers-wins", share=wins))]
        )

    rows = [
        [str(cylinders), *(cell(day, cylinders) for day in range(1, DAYS + 1))]
        for cylinders in range(1, CYLINDERS + 1)
    ]
    headers = [*writer.head("cylinders"), *(writer.text("report-day", day=day) for day in range(1, DAYS + 1))]
    lead = writer.say(
        "report-wagers-lead",
        share=Figure(f"wager/{usual.day}/{usual.cylinders}/share", usual.share, whole_percent),
        cylinders=usual.cylinders,
        day=usual.day,
    )
    coins = tag("div", table(headers, rows, writer.text("report-wagers-caption")), class_="coins")
    return writer.section("wagers", lead, coins)


def recruits(writer: Writer) -> Html:
    return writer.section(
        "cards",
        writer.say("report-cards-lead-solo" if writer.figures.solo else "report-cards-lead"),
        *writer.dumbbells(_rates(writer, "recruited", lambda card: card.recruited), "cards"),
        tag("h3", writer.say("report-extras")),
        *writer.dumbbells(_rates(writer, "extra", lambda card: card.extra), "extras"),
    )


def activations(writer: Writer) -> Html:
    rates = _rates(writer, "activated", lambda card: card.activated)
    return writer.section(
        "activations", writer.say("report-activations-lead"), *writer.dumbbells(rates, "activations")
    )


def _rates(writer: Writer, what: str, of: Callable[[CardFigures], int]) -> list[tuple[str, Figure, Figure]]:
    """For each character; those that nobody had are left out."""
    figures = writer.figures
    return [
        (writer.texts.card(won.card), *writer.rate(f"card/{won.card}/{what}", of(won), of(lost)))
        for won, lost in zip(figures.cards_of_winners, figures.cards_of_others, strict=True)
        if of(won) or of(lost)
    ]


def backstage(writer: Writer) -> Html:
    rows = [
        (
            writer.text("report-use", card=use.card, cylinders=use.cylinders),
            *writer.rate(f"backstage/{use.card}/{use.cylinders}", use.winners, use.others),
        )
        for use in writer.figures.backstage
    ]
    return writer.section("uses", writer.say("report-uses-lead"), *writer.dumbbells(rows, "uses"))


def objectives(writer: Writer) -> Html:
    """The best first, and those that nobody kept last."""
    figures = writer.figures
    with_masks = figures.settings.options.backstage
    found = sorted(figures.objectives, key=lambda row: -1.0 if row.mean is None else row.mean, reverse=True)
    drawn = []
    rows: list[list[Cell]] = []
    for objective in found:
        label = writer.texts.name("objective", objective.objective)
        key = f"objective/{objective.objective}"
        mean = Figure(f"{key}/mean", objective.mean, two_places)
        kept = Figure(f"{key}/kept", objective.kept / figures.all.seats, percent)
        row: list[Cell] = [label, kept, mean]
        if not figures.solo:
            won = objective.winners / objective.kept if objective.kept else None
            row.append(Figure(f"{key}/winners", won, percent))
        if with_masks:
            row.append(Figure(f"{key}/played", objective.played, whole))
        rows.append(row)
        marks = [charts.band(_POINTS, *_GOOD), charts.mark(_POINTS, mean, LOOKS[WINNERS], label)]
        lane = charts.lane(*marks, scale=_POINTS)
        drawn.append(charts.row(label, lane, writer.say("report-kept", share=kept)))
    names = ["objective", "kept", "points"]
    names += [] if figures.solo else ["kept-winners"]
    names += ["played"] if with_masks else []
    return writer.section(
        "objectives",
        writer.say("report-objectives-lead"),
        charts.chart("dense", *drawn, charts.axis(_POINTS)),
        writer.table(writer.head(*names), rows, "objectives"),
    )
