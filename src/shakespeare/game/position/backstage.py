"""Reading what Backstage adds to a position: its table, and its cues on the stack."""

from typing import Final

from shakespeare.edition import show
from shakespeare.game import icons
from shakespeare.game.acts import space_of
from shakespeare.game.backstage import icons as backstage_icons
from shakespeare.game.backstage.actors import power_of
from shakespeare.game.backstage.cards import cylinders_for_cards, use_of
from shakespeare.game.backstage.kept import has_prompter, is_served
from shakespeare.game.backstage.lord import LORDS_CARDS
from shakespeare.game.backstage.masks import salvage_cue
from shakespeare.game.backstage.parts import CHEER, RUN, TREASURE
from shakespeare.game.backstage.table import Played, Use, parts_of, table_of
from shakespeare.game.costumes import is_complete
from shakespeare.game.position.players import read_colour
from shakespeare.game.position.reading import PositionError
from shakespeare.game.position.reading import Table as Data
from shakespeare.game.powers import ONE, Power, craft, craftsman_value
from shakespeare.game.setup import cards_a_day
from shakespeare.game.state import Cue, State, Step
from shakespeare.game.terms import (
    ACTS,
    COMPANY_PHASE,
    CYLINDERS,
    GREY_SPACES,
    NOBODY,
    REHEARSAL_PHASE,
    REST_PHASE,
    SETUP_PHASE,
    TOKEN_VALUE,
    YELLOW,
)

BACKSTAGE_KEY: Final = "backstage"
_KEYS: Final = ("lord", "row", "uses", "deck", "discards", "played", "players")
_PLAYER_KEYS: Final = ("cylinders", "theater", "hats", "fewer_rests", "spared", "held", "excused")

# How the stack stands at a decision, where the expansion has more to ask (see `position.stack`).
_POWER: Final = "(power|costumed-power) (step|back( back)*|token|take|queen|keep|scavenge( origin)?)"
_CARD: Final = "card-power (step|take|theater|hat|double|engage)"
_WAITING: Final = "( (step|others-back|look))"
BACKSTAGE_SHAPES: Final = {
    "company": f"company( first-action| (card-power )?{_POWER}| {_CARD})?",
    "ambiance": "ambiance-effects (step|back|masks( salvage)?)",
    "rehearsal": f"rehearsal( step)*|rehearsal( back)+|rehearsal keep"
    f"|rehearsal{_WAITING}+ arrange( (step|keep|back( back)*))?|act-scoring( prompt)+",
}


# The table


def read_backstage(state: State, data: Data) -> None:
    """What does not depend on the players: before they are read."""
    data.only(_KEYS)
    table = table_of(state)
    table.lord = _read_cards(state, data, "lord", table.parts.all_actors)
    if len(table.lord) > LORDS_CARDS:
        raise data.fail("lord", f"the Lord's deck has {LORDS_CARDS} cards at first (R11.1)")
    table.row = _read_cards(state, data, "row", table.parts.cards)
    table.discards = _read_cards(state, data, "discards", table.parts.cards)
    table.uses = tuple([_read_use(state, entry) for entry in data.tables("uses")])
    used = [use.card for use in table.uses]
    if len(set(used)) != len(used):
        raise data.fail("uses", "a card is used once a day (R11.3)")
    players = data.tables("players", state.seats)
    for seat, entry in enumerate(players):
        entry.only(_PLAYER_KEYS)
        colours = entry.entries("theater")
        if len(colours) > len(table.parts.candles):
            raise entry.fail("theater", f"the Theater has {len(table.parts.candles)} spaces (R11.1)")
        table.theaters[seat] = tuple(
            [read_colour(entry.where(f"theater[{i}]"), colour) for i, colour in enumerate(colours)]
        )
        if YELLOW in table.theaters[seat]:
            raise entry.fail("theater", "the Architect takes no yellow element (R11.4)")
        table.hats[seat] = _read_hats(state, entry)
        table.eased[seat] = entry.number("fewer_rests", 0, 0, len(table.parts.cards))
        table.held[seat] = entry.number("held", 0)
        table.excused |= entry.flag("excused") << seat
    for entry in data.tables("played"):
        entry.only(("seat", "objective", "looks"))
        name = entry.text("objective")
        objective = state.components.objective_number.get(name, NOBODY)
        if not table.parts.is_mask(objective):
            raise entry.fail("objective", f"{show(name)} is no objective that is played (R11.6)")
        seat = entry.number("seat", NOBODY, 0, state.seats - 1)
        table.played = (*table.played, Played(seat, objective, entry.number("looks", 0)))


