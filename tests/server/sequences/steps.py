"""What people do at a table. Each step says when it is possible, does it, and checks how it is answered."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from shakespeare.locales.texts import SEAT_COLOURS
from shakespeare.server.colours import colours_of
from shakespeare.server.messages import Accepted, Failed, Refused
from tests.server.sequences.evening import Evening, Fault, Window
from tests.server.sequences.people import Device, Person

MOST_WINDOWS: Final = 6


class Step:
    """One kind of step."""

    name: str
    weight: int
    needs: str | None = None  # what only some houses have

    def options(self, evening: Evening) -> Sequence[Any]:
        """The ways in which it can be done now."""
        raise NotImplementedError

    async def take(self, evening: Evening, option: Any) -> None:
        raise NotImplementedError


def present(evening: Evening) -> list[tuple[int, Person]]:
    """The seats that people play themselves, and who they are."""
    return [
        (seat, owner)
        for seat, owner in sorted(evening.owners.items())
        if owner is not None and evening.truth.plays(seat)
    ]


def plain_answer(answer: Accepted | Refused | Failed) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.to_builtins(answer)
    return said


async def decide(
    evening: Evening, seat: int, person: Person, rest: str, said: dict[str, Any]
) -> dict[str, Any]:
    """Over a screen that shows the seat, if there is one, or by a request."""
    windows = evening.windows_of(person, seat)
    if windows and evening.rng.random() < 0.7:
        screen = evening.rng.choice(windows).screen
        kind = {"/moves": "move", "/undo": "undo"}[rest]
        return plain_answer(await screen.ask(type=kind, **said))
    device = evening.rng.choice(person.devices)
    answer: dict[str, Any] = evening.check(await device.post(evening.path(rest), {**said, "seat": seat}), 200)
    return answer


class Move(Step):
    name, weight = "move", 40

    def options(self, evening: Evening) -> Sequence[Any]:
        asked = evening.truth.asked_people()
        return [(seat, owner) for seat, owner in present(evening) if seat in asked]

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        legal = evening.truth.legal(seat)
        is_short = evening.is_late and "pass" in legal and evening.rng.random() < 0.5
        move = "pass" if is_short else evening.rng.choice(legal)
        said = {"question": evening.truth.question(seat), "move": move}
        evening.note(f"{person} moves at seat {seat}, {said['question']}: {move}")
        evening.check_answer(await decide(evening, seat, person, "/moves", said), None)
        if evening.rng.random() < 0.05:
            evening.note("… and sends it again")
            evening.check_answer(await decide(evening, seat, person, "/moves", said), None)


class Undo(Step):
    name, weight = "undo", 8

    def options(self, evening: Evening) -> Sequence[Any]:
        able = [(seat, owner) for seat, owner in present(evening) if evening.truth.game.undoable(seat)]
        return able if able and evening.rng.random() < 0.9 else present(evening)

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        can = evening.truth.game.undoable(seat)
        evening.note(f"{person} takes back at seat {seat}" + ("" if can else ", though nothing can be"))
        answer = await decide(evening, seat, person, "/undo", {"number": evening.truth.number})
        evening.check_answer(answer, None if can else "undo-nothing")


class Further(Step):
    name, weight = "further", 8

    def options(self, evening: Evening) -> Sequence[Any]:
        return present(evening)

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        truth = evening.truth
        others = {owner for _, owner in present(evening)} - {person}
        refusal = None
        if truth.row.house.undo == "limit":
            refusal = "undo-limit"
        elif not truth.can_go_further(seat):
            refusal = "undo-nothing"
        elif others and truth.row.wish is not None:
            refusal = "undo-asked"
        evening.note(f"{person} wants to go back further at seat {seat} ({refusal or others or 'alone'})")
        device = evening.rng.choice(person.devices)
        answer = evening.check(await device.post(evening.path("/undo/further"), {"seat": seat}), 200)
        evening.check_answer(answer, refusal)
        await evening.settle()
        if evening.truth.age != truth.age + (refusal is None and not others):
            raise Fault(f"the table has the age {evening.truth.age}")
        if (
            refusal is None
            and others
            and (evening.truth.row.wish is None or evening.truth.row.wish.seat != seat)
        ):
            raise Fault("the wish is not there")


class Answer(Step):
    """Whoever is at the table agrees, or refuses; whoever wished it may withdraw it."""

    name, weight = "answer", 40

    def options(self, evening: Evening) -> Sequence[Any]:
        if evening.truth.row.wish is None:
            return []
        people = list(dict.fromkeys(owner for _, owner in present(evening)))
        return [(person, agrees) for person in people for agrees in (True, True, False)]

    async def take(self, evening: Evening, option: Any) -> None:
        person, agrees = option
        truth = evening.truth
        evening.note(f"{person} {'agrees' if agrees else 'does not agree'} to go back")
        device = evening.rng.choice(person.devices)
        answer = evening.check(await device.post(evening.path("/undo/answer"), {"agree": agrees}), 200)
        await evening.settle()
        went_back = evening.truth.age - truth.age
        if answer["type"] == "refused" and (
            not agrees or answer["reason"]["id"] != "undo-nothing" or went_back
        ):
            raise Fault(f"the answer is {answer}")
        if not agrees and (evening.truth.row.wish is not None or went_back):
            raise Fault("what was refused is still wished, or done")


class Leave(Step):
    name, weight = "leave", 5

    def options(self, evening: Evening) -> Sequence[Any]:
        return present(evening)

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        evening.note(f"{person} leaves seat {seat}")
        answer = await evening.rng.choice(person.devices).post(evening.path(f"/seats/{seat}/leave"))
        if evening.truth.finished:
            evening.check(answer, 409, "leave-over")
        elif len(present(evening)) == 1:
            evening.check(answer, 409, "leave-alone")
        else:
            evening.check(answer, 200)
            await evening.settle()
            if evening.truth.row.seats[seat].stand_in != evening.truth.row.house.stand_in:
                raise Fault("nobody stands in")


class Return(Step):
    name, weight = "return", 10

    def options(self, evening: Evening) -> Sequence[Any]:
        away = [
            seat for seat, row in enumerate(evening.truth.row.seats) if row.kind == "person" and row.stand_in
        ]
        return [(seat, evening.owners[seat]) for seat in away if evening.owners[seat] is not None]

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        evening.note(f"{person} comes back to seat {seat}")
        answer = await evening.rng.choice(person.devices).post(evening.path(f"/seats/{seat}/return"))
        if not evening.truth.row.house.returns:
            evening.check(answer, 409, "no-way-back")
        elif evening.truth.finished:
            evening.check(answer, 409, "leave-over")
        else:
            evening.check(answer, 200)
            await evening.settle()
            if not evening.truth.plays(seat):
                raise Fault("the seat is not given back")


class Hint(Step):
    name, weight = "hint", 5

    def options(self, evening: Evening) -> Sequence[Any]:
        return [] if evening.house.is_held else Move().options(evening)

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        truth = evening.truth
        evening.note(f"{person} asks for a hint at seat {seat}")
        body = {"seat": seat, "question": truth.question(seat)}
        answer = await evening.rng.choice(person.devices).post(evening.path("/hint"), body)
        # Where a computer player sits until somebody comes, nobody is waited for.
        alone = all(
            owner is person or (owner is None and truth.row.seats[place].player is not None)
            for place, owner in evening.owners.items()
        )
        if not alone and not truth.row.house.hints:
            evening.check(answer, 403, "hint-not-alone")
            return
        hint = evening.check(answer, 200)
        legal = truth.legal(seat)
        if hint["move"] not in legal or hint["second"] not in legal or hint["second"] == hint["move"]:
            raise Fault(f"the hint is {hint}")


class Replay(Step):
    """Whatever was seen so far is shown again, and ends with what is seen now."""

    name, weight = "replay", 4

    def options(self, evening: Evening) -> Sequence[Any]:
        return [(None, person) for person in evening.people] + [
            (seat, person) for seat, person in evening.owners.items() if person is not None
        ]

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        evening.note(f"{person} looks at what seat {seat} saw")
        query = "" if seat is None else f"?seat={seat}"
        answer = await evening.rng.choice(person.devices).web.get(evening.path(f"/replay{query}"))
        truth = evening.truth
        if (
            seat is None
            and not truth.finished
            and not truth.row.house.spectators
            and not evening.seats_of(person)
        ):
            evening.check(answer, 403, "no-spectators")
            return
        check_replay(evening, evening.check(answer, 200), seat)


def check_replay(evening: Evening, replay: Any, seat: int | None) -> None:
    from tests.changing import applied
    from tests.server.support import plain

    game = evening.truth.game
    view: Any = {}
    for moment in replay["moments"]:
        view = applied(view, moment["view"])
    if replay["seat"] != seat or view != plain(game.view(seat)):
        raise Fault(f"a replay of seat {seat} ends with something else")
    numbers = [event["number"] for moment in replay["moments"] for event in moment["events"]]
    if numbers != [event.number for event in game.events if event.visible_to(seat)]:
        raise Fault(f"a replay of seat {seat} tells other events")


# Screens


class Sit(Step):
    name, weight = "sit", 40

    def options(self, evening: Evening) -> Sequence[Any]:
        free = [seat for seat, owner in evening.owners.items() if owner is None]
        standing = [person for person in evening.people if not evening.seats_of(person)]
        return [] if evening.truth.finished else [(seat, person) for seat in free for person in standing]

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person = option
        for window in [one for one in evening.windows if one.person is person]:
            await evening.close(window)  # what they were told until now was a spectator's
        colour = evening.rng.choice([None, *SEAT_COLOURS])
        evening.note(f"{person} sits down in seat {seat}, {colour or 'in whatever it shows'}")
        said = {"name": person.name, "colour": colour}
        answer = await person.devices[0].post(evening.path(f"/seats/{seat}"), said)
        if colour is not None and refused_for_colour(evening, answer, seat, colour):
            return
        table = evening.check(answer, 200)
        if colour is not None and table["seats"][seat]["colour"] != colour:
            raise Fault(f"the seat is not {colour}: {table['seats']}")
        evening.owners[seat] = person


def refused_for_colour(evening: Evening, answer: Any, seat: int, colour: str) -> bool:
    """Whether another person has it: then it is said who."""
    shown = colours_of(evening.truth.row.seats)
    holders = [
        place
        for place, owner in evening.owners.items()
        if owner is not None and shown[place] == colour and owner != evening.owners[seat]
    ]
    if not holders:
        return False
    (holder,) = holders
    name = evening.truth.row.seats[holder].name
    evening.check(answer, 409, "colour-held" if name is None else "colour-taken")
    args = answer.json()["error"]["args"]
    if args["holder"] != holder or args.get("name") != name:
        raise Fault(f"{name} at seat {holder} has it, and not {args}")
    return True


class Colour(Step):
    """Somebody thinks better of the colour of a seat; once there is a decision in a person's seat, it stays."""

    name, weight = "colour", 5

    def options(self, evening: Evening) -> Sequence[Any]:
        return [(seat, person, colour) for seat, person in present(evening) for colour in SEAT_COLOURS]

    async def take(self, evening: Evening, option: Any) -> None:
        seat, person, colour = option
        evening.note(f"{person} wants {colour} for seat {seat}")
        before = evening.truth.row.seats
        device = evening.rng.choice(person.devices)
        answer = await device.post(evening.path(f"/seats/{seat}/colour"), {"colour": colour})
        if evening.truth.row.begun:
            evening.check(answer, 409, "colour-late")
        elif not refused_for_colour(evening, answer, seat, colour):
            evening.check(answer, 200)
            await evening.settle()
            after = evening.truth.row.seats
            if colours_of(after)[seat] != colour:
                raise Fault(f"the seat is not {colour}: {after[seat]}")
            was = colours_of(before)
            swapped = [
                place for place, row in enumerate(before) if row.person is not None and was[place] == colour
            ]
            if any(place != seat and colours_of(after)[place] != was[seat] for place in swapped):
                raise Fault("two seats at one screen do not swap")


