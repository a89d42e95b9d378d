"""What a client must know of the components: an edition and the boards as plain data."""

from collections.abc import Iterable, Iterator
from typing import Final, cast

from shakespeare.edition import COUNTS, Character, Edition, EditionError, lines_of, read_edition
from shakespeare.edition import BackstageCard as EditionCard
from shakespeare.edition import Measure as EditionMeasure
from shakespeare.game.acts import ACT_I_POUNDS, ACT_II_PRESTIGE, ACT_III_PRESTIGE, GREY_PRESTIGE
from shakespeare.game.ambiance import SPACE_POUNDS, SPACE_PRESTIGE, SPACE_STEP
from shakespeare.game.components import Components as Tables
from shakespeare.game.components import components_of
from shakespeare.game.ending import UNPAID_PENALTY
from shakespeare.game.terms import (
    ACTS,
    AMBIANCE_END,
    AMBIANCE_START,
    COLOURS,
    CRAFT,
    CYLINDERS,
    DAYS,
    GREY_SPACES,
    LAST_SPACE,
    REHEARSAL_DAYS,
    TOKEN_VALUE,
    TOKENS,
    VALUES,
    YELLOW,
)
from shakespeare.game.wardrobe import PAY
from shakespeare.locales.counts import counts_of
from shakespeare.server.models import (
    Act,
    AmbianceSpace,
    BackstageCard,
    BackstageComponents,
    BackstageObjective,
    Card,
    Cell,
    CheckedEdition,
    Components,
    CostumePay,
    EditionMistake,
    ExtraCard,
    Measure,
    ObjectiveCard,
    Power,
    StageSet,
    Values,
)
from shakespeare.server.pools import Pool
from shakespeare.server.troubles import Trouble
from shakespeare.server.words import AmbianceEffect, BackstageObjectiveKind, CellKind, CharacterKind, Colour

_NO_PAY: Final = (0,) * (LAST_SPACE + 1)
_POUNDS: Final = (ACT_I_POUNDS, _NO_PAY, _NO_PAY)
_PRESTIGE: Final = (_NO_PAY, _NO_PAY, ACT_III_PRESTIGE)
_CELLS: Final[dict[str, CellKind]] = {".": "space", "c": "candle", "v": "virtual"}


def new_pool() -> Pool:
    """The threads in which editions are read and checked."""
    return Pool("editions", 2, 40, lambda: Trouble(503, "too-many-requests", seconds=1))


def describe(edition: Edition) -> Components:
    return _describe(edition, components_of(edition))


def check(content: bytes) -> CheckedEdition:
    """Somebody's edition file: its components, or what is wrong with it and where. Nothing of it is kept."""
    try:
        edition = read_edition(content)
    except EditionError as error:
        text = content.decode("utf-8", "replace")
        lines = lines_of(error.mistakes, text)
        mistakes = [
            EditionMistake.model_validate(
                {
                    "line": line,
                    "key": mistake.key,
                    "message": str(mistake.message),
                    **mistake.message.to_dict(),
                }
            )
            for line, mistake in zip(lines, error.mistakes, strict=True)
        ]
        return CheckedEdition(components=None, provenance={}, mistakes=mistakes)
    # Tables of its own: to look at an edition is no reason to forget those that are played with.
    return CheckedEdition(
        components=_describe(edition, Tables(edition)), provenance=edition.provenances(), mistakes=[]
    )


def _describe(edition: Edition, tables: Tables) -> Components:
    return Components(
        name=edition.name,
        digest=edition.digest,
        characters=_cards(tables, (*edition.printed, *edition.characters)),
        extra=ExtraCard(circles=edition.extra.circles, rehearse=list(edition.extra.rehearse)),
        stage=StageSet(
            rows=[
                [
                    Cell(place=f"{row}.{column}", kind=_CELLS[cell])
                    for column, cell in enumerate(cells, start=1)
                ]
                for row, cells in enumerate(edition.stage.rows, start=1)
            ]
        ),
        objectives=[
            ObjectiveCard(
                name=objective.name,
                title=objective.title or None,
                measure=describe_measure(objective.composition),
                steps=list(objective.steps),
            )
            for objective in edition.objectives
        ],
        acts=[_act(act) for act in range(ACTS)],
        grey_spaces=GREY_SPACES,
        last_space=LAST_SPACE,
        ambiance_start=AMBIANCE_START,
        ambiance_end=AMBIANCE_END,
        ambiance=[_ambiance(space) for space in range(1, AMBIANCE_END + 1)],
        costume_pay=[CostumePay(pounds=pounds, prestige=prestige) for pounds, prestige in PAY],
        colours=cast(list[Colour], list(COLOURS[1 : YELLOW + 1])),
        colour_values=Values(**{COLOURS[colour]: VALUES[colour] for colour in range(1, YELLOW + 1)}),
        cylinders=CYLINDERS,
        tokens=TOKENS,
        token_value=TOKEN_VALUE,
        days=DAYS,
        rehearsal_days=list(REHEARSAL_DAYS),
        unpaid_penalty=UNPAID_PENALTY,
        counts=counts_of(edition),
        backstage=_backstage(tables, edition),
    )


