"""An edition to read: its characters, stage set and objectives, Backstage, and where each value comes from."""

from collections.abc import Iterable, Mapping
from functools import reduce
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shakespeare.edition import (
    BACKSTAGE_CARD_ICONS,
    KINDS,
    Backstage,
    BackstageCard,
    BackstageObjective,
    Character,
    Edition,
    Theater,
)
from shakespeare.edition.facts import asked_of, contradicted
from shakespeare.locales import Texts
from shakespeare.terminal.drawing import stage

_MARKS: Final = {"reconstructed": "†", "attested": "°", "rules": ""}


def edition_tables(edition: Edition, texts: Texts) -> RenderableType:
    say = texts.say
    parts: list[RenderableType] = [
        Text(texts.edition_name(edition.name), "bold"),
        Text(counted(edition, texts)),
        Text(say("edition-marks"), "dim"),
        Text(say("edition-circles-legend"), "dim"),
        Text(),
        _characters(edition, texts),
        Text(),
        Text(say("edition-stage") + _mark(edition.stage.provenance, "rows"), "bold"),
        Padding(stage(edition.stage, texts, {}), (0, 0, 1, 2)),
        _objectives(edition, texts),
    ]
    if edition.backstage is not None:
        parts += _backstage(edition.backstage, texts)
    notes = [(key, *text.split(": ", 1)) for key, text in edition.provenances().items() if ": " in text]
    if notes:
        parts += [Text(), Text(say("edition-notes"), "bold")]
        parts += [
            Text(texts.labelled(key, texts.labelled(source, texts.note(note))), "dim")
            for key, source, note in notes
        ]
    return Group(*parts)


def counted(edition: Edition, texts: Texts) -> str:
    """How much of an edition is there, and how much of it is our reconstruction."""
    base = texts.say(
        "edition-counts",
        cards=sum(character.copies for character in edition.characters),
        objectives=len(edition.objectives),
        values=len(edition.provenances()),
        reconstructed=len(edition.reconstructed()),
    )
    if edition.backstage is None:
        return base
    backstage = texts.say(
        "edition-backstage-counts",
        actors=sum(actor.copies for actor in edition.backstage.actors),
        objectives=len(edition.backstage.objectives),
        cards=sum(card.copies for card in edition.backstage.cards),
    )
    return f"{base}\n{backstage}"


def facts_table(edition: Edition, texts: Texts) -> RenderableType:
    """The facts that the rule documents state of the cards, with the data that contradict them (R12.3)."""
    against = contradicted(edition)
    table = Table.grid(padding=(0, 2, 0, 0))
    asked = asked_of(edition)
    for fact in asked:
        keys = against.get(fact, ())
        sentence = texts.say(f"fact-{fact.name}")
        table.add_row(
            Text(fact.rule, "dim"),
            Text(texts.say("facts-contradicted"), "bold") if keys else Text(texts.say("facts-kept")),
            Text("\n".join((sentence, *keys))),
        )
    total = texts.say("facts-counted", kept=len(asked) - len(against), count=len(asked))
    return Group(Text(texts.say("facts-heading"), "bold"), table, Text(total))


def _mark(provenance: Mapping[str, str], datum: str) -> str:
    return _MARKS[provenance[datum].partition(":")[0]] if datum in provenance else ""


def _table() -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)


# Characters


def _character_table(texts: Texts) -> Table:
    table = _table()
    table.add_column(texts.say("edition-character"), no_wrap=True)
    table.add_column(texts.say("edition-cost"), justify="right")
    table.add_column(texts.say("edition-copies"), justify="right")
    table.add_column(texts.say("edition-circles"), justify="right")
    table.add_column(texts.say("edition-power"))
    table.add_column(texts.say("edition-rehearsal"))
    return table


def _characters(edition: Edition, texts: Texts) -> Table:
    table = _character_table(texts)

    def section(heading: str, characters: list[Character]) -> None:
        table.add_row(Text(heading.upper(), "dim"))
        for character in characters:
            _character(table, character, texts)
        table.add_row()

    for kind, characters in groupby(_ordered(edition.characters), key=lambda character: character.kind):
        section(texts.name("kind", kind), list(characters))
    section(texts.say("edition-printed"), list(edition.printed))
    extra = edition.extra
    table.add_row(Text(texts.say("edition-back").upper(), "dim"))
    table.add_row(
        texts.name("kind", "extra").capitalize(),
        "",
        "",
        str(extra.circles),
        texts.say("power-extra"),
        texts.icons(extra.rehearse) + _mark(extra.provenance, "rehearse"),
    )
    return table


def _ordered(characters: Iterable[Character]) -> list[Character]:
    return sorted(characters, key=lambda one: (KINDS.index(one.kind), one.cost, one.name))


def _character(table: Table, character: Character, texts: Texts) -> None:
    mark = {datum: _mark(character.provenance, datum) for datum in character.provenance}
    rehearsal = _icons(character.rehearse, texts)
    table.add_row(
        Text((character.title or texts.card(character.name)) + mark["name"]),
        texts.pounds(character.cost) + mark["cost"] if character.cost else "",
        f"{character.copies}{mark['copies']}" if character.cost else "",
        f"{character.circles}{mark['circles']}" if character.is_actor else "",
        _power(character, texts, mark),
        rehearsal + mark.get("rehearse", "") if rehearsal else "",
    )


