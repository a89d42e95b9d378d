"""What has happened: one list of entries, from which events and records are read.

A copy of a game shares all its past at no cost: both go on in a part of their own. Entries are bare numbers;
names are looked up only when somebody reads them.
"""

from array import array
from typing import TYPE_CHECKING, Final

from shakespeare.game.terms import COLOURS, ELEMENTS, EVERYBODY, MONEY_SOURCES, PHASES

if TYPE_CHECKING:
    from shakespeare.game.components import Components

# An event: its message id, then its arguments by name; a last one with a star takes all that is left.
# The name of an argument says how its number is read (see `_argument`).
_SCHEMA: Final = (
    "move seat move",
    "chance chance drawn*",
    "disclosure",
    "undone seat number",
    "order seats*",
    "costumes-laid-out colours*",
    "sets-laid-out colours*",
    "characters-laid-out cards*",
    "characters-discarded cards*",
    "characters-reshuffled cards*",
    "elements-discarded elements colours*",
    "neutral act space",
    "recruited seat card",
    "recruited-extra seat card character",
    "day day",
    "phase phase day",
    "wager-chosen seat",
    "wager-yours seat cylinders",
    "wagered seat cylinders",
    "cylinders seat cylinders",
    "initiative-emptied",
    "prestige seat amount source total",
    "money seat amount source total",
    "activated seat character",
    "initiative seat place",
    "step seat act space",
    "step-lost seat act",
    "quill-lost seat",
    "back seat act space",
    "back-lost seat",
    "ambiance seat amount space",
    "ambiance-held seat space",
    "token-gained seat total",
    "token-none seat",
    "token-spent seat character total",
    "costume-placed seat colour character circle",
    "costume-complete seat character worth",
    "set-placed seat colour cell",
    "nothing-to-take seat character value",
    "declined seat character",
    "looked seat count",
    "looked-at seat objectives*",
    "kept seat",
    "kept-card seat objective",
    "passed seat",
    "passed-by-rule seat",
    "purple-left count",
    "ambiance-reset",
    "rehearsed seat character",
    "act-scored act",
    "rest-tokens-off",
    "rest-chosen seat",
    "rest-yours seat character",
    "rested seat character",
    "stayed-fresh seat character",
    "cylinders-back seat",
    "solo-stopped seat cylinders",
    "objective-scored seat objective measured amount",
    "yellow-counted seat count",
    "paid seat character cost left",
    "unpaid seat character cost",
    "final seat total left",
    "won seats*",
    "forced seat move",
    # Of Backstage.
    "lord-dealt cards*",
    "backstage-laid-out cards*",
    "backstage-discarded cards*",
    "backstage-reshuffled cards*",
    "backstage-used seat card cylinders",
    "backstage-used-recruitment seat card cylinders",
    "backstage-kept seat card",
    "backstage-idle seat card",
    "theater-placed seat colour space",
    "hat-placed seat colour character",
    "doubled seat character",
    "engaged seat card",
    "lord-empty seat",
    "rest-eased seat count",
    "spared seat character",
    "discard-taken seat elements colour",
    "salvage-ended seat",
    "first-action-forgone seat",
    "no-objective-left seat",
    "objective-played seat objective",
    "objectives-held seat",
    "objectives-held-for-good seat",
    "penalty-avoided seat act",
    "fired seat character",
    "hats-counted seat count",
)
_IDS: Final = tuple(line.split()[0] for line in _SCHEMA)
_ARGUMENTS: Final = tuple(tuple(line.split()[1:]) for line in _SCHEMA)
# How many arguments come before the star.
_SINGLE: Final = tuple(len([name for name in names if not name.endswith("*")]) for names in _ARGUMENTS)
_LISTS: Final = tuple(any(name.endswith("*") for name in names) for names in _ARGUMENTS)


def _code(name: str) -> int:
    return _IDS.index(name)


