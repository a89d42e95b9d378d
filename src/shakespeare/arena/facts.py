"""What one finished game tells of each of its seats: read from its events and its standings."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from shakespeare.arena.folder import Entry
from shakespeare.arena.schedule import Fixture
from shakespeare.edition import Edition
from shakespeare.game.ending import Standing
from shakespeare.game.game import Game
from shakespeare.game.options import Options
from shakespeare.game.terms import ACTS


@dataclass(slots=True)
class SeatFacts:
    """One seat of one game. Cards are named without the number of their copy."""

    player: str
    score: int
    rank: int
    win: float  # 1 for the winner, a part of it for each of those who share the victory
    payroll: int
    unpaid: int
    money: int
    sources: Mapping[str, int]
    objectives: Mapping[str, int]  # those kept, and what each scored
    acts: tuple[int, ...]  # the last space on each
    decisions: int
    seconds: float
    slowest: float
    wagers: list[int] = field(default_factory=list)  # by day
    recruited: list[str] = field(default_factory=list)  # as characters, from the Lord's deck too
    extras: list[str] = field(default_factory=list)  # recruited face down
    activated: list[str] = field(default_factory=list)
    set_elements: int = 0
    costume_elements: int = 0
    costumes: int = 0  # completed
    used: list[tuple[str, int]] = field(default_factory=list)  # backstage cards, with the number of cylinders
    played: list[str] = field(default_factory=list)  # objectives with a mask

    @property
    def won(self) -> bool:
        return self.rank == 1


@dataclass(frozen=True, slots=True)
class GameFacts:
    fixture: Fixture
    seats: tuple[SeatFacts, ...]


def base_names(edition: Edition) -> dict[str, str]:
    """The name that all copies of a card share, by the name of each."""
    backstage = edition.backstage
    cards = [*edition.printed, *edition.characters]
    names = {name: card.name for card in cards for name in card.card_names}
    if backstage is not None:
        names |= {name: actor.name for actor in backstage.actors for name in actor.card_names}
        names |= {name: card.name for card in backstage.cards for name in card.card_names}
    return names


def facts_of(options: Options, names: Mapping[str, str], fixture: Fixture, entry: Entry) -> GameFacts:
    """Replays the game, and so refuses one that the rules did not allow."""
    game = entry.replay(options)
    decisions = [0] * options.players
    for what, _ in entry.log:
        if not isinstance(what, str):
            decisions[what] += 1
    standings = game.standings()
    ranks = [standing.rank for standing in standings]
    acts: Any = game.view(None)["acts"]
    seats = tuple(
        SeatFacts(
            player=fixture.players[standing.seat],
            score=standing.score,
            rank=standing.rank,
            win=_win(standing, ranks),
            payroll=standing.payroll,
            unpaid=len(standing.unpaid),
            money=standing.money,
            sources=standing.sources,
            objectives=standing.objectives,
            acts=tuple(acts[act]["spaces"][standing.seat] for act in range(ACTS)),
            decisions=decisions[standing.seat],
            seconds=entry.seconds[standing.seat],
            slowest=entry.slowest[standing.seat],
        )
        for standing in standings
    )
    _follow(game, seats, names)
    return GameFacts(fixture, seats)


def _win(standing: Standing, ranks: list[int]) -> float:
    return 1 / ranks.count(1) if standing.rank == 1 else 0.0


def _follow(game: Game, seats: tuple[SeatFacts, ...], names: Mapping[str, str]) -> None:
    for event in game.events:
        args = event.args
        number = args.get("seat")
        if not isinstance(number, int):
            continue
        seat = seats[number]
        match event.id:
            case "wagered":
                seat.wagers.append(_int(args["cylinders"]))
            case "recruited" | "engaged":
                seat.recruited.append(names[str(args["card"])])
            case "recruited-extra":
                seat.extras.append(names[str(args["card"])])
            case "activated":
                seat.activated.append(names[str(args["character"])])
            case "set-placed":
                seat.set_elements += 1
            case "costume-placed":
                seat.costume_elements += 1
            case "costume-complete":
                seat.costumes += 1
            case "backstage-used" | "backstage-used-recruitment":
                seat.used.append((names[str(args["card"])], _int(args["cylinders"])))
            case "objective-played":
                seat.played.append(str(args["objective"]))
            case _:
                pass


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
