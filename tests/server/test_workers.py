"""Computer players in real processes, which die and hang."""

import asyncio
import json
import os
import select
import shlex
import signal
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

import shakespeare
from shakespeare.players import make_player
from shakespeare.players.thinking import Budget
from shakespeare.server.budgets import budgeted
from shakespeare.server.table import Task
from shakespeare.server.worker import MOST_EDITIONS, Choice, Decision, Thinker
from shakespeare.server.workers import WHOLE, WorkerError, Workers
from tests.frozen import EDITION, new_game
from tests.players.test_foreign import Bot
from tests.server.support import PATIENCE, plain

DATA = EDITION.to_dict()


def task(player: str = "groundling", seed: int = 4) -> Task:
    game = new_game(2, seed=1)
    seat = game.deciders[0]
    question = game.question(seat)
    assert question is not None
    legal = game.legal(seat)
    return Task(
        seat,
        player,
        seed,
        question.id,
        plain(game.view(seat)),
        plain(question.to_dict()),
        [move.number for move in legal],
        {move.number: move.text for move in legal},
    )


def run(work: Callable[[Workers], Awaitable[None]], count: int = 1, patience: float = 3600.0) -> None:
    async def whole() -> None:
        workers = Workers(count, patience)
        try:
            await work(workers)
        finally:
            await workers.close()
        assert workers.pids == []

    asyncio.run(whole())


@pytest.mark.parametrize("player", ["random", "groundling", "apprentice", "player", "master:3"])
def test_a_worker_chooses_what_the_player_would(player: str) -> None:
    game = new_game(2, seed=1)
    seat = game.deciders[0]
    question = game.question(seat)
    assert question is not None
    chosen = make_player(player, 4, EDITION).choose(game.view(seat), question, game.legal(seat))

    async def work(workers: Workers) -> None:
        for _ in range(2):  # the second time, the edition is known
            assert await workers.choose(task(player), EDITION.digest, DATA) == chosen.text

    run(work)


def test_a_killed_worker_is_replaced_and_the_decision_is_the_same() -> None:
    async def work(workers: Workers) -> None:
        first = await workers.choose(task(), EDITION.digest, DATA)
        (killed,) = workers.pids
        os.kill(killed, signal.SIGKILL)
        assert await workers.choose(task(), EDITION.digest, DATA) == first
        assert workers.pids != [killed]

    run(work)


def test_workers_change_over_to_the_compiled_package_once_it_is_whole(tmp_path: Path) -> None:
    compiled = tmp_path / "compiled"

    async def work() -> None:
        workers = Workers(1, 3600.0, compiled=compiled)
        try:
            first = await workers.choose(task(), EDITION.digest, DATA)
            (plain_one,) = workers.pids
            compiled.mkdir()
            (compiled / "shakespeare").symlink_to(Path(shakespeare.__file__).parent)
            assert await workers.choose(task(), EDITION.digest, DATA) == first
            assert workers.pids == [plain_one]  # something may still be missing
            (compiled / WHOLE).touch()
            for _ in range(2):
                assert await workers.choose(task(), EDITION.digest, DATA) == first
            (other,) = workers.pids
            assert other != plain_one
            variables = Path(f"/proc/{other}/environ").read_text().split("\0")
            assert [one for one in variables if one.startswith(f"PYTHONPATH={compiled}")]
            assert workers.replaced == 0
        finally:
            await workers.close()

    asyncio.run(work())


@pytest.mark.parametrize("has_worked", [False, True])
def test_workers_run_the_plain_package_if_the_compiled_one_does_not_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, has_worked: bool
) -> None:
    compiled = tmp_path / "compiled"
    package = compiled / "shakespeare"
    compiled.mkdir()

    async def work() -> None:
        workers = Workers(2, 3600.0, compiled=compiled)

        async def choose_twice() -> list[str]:
            return await asyncio.gather(
                *(workers.choose(task(), EDITION.digest, DATA) for _ in range(2)),
            )

        try:
            if has_worked:
                package.symlink_to(Path(shakespeare.__file__).parent)
                (compiled / WHOLE).touch()
            first = await choose_twice()
            if has_worked:
                package.unlink()
                for pid in workers.pids:
                    os.kill(pid, signal.SIGKILL)
            package.mkdir()
            (package / "__init__.py").write_text("raise ImportError('something is missing')")
            (compiled / WHOLE).touch()
            for _ in range(2):
                assert await choose_twice() == first
            assert len(workers.pids) == 2
        finally:
            await workers.close()

    asyncio.run(work())
    (told,) = (one.getMessage() for one in caplog.records if "do not start" in one.getMessage())
    assert told.startswith(f"The compiled rules in {compiled} do not start (")
    assert told.endswith("): computer players think with the plain ones.")