MOVE: Final = _code("move")
CHANCE: Final = _code("chance")
DISCLOSURE: Final = _code("disclosure")
UNDONE: Final = _code("undone")
ORDER: Final = _code("order")
COSTUMES_LAID_OUT: Final = _code("costumes-laid-out")
SETS_LAID_OUT: Final = _code("sets-laid-out")
CHARACTERS_LAID_OUT: Final = _code("characters-laid-out")
CHARACTERS_DISCARDED: Final = _code("characters-discarded")
CHARACTERS_RESHUFFLED: Final = _code("characters-reshuffled")
ELEMENTS_DISCARDED: Final = _code("elements-discarded")
NEUTRAL: Final = _code("neutral")
RECRUITED: Final = _code("recruited")
RECRUITED_EXTRA: Final = _code("recruited-extra")
DAY: Final = _code("day")
PHASE: Final = _code("phase")
WAGER_CHOSEN: Final = _code("wager-chosen")
WAGER_YOURS: Final = _code("wager-yours")
WAGERED: Final = _code("wagered")
CYLINDERS: Final = _code("cylinders")
INITIATIVE_EMPTIED: Final = _code("initiative-emptied")
PRESTIGE: Final = _code("prestige")
MONEY: Final = _code("money")
ACTIVATED: Final = _code("activated")
INITIATIVE: Final = _code("initiative")
STEP: Final = _code("step")
STEP_LOST: Final = _code("step-lost")
QUILL_LOST: Final = _code("quill-lost")
BACK: Final = _code("back")
BACK_LOST: Final = _code("back-lost")
AMBIANCE: Final = _code("ambiance")
AMBIANCE_HELD: Final = _code("ambiance-held")
TOKEN_GAINED: Final = _code("token-gained")
TOKEN_NONE: Final = _code("token-none")
TOKEN_SPENT: Final = _code("token-spent")
COSTUME_PLACED: Final = _code("costume-placed")
COSTUME_COMPLETE: Final = _code("costume-complete")
SET_PLACED: Final = _code("set-placed")
NOTHING_TO_TAKE: Final = _code("nothing-to-take")
DECLINED: Final = _code("declined")
LOOKED: Final = _code("looked")
LOOKED_AT: Final = _code("looked-at")
KEPT: Final = _code("kept")
KEPT_CARD: Final = _code("kept-card")
PASSED: Final = _code("passed")
PASSED_BY_RULE: Final = _code("passed-by-rule")
PURPLE_LEFT: Final = _code("purple-left")
AMBIANCE_RESET: Final = _code("ambiance-reset")
REHEARSED: Final = _code("rehearsed")
ACT_SCORED: Final = _code("act-scored")
REST_TOKENS_OFF: Final = _code("rest-tokens-off")
REST_CHOSEN: Final = _code("rest-chosen")
REST_YOURS: Final = _code("rest-yours")
RESTED: Final = _code("rested")
STAYED_FRESH: Final = _code("stayed-fresh")
CYLINDERS_BACK: Final = _code("cylinders-back")
SOLO_STOPPED: Final = _code("solo-stopped")
OBJECTIVE_SCORED: Final = _code("objective-scored")
YELLOW_COUNTED: Final = _code("yellow-counted")
PAID: Final = _code("paid")
UNPAID: Final = _code("unpaid")
FINAL: Final = _code("final")
WON: Final = _code("won")
FORCED: Final = _code("forced")
LORD_DEALT: Final = _code("lord-dealt")
BACKSTAGE_LAID_OUT: Final = _code("backstage-laid-out")
BACKSTAGE_DISCARDED: Final = _code("backstage-discarded")
BACKSTAGE_RESHUFFLED: Final = _code("backstage-reshuffled")
BACKSTAGE_USED: Final = _code("backstage-used")
BACKSTAGE_USED_RECRUITMENT: Final = _code("backstage-used-recruitment")
BACKSTAGE_KEPT: Final = _code("backstage-kept")
BACKSTAGE_IDLE: Final = _code("backstage-idle")
THEATER_PLACED: Final = _code("theater-placed")
HAT_PLACED: Final = _code("hat-placed")
DOUBLED: Final = _code("doubled")
ENGAGED: Final = _code("engaged")
LORD_EMPTY: Final = _code("lord-empty")
REST_EASED: Final = _code("rest-eased")
SPARED: Final = _code("spared")
DISCARD_TAKEN: Final = _code("discard-taken")
SALVAGE_ENDED: Final = _code("salvage-ended")
FIRST_ACTION_FORGONE: Final = _code("first-action-forgone")
NO_OBJECTIVE_LEFT: Final = _code("no-objective-left")
OBJECTIVE_PLAYED: Final = _code("objective-played")
OBJECTIVES_HELD: Final = _code("objectives-held")
OBJECTIVES_HELD_FOR_GOOD: Final = _code("objectives-held-for-good")
PENALTY_AVOIDED: Final = _code("penalty-avoided")
FIRED: Final = _code("fired")
HATS_COUNTED: Final = _code("hats-counted")


