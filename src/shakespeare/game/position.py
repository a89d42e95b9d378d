"""Positions as plain data: written whole, read back with every mistake named (design: `Game.position`, `Game.at`).

What is left out of a hand-written position has the value it has at the start of a game; what can be derived
(bags, the deck, the supply) is derived, and must agree where it is given.
"""

from collections.abc import Mapping
from typing import Final

from shakespeare.edition import Edition, load_edition
from shakespeare.game import components as icons
from shakespeare.game.acts import land
from shakespeare.game.chance import Chance, Seeded
from shakespeare.game.components import Components, components_of
from shakespeare.game.day import COURSE, STEPS
from shakespeare.game.moves import Move
from shakespeare.game.objectives import LOOK_AT
from shakespeare.game.options import Options
from shakespeare.game.powers import ONE, craft
from shakespeare.game.setup import cards_a_day, elements_a_day
from shakespeare.game.solo import NEUTRAL_LATER, NEUTRAL_START
from shakespeare.game.stage import is_supported, is_symmetric
from shakespeare.game.state import Cue, Look, Player, State
from shakespeare.game.terms import (
    ACTS,
    AMBIANCE_END,
    BAGS,
    COLOURS,
    CYLINDERS,
    DAYS,
    ELEMENTS,
    END_PHASE,
    EXTRA,
    LAST_SPACE,
    NOBODY,
    PHASES,
    REST_PHASE,
    SETUP_PHASE,
    SOURCES,
    START,
    STRIDE,
    TOKENS,
    YELLOW,
)
from shakespeare.game.view import EVERYTHING, portray

FORMAT: Final = "shakespeare-position"
VERSION: Final = 1
MOST: Final = 1_000_000  # no number in a position is larger, streams of chance aside

# What may lie on the stack between decisions, by phase: first the phase's own step, then what it has called.
_SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "setup": ("first-recruit",),
    "wager": ("wager",),
    "company": ("company", "company power"),
    "ambiance": ("ambiance-effects",),
    "rehearsal": ("rehearsal",),
    "maintenance": (),
    "rest": ("secret-rest", "open-rest"),
    "end": (),
}
_CALLED: Final[dict[str, tuple[str, ...]]] = {
    "company power": ("step", "back", "token", "take", "queen", "keep"),
    "ambiance-effects": ("step", "back"),
    "rehearsal": ("step",),
}


