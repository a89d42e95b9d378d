"""What happens to a table apart from what people do there: servers go and come back, time passes, thoughts take long."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from shakespeare.server.clocks import reading
from tests.server.sequences.evening import Evening, Fault
from tests.server.sequences.outdoors import postgres
from tests.server.sequences.steps import Move, Step, reopen
from tests.server.support import PATIENCE


class Restart(Step):
    """A server is stopped and started again, also while its computer players think."""

    name, weight, needs = "restart", 2, "restart"

    def options(self, evening: Evening) -> Sequence[Any]:
        return range(len(evening.house.addresses))

    async def take(self, evening: Evening, option: Any) -> None:
        await move_first(evening)
        evening.note(f"Server {option} is started again")
        there = [one for one in evening.windows if one.screen.address == evening.house.addresses[option]]
        await evening.house.restart(option)
        await come_again(evening, there, evening.house.addresses[option])


class Kill(Step):
    """A server is killed, as a power cut would, also while its computer players think."""

    name, weight, needs = "kill", 6, "kill"

    def options(self, evening: Evening) -> Sequence[Any]:
        return range(len(evening.house.addresses))

    async def take(self, evening: Evening, option: Any) -> None:
        await move_first(evening)
        evening.note(f"Server {option} is killed")
        address = evening.house.addresses[option]
        there = [one for one in evening.windows if one.screen.address == address]
        await evening.house.kill(option)
        if len(evening.house.addresses) > 1 and evening.rng.random() < 0.5:
            evening.note("… and the other one goes on alone for a while")
            other = evening.house.addresses[1 - option]
            await come_again(evening, there, other)
            evening.house.addresses[option] = other
            await evening.settle()
            for _ in range(3):
                await move_first(evening)
                await evening.settle()
            evening.house.addresses[option] = address
            await evening.house.start(option)
        else:
            await evening.house.start(option)
            await come_again(evening, there, address)


async def move_first(evening: Evening) -> None:
    """Half of the time somebody moves just before, and the move is accepted."""
    options = list(Move().options(evening))
    if options and evening.rng.random() < 0.5:
        await Move().take(evening, evening.rng.choice(options))


async def come_again(evening: Evening, windows: Sequence[Any], address: str) -> None:
    """Whoever was cut off connects again."""
    for window in windows:
        await window.screen.gone()
        evening.put_away(window)
        await reopen(evening, window, address)


class Hold(Step):
    """Computer players think for long: people go on meanwhile."""

    name, weight, needs = "hold", 5, "hold"

    def options(self, evening: Evening) -> Sequence[Any]:
        has_computers = any(row.player is not None for row in evening.truth.row.seats)
        return [True] if has_computers and not evening.house.is_held else []

    async def take(self, evening: Evening, option: Any) -> None:
        evening.note("Computer players think for long")
        evening.house.hold(True)


class Release(Step):
    name, weight, needs = "release", 30, "hold"

    def options(self, evening: Evening) -> Sequence[Any]:
        return [True] if evening.house.is_held else []

    async def take(self, evening: Evening, option: Any) -> None:
        evening.note("They have thought")
        evening.house.hold(False)


class PassTime(Step):
    """Time passes, for some more than they have: a computer player goes on for them."""

    name, weight, needs = "clock", 8, "clock"

    def options(self, evening: Evening) -> Sequence[Any]:
        clocks = evening.truth.row.clocks or ()
        running = [clock for clock in clocks if clock.since is not None]
        now = evening.house.time.at
        return [seconds for clock in running for seconds in (30.0, reading(clock, now, now) + 1.0)]

    async def take(self, evening: Evening, option: Any) -> None:
        now = evening.house.time.at + option
        clocks = evening.truth.row.clocks or ()
        late = [seat for seat, clock in enumerate(clocks) if clock.due is not None and clock.due <= now]
        evening.note(f"{option:.0f} seconds pass; seats {late} are late")
        await evening.house.pass_time(option)
        await evening.settle()
        if any(evening.truth.plays(seat) for seat in late):
            raise Fault("nobody plays for who is late")


class LoseDatabase(Step):
    """The database is killed: whoever moves is told, and moves again when it is back."""

    name, weight, needs = "database", 12, "database"

    def options(self, evening: Evening) -> Sequence[Any]:
        return list(Move().options(evening))

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        said = {
            "seat": seat,
            "question": evening.truth.question(seat),
            "move": evening.rng.choice(evening.truth.legal(seat)),
        }
        evening.note(
            f"The database is killed; {person} moves at seat {seat}, {said['question']}: {said['move']}"
        )
        evening.is_faulty = True  # from now on: what tries again may tell of it later
        await asyncio.to_thread(postgres().kill)
        evening.check(await person.devices[0].post(evening.path("/moves"), said), 503, "storage-failed")
        await asyncio.to_thread(postgres().start)
        evening.note("… and once more, when it is back")
        async with asyncio.timeout(PATIENCE):
            while True:
                answer = await person.devices[0].post(evening.path("/moves"), said)
                if answer.status_code != 503:
                    break
                await asyncio.sleep(0.05)
        evening.check_answer(evening.check(answer, 200), None)
        await come_again(
            evening, [one for one in evening.windows if one.screen.closed.is_set()], evening.address()
        )


HOUSE_STEPS: Final[Sequence[Step]] = (
    Restart(),
    Kill(),
    Hold(),
    Release(),
    PassTime(),
    LoseDatabase(),
)