class Look(Step):
    """A window more: on any device of somebody who sits there, or of a spectator."""

    name, weight = "look", 6

    def options(self, evening: Evening) -> Sequence[Any]:
        if len(evening.windows) >= MOST_WINDOWS:
            return []
        return [*evening.people, None]

    async def take(self, evening: Evening, option: Any) -> None:
        person: Person | None = option
        seats = evening.seats_of(person) if person else []
        wanted = evening.rng.choice([None, *seats])
        device = Device() if person is None else evening.rng.choice(person.devices)
        evening.note(f"{person or 'A spectator'} opens a window, for seat {wanted}")
        if seats or evening.truth.row.house.spectators:
            await evening.open(person, device, evening.address(), wanted)
            return
        address = evening.path("/live").replace("http", "ws")
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidStatus

        try:
            async with connect(address):
                raise Fault("somebody looks at a table without spectators")
        except InvalidStatus as refused:
            if refused.response.status_code != 403:
                raise Fault(f"a spectator is told {refused.response.status_code}") from None


class Close(Step):
    name, weight = "close", 2

    def options(self, evening: Evening) -> Sequence[Any]:
        return evening.windows

    async def take(self, evening: Evening, option: Any) -> None:
        window: Window = option
        evening.note(f"{window.person or 'A spectator'} closes a window of seat {window.screen.seat}")
        await evening.close(window)