def describe_measure(measure: EditionMeasure) -> Measure:
    """A measure with every condition of what it counts, set or not."""
    conditions = {} if measure.parts else {name: measure[name] for name in COUNTS[measure.count]}
    return Measure(
        name=measure.short_name or None,
        count=measure.count,
        conditions={
            name: list(value) if isinstance(value, tuple) else value for name, value in conditions.items()
        },
        parts=[describe_measure(part) for part in measure.parts],
    )


def _cards(tables: Tables, characters: Iterable[Character]) -> list[Card]:
    return [
        _card(tables, character, name, number)
        for character in characters
        for name, number in _copies(character)
    ]


def _copies(card: Character | EditionCard) -> Iterator[tuple[str, int | None]]:
    """The names of equal cards, each with its number."""
    for number, name in enumerate(card.card_names, start=1):
        yield name, number if card.copies > 1 else None


def _card(tables: Tables, character: Character, name: str, copy_number: int | None) -> Card:
    number = tables.number[name]
    return Card(
        name=name,
        card=character.name,
        copy_number=copy_number,
        title=character.title or None,
        kind=cast(CharacterKind, character.kind),
        cost=character.cost,
        value=character.value if CRAFT[tables.kinds[number]] else None,
        circles=character.circles,
        activate=[icon.name for icon in tables.activate[number]],
        rehearse=[icon.name for icon in tables.rehearse[number]],
        gives_initiative=tables.gives_initiative[number],
        printed=character.is_printed,
        costumed=list(character.costumed),
        costumed_cancels=character.costumed_cancels or None,
        first_action=character.first_action,
    )


def _backstage(tables: Tables, edition: Edition) -> BackstageComponents | None:
    backstage = edition.backstage
    if backstage is None:
        return None
    return BackstageComponents(
        actors=_cards(tables, backstage.actors),
        cards=[
            _backstage_card(card, name, number) for card in backstage.cards for name, number in _copies(card)
        ],
        objectives=[
            BackstageObjective(
                name=objective.name,
                title=objective.title or None,
                kind=cast(BackstageObjectiveKind, objective.kind),
                value=objective.value,
                amount=objective.amount,
                played=objective.is_played,
            )
            for objective in backstage.objectives
        ],
        theater=[_CELLS[space] for space in backstage.theater.spaces],
    )


def _backstage_card(card: EditionCard, name: str, copy_number: int | None) -> BackstageCard:
    return BackstageCard(
        name=name,
        card=card.name,
        copy_number=copy_number,
        title=card.title or None,
        powers=[Power(cylinders=cylinders, icons=list(icons)) for cylinders, icons in card.powers.items()],
        kept=cast(CharacterKind, card.kept) if card.kept else None,
        serves=cast(CharacterKind, card.serves) if card.serves else None,
        serves_cost=card.serves_cost,
    )


def _act(act: int) -> Act:
    prestige = list(_PRESTIGE[act])
    for space in range(1, GREY_SPACES + 1):
        prestige[space] += GREY_PRESTIGE
    return Act(
        pounds=list(_POUNDS[act]), prestige=prestige, ranks=list(ACT_II_PRESTIGE) if act == 1 else None
    )


def _ambiance(space: int) -> AmbianceSpace:
    step = SPACE_STEP[space]
    effects: list[tuple[AmbianceEffect, int]] = [
        ("prestige", SPACE_PRESTIGE[space]),
        ("money", SPACE_POUNDS[space]),
        ("back" if step < 0 else "step", abs(step)),
    ]
    effect, amount = next((found for found in effects if found[1]), (None, 0))
    return AmbianceSpace(space=space, effect=effect, amount=amount)