def _read_cards(state: State, data: Data, key: str, wanted: tuple[int, ...]) -> tuple[int, ...]:
    cards: list[int] = []
    for index, name in enumerate(data.entries(key)):
        card = state.components.number.get(name, NOBODY) if isinstance(name, str) else NOBODY
        if card not in wanted:
            kind = "an actor card" if key == "lord" else "a backstage card"
            raise data.fail(f"{key}[{index}]", f"{kind} is wanted here")
        if card in cards:
            raise data.fail(f"{key}[{index}]", f"{name} stands here twice")
        cards.append(card)
    return tuple(cards)


def _read_use(state: State, entry: Data) -> Use:
    entry.only(("seat", "card", "number", "recruitment"))
    parts = parts_of(state)
    card = state.components.number.get(entry.text("card"), NOBODY)
    if card not in parts.cards:
        raise entry.fail("card", "a backstage card is wanted here")
    number = entry.number("number", 0, 0, CYLINDERS + 1)
    if number not in parts.powers[card]:
        raise entry.fail("number", "the card does not print this number of cylinders (R11.3)")
    seat = entry.number("seat", NOBODY, 0, state.seats - 1)
    return Use(seat, card, number, entry.flag("recruitment"))


def _read_hats(state: State, entry: Data) -> dict[int, int]:
    hats: dict[int, int] = {}
    table = entry.table("hats")
    for name, colour in table.data.items():
        number = state.components.number.get(name, NOBODY) if isinstance(name, str) else NOBODY
        if number not in parts_of(state).moves.hat:
            raise entry.fail("hats", f"{show(name)} wears no hat: only actors and extras do (R11.4)")
        hats[number] = read_colour(table.where(str(name)), colour)
        if hats[number] == YELLOW:
            raise entry.fail("hats", "a hat is never yellow (R11.4)")
    return hats


def check_backstage(state: State, data: Data) -> None:
    """What depends on the players and on the looks at objectives: when those are read."""
    table = table_of(state)
    players = data.tables("players", state.seats)
    kept: list[int] = []
    for player in state.players:
        where = f"backstage.players[{player.seat}]"
        for character in table.hats[player.seat]:
            if character not in player.troupe:
                raise PositionError(
                    f"{where}.hats", f"{state.components.names[character]} is not in the troupe"
                )
        kept.extend([card for card in player.troupe if card in table.parts.cards])
        if players:
            for name in players[player.seat].entries("spared"):
                number = state.components.number.get(name, NOBODY) if isinstance(name, str) else NOBODY
                if number not in player.troupe or not player.used >> number & 1:
                    raise PositionError(
                        f"{where}.spared", "characters that bear a cylinder are spared (R10.2)"
                    )
                table.sparing[player.seat] |= 1 << number
        _check_uses(state, player.seat, where)
        if table.sparing[player.seat] and (
            not state.strategic_rest
            or state.phase != REST_PHASE
            or table.sparing[player.seat].bit_count() > table.eased[player.seat]
        ):
            raise PositionError(f"{where}.spared", "nobody spares so many openly now (R11.4)")
    _check_cards(state, data, kept)
    _check_played(state)


def _check_uses(state: State, seat: int, where: str) -> None:
    table = table_of(state)
    player = state.players[seat]
    uses = [use for use in table.uses if use.seat == seat]
    recruitments = [use for use in uses if use.recruitment]
    if len(recruitments) > player.recruited:
        raise PositionError(
            "backstage.uses", "a Recruitment card is used once a day, and then recruited is true"
        )
    if uses and (not player.wagered or not COMPANY_PHASE <= state.phase != REST_PHASE):
        raise PositionError("backstage.uses", "backstage cards are used by day, after the wager (R11.3)")
    if uses and cylinders_for_cards(state, player) < 0:
        raise PositionError("backstage.uses", f"seat {seat} has not so many unwagered cylinders (R11.3)")
    for use in uses:
        icon = table.parts.powers[use.card][use.number][0]
        if (use.card in player.troupe) != (icon.code == backstage_icons.KEEP):
            raise PositionError(
                "backstage.uses", f"{state.components.names[use.card]} is kept, or lies in the row"
            )


