"""What all sections of the report share: the figures, the words, how players are drawn."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from shakespeare.arena.figures import Figures, Group, PlayerFigures
from shakespeare.arena.intervals import Estimate
from shakespeare.arena.report import charts
from shakespeare.arena.report.charts import LOOKS, OTHERS, WINNERS, Look, Scale
from shakespeare.arena.report.page import Cell, Figure, Format, Html, Interval, Words, table, tag, two_places
from shakespeare.locales import Texts


@dataclass(frozen=True, slots=True)
class Shown:
    """Some seats as the report shows them: their name, the key of their figures, and their mark."""

    name: str
    key: str
    group: Group
    look: Look


class Writer:
    def __init__(self, figures: Figures, language: str) -> None:
        self.figures = figures
        self.texts = Texts(language, edition=figures.settings.options.edition)
        self.say = Words(self.texts).say
        self.text = self.texts.say
        self.looks = {name: Look.of_entrant(place) for place, name in enumerate(figures.settings.entrants)}

    @property
    def players(self) -> list[Shown]:
        return [
            Shown(player.name, f"player/{player.name}", player.group, self.looks[player.name])
            for player in self.figures.players
        ]

    @property
    def groups(self) -> list[Shown]:
        """Winners and others; nobody in the solo game."""
        groups = ((WINNERS, self.figures.winners), (OTHERS, self.figures.others))
        return [
            Shown(self.text(f"report-{name}"), f"group/{name}", group, LOOKS[name])
            for name, group in groups
            if group is not None and not self.figures.solo
        ]

    @property
    def compared(self) -> list[Shown]:
        """Whose points and elements stand side by side: the players, or winners and others if there is one player."""
        return self.groups if len(self.figures.players) == 1 and self.groups else self.players

    # Pieces of a section

    def section(self, name: str, lead: Html, *content: str) -> Html:
        title = tag("h2", self.say(f"report-{name}"), id=name)
        return tag("section", title, tag("p", lead, class_="lead"), *content, aria_labelledby=name)

    def table(self, headers: Sequence[str], rows: Iterable[Sequence[Cell]], name: str) -> Html:
        """A table behind a line that opens it."""
        summary = tag("summary", self.say("report-table"))
        return tag("details", summary, table(headers, rows, self.text(f"report-{name}")))

    def head(self, *names: str) -> list[str]:
        return [self.text(f"report-column-{name}") for name in names]

    def legend(self, shown: Iterable[Shown]) -> Html:
        return charts.legend(*(charts.key(one.look, one.name) for one in shown))

    # Charts that several sections have

    def comparison(
        self, rows: Sequence[tuple[str, list[Figure]]], name: str, scale: Scale | None = None
    ) -> Iterator[Html]:
        """A line for each measure, a mark for each of those compared."""
        scale = scale or scale_of((figure for _, figures in rows for figure in figures), zero=True)
        drawn = []
        for label, figures in rows:
            marks = [
                charts.mark(scale, figure, one.look, one.name)
                for figure, one in zip(figures, self.compared, strict=True)
            ]
            zero_line = [charts.guide(scale, 0)] if scale.low < 0 else []
            drawn.append(charts.row(label, charts.lane(*zero_line, *marks, scale=scale)))
        yield charts.chart("dots", self.legend(self.compared), *drawn, charts.axis(scale))
        headers = [*self.head("measure"), *(one.name for one in self.compared)]
        yield self.table(headers, [[label, *figures] for label, figures in rows], name)

    def rate(self, key: str, won: int, lost: int) -> tuple[Figure, Figure]:
        """How often a winner's seat did something, and how often another's."""
        winners, others = self.figures.winners, self.figures.others
        return (
            Figure(f"{key}/winners", won / winners.seats, two_places),
            Figure(f"{key}/others", lost / others.seats if others else None, two_places),
        )

    def dumbbells(self, rows: Sequence[tuple[str, Figure, Figure]], name: str) -> Iterator[Html]:
        """Winners beside the others, what winners have more of first."""
        if not rows:
            yield tag("p", self.say("report-nobody"))
            return
        ordered = sorted(rows, key=lambda row: -_advantage(row[1], row[2]))
        scale = scale_of((figure for _, one, other in rows for figure in (one, other)), zero=True)
        drawn = []
        for label, one, other in ordered:
            titles = [f"{label}, {group.name}" for group in self.groups] or [label, label]
            marks = [
                charts.link(scale, one, other),
                charts.mark(scale, other, LOOKS[OTHERS], titles[1]),
                charts.mark(scale, one, LOOKS[WINNERS], titles[0]),
            ]
            end = one.html if self.figures.solo else _ratio(one, other).html
            drawn.append(charts.row(label, charts.lane(*marks, scale=scale), end))
        legend = [self.legend(self.groups)] if self.groups else []
        yield charts.chart("dense", *legend, *drawn, charts.axis(scale))
        if self.figures.solo:
            yield self.table(self.head("card", "seat"), [[label, one] for label, one, _ in ordered], name)
        else:
            headers = [*self.head("card"), *(group.name for group in self.groups), *self.head("ratio")]
            cells: list[list[Cell]] = [
                [label, one, other, _ratio(one, other)] for label, one, other in ordered
            ]
            yield self.table(headers, cells, name)


def interval_of(player: PlayerFigures, what: str, estimate: Estimate | None, format: Format) -> Interval:
    assert estimate is not None
    key = f"player/{player.name}/{what}"
    return Interval(
        Figure(key, estimate.value, format),
        Figure(f"{key}-low", estimate.low, format),
        Figure(f"{key}-high", estimate.high, format),
    )


def scale_of(figures: Iterable[Figure], zero: bool = False) -> Scale:
    return Scale.over([figure.value for figure in figures if figure.value is not None], zero)


def _advantage(one: Figure, other: Figure) -> float:
    if one.value is None or other.value is None:
        return one.value or 0.0
    return one.value / other.value if other.value else float("inf") if one.value else 1.0


def _ratio(one: Figure, other: Figure) -> Figure:
    ratio = one.value / other.value if one.value is not None and other.value else None
    return Figure(one.key.removesuffix("/winners") + "/ratio", ratio, _times)


def _times(value: float) -> str:
    return f"× {value:.2f}"
