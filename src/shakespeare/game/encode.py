"""A position as numbers for a learner: what a seat sees, and which moves it has.

An observation is a row of 4-byte floats, always in the same order, put together from pieces made beforehand: a look into
a table instead of a calculation. What each number means is said in `shakespeare.envs.layout`. It holds nothing that
`view.portray` would not show to the same seat. Seats are counted from the one who looks; numbers are divided by powers of
two, so that nothing is rounded.

From one decision to the next most of a position stays as it was. Who looks at a game again and again keeps a `Memory`:
pieces whose numbers have not changed since the last look are not put together anew.
"""

from array import array
from collections.abc import Iterable
from typing import Final

from shakespeare.game.backstage.cards import cylinders_for_cards
from shakespeare.game.backstage.expansion import BACKSTAGE_STEPS
from shakespeare.game.backstage.lord import LORDS_CARDS
from shakespeare.game.backstage.table import Table, table_of
from shakespeare.game.components import EXTRAS, Components
from shakespeare.game.day import BASE_STEPS, COURSE
from shakespeare.game.ending import projected
from shakespeare.game.game import Game
from shakespeare.game.measures import payroll
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
from shakespeare.game.wardrobe import in_circle

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
_OPTIONS: Final = [  # by number of players, Backstage and strategic rest
    [[players + backstage + rest for rest in _FLAG] for backstage in _FLAG] for players in _PLACE
]
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
_UNUSED: Final = [spot + _floats([0.0] * (SEATS + 2)) for spot in _SPOTS]
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


class SeatMemory:
    """What was last written of one player; a piece that is no longer true is empty."""

    __slots__ = (
        "cards",
        "company",
        "hats",
        "kept",
        "objectives",
        "player",
        "purse",
        "spared",
        "standing",
        "theater",
        "tracks",
    )

    def __init__(self, seat: int) -> None:
        self.player: Player = Player(seat, [], [], [])  # a copy, as the player was then
        self.hats: dict[int, int] = {}
        self.spared: int = 0
        self.purse: bytes = b""  # as the others see it
        self.standing: bytes = b""
        self.tracks: bytes = b""
        self.company: bytes = b""
        self.cards: list[tuple[int, int]] = []  # character cards in the company, and their state as bits
        self.kept: list[int] = []  # backstage cards there
        self.theater: bytes = b""
        self.objectives: bytes = b""  # as the player sees them

    def compare(self, player: Player, hats: dict[int, int], spared: int) -> None:
        """Forget what has changed."""
        last = self.player
        if (
            last.stage is not player.stage
            or last.troupe is not player.troupe
            or last.costumes is not player.costumes
            or self.hats is not hats
        ):
            self.company = self.purse = b""
        elif last.used != player.used or last.resting != player.resting or self.spared != spared:
            self.company = b""
        if last.prestige != player.prestige or last.money != player.money:
            self.purse = b""
        if (
            last.tokens != player.tokens
            or last.ambiance != player.ambiance
            or last.wagered != player.wagered
            or last.cylinders != player.cylinders
            or last.recruited != player.recruited
            or last.passed != player.passed
        ):
            self.standing = self.theater = b""
        if last.objectives is not player.objectives:
            self.tracks = self.objectives = b""
        if not (self.company and self.purse and self.standing and self.tracks):
            self.player = player.copy()
            self.hats = hats
            self.spared = spared