def _check_cards(state: State, data: Data, kept: list[int]) -> None:
    """Every backstage card is in one place; the deck holds those that are nowhere else."""
    table = table_of(state)
    seen = [*table.row, *table.discards, *kept]
    for card in seen:
        if seen.count(card) > 1:
            raise PositionError("backstage", f"the card {state.components.names[card]} is in two places")
    table.deck = tuple([card for card in table.parts.cards if card not in seen])
    for use in table.uses:
        if use.card not in table.row and use.card not in kept:
            raise PositionError("backstage.uses", f"{state.components.names[use.card]} is not laid out")
    kept_today = [use for use in table.uses if use.card in kept]
    wanted = 0 if state.phase == SETUP_PHASE else cards_a_day(state.seats) - len(kept_today)
    if len(table.row) != wanted:
        raise data.fail(
            "row", f"{wanted} cards are laid out when {len(kept_today)} have been kept today (R11.2)"
        )
    actors = [card for player in state.players for card in player.troupe if card in table.parts.all_actors]
    if LORDS_CARDS - len(table.lord) > len(actors):
        raise data.fail("lord", "those who have left the Lord's deck are in the companies (R11.4)")


def _check_played(state: State) -> None:
    """Played objectives were kept before, and are no longer held."""
    table = table_of(state)
    before = 0
    for number, played in enumerate(table.played):
        place = f"backstage.played[{number}]"
        player = state.players[played.seat]
        if played.objective not in player.objectives:
            raise PositionError(place, "the player has not kept this objective (R11.6)")
        earlier = [look.kept for look in state.looks[: played.looks] if look.seat == played.seat]
        if played.objective not in earlier or not before <= played.looks <= len(state.looks):
            raise PositionError(f"{place}.looks", "it was kept in an earlier look than it was played after")
        before = played.looks
        player.objectives = tuple([other for other in player.objectives if other != played.objective])
    for seat in range(state.seats):
        if table.held[seat] > len([look for look in state.looks if look.seat == seat]):
            raise PositionError(f"backstage.players[{seat}].held", "so many looks the player has not had")
    if table.excused and state.phase != REHEARSAL_PHASE:
        raise PositionError("backstage.players", "penalties are avoided in a rehearsal only (R11.4)")


# The stack


def read_backstage_cue(state: State, data: Data, step: Step) -> Cue | None:
    """A cue of the expansion, or one that lies on such; None where the base game can read it."""
    below = state.stack[-1]
    name = step.name
    if name in ("power", "costumed-power", "card-power"):
        return _read_power(state, data, step, below)
    if isinstance(below.step, Power):
        return _read_called(state, data, step, below)
    if name == "origin":
        return _read_origin(state, data, step, below)
    if name == "first-action":
        return _read_first_action(state, data, step)
    if name == "masks":
        return _read_masks(state, data, step)
    if name == "salvage":
        return _read_salvage(state, data, below)
    if name == "prompt":
        return _read_prompt(state, data, step)
    if name == "back" and state.phase == COMPANY_PHASE:
        return _read_back(state, data, step)
    if state.phase == REHEARSAL_PHASE and name not in ("rehearsal", "act-scoring"):
        return _read_rehearsal(state, data, step)
    return None


def _seat(state: State, data: Data) -> int:
    seat = data.number("seat", NOBODY, NOBODY, state.seats - 1)
    if seat == NOBODY:
        raise data.fail("seat", "a seat is wanted here")
    return seat


def _character(state: State, data: Data) -> int:
    return state.components.number.get(data.text("character"), NOBODY)


def _plain(data: Data, *allowed: str) -> None:
    for key in ("index", "value", "character"):
        if key in data and key not in allowed:
            raise data.fail(key, f"{data.text('step')} has none")


def _read_power(state: State, data: Data, step: Step, below: Cue) -> Cue:
    seat = _seat(state, data)
    character = _character(state, data)
    player = state.players[seat]
    if step.name == "card-power":
        use = use_of(state, character)
        if use is None or use.seat != seat:
            raise data.fail("character", "a backstage card that the seat uses is wanted here")
    elif character not in player.troupe or not state.components.activatable >> character & 1:
        raise data.fail("character", "a character of the seat's troupe is wanted here")
    elif below.step.name == "card-power":
        icon = _icon(state, below)
        costs = state.components.costs[character]
        if icon.code != backstage_icons.DOUBLE or icon.pounds != costs or below.seat != seat:
            raise data.fail("character", "the Double does not stand in for this one")
    elif not player.used >> character & 1:
        raise data.fail("character", "a character with a cylinder is wanted here")
    _plain(data, "character", "index")
    cue = Cue(step, seat, character, 1)
    if step.name == "costumed-power" and power_of(state, player, character) is not step:
        raise data.fail("step", "only some actors in a complete costume have another power (R11.5)")
    assert isinstance(step, Power)
    last = len(step.program(state, cue))
    return Cue(step, seat, character, data.number("index", 0, 1, last))


