"""Reading what lies on the table for all: the tracks, the cards, the elements, the objectives."""

from shakespeare.edition import show
from shakespeare.game.acts import land
from shakespeare.game.objectives import LOOK_AT
from shakespeare.game.position.players import COLOUR_NAMES
from shakespeare.game.position.reading import PositionError, Table
from shakespeare.game.setup import cards_a_day, elements_a_day
from shakespeare.game.solo import NEUTRAL_LATER, NEUTRAL_START
from shakespeare.game.state import Look, State
from shakespeare.game.terms import (
    ACTS,
    BAGS,
    COLOURS,
    COMPANY_PHASE,
    DAYS,
    ELEMENTS,
    END_PHASE,
    LAST_SPACE,
    MAINTENANCE_PHASE,
    NOBODY,
    PHASES,
    REHEARSAL_DAYS,
    SETUP_PHASE,
    STRIDE,
    TOKENS,
    YELLOW,
)


def read_time(state: State, table: Table) -> None:
    phase = table.text("phase", "wager")
    if phase not in PHASES:
        raise table.fail("phase", f"{show(phase)} is none of {', '.join(PHASES)}")
    state.phase = SETUP_PHASE if phase == "setup" else PHASES.index(phase)
    first = {"setup": 0, "rest": 2, "end": DAYS}.get(phase, 1)
    last = {"setup": 0, "maintenance": DAYS - 1}.get(phase, DAYS)
    state.day = table.number("day", first, first, last)
    if phase == "rehearsal" and state.day not in REHEARSAL_DAYS:
        raise table.fail("phase", "there are rehearsals on days 4 and 6 only (R3.1)")


def read_tracks(state: State, table: Table) -> None:
    state.order = tuple(table.numbers("order", 0, state.seats - 1)) or tuple(range(state.seats))
    if sorted(state.order) != list(range(state.seats)):
        raise table.fail("order", f"each of the {state.seats} seats stands here once")
    if "initiative" in table:
        state.initiative = tuple(table.numbers("initiative", 0, state.seats - 1))
    elif state.phase != COMPANY_PHASE:
        state.initiative = state.order
    if len(set(state.initiative)) != len(state.initiative):
        raise table.fail("initiative", "a seat stands here twice")


def read_acts(state: State, table: Table) -> None:
    discs = state.discs
    first_rehearsal = REHEARSAL_DAYS[0]  # the rest on that day still follows the day before
    late = state.day > first_rehearsal or (state.day == first_rehearsal and state.phase == MAINTENANCE_PHASE)
    neutral = NEUTRAL_LATER if late else NEUTRAL_START
    state.act_spaces = [0] * (ACTS * discs)
    state.act_ahead = [()] * ACTS
    acts = table.tables("acts", ACTS) or [Table(f"acts[{act}]", {}) for act in range(ACTS)]
    for act, track in enumerate(acts):
        track.only(("spaces", "ahead"))
        spaces = track.numbers("spaces", 1, LAST_SPACE, discs) or [1] * state.seats + [neutral]
        ahead = track.numbers("ahead", 0, discs - 1, discs)
        if state.seats == 1 and spaces[1] != neutral:
            raise track.fail("spaces[1]", f"the neutral disc is on space {neutral} (R10.6)")
        if ahead and sorted(ahead) != list(range(discs)):
            raise track.fail("ahead", "every disc stands here once")
        for disc in ahead or [*state.order, *range(state.seats, discs)]:
            land(state, act, disc, spaces[disc])
        if ahead and state.act_ahead[act] != tuple(ahead):
            raise track.fail("ahead", "a disc further back cannot be ahead (R1.2)")


def read_tokens(state: State) -> None:
    tokens = sum([player.tokens for player in state.players])
    if tokens > TOKENS:
        raise PositionError("players", f"they have {tokens} +3 tokens together; there are {TOKENS} (R1.6)")
    state.supply = TOKENS - tokens


def read_cards(state: State, table: Table) -> None:
    """Every card is in one place; the deck holds those that are nowhere else."""
    components = state.components
    state.row = _read_names(state, table, "row")
    state.card_discards = _read_names(state, table, "card_discards")
    seen = [*state.row, *state.card_discards, *state.expansion.set_aside()]
    hiring = [
        player.seat
        for player in state.players
        if player.recruited and not state.expansion.recruits_elsewhere(player.seat)
    ]
    for player in state.players:
        hired = [card for card in player.troupe if card in state.expansion.cards]
        hired.extend(player.extras)
        seen.extend(hired)
        # One before the first day and one a day (R2.3, R4.2).
        most = max(state.day, 1) + (player.seat in hiring) + state.expansion.most_gifts()
        if len(hired) > most:
            place = f"players[{player.seat}].troupe"
            raise PositionError(place, f"{len(hired)} cards; nobody has more than {most} by now (R4.2)")
    for card in seen:
        if seen.count(card) > 1:
            raise PositionError("", f"the card {components.names[card]} is in two places")
    state.deck = tuple([card for card in state.expansion.cards if card not in seen])
    if state.phase == SETUP_PHASE:
        recruited = len([player for player in state.players if len(player.troupe) > components.printed])
    else:
        recruited = len(hiring)
    wanted = cards_a_day(state.seats) - recruited
    if len(state.row) != wanted:
        raise table.fail("row", f"{wanted} cards are laid out when {recruited} have been recruited")


