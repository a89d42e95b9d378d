"""The report and the tables: every figure is what the records say, counted another way."""

import csv
import re
from collections.abc import Iterator
from functools import partial
from math import isclose, log10
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from shakespeare import Options
from shakespeare.arena import Folder, Settings, play_games, publish, read_games, spread
from tests.arena.recount import Expected, Recount
from tests.frozen import BACKSTAGE_EDITION, EDITION

pytestmark = pytest.mark.slow

Arena = tuple[Path, Recount, Expected, Element]

# Players at the table, entrants, games, Backstage.
ARENAS = {
    "three meet two by two": (2, ("random", "groundling", "apprentice"), 18, False),
    "two in three seats": (3, ("groundling", "random"), 12, True),
    "one with itself": (4, ("groundling",), 4, False),
    "solo": (1, ("random", "groundling"), 8, True),
}


@pytest.fixture(scope="module", params=ARENAS)
def arena(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Arena:
    players, entrants, games, backstage = ARENAS[request.param]
    path = tmp_path_factory.mktemp("arena")
    options = Options(players, backstage, edition=BACKSTAGE_EDITION if backstage else EDITION)
    folder = Folder.begin(path, Settings(options, entrants, seed=5))
    alone = partial(spread, jobs=1)
    play_games(folder, games, alone, lambda done, total: None)
    publish(folder, read_games(folder, games, alone, lambda done, total: None))
    recount = Recount(path)
    text = (path / "report.html").read_text(encoding="utf-8")
    return path, recount, recount.expected(), ElementTree.fromstring(text.removeprefix("<!doctype html>"))


def number(text: str) -> tuple[float, float]:
    """A written number, and by how much rounding may have changed it."""
    digits = text.strip("×% ").replace("−", "-").replace(",", "")
    places = len(digits.partition(".")[2])
    unit = 0.01 if text.endswith("%") else 1.0
    return float(digits) * unit, 0.5 * 10**-places * unit


def is_written(text: str, value: float | None, times: float = 1) -> bool:
    if value is None or text == "–":
        return value is None and text == "–"
    shown, rounding = number(text)
    return abs(shown - value * times) <= rounding * (1 + 1e-6) + 1e-9


def test_every_figure_is_right(arena: Arena) -> None:
    _, _, expected, page = arena
    spans = page.findall(".//span[@data-figure]")
    assert len(spans) > 150
    for span in spans:
        key, text = span.get("data-figure", ""), span.text or ""
        milliseconds = key.endswith(("/seconds", "/slowest"))
        assert is_written(text, expected[key], 1000 if milliseconds else 1), (
            f"{key}: {text}, not {expected[key]}"
        )


def test_nothing_that_happened_is_left_out(arena: Arena) -> None:
    """What was counted is shown, but for what says nothing: means of zero, and the start that all share."""
    _, recount, expected, page = arena
    shown = {element.get("data-figure") for element in page.iter()}
    shown |= {element.get("data-column") for element in page.iter()}
    left_out = [".*/source/start", "group/all/", "group/others/", "(player|group)/.*-(from|to)"]
    if recount.compares or recount.players == 1:
        left_out.append("group/winners/(source|act|set_|costume)")
    else:
        left_out.append("player/.*/(source|act|set_|costume)")
    if recount.players == 1:
        left_out.append("group/winners/")  # there is no winner
    if len(recount.entrants) < 3:
        left_out.append("ahead/")
    if not recount.compares:
        left_out.append("seats|player/.*/seats")
    missing = [
        key
        for key, value in expected.items()
        if value and key not in shown and not re.match("|".join(left_out), key)
    ]
    assert not missing


def test_no_other_number_is_on_the_page(arena: Arena) -> None:
    """All text that is no figure, without the names of cards and what everybody knows."""
    _, recount, _, page = arena

    def loose(element: Element) -> Iterator[str]:
        if element.tag in ("style", "svg", "code") or element.get("data-figure"):
            return
        yield element.text or ""
        for child in element:
            yield from loose(child)
            yield child.tail or ""

    text = " ".join(loose(page))
    text = re.sub(
        r"95%|400 more|mean is 1500|[Dd]ay \d|version [\d.]+|\(\d\)|\d cylinders?|is \d on", "", text
    )
    numbers = re.findall(r"\d+", text)
    headers = [str(cylinders) for cylinders in range(1, 6)] if recount.players > 1 else []
    title = [str(len(recount.games))]
    assert numbers == title + headers


def places(page: Element) -> Iterator[tuple[Element, Element]]:
    """Everything that is drawn on a scale, with the lane it is drawn in."""
    for lane in page.iterfind(".//svg[@data-scale]"):
        for element in lane.iter():
            if element is not lane:
                yield lane, element


def test_every_mark_is_where_its_figure_is(arena: Arena) -> None:
    _, _, expected, page = arena

    def place(lane: Element, key: str) -> float:
        low, high, *logarithmic = lane.get("data-scale", "").split()
        value = expected[key]
        assert value is not None
        value = 1000 * value if key.endswith("/seconds") else value
        points = [value, float(low), float(high)]
        if logarithmic:
            points = [log10(max(point, 0.001)) for point in points]
        return 100 * (points[0] - points[1]) / (points[2] - points[1])

    def at(text: str | None) -> float:
        assert text is not None and text.endswith("%")
        return float(text[:-1])

    marks = lines = columns = 0
    for lane, element in places(page):
        if key := element.get("data-mark"):
            marks += 1
            assert at(element.get("x") or element.get("x1")) == pytest.approx(place(lane, key), abs=0.001)
            assert -0.001 <= place(lane, key) <= 100.001
        if keys := element.get("data-line"):
            lines += 1
            ends = [place(lane, key) for key in keys.split()]
            assert [at(element.get("x1")), at(element.get("x2"))] == pytest.approx(ends, abs=0.001)
        if key := element.get("data-column"):
            columns += 1
            low, high = map(float, lane.get("data-scale", "").split())
            value = int(key.rpartition("/")[2])
            assert at(element.get("x")) == pytest.approx(100 * (value - 0.5 - low) / (high - low), abs=0.001)
            assert at(element.get("width")) == pytest.approx(100 / (high - low), abs=0.001)
    assert marks > 40 and columns > 10
    assert lines > 20 or expected["seats"] == 1


def test_columns_coins_and_candles_are_as_large_as_their_figures(arena: Arena) -> None:
    _, recount, expected, page = arena
    # Columns: of two charts, each with one height for the same share.
    for what in ("scores", "payrolls"):
        heights = {
            expected[key]: float(element.get("height", ""))
            for element in page.iter()
            if f"/{what}/" in (key := element.get("data-column") or "")
        }
        tallest = max(share for share in heights if share is not None)
        for share, height in heights.items():
            assert share is not None
            assert height == pytest.approx(heights[tallest] * share / tallest, abs=0.02)
    # Coins: their areas.
    coins = {key: float(e.get("r", "")) for e in page.iter() if (key := e.get("data-share"))}
    assert bool(coins) == (recount.players > 1)
    for key, radius in coins.items():
        share, most = expected[key], max(expected[other] or 0 for other in coins)
        assert share is not None
        assert isclose(radius**2 / 900, share / most, abs_tol=0.01)
    # Candles: from the foot to the wick.
    candles = page.findall(".//svg[@data-candle]")
    assert len(candles) == (len(recount.entrants) if recount.compares else 0)
    most = max([expected[f"{candle.get('data-candle')}-high"] or 0 for candle in candles], default=0)
    for candle in candles:
        wax = candle.find("rect")
        assert wax is not None
        share = expected[candle.get("data-candle", "")]
        assert share is not None
        assert float(wax.get("height", "")) == pytest.approx(150 * share / most, abs=0.06)
        assert (candle.find("path[@class='flame']") is not None) == (share > 0)


def test_the_page_needs_nothing_else(arena: Arena) -> None:
    path, *_, page = arena
    text = (path / "report.html").read_text(encoding="utf-8")
    assert "http" not in text and "@import" not in text and "src=" not in text
    assert set(re.findall(r"url\([^)]*\)", text)) == {"url(#swag)"}
    assert {element.tag for element in page.iter()} & {"script", "link", "img", "iframe"} == set()
    assert page.get("lang") == "en"


def test_every_chart_has_a_table_and_every_table_a_name(arena: Arena) -> None:
    *_, page = arena
    for section in page.iterfind(".//section"):
        charts = [
            e for e in section.iter("div") if (e.get("class") or "").startswith(("chart", "candles", "coins"))
        ]
        tables = list(section.iter("table"))
        assert charts and len(tables) >= len(charts)
        assert all(table.get("aria-label") for table in tables)
        heading = section.find("h2")
        assert heading is not None and heading.get("id") == section.get("aria-labelledby")
    assert all((mark.find("title") is not None) for mark in page.iterfind(".//svg[@data-mark]"))


# The tables


def rows(path: Path, name: str) -> list[dict[str, str]]:
    with open(path / name, encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def test_the_table_of_seats(arena: Arena) -> None:
    path, recount, *_ = arena
    found = rows(path, "seats.csv")
    assert len(found) == len(recount.seats)
    for row, seat in zip(found, recount.seats, strict=True):
        for key in ("game", "deal", "seat", "score", "rank", "payroll", "money", "decisions"):
            assert int(row[key]) == seat[key]
        for key in ("set_elements", "costume_elements", "costumes"):
            assert int(row[key]) == seat[key]
        assert int(row["seed"]) == 5 + seat["deal"]
        assert row["player"] == seat["player"]
        assert float(row["win"]) == seat["win"]
        assert float(row["seconds"]) == seat["seconds"] and float(row["slowest"]) == seat["slowest"]
        assert int(row["unpaid"]) == seat["sources"]["unpaid"] // -2
        for key, value in row.items():
            if key.startswith("from_"):
                assert int(value) == seat["sources"][key.removeprefix("from_")]
        assert [int(row[f"act_{act}"]) for act in (1, 2, 3)] == seat["acts"]
        wagers = [row[f"wager_{day}"] for day in range(1, 7)]
        assert wagers == (list(map(str, seat["wagers"])) or [""] * 6)
        assert sum(int(value) for key, value in row.items() if key.startswith("from_")) == seat["score"]


def test_the_table_of_players(arena: Arena) -> None:
    path, _, expected, _ = arena
    columns = {
        "seats": "seats",
        "score": "score",
        "score_low": "score-low",
        "score_high": "score-high",
        "score_sd": "score-sd",
        "payroll": "payroll",
        "payroll_sd": "payroll-sd",
        "decisions_a_game": "decisions",
        "seconds_a_decision": "seconds",
        "slowest_decision": "slowest",
        "win_share": "wins",
        "win_low": "wins-low",
        "win_high": "wins-high",
        "rating": "rating",
        "rating_low": "rating-low",
        "rating_high": "rating-high",
    }
    for row in rows(path, "players.csv"):
        assert set(row) == {"player", *columns}
        for column, key in columns.items():
            value = expected.get(f"player/{row['player']}/{key}")
            assert (float(row[column]) if row[column] else None) == (
                None if value is None else pytest.approx(value, abs=1e-3 if "rating" in key else 1e-9)
            )


def test_the_other_tables_add_up(arena: Arena) -> None:
    path, recount, *_ = arena
    for name, kinds in (
        ("cards.csv", ("recruited", "extra", "activated")),
        ("objectives.csv", ("played",)),
    ):
        for row in rows(path, name):
            seats = [s for s in recount.of(row["player"]) if (s["rank"] == 1) == (row["won"] == "1")]
            assert int(row["seats"]) == len(seats)
            what = row.get("card") or row["objective"]
            for kind in kinds:
                assert int(row[kind]) == sum(seat[kind].count(what) for seat in seats)
            if name == "objectives.csv":
                kept = [seat["objectives"][what] for seat in seats if what in seat["objectives"]]
                assert (int(row["kept"]), int(row["points"])) == (len(kept), sum(kept))
    assert sum(int(row["recruited"]) for row in rows(path, "cards.csv")) == sum(
        len(seat["recruited"]) for seat in recount.seats
    )
    for row in rows(path, "wagers.csv"):
        seats = recount.of(row["player"])
        made = [seat["win"] for seat in seats if seat["wagers"][int(row["day"]) - 1] == int(row["cylinders"])]
        assert int(row["count"]) == len(made)
        assert float(row["share"]) == pytest.approx(len(made) / len(seats))
        assert (float(row["win_share"]) if made else row["win_share"]) == (
            pytest.approx(sum(made) / len(made)) if made else ""
        )
    assert (path / "backstage.csv").exists() == recount.settings["backstage"]
    if recount.settings["backstage"]:
        used = 0
        for row in rows(path, "backstage.csv"):
            seats = [s for s in recount.of(row["player"]) if (s["rank"] == 1) == (row["won"] == "1")]
            count = sum(seat["used"].count((row["card"], int(row["cylinders"]))) for seat in seats)
            assert int(row["used"]) == count
            used += count
        assert used == sum(len(seat["used"]) for seat in recount.seats) > 0