class Reload(Step):
    name, weight = "reload", 6

    def options(self, evening: Evening) -> Sequence[Any]:
        return evening.windows

    async def take(self, evening: Evening, option: Any) -> None:
        window: Window = option
        knows = evening.rng.random() < 0.5
        evening.note(
            f"{window.person or 'A spectator'} reloads seat {window.screen.seat}"
            + " from scratch" * (not knows)
        )
        await evening.close(window)
        await reopen(evening, window, evening.address(), knows)


async def reopen(evening: Evening, window: Window, address: str, knows: bool = True) -> None:
    """The same window once more. Whoever knows what it showed goes on from there."""
    screen = window.screen
    since, age = (screen.line.number, screen.line.age) if knows else (-1, 0)
    await evening.open(window.visitor, window.device, address, screen.wanted, since, age)


class SecondDevice(Step):
    """A link makes somebody the same person on another device."""

    name, weight = "device", 2

    def options(self, evening: Evening) -> Sequence[Any]:
        return [person for person in evening.people if person.devices[0].cookies and len(person.devices) < 3]

    async def take(self, evening: Evening, option: Any) -> None:
        person: Person = option
        evening.note(f"{person} has another device")
        api = f"{evening.address()}/api/links"
        link = evening.check(await evening.rng.choice(person.devices).post(api, {}), 201)
        device = Device()
        evening.check(await device.post(f"{api}/use", {"token": link["token"]}), 200)
        person.devices.append(device)
        seats = evening.seats_of(person)
        if seats:
            await evening.open(person, device, evening.address(), evening.rng.choice(seats))


STEPS: Final[Sequence[Step]] = (
    Move(),
    Undo(),
    Further(),
    Answer(),
    Leave(),
    Return(),
    Hint(),
    Replay(),
    Sit(),
    Colour(),
    Look(),
    Close(),
    Reload(),
    SecondDevice(),
)
