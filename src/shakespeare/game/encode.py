"""A position as numbers for a learner: what a seat sees, and which moves it has.

An observation is a row of 4-byte floats, always in the same order, put together from pieces made beforehand: a look into
a table instead of a calculation. What each number means is said in `shakespeare.envs.layout`. It holds nothing that
`view.portray` would not show to the same seat. Seats are counted from the one who looks; numbers are divided by powers of
two, so that nothing is rounded.
"""

from array import array
from collections.abc import Iterable
from typing import Final

from shakespeare.game.backstage.cards import cylinders_for_cards
from shakespeare.game.backstage.expansion import BACKSTAGE_STEPS
from shakespeare.game.backstage.lord import LORDS_CARDS
from shakespeare.game.backstage.table import Table, table_of
from shakespeare.game.components import EXTRAS, Components
from shakespeare.game.costumes import in_circle
from shakespeare.game.day import BASE_STEPS, COURSE
from shakespeare.game.ending import payroll, projected
from shakespeare.game.game import Game
from shakespeare.game.moves import COSTUME, SPARE, WAGER
from shakespeare.game.powers import ONE
from shakespeare.game.state import Player, State
from shakespeare.game.terms import (
    ACTS,
    AMBIANCE_END,
    BACKSTAGE_CARD,
    CIRCLES,
    COMPANY_PHASE,
    CYLINDERS,
    DAYS,
    END_PHASE,
    LAST_SPACE,
    NOBODY,
    PHASES,
    STRIDE,
    VALUES,
    YELLOW,
)
from shakespeare.game.terms import COSTUME as COSTUME_ELEMENT
from shakespeare.game.terms import SET as SET_ELEMENT

SEATS: Final = 4
LEAST: Final = -2.0  # what an observation holds at least and at most
MOST: Final = 6.0

# Every kind of step that can lie on the stack, and every kind of question.
STEPS: Final[tuple[str, ...]] = tuple(
    [step.name for step in (*BASE_STEPS, *BACKSTAGE_STEPS) if step is not COURSE]
)
QUESTIONS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys([step.asks for step in (*BASE_STEPS, *BACKSTAGE_STEPS) if step.asks])
)
_QUESTION_NUMBER: Final = {name: number for number, name in enumerate(QUESTIONS)}
_ORIGIN: Final = "origin"  # its cue counts a move, not how far something is


def _floats(values: Iterable[float]) -> bytes:
    return array("f", values).tobytes()


def _one_hot(size: int) -> list[bytes]:
    """By place: a one there among zeros. The last piece is all zeros, so that NOBODY finds it."""
    return [_floats([float(other == place) for other in range(size)]) for place in range(size + 1)]


def _scaled(least: int, most: int, divisor: int) -> list[bytes]:
    """By number from `least` on."""
    return [_floats([number / divisor]) for number in range(least, most + 1)]


# Numbers: a large one may be negative, a small one is not.
_LARGE_LEAST: Final = -64
_LARGE_MOST: Final = 191
_LARGE: Final = _scaled(_LARGE_LEAST, _LARGE_MOST, 32)
_SMALL_MOST: Final = 23
_QUARTERS: Final = _scaled(0, _SMALL_MOST, 4)
_EIGHTHS: Final = _scaled(0, _SMALL_MOST, 8)
_SIXTEENTHS: Final = _scaled(0, _SMALL_MOST, 16)
_ELEMENTS: Final = [[bag + discards for discards in _SIXTEENTHS] for bag in _SIXTEENTHS]
_NO: Final = _floats([0.0])
_YES: Final = _floats([1.0])
_FLAG: Final = [_NO, _YES]


def _large(number: int) -> bytes:
    return _LARGE[min(max(number, _LARGE_LEAST), _LARGE_MOST) - _LARGE_LEAST]


def _small(table: list[bytes], number: int) -> bytes:
    return table[min(number, _SMALL_MOST)]


