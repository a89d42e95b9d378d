"""An edition to read: its characters, stage set and objectives, and where each value comes from."""

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shakespeare.edition import KINDS, Character, Edition
from shakespeare.locales import Texts
from shakespeare.terminal.drawing import stage

_MARKS: Final = {"reconstructed": "†", "attested": "°", "rules": ""}


def edition_tables(edition: Edition, texts: Texts) -> RenderableType:
    say = texts.say
    parts: list[RenderableType] = [
        Text(edition.name, "bold"),
        Text(counted(edition, texts)),
        Text(say("edition-marks"), "dim"),
        Text(),
        _characters(edition, texts),
        Text(),
        Text(say("edition-stage") + _mark(edition.stage.provenance, "rows"), "bold"),
        Padding(stage(edition.stage, texts, {}), (0, 0, 1, 2)),
        _objectives(edition, texts),
    ]
    notes = [(key, text) for key, text in edition.provenances().items() if ": " in text]
    if notes:
        parts += [Text(), Text(say("edition-notes"), "bold")]
        parts += [Text(f"{key}: {text}", "dim") for key, text in notes]
    return Group(*parts)


def counted(edition: Edition, texts: Texts) -> str:
    """How much of an edition is there, and how much of it is our reconstruction."""
    return texts.say(
        "edition-counts",
        cards=sum(character.copies for character in edition.characters),
        objectives=len(edition.objectives),
        values=len(edition.provenances()),
        reconstructed=len(edition.reconstructed()),
    )


def _mark(provenance: Mapping[str, str], datum: str) -> str:
    return _MARKS[provenance[datum].partition(":")[0]] if datum in provenance else ""


def _characters(edition: Edition, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(texts.say("edition-character"), no_wrap=True)
    table.add_column(texts.say("edition-cost"), justify="right")
    table.add_column(texts.say("edition-copies"), justify="right")
    table.add_column(texts.say("edition-power"))
    table.add_column(texts.say("edition-rehearsal"))

    def section(heading: str, characters: list[Character]) -> None:
        table.add_row(Text(heading.upper(), "dim"))
        for character in characters:
            _character(table, character, texts)
        table.add_row()

    ordered = sorted(edition.characters, key=lambda c: (KINDS.index(c.kind), c.cost, c.name))
    for kind, characters in groupby(ordered, key=lambda character: character.kind):
        section(texts.name("kind", kind), list(characters))
    section(texts.say("edition-printed"), list(edition.printed))
    extra = edition.extra
    table.add_row(Text(texts.say("edition-back").upper(), "dim"))
    table.add_row(
        texts.name("kind", "extra").capitalize(),
        "",
        "",
        texts.say("power-extra"),
        texts.icons(extra.rehearse) + _mark(extra.provenance, "rehearse"),
    )
    return table


def _character(table: Table, character: Character, texts: Texts) -> None:
    mark = {datum: _mark(character.provenance, datum) for datum in character.provenance}
    card = character.card_names[0]
    power = texts.power(card) + mark.get("activate" if character.is_actor else "value", "")
    rehearsal = texts.rehearsal(card)
    table.add_row(
        Text(texts.card(character.name) + mark["name"]),
        f"£{character.cost}{mark['cost']}" if character.cost else "",
        f"{character.copies}{mark['copies']}" if character.cost else "",
        power,
        rehearsal + mark.get("rehearse", "") if rehearsal else "",
    )


def _objectives(edition: Edition, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(texts.say("edition-objective"), no_wrap=True)
    table.add_column(texts.say("edition-goal"))
    for objective in edition.objectives:
        provenance = objective.provenance
        name = texts.name("objective", objective.name) + _mark(provenance, "name")
        marks = {_mark(provenance, datum) for datum in ("measure", "steps")}
        table.add_row(name, texts.goal(objective.name) + "".join(sorted(marks, reverse=True)))
    return table
