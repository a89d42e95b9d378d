"""An edition to read: all of Backstage is there, in words, with the marks of its provenance."""

from typing import Any

import pytest
from rich.console import Console

from shakespeare.edition import load_edition
from shakespeare.locales import Texts
from shakespeare.terminal.edition_tables import counted, edition_tables
from tests.edition.changes import DROP, changed

WIDE = 400  # no line is broken


def shown(changes: dict[str, Any] | None = None, width: int = WIDE) -> list[str]:
    """The lines, with one space for many."""
    edition = load_edition(changed(changes or {}))
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(edition_tables(edition, Texts(edition=edition)))
    lines = capture.get().splitlines()
    assert max(map(len, lines)) <= width
    return [" ".join(line.split()) for line in lines]


LINES = [
    "Backstage: 9 actors, 5 objectives, 32 cards.",
    # R11.5
    "Shylock £1° 1† 2° Act I +1°; in costume also Act I +1",
    "Richard III £5† 1† 3† any act +3, ambiance −1†; in costume without ambiance −1",
    "Bear £3† 1† 3† the first action of every day any act +2†",
    "Ghost £3† 1† 3† every other player: an act −1°; no initiative† an objective",
    "Mark Antony £3† 1† 3† Act I +2, Act II +1† every other player: −£1",
    "Ophelia £1† 1† 3† a “+3” token; no initiative any act +1†",
    # R11.4
    "Architect 6 1 cylinder a set element of value 1 in your Theater",
    "2 cylinders a set element of value 2 to 4 in your Theater",
    "3 cylinders a set element of value 5 in your Theater",
    "Backstage Jeweler 3 2 cylinders a yellow element",
    "2 cylinders ambiance +3",
    "Double 2 1 cylinder activate an actor who costs £1",
    "3 cylinders 2 hats",
    "2 cylinders £2, any card of the Lord’s deck",
    "Merchant 2 1 cylinder a costume element of value 1 to 3",
    "Prompter 2 1 cylinder kept as a character: you may pay £1 to avoid the penalty of an act",
    "Rag-picker (Handyman) 2 1 cylinder kept as a character: your handyman may take from the discards too",
    "Rag-picker (Set Dresser) 1 1 cylinder kept as a character: "
    "your set dresser for £3 may take from the discards too†",
    # R11.1
    "Theater†",
    "[ 4* ]",
    "[ 1 ]",
    # R11.6
    "Salvage† elements from the discards worth up to 6",
    "Cheer† ambiance +3",
    "Dismissal† at the end one of your characters is not paid",
]


@pytest.mark.parametrize("line", LINES)
def test_r11_backstage_is_shown(line: str) -> None:
    """R11.1, R11.4, R11.5, R11.6; R12.2: marked where it is reconstructed."""
    assert line in shown()


def test_every_card_is_shown() -> None:
    edition = load_edition()
    assert edition.backstage is not None
    text = "\n".join(shown())
    texts = Texts(edition=edition)
    for part in (*edition.backstage.actors, *edition.backstage.cards):
        assert texts.card(part.name) in text
    for objective in edition.backstage.objectives:
        assert texts.name("objective", objective.name) in text


def test_it_fits_a_terminal() -> None:
    assert shown(width=80)


def test_own_names_are_shown() -> None:
    hatter = load_edition().to_dict()["backstage"]["cards"]["hatter"]
    lines = shown(
        {
            "backstage.cards.hatter": DROP,
            "backstage.cards.mad-hatter": hatter | {"powers": {"2": ["hat", "theater-1", "theater-1"]}},
            "backstage.actors.bear.title": "Exit",
            "backstage.objectives.gold.title": "Gilt",
        }
    )
    assert "Mad Hatter 4 2 cylinders a hat, 2 set elements of value 1 in your Theater" in lines
    assert any(line.startswith("Exit £3†") for line in lines)
    assert any(line.startswith("Gilt† one yellow") for line in lines)


def test_an_edition_without_backstage_shows_none() -> None:
    text = "\n".join(shown({"backstage": DROP}))
    assert "Romeo" in text
    assert "Backstage" not in text and "BACKSTAGE" not in text


def test_both_parts_are_counted() -> None:
    base = load_edition(changed({"backstage": DROP}))
    texts = Texts()
    assert len(counted(base, texts).splitlines()) == 1
    assert len(counted(load_edition(), texts).splitlines()) == 2
