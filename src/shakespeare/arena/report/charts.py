"""Charts, drawn as SVG that keeps its type size on any screen: places are given in per cent of the width.

A chart is a list of rows on one scale: a label, a lane with marks, a word or a figure at its end.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from shakespeare.arena.report.page import Figure, Html, Interval, joined, tag

_HEIGHT: Final = 24  # of a lane
_MIDDLE: Final = _HEIGHT // 2
_HISTOGRAM: Final = 72
_MOST_TICKS: Final = 6

# Each entrant has a shape beside its colour, so that colour is never the only sign.
SHAPES: Final = (
    "M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0Z",
    "M-5.5-5.5H5.5V5.5H-5.5Z",
    "M0-7.5L7.5 0L0 7.5L-7.5 0Z",
    "M0-7L7 5.5H-7Z",
    "M0 7L7-5.5H-7Z",
    "M-2-7H2V-2H7V2H2V7H-2V2H-7V-2H-2Z",
    "M-7 0L-3.5-6H3.5L7 0L3.5 6H-3.5Z",
    "M0-7L7-1.5L4.3 6H-4.3L-7-1.5Z",
)
WINNERS: Final = "winners"
OTHERS: Final = "others"


@dataclass(frozen=True, slots=True)
class Look:
    """How a mark is drawn: its shape, and the class that colours it."""

    shape: str
    colour: str

    @staticmethod
    def of_entrant(place: int) -> "Look":
        return Look(SHAPES[place % len(SHAPES)], f"p{place % len(SHAPES)}")


LOOKS: Final = {WINNERS: Look(SHAPES[0], WINNERS), OTHERS: Look(SHAPES[0], OTHERS)}


@dataclass(frozen=True, slots=True)
class Scale:
    low: float
    high: float
    ticks: tuple[float, ...]
    logarithmic: bool = False

    @staticmethod
    def over(values: Sequence[float], zero: bool = False) -> "Scale":
        """From below the least value to above the greatest, by round steps."""
        low, high = min(values), max(values)
        if zero:
            low, high = min(low, 0.0), max(high, 0.0)
        if low == high:
            low, high = low - 1, high + 1
        step = _round_step((high - low) / (_MOST_TICKS - 1))
        first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
        ticks = tuple(round(number * step, 10) for number in range(first, last + 1))
        return Scale(ticks[0], ticks[-1], ticks)

    @staticmethod
    def around(values: Sequence[int]) -> "Scale":
        """Room for a column on each of these values."""
        low, high = min(values) - 0.5, max(values) + 0.5
        ticks = Scale.over([low, high]).ticks
        return Scale(low, high, tuple(tick for tick in ticks if low <= tick <= high and tick == int(tick)))

    @staticmethod
    def decades(values: Sequence[float]) -> "Scale":
        """Powers of ten around some values above zero."""
        first, last = floor(log10(min(values))), ceil(log10(max(values)))
        ticks = tuple(10.0**power for power in range(first, max(last, first + 1) + 1))
        return Scale(ticks[0], ticks[-1], ticks, True)

    def at(self, value: float) -> float:
        """The place of a value in per cent."""
        if self.logarithmic:
            return 100 * (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        return 100 * (value - self.low) / (self.high - self.low)

    @property
    def range(self) -> str:
        return f"{self.low:.10g} {self.high:.10g}{' log' if self.logarithmic else ''}"


def _round_step(step: float) -> float:
    power = 10.0 ** floor(log10(step))
    return next(times * power for times in (1, 2, 2.5, 5, 10) if times * power >= step * 0.999)


def _place(per_cent: float) -> str:
    return f"{per_cent:.3f}%"


# Marks


def mark(scale: Scale, figure: Figure, look: Look, title: str) -> Html:
    """A figure as a point."""
    if figure.value is None:
        return Html("")
    return tag(
        "svg",
        tag("title", f"{title} · {figure.text}"),
        tag("path", d=look.shape),
        x=_place(scale.at(figure.value)),
        y=_MIDDLE,
        overflow="visible",
        class_=f"mark {look.colour}",
        data_mark=figure.key,
    )


def whisker(scale: Scale, interval: Interval, look: Look) -> Html:
    low, high = interval.low.value, interval.high.value
    if low is None or high is None:
        return Html("")
    return _line(scale, low, high, f"whisker {look.colour}", f"{interval.low.key} {interval.high.key}")


def link(scale: Scale, one: Figure, other: Figure) -> Html:
    """A line between two figures of one thing."""
    if one.value is None or other.value is None:
        return Html("")
    return _line(scale, one.value, other.value, "link", f"{one.key} {other.key}")


def _line(scale: Scale, start: float, end: float, look: str, keys: str) -> Html:
    return tag(
        "line",
        x1=_place(scale.at(start)),
        x2=_place(scale.at(end)),
        y1=_MIDDLE,
        y2=_MIDDLE,
        class_=look,
        data_line=keys,
    )


def guide(scale: Scale, value: float, height: int = _HEIGHT) -> Html:
    """A value to compare with."""
    place = _place(scale.at(value))
    return tag("line", x1=place, x2=place, y1=0, y2=height, class_="guide")


def band(scale: Scale, low: float, high: float) -> Html:
    """Where values should lie."""
    width = scale.at(high) - scale.at(low)
    return tag("rect", x=_place(scale.at(low)), width=_place(width), y=0, height=_HEIGHT, class_="band")


def columns(scale: Scale, counts: Mapping[int, int], most: float, look: Look, key: str) -> Html:
    """A distribution: how many had each value, as columns; `most` is the share of the highest of all of them."""
    total = sum(counts.values())
    width = scale.at(scale.low + 1)
    drawn = []
    for value in sorted(counts):
        share = counts[value] / total
        height = (_HISTOGRAM - 4) * share / most
        drawn.append(
            tag(
                "rect",
                tag("title", f"{value} · {share:.1%}"),
                x=_place(scale.at(value - 0.5)),
                width=_place(width),
                y=f"{_HISTOGRAM - height:.2f}",
                height=f"{height:.2f}",
                class_=f"column {look.colour}",
                data_column=f"{key}/{value}",
            )
        )
    return joined(drawn)


def middle(scale: Scale, figure: Figure) -> Html:
    """A mean, as a line through a distribution."""
    assert figure.value is not None
    place = _place(scale.at(figure.value))
    return tag("line", x1=place, x2=place, y1=0, y2=_HISTOGRAM, class_="mean", data_mark=figure.key)


# Rows


def lane(*marks: str, scale: Scale, height: int = _HEIGHT) -> Html:
    lines = [
        tag("line", x1=_place(scale.at(tick)), x2=_place(scale.at(tick)), y1=0, y2=height, class_="grid")
        for tick in scale.ticks
    ]
    return tag("svg", *lines, *marks, width="100%", height=height, class_="lane", data_scale=scale.range)


def histogram(*marks: str, scale: Scale) -> Html:
    base = tag("line", x1="0%", x2="100%", y1=_HISTOGRAM, y2=_HISTOGRAM, class_="base")
    return lane(*marks, base, scale=scale, height=_HISTOGRAM)


def row(label: str, drawn: Html, end: str = "") -> Html:
    return tag("div", tag("span", label, class_="label"), drawn, tag("span", end, class_="end"), class_="row")


def axis(scale: Scale, format: str = "{:g}") -> Html:
    labels = [
        tag("text", format.format(tick).replace("-", "−"), x=_place(scale.at(tick)), y=14)
        for tick in scale.ticks
    ]
    return row("", tag("svg", *labels, width="100%", height=18, class_="axis"))


def chart(name: str, *rows: str) -> Html:
    """Rows under one another. The table beside it says the same to those who cannot see it."""
    return tag("div", *rows, class_=f"chart {name}", aria_hidden="true")


def key(look: Look, text: str) -> Html:
    """A mark and what it stands for."""
    drawn = tag("svg", tag("path", d=look.shape), viewBox="-9 -9 18 18", class_=f"mark {look.colour}")
    return tag("span", drawn, text, class_="key")


def legend(*keys: str) -> Html:
    return tag("p", *keys, class_="legend", aria_hidden="true")


# Candles: what is won, as light

_FOOT: Final = 190
_TALL: Final = 150  # the tallest candle


def candle(interval: Interval, most: float, fair: float, look: Look, title: str) -> Html:
    """A share as the height of a candle, with its interval beside it and a line for an even share.

    `most` is the share that a candle has room for.
    """
    share, low, high = interval.figure.value, interval.low.value, interval.high.value
    assert share is not None and low is not None and high is not None

    def top(value: float) -> float:
        return _FOOT - 8 - _TALL * value / most

    wick = top(share)
    light = [
        tag("circle", cx=50, cy=f"{wick - 16:.1f}", r=24, class_="glow"),
        tag("path", d=f"M50 {wick - 30:.1f}q9 13 0 25q-9-12 0-25z", class_="flame"),
    ]
    span = f"M78 {top(low):.1f}V{top(high):.1f}M74 {top(low):.1f}H82M74 {top(high):.1f}H82"
    return tag(
        "svg",
        tag("title", f"{title} · {interval.figure.text}"),
        tag("path", d=f"M12 {top(fair):.1f}H96", class_="fair"),
        tag(
            "rect",
            x=38,
            y=f"{wick:.1f}",
            width=24,
            height=f"{_FOOT - 8 - wick:.1f}",
            rx=3,
            class_=look.colour,
        ),
        tag("path", d=f"M50 {wick:.1f}v-6", class_="wick"),
        *(light if share else ()),  # who has won nothing is in the dark
        tag("path", d=f"M22 {_FOOT - 8}H78L70 {_FOOT}H30Z", class_="holder"),
        tag("path", d=span, class_="span"),
        viewBox=f"0 0 100 {_FOOT + 4}",
        class_="candle",
        role="img",
        aria_label=f"{title} · {interval.figure.text}",
        data_candle=interval.figure.key,
    )


# Coins: how often something is done

_COIN: Final = 32


def coin(figure: Figure, most: float, luck: str) -> Html:
    """A figure as the area of a coin, of which `most` fills its place; `luck` colours it."""
    assert figure.value is not None
    radius = (_COIN - 2) * (figure.value / most) ** 0.5
    drawn = tag("circle", cx=_COIN, cy=_COIN, r=f"{radius:.2f}", data_share=figure.key)
    return tag(
        "svg", drawn, viewBox=f"0 0 {2 * _COIN} {2 * _COIN}", class_=f"coin {luck}", aria_hidden="true"
    )


# What hangs across the top of the page: a valance with its fringe
VALANCE: Final = Html(
    '<svg class="valance" width="100%" height="64" aria-hidden="true"><defs>'
    '<pattern id="swag" width="132" height="64" patternUnits="userSpaceOnUse">'
    '<path class="cloth" d="M0 0H132V18Q66 84 0 18Z"/>'
    '<path class="fold" d="M24 0Q34 26 56 46M108 0Q98 26 76 46M66 0V50"/>'
    '<path class="fringe" d="M0 19Q66 85 132 19"/></pattern></defs>'
    '<rect width="100%" height="64" fill="url(#swag)"/></svg>'
)
