"""One sequence as it goes on: who is there, what is open, what is so, and what everybody is shown of it."""

import asyncio
import contextlib
import random
from collections import Counter
from typing import Any

import httpx

from shakespeare.server.storage import StorageError
from tests.server.sequences.houses import House
from tests.server.sequences.people import Device, Person
from tests.server.sequences.screens import Screen
from tests.server.sequences.truth import Truth
from tests.server.support import PATIENCE, told

LOOK = 0.02  # seconds until the storage is looked at again, where nobody is told anything


class Fault(Exception):
    """The server did something that it must not do."""


class Window:
    """A screen, and whose it is: nobody's is a spectator's."""

    def __init__(self, screen: Screen, person: Person | None, device: Device, visitor: Person | None) -> None:
        self.screen = screen
        self.person = person  # as the server knows them
        self.device = device
        self.visitor = visitor
        self.own: list[int] = []  # the seats of whoever it is, when it is closed


class Evening:
    def __init__(self, seed: int, house: House) -> None:
        self.rng = random.Random(seed)
        self.house = house
        self.people: list[Person] = []
        self.table = ""
        self.owners: dict[int, Person | None] = {}  # of the seats of people; None: it is free
        self.windows: list[Window] = []
        self.closed: list[Window] = []  # of this table: all that they were told is checked at the end
        self.truth: Truth  # after the last step
        self.notes: list[str] = []
        self.counts: Counter[str] = Counter()
        self.is_late = False  # people want to come to an end
        self.is_faulty = False  # a step has broken something, and errors are logged rightly
        self._news = asyncio.Event()

    def note(self, text: str) -> None:
        self.notes.append(text)

    def tell_news(self) -> None:
        self._news.set()

    # Talking to the server

    def address(self, server: int | None = None) -> str:
        addresses = self.house.addresses
        return addresses[self.rng.randrange(len(addresses)) if server is None else server]

    def path(self, rest: str = "") -> str:
        return f"{self.address()}/api/tables/{self.table}{rest}"

    async def open(
        self,
        person: Person | None,
        device: Device,
        address: str,
        wanted: int | None,
        since: int = -1,
        age: int = 0,
    ) -> Window:
        screen = Screen(address, self.table, wanted, since, age)
        await screen.open(device.cookies, self.tell_news)
        # Whoever has never sat down anywhere is not known here yet.
        window = Window(screen, person if device.cookies else None, device, person)
        self.windows.append(window)
        return window

    async def close(self, window: Window) -> None:
        self.put_away(window)
        await window.screen.close()

    def put_away(self, window: Window) -> None:
        window.own = self.seats_of(window.person) if window.person else []
        self.windows.remove(window)
        self.closed.append(window)

    async def close_all(self) -> None:
        for window in tuple(self.windows):
            await self.close(window)

    def seats_of(self, person: Person) -> list[int]:
        return [seat for seat, owner in self.owners.items() if owner is person]

    def windows_of(self, person: Person, seat: int) -> list[Window]:
        return [one for one in self.windows if one.person is person and one.screen.seat == seat]

    # What is so, and what is shown

    async def settle(self) -> None:
        """Wait until computer players have decided and everybody has been told; then all is as it must be."""
        until = asyncio.get_running_loop().time() + PATIENCE
        wrong: str | None = "nothing was looked at"
        while True:
            self._news.clear()
            try:
                truth = self.truth = await self._read()
            except StorageError:
                if not self.is_faulty:
                    raise
                await asyncio.sleep(LOOK)
                continue
            thinking = [] if self.house.is_held else truth.asked_computers()
            wrong = f"computer players at {thinking} do not decide" if thinking else self._wrong(truth)
            errors = self.house.errors()
            if errors and not self.is_faulty:
                raise Fault("an error was logged: " + "\n".join(errors))
            if wrong is None:
                return
            if asyncio.get_running_loop().time() > until:
                raise Fault(wrong)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK)

    async def _read(self) -> Truth:
        return await Truth.read(self.house.storage, self.table, getattr(self, "truth", None))

    def _wrong(self, truth: Truth) -> str | None:
        for number, window in enumerate(self.windows):
            wrong = self._shown_wrong(truth, window)
            if wrong is not None:
                who = window.person or "a spectator"
                return f"screen {number} ({who}, seat {window.screen.seat}): {wrong}"
        return None

    def _shown_wrong(self, truth: Truth, window: Window) -> str | None:
        """What is wrong on a screen, or not there yet."""
        screen = window.screen
        if screen.problem is not None:
            raise Fault(f"what a screen was told: {screen.problem!r}") from screen.problem
        if screen.closed.is_set():
            return "it is closed"
        update, welcome = screen.update, screen.welcome
        if update is None or welcome is None:
            return "it is empty"
        own = self.seats_of(window.person) if window.person else []
        seat = screen.wanted if screen.wanted in own else own[0] if own else None
        if screen.seat != seat:
            return f"it shows the seat {screen.seat}, not {seat}"
        expected = truth.expected(seat)
        if (update.age, update.number) != (truth.age, truth.number):
            return f"it is at {update.age}, {update.number}, the table at {truth.age}, {truth.number}"
        if screen.line.view != expected.view:
            return f"its view differs in {differences(screen.line.view, expected.view)}"
        if (update.undoable, update.further) != (expected.undoable, expected.further):
            return f"it can undo {update.undoable}, {update.further}; right is {expected.undoable}, {expected.further}"
        offers = screen.line.offers
        if (offers.question if offers else None) != expected.question:
            return f"it is asked {offers and offers.question}, not {expected.question}"
        if offers is not None and told(offers) != expected.offers:
            return "its offers differ"
        return _table_wrong(truth, screen)

    # What is answered

    def check(self, answer: httpx.Response, status: int, problem: str | None = None) -> Any:
        said = None if answer.status_code == 204 else answer.json()
        found = said["error"]["id"] if answer.status_code >= 400 else None
        if (answer.status_code, found) != (status, problem):
            raise Fault(
                f"the answer is {answer.status_code} {found}, not {status} {problem}: {answer.text[:300]}"
            )
        return said

    def check_answer(self, answer: Any, refusal: str | None) -> None:
        """An answer that accepts, or refuses for this reason."""
        said = answer.get("type"), answer.get("reason", {}).get("id")
        if said != (("accepted", None) if refusal is None else ("refused", refusal)):
            raise Fault(f"the answer is {answer}, not {refusal or 'accepted'}")


