"""The gallery: every component of the client in every state. `python -m tests.browser.gallery` builds and serves it.

Its moments are real positions, one for each kind of question of the base game and of Backstage, as a seat sees them.
"""

import functools
import http.server
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from shakespeare import Game, Options
from shakespeare.server.editions import describe
from shakespeare.server.storage import HouseRules
from shakespeare.server.telling import tell_offers
from tests.browser import positions
from tests.frozen import BACKSTAGE_EDITION, EDITION
from tests.scene import BLUE, GREEN, RED, Seat, scene
from tests.server.support import plain

ROOT = Path(__file__).parents[2]
CRATES = {"costumes": "black pink pink purple blue green", "sets": "black pink purple blue green yellow"}


def base_questions() -> Iterator[tuple[str, Game]]:
    """Each kind of question of the base game."""
    own = Seat(
        troupe=["hamlet", "lear", "set-dresser-8-1"],
        extras=2,
        costumes={"hamlet": "black pink yellow", "extra-1": "pink"},
        stage={"1.1": "pink", "1.2": "black", "1.3": "green", "2.2": "blue"},
        money=7,
        tokens=2,
        ambiance=5,
        resting=["falstaff"],
        objectives=["wardrobe", "purse"],
    )
    other = Seat(
        troupe=["romeo", "juliet"], extras=1, money=3, stage={"1.2": "pink"}, used=["author"], wagered=3
    )
    seats = {RED: own, GREEN: other, BLUE: Seat()}

    def table(*moves: str, **more: Any) -> Game:
        game = scene(3, **{"day": 5, "seats": seats, "turn": RED, **CRATES, **more})
        for move in moves:
            game.play(RED, move)
        return game

    yield "first-recruit", Game.new(Options(players=3, edition=EDITION), seed=_first_seed())
    yield "wager", table(phase="wager", turn=None, seats={RED: own})
    yield "action", table()
    yield "late", table(seats={RED: Seat(recruited=True, wagered=4, used=["author"]), GREEN: other})
    yield "token", table("activate handyman")
    yield "take", table("activate handyman", "keep token")
    yield "step", table("activate author")
    yield "back", table("activate lear", "step I", "step II", "step III")
    yield "queen", table("activate queen")
    yield "keep", table("activate queen", "ask objectives")
    yield "spare", table(phase="rest", turn=None, seats={RED: Seat(used=["author", "queen"], wagered=3)})
    yield "waiting", table(turn=GREEN)
    solo = scene(1, day=2, turn=RED, costumes="black pink", sets="blue")
    yield "solo", solo
    over = Game.new(Options(players=4, edition=EDITION), seed=3)
    rng = random.Random(3)
    while not over.finished:
        seat = over.deciders[0]
        over.play(seat, rng.choice(over.legal(seat)))
    yield "over", over


def _first_seed() -> int:
    """A game in which the seat that looks is asked first."""
    return next(
        seed for seed in range(50) if Game.new(Options(players=3, edition=EDITION), seed).deciders == (RED,)
    )


def moments() -> dict[str, Any]:
    """All moments as the page wants them, in one edition: that of Backstage has all cards."""
    named = [*base_questions(), *((f"backstage-{kind}", game) for kind, game in positions.questions())]
    usual = {"free": False, "stand_in": None}
    seats = [
        {"seat": 0, "kind": "person", "name": "Will", "computer": None, **usual},
        *(
            {"seat": seat, "kind": "computer", "name": None, "computer": "apprentice", **usual}
            for seat in (1, 2, 3)
        ),
    ]
    table = {
        "id": "gallery",
        "created": "2026-04-23T12:00:00Z",
        "options": {"players": 3, "backstage": False, "strategic_rest": False},
        "edition": {"name": "", "digest": ""},
        "seats": seats,
        "seat": RED,
        "own": [RED],
        "house": asdict(HouseRules()),
        "wish": None,
        "again": False,
        "helped": [],
        "rewinds": [{"seat": GREEN, "day": 1, "number": 4, "made": "2026-04-23T12:30:00Z", "anew": True}],
        "day": 1,
        "phase": "company",
        "deciders": [RED],
        "finished": False,
        "standings": None,
    }
    edition = json.loads(describe(BACKSTAGE_EDITION).model_dump_json())
    return {"edition": edition, "table": table, "moments": [_moment(name, game) for name, game in named]}


def _moment(name: str, game: Game) -> dict[str, Any]:
    events = [event for event in game.events if event.visible_to(RED)]
    return {
        "name": name,
        "view": plain(game.view(RED)),
        "offers": [plain(msgspec.to_builtins(offer)) for offer in tell_offers("", game.offers(RED)).each()],
        "events": [{"number": e.number, "id": e.id, "args": plain(e.args)} for e in events],
    }


def build(folder: Path) -> None:
    """The page and its moments, into a folder."""
    subprocess.run(
        [
            sys.executable,
            ROOT / "hatch_build.py",
            "npm",
            "run",
            "--silent",
            "build",
            "--",
            "--logLevel",
            "warn",
        ],
        env={**os.environ, "SHAKESPEARE_GALLERY": str(folder)},
        check=True,
        cwd=ROOT,
    )
    (folder / "moments.json").write_text(json.dumps(moments()), encoding="utf-8")


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    handler = functools.partial(_Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/gallery.html"
        finally:
            server.shutdown()
            thread.join()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        with serving(Path(folder)) as address:
            print(f"The gallery is at {address} – Ctrl-C stops it.")
            try:
                threading.Event().wait()
            except KeyboardInterrupt:
                print()


if __name__ == "__main__":
    main()
