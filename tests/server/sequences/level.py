"""Who plays a computer player's seat is changed during a game: another one, or whoever sits down."""

from collections.abc import Sequence
from typing import Any, Final

from shakespeare.players import known_players
from tests.server.sequences.evening import Evening, Fault
from tests.server.sequences.people import Person
from tests.server.sequences.steps import Step, present


async def is_granted(evening: Evening, person: Person, seat: int, what: str, said: Any = None) -> bool:
    """Somebody asks for a change of a seat; once a game is over there is none."""
    answer = await evening.rng.choice(person.devices).post(evening.path(f"/seats/{seat}/{what}"), said)
    if evening.truth.finished:
        evening.check(answer, 409, "leave-over")
        return False
    evening.check(answer, 200)
    return True


class ChangeLevel(Step):
    name, weight = "level", 4

    def options(self, evening: Evening) -> Sequence[Any]:
        seats = enumerate(evening.truth.row.seats)
        played = [seat for seat, row in seats if row.player is not None or row.person is None]
        return [(seat, person) for seat in played for _, person in present(evening)]

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        level = evening.rng.choice(known_players())
        evening.note(f"{person} lets {level} play on in seat {seat}")
        if not await is_granted(evening, person, seat, "computer", {"computer": level}):
            return
        await evening.settle()
        if evening.truth.row.seats[seat].player != level:
            raise Fault(f"{evening.truth.row.seats[seat].player} plays on, not {level}")


class OpenSeat(Step):
    name, weight = "open", 3

    def options(self, evening: Evening) -> Sequence[Any]:
        seats = [seat for seat, row in enumerate(evening.truth.row.seats) if row.kind == "computer"]
        return [(seat, person) for seat in seats for _, person in present(evening)]

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        player = evening.truth.row.seats[seat].player
        evening.note(f"{person} lets anybody sit down in seat {seat}")
        if not await is_granted(evening, person, seat, "open"):
            return
        evening.owners[seat] = None
        await evening.settle()
        row = evening.truth.row.seats[seat]
        if (row.kind, row.person, row.player) != ("person", None, player):
            raise Fault(f"the seat is not open: {row}")


class CloseSeat(Step):
    name, weight = "close seat", 2

    def options(self, evening: Evening) -> Sequence[Any]:
        free = [seat for seat, owner in evening.owners.items() if owner is None]
        played = [seat for seat in free if evening.truth.row.seats[seat].stand_in is not None]
        return [(seat, person) for seat in played for _, person in present(evening)]

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        player = evening.truth.row.seats[seat].player
        evening.note(f"{person} lets nobody sit down in seat {seat}")
        if not await is_granted(evening, person, seat, "close"):
            return
        del evening.owners[seat]
        await evening.settle()
        row = evening.truth.row.seats[seat]
        if (row.kind, row.person, row.player) != ("computer", None, player):
            raise Fault(f"the seat is not closed: {row}")


LEVEL_STEPS: Final[Sequence[Step]] = (ChangeLevel(), OpenSeat(), CloseSeat())