class PositionError(ValueError):
    """A position that cannot be; the message names the place."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)
        self.place = place
        self.problem = problem


def edition_tag(edition: Edition) -> dict[str, object]:
    return {"name": edition.name, "digest": edition.digest}


def write(options: Options, state: State) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "options": options.to_dict(),
        "edition": edition_tag(options.edition),
        **portray(state, EVERYTHING),
        "chance": state.chance.to_list(),
    }


def read(
    data: object,
    edition: Edition | None,
    chance: Chance | None,
) -> tuple[Options, State]:
    """Options and state of a position, checked."""
    table = _Table("", data)
    table.only(_KEYS)
    if table.text("format", FORMAT) != FORMAT:
        raise PositionError("format", f"this is {FORMAT!r}, not {table.text('format', '')!r}")
    if table.number("version", VERSION) != VERSION:
        raise PositionError("version", f"only version {VERSION} is known, not {table.number('version', 0)}")
    edition = _edition(table, edition)
    try:
        options = Options.from_dict(table.get("options", {}), edition)
    except ValueError as error:
        raise PositionError("options", str(error)) from None
    reader = _Reader(table, options, components_of(edition), chance)
    state = reader.state()
    given = {key: table.data[key] for key in _DERIVED if key in table.data}
    _compare("", given, portray(state, EVERYTHING))
    state.advance()
    if state.deciders == () and state.stack:
        raise PositionError("stack", "nobody has a choice to make and the game is not over")
    return options, state


def _edition(table: "_Table", edition: Edition | None) -> Edition:
    if edition is None:
        edition = load_edition()
    tag = table.table("edition")
    tag.only(("name", "digest"))
    digest = tag.text("digest", edition.digest)
    if digest != edition.digest:
        name = tag.text("name", "another")
        raise PositionError(
            "edition",
            f"this position is of the edition {name!r}, not {edition.name!r}: give that one to Game.at",
        )
    return edition


_KEYS: Final = (
    "format",
    "version",
    "options",
    "edition",
    "day",
    "phase",
    "order",
    "initiative",
    "acts",
    "crates",
    "discards",
    "bags",
    "row",
    "deck",
    "card_discards",
    "supply",
    "players",
    "looks",
    "secret",
    "chosen",
    "stack",
    "questions",
    "deciders",
    "chance",
)
_PLAYER_KEYS: Final = (
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
    "objective_points",
    "ledger",
    "payroll",
    "projected",
)
# Derived, but allowed; compared with what was derived.
_DERIVED: Final = ("bags", "deck", "supply", "chosen", "players", "looks")


def _compare(place: str, given: object, derived: object) -> None:
    """Everything given must be as it was understood."""
    if isinstance(given, Mapping) and isinstance(derived, dict):
        for key, value in given.items():
            _compare(f"{place}.{key}" if place else str(key), value, derived.get(key))
    elif isinstance(given, list) and isinstance(derived, list) and len(given) == len(derived):
        for index, value in enumerate(given):
            _compare(f"{place}[{index}]", value, derived[index])
    elif given != derived:
        raise PositionError(place, f"the rest of the position makes this {derived!r}, not {given!r}"[:300])


class _Table:
    """A table of the data, and where it is."""

    def __init__(self, place: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise PositionError(place, f"a table is wanted here, not {_kind(data)}")
        self.place = place
        self.data: Mapping[object, object] = data

    def where(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    def only(self, known: tuple[str, ...]) -> None:
        for key in self.data:
            if key not in known:
                raise PositionError(self.where(str(key)[:60]), f"unknown; known here are {', '.join(known)}")

    def get(self, key: str, default: object) -> object:
        return self.data.get(key, default)

    def table(self, key: str) -> "_Table":
        return _Table(self.where(key), self.data.get(key, {}))

    def number(self, key: str, default: int, least: int = 0, most: int = MOST) -> int:
        return _number(self.where(key), self.data.get(key, default), least, most)

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise PositionError(self.where(key), f"true or false, not {_kind(value)}")
        return value

    def text(self, key: str, default: str) -> str:
        value = self.data.get(key, default)
        if not isinstance(value, str):
            raise PositionError(self.where(key), f"a text is wanted here, not {_kind(value)}")
        return value

    def list(self, key: str) -> list[object]:
        return _list(self.where(key), self.data.get(key, []))


def _kind(value: object) -> str:
    return "nothing" if value is None else f"a {type(value).__name__}"


def _number(place: str, value: object, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(place, f"a whole number is wanted here, not {_kind(value)}")
    if not least <= value <= most:
        raise PositionError(place, f"a number from {least} to {most} is wanted here")
    return value


def _list(place: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise PositionError(place, f"a list is wanted here, not {_kind(value)}")
    if len(value) > 200:
        raise PositionError(place, f"{len(value)} entries are more than the game has of anything")
    return value


class _Reader:
    """Builds a state from the data, part by part, each checked."""

    def __init__(
        self, table: _Table, options: Options, components: Components, chance: Chance | None
    ) -> None:
        self.table = table
        self.components = components
        self.seats: int = options.players
        if chance is None:
            chance = self._chance()
        self.made = State(components, options.players, options.strategic_rest, chance)

    def state(self) -> State:
        state = self.made
        table = self.table
        self._time()
        state.order = self._seats("order", tuple(range(self.seats)))
        state.initiative = self._seats("initiative", state.order if state.day <= 1 else ())
        if len(state.order) != self.seats:
            raise PositionError("order", f"all {self.seats} seats are wanted here")
        self._acts()
        players = table.list("players")
        if players and len(players) != self.seats:
            raise PositionError("players", f"{self.seats} are wanted here, not {len(players)}")
        for seat in range(self.seats):
            place = f"players[{seat}]"
            state.players.append(self._player(seat, _Table(place, players[seat] if players else {})))
        tokens = sum([player.tokens for player in state.players])
        if tokens > TOKENS:
            raise PositionError(
                "players", f"they have {tokens} +3 tokens together; there are {TOKENS} (R1.6)"
            )
        state.supply = TOKENS - tokens
        self._cards()
        self._elements()
        self._looks()
        state.questions = [
            _number(f"questions[{seat}]", count, 0, MOST)
            for seat, count in enumerate(table.list("questions") or [0] * self.seats)
        ]
        if len(state.questions) != self.seats:
            raise PositionError("questions", f"{self.seats} numbers are wanted here")
        self._stack()
        self._secret()
        return state

    def _chance(self) -> Chance:
        value = self.table.get("chance", None)
        if value is None:
            return Seeded.of(0)
        try:
            return Seeded.from_list(value)
        except ValueError as error:
            raise PositionError("chance", str(error)) from None

    def _time(self) -> None:
        state = self.made
        phase = self.table.text("phase", "wager")
        if phase not in PHASES:
            raise PositionError("phase", f"{phase!r} is none of {', '.join(PHASES)}")
        state.phase = PHASES.index(phase)
        if phase == "setup":
            state.phase = SETUP_PHASE
        first = 0 if phase == "setup" else DAYS if phase == "end" else 2 if phase == "rest" else 1
        last = 0 if phase == "setup" else DAYS
        state.day = self.table.number("day", first, first, last)
        if phase == "maintenance" and state.day == DAYS:
            raise PositionError("phase", "there is no maintenance on day 6 (R10.1)")
        if phase == "rehearsal" and state.day not in (4, 6):
            raise PositionError("phase", "there are rehearsals on days 4 and 6 only (R3.1)")

    def _seats(self, key: str, default: tuple[int, ...]) -> tuple[int, ...]:
        if key not in self.table.data:
            return default
        seats = [
            _number(f"{key}[{place}]", seat, 0, self.seats - 1)
            for place, seat in enumerate(self.table.list(key))
        ]
        if len(set(seats)) != len(seats):
            raise PositionError(key, "a seat stands here twice")
        return tuple(seats)

    def _acts(self) -> None:
        state = self.made
        discs = state.discs
        acts = self.table.list("acts") or [{}] * ACTS
        if len(acts) != ACTS:
            raise PositionError("acts", "three acts are wanted here")
        late = state.day > 4 or (state.day == 4 and state.phase > PHASES.index("rehearsal"))
        neutral = NEUTRAL_LATER if late else NEUTRAL_START
        state.act_spaces = [0] * (ACTS * discs)
        state.act_ahead = [()] * ACTS
        for act in range(ACTS):
            table = _Table(f"acts[{act}]", acts[act])
            table.only(("spaces", "ahead"))
            start = [1] * self.seats + [neutral] * (discs - self.seats)
            spaces = [
                _number(f"acts[{act}].spaces[{disc}]", space, 1, LAST_SPACE)
                for disc, space in enumerate(table.list("spaces") or start)
            ]
            if len(spaces) != discs:
                raise PositionError(f"acts[{act}].spaces", f"{discs} discs are wanted here")
            if self.seats == 1 and spaces[1] != neutral:
                raise PositionError(
                    f"acts[{act}].spaces[1]", f"the neutral disc is on space {neutral} (R10.6)"
                )
            ahead = [
                _number(f"acts[{act}].ahead[{place}]", disc, 0, discs - 1)
                for place, disc in enumerate(table.list("ahead"))
            ]
            if ahead and sorted(ahead) != list(range(discs)):
                raise PositionError(f"acts[{act}].ahead", "every disc stands here once")
            for disc in ahead or [*state.order, *range(self.seats, discs)]:
                land(state, act, disc, spaces[disc])
            if ahead and state.act_ahead[act] != tuple(ahead):
                raise PositionError(f"acts[{act}].ahead", "a disc further back cannot be ahead (R1.2)")

    # A player

    def _player(self, seat: int, table: _Table) -> Player:
        components = self.components
        table.only(_PLAYER_KEYS)
        player = Player(seat)
        player.set_up(components)
        if table.number("seat", seat, 0, 3) != seat:
            raise PositionError(table.where("seat"), f"players stand in the order of their seats: {seat}")
        player.money = table.number("money", 0)
        player.tokens = table.number("tokens", 0, 0, TOKENS)
        player.ambiance = table.number("ambiance", 3, 1, AMBIANCE_END)
        player.wagered = table.number("wagered", 0, 0, CYLINDERS)
        player.cylinders = table.number("cylinders", 0, 0, player.wagered)
        player.recruited = table.flag("recruited")
        player.passed = table.flag("passed")
        if player.passed and not player.recruited:
            raise PositionError(table.where("passed"), "nobody passes before recruiting (R4.3)")
        self._ledger(player, table)
        if "troupe" in table.data:
            player.troupe = ()
            for index, entry in enumerate(table.list("troupe")):
                self._character(player, _Table(table.where(f"troupe[{index}]"), entry))
            for character in range(components.printed):
                if character not in player.troupe:
                    name = components.names[character]
                    raise PositionError(table.where("troupe"), f"every player has the {name} (R0.3)")
        placed = player.wagered - player.cylinders
        if player.used.bit_count() != placed:
            raise PositionError(
                table.where("cylinders"),
                f"{player.wagered} wagered and {player.cylinders} at hand leave {placed} on characters, "
                f"but {player.used.bit_count()} bear one",
            )
        self._set(player, table)
        points = table.list("objective_points")
        player.objective_points = tuple(
            [_number(table.where(f"objective_points[{i}]"), n, 0, 3) for i, n in enumerate(points)]
        )
        return player

    def _ledger(self, player: Player, table: _Table) -> None:
        columns = len(SOURCES)
        if "ledger" in table.data:
            days = table.list("ledger")
            if len(days) != DAYS + 1:
                raise PositionError(
                    table.where("ledger"), f"{DAYS + 1} days are wanted here, the start first"
                )
            player.ledger = [0] * ((DAYS + 1) * columns)
            for day, entry in enumerate(days):
                sources = _Table(table.where(f"ledger[{day}]"), entry)
                sources.only(SOURCES)
                for source, name in enumerate(SOURCES):
                    player.ledger[day * columns + source] = sources.number(name, 0, -MOST)
            player.prestige = sum(player.ledger)
        else:
            player.prestige = table.number("prestige", player.prestige, -MOST)
            player.ledger[START] = player.prestige

    def _character(self, player: Player, table: _Table) -> None:
        components = self.components
        table.only(("name", "card", "costume", "used", "resting"))
        name = table.text("name", "")
        character = components.number.get(name)
        if character is None:
            raise PositionError(table.where("name"), f"{name[:60]!r} is no character of this edition")
        if character in player.troupe:
            raise PositionError(table.where("name"), f"{name} stands here twice")
        player.troupe = (*player.troupe, character)
        if components.kinds[character] == EXTRA:
            if character != components.first_extra + len(player.extras):
                raise PositionError(table.where("name"), "extras are numbered in the order they joined")
            card = components.number.get(table.text("card", ""))
            if card is None or card not in components.cards:
                raise PositionError(
                    table.where("card"), "the card that this extra is the back of is wanted here"
                )
            player.extras = (*player.extras, card)
        elif "card" in table.data:
            raise PositionError(table.where("card"), "only an extra is the back of a card")
        self._costume(player, character, table)
        for key in ("used", "resting"):
            if table.flag(key):
                if not components.activatable >> character & 1:
                    raise PositionError(table.where(key), f"{name} is never activated (R4.4)")
                if key == "used":
                    player.used |= 1 << character
                elif player.used >> character & 1:
                    raise PositionError(table.where(key), f"{name} bears a cylinder too (R4.4)")
                else:
                    player.resting |= 1 << character

    def _costume(self, player: Player, character: int, table: _Table) -> None:
        circles = self.components.circles[character]
        if "costume" not in table.data:
            return
        costume = table.list("costume")
        if len(costume) != circles:
            raise PositionError(table.where("costume"), f"{circles} circles are wanted here")
        for circle, colour in enumerate(costume):
            if colour is not None:
                number = self._colour(table.where(f"costume[{circle}]"), colour)
                player.costumes[character] |= number << (3 * circle)

    def _colour(self, place: str, colour: object) -> int:
        if not isinstance(colour, str) or colour not in COLOURS[1 : YELLOW + 1]:
            raise PositionError(place, f"a colour is wanted here: {', '.join(COLOURS[1 : YELLOW + 1])}")
        return COLOURS.index(colour)

    def _set(self, player: Player, table: _Table) -> None:
        components = self.components
        stage = table.table("stage")
        stage.only(tuple(components.cell_names))
        for cell, place in enumerate(components.cell_names):
            if place not in stage.data:
                continue
            if components.virtual[cell]:
                raise PositionError(stage.where(place), "a virtual element cannot be covered (R7.2)")
            colour = self._colour(stage.where(place), stage.data[place])
            if not is_supported(components, player.stage, cell):
                raise PositionError(stage.where(place), "nothing supports this space (R7.1)")
            if not is_symmetric(components, player.stage, cell, colour):
                raise PositionError(stage.where(place), "the mirror space has another colour (R7.3)")
            player.stage[cell] = colour

    # The table

    def _names(self, key: str) -> tuple[int, ...]:
        cards: list[int] = []
        for index, name in enumerate(self.table.list(key)):
            card = self.components.number.get(name) if isinstance(name, str) else None
            if card is None or card not in self.components.cards:
                raise PositionError(f"{key}[{index}]", "a character card is wanted here")
            cards.append(card)
        return tuple(cards)

    def _cards(self) -> None:
        """Every card is in one place; the deck holds the others."""
        state = self.made
        state.row = self._names("row")
        state.card_discards = self._names("card_discards")
        seen = [*state.row, *state.card_discards]
        for player in state.players:
            seen.extend(player.extras)
            seen.extend(
                [c for c in player.troupe if self.components.printed <= c < self.components.first_extra]
            )
        for card in seen:
            if seen.count(card) > 1:
                raise PositionError("", f"the card {self.components.names[card]} is in two places")
        state.deck = tuple([card for card in self.components.cards if card not in seen])
        if len(state.row) > cards_a_day(self.seats):
            raise PositionError("row", f"at most {cards_a_day(self.seats)} cards are laid out (R2.3)")
        if state.phase == SETUP_PHASE or state.phase == END_PHASE:
            return
        recruited = len([player for player in state.players if player.recruited])
        wanted = cards_a_day(self.seats) - recruited
        if len(state.row) != wanted:
            raise PositionError(
                "row",
                f"{wanted} cards are laid out when {recruited} have been recruited, not {len(state.row)}",
            )

    def _counts(self, key: str) -> list[int]:
        counts = [0] * (2 * STRIDE)
        table = self.table.table(key)
        table.only(ELEMENTS)
        for element, kind in enumerate(ELEMENTS):
            colours = table.table(kind)
            colours.only(COLOURS[1 : YELLOW + 1])
            for colour in range(1, YELLOW + 1):
                counts[element * STRIDE + colour] = colours.number(COLOURS[colour], 0, 0, 16)
        return counts

    def _elements(self) -> None:
        """Every element is in one place; the bag holds the others."""
        state = self.made
        state.crates = self._counts("crates")
        state.discards = self._counts("discards")
        for element, kind in enumerate(ELEMENTS):
            left = 0
            for colour in range(1, YELLOW + 1):
                place = element * STRIDE + colour
                out = state.crates[place] + state.discards[place] + self._placed(element, colour)
                state.bags[place] = BAGS[self.seats][colour] - out
                left += state.bags[place]
                if state.bags[place] < 0:
                    raise PositionError(
                        "crates",
                        f"{out} {COLOURS[colour]} {kind} are out; there are {BAGS[self.seats][colour]} (R1.5)",
                    )
            wanted = (DAYS - max(state.day, 1)) * elements_a_day(self.seats)
            if left != wanted:
                raise PositionError(
                    "crates",
                    f"{left} {kind} would be left in the bag on day {state.day}, where {wanted} belong (R1.5); "
                    f"laid out, placed and discarded {kind} do not add up",
                )

    def _placed(self, element: int, colour: int) -> int:
        count = 0
        for player in self.made.players:
            if element:
                count += player.stage.count(colour)
            else:
                for costume in player.costumes:
                    count += [costume & 7, costume >> 3 & 7, costume >> 6].count(colour)
        return count

    def _looks(self) -> None:
        """Objectives are where the looks at them have left them."""
        state = self.made
        names = self.components.objective_number
        pool = list(range(self.components.objectives))
        queue: list[int] = []
        looks: list[Look] = []
        entries = self.table.list("looks")
        for number, entry in enumerate(entries):
            table = _Table(f"looks[{number}]", entry)
            table.only(("seat", "count", "decided", "drawn", "kept"))
            seat = table.number("seat", NOBODY, 0, self.seats - 1)
            drawn: list[int] = []
            for index, name in enumerate(table.list("drawn")):
                objective = names.get(name) if isinstance(name, str) else None
                if objective is None or objective in drawn:
                    raise PositionError(table.where(f"drawn[{index}]"), "an objective is wanted here, once")
                drawn.append(objective)
            if not drawn or len(drawn) != min(LOOK_AT, len(pool) + len(queue)):
                raise PositionError(
                    table.where("drawn"), "three objectives are looked at, or what is left (R5.9)"
                )
            for objective in drawn:
                if objective in pool:
                    pool.remove(objective)
                elif not pool and queue and objective == queue[0]:
                    queue.pop(0)
                else:
                    raise PositionError(
                        table.where("drawn"),
                        f"{self.components.objective_names[objective]} is not next in the deck",
                    )
            kept = NOBODY
            if table.get("kept", None) is not None:
                kept = names.get(table.text("kept", ""), NOBODY)
                if kept not in drawn:
                    raise PositionError(table.where("kept"), "one of those drawn is wanted here")
                queue.extend([objective for objective in drawn if objective != kept])
                state.players[seat].objectives = (*state.players[seat].objectives, kept)
            elif number != len(entries) - 1:
                raise PositionError(table.where("kept"), "only the last look can be undecided")
            looks.append(Look(seat, tuple(drawn), kept))
        state.looks = tuple(looks)
        state.objective_pool = tuple(pool)
        state.objective_queue = tuple(queue)
        for player in state.players:
            points = len(player.objectives) if state.phase == END_PHASE else 0
            if len(player.objective_points) != points:
                place = f"players[{player.seat}].objective_points"
                raise PositionError(place, f"{points} numbers are wanted here")

    # What is to be done

    def _stack(self) -> None:
        state = self.made
        phase = PHASES[state.phase]
        if "stack" not in self.table.data or state.phase == END_PHASE:
            if self.table.list("stack"):
                raise PositionError("stack", "there is nothing left to do when the game is over")
            if state.phase == SETUP_PHASE:
                raise PositionError("stack", "wanted here during setup")
            if state.phase != END_PHASE:
                self._begin_phase()
            return
        cues = [_Table(f"stack[{index}]", cue) for index, cue in enumerate(self.table.list("stack"))]
        names = [cue.text("step", "") for cue in cues]
        self._shape(phase, names)
        state.push(Cue(COURSE))
        for table in cues:
            state.push(self._cue(table))
        undecided = bool(state.looks) and state.looks[-1].kept == NOBODY
        if undecided != (names[-1] == "keep") or (undecided and state.looks[-1].seat != state.stack[-1].seat):
            raise PositionError(
                "looks", "the last look is undecided exactly while its seat is asked which to keep"
            )

    def _begin_phase(self) -> None:
        """Nothing said of the stack: the phase is about to begin."""
        state = self.made
        if state.phase == 0:
            state.phase = REST_PHASE
        else:
            state.phase -= 1
            if state.phase == PHASES.index("rehearsal") and state.day not in (4, 6):
                state.phase -= 1
        if state.looks and state.looks[-1].kept == NOBODY:
            raise PositionError("looks", "the last look is undecided, but nobody is asked which to keep")
        state.push(Cue(COURSE))

    def _shape(self, phase: str, names: list[str]) -> None:
        for shape in _SHAPES[phase]:
            steps = shape.split()
            called = names[len(steps) :]
            if names[: len(steps)] != steps:
                continue
            allowed = _CALLED.get(shape, ())
            many = len(called) if shape == "rehearsal" else 1
            needed = 0 if shape == "rehearsal" or shape not in _CALLED else 1
            if needed <= len(called) <= (many if allowed else 0) and all(name in allowed for name in called):
                return
        raise PositionError(
            "stack", f"{' '.join(names)[:200]!r} is not how the {phase} phase stands at a decision"
        )

    def _cue(self, table: _Table) -> Cue:
        state = self.made
        components = self.components
        table.only(("step", "seat", "character", "index", "value"))
        step = STEPS[table.text("step", "")]
        seat = table.number("seat", NOBODY, NOBODY, self.seats - 1)
        if step.asks and seat == NOBODY and step.name not in ("wager", "secret-rest", "open-rest"):
            raise PositionError(table.where("seat"), "a seat is wanted here")
        character = NOBODY
        if "character" in table.data:
            character = components.number.get(table.text("character", ""), NOBODY)
            if seat == NOBODY or character not in state.players[seat].troupe:
                raise PositionError(
                    table.where("character"), "a character of the seat's troupe is wanted here"
                )
        index = table.number("index", 0, 0, 20)
        value = ONE if table.get("value", 0) == "one" else table.number("value", 0, 0, 100)
        name = step.name
        if name == "first-recruit":
            if index >= self.seats or state.order[index] != seat:
                raise PositionError(table.where("index"), "the seat's place in Order is wanted here")
        elif name == "open-rest":
            if seat != NOBODY and (index >= self.seats or index >= len(state.initiative)):
                raise PositionError(table.where("index"), "a place on Initiative is wanted here")
        elif name in ("ambiance-effects", "rehearsal"):
            if index > self.seats:
                raise PositionError(table.where("index"), f"at most {self.seats}")
        elif name == "power":
            if character == NOBODY or not state.players[seat].used >> character & 1:
                raise PositionError(table.where("character"), "a character with a cylinder is wanted here")
            if not 1 <= index <= len(components.activate[character]):
                raise PositionError(table.where("index"), "how many icons have been begun is wanted here")
        elif index:
            raise PositionError(table.where("index"), f"{name} has none")
        if value and name not in ("token", "take"):
            raise PositionError(table.where("value"), f"{name} has none")
        if name in ("ambiance-effects", "rehearsal", "secret-rest", "open-rest") and (
            len(state.initiative) != self.seats
        ):
            raise PositionError("initiative", "everybody stands on it from the ambiance phase on (R8.1)")
        if state.stack[-1].step.name == "power":
            return self._called_by_power(table, Cue(step, seat, character, index, value))
        return Cue(step, seat, character, index, value)

    def _called_by_power(self, table: _Table, cue: Cue) -> Cue:
        """The question that the icon last begun asks."""
        power = self.made.stack[-1]
        if cue.seat != power.seat or cue.character != power.character:
            raise PositionError(table.place, "the seat and character are those of the power")
        icon = self.components.activate[power.character][power.index - 1]
        asked = {
            icons.WHITE_QUILL: ("step",),
            icons.BLACK_QUILL: ("back",),
            icons.AUDIENCE: ("queen", "keep"),
            icons.ELEMENT: ("take",),
            icons.CRAFTSMAN: ("token", "take"),
        }.get(icon.code, ())
        if cue.step.name not in asked:
            raise PositionError(table.where("step"), f"the icon {icon.name} does not ask this")
        if icon.code == icons.ELEMENT:
            if cue.value != ONE:
                raise PositionError(table.where("value"), "one element is taken here: the value is 'one'")
            return Cue(
                cue.step, cue.seat, cue.character, value=ONE, elements=icon.elements, colours=icon.colours
            )
        if icon.code == icons.CRAFTSMAN:
            if cue.value == ONE:
                raise PositionError(table.where("value"), "a number is wanted here")
            if cue.step.name == "take":
                return craft(self.made, cue.seat, cue.character, cue.value)
            if not self.made.players[cue.seat].tokens:
                raise PositionError(table.place, "a token is asked for, and the player has none")
        return cue

    def _secret(self) -> None:
        state = self.made
        entries = self.table.list("secret") or [[]] * self.seats
        if len(entries) != self.seats:
            raise PositionError("secret", f"{self.seats} lists are wanted here")
        for seat, entry in enumerate(entries):
            choices: list[Move] = []
            for index, text in enumerate(_list(f"secret[{seat}]", entry)):
                place = f"secret[{seat}][{index}]"
                cue = state.stack[-1] if state.stack else None
                if cue is None or cue.step.name not in ("wager", "secret-rest") or not isinstance(text, str):
                    raise PositionError(place, "no secret choice is being made")
                moves = {move.text: move for move in cue.step.legal(state, cue, seat)}
                if text not in moves:
                    raise PositionError(place, f"{text[:60]!r} is no choice here")
                choices.append(moves[text])
                state.secret[seat] = tuple(choices)
