"""One sequence: who plays what and where is drawn from its number, and so is every step."""

import asyncio
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from shakespeare.players import known_players
from tests.server.sequences.evening import Evening, Fault
from tests.server.sequences.house_steps import HOUSE_STEPS
from tests.server.sequences.houses import House, Indoors, Time, settings_for
from tests.server.sequences.level import LEVEL_STEPS, ChangeLevel
from tests.server.sequences.outdoors import Outdoors, postgres
from tests.server.sequences.people import Person
from tests.server.sequences.steps import STEPS, Move, Sit, Step, check_replay
from tests.server.sequences.truth import Truth, replayed
from tests.server.support import Knowledge, check_heard, plain

ALL_STEPS: Final = (*STEPS, *HOUSE_STEPS, *LEVEL_STEPS)
NAMES: Final = ("Ann", "Ben", "Kit", "Meg")
MOST_MOVES: Final = 2000  # until a game counts as one that never ends
# Of every 20 sequences; all others are at one server in the process of the test.
PLACES: Final = {3: "two", 6: "process", 9: "two", 14: "two", 16: "processes"}


@dataclass
class Result:
    """What became of a sequence."""

    seed: int
    place: str
    steps: dict[str, int] = field(default_factory=dict)
    ended: int = 0  # games
    failure: str | None = None
    stuck: bool = False
    notes: list[str] = field(default_factory=list)
    seconds: float = 0.0


def run(seed: int) -> Result:
    """Play a sequence; whatever goes wrong stands in the result."""
    result = Result(seed, place_of(seed))
    start = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="sequence-") as folder:
        asyncio.run(_run(result, Path(folder)))
    result.seconds = round(time.perf_counter() - start, 2)
    return result


def place_of(seed: int) -> str:
    return PLACES.get(seed % 20, "one")


def house_of(place: str, folder: Path, seed: int) -> House:
    clock = Time()
    if place in ("one", "two"):
        return Indoors(settings_for(folder, seed, clock), clock)
    database = postgres().new_database() if place == "processes" else None
    return Outdoors(settings_for(folder, seed, clock, database), seed)


async def _run(result: Result, folder: Path) -> None:
    house = house_of(result.place, folder / "data", result.seed)
    evening = Evening(result.seed, house)
    try:
        await house.open(2 if result.place in ("two", "processes") else 1)
        await Sequence(evening, result).play()
    except Exception as error:
        result.failure = f"{type(error).__name__}: {error}"
        if not isinstance(error, Fault | AssertionError):
            import traceback

            result.failure += "\n" + traceback.format_exc()
        result.stuck = "do not decide" in result.failure or "never ends" in result.failure
    finally:
        result.notes = evening.notes
        result.steps = dict(evening.counts)
        await evening.close_all()
        for person in evening.people:
            await person.close()
        await house.close()


