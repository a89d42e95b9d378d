"""The report of an arena: one page that needs nothing else, to be looked at before it is read.

Every number on it is a `Figure` with a key; a test recomputes them all from the records.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import resources
from typing import Final

from shakespeare.arena import charts
from shakespeare.arena.charts import LOOKS, OTHERS, WINNERS, Look, Scale
from shakespeare.arena.figures import CardFigures, Figures, Group, PlayerFigures
from shakespeare.arena.intervals import Estimate
from shakespeare.arena.page import (
    Cell,
    Figure,
    Format,
    Html,
    Interval,
    Words,
    joined,
    milliseconds,
    one_place,
    percent,
    table,
    tag,
    two_places,
    whole,
    whole_percent,
)
from shakespeare.game.terms import ACTS, CYLINDERS, DAYS, LAST_SPACE
from shakespeare.locales import Texts

STYLE: Final = "report.css"
_MIDDLE_SHARE: Final = 0.8  # of a distribution, told in words
_GOOD_OBJECTIVE: Final = (1.0, 2.0)  # points that an objective should be worth to those who keep it


def report(figures: Figures) -> str:
    texts = Texts(edition=figures.settings.options.edition)
    return "<!doctype html>\n" + _Report(figures, texts).page() + "\n"


class _Report:
    def __init__(self, figures: Figures, texts: Texts) -> None:
        self.figures = figures
        self.texts = texts
        self.say = Words(texts).say
        self.looks = {name: Look.of_entrant(place) for place, name in enumerate(figures.settings.entrants)}
        # Who is compared where points and elements are: the players, or winners and others if there is one player.
        self.compared: list[tuple[str, str, Group, Look]] = [
            (player.name, f"player/{player.name}", player.group, self.looks[player.name])
            for player in figures.players
        ]
        if len(figures.players) == 1 and figures.others is not None:
            self.compared = self._groups(figures.others)

    def _groups(self, others: Group) -> list[tuple[str, str, Group, Look]]:
        return [
            (self.texts.say(f"report-{name}"), f"group/{name}", group, LOOKS[name])
            for name, group in ((WINNERS, self.figures.winners), (OTHERS, others))
        ]

    # The page

    def page(self) -> Html:
        style = resources.files(__package__).joinpath(STYLE).read_text(encoding="utf-8")
        head = tag(
            "head",
            Html('<meta charset="utf-8"/>'),
            Html('<meta name="viewport" content="width=device-width, initial-scale=1"/>'),
            Html('<meta name="color-scheme" content="light dark"/>'),
            tag("title", self.texts.say("report-heading", games=self.figures.games)),
            tag("style", Html(style)),
        )
        sections = [section for section in self._sections() if section]
        body = tag("body", self._header(), tag("main", *sections), self._footer())
        return tag("html", head, body, lang=self.texts.language)

    def _sections(self) -> Iterator[Html]:
        if self.figures.settings.compares:
            yield self._wins()
            yield self._ratings()
        yield self._scores()
        yield self._sources()
        yield self._elements()
        yield self._payrolls()
        if self.figures.wagers:
            yield self._wagers()
        yield self._cards()
        yield self._activations()
        yield self._objectives()
        if self.figures.backstage:
            yield self._backstage()
        yield self._thinking()

    def _header(self) -> Html:
        options = self.figures.settings.options
        variants = [
            self.texts.say(f"report-{name}")
            for name in ("backstage", "strategic_rest")
            if getattr(options, name)
        ]
        line = self.say(
            "report-setting",
            kind="solo" if self.figures.solo else "table" if self.figures.settings.compares else "alone",
            players=Figure("seats", options.players, whole),
            deals=Figure("deals", self.figures.deals, whole),
            edition=options.edition.name,
        )
        return tag(
            "header",
            _CURTAIN,
            tag(
                "div",
                tag("h1", self.say("report-heading", games=Figure("games", self.figures.games, whole))),
                tag("p", *self._roll(), class_="roll"),
                tag("p", line, *(Html(f" · {variant}") for variant in variants), class_="setting"),
                class_="bill",
            ),
        )

    def _roll(self) -> Iterator[Html]:
        for player in self.figures.players:
            yield charts.key(self.looks[player.name], player.name)

    def _footer(self) -> Html:
        settings = self.figures.settings
        return tag(
            "footer",
            tag("h2", self.say("report-method")),
            tag("p", self.say("report-method-deals")),
            tag("p", self.say("report-method-intervals")),
            tag("p", self.say("report-method-ratings")),
            tag(
                "p",
                self.say(
                    "report-method-settings",
                    seed=Figure("seed", settings.seed, _plain),
                    edition=settings.options.edition.name,
                    digest=tag("code", settings.options.edition.digest[:12]),
                    program=settings.program,
                ),
            ),
        )

    def _section(self, name: str, lead: str, *content: str, **args: object) -> Html:
        title = tag("h2", self.say(f"report-{name}"), id=name)
        return tag("section", title, tag("p", lead, class_="lead"), *content, aria_labelledby=name)

    def _table(self, headers: Sequence[str], rows: Iterable[Sequence[Cell]], name: str) -> Html:
        """A table behind a line that opens it."""
        caption = self.texts.say(f"report-{name}")
        summary = tag("summary", self.say("report-table"))
        return tag("details", summary, table(headers, rows, caption))

    def _head(self, *names: str) -> list[str]:
        return [self.texts.say(f"report-column-{name}") for name in names]

    def _legend(self) -> Html:
        return charts.legend(*(charts.key(look, name) for name, _, _, look in self.compared))

    def _winners_legend(self) -> Html:
        return charts.legend(
            *(charts.key(LOOKS[name], self.texts.say(f"report-{name}")) for name in (WINNERS, OTHERS))
        )

    # Players

    def _wins(self) -> Html:
        fair = 1 / self.figures.settings.options.players
        shares = [
            (player, _interval(player, "wins", player.wins, percent)) for player in self.figures.players
        ]
        shares.sort(key=lambda pair: -(pair[1].figure.value or 0.0))
        best, share = shares[0]
        candles = [
            tag(
                "figure",
                charts.candle(share, fair, self.looks[player.name], player.name),
                tag("figcaption", tag("b", player.name), share.html),
            )
            for player, share in shares
        ]
        lead = self.say("report-wins-lead", player=best.name, share=share, fair=Figure("fair", fair, percent))
        rows: list[list[Cell]] = [
            [player.name, Figure(f"player/{player.name}/seats", player.group.seats, whole), share]
            for player, share in shares
        ]
        parts = [
            tag("div", *candles, class_="candles"),
            self._table(self._head("player", "seats", "wins"), rows, "wins"),
        ]
        if len(shares) > 2:
            parts.append(self._head_to_head())
        return self._section("wins", lead, *parts)

    def _head_to_head(self) -> Html:
        names = self.figures.settings.entrants
        ahead = self.figures.ahead

        def cell(one: int, other: int) -> Cell:
            met = ahead[one][other] + ahead[other][one]
            if one == other:
                return ""
            key = f"ahead/{names[one]}/{names[other]}"
            return Figure(key, ahead[one][other] / met if met else None, percent)

        places = range(len(names))
        rows = [[names[one], *(cell(one, other) for other in places)] for one in places]
        return tag(
            "div",
            tag("h3", self.say("report-ahead")),
            table(
                [self.texts.say("report-column-player"), *names], rows, self.texts.say("report-ahead-caption")
            ),
            class_="matrix",
        )

    def _ratings(self) -> Html:
        found = [
            (player, _interval(player, "rating", player.rating, whole)) for player in self.figures.players
        ]
        found.sort(key=lambda pair: -(pair[1].figure.value or 0.0))
        scale = _scale_of(
            figure for _, interval in found for figure in (interval.low, interval.figure, interval.high)
        )
        rows = [
            charts.row(
                player.name,
                charts.lane(
                    charts.whisker(scale, interval, self.looks[player.name]),
                    charts.mark(scale, interval.figure, self.looks[player.name], player.name),
                    scale=scale,
                ),
                interval.html,
            )
            for player, interval in found
        ]
        return self._section(
            "ratings",
            self.say("report-ratings-lead"),
            charts.chart("wide", *rows, charts.axis(scale, "{:.0f}")),
            self._table(self._head("player", "rating"), [[p.name, i] for p, i in found], "ratings"),
        )

    # Distributions

    def _all_groups(self) -> list[tuple[str, str, Group, Look]]:
        """The players, and the winners of all games."""
        players = [
            (player.name, f"player/{player.name}", player.group, self.looks[player.name])
            for player in self.figures.players
        ]
        if self.figures.others is None:
            return players
        return [*players, *self._groups(self.figures.others)[:1]]

    def _scores(self) -> Html:
        name = "solo" if self.figures.solo else "winners"
        mean = Figure("group/winners/score", self.figures.winners.score.mean, one_place)
        low, high = _middle_figures("group/winners/score", self.figures.winners.scores)
        lead = self.say(f"report-scores-lead-{name}", mean=mean, low=low, high=high)
        intervals = {
            f"player/{player.name}": _interval(player, "score", player.score, two_places)
            for player in self.figures.players
        }
        return self._section(
            "scores", lead, *self._distributions("score", lambda group: group.scores, "scores", "", intervals)
        )

    def _payrolls(self) -> Html:
        name = "solo" if self.figures.solo else "winners"
        winners = self.figures.winners
        mean = Figure("group/winners/payroll", winners.payroll.mean, one_place)
        low, high = _middle_figures("group/winners/payroll", winners.payrolls)
        lead = self.say(f"report-payrolls-lead-{name}", mean=mean, low=low, high=high)
        return self._section(
            "payrolls",
            lead,
            *self._distributions("payroll", lambda group: group.payrolls, "payrolls", "£", {}),
        )

    def _distributions(
        self,
        what: str,
        counts: Callable[[Group], Mapping[int, int]],
        name: str,
        unit: str,
        intervals: Mapping[str, Interval],
    ) -> Iterator[Html]:
        groups = self._all_groups()
        values = [value for _, _, group, _ in groups for value in counts(group)]
        scale = Scale.around(values)
        most = max(max(counts(group).values()) / group.seats for _, _, group, _ in groups)
        drawn, rows = [], []
        for label, key, group, look in groups:
            spread = group.score if what == "score" else group.payroll
            mean = Figure(f"{key}/{what}", spread.mean, one_place)
            drawn.append(
                charts.row(
                    label,
                    charts.histogram(
                        charts.columns(scale, counts(group), most, look, f"{key}/{what}s"),
                        charts.middle(scale, mean),
                        scale=scale,
                    ),
                    joined([unit, mean.html]),
                )
            )
            row: list[Cell] = [
                label,
                intervals.get(key, Figure(f"{key}/{what}", spread.mean, two_places)),
                Figure(f"{key}/{what}-sd", spread.sd, two_places),
                Figure(f"{key}/{what}-min", spread.min, whole),
                Figure(f"{key}/{what}-max", spread.max, whole),
            ]
            rows.append(row)
        yield charts.chart("tall", *drawn, charts.axis(scale, unit + "{:g}"))
        yield self._table(self._head("player", what, "sd", "min", "max"), rows, name)

    # Where points come from, and what was built

    def _sources(self) -> Html:
        sources = [source for source, mean in self.figures.all.sources.items() if mean and source != "start"]
        means = self.figures.all.sources
        sources.sort(key=lambda source: -means[source])
        best = sources[0]
        lead = self.say(
            "report-sources-lead",
            source=best,
            mean=Figure(f"group/all/source/{best}", means[best], one_place),
        )
        rows = [
            (
                self.texts.name("source", source),
                [
                    Figure(f"{key}/source/{source}", group.sources[source], two_places)
                    for _, key, group, _ in self.compared
                ],
            )
            for source in sources
        ]
        return self._section("sources", lead, *self._comparison(rows, "sources"))

    def _elements(self) -> Html:
        acts = [
            (
                self.texts.name("act", act + 1),
                [
                    Figure(f"{key}/act/{act + 1}", group.acts[act], two_places)
                    for _, key, group, _ in self.compared
                ],
            )
            for act in range(ACTS)
        ]
        built = [
            (
                self.texts.say(f"report-{name.replace('_', '-')}"),
                [
                    Figure(f"{key}/{name}", getattr(group, name), two_places)
                    for _, key, group, _ in self.compared
                ],
            )
            for name in ("set_elements", "costume_elements", "costumes")
        ]
        lead = self.say(
            "report-elements-lead",
            sets=Figure("group/all/set_elements", self.figures.all.set_elements, one_place),
            elements=Figure("group/all/costume_elements", self.figures.all.costume_elements, one_place),
            costumes=Figure("group/all/costumes", self.figures.all.costumes, one_place),
        )
        return self._section(
            "elements",
            lead,
            tag("h3", self.say("report-acts")),
            *self._comparison(acts, "acts", Scale(1, LAST_SPACE, (1, 4, 7, 10))),
            tag("h3", self.say("report-built")),
            *self._comparison(built, "built"),
        )

    def _comparison(
        self, rows: Sequence[tuple[str, list[Figure]]], name: str, scale: Scale | None = None
    ) -> Iterator[Html]:
        """A line for each measure, a mark for each of those compared."""
        scale = scale or _scale_of((figure for _, figures in rows for figure in figures), zero=True)
        drawn = []
        for label, figures in rows:
            marks = [
                charts.mark(scale, figure, look, title)
                for figure, (title, _, _, look) in zip(figures, self.compared, strict=True)
            ]
            zero_line = [charts.guide(scale, 0)] if scale.low < 0 else []
            drawn.append(charts.row(label, charts.lane(*zero_line, *marks, scale=scale)))
        yield charts.chart("dots", self._legend(), *drawn, charts.axis(scale))
        headers = [self.texts.say("report-column-measure"), *(label for label, _, _, _ in self.compared)]
        yield self._table(headers, [[label, *figures] for label, figures in rows], name)

    # Wagers

    def _wagers(self) -> Html:
        found = {(wager.day, wager.cylinders): wager for wager in self.figures.wagers}
        most = max(wager.share for wager in self.figures.wagers)
        favourite = max(self.figures.wagers, key=lambda wager: wager.share)
        fair = 1 / self.figures.settings.options.players

        def cell(day: int, cylinders: int) -> Html:
            wager = found[day, cylinders]
            key = f"wager/{day}/{cylinders}"
            share = Figure(f"{key}/share", wager.share, whole_percent)
            wins = Figure(f"{key}/wins", wager.wins, whole_percent)
            radius = 30 * (wager.share / most) ** 0.5
            lucky = "even" if wager.wins is None else "up" if wager.wins >= fair else "down"
            coin = tag(
                "svg",
                tag("circle", cx=32, cy=32, r=f"{radius:.2f}", data_share=share.key),
                viewBox="0 0 64 64",
                class_=f"coin {lucky}",
                aria_hidden="true",
            )
            return joined(
                [coin, tag("b", share.html), tag("small", self.say("report-wagers-wins", share=wins))]
            )

        rows = [
            [str(cylinders), *(cell(day, cylinders) for day in range(1, DAYS + 1))]
            for cylinders in range(1, CYLINDERS + 1)
        ]
        headers = [
            self.texts.say("report-column-cylinders"),
            *(self.texts.say("report-day", day=day) for day in range(1, DAYS + 1)),
        ]
        lead = self.say(
            "report-wagers-lead",
            share=Figure(
                f"wager/{favourite.day}/{favourite.cylinders}/share", favourite.share, whole_percent
            ),
            cylinders=str(favourite.cylinders),
            day=str(favourite.day),
        )
        chart = tag("div", table(headers, rows, self.texts.say("report-wagers-caption")), class_="coins")
        return self._section("wagers", lead, chart)

    # Cards

    def _card_rows(self, of: Callable[[CardFigures], int], what: str) -> list[tuple[str, Figure, Figure]]:
        """For each character: how often a winner's seat, and another's; those nobody had left out."""
        rows = []
        figures = self.figures
        for won, lost in zip(figures.cards_of_winners, figures.cards_of_others, strict=True):
            if of(won) or of(lost):
                rows.append(
                    (
                        self.texts.card(won.card),
                        Figure(
                            f"card/{won.card}/{what}/winners", of(won) / figures.winners.seats, two_places
                        ),
                        Figure(
                            f"card/{won.card}/{what}/others",
                            of(lost) / figures.others.seats if figures.others else None,
                            two_places,
                        ),
                    )
                )
        return rows

    def _cards(self) -> Html:
        rows = self._card_rows(lambda card: card.recruited, "recruited")
        extras = self._card_rows(lambda card: card.extra, "extra")
        return self._section(
            "cards",
            self.say("report-cards-lead-solo" if self.figures.solo else "report-cards-lead"),
            *self._dumbbells(rows, "cards"),
            tag("h3", self.say("report-extras")),
            *self._dumbbells(extras, "extras"),
        )

    def _activations(self) -> Html:
        rows = self._card_rows(lambda card: card.activated, "activated")
        return self._section(
            "activations", self.say("report-activations-lead"), *self._dumbbells(rows, "activations")
        )

    def _backstage(self) -> Html:
        figures = self.figures
        rows = [
            (
                self.texts.say("report-use", card=use.card, cylinders=use.cylinders),
                Figure(
                    f"backstage/{use.card}/{use.cylinders}/winners",
                    use.winners / figures.winners.seats,
                    two_places,
                ),
                Figure(
                    f"backstage/{use.card}/{use.cylinders}/others",
                    use.others / figures.others.seats if figures.others else None,
                    two_places,
                ),
            )
            for use in figures.backstage
        ]
        return self._section("uses", self.say("report-uses-lead"), *self._dumbbells(rows, "uses"))

    def _dumbbells(self, rows: Sequence[tuple[str, Figure, Figure]], name: str) -> Iterator[Html]:
        """Winners beside the others, those that winners have more of first."""
        if not rows:
            yield tag("p", self.say("report-nobody"))
            return
        ordered = sorted(rows, key=lambda row: -_ratio(row[1], row[2]))
        scale = _scale_of((figure for _, one, other in rows for figure in (one, other)), True)
        solo = self.figures.solo
        titles = [self.texts.say(f"report-{group}") for group in (WINNERS, OTHERS)]
        drawn = [
            charts.row(
                label,
                charts.lane(
                    charts.link(scale, one, other),
                    charts.mark(scale, other, LOOKS[OTHERS], f"{label}, {titles[1]}"),
                    charts.mark(scale, one, LOOKS[WINNERS], label if solo else f"{label}, {titles[0]}"),
                    scale=scale,
                ),
                one.html if solo else _ratio_figure(one, other).html,
            )
            for label, one, other in ordered
        ]
        legend = [] if solo else [self._winners_legend()]
        yield charts.chart("dense", *legend, *drawn, charts.axis(scale))
        if solo:
            yield self._table(self._head("card", "seat"), [[label, one] for label, one, _ in ordered], name)
        else:
            headers = [*self._head("card"), *titles, *self._head("ratio")]
            yield self._table(
                headers,
                [[label, one, other, _ratio_figure(one, other)] for label, one, other in ordered],
                name,
            )

    # Objectives

    def _objectives(self) -> Html:
        seats = self.figures.all.seats
        found = sorted(self.figures.objectives, key=lambda row: -(row.mean if row.mean is not None else -1.0))
        scale = Scale(0, 3, (0, 1, 2, 3))
        drawn, rows = [], []
        for objective in found:
            label = self.texts.name("objective", objective.objective)
            key = f"objective/{objective.objective}"
            mean = Figure(f"{key}/mean", objective.mean, two_places)
            kept = Figure(f"{key}/kept", objective.kept / seats, percent)
            row: list[Cell] = [label, kept, mean]
            if not self.figures.solo:
                share = objective.winners / objective.kept if objective.kept else None
                row.append(Figure(f"{key}/winners", share, percent))
            if self.figures.backstage:
                row.append(Figure(f"{key}/played", objective.played, whole))
            rows.append(row)
            drawn.append(
                charts.row(
                    label,
                    charts.lane(
                        charts.band(scale, *_GOOD_OBJECTIVE),
                        charts.mark(scale, mean, LOOKS[WINNERS], label),
                        scale=scale,
                    ),
                    self.say("report-kept", share=kept),
                )
            )
        names = ["objective", "kept", "points"]
        names += [] if self.figures.solo else ["kept-winners"]
        names += ["played"] if self.figures.backstage else []
        return self._section(
            "objectives",
            self.say("report-objectives-lead"),
            charts.chart("dense", *drawn, charts.axis(scale)),
            self._table(self._head(*names), rows, "objectives"),
        )

    # Time

    def _thinking(self) -> Html:
        players = self.figures.players
        times = {
            player.name: Figure(f"player/{player.name}/seconds", player.seconds, milliseconds)
            for player in players
        }
        scale = Scale.decades([max(1000 * player.seconds, 0.001) for player in players])
        in_milliseconds = {
            name: Figure(figure.key, max(1000 * (figure.value or 0), 0.001), two_places)
            for name, figure in times.items()
        }
        drawn = [
            charts.row(
                player.name,
                charts.lane(
                    charts.mark(scale, in_milliseconds[player.name], self.looks[player.name], player.name),
                    scale=scale,
                ),
                self.say("report-ms", time=times[player.name]),
            )
            for player in players
        ]
        rows: list[list[Cell]] = [
            [
                player.name,
                Figure(f"player/{player.name}/decisions", player.decisions, one_place),
                times[player.name],
                Figure(f"player/{player.name}/slowest", player.slowest, milliseconds),
            ]
            for player in players
        ]
        return self._section(
            "thinking",
            self.say("report-thinking-lead"),
            charts.chart("wide", *drawn, charts.axis(scale)),
            self._table(self._head("player", "decisions", "time", "slowest"), rows, "thinking"),
        )


# What is drawn across the top: a valance with its fringe.
_CURTAIN: Final = Html(
    '<svg class="valance" width="100%" height="64" aria-hidden="true"><defs>'
    '<pattern id="swag" width="132" height="64" patternUnits="userSpaceOnUse">'
    '<path class="cloth" d="M0 0H132V18Q66 84 0 18Z"/>'
    '<path class="fold" d="M24 0Q34 26 56 46M108 0Q98 26 76 46M66 0V50"/>'
    '<path class="fringe" d="M0 19Q66 85 132 19"/></pattern></defs>'
    '<rect width="100%" height="64" fill="url(#swag)"/></svg>'
)


def _plain(value: float) -> str:
    return f"{value:.0f}"


def _interval(player: PlayerFigures, what: str, estimate: Estimate | None, format: Format) -> Interval:
    assert estimate is not None
    key = f"player/{player.name}/{what}"
    return Interval(
        Figure(key, estimate.value, format),
        Figure(f"{key}-low", estimate.low, format),
        Figure(f"{key}-high", estimate.high, format),
    )


def _scale_of(figures: Iterable[Figure], zero: bool = False) -> Scale:
    return Scale.over([figure.value for figure in figures if figure.value is not None], zero)


def _middle_figures(key: str, counts: Mapping[int, int]) -> tuple[Figure, Figure]:
    """Between which values the middle of a distribution lies."""
    values = sorted(value for value, count in counts.items() for _ in range(count))
    tail = int((1 - _MIDDLE_SHARE) / 2 * len(values))
    return Figure(f"{key}-from", values[tail], whole), Figure(f"{key}-to", values[-1 - tail], whole)


def _ratio(one: Figure, other: Figure) -> float:
    if one.value is None or other.value is None:
        return one.value or 0.0
    return one.value / other.value if other.value else float("inf") if one.value else 1.0


def _ratio_figure(one: Figure, other: Figure) -> Figure:
    ratio = one.value / other.value if one.value is not None and other.value else None
    return Figure(one.key.removesuffix("/winners") + "/ratio", ratio, lambda value: f"× {value:.2f}")
