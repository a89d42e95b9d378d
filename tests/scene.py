"""Positions written like an example of the rulebook, and a way to play on from them that says what happened.

    game = scene(players=4, turn=YELLOW, costumes="pink pink pink", seats={YELLOW: Seat(troupe=["viola"])})
    assert play(game, YELLOW, "activate viola") == ["activated 3 viola", ...]

What is not said is as plain as it can be: nothing laid out, nobody has anything, all discs on space 1. What the
rules tie together is completed: the row, the cards behind extras, the elements and cards that must be somewhere.
"""

import itertools
import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from shakespeare import Chance, Edition, Event, Game, load_edition
from tests.frozen import BACKSTAGE_EDITION, EDITION

RED, GREEN, BLUE, YELLOW = range(4)
NEUTRAL = 1  # the neutral disc of the solo game

COLOURS = ("black", "pink", "purple", "blue", "green", "yellow")
BAGS = {
    1: (8, 8, 7, 5, 4, 4),
    2: (8, 8, 7, 5, 4, 4),
    3: (12, 12, 10, 8, 6, 6),
    4: (16, 16, 12, 12, 8, 8),
}  # R1.5
PRINTED = ("author", "falstaff", "handyman", "queen")
EVENING = ("ambiance", "rehearsal", "maintenance")  # everybody has recruited and passed


@dataclass(frozen=True)
class Seat:
    """What lies before a player. `troupe` is without the printed characters and extras."""

    prestige: int = 5
    money: int = 0
    tokens: int = 0
    ambiance: int = 3
    troupe: Sequence[str] = ()
    extras: int = 0
    costumes: Mapping[str, str] = field(default_factory=dict)  # falstaff: "pink pink"; "-" is a free circle
    stage: Mapping[str, str] = field(default_factory=dict)  # 1.3: "green"
    objectives: Sequence[str] = ()
    used: Sequence[str] = ()
    resting: Sequence[str] = ()
    wagered: int | None = None  # five while cylinders are placed; afterwards those placed
    recruited: bool = False
    passed: bool = False  # which nobody does before recruiting
    # With Backstage; prompters and rag-pickers stand in `troupe`.
    theater: str = ""  # from the bottom: "black pink"
    hats: Mapping[str, str] = field(default_factory=dict)  # falstaff: "pink"
    fewer_rests: int = 0


@dataclass(frozen=True)
class Backstage:
    """What the expansion lays on the table. `row` is laid out among others; `lord` is the Lord's deck."""

    row: Sequence[str] = ()
    lord: Sequence[str] | None = None  # nine actors whom nobody has
    uses: Sequence[tuple[int, str, int, bool]] = ()  # seat, card, number, with the Recruitment card
    played: Sequence[tuple[int, str, int]] = ()  # seat, objective, looks before it
    deck: Sequence[str] | None = None  # all other cards are discarded; without it none is


class InOrder(Chance):
    """Draws what comes first: cards and objectives by name, elements from black to yellow."""

    def draw(self, what: str, items: list[str | int], count: int) -> list[str | int]:
        return items[:count]

    def copy(self) -> Chance:
        return self


def cards(edition: Edition = EDITION, backstage: bool = False) -> list[str]:
    """The thirty cards; with Backstage nine more."""
    actors = edition.backstage.actors if backstage else ()
    return [name for character in (*edition.characters, *actors) for name in character.card_names]


_serial = itertools.count(1)


def edition_with(**tables: Mapping[str, Any]) -> Edition:
    """The frozen edition with some data changed: characters={"romeo": {"circles": 2}}, stage={"rows": ...}.

    Its name is new each time, in every process, so that nothing of it can have been made before.
    """
    data = EDITION.to_dict()
    data["name"] = f"Test edition {os.getpid()}.{next(_serial)}"
    ours = {"from": "reconstructed"}
    for table, changes in tables.items():
        if table in ("stage", "extra"):
            data[table] |= changes | ours
        else:
            data[table] |= {name: data[table][name] | change | ours for name, change in changes.items()}
    return load_edition(data)


