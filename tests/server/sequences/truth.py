"""What is so at a table: what is kept of it, played by the engine alone, without any of the server's own reading."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from shakespeare import Edition, Game, Given, Options, load_edition
from shakespeare.server.storage import MoveRow, TableRow
from shakespeare.server.storage.sql import SQLStorage
from tests.server.support import OFFERED, ages_of, newest, plain


@dataclass(frozen=True)
class Expected:
    """What a seat, or a spectator, is to be shown."""

    view: dict[str, Any]
    undoable: bool
    further: bool
    question: str | None
    offers: list[dict[str, Any]] | None


class Played:
    """A game as its rows come in; what was taken back by a rewind is played again from the start."""

    def __init__(self, options: dict[str, Any], edition: Edition) -> None:
        self.log: list[dict[str, Any]] = []  # all that ever happened
        self.start: dict[str, Any] | None = None
        self.rows = 0
        self.age = 0
        self._options = options
        self._edition = edition
        self._drawn: list[Any] = []
        self.game: Game | None = None

    def take_in(self, rows: list[MoveRow]) -> None:
        new = [entry for row in rows for entry in row.log]
        if self.rows == 0 and new and "start" in new[0]:
            self.start = new.pop(0)["start"]
        self.rows += len(rows)
        self.log += new
        if self.game is None or any("rewind" in entry for entry in new):
            ages = ages_of(self.record)
            self.age = len(ages) - 1
            self._drawn, self.game = [], None
            new = ages[-1][0]["log"]
        self._drawn += [entry["drawn"] for entry in new if "chance" in entry]
        if self.game is None:
            chance = Given(self._drawn)
            if self.start is None:
                self.game = Game.new(Options.from_dict(self._options, self._edition), chance=chance)
            else:
                self.game = Game.at(self.start, self._edition, chance)
        for entry in new:
            if "move" in entry:
                self.game.play(entry["seat"], entry["move"])
            elif "undo" in entry:
                self.game.undo(entry["seat"])

    @property
    def record(self) -> dict[str, Any]:
        return {"options": self._options, "edition": {}, "start": self.start, "log": self.log}


class Truth:
    def __init__(self, row: TableRow, played: Played) -> None:
        assert played.game is not None
        self.row = row
        self.played = played
        self.age = played.age
        self.game = played.game.copy()
        self.rows = played.rows
        self.decisions = [0] * len(row.seats)  # of each seat, that stand
        for entry in ages_of(played.record)[-1][0]["log"]:
            if "chance" not in entry:
                self.decisions[entry["seat"]] += 1 if "move" in entry else -1
        self._expected: dict[int | None, Expected] = {}

    @classmethod
    async def read(cls, storage: SQLStorage, id: str, before: "Truth | None" = None) -> "Truth":
        """What is so now; `before` is what was so at the same table, and never changes."""
        known = before.rows if before is not None and before.row.id == id else 0
        row, rows = await storage.whole(id, known)
        assert row is not None, "the table is gone"
        assert [one.n for one in rows] == list(range(known, known + len(rows)))
        if before is not None and known:
            if not rows and row == before.row:
                return before
            played = before.played
        else:
            edition = load_edition()
            assert row.edition_digest == edition.digest
            played = Played(row.options, edition)
        if rows:
            played.take_in(rows)
        return cls(row, played)

    @property
    def record(self) -> dict[str, Any]:
        """Of all that ever happened, with what was taken back since."""
        return {**self.played.record, "edition": load_edition().to_dict()}

    @cached_property
    def number(self) -> int:
        return newest(self.game)

    @property
    def finished(self) -> bool:
        return self.game.finished

    def plays(self, seat: int) -> bool:
        """Whether a person plays this seat, and nobody for them."""
        row = self.row.seats[seat]
        return row.kind == "person" and row.person is not None and row.stand_in is None

    def asked_computers(self) -> list[int]:
        return [seat for seat in self.game.deciders if self.row.seats[seat].player is not None]

    def asked_people(self) -> list[int]:
        return [seat for seat in self.game.deciders if self.plays(seat)]

    def question(self, seat: int) -> str:
        """The id of what a seat is asked, as the server says it."""
        question = self.game.question(seat)
        assert question is not None
        return question.id if self.age == 0 else f"{question.id}@{self.age}"

    def legal(self, seat: int) -> list[str]:
        return [move.text for move in self.game.legal(seat)]

    def can_go_further(self, seat: int) -> bool:
        return self.decisions[seat] > 0 and not self.finished

    def expected(self, seat: int | None) -> Expected:
        if seat not in self._expected:
            self._expected[seat] = self._expect(seat)
        return self._expected[seat]

    def _expect(self, seat: int | None) -> Expected:
        view = plain(self.game.view(seat))
        plays = seat is not None and self.row.seats[seat].stand_in is None
        if seat is None or not plays:
            return Expected({**view, "question": None}, False, False, None, None)
        question = offers = None
        if self.game.question(seat) is not None:
            question = self.question(seat)
            view["question"]["id"] = question
            offers = [
                {key: plain(offer.to_dict())[key] for key in OFFERED} for offer in self.game.offers(seat)
            ]
        further = self.can_go_further(seat) and self.row.house.undo != "limit"
        return Expected(view, self.game.undoable(seat), further, question, offers)


def replayed(record: dict[str, Any]) -> Game:
    """The game of a record, as it was left."""
    return Game.replay(record)