WIDTH: Final = 6  # numbers an entry takes: its code, its audience, four arguments


class Entry:
    """One thing that happened; `audience` is the only seat that may see it, or EVERYBODY, or HIDDEN.

    Its arguments are up to four single numbers, of which the code tells how many count, and a list.
    """

    __slots__ = ("a", "args", "audience", "b", "code", "items", "number")

    def __init__(self, number: int, numbers: list[int], items: tuple[int, ...]) -> None:
        self.number = number
        self.code: int = numbers[0]
        self.audience: int = numbers[1]
        self.a: int = numbers[2]
        self.b: int = numbers[3]
        self.items = items
        self.args: tuple[int, ...] = tuple(numbers[2 : 2 + _SINGLE[self.code]])


class History:
    """Entries, oldest first, after those of the history `before` it, which no longer grows.

    They lie in one list of numbers: nothing is made for an entry until somebody reads it.
    """

    __slots__ = ("before", "lists", "numbers", "start")

    def __init__(self, before: "History | None", start: int) -> None:
        self.before = before
        self.start = start  # the number of its first entry
        self.numbers: list[int] = []
        self.lists: tuple[tuple[int, ...], ...] = ()

    @property
    def end(self) -> int:
        """The number that the next entry will have."""
        return self.start + len(self.numbers) // WIDTH

    def continued(self) -> "History":
        """A history that goes on from here, while this one stays as it is."""
        if self.numbers:
            return History(self, self.end)
        return History(self.before, self.start)

    def add(self, code: int, audience: int, a: int, b: int, c: int, d: int) -> None:
        numbers = self.numbers
        numbers.append(code)
        numbers.append(audience)
        numbers.append(a)
        numbers.append(b)
        numbers.append(c)
        numbers.append(d)

    def add_list(self, code: int, audience: int, a: int, items: tuple[int, ...]) -> None:
        self.add(code, audience, a, 0, 0, len(self.lists))
        self.lists = (*self.lists, items)

    def read(self) -> list[int]:
        """The numbers of its entries."""
        return self.numbers

    def entry(self, all_numbers: list[int], place: int) -> Entry:
        """The one whose numbers begin here, among all of them."""
        numbers = all_numbers[place : place + WIDTH]
        items = self.lists[numbers[5]] if _LISTS[numbers[0]] else ()
        return Entry(self.start + place // WIDTH, numbers, items)


class Settled(History):
    """A past that takes as little memory as it can, and some time to read."""

    __slots__ = ("packed",)

    def __init__(self, start: int, numbers: list[int], lists: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(None, start)
        self.packed: array[int] = _packed(numbers)
        self.lists = lists

    def read(self) -> list[int]:
        return self.packed.tolist()


def _packed(numbers: list[int]) -> "array[int]":
    try:
        return array("h", numbers)
    except OverflowError:  # a long game, with much that was taken back
        return array("l", numbers)


class Event:
    """What happened, for people: a message id, its arguments, and who may see it (None: everybody)."""

    __slots__ = ("args", "audience", "id", "number")

    def __init__(self, number: int, id: str, args: dict[str, object], audience: int | None) -> None:
        self.number = number
        self.id = id
        self.args = args
        self.audience = audience

    def visible_to(self, seat: object) -> bool:
        """Whether this seat may see it; None is a spectator."""
        return self.audience is None or (type(seat) is int and seat == self.audience)

    def to_dict(self) -> dict[str, object]:
        return {"number": self.number, "id": self.id, "args": dict(self.args), "audience": self.audience}

    def __reduce__(self) -> tuple[type["Event"], tuple[object, ...]]:
        return Event, (self.number, self.id, self.args, self.audience)

    def __repr__(self) -> str:
        return f"<Event {self.number}: {self.id} {self.args}>"


EVENT_IDS: Final = _IDS[UNDONE:]
BACKSTAGE_EVENT_IDS: Final = _IDS[LORD_DEALT:]  # of those, the expansion's


def event_arguments(id: str) -> tuple[str, ...]:
    """The names of an event's arguments, as a message may use them."""
    return tuple(name.rstrip("*") for name in _ARGUMENTS[_code(id)])


def _argument(components: "Components", name: str, number: int) -> object:
    if name in ("character", "card", "cards"):
        return components.names[number]
    if name in ("colour", "colours"):
        return COLOURS[number]
    if name == "cell":
        return components.cell_names[number]
    if name in ("objective", "objectives"):
        return components.objective_names[number]
    if name == "source":
        return MONEY_SOURCES[number]
    if name == "phase":
        return PHASES[number]
    if name == "elements":
        return ELEMENTS[number]
    if name == "act":
        return number + 1
    if name == "move":
        return components.moves.all[number].text
    return number


def read_event(components: "Components", entry: Entry) -> Event:
    """The event that an entry stands for."""
    args: dict[str, object] = {}
    for index, name in enumerate(_ARGUMENTS[entry.code]):
        if name.endswith("*"):
            name = name[:-1]
            args[name] = [_argument(components, name, number) for number in entry.items]
        else:
            args[name] = _argument(components, name, entry.args[index])
    audience = None if entry.audience == EVERYBODY else entry.audience
    return Event(entry.number, _IDS[entry.code], args, audience)


def since(history: History, number: int = -1) -> list[Entry]:
    """The entries after `number`, oldest first."""
    found: list[Entry] = []
    for part in _parts(history, number):
        numbers = part.read()
        first = max(number + 1 - part.start, 0) * WIDTH
        found.extend([part.entry(numbers, place) for place in range(first, len(numbers), WIDTH)])
    return found


def recorded(history: History, number: int = -1) -> list[Entry]:
    """The moves, draws and moves taken back after `number`: what a record is made of."""
    found: list[Entry] = []
    for part in _parts(history, number):
        numbers = part.read()
        for place in range(max(number + 1 - part.start, 0) * WIDTH, len(numbers), WIDTH):
            if numbers[place] <= UNDONE and numbers[place] != DISCLOSURE:
                found.append(part.entry(numbers, place))
    return found


def settled(history: History) -> History:
    """The same past in one part, and a new one to go on in."""
    parts = _parts(history, -1)
    numbers: list[int] = []
    lists: list[tuple[int, ...]] = []
    for part in parts:
        more = part.read()[:]
        if lists:  # those of this part come after them
            for place in range(0, len(more), WIDTH):
                if _LISTS[more[place]]:
                    more[place + 5] += len(lists)
        numbers.extend(more)
        lists.extend(part.lists)
    return History(Settled(parts[0].start, numbers, tuple(lists)), history.end)


def _parts(history: History, number: int) -> list[History]:
    """The parts that hold what came after `number`, the oldest first."""
    parts: list[History] = []
    part: History | None = history
    while part is not None:
        parts.append(part)
        part = part.before if part.start > number + 1 else None
    parts.reverse()
    return parts