def test_a_hung_worker_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def work(workers: Workers) -> None:
        first = await workers.choose(task(), EDITION.digest, DATA)
        (hung,) = workers.pids
        os.kill(hung, signal.SIGSTOP)
        for worker in workers._all:
            worker._patience = 0.2
        asking = asyncio.ensure_future(workers.choose(task(), EDITION.digest, DATA))
        while workers.pids == [hung]:
            await asyncio.sleep(0)
        for worker in workers._all:
            worker._patience = 3600.0
        assert await asking == first
        assert "has not decided in 0.2 seconds" in caplog.text

    run(work)


def test_a_player_that_fails_is_an_error_after_some_attempts(caplog: pytest.LogCaptureFixture) -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(WorkerError, match="there is no computer player 'roscius'"):
            await workers.choose(task("roscius"), EDITION.digest, DATA)
        assert caplog.text.count("is asked again") == 2
        assert await workers.choose(task(), EDITION.digest, DATA)  # and the worker is still good

    run(work)


def test_a_move_that_is_not_legal_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(workers: Workers) -> None:
        asked = task()
        with pytest.raises(WorkerError):
            await workers.choose(replace(asked, legal=[]), EDITION.digest, DATA)

    run(work)


def test_a_decision_that_is_cancelled_confuses_nobody() -> None:
    async def work(workers: Workers) -> None:
        right = await workers.choose(task(seed=9), EDITION.digest, DATA)
        asking = asyncio.ensure_future(workers.choose(task("random", seed=1), EDITION.digest, DATA))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert await workers.choose(task(seed=9), EDITION.digest, DATA) == right

    run(work)


def test_many_decisions_share_few_workers() -> None:
    async def work(workers: Workers) -> None:
        chosen = await asyncio.gather(
            *(workers.choose(task("random", seed), EDITION.digest, DATA) for seed in range(20))
        )
        alone = [await workers.choose(task("random", seed), EDITION.digest, DATA) for seed in range(20)]
        assert chosen == alone
        assert len(workers.pids) == 2

    run(work, count=2)


def test_a_worker_is_told_the_view_the_question_and_the_moves() -> None:
    """R13: and nothing else of the game."""
    assert set(Decision.__struct_fields__) == {
        "player",
        "seed",
        "digest",
        "view",
        "question",
        "legal",
        "edition",
        "program",
    }


@pytest.mark.parametrize("line", [b"\n", b"{}", b"[1]", json.dumps({"player": "random"}).encode()])
def test_a_worker_answers_nonsense_with_what_is_wrong(line: bytes) -> None:
    answer = Thinker().answer(line)
    assert isinstance(answer, Choice)
    assert answer.move is None and answer.problem


def test_an_edition_that_could_not_be_read_is_sent_again() -> None:
    async def work(workers: Workers) -> None:
        with pytest.raises(WorkerError):
            await workers.choose(task(), EDITION.digest, {"name": "torn"})
        (pid,) = workers.pids
        assert await workers.choose(task(), EDITION.digest, DATA)
        assert workers.pids == [pid]

    run(work)


def test_a_worker_does_not_keep_ever_more_editions() -> None:
    """It is sent again what it has forgotten."""

    async def work(workers: Workers) -> None:
        (worker,) = workers._all
        right = await workers.choose(task(), EDITION.digest, DATA)
        for number in range(2 * MOST_EDITIONS):
            assert await workers.choose(task(), f"{number}", DATA) == right
            assert len(worker._known) <= MOST_EDITIONS
        worker._known.add(EDITION.digest)  # as if it had it
        assert await workers.choose(task(), EDITION.digest, DATA) == right
        assert workers.replaced == 1

    run(work)
    thinker = Thinker()
    for number in range(2 * MOST_EDITIONS):
        asked = task("random")
        thinker.decide(
            Decision("random", 1, f"{number}", asked.view, asked.question, asked.legal, edition=DATA)
        )
        assert len(thinker._editions) <= MOST_EDITIONS