_PLACE: Final = _one_hot(SEATS)  # in an order, or of a seat
_DAY: Final = _one_hot(DAYS + 1)
_PHASE: Final = _one_hot(len(PHASES))
_AMBIANCE: Final = _one_hot(AMBIANCE_END)
_WAGER: Final = _one_hot(CYLINDERS + 1)
_OWN_WAGER: Final = _one_hot(CYLINDERS)
_COLOUR: Final = _one_hot(YELLOW)
_PAIR: Final = [
    [_COLOUR[one - 1] + _COLOUR[two - 1] for two in range(YELLOW + 1)] for one in range(YELLOW + 1)
]
_SEATED: Final = [_YES + flag for flag in _FLAG]
_FLAGS: Final = [[one + two for two in _FLAG] for one in _FLAG]
_PLACES: Final = [[one + two for two in _PLACE] for one in _PLACE]
_QUESTION: Final = _one_hot(len(QUESTIONS))
_DISC: Final = [  # by place among the discs and space
    [
        _floats([float(s == space) for s in range(1, LAST_SPACE + 1)]) + _PLACE[place]
        for space in range(LAST_SPACE + 1)
    ]
    for place in range(SEATS)
]
_NEUTRAL: Final = 1  # its number, and that of the seat it stands for (R10.6)
_NO_NEUTRAL: Final = bytes(len(_DISC[0][1]) * ACTS)
# A character of one's own: present, and used, resting, spared by these as bits, from the lowest.
_STATES: Final = [_YES + _floats([float(bits >> place & 1) for place in range(3)]) for bits in range(8)]
# A costume: of each circle the value of its element, and whether that is yellow. A hat: its value.
_COSTUMES: Final = [
    _floats(
        [
            number
            for circle in range(CIRCLES)
            for number in (VALUES[in_circle(code, circle)] / 4, float(in_circle(code, circle) == YELLOW))
        ]
    )
    for code in range(1 << (3 * CIRCLES))
]
_HATS: Final = [_floats([VALUES[colour] / 4]) for colour in range(YELLOW + 1)]
_WORN: Final = [[costume + hat for costume in _COSTUMES] for hat in _HATS]  # by hat and costume
_NO_EXTRAS: Final = [bytes(len(_STATES[0] + _WORN[0][0]) * missing) for missing in range(EXTRAS + 1)]
_NO_HATS: Final[dict[int, int]] = {}
# Cards: in the deck, laid out, discarded, in the Lord's deck (the top one most), with a seat, and in which state there.
_DECK: Final = 1
_ROW: Final = 2
_DISCARDS: Final = 3
_LORD: Final = 4
_WITH: Final = _LORD + LORDS_CARDS
_CARDS: Final = [
    *[
        _floats([float(place == spot) for spot in (_DECK, _ROW, _DISCARDS)]) + _floats([0.0] * 8)
        for place in range(_LORD)
    ],
    *[_floats([0.0] * 3 + [(LORDS_CARDS - depth) / 8] + [0.0] * 7) for depth in range(LORDS_CARDS)],
    *[
        _floats([0.0] * 4) + _PLACE[seat] + _floats([float(bits >> place & 1) for place in range(3)])
        for seat in range(SEATS)
        for bits in range(8)
    ],
]
_BARE_CARDS: Final = [card + _WORN[0][0] for card in _CARDS]
# Backstage cards: in the deck, laid out, discarded; who uses one, for which number, with the Recruitment card or not.
_SPOTS: Final = [
    _floats([float(place == spot) for spot in (_DECK, _ROW, _DISCARDS)]) for place in range(_LORD)
]
_USES: Final = [
    _PLACE[seat] + _floats([number / 4, float(recruitment)])
    for seat in range(SEATS)
    for number in range(CYLINDERS + 1)
    for recruitment in range(2)
]
_NO_USE: Final = _floats([0.0] * (SEATS + 2))
# Objectives: held by a seat, offered to the one who looks, put back by that one, played.
_OFFERED: Final = 1
_PUT_BACK: Final = 2
_PLAYED: Final = 4
_OBJECTIVES: Final = [
    _PLACE[seat] + _floats([float(bits >> place & 1) for place in range(3)])
    for seat in range(SEATS + 1)
    for bits in range(8)
]
_UNHELD: Final = SEATS * 8
# What may be taken: kinds of elements and colours, as bits (colours have no lowest one).
_TAKING: Final = [
    _floats([float(bits >> place & 1) for place in range(2 + YELLOW)]) for bits in range(1 << 2 + YELLOW)
]
_NO_CUE: Final = _NO * 4 + _TAKING[0]


