"""The page: its head, its sections in their order, and how it was made."""

from collections.abc import Iterator
from importlib import resources
from typing import Final

from shakespeare.arena.figures import Figures
from shakespeare.arena.report import cards, charts, players, points
from shakespeare.arena.report.page import Figure, Html, tag, whole
from shakespeare.arena.report.writer import Writer

STYLE: Final = "report.css"


def report(figures: Figures, language: str = "en") -> str:
    writer = Writer(figures, language)
    style = resources.files(__package__).joinpath(STYLE).read_text(encoding="utf-8")
    head = tag(
        "head",
        Html('<meta charset="utf-8"/>'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1"/>'),
        Html('<meta name="color-scheme" content="light dark"/>'),
        tag("title", writer.text("report-heading", games=figures.games)),
        tag("style", Html(style)),
    )
    body = tag("body", _header(writer), tag("main", *_sections(writer)), _footer(writer))
    return f"<!doctype html>\n{tag('html', head, body, lang=writer.texts.language)}\n"


def _sections(writer: Writer) -> Iterator[Html]:
    figures = writer.figures
    if figures.settings.compares:
        yield players.wins(writer)
        yield players.ratings(writer)
    yield points.scores(writer)
    yield points.sources(writer)
    yield points.elements(writer)
    yield points.payrolls(writer)
    if not figures.solo:
        yield cards.wagers(writer)
    yield cards.recruits(writer)
    yield cards.activations(writer)
    yield cards.objectives(writer)
    if figures.settings.options.backstage:
        yield cards.backstage(writer)
    yield players.thinking(writer)


def _header(writer: Writer) -> Html:
    figures = writer.figures
    options = figures.settings.options
    setting = writer.say(
        "report-setting",
        kind="solo" if figures.solo else "table" if figures.settings.compares else "alone",
        players=Figure("seats", options.players, whole),
        deals=Figure("deals", figures.deals, whole),
        edition=writer.texts.edition_name(options.edition.name),
    )
    variants = [
        writer.say(f"report-{name}") for name in ("backstage", "strategic_rest") if getattr(options, name)
    ]
    return tag(
        "header",
        charts.VALANCE,
        tag(
            "div",
            tag("h1", writer.say("report-heading", games=Figure("games", figures.games, whole))),
            tag("p", *(charts.key(player.look, player.name) for player in writer.players), class_="roll"),
            tag("p", Html(" · ".join([setting, *variants])), class_="setting"),
            class_="bill",
        ),
    )


def _footer(writer: Writer) -> Html:
    settings = writer.figures.settings
    edition = settings.options.edition
    made = writer.say(
        "report-method-settings",
        seed=Figure("seed", settings.seed, _plain),
        edition=writer.texts.edition_name(edition.name),
        digest=tag("code", edition.digest[:12]),
        program=settings.program,
    )
    return tag(
        "footer",
        tag("h2", writer.say("report-method")),
        *(tag("p", writer.say(f"report-method-{name}")) for name in ("deals", "intervals", "ratings")),
        tag("p", made),
    )


def _plain(value: float) -> str:
    return f"{value:.0f}"