def _table_wrong(truth: Truth, screen: Screen) -> str | None:
    """What is wrong with who sits where, what is wished, and with the clocks."""
    row, welcome, clocks = truth.row, screen.welcome, screen.clocks
    assert welcome is not None
    table = welcome.table
    for seat, kept in zip(table.seats, row.seats, strict=True):
        stand_in = None if seat.stand_in is None else (seat.stand_in.computer, seat.stand_in.cause)
        is_free = kept.kind == "person" and kept.person is None
        right = (
            kept.kind,
            kept.computer,
            is_free,
            None if kept.stand_in is None else (kept.stand_in, kept.cause),
        )
        if (seat.kind, seat.computer, seat.free, stand_in) != right:
            return f"it shows {seat} for {kept}"
    shown = [seat.colour for seat in table.seats]
    noted = [kept.colour if kept.person is not None else None for kept in row.seats]
    if len(set(shown)) < len(shown) or any(
        colour not in (None, seen) for colour, seen in zip(noted, shown, strict=True)
    ):
        return f"it shows the colours {shown} for {noted}"
    if table.begun != row.begun:
        return f"it shows that the game has begun: {table.begun}"
    wish = None if row.wish is None else row.wish.seat
    if (None if table.wish is None else table.wish.seat) != wish or table.again != row.again:
        return f"it shows the wish {table.wish}, again {table.again}; kept are {row.wish}, {row.again}"
    running = None if row.clocks is None else [clock.since is not None for clock in row.clocks]
    if (None if clocks is None else [face.running for face in clocks.seats]) != running:
        return f"it shows {clocks} for {row.clocks}"
    return None


def differences(one: Any, other: Any, place: str = "") -> list[str]:
    """Where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [*one, *(key for key in other if key not in one)]
        return [
            found for key in keys for found in differences(one.get(key), other.get(key), f"{place}.{key}")
        ]
    return [] if one == other else [f"{place}: {one!r} / {other!r}"[:200]]
