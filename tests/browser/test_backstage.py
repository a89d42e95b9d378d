"""Every question of Backstage, in positions that we set up: asked, looked at, and answered by clicking."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, WebSocketRoute

from shakespeare import Game
from shakespeare.server.editions import describe
from shakespeare.server.telling import tell_offer
from tests.browser.visitor import Visitor
from tests.frozen import BACKSTAGE_EDITION
from tests.scene import BLUE, GREEN, RED, Backstage, Seat, scene
from tests.server.support import plain

Visit = Callable[..., Visitor]
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


class Stage:
    """Stands in for the server: the seat's view of a game, and its moves made in it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.game: Game
        person = visitor.person()
        self.table = {
            **person.create("random", "random", backstage=True),
            "edition": {"name": "", "digest": "0"},
        }
        visitor.page.route("**/api/editions/*", self._describe)
        visitor.page.route_web_socket("**/live*", self._connect)

    def show(self, game: Game) -> None:
        self.game = game
        self.visitor.page.goto(f"{self.visitor.server.address}/tables/{self.table['id']}")
        assert self.visitor.wait_for_turn()

    def _describe(self, route: Route) -> None:
        route.fulfill(body=describe(BACKSTAGE_EDITION).model_dump_json(), content_type="application/json")

    def _connect(self, page: WebSocketRoute) -> None:
        def hear(message: bytes | str) -> None:
            heard = json.loads(message)
            assert heard["question"] == self._asked()
            seen = len(self.game.events)
            self.game.play(RED, heard["move"])
            self._tell(page, seen)

        page.on_message(hear)
        page.send(json.dumps({"type": "welcome", "table": self.table, "version": "1"}))
        self._tell(page, 0)

    def _asked(self) -> str | None:
        question = self.game.question(RED)
        return question.id if question else None

    def _tell(self, page: WebSocketRoute, seen: int) -> None:
        game = self.game
        news = [
            {"number": event.number, "id": event.id, "args": plain(event.args)}
            for event in game.events[seen:]
            if event.visible_to(RED)
        ]
        update = {"type": "update", "number": len(game.events), "events": news, "undoable": False}
        page.send(json.dumps({**update, "view": plain(game.view(RED))}))
        if asked := self._asked():
            offers = [json.loads(msgspec.json.encode(tell_offer(offer))) for offer in game.offers(RED)]
            page.send(json.dumps({"type": "offers", "question": asked, "offers": offers}))


@pytest.mark.slow
@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_every_question_of_backstage_is_answered_by_clicking(visit: Visit, phone: bool, theme: str) -> None:
    visitor = visit(phone=phone, theme=theme, seed=1, axe=True)
    visitor.start(1)
    stage = Stage(visitor)
    for kind, game in questions():
        stage.show(game)
        question = game.question(RED)
        assert question is not None and question.kind == kind
        assert visitor.axe() == [], kind
        assert visitor.sideways() <= 0, kind
        if not phone:
            assert visitor.downwards() <= 0, kind
            middle = visitor.page.locator(".middle")
            assert middle.evaluate("one => one.scrollHeight - one.clientHeight") <= 0, kind
        visitor.decide()
        answered = game.question(RED)
        assert answered is None or answered.id != question.id, kind
