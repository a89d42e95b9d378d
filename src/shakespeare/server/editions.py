"""What a client must know of the components: an edition and the boards as plain data."""

from typing import Final, cast

from shakespeare.edition import Character, Edition
from shakespeare.game.acts import ACT_I_POUNDS, ACT_II_PRESTIGE, ACT_III_PRESTIGE, GREY_PRESTIGE
from shakespeare.game.ambiance import SPACE_POUNDS, SPACE_PRESTIGE, SPACE_STEP
from shakespeare.game.components import Components as Tables
from shakespeare.game.components import components_of
from shakespeare.game.costumes import PAY
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
from shakespeare.server.models import (
    Act,
    AmbianceSpace,
    Card,
    Cell,
    Components,
    CostumePay,
    ExtraCard,
    ObjectiveCard,
    StageSet,
    Values,
)
from shakespeare.server.words import AmbianceEffect, CellKind, CharacterKind, Colour

_NO_PAY: Final = (0,) * (LAST_SPACE + 1)
_POUNDS: Final = (ACT_I_POUNDS, _NO_PAY, _NO_PAY)
_PRESTIGE: Final = (_NO_PAY, _NO_PAY, ACT_III_PRESTIGE)
_CELLS: Final[dict[str, CellKind]] = {".": "space", "c": "candle", "v": "virtual"}


def describe(edition: Edition) -> Components:
    tables = components_of(edition)
    return Components(
        name=edition.name,
        digest=edition.digest,
        characters=[
            _card(tables, character, name, number if character.copies > 1 else None)
            for character in (*edition.printed, *edition.characters)
            for number, name in enumerate(character.card_names, start=1)
        ],
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
                measure=objective.measure,
                steps=list(objective.steps),
                worth=objective.worth,
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
    )


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