# Thinking less under load


@pytest.mark.parametrize("player", ["random", "groundling", "apprentice", "player", "master"])
@pytest.mark.parametrize("workers", [1, 2, 8])
def test_the_longer_the_queue_the_less_they_think(player: str, workers: int) -> None:
    assert budgeted(player, 0, workers) == player
    sizes = [_size(budgeted(player, waiting, workers)) for waiting in (1, 2, 5, 20, 100, 10_000)]
    assert sizes == sorted(sizes, reverse=True) and sizes[-1] > 0
    for waiting in (1, 5, 10_000):
        make_player(budgeted(player, waiting, workers))  # it is a text that they understand


def test_an_operator_says_how_long_players_think() -> None:
    budgets = {"master": Budget(games=8)}
    assert [budgeted("master", waiting, 2, budgets) for waiting in (0, 2, 1000)] == [
        "master:8",
        "master:4",
        "master:1",
    ]
    assert budgeted("player", 0, 2, budgets) == "player"


def _size(player: str) -> float:
    return float(player.partition(":")[2].removesuffix("s") or 1)


def test_a_queue_is_worked_off_in_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve decisions of a master, each of which would take a second, at one worker."""

    async def work(workers: Workers) -> None:
        seconds: list[float] = []
        player_of = workers._player

        def noted(name: str) -> tuple[str, bool]:
            player = player_of(name)
            seconds.append(_size(player[0]))
            return player

        monkeypatch.setattr(workers, "_player", noted)
        asked = [workers.choose(task("master", seed), EDITION.digest, DATA) for seed in range(12)]
        chosen = await asyncio.gather(*asked)
        assert set(chosen) <= set(task().texts.values())
        assert len(seconds) == 12 and sum(seconds) < 5

    run(work)


# Programs

STUCK = """
import os, pathlib, signal
begin()
child = os.fork()
if child == 0:
    signal.pause()
pathlib.Path(__file__).with_name("child").write_text(f"{child} ")
signal.pause()
"""


async def stuck(workers: Workers, bot: Bot) -> "asyncio.Future[str]":
    """A decision about which a program, with a child of its own, thinks forever."""
    asking = asyncio.ensure_future(workers.choose(task("stuck"), EDITION.digest, DATA))
    child = bot.file.with_name("child")
    while not (child.exists() and child.read_text().endswith(" ")):
        await asyncio.sleep(0.01)
    return asking


def with_program(bot: Bot, work: Callable[[Workers], Awaitable[None]]) -> None:
    async def whole() -> None:
        command = shlex.join([sys.executable, str(bot.file)])
        workers = Workers(1, 3600.0, {"stuck": command})
        try:
            async with asyncio.timeout(PATIENCE):
                await work(workers)
        finally:
            await workers.close()

    asyncio.run(whole())


def test_a_program_that_hangs_keeps_only_programs_waiting(tmp_path: Path) -> None:
    bot = Bot(tmp_path, STUCK)

    async def work(workers: Workers) -> None:
        asking = await stuck(workers, bot)
        other = asyncio.ensure_future(workers.choose(task("stuck"), EDITION.digest, DATA))
        assert await workers.choose(task(), EDITION.digest, DATA)
        assert workers.waited_for == 1 and not asking.done() and not other.done()
        for one in (other, asking):
            one.cancel()
        await asyncio.gather(other, asking, return_exceptions=True)

    with_program(bot, work)


def test_a_program_and_its_children_end_with_its_worker(tmp_path: Path) -> None:
    """Even when the worker is killed, and can put nothing in order."""
    bot = Bot(tmp_path, STUCK)

    async def work(workers: Workers) -> None:
        asking = await stuck(workers, bot)
        pids = [int(bot.pid.read_text()), int(bot.file.with_name("child").read_text())]
        watched = [os.pidfd_open(pid) for pid in pids]
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        for ended in watched:
            assert select.select([ended], [], [], PATIENCE)[0]
            os.close(ended)

    with_program(bot, work)