class Sequence:
    def __init__(self, evening: Evening, result: Result) -> None:
        self.evening = evening
        self.result = result

    async def play(self) -> None:
        rng = self.evening.rng
        await self._begin()
        await self._go_on(rng.randint(15, 45))
        await self._finish()
        if rng.random() < 0.4:
            await self._begin_again()
            await self._go_on(rng.randint(5, 15))
            await self._finish()

    # The table

    async def _begin(self) -> None:
        evening, rng = self.evening, self.evening.rng
        players = rng.choice((1, 2, 2, 3, 3, 4))
        people = min(players, rng.choice((1, 2, 2, 3, 4)))
        computers = [rng.choice(known_players()) for _ in range(players - people)]
        here = rng.choice((1, 1, rng.randint(1, people)))  # seats of the maker
        seats: list[dict[str, Any]] = [{"person": True, "here": seat < here} for seat in range(people)]
        seats += [{"computer": name} for name in computers]
        rng.shuffle(seats)
        first = next(seat for seat, one in enumerate(seats) if "person" in one)
        mine = {first, *(seat for seat, one in enumerate(seats) if one.get("here"))}
        house: dict[str, Any] = {
            "undo": rng.choice(["consent"] * 6 + ["limit"]),
            "spectators": rng.random() < 0.85,
            "returns": rng.random() < 0.85,
            "hints": rng.random() < 0.5,
            "stand_in": rng.choice(known_players()),
            rng.choice(["minutes", "days"]): rng.choice([None, None, 1]),
        }
        if house.get("minutes"):
            house["minutes"] = rng.choice([10, 60])
        options = {
            "players": players,
            "backstage": rng.random() < 0.5,
            "strategic_rest": players > 1 and rng.random() < 0.2,
        }
        evening.people = [Person(name) for name in NAMES[: max(2, people)]]
        maker = evening.people[0]
        evening.note(f"{maker} makes a table of {options}, {house}: {seats}")
        body = {"options": options, "house": house, "seats": seats}
        made = evening.check(await maker.devices[0].post(f"{evening.address()}/api/tables", body), 201)
        evening.table = made["id"]
        evening.owners = {
            seat: maker if seat in mine else None for seat, one in enumerate(seats) if "person" in one
        }
        for seat in sorted(mine):
            await evening.open(maker, maker.devices[0], evening.address(), seat)
        await evening.settle()

    async def _begin_again(self) -> None:
        """After a game: a rematch, or on from one of its moments."""
        evening, rng = self.evening, self.evening.rng
        seats = len(evening.truth.row.seats)
        seated = [owner for owner in evening.owners.values() if owner is not None]
        person = rng.choice(seated)
        if rng.random() < 0.5:
            evening.counts["rematch"] += 1
            evening.note(f"{person} wants a rematch")
            made = evening.check(await person.devices[0].post(evening.path("/rematch")), 201)
            # Where nobody ever sat, the computer player who played instead plays again.
            owners = {
                seat["seat"]: person if evening.owners[seat["seat"]] is person else None
                for seat in made["seats"]
                if seat["kind"] == "person"
            }
        else:
            evening.counts["play on"] += 1
            record = await person.devices[0].get(evening.path("/record"))
            decided = [entry for entry in record["log"] if "chance" not in entry]
            own = rng.randrange(seats)
            body = {
                "moment": rng.randrange(len(decided)),
                "seat": own,
                "computer": rng.choice(known_players()),
            }
            evening.note(f"{person} plays on from {body}")
            path = evening.path("/play-on")
            if rng.random() < 0.5:
                path, body = f"{evening.address()}/api/replays/play-on", {**body, "record": record}
            made = evening.check(await person.devices[0].post(path, body), 201)
            owners = {own: person}
        evening.table, evening.owners, evening.is_late = made["id"], owners, False
        for seat in evening.seats_of(person):
            await evening.open(person, person.devices[0], evening.address(), seat)
        await evening.settle()

    # Steps

    async def _go_on(self, steps: int) -> None:
        evening = self.evening
        for _ in range(steps):
            here = [step for step in ALL_STEPS if step.needs is None or step.needs in evening.house.places]
            possible = [(step, options) for step in here if (options := list(step.options(evening)))]
            if not possible:
                return
            (chosen,) = evening.rng.choices(possible, [step.weight for step, _ in possible])
            await self._take(*chosen)

    async def _take(self, step: Step, options: list[Any]) -> None:
        evening = self.evening
        evening.counts[step.name] += 1
        await step.take(evening, evening.rng.choice(options))
        await evening.settle()

    # The end

    async def _finish(self) -> None:
        """People play on by chance until the game is over; then its record is that of what everybody was told."""
        evening = self.evening
        evening.note("All play on to the end")
        evening.is_late = True
        if evening.house.is_held:
            evening.house.hold(False)
            await evening.settle()
        sit, move, level = Sit(), Move(), ChangeLevel()
        for _ in range(MOST_MOVES):
            if evening.truth.finished:
                break
            step: Step = sit if sit.options(evening) else move
            options = list(step.options(evening))
            if not options:  # nobody is left who could sit down
                asked = evening.truth.game.deciders
                step = level
                options = [option for option in level.options(evening) if option[0] in asked]
            if not options:
                raise Fault(f"nobody can decide, and {evening.truth.game.deciders} are asked: it never ends")
            await self._take(step, options)
        else:
            raise Fault("the game never ends")
        if evening.truth.row.helped and not evening.is_faulty:
            raise Fault(f"a player was helped: {evening.truth.row.helped}")
        self.result.ended += 1
        await self._check_record()
        await evening.close_all()
        self._check_heard(evening.truth)

    async def _check_record(self) -> None:
        evening = self.evening
        person = evening.people[0]
        record = await person.devices[0].get(evening.path("/record"))
        game = replayed(record)
        if not game.finished or plain(game.summary()) != plain(evening.truth.game.summary()):
            raise Fault("the record ends otherwise")
        for seat in evening.rng.sample((None, *range(len(evening.truth.row.seats))), 2):
            query = "" if seat is None else f"?seat={seat}"
            check_replay(evening, await person.devices[0].get(evening.path(f"/replay{query}")), seat)
        answer = await person.devices[0].post(
            f"{evening.address()}/api/replays", {"record": record, "seat": 0}
        )
        check_replay(evening, evening.check(answer, 200), 0)

    def _check_heard(self, truth: Truth) -> None:
        """All that was ever told to each window, by what its seat may know."""
        evening = self.evening
        known: dict[int | None, Knowledge] = {}
        for window in evening.closed:
            seat = window.screen.seat
            if seat not in known:
                known[seat] = Knowledge(truth.record, seat)
            heard = window.screen.line.heard
            try:
                check_heard(truth.record, seat, heard, window.own, known[seat])
            except (AssertionError, KeyError) as error:
                raise Fault(
                    f"{window.person} at seat {seat} heard what they may not: {error!r}"[:2000]
                ) from error
        evening.closed = []