class Memory:
    """What was last written of a game, whoever looked. Another game may come after it: it is compared with that.

    Where the rules replace a list, tuple or dict and never alter it, the same one says the same. Of others a copy is kept.
    """

    __slots__ = (
        "backstage",
        "backstage_from",
        "cards",
        "cards_from",
        "elements",
        "elements_from",
        "seats",
        "theaters_from",
        "tracks_from",
    )

    def __init__(self) -> None:
        self.seats: list[SeatMemory] = [SeatMemory(seat) for seat in range(SEATS)]
        self.elements: bytes = b""
        self.cards: list[bytes] = []  # one for each, as if nobody had any
        self.backstage: list[bytes] = []  # likewise, as if nobody kept or used one
        # From what these were written, and the tracks and theaters of all seats.
        self.elements_from: list[object] = []
        self.cards_from: list[object] = []
        self.backstage_from: list[object] = []
        self.tracks_from: list[object] = []
        self.theaters_from: list[object] = []

    def compare(self, state: State, table: Table | None) -> None:
        """Forget what has changed for all seats."""
        tracks: list[object] = [
            state.order,
            state.initiative,
            state.looks,
            state.secret,
            state.act_ahead[:],
            state.act_spaces[:],
        ]
        if tracks != self.tracks_from:
            self.tracks_from = tracks
            for seen in self.seats:
                seen.tracks = seen.objectives = b""
        if table is not None:
            theaters: list[object] = [
                state.phase,
                table.theaters,
                table.uses,
                table.eased,
                table.held,
                table.excused,
                table.played,
            ]
            if theaters != self.theaters_from:
                self.theaters_from = theaters
                for seen in self.seats:
                    seen.theater = seen.objectives = b""


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
        # By number of a card: which piece is its own, among those of all character cards and of all backstage cards.
        self.slots: list[int] = [NOBODY] * len(components.names)
        for slot, card in enumerate(self.cards):
            self.slots[card] = slot
        self.backstage_slots: list[int] = [NOBODY] * len(components.names)
        slot = 0
        for card in self.backstage_cards:
            self.backstage_slots[card] = slot
            slot += 2 if self._can_be_kept(card) else 1
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
        self.no_cards: bytes = b"".join(self._lying_backstage((), (), ()))

    def _can_be_kept(self, card: int) -> bool:
        """Whether a backstage card joins a company, rather than lie there for a day."""
        return self.components.kinds[card] != BACKSTAGE_CARD

    def observation(self, game: Game, seat: int, memory: Memory | None = None) -> bytes:
        """What a seat sees of a game: floats in the machine's own byte order."""
        if memory is None:
            memory = Memory()
        state = game._state
        table = table_of(state) if isinstance(state.expansion, Table) else None
        memory.compare(state, table)
        pieces: list[bytes] = []
        self._write_game(state, table, memory, pieces)
        written = len(pieces)
        for place in range(state.seats):
            player = state.players[(seat + place) % state.seats]
            seen = memory.seats[player.seat]
            self._write_player(state, table, player, place, seen, pieces)
            if not self.no_seat:
                self.no_seat = bytes(sum([len(piece) for piece in pieces[written:]]))
        pieces.append(self.no_seat * (SEATS - state.seats))
        self._write_cards(state, table, seat, memory, pieces)
        self._write_objectives(state, seat, memory.seats[seat], pieces)
        self._write_question(state, seat, pieces)
        self._write_backstage(state, table, seat, memory, pieces)
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

    def _write_game(self, state: State, table: Table | None, memory: Memory, pieces: list[bytes]) -> None:
        pieces.append(_OPTIONS[state.seats - 1][table is not None][state.strategic_rest])
        pieces.append(_DAY[state.day])
        pieces.append(_PHASE[state.phase % len(PHASES)])
        pieces.append(_EIGHTHS[state.supply])
        pieces.append(_small(_SIXTEENTHS, len(state.objective_pool)))
        elements: list[object] = [state.crates[:], state.bags, state.discards]
        if elements != memory.elements_from:
            memory.elements_from = elements
            memory.elements = self._elements(state)
        pieces.append(memory.elements)
        if state.seats == 1:
            for act in range(ACTS):
                ahead = state.act_ahead[act].index(_NEUTRAL)
                pieces.append(_DISC[ahead][state.act_spaces[act * state.discs + _NEUTRAL]])
        else:
            pieces.append(_NO_NEUTRAL)

    def _elements(self, state: State) -> bytes:
        pieces: list[bytes] = []
        for base in (0, STRIDE):
            for colour in range(base + 1, base + YELLOW + 1):
                pieces.append(_QUARTERS[state.crates[colour]])
                pieces.append(_ELEMENTS[state.bags[colour]][state.discards[colour]])
        return b"".join(pieces)

    def _write_player(
        self,
        state: State,
        table: Table | None,
        player: Player,
        place: int,
        seen: SeatMemory,
        pieces: list[bytes],
    ) -> None:
        """All of a player but objectives and cards; the player sits so many places after the one who looks."""
        seat = player.seat
        hats = table.hats[seat] if table is not None else _NO_HATS
        spared = table.sparing[seat] if table is not None else 0
        if place == 0:
            for move in state.secret[seat]:
                if move.kind == SPARE:
                    spared |= 1 << move.a
        seen.compare(player, hats, spared)
        pieces.append(_SEATED[seat in state.deciders])
        if place == 0 or state.phase == END_PHASE:
            pieces.append(self._purse(state, table, player, True))
        else:
            if not seen.purse:
                seen.purse = self._purse(state, table, player, False)
            pieces.append(seen.purse)
        if not seen.standing:
            seen.standing = self._standing(player)
        pieces.append(seen.standing)
        if not seen.tracks:
            seen.tracks = self._tracks(state, player)
        pieces.append(seen.tracks)
        if not seen.company:
            seen.company = self._company(player, hats, spared, seen)
        pieces.append(seen.company)
        if table is None:
            pieces.append(self.no_theater)
        else:
            if not seen.theater:
                seen.theater = self._theater(state, table, player)
            pieces.append(seen.theater)

    def _purse(self, state: State, table: Table | None, player: Player, shown: bool) -> bytes:
        """What a player has and must pay, and the score if the game ended now; with the objectives if they are shown."""
        wages = 0
        for character in payroll(state, player, shown) if table is not None else player.troupe:
            wages += self.components.costs[character]
        return b"".join(
            [
                _large(player.prestige),
                _large(player.money),
                _large(wages),
                _large(projected(state, player, shown)),
            ]
        )

    def _standing(self, player: Player) -> bytes:
        return b"".join(
            [
                _EIGHTHS[player.tokens],
                _AMBIANCE[player.ambiance - 1],
                _WAGER[player.wagered],
                _QUARTERS[player.cylinders],
                _FLAGS[player.recruited][player.passed],
            ]
        )

    def _tracks(self, state: State, player: Player) -> bytes:
        """A player's places in the orders, how many secret things there are, and the discs."""
        seat = player.seat
        looks = 0
        for look in state.looks:
            if look.seat == seat:
                looks += 1
        pieces = [
            _PLACES[_place(state.order, seat)][_place(state.initiative, seat)],
            _small(_QUARTERS, len(player.objectives)),
            _small(_QUARTERS, looks),
            _small(_QUARTERS, len(state.secret[seat])),
        ]
        for act in range(ACTS):
            ahead = _place(state.act_ahead[act], seat)
            pieces.append(_DISC[ahead][state.act_spaces[act * state.discs + seat]])
        return b"".join(pieces)

    def _company(self, player: Player, hats: dict[int, int], spared: int, seen: SeatMemory) -> bytes:
        """The stage, and the characters of which everybody has their own; of cards is only noted that they are here."""
        stage = player.stage
        pieces = [_PAIR[stage[left]][stage[right]] for left, right in self.pairs]
        if self.last_space != NOBODY:
            pieces.append(_COLOUR[stage[self.last_space] - 1])
        components = self.components
        first_extra = components.first_extra
        used = player.used
        resting = player.resting
        seen.cards = []
        seen.kept = []
        # In the order they joined: the printed ones first, and extras by their number.
        for character in player.troupe:
            bits = (used >> character & 1) + (resting >> character & 1) * 2 + (spared >> character & 1) * 4
            if character < components.printed or first_extra <= character < first_extra + EXTRAS:
                pieces.append(_STATES[bits])
                if components.circles[character]:
                    pieces.append(_WORN[hats.get(character, 0)][player.costumes[character]])
            elif self.slots[character] != NOBODY:
                seen.cards.append((character, bits))
            else:
                seen.kept.append(character)
        pieces.append(_NO_EXTRAS[EXTRAS - len(player.extras)])
        return b"".join(pieces)

    def _theater(self, state: State, table: Table, player: Player) -> bytes:
        seat = player.seat
        cylinders = cylinders_for_cards(state, player) if state.phase == COMPANY_PHASE else 0
        pieces = [
            _QUARTERS[cylinders],
            _small(_QUARTERS, table.eased[seat]),
            _small(_QUARTERS, table.held[seat]),
            _FLAG[table.excused >> seat & 1],
        ]
        theater = table.theaters[seat]
        for space in range(self.theater):
            pieces.append(_COLOUR[theater[space] - 1 if space < len(theater) else NOBODY])
        return b"".join(pieces)

    def _write_cards(
        self, state: State, table: Table | None, eyes: int, memory: Memory, pieces: list[bytes]
    ) -> None:
        lord = table.lord if table is not None else ()
        cards: list[object] = [state.deck, state.row, state.card_discards, lord]
        if cards != memory.cards_from:
            memory.cards_from = cards
            memory.cards = self._lying_cards(state, lord)
        found = memory.cards[:]
        for place in range(state.seats):
            player = state.players[(eyes + place) % state.seats]
            for card, bits in memory.seats[player.seat].cards:
                piece = _CARDS[_WITH + place * 8 + bits]
                if self.components.circles[card]:
                    hat = table.hats[player.seat].get(card, 0) if table is not None else 0
                    piece += _WORN[hat][player.costumes[card]]
                found[self.slots[card]] = piece
        pieces += found

    def _lying_cards(self, state: State, lord: tuple[int, ...]) -> list[bytes]:
        where = _where(len(self.components.names), state.deck, state.row, state.card_discards)
        for depth, card in enumerate(lord):
            where[card] = _LORD + depth
        circles = self.components.circles
        return [_BARE_CARDS[where[card]] if circles[card] else _CARDS[where[card]] for card in self.cards]

    def _write_objectives(self, state: State, eyes: int, seen: SeatMemory, pieces: list[bytes]) -> None:
        if not state.looks:
            pieces.append(self.no_objectives)
        elif state.phase == END_PHASE:
            pieces.append(self._objectives(state, eyes, True))
        else:
            if not seen.objectives:
                seen.objectives = self._objectives(state, eyes, False)
            pieces.append(seen.objectives)

    def _objectives(self, state: State, eyes: int, shown: bool) -> bytes:
        """Every objective as a seat knows it, those of the others too if they are shown."""
        found = [_UNHELD] * len(self.components.objective_names)
        for place in range(state.seats if shown else 1):
            for objective in state.players[(eyes + place) % state.seats].objectives:
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
        return b"".join([_OBJECTIVES[code] for code in found])

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

    def _write_backstage(
        self, state: State, table: Table | None, eyes: int, memory: Memory, pieces: list[bytes]
    ) -> None:
        if table is None:
            pieces.append(self.no_cards)
            return
        cards: list[object] = [table.deck, table.row, table.discards]
        if cards != memory.backstage_from:
            memory.backstage_from = cards
            memory.backstage = self._lying_backstage(table.deck, table.row, table.discards)
        found = memory.backstage[:]
        slots = self.backstage_slots
        for use in table.uses:
            spot = _ROW if use.card in table.row else 0
            place = (use.seat - eyes) % state.seats
            used = _USES[(place * (CYLINDERS + 1) + use.number) * 2 + use.recruitment]
            found[slots[use.card]] = _SPOTS[spot] + used
        for place in range(state.seats):
            for card in memory.seats[(eyes + place) % state.seats].kept:
                found[slots[card] + 1] = _PLACE[place]
        pieces += found

    def _lying_backstage(
        self, deck: tuple[int, ...], row: tuple[int, ...], discards: tuple[int, ...]
    ) -> list[bytes]:
        where = _where(len(self.components.names), deck, row, discards)
        found: list[bytes] = []
        for card in self.backstage_cards:
            found.append(_UNUSED[where[card]])
            if self._can_be_kept(card):
                found.append(_PLACE[NOBODY])
        return found


def _place(order: tuple[int, ...], seat: int) -> int:
    """Of a seat or disc in an order; NOBODY if it has none."""
    for place, other in enumerate(order):
        if other == seat:
            return place
    return NOBODY


def _where(cards: int, deck: tuple[int, ...], row: tuple[int, ...], discards: tuple[int, ...]) -> list[int]:
    """By card: in which of these places it is."""
    found = [0] * cards
    for card in deck:
        found[card] = _DECK
    for card in row:
        found[card] = _ROW
    for card in discards:
        found[card] = _DISCARDS
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