def _icon(state: State, power: Cue) -> icons.Icon:
    """The icon that a power has begun last."""
    assert isinstance(power.step, Power)
    return power.step.program(state, power)[power.index - 1]


_ASKED: Final = {
    icons.WHITE_QUILL: ("step",),
    icons.BLACK_QUILL: ("back",),
    icons.AUDIENCE: ("queen", "keep"),
    icons.ELEMENT: ("take",),
    icons.CRAFTSMAN: ("token", "take", "scavenge"),
    backstage_icons.OTHERS_BACK: ("back",),
    backstage_icons.THEATER: ("theater",),
    backstage_icons.HAT: ("hat",),
    backstage_icons.DOUBLE: ("double",),
    backstage_icons.LORD_ANY: ("engage",),
}


def _read_called(state: State, data: Data, step: Step, power: Cue) -> Cue:
    """The question that the icon last begun asks."""
    icon = _icon(state, power)
    if step.name not in _ASKED.get(icon.code, ()):
        raise data.fail("step", f"the icon {icon.name} does not ask this")
    if icon.code == backstage_icons.OTHERS_BACK:
        return _read_back(state, data, step)
    seat = _seat(state, data)
    if seat != power.seat or _character(state, data) != power.character:
        raise data.fail("character", "the seat and character are those of the power")
    _plain(data, "character", "value")
    value = data.get("value", 0)
    if icon.code == icons.ELEMENT:
        if value != "one":
            raise data.fail("value", "one element is taken here: the value is 'one'")
        return Cue(step, seat, power.character, 0, ONE, icon.elements, icon.colours)
    if icon.code == icons.CRAFTSMAN:
        return _read_craft(state, data, step, power)
    wanted = icon.pounds if icon.code == backstage_icons.DOUBLE else 0
    if value != wanted:
        raise data.fail("value", f"{wanted or 'no value'} is wanted here")
    return Cue(step, seat, power.character, 0, wanted, icon.elements, icon.colours)


def _read_craft(state: State, data: Data, step: Step, power: Cue) -> Cue:
    player = state.players[power.seat]
    most = craftsman_value(state, player, power.character)
    if step.name == "token":
        if not player.tokens:
            raise data.fail("step", "a token is asked for, and the player has none")
        return Cue(step, power.seat, power.character, value=data.number("value", 0, most, most))
    if is_served(state, player, power.character) != (step.name == "scavenge"):
        raise data.fail("step", "who has a rag-picker scavenges, and nobody else (R11.4)")
    value = data.number("value", 0, 0, most + TOKEN_VALUE)
    return craft(state, power.seat, power.character, value)


def _read_origin(state: State, data: Data, step: Step, below: Cue) -> Cue:
    _plain(data, "character", "index")
    if _seat(state, data) != below.seat or _character(state, data) != below.character:
        raise data.fail("character", "the seat and character are those of the scavenger")
    moves = state.components.moves.all
    number = data.number("index", 0, 0, len(moves) - 1)
    taken = moves[number]
    if (
        taken.name not in ("costume", "set")
        or below.step.why_not(state, below, below.seat, taken) is not None
    ):
        raise data.fail("index", "the number of a move that takes an element is wanted here")
    return Cue(step, below.seat, below.character, number)


def _read_first_action(state: State, data: Data, step: Step) -> Cue:
    _plain(data)
    seat = _seat(state, data)
    if parts_of(state).first_action not in state.players[seat].troupe or state.seats == 1:
        raise data.fail("seat", "the owner of the bear acts first (R11.5)")
    return Cue(step, seat)


def _read_masks(state: State, data: Data, step: Step) -> Cue:
    _plain(data, "index")
    seat = _seat(state, data)
    place = data.number("index", 0, 0, state.seats - 1)
    if state.order[place] != seat:
        raise data.fail("index", "the seat's place in Order is wanted here")
    if state.stack[-1].index:
        raise data.fail("step", "objectives are played before the ambiance takes effect (R11.6)")
    return Cue(step, seat, index=place)