class Encoder:
    """Writes observations and masks for the games of one edition."""

    def __init__(self, components: Components) -> None:
        parts = components.backstage
        self.components: Components = components
        self.cards: tuple[int, ...] = components.cards
        self.backstage_cards: tuple[int, ...] = ()
        self.theater: int = 0
        if parts is not None:
            self.cards = (*components.cards, *parts.actors)
            self.backstage_cards = parts.cards
            self.theater = len(parts.candles)
        # Spaces of the stage, two by two, and the last one if it is alone.
        spaces = [cell for cell in range(components.cells) if not components.virtual[cell]]
        self.pairs: list[tuple[int, int]] = [
            (spaces[place], spaces[place + 1]) for place in range(0, len(spaces) - 1, 2)
        ]
        self.last_space: int = spaces[-1] if len(spaces) % 2 else NOBODY
        self.asking: list[bytes] = _one_hot(len(components.names))
        self.stacks: dict[tuple[str, ...], bytes] = {}  # what is told of a stack, by the names of its steps
        self.no_seat: bytes = b""  # what is told of an empty one; known when the first has been written
        # What is told of Backstage in a game without it: of one player, and of its cards.
        self.no_theater: bytes = _NO * 4 + _COLOUR[NOBODY] * self.theater
        self.no_objectives: bytes = _OBJECTIVES[_UNHELD] * len(components.objective_names)
        self.no_cards: bytes = b"".join(
            [
                _SPOTS[0] + _NO_USE + (_PLACE[NOBODY] if self._is_kept(card) else b"")
                for card in self.backstage_cards
            ]
        )

    def _is_kept(self, card: int) -> bool:
        """Whether a backstage card joins a company, rather than lie there for a day."""
        return self.components.kinds[card] != BACKSTAGE_CARD

    def observation(self, game: Game, seat: int) -> bytes:
        """What a seat sees of a game: floats in the machine's own byte order."""
        state = game._state
        pieces: list[bytes] = []
        self._write_game(state, pieces)
        where = [0] * len(self.components.names)  # by card: in which place, or with whom and in which state
        tracks = [_places(order) for order in (state.order, state.initiative, *state.act_ahead)]
        written = len(pieces)
        for place in range(state.seats):
            player = state.players[(seat + place) % state.seats]
            self._write_player(state, player, place, tracks, pieces)
            self._write_troupe(state, player, place, where, pieces)
            self._write_theater(state, player, pieces)
            if not self.no_seat:
                self.no_seat = bytes(sum([len(piece) for piece in pieces[written:]]))
        pieces.append(self.no_seat * (SEATS - state.seats))
        self._write_cards(state, seat, where, pieces)
        self._write_objectives(state, seat, pieces)
        self._write_question(state, seat, pieces)
        self._write_backstage(state, seat, where, pieces)
        return b"".join(pieces)

    def mask(self, game: Game, seat: int) -> bytearray:
        """A byte for each move of the edition: 1 if the seat may make it now."""
        state = game._state
        found = bytearray(len(self.components.moves.all))
        if seat in state.deciders:
            cue = state.stack[-1]
            for move in cue.step.legal(state, cue, seat):
                found[move.number] = 1
        return found

    def _write_game(self, state: State, pieces: list[bytes]) -> None:
        pieces.append(_PLACE[state.seats - 1])
        pieces.append(_FLAG[self._table(state) is not None])
        pieces.append(_FLAG[state.strategic_rest])
        pieces.append(_DAY[state.day])
        pieces.append(_PHASE[state.phase % len(PHASES)])
        pieces.append(_EIGHTHS[state.supply])
        pieces.append(_small(_SIXTEENTHS, len(state.objective_pool)))
        for base in (0, STRIDE):
            for colour in range(base + 1, base + YELLOW + 1):
                pieces.append(_QUARTERS[state.crates[colour]])
                pieces.append(_ELEMENTS[state.bags[colour]][state.discards[colour]])
        if state.seats == 1:
            for act in range(ACTS):
                ahead = state.act_ahead[act].index(_NEUTRAL)
                pieces.append(_DISC[ahead][state.act_spaces[act * state.discs + _NEUTRAL]])
        else:
            pieces.append(_NO_NEUTRAL)

    def _table(self, state: State) -> Table | None:
        """Backstage's part of the position, if it is played."""
        return table_of(state) if isinstance(state.expansion, Table) else None

    def _write_player(
        self, state: State, player: Player, place: int, tracks: list[list[int]], pieces: list[bytes]
    ) -> None:
        """A player's numbers, discs and stage; the player sits so many places after the one who looks."""
        seat = player.seat
        shown = place == 0 or state.phase == END_PHASE
        wages = 0
        for character in payroll(state, player, shown) if self._table(state) is not None else player.troupe:
            wages += self.components.costs[character]
        looks = 0
        for look in state.looks:
            if look.seat == seat:
                looks += 1
        pieces.append(_SEATED[seat in state.deciders])
        pieces.append(_large(player.prestige))
        pieces.append(_large(player.money))
        pieces.append(_large(wages))
        pieces.append(_large(projected(state, player, shown)))
        pieces.append(_EIGHTHS[player.tokens])
        pieces.append(_AMBIANCE[player.ambiance - 1])
        pieces.append(_WAGER[player.wagered])
        pieces.append(_QUARTERS[player.cylinders])
        pieces.append(_FLAGS[player.recruited][player.passed])
        pieces.append(_PLACES[tracks[0][seat]][tracks[1][seat]])
        pieces.append(_small(_QUARTERS, len(player.objectives)))
        pieces.append(_small(_QUARTERS, looks))
        pieces.append(_small(_QUARTERS, len(state.secret[seat])))
        for act in range(ACTS):
            pieces.append(_DISC[tracks[2 + act][seat]][state.act_spaces[act * state.discs + seat]])
        stage = player.stage
        for left, right in self.pairs:
            pieces.append(_PAIR[stage[left]][stage[right]])
        if self.last_space != NOBODY:
            pieces.append(_COLOUR[stage[self.last_space] - 1])

    def _write_troupe(
        self, state: State, player: Player, place: int, where: list[int], pieces: list[bytes]
    ) -> None:
        """The characters of which everybody has their own; of cards is only said that they are here."""
        components = self.components
        used = player.used
        resting = player.resting
        spared = 0
        if place == 0:
            for move in state.secret[player.seat]:
                if move.kind == SPARE:
                    spared |= 1 << move.a
        table = self._table(state)
        if table is not None:
            spared |= table.sparing[player.seat]
        hats = table.hats[player.seat] if table is not None else _NO_HATS
        first_extra = components.first_extra
        # In the order they joined: the printed ones first, and extras by their number. Cards are told of elsewhere.
        for character in player.troupe:
            bits = (used >> character & 1) + (resting >> character & 1) * 2 + (spared >> character & 1) * 4
            if character >= components.printed and not first_extra <= character < first_extra + EXTRAS:
                where[character] = _WITH + place * 8 + bits
                continue
            pieces.append(_STATES[bits])
            if components.circles[character]:
                hat = hats.get(character, 0) if hats else 0
                pieces.append(_WORN[hat][player.costumes[character]])
        pieces.append(_NO_EXTRAS[EXTRAS - len(player.extras)])

    def _write_theater(self, state: State, player: Player, pieces: list[bytes]) -> None:
        table = self._table(state)
        if table is None:
            pieces.append(self.no_theater)
            return
        seat = player.seat
        cylinders = cylinders_for_cards(state, player) if state.phase == COMPANY_PHASE else 0
        pieces.append(_QUARTERS[cylinders])
        pieces.append(_small(_QUARTERS, table.eased[seat]))
        pieces.append(_small(_QUARTERS, table.held[seat]))
        pieces.append(_FLAG[table.excused >> seat & 1])
        theater = table.theaters[seat]
        for space in range(self.theater):
            pieces.append(_COLOUR[theater[space] - 1 if space < len(theater) else NOBODY])

    def _write_cards(self, state: State, eyes: int, where: list[int], pieces: list[bytes]) -> None:
        for card in state.deck:
            where[card] = _DECK
        for card in state.row:
            where[card] = _ROW
        for card in state.card_discards:
            where[card] = _DISCARDS
        table = self._table(state)
        if table is not None:
            for depth, card in enumerate(table.lord):
                where[card] = _LORD + depth
        circles = self.components.circles
        for card in self.cards:
            spot = where[card]
            if not circles[card]:
                pieces.append(_CARDS[spot])
            elif spot < _WITH:
                pieces.append(_BARE_CARDS[spot])
            else:
                seat = (eyes + (spot - _WITH) // 8) % state.seats
                pieces.append(_CARDS[spot])
                hat = table.hats[seat].get(card, 0) if table is not None else 0
                pieces.append(_WORN[hat][state.players[seat].costumes[card]])

    def _write_objectives(self, state: State, eyes: int, pieces: list[bytes]) -> None:
        if not state.looks:
            pieces.append(self.no_objectives)
            return
        found = [_UNHELD] * len(self.components.objective_names)
        for place in range(state.seats):
            seat = (eyes + place) % state.seats
            if place == 0 or state.phase == END_PHASE:
                for objective in state.players[seat].objectives:
                    found[objective] = place * 8
        for look in state.looks:
            if look.seat == eyes:
                for objective in look.drawn:
                    if look.kept == NOBODY:
                        found[objective] |= _OFFERED
                    elif look.kept != objective:
                        found[objective] |= _PUT_BACK
        for objective in state.expansion.objectives_gone():
            found[objective] |= _PLAYED
        for code in found:
            pieces.append(_OBJECTIVES[code])

    def _write_question(self, state: State, eyes: int, pieces: list[bytes]) -> None:
        stack = state.stack
        depth = len(stack)
        names = tuple([cue.step.name for cue in stack])
        steps = self.stacks.get(names)
        if steps is None:
            steps = self.stacks[names] = b"".join([_small(_QUARTERS, names.count(name)) for name in STEPS])
        pieces.append(steps)
        own = NOBODY
        for move in state.secret[eyes]:
            if move.kind == WAGER:
                own = move.a - 1
        pieces.append(_OWN_WAGER[own])
        if depth < 2:
            pieces.append(_QUESTION[NOBODY])
            pieces.append(_PLACE[NOBODY])
            pieces.append(self.asking[NOBODY])
            pieces.append(_NO_CUE)
            return
        cue = stack[-1]
        asked = eyes in state.deciders
        pieces.append(_QUESTION[_QUESTION_NUMBER[cue.step.asks] if asked else NOBODY])
        pieces.append(_PLACE[(cue.seat - eyes) % state.seats if cue.seat != NOBODY else NOBODY])
        pieces.append(self.asking[cue.character])
        elements = cue.elements
        colours = cue.colours
        index = cue.index
        if cue.step.asks == _ORIGIN:
            taken = self.components.moves.all[cue.index]
            elements = 1 << (COSTUME_ELEMENT if taken.kind == COSTUME else SET_ELEMENT)
            colours = 1 << taken.a
            index = 0
        pieces.append(_small(_EIGHTHS, index))
        pieces.append(_small(_EIGHTHS, stack[-2].index))
        pieces.append(_FLAG[cue.value == ONE])
        pieces.append(_small(_EIGHTHS, max(cue.value, 0)))
        pieces.append(_TAKING[elements | colours << 1] if asked else _TAKING[0])

    def _write_backstage(self, state: State, eyes: int, where: list[int], pieces: list[bytes]) -> None:
        table = self._table(state)
        if table is None:
            pieces.append(self.no_cards)
            return
        for card in table.deck:
            where[card] = _DECK
        for card in table.row:
            where[card] = _ROW
        for card in table.discards:
            where[card] = _DISCARDS
        uses = {}
        for use in table.uses:
            place = (use.seat - eyes) % state.seats
            uses[use.card] = _USES[(place * (CYLINDERS + 1) + use.number) * 2 + use.recruitment]
        for card in self.backstage_cards:
            spot = where[card]
            pieces.append(_SPOTS[spot if spot < _WITH else 0])
            pieces.append(uses.get(card, _NO_USE))
            if self._is_kept(card):
                pieces.append(_PLACE[(spot - _WITH) // 8 if spot >= _WITH else NOBODY])


def _places(order: tuple[int, ...]) -> list[int]:
    """By seat or disc: its place in an order, NOBODY if it has none."""
    found = [NOBODY] * SEATS
    for place, seat in enumerate(order):
        found[seat] = place
    return found


_MADE: Final[dict[str, Encoder]] = {}
_MOST_MADE: Final = 16  # then the oldest is forgotten


def encoder_of(components: Components) -> Encoder:
    """The encoder of an edition, made once while it is in use."""
    digest = components.edition.digest
    encoder = _MADE.get(digest)
    if encoder is None or encoder.components is not components:
        if len(_MADE) >= _MOST_MADE:
            del _MADE[next(iter(_MADE))]
        encoder = _MADE[digest] = Encoder(components)
    return encoder
