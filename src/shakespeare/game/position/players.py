"""Reading what lies before one player."""

from typing import Final

from shakespeare.edition import show
from shakespeare.game.components import Components
from shakespeare.game.position.reading import MOST, PositionError, Table
from shakespeare.game.stage import is_supported, is_symmetric
from shakespeare.game.state import Player, State, new_player
from shakespeare.game.terms import (
    AMBIANCE_END,
    AMBIANCE_START,
    COLOURS,
    CYLINDERS,
    DAYS,
    EXTRA,
    MONEY_SOURCES,
    SOURCES,
    START,
    TOKENS,
    YELLOW,
)

COLOUR_NAMES: Final = COLOURS[1 : YELLOW + 1]
_KEYS: Final = (
    "seat",
    "prestige",
    "money",
    "tokens",
    "ambiance",
    "wagered",
    "cylinders",
    "recruited",
    "passed",
    "troupe",
    "stage",
    "objective_count",
    "objectives",
    "objective_measures",
    "objective_points",
    "ledger",
    "payroll",
    "projected",
)


def read_player(table: Table, seat: int, state: State) -> Player:
    table.only(_KEYS)
    components = state.components
    player = new_player(components, seat)
    if table.number("seat", seat, 0, 3) != seat:
        raise table.fail("seat", f"players stand in the order of their seats: {seat}")
    player.money = table.number("money", 0)
    player.tokens = table.number("tokens", 0, 0, TOKENS)
    player.ambiance = table.number("ambiance", AMBIANCE_START, 1, AMBIANCE_END)
    player.wagered = table.number("wagered", 0, 0, CYLINDERS)
    player.cylinders = table.number("cylinders", 0, 0, player.wagered)
    player.recruited = table.flag("recruited")
    player.passed = table.flag("passed")
    if player.passed and not player.recruited:
        raise table.fail("passed", "nobody passes before recruiting (R4.3)")
    player.objective_points = tuple(table.numbers("objective_points", 0, 3))
    _read_ledger(player, table, state)
    _read_troupe(player, table, state)
    _read_stage(player, table.table("stage"), components)
    return player


def _read_ledger(player: Player, table: Table, state: State) -> None:
    names = (*SOURCES, *[MONEY_SOURCES[source] for source in state.expansion.sources])
    if "ledger" not in table:
        player.book(0, START, table.number("prestige", player.prestige, -MOST) - player.prestige)
        return
    player.book(0, START, -player.prestige)
    for day, sources in enumerate(table.tables("ledger", DAYS + 1)):
        sources.only(names)
        for name in names:
            player.book(day, MONEY_SOURCES.index(name), sources.number(name, 0, -MOST))


def _read_troupe(player: Player, table: Table, state: State) -> None:
    components = state.components
    if "troupe" in table:
        player.troupe = ()
        for character in table.tables("troupe"):
            _read_character(player, character, state)
    for number in range(components.printed):
        if number not in player.troupe:
            raise table.fail("troupe", f"every player has the {components.names[number]} (R0.3)")
    placed = player.wagered - player.cylinders - state.expansion.cylinders_elsewhere(player.seat)
    if player.used.bit_count() != placed:
        raise table.fail(
            "cylinders",
            f"{player.wagered} wagered and {player.cylinders} at hand leave {placed} on characters, "
            f"but {player.used.bit_count()} bear one",
        )


def _read_character(player: Player, table: Table, state: State) -> None:
    components = state.components
    table.only(("name", "card", "costume", "used", "resting"))
    name = table.text("name")
    number = components.number.get(name)
    if number is None or number not in state.expansion.characters:
        raise table.fail("name", f"{show(name)} is no character of this edition")
    if number in player.troupe:
        raise table.fail("name", f"{name} stands here twice")
    player.troupe = (*player.troupe, number)
    if components.kinds[number] == EXTRA:
        if number != components.first_extra + len(player.extras):
            raise table.fail("name", "extras are numbered in the order they joined")
        card = components.number.get(table.text("card"))
        if card is None or card not in state.expansion.cards:
            raise table.fail("card", "the card that this extra is the back of is wanted here")
        player.extras = (*player.extras, card)
    elif "card" in table:
        raise table.fail("card", "only an extra is the back of a card")
    for circle, colour in enumerate(table.entries("costume", components.circles[number])):
        if colour is not None:
            player.costumes[number] |= read_colour(table.where(f"costume[{circle}]"), colour) << (3 * circle)
    _read_markers(player, number, table, components)


def _read_markers(player: Player, number: int, table: Table, components: Components) -> None:
    used = table.flag("used")
    resting = table.flag("resting")
    key = "used" if used else "resting"
    if (used or resting) and not components.activatable >> number & 1:
        raise table.fail(key, f"{components.names[number]} is never activated (R4.4)")
    if used and resting:
        raise table.fail("resting", f"{components.names[number]} bears a cylinder too (R4.4)")
    player.used |= used << number
    player.resting |= resting << number


def read_colour(place: str, colour: object) -> int:
    if not isinstance(colour, str) or colour not in COLOUR_NAMES:
        raise PositionError(place, f"a colour is wanted here: {', '.join(COLOUR_NAMES)}")
    return COLOURS.index(colour)


def _read_stage(player: Player, table: Table, components: Components) -> None:
    table.only(tuple(components.cell_names))
    for cell, place in enumerate(components.cell_names):
        if place not in table:
            continue
        if components.virtual[cell]:
            raise table.fail(place, "a virtual element cannot be covered (R7.2)")
        colour = read_colour(table.where(place), table.data[place])
        if not is_supported(components, player.stage, cell):
            raise table.fail(place, "nothing supports this space (R7.1)")
        if not is_symmetric(components, player.stage, cell, colour):
            raise table.fail(place, "the mirror space has another colour (R7.3)")
        player.stage[cell] = colour
