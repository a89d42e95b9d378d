"""Setting up: tracks, bags, the first elements and characters (R1, R2)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.chance import CHARACTER_DECK, COSTUME_BAG, ORDER
from shakespeare.game.company import hire, recruits, why_not_recruit
from shakespeare.game.moves import RECRUIT, RECRUIT_EXTRA, Move
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.solo import place_neutral_discs
from shakespeare.game.state import Cue, State, Step, new_player
from shakespeare.game.terms import ACTS, BAGS, COSTUME, SET, STRIDE, YELLOW


def set_up(state: State) -> None:
    """Everything up to the first choice, which is the last player's character (R2.3)."""
    components = state.components
    seats = list(range(state.seats))
    for seat in seats:
        state.players.append(new_player(components, seat))
    state.order = tuple(state.draw(ORDER, seats, state.seats))  # R2.1
    state.initiative = state.order
    state.tell_list(history.ORDER, state.order)
    state.act_spaces = [1] * (ACTS * state.discs)
    state.act_ahead = [state.order] * ACTS
    if state.seats == 1:
        place_neutral_discs(state)
    state.bags = [*BAGS[state.seats], *BAGS[state.seats]]
    lay_out_elements(state)
    state.deck = state.expansion.cards
    state.objective_pool = tuple(range(state.expansion.objectives))
    state.expansion.set_up(state)
    lay_out_characters(state)
    state.push(Cue(FIRST_RECRUIT, state.order[-1], index=state.seats - 1))


def elements_a_day(seats: int) -> int:
    """How many elements are drawn from each bag (R2.2)."""
    return 6 if seats == 1 else 3 * seats


def cards_a_day(seats: int) -> int:
    """How many characters are laid out (R2.3)."""
    return 4 if seats == 1 else seats + 2


def lay_out_elements(state: State) -> None:
    bags = state.bags = state.bags[:]
    for element in (COSTUME, SET):
        bag: list[int] = []
        for colour in range(1, YELLOW + 1):
            bag.extend([colour] * bags[element * STRIDE + colour])
        drawn = state.draw(COSTUME_BAG + element, bag, elements_a_day(state.seats))
        for colour in drawn:
            bags[element * STRIDE + colour] -= 1
            state.crates[element * STRIDE + colour] += 1
        code = history.SETS_LAID_OUT if element else history.COSTUMES_LAID_OUT
        state.tell_list(code, tuple(drawn))


def discard_elements(state: State) -> None:
    discards = state.discards = state.discards[:]
    for element in (COSTUME, SET):
        left: list[int] = []
        for colour in range(1, YELLOW + 1):
            place = element * STRIDE + colour
            left.extend([colour] * state.crates[place])
            discards[place] += state.crates[place]
            state.crates[place] = 0
        state.tell_list(history.ELEMENTS_DISCARDED, tuple(left), element)


def lay_out_characters(state: State) -> None:
    state.row, state.deck, state.card_discards = deal_day(
        state, CHARACTER_DECK, state.deck, state.card_discards, history.CHARACTERS_RESHUFFLED
    )
    state.tell_list(history.CHARACTERS_LAID_OUT, state.row)


def deal_day(
    state: State, what: int, deck: tuple[int, ...], discards: tuple[int, ...], reshuffled: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """A day's cards from a deck, and what is then in the deck and in the discards.

    When it runs short, what is left of it comes first, then the discards, shuffled (R10.1), which is told.
    """
    wanted = cards_a_day(state.seats)
    row: list[int] = []
    if len(deck) < wanted:
        row = state.draw(what, list(deck), len(deck)) if deck else []
        state.tell_list(reshuffled, discards)
        deck = tuple(sorted(discards))
        discards = ()
        wanted -= len(row)
    drawn = state.draw(what, list(deck), wanted)
    row.extend(drawn)
    return tuple(row), tuple([card for card in deck if card not in drawn]), discards


def discard_characters(state: State) -> None:
    state.card_discards = (*state.card_discards, *state.row)
    state.tell_list(history.CHARACTERS_DISCARDED, state.row)
    state.row = ()


class FirstRecruit(Step):
    """A character before the first day, in reverse Order; `index` is the place in Order (R2.3)."""

    name = "first-recruit"
    asks = "first-recruit"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        return recruits(state)

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        hire(state, seat, move.a, move.kind == RECRUIT_EXTRA)
        if cue.index:
            place = cue.index - 1
            state.replace(Cue(self, state.order[place], index=place))
        else:
            state.pop()
            discard_characters(state)
            lay_out_characters(state)
            state.expansion.renew(state)

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind == RECRUIT or move.kind == RECRUIT_EXTRA:
            return why_not_recruit(state, move)
        return not_now(move, self.asks)


FIRST_RECRUIT: Final = FirstRecruit()