def _read_salvage(state: State, data: Data, below: Cue) -> Cue:
    _plain(data, "value")
    table = table_of(state)
    seat = _seat(state, data)
    if seat != below.seat or not table.played or table.played[-1].seat != seat:
        raise data.fail("seat", "who has just played an objective takes elements (R11.6)")
    objective = table.played[-1].objective
    kind = table.parts.objective_kind(objective)
    if kind in (CHEER, RUN):
        raise data.fail("step", "the objective played last takes no elements (R11.6)")
    if kind == TREASURE:
        if data.get("value", 0) != "one":
            raise data.fail("value", "one element is taken here: the value is 'one'")
        return salvage_cue(kind, seat, ONE)
    most = table.parts.objective_values[objective - table.parts.first_objective]
    return salvage_cue(kind, seat, data.number("value", 0, 0, most))


def _read_prompt(state: State, data: Data, step: Step) -> Cue:
    _plain(data, "index")
    seat = _seat(state, data)
    act = data.number("index", 0, 0, ACTS - 1)
    scoring = next(cue for cue in state.stack if cue.step.name == "act-scoring")
    player = state.players[seat]
    asked = [cue.seat for cue in state.stack if cue.step.name == "prompt"]
    if (
        scoring.index != 2 * act + 1
        or not player.money
        or space_of(state, act, seat) > GREY_SPACES
        or not has_prompter(state, player)
        or (asked and state.initiative.index(seat) >= state.initiative.index(asked[-1]))
    ):
        raise data.fail("seat", "an owner of a Prompter is asked, for the penalty of the act (R11.4)")
    return Cue(step, seat, index=act)


def _read_back(state: State, data: Data, step: Step) -> Cue:
    """Another player steps back: in Order, in a rehearsal in Initiative order; the first lies on top (R11.5)."""
    seat = _seat(state, data)
    character = _character(state, data)
    _plain(data, "character")
    below = state.stack[-1]
    order = state.initiative if state.phase == REHEARSAL_PHASE else state.order
    actor = next((p.seat for p in state.players if character in p.troupe), NOBODY)
    if below.step.name == "back":
        fits = below.character == character and order.index(seat) < order.index(below.seat)
    else:
        fits = True
    if actor in (NOBODY, seat) or not fits:
        raise data.fail("seat", "the other players step back one after another (R11.5)")
    if isinstance(below.step, Power) and (below.seat != actor or below.character != character):
        raise data.fail("character", "the character is that of the power")
    return Cue(step, seat, character)


def _read_rehearsal(state: State, data: Data, step: Step) -> Cue:
    """What is left of a player's rehearsal: its parts that wait, the question of their order, and what one asks."""
    name = step.name
    rehearsal = next(below for below in state.stack if below.step.name == "rehearsal")
    rehearsing = state.initiative[rehearsal.index - 1] if rehearsal.index else NOBODY
    if name == "back":
        cue = _read_back(state, data, step)
        if cue.character not in state.players[rehearsing].troupe:
            raise data.fail("character", "a character of the player who is rehearsing is wanted here (R9.1)")
        _check_part(state, data, rehearsing, cue.character, backstage_icons.OTHERS_BACK)
        return cue
    seat = _seat(state, data)
    if seat != rehearsing:
        raise data.fail("seat", "the player who is rehearsing is asked (R9.1)")
    if name == "arrange":
        _plain(data)
        return Cue(step, seat)
    _plain(data, "character")
    character = _character(state, data)
    if character not in state.players[seat].troupe:
        raise data.fail("character", "a character of the seat's troupe is wanted here")
    code = {
        "step": icons.WHITE_QUILL,
        "others-back": backstage_icons.OTHERS_BACK,
        "look": backstage_icons.OBJECTIVE,
        "keep": backstage_icons.OBJECTIVE,
    }[name]
    _check_part(state, data, seat, character, code)
    waiting = [cue for cue in state.stack if cue.step is step and cue.character == character]
    if len(waiting) >= [icon.code for icon in state.components.rehearse[character]].count(code):
        raise data.fail("character", "one question for each icon of a complete costume (R9.1)")
    return Cue(step, seat, character)


def _check_part(state: State, data: Data, seat: int, character: int, code: int) -> None:
    has_icon = code in [icon.code for icon in state.components.rehearse[character]]
    if not has_icon or not is_complete(state, state.players[seat], character):
        raise data.fail("character", "one question for each icon of a complete costume (R9.1)")
