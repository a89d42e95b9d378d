"""A table at which whatever we set up is asked."""

import json

import msgspec
from playwright.sync_api import Route, WebSocketRoute

from shakespeare import Game, __version__
from shakespeare.server.editions import describe
from shakespeare.server.telling import tell_offers
from tests.browser.visitor import Visitor
from tests.frozen import BACKSTAGE_EDITION
from tests.scene import RED
from tests.server.support import plain


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
        """By the address for the first; then by way of the home page, which loads nothing anew."""
        page = self.visitor.page
        self.game = game
        if self.table["id"] in page.url:
            page.locator("a.home").click()
            page.locator(".play").wait_for()
            page.go_back()
        else:
            page.goto(f"{self.visitor.server.address}/tables/{self.table['id']}")
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
        page.send(json.dumps([{"type": "welcome", "table": self.table, "version": __version__}]))
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
        page.send(json.dumps([{**update, "view": [plain(game.view(RED))]}]))
        if asked := self._asked():
            page.send(msgspec.json.encode([tell_offers(asked, game.offers(RED))]).decode())