def _read_names(state: State, table: Table, key: str) -> tuple[int, ...]:
    cards: list[int] = []
    for index, name in enumerate(table.entries(key)):
        card = state.components.number.get(name) if isinstance(name, str) else None
        if card is None or card not in state.expansion.cards:
            raise table.fail(f"{key}[{index}]", "a character card is wanted here")
        cards.append(card)
    return tuple(cards)


def read_elements(state: State, table: Table) -> None:
    """Every element is in one place; the bags hold those that are nowhere else."""
    state.crates = _read_counts(table.table("crates"))
    state.discards = _read_counts(table.table("discards"))
    for element, kind in enumerate(ELEMENTS):
        for colour in range(1, YELLOW + 1):
            place = element * STRIDE + colour
            out = state.crates[place] + state.discards[place] + _placed(state, element, colour)
            out += state.expansion.elements_elsewhere(element, colour)
            all_of_it = BAGS[state.seats][colour]
            if out > all_of_it:
                raise table.fail("crates", f"{out} {COLOURS[colour]} {kind} are out, of {all_of_it} (R1.5)")
            state.bags[place] = all_of_it - out
        left = sum(state.bags[element * STRIDE : (element + 1) * STRIDE])
        wanted = (DAYS - max(state.day, 1)) * elements_a_day(state.seats)
        if left != wanted:
            raise table.fail(
                "crates",
                f"{kind} laid out, placed and discarded leave {left} in the bag, "
                f"where {wanted} belong on day {state.day} (R1.5)",
            )


def _read_counts(table: Table) -> list[int]:
    counts = [0] * (2 * STRIDE)
    table.only(ELEMENTS)
    for element, kind in enumerate(ELEMENTS):
        colours = table.table(kind)
        colours.only(COLOUR_NAMES)
        for colour in range(1, YELLOW + 1):
            counts[element * STRIDE + colour] = colours.number(COLOURS[colour], 0, 0, 16)
    return counts


def _placed(state: State, element: int, colour: int) -> int:
    count = 0
    for player in state.players:
        if element:
            count += player.stage.count(colour)
        else:
            for costume in player.costumes:
                count += [costume & 7, costume >> 3 & 7, costume >> 6].count(colour)
    return count


def read_looks(state: State, table: Table) -> None:
    """Objectives are where the looks at them have left them."""
    names = state.components.objective_number
    pool = list(range(state.expansion.objectives))
    queue: list[int] = []
    looks: list[Look] = []
    for entry in table.tables("looks"):
        entry.only(("seat", "count", "decided", "drawn", "kept"))
        seat = entry.number("seat", NOBODY, 0, state.seats - 1)
        if looks and looks[-1].kept == NOBODY:
            raise entry.fail("seat", "nobody looks at objectives before the last look is decided")
        drawn = [read_objective(entry, f"drawn[{i}]", n, names) for i, n in enumerate(entry.entries("drawn"))]
        if not drawn or len(drawn) != min(LOOK_AT, len(pool) + len(queue)):
            raise entry.fail("drawn", "three objectives are looked at, or as many as there are (R5.9)")
        for objective in drawn:
            if objective in pool:
                pool.remove(objective)
            elif not pool and queue and objective == queue[0]:
                queue.pop(0)
            else:
                name = state.components.objective_names[objective]
                raise entry.fail("drawn", f"{name} does not come next in the deck (R5.9)")
        kept = NOBODY
        if entry.get("kept", None) is not None:
            kept = read_objective(entry, "kept", entry.get("kept", None), names)
            if kept not in drawn:
                raise entry.fail("kept", "one of those drawn is wanted here")
            queue.extend([objective for objective in drawn if objective != kept])
            state.players[seat].objectives = (*state.players[seat].objectives, kept)
        looks.append(Look(seat, tuple(drawn), kept))
    state.looks = tuple(looks)
    state.objective_pool = tuple(pool)
    state.objective_queue = tuple(queue)


def check_points(state: State) -> None:
    for player in state.players:
        points = len(player.objectives) if state.phase == END_PHASE else 0
        if len(player.objective_points) != points:
            place = f"players[{player.seat}].objective_points"
            raise PositionError(place, f"{points} entries are wanted here")


def read_objective(table: Table, key: str, name: object, names: dict[str, int]) -> int:
    objective = names.get(name) if isinstance(name, str) else None
    if objective is None:
        raise table.fail(key, "an objective is wanted here")
    return objective
