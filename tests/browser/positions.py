"""Positions in which Backstage asks each of its questions: for the tests, and for the gallery."""

from collections.abc import Iterator
from typing import Any

from shakespeare import Game
from tests.scene import BLUE, GREEN, RED, Backstage, Seat, scene

ROW = ["architect-1", "hatter-1", "double-1", "lord-chamberlain-1", "marlowe-1"]
LAID = {"costumes": "black black pink purple blue green", "sets": "black pink pink purple blue green"}
LOOKS = [(RED, ["salvage", "purse", "balance"], "salvage"), (RED, ["cheer", "crowd", "cast"], "cheer")]
TROUPE = ["shylock", "caliban", "costume-mistress-6-1"]
FULL = "black black pink"


def company(**more: Any) -> Seat:
    """A company that has been about."""
    seat: dict[str, Any] = {"troupe": TROUPE, "extras": 1, "money": 6, "theater": "black pink"}
    return Seat(**{**seat, "hats": {"shylock": "green"}, "wagered": 2, **more})


def table(own: Seat, **more: Any) -> Game:
    others = {GREEN: Seat(troupe=["hamlet"], theater="green", hats={"hamlet": "black"}), BLUE: Seat()}
    seats = {RED: own, **more.pop("seats", others)}
    laid = LAID if "costumes" not in more else {}
    return scene(3, **{"day": 5, "backstage": Backstage(row=ROW), "seats": seats, **laid, **more})


def after(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(RED, move)
    return game


def turn(*moves: str, **more: Any) -> Game:
    return after(table(company(**more), turn=RED), *moves)


def first_action() -> Game:
    game = table(Seat(troupe=["bear"]), phase="wager")
    for seat in range(3):
        game.play(seat, f"wager {seat + 2}")
    return game


def scavenging(*moves: str) -> Game:
    own = company(troupe=[*TROUPE, "rag-picker-costume-mistress"], wagered=5)
    return after(table(own, turn=RED), "activate costume-mistress-6-1", *moves)


def evening(*moves: str) -> Game:
    own = company(objectives=["salvage", "cheer"])
    return after(table(own, phase="ambiance", looks=LOOKS, discarded={"costumes": FULL}), *moves)


def resting() -> Game:
    """The Director lets two stay fresh."""
    worked = ["author", "falstaff", "queen"]
    return table(Seat(fewer_rests=1, used=worked, wagered=3), phase="rest")


def rehearsal(own: Seat) -> Game:
    return table(own, day=4, phase="rehearsal")


def questions() -> Iterator[tuple[str, Game]]:
    """Each kind of question that Backstage brings, and those that look different with it."""
    dressed = ["caliban", "ghost", "puck"]
    yield "action", turn()
    yield "first-action", first_action()
    yield "theater", turn("use architect-1 2")
    yield "hat", turn("use hatter-1 3 with recruitment")
    yield "double", turn("use double-1 1", troupe=["shylock", "ophelia"])
    yield "engage", turn("use lord-chamberlain-1 2")
    yield "step", turn("use marlowe-1 1")
    yield "take", scavenging()
    yield "origin", scavenging("costume black falstaff 1")
    yield "masks", evening()
    yield "salvage", evening("play salvage")
    yield "spare", after(resting(), "spare author")
    yield "rehearse", rehearsal(Seat(troupe=dressed, costumes=dict.fromkeys(dressed, FULL)))
    yield "prompt", rehearsal(Seat(troupe=["prompter-1"], money=3))
