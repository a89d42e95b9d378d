"""Foreign programs at a server's tables: those that its operator has named."""

import random
import shlex
import sys
from pathlib import Path

import pytest

from shakespeare.server.messages import Offers
from shakespeare.server.programs import UnusableProgram, player_text, read_program
from tests.players.test_foreign import FIRST, Bot
from tests.server.support import Person, play_on, serving
from tests.server.test_people import fails


def test_a_program_plays_at_a_table(tmp_path: Path) -> None:
    """Named by the operator it is among the computer players, and none of its processes stays behind."""
    bot = Bot(tmp_path, FIRST)
    command = shlex.join([sys.executable, str(bot.file)])
    with serving(tmp_path / "data", "--program", f"my-bot={command}") as server:
        person = Person(server)
        assert person.get("/api/info")["players"][-1] == "my-bot"
        table = person.create("my-bot")
        assert table["seats"][1]["computer"] == "my-bot" and str(bot.file) not in str(table)
        with person.live(table["id"]) as line:
            made = play_on(line, random.Random(1), 3)
            assert len(made) == 3 and isinstance(line.asked(), Offers)
            assert bot.pid.exists()
    assert bot.ends()


@pytest.mark.parametrize("name", ["my-bot", "program:/bin/true", "program:1s:/bin/true", "master:40"])
def test_nobody_names_a_program_from_outside(person: Person, name: str) -> None:
    seats = [{"person": True}, {"computer": name}]
    answer = person.web.post("/api/tables", json={"options": {"players": 2}, "seats": seats})
    fails(answer, 422, "unknown-player")


@pytest.mark.parametrize(
    "text", ["bot", "=x", "Bot=x", "b t=x", "master=x", "bot=", "bot=/no/such/program", "bot='"]
)
def test_what_names_no_program_is_refused_at_once(text: str) -> None:
    with pytest.raises(UnusableProgram):
        read_program(text)


def test_a_program_gives_up_before_its_worker_does() -> None:
    assert player_text("./bot --fast", 60) == "program:30s:./bot --fast"
    assert player_text("5s:./bot", 60) == "program:5s:./bot"