def scene(
    players: int = 4,
    *,
    day: int = 1,
    phase: str = "company",
    turn: int | None = None,
    seats: Mapping[int, Seat] | None = None,
    costumes: str = "",
    sets: str = "",
    row: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    order: Sequence[int] | None = None,
    initiative: Sequence[int] | None = None,
    acts: Mapping[str, Mapping[int, int]] | None = None,
    looks: Sequence[tuple[int, Sequence[str], str]] = (),
    strategic_rest: bool = False,
    discarded: Mapping[str, str] | None = None,
    backstage: Backstage | None = None,
    edition: Edition | None = None,
    chance: Chance | None = None,
) -> Game:
    """A game in this position. Without a `turn`, the phase is about to begin.

    costumes, sets   what is laid out: "pink pink green"
    row              what is laid out among others
    deck             all other cards are discarded; without it none is
    initiative       nobody before the evening, else as the order
    acts             {"II": {RED: 7, BLUE: 5, GREEN: 5}} has Green on top of Blue
    discarded        what lies in the discards among others: {"costumes": "yellow"}
    backstage        the expansion is played
    looks            who looked at which objectives, and kept which; without it `Seat.objectives` says who has what
    """
    edition = edition or (BACKSTAGE_EDITION if backstage else EDITION)
    everybody = [(seats or {}).get(seat, Seat()) for seat in range(players)]
    order = list(range(players)) if order is None else list(order)
    if initiative is None:
        initiative = [] if phase in ("company", "ambiance") else order
    out = [phase in EVENING or seat.passed for seat in everybody]
    recruited = [seat.recruited or passed for seat, passed in zip(everybody, out, strict=True)]

    owned = {*row, *(card for seat in everybody for card in seat.troupe)}
    lord = _lord(backstage, owned, edition)
    owned.update(lord)
    free = [card for card in cards(edition, backstage is not None) if card not in owned]
    elsewhere = sum(recruitment for *_, recruitment in (backstage.uses if backstage else ()))
    wanted = (4 if players == 1 else players + 2) - sum(recruited) + elsewhere
    row = [*row, *(free.pop(0) for _ in range(wanted - len(row)))]
    actors = edition.backstage.actors if backstage else ()
    characters = (*edition.printed, *edition.characters, *actors)
    circles = {name: c.circles for c in characters for name in c.card_names}
    troupes = [_troupe(seat, free, circles) for seat in everybody]
    neutral = 8 if day > 4 or (day, phase) == (4, "maintenance") else 4  # R10.6
    position = {
        "options": {
            "players": players,
            "strategic_rest": strategic_rest,
            "backstage": backstage is not None,
        },
        "day": day,
        "phase": phase,
        "order": order,
        "initiative": list(initiative),
        "acts": [_act((acts or {}).get(act, {}), players, order, neutral) for act in ("I", "II", "III")],
        "crates": {"costumes": Counter(costumes.split()), "sets": Counter(sets.split())},
        "discards": {
            "costumes": _discards(
                players,
                day,
                costumes,
                [places for seat in everybody for places in (seat.costumes, seat.hats)],
                (discarded or {}).get("costumes", ""),
            ),
            "sets": _discards(
                players,
                day,
                sets,
                [places for seat in everybody for places in (seat.stage, {"theater": seat.theater})],
                (discarded or {}).get("sets", ""),
            ),
        },
        "row": row,
        "card_discards": [] if deck is None else [card for card in free if card not in deck],
        "players": [
            {
                "prestige": seat.prestige,
                "money": seat.money,
                "tokens": seat.tokens,
                "ambiance": seat.ambiance,
                "troupe": troupes[number],
                "stage": seat.stage,
                "wagered": _wagered(seat, phase),
                "cylinders": _wagered(seat, phase) - len(seat.used) - _on_cards(players, backstage),
                "recruited": recruited[number],
                "passed": out[number],
            }
            for number, seat in enumerate(everybody)
        ],
        "looks": [
            {"seat": seat, "drawn": list(drawn), "kept": kept}
            for seat, drawn, kept in looks or _looks(everybody, edition)
        ],
    }
    if backstage:
        position["backstage"] = _backstage(backstage, lord, players, everybody, edition)
    if turn is not None:
        position["stack"] = [{"step": phase, "seat": turn}]
    return Game.at(position, edition, chance)


def _lord(backstage: Backstage | None, owned: set[str], edition: Edition) -> Sequence[str]:
    if backstage is None:
        return ()
    if backstage.lord is not None:
        return backstage.lord
    parts = (*edition.characters, *edition.backstage.actors)
    actors = [name for part in parts if part.is_actor for name in part.card_names]
    return [name for name in actors if name not in owned][-9:]


def _on_cards(players: int, backstage: Backstage | None) -> int:
    """Cylinders on backstage cards come from those at hand in the solo game only (R11.9)."""
    if players > 1 or backstage is None:
        return 0
    return sum(number - recruitment for _, _, number, recruitment in backstage.uses)


def _backstage(
    backstage: Backstage, lord: Sequence[str], players: int, everybody: Sequence[Seat], edition: Edition
) -> dict[str, object]:
    names = [name for card in edition.backstage.cards for name in card.card_names]
    kept = {name for seat in everybody for name in seat.troupe if name in names}
    today = [card for _, card, _, _ in backstage.uses if card in kept]
    row = [*backstage.row, *(card for _, card, _, _ in backstage.uses if card not in (*kept, *backstage.row))]
    free = [name for name in names if name not in (*kept, *row)]
    row += free[: (4 if players == 1 else players + 2) - len(today) - len(row)]
    others = [name for name in free if name not in row]
    return {
        "lord": list(lord),
        "row": row,
        "uses": [
            {"seat": seat, "card": card, "number": number, "recruitment": recruitment}
            for seat, card, number, recruitment in backstage.uses
        ],
        "discards": [] if backstage.deck is None else [n for n in others if n not in backstage.deck],
        "played": [
            {"seat": seat, "objective": objective, "looks": looks}
            for seat, objective, looks in backstage.played
        ],
        "players": [
            {"theater": seat.theater.split(), "hats": dict(seat.hats), "fewer_rests": seat.fewer_rests}
            for seat in everybody
        ],
    }


