"""Sections on points and money: scores, where they come from, what was built, what it cost."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from shakespeare.arena.figures import Group
from shakespeare.arena.report import charts
from shakespeare.arena.report.charts import Scale
from shakespeare.arena.report.page import Cell, Figure, Html, one_place, tag, two_places, whole
from shakespeare.arena.report.writer import Writer, interval_of
from shakespeare.arena.results import Spread
from shakespeare.game.terms import ACTS, LAST_SPACE

_TAIL: Final = 10  # one in so many is above, and one below, what is told of a distribution in words
_TRACK: Final = Scale(1, LAST_SPACE, (1, 4, 7, 10))  # the spaces of an act


def scores(writer: Writer) -> Html:
    return writer.section(
        "scores",
        _lead(writer, "score", writer.figures.winners.score, writer.figures.winners.scores),
        *_distributions(writer, "score", lambda group: (group.score, group.scores)),
    )


def payrolls(writer: Writer) -> Html:
    return writer.section(
        "payrolls",
        _lead(writer, "payroll", writer.figures.winners.payroll, writer.figures.winners.payrolls),
        *_distributions(writer, "payroll", lambda group: (group.payroll, group.payrolls)),
    )


def _lead(writer: Writer, what: str, spread: Spread, counts: Mapping[int, int]) -> Html:
    values = sorted(value for value, count in counts.items() for _ in range(count))
    tail = len(values) // _TAIL
    key = f"group/winners/{what}"
    return writer.say(
        f"report-{what}s-lead-{'solo' if writer.figures.solo else 'winners'}",
        mean=Figure(key, spread.mean, one_place),
        low=Figure(f"{key}-from", values[tail], whole),
        high=Figure(f"{key}-to", values[-1 - tail], whole),
    )


def _distributions(
    writer: Writer, what: str, of: Callable[[Group], tuple[Spread, Mapping[int, int]]]
) -> Iterator[Html]:
    """Those of the players, and that of the winners of all games."""
    shown = [*writer.players, *writer.groups[:1]]
    scale = Scale.around([value for one in shown for value in of(one.group)[1]])
    most = max(max(of(one.group)[1].values()) / one.group.seats for one in shown)
    intervals: dict[str, Cell] = {
        f"player/{player.name}": interval_of(player, what, player.score, two_places)
        for player in (writer.figures.players if what == "score" else ())
    }
    drawn = []
    rows: list[list[Cell]] = []
    money = what == "payroll"
    for one in shown:
        spread, counts = of(one.group)
        key = f"{one.key}/{what}"
        mean = Figure(key, spread.mean, one_place)
        columns = charts.columns(scale, counts, most, one.look, f"{key}s")
        histogram = charts.histogram(columns, charts.middle(scale, mean), scale=scale)
        drawn.append(
            charts.row(one.name, histogram, writer.say("pounds", pounds=mean) if money else mean.html)
        )
        rows.append(
            [
                one.name,
                intervals.get(one.key, Figure(key, spread.mean, two_places)),
                Figure(f"{key}-sd", spread.sd, two_places),
                Figure(f"{key}-min", spread.min, whole),
                Figure(f"{key}-max", spread.max, whole),
            ]
        )
    yield charts.chart(
        "tall", *drawn, charts.axis(scale, writer.text("pounds", pounds="{:g}") if money else "{:g}")
    )
    yield writer.table(writer.head("player", what, "sd", "min", "max"), rows, f"{what}s")


def sources(writer: Writer) -> Html:
    means = writer.figures.all.sources
    found = sorted((source for source in means if source != "start"), key=lambda source: -means[source])
    rows = [
        (
            writer.texts.name("source", source),
            [
                Figure(f"{one.key}/source/{source}", one.group.sources[source], two_places)
                for one in writer.compared
            ],
        )
        for source in found
    ]
    mean = Figure(f"group/all/source/{found[0]}", means[found[0]], one_place)
    lead = writer.say("report-sources-lead", source=found[0], mean=mean)
    return writer.section("sources", lead, *writer.comparison(rows, "sources"))


def elements(writer: Writer) -> Html:
    acts = [
        (
            writer.texts.name("act", act + 1),
            [Figure(f"{one.key}/act/{act + 1}", one.group.acts[act], two_places) for one in writer.compared],
        )
        for act in range(ACTS)
    ]
    built = [
        (
            writer.text(f"report-{name.replace('_', '-')}"),
            [Figure(f"{one.key}/{name}", getattr(one.group, name), two_places) for one in writer.compared],
        )
        for name in ("set_elements", "costume_elements", "costumes")
    ]
    everybody = writer.figures.all
    lead = writer.say(
        "report-elements-lead",
        sets=Figure("group/all/set_elements", everybody.set_elements, one_place),
        elements=Figure("group/all/costume_elements", everybody.costume_elements, one_place),
        costumes=Figure("group/all/costumes", everybody.costumes, one_place),
    )
    return writer.section(
        "elements",
        lead,
        tag("h3", writer.say("report-acts")),
        *writer.comparison(acts, "acts", _TRACK),
        tag("h3", writer.say("report-built")),
        *writer.comparison(built, "built"),
    )