def _power(character: Character, texts: Texts, mark: Mapping[str, str]) -> str:
    if not character.is_actor:
        return texts.power(character.card_names[0]) + mark.get("value", "")
    if character.first_action:
        return texts.say("power-first-action") + mark["first-action"]
    power = _icons(character.activate, texts) + mark["activate"]
    if character.costumed:
        more = _icons(character.costumed, texts) + mark["costumed"]
        power = texts.say("power-costumed", power=power, icons=more)
    if character.costumed_cancels:
        less = _icons([character.costumed_cancels], texts) + mark["costumed-cancels"]
        power = texts.say("power-cancelled", power=power, icons=less)
    if not character.gives_initiative:
        power = texts.say("power-no-initiative", power=power) + mark["gives-initiative"]
    return power


def _icons(icons: Iterable[str], texts: Texts) -> str:
    """Icons in words, those of backstage cards too."""
    parts = []
    for icon, group in groupby(icons):
        same = list(group)
        if icon in BACKSTAGE_CARD_ICONS:
            parts.append(texts.say(f"icon-{icon}", count=len(same)))
        else:
            parts.append(texts.icons(same))
    return reduce(lambda said, part: texts.say("list-comma", list=said, item=part), parts) if parts else ""


# Objectives


def _objectives(edition: Edition, texts: Texts) -> Table:
    table = _table()
    table.add_column(texts.say("edition-objective"), no_wrap=True)
    table.add_column(texts.say("edition-goal"))
    for objective in edition.objectives:
        provenance = objective.provenance
        name = texts.name("objective", objective.name) + _mark(provenance, "name")
        marks = {_mark(provenance, datum) for datum in ("measure", "steps", "worth")}
        table.add_row(name, texts.goal(objective.name) + "".join(sorted(marks, reverse=True)))
    return table


# Backstage


def _backstage(backstage: Backstage, texts: Texts) -> list[RenderableType]:
    actors = _character_table(texts)
    for actor in _ordered(backstage.actors):
        _character(actors, actor, texts)
    return [
        Text(),
        Text(texts.say("edition-backstage").upper(), "bold"),
        Text(),
        actors,
        Text(),
        _backstage_cards(backstage.cards, texts),
        Text(),
        Text(texts.say("edition-theater") + _mark(backstage.theater.provenance, "spaces"), "bold"),
        Padding(_theater(backstage.theater), (0, 0, 1, 2)),
        _backstage_objectives(backstage.objectives, texts),
    ]


def _backstage_cards(cards: Iterable[BackstageCard], texts: Texts) -> Table:
    table = _table()
    table.add_column(texts.say("edition-card"), no_wrap=True)
    table.add_column(texts.say("edition-copies"), justify="right")
    table.add_column(texts.say("edition-cylinders"), no_wrap=True)
    table.add_column(texts.say("edition-effect"))
    for card in cards:
        mark = {datum: _mark(card.provenance, datum) for datum in card.provenance}
        name, copies = (card.title or texts.card(card.name)) + mark["name"], f"{card.copies}{mark['copies']}"
        for cylinders, icons in card.powers.items():
            number = texts.say("edition-cylinders-count", cylinders=cylinders)
            table.add_row(Text(name), copies, number, _card_power(card, icons, texts, mark))
            name = copies = ""  # said once
    return table


def _card_power(card: BackstageCard, icons: Iterable[str], texts: Texts, mark: Mapping[str, str]) -> str:
    power = _icons(icons, texts) + mark["powers"]
    if not card.kept:
        return power
    # The words of a rag-picker hold all these data: one mark of each.
    marks = {mark.get(datum, "") for datum in ("kept", "serves", "serves-cost")}
    kind = texts.name("kind", card.serves) if card.serves else ""
    kept = texts.say(f"kept-{card.kept}", kind=kind, cost=card.serves_cost)
    return texts.labelled(power, kept + "".join(sorted(marks, reverse=True)))


def _theater(theater: Theater) -> RenderableType:
    """The column of spaces, a star for a candle."""
    spaces = [
        f"{number}{'*' if space == 'c' else ''}" for number, space in enumerate(theater.spaces, start=1)
    ]
    return Group(*(Text(f"[{space:^4}]", "dim") for space in reversed(spaces)))


def _backstage_objectives(objectives: Iterable[BackstageObjective], texts: Texts) -> Table:
    table = _table()
    table.add_column(texts.say("edition-objective"), no_wrap=True)
    table.add_column(texts.say("edition-effect"))
    for objective in objectives:
        provenance = objective.provenance
        name = objective.title or texts.name("objective", objective.name)
        goal = texts.say(f"goal-{objective.kind}", value=objective.value, amount=objective.amount)
        marks = {_mark(provenance, datum) for datum in ("kind", "value", "amount")}
        table.add_row(name + _mark(provenance, "name"), goal + "".join(sorted(marks, reverse=True)))
    return table
