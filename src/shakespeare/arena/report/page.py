"""Pieces of a page: elements, figures that a reader can trust to be what they are called, tables."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from shakespeare.locales import Texts


class Html(str):
    """Text that is markup already. Any other text is escaped."""

    __slots__ = ()


def markup(content: str) -> Html:
    return content if isinstance(content, Html) else Html(escape(content))


def tag(name: str, *content: str, **attributes: object) -> Html:
    """An element; `class_` is its class, `data_mark` its data-mark, and what is None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Html(f"<{name}{written}>{''.join(map(markup, content))}</{name}>")


def joined(parts: Iterable[str]) -> Html:
    return Html("".join(map(markup, parts)))


# Figures

Format = Callable[[float], str]


def _real_minus(text: str) -> str:
    if text.startswith("-"):
        return "−" + text[1:] if re.search("[1-9]", text) else text[1:]
    return text


def whole(value: float) -> str:
    return _real_minus(f"{value:,.0f}")


def one_place(value: float) -> str:
    return _real_minus(f"{value:,.1f}")


def two_places(value: float) -> str:
    return _real_minus(f"{value:,.2f}")


def percent(value: float) -> str:
    return f"{value:.1%}"


def whole_percent(value: float) -> str:
    return f"{value:.0%}"


def milliseconds(value: float) -> str:
    """Seconds as milliseconds, the small ones more exactly."""
    value *= 1000
    places = 3 if value < 0.1 else 2 if value < 10 else 0
    return f"{value:,.{places}f}"


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the report: what it is, and how it is written. None where there is nothing to count."""

    key: str
    value: float | None
    format: Format

    @property
    def text(self) -> str:
        return "–" if self.value is None else self.format(self.value)

    @property
    def html(self) -> Html:
        return tag("span", self.text, data_figure=self.key)


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure with its 95 % interval."""

    figure: Figure
    low: Figure
    high: Figure

    @property
    def html(self) -> Html:
        bounds = tag("span", "(", self.low.html, " – ", self.high.html, ")", class_="bounds")
        return joined([self.figure.html, " ", bounds])


Cell = str | Figure | Interval


def table(headers: Sequence[str], rows: Iterable[Sequence[Cell]], caption: str) -> Html:
    """The first cell of a row is its header."""
    head = tag("tr", *(tag("th", header, scope="col") for header in headers))
    body = [
        tag("tr", tag("th", _cell(row[0]), scope="row"), *(tag("td", _cell(cell)) for cell in row[1:]))
        for row in rows
    ]
    drawn = tag("table", tag("thead", head), tag("tbody", *body), aria_label=caption)
    # A wide table scrolls by itself, also with the keyboard.
    scroll = tag("div", drawn, class_="scroll", tabindex="0", role="group", aria_label=caption)
    return joined([tag("p", caption, class_="caption"), scroll])


def _cell(cell: Cell) -> str:
    return cell if isinstance(cell, str) else cell.html


# Sentences

_HOLE: Final = re.compile("\ue000([0-9]+)\ue001")


class Words:
    """Messages as markup; figures and other markup may stand in them."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, id: str, **args: object) -> Html:
        pieces: list[Html] = []

        def hole(piece: Html) -> str:
            pieces.append(piece)
            return f"\ue000{len(pieces) - 1}\ue001"

        given = {
            name: hole(value.html)
            if isinstance(value, Figure | Interval)
            else hole(value)
            if isinstance(value, Html)
            else value
            for name, value in args.items()
        }
        text = escape(self.texts.say(id, **given))
        return Html(_HOLE.sub(lambda found: pieces[int(found[1])], text))
