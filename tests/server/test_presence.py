"""What is kept for notices: where somebody wants them, and who is at which table."""

from dataclasses import replace
from pathlib import Path

from shakespeare.server.storage import Subscription
from shakespeare.server.storage.sql import SQLStorage
from tests.server.test_storage import START, row, run

WANTED = Subscription("https://push.example.org/a", "key", "secret", "hu")


def test_subscriptions_are_somebodys_and_go_with_them(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        one, other = await storage.add_person("one"), await storage.add_person("other")
        assert await storage.add_subscription(one, WANTED, 2)
        assert await storage.subscriptions(one) == [WANTED]
        assert not await storage.remove_subscription(WANTED.endpoint, other)
        newer = replace(WANTED, language="fr")
        assert await storage.add_subscription(other, newer, 2)  # the browser is somebody else's now
        assert await storage.subscriptions(one) == [] and await storage.subscriptions(other) == [newer]
        assert await storage.add_subscription(other, replace(WANTED, endpoint="https://b.example.org/"), 2)
        assert not await storage.add_subscription(
            other, replace(WANTED, endpoint="https://c.example.org/"), 2
        )
        assert await storage.remove_subscription(WANTED.endpoint, None)
        await storage.delete_person(other)
        assert await storage.subscriptions(other) == []
        assert "secret" not in repr(WANTED) and "push.example" not in repr(WANTED)

    run(place, work)


def test_who_is_at_a_table_is_known_to_all_processes_for_a_while(place: Path | str) -> None:
    async def work(storage: SQLStorage) -> None:
        one = await storage.add_person("one")
        await storage.add_table(row(one), {"name": "first"}, START)
        now = storage.now()
        assert not await storage.is_present(one, "a")
        await storage.arrive(one, "a", "first", now + 60)
        await storage.arrive(one, "a", "first", now + 70)
        await storage.arrive(one, "a", "second", now + 60)
        await storage.arrive(one, "gone", "second", now + 60)  # a table that was deleted meanwhile
        await storage.go(one, "a", "first")
        assert await storage.is_present(one, "a") and not await storage.is_present(one, "gone")
        await storage.stay("second", now - 1)  # it has been killed, and says nothing any more
        assert not await storage.is_present(one, "a")
        await storage.stay("second", now + 60)
        assert await storage.is_present(one, "a")
        await storage.delete_person(one)
        assert not await storage.is_present(one, "a")

    run(place, work)