def _wagered(seat: Seat, phase: str) -> int:
    if seat.wagered is not None:
        return seat.wagered
    return 5 if phase == "company" else len(seat.used)


def _troupe(seat: Seat, free: list[str], circles: Mapping[str, int]) -> list[dict[str, object]]:
    """The characters as a position has them; the cards behind extras are taken from `free`."""
    extras = [f"extra-{number + 1}" for number in range(seat.extras)]
    named = {*seat.costumes, *seat.used, *seat.resting}
    assert named <= {*PRINTED, *seat.troupe, *extras}, f"not all in the troupe: {named}"
    troupe: list[dict[str, object]] = []
    for name in (*PRINTED, *seat.troupe, *extras):
        character: dict[str, object] = {
            "name": name,
            "used": name in seat.used,
            "resting": name in seat.resting,
        }
        if name in extras:
            character["card"] = free.pop()
        if name in seat.costumes:
            worn = [None if colour == "-" else colour for colour in seat.costumes[name].split()]
            character["costume"] = worn + [None] * (circles.get(name, 3) - len(worn))
        troupe.append(character)
    return troupe


def _act(given: Mapping[int, int], players: int, order: Sequence[int], neutral: int) -> dict[str, list[int]]:
    start = dict.fromkeys(order, 1) | ({NEUTRAL: neutral} if players == 1 else {})
    spaces = start | dict(given)
    piled = [*given, *(disc for disc in start if disc not in given)]
    return {
        "spaces": [spaces[disc] for disc in sorted(start)],
        "ahead": sorted(piled, key=lambda disc: -spaces[disc]),
    }


def _discards(
    players: int, day: int, laid_out: str, placed: Iterable[Mapping[str, str]], wanted: str = ""
) -> Counter[str]:
    """What must have been discarded, that the bag holds what it has to (R1.5): the wanted ones, then black first."""
    out = Counter(laid_out.split())
    for places in placed:
        out.update(colour for text in places.values() for colour in text.split() if colour != "-")
    others = Counter(dict(zip(COLOURS, BAGS[players], strict=True))) - out
    drawn = day * (6 if players == 1 else 3 * players)
    assert out.total() <= drawn, f"{out.total()} elements are out, but only {drawn} drawn by day {day}"
    others -= Counter(wanted.split())
    return Counter([*wanted.split(), *others.elements()][: drawn - out.total()])


def _looks(everybody: Sequence[Seat], edition: Edition) -> list[tuple[int, Sequence[str], str]]:
    held = [(number, name) for number, seat in enumerate(everybody) for name in seat.objectives]
    names = {name for _, name in held}
    others = [objective.name for objective in edition.objectives if objective.name not in names]
    return [(number, [name, others.pop(0), others.pop(0)], name) for number, name in held]


# What can be asked of a game


def line(event: Event) -> str:
    """An event in one line: its id, its arguments, and the only seat that may see it.

    A phase is named without its day, which the line of the day has said.
    """
    words: list[object] = [event.id]
    for name, value in event.args.items():
        if (event.id, name) != ("phase", "day"):
            words.extend(value if isinstance(value, list) else [value])
    return " ".join(map(str, words)) + ("" if event.audience is None else f" (only {event.audience})")


def lines(game: Game, after: int = -1) -> list[str]:
    return [line(event) for event in game.events_since(after)]


def play(game: Game, seat: int, *moves: str) -> list[str]:
    """Make moves of a seat, and say what happened."""
    events = game.events
    for move in moves:
        game.play(seat, move)
    return lines(game, events[-1].number if events else -1)


def legal(game: Game, seat: int) -> list[str]:
    """The texts of the legal moves, sorted; for none of them there is a reason why not."""
    moves = game.legal(seat)
    assert all(game.why_not(seat, move) is None for move in moves)
    return sorted(move.text for move in moves)


def why_not(game: Game, seat: int, move: str) -> str:
    """The reason in one line: its id, its rule, its arguments."""
    return str(game.why_not(seat, move))


def backstage(game: Game, seat: int | None = None) -> dict[str, Any]:
    """What Backstage has on the table, or before a seat."""
    table = game.position()["backstage"]
    return table if seat is None else table["players"][seat]


def player(game: Game, seat: int) -> dict[str, Any]:
    return game.position()["players"][seat]


def character(game: Game, seat: int, name: str) -> dict[str, Any]:
    return next(character for character in player(game, seat)["troupe"] if character["name"] == name)


def spaces(game: Game, seat: int) -> list[int]:
    """Where a seat's discs are on the three acts."""
    return [act["spaces"][seat] for act in game.position()["acts"]]


def laid_out(game: Game, kind: str) -> str:
    """The costumes or sets on the crates: "black black pink"."""
    return " ".join(Counter(game.position()["crates"][kind]).elements())
