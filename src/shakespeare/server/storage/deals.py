"""The statements about deals: what is dealt, who has met it, and how they fared.

A result is written together with the move that ends its game. It outlives the table, and whoever is forgotten stays in
it without a name.
"""

import json
import time
from collections.abc import Sequence
from typing import Any, Final

from shakespeare.server.source import Source
from shakespeare.server.storage import DealRow, ResultRow, Summary
from shakespeare.server.storage.lane import Link
from shakespeare.server.storage.marks import marks
from shakespeare.server.storage.shared import add_edition, as_json, timestamp

_MOST: Final = 100  # places that are shown of a seat's ranking, and games of practice
_MOST_OWN: Final = 300

# Why a game stands among those for practice: whoever played it, or somebody else at the table, had met the deal before;
# a computer player gave a hint, or played for somebody; a decision was taken back although more was known since.
AGAIN: Final = "again"
COMPANY: Final = "company"
HINT: Final = "hint"
STAND_IN: Final = "stand-in"
BACK: Final = "back"

# What is noted of a table, beside hints and stand-ins: its seed was chosen by somebody.
CHOSEN: Final = "seed"
# Other computer players, or somebody else, played on in the course of its game.
CHANGED: Final = "changed"


def add_deal(link: Link, deal: DealRow, edition: dict[str, Any]) -> None:
    add_edition(link, deal.edition_digest, deal.edition_name, edition)
    link.execute(
        "INSERT INTO deals (code, created, options, edition, source, seats, changed, seed) VALUES (?, ?, ?, ?, ?, ?, ?, '0') "
        "ON CONFLICT DO NOTHING",
        (
            deal.code,
            deal.created,
            as_json(deal.options),
            deal.edition_digest,
            deal.source.text,
            as_json(deal.seats),
            time.time(),
        ),
    )
    _touch(link, deal.code)


def share(
    link: Link, deal: DealRow, edition: dict[str, Any], table: str, summary: Summary, practice: str | None
) -> None:
    """A deal, with the game that it comes from as the first of its results."""
    add_deal(link, deal, edition)
    _add_results(link, deal.code, table, summary, practice)


def find_deal(link: Link, code: str) -> DealRow | None:
    row = link.execute(
        "SELECT code, created, options, name, edition, source, seats FROM deals "
        "JOIN editions ON editions.digest = deals.edition WHERE code = ?",
        (code,),
    ).fetchone()
    if row is None:
        return None
    code, created, options, name, edition, source, seats = row
    drawn_from = Source.of_text(source)
    return DealRow(code, created, json.loads(options), name, edition, drawn_from, tuple(json.loads(seats)))


def meet(link: Link, code: str, table: str, people: Sequence[int | None]) -> None:
    """These people see a deal at a table; what counts for each of them is the table where they did so first."""
    for person in people:
        if person is not None:
            link.execute(
                "INSERT INTO deal_attempts (deal, person, table_id) "
                "SELECT code, CAST(? AS INTEGER), ? FROM deals WHERE code = ? ON CONFLICT DO NOTHING",
                (person, table, code),
            )
    _touch(link, code)


def attempt(link: Link, code: str, person: int) -> str | None:
    """The table at which somebody met a deal."""
    row = link.execute(
        "SELECT table_id FROM deal_attempts WHERE deal = ? AND person = ?", (code, person)
    ).fetchone()
    return None if row is None else str(row[0])


def sit_down(link: Link, table: str, person: int) -> None:
    """Somebody has taken a seat, at whatever table."""
    code = _deal_of(link, table)
    if code is not None:
        meet(link, code, table, [person])


def end(link: Link, table: str, summary: Summary) -> None:
    """A game is over, at whatever table."""
    code = _deal_of(link, table)
    if code is not None and find_deal(link, code) is not None:
        _add_results(link, code, table, summary, None)


def _deal_of(link: Link, table: str) -> str | None:
    row = link.execute("SELECT house FROM tables WHERE id = ?", (table,)).fetchone()
    code: str | None = None if row is None else json.loads(row[0]).get("deal")
    return code


def _add_results(link: Link, code: str, table: str, summary: Summary, practice: str | None) -> None:
    seats = link.execute(
        "SELECT seat, person, name FROM seats WHERE table_id = ? AND kind = 'person' ORDER BY seat", (table,)
    ).fetchall()
    people = sorted({person for _, person, _ in seats if person is not None})
    meet(link, code, table, people)
    known = {person for person in people if attempt(link, code, person) != table}
    standings = {standing["seat"]: standing for standing in summary.standings or ()}
    if STAND_IN in marks(link, table):
        practice = STAND_IN
    ended = timestamp()
    for seat, person, name in seats:
        own = standings[seat]
        others = [standing["score"] for standing in standings.values() if standing["seat"] != seat]
        why = AGAIN if person in known else COMPANY if known else practice
        link.execute(
            "INSERT INTO deal_results (deal, table_id, seat, person, name, place, score, lead, money, ended, practice) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (
                *(code, table, seat, person, name, own["rank"], own["score"]),
                *(own["score"] - max(others) if others else None, own["money"], ended, why),
            ),
        )


def results(link: Link, code: str, person: int | None) -> list[ResultRow]:
    """The best of every seat, then what was played for practice, the newest first; somebody's own in any case.

    Whoever won stands before whoever did not; then prestige counts, then the pounds left, as within a game (R10.5).
    """
    rows = link.execute(
        "SELECT ranked.id, table_id, seat, person, ranked.name, place, score, lead, money, ended, practice, stands, "
        "(SELECT count(*) FROM tables WHERE tables.id = table_id) FROM ("
        "SELECT deal_results.*, "
        "rank() OVER (PARTITION BY seat, practice IS NULL ORDER BY place, score DESC, money DESC) AS stands, "
        "row_number() OVER (PARTITION BY practice IS NULL ORDER BY ended DESC, id DESC) AS recent "
        "FROM deal_results WHERE deal = ?) AS ranked "
        "WHERE (practice IS NULL AND stands <= ?) OR (practice IS NOT NULL AND recent <= ?) OR person = ? "
        "ORDER BY practice IS NOT NULL, CASE WHEN practice IS NULL THEN stands ELSE recent END, ended, ranked.id LIMIT ?",
        (code, _MOST, _MOST, person, 4 * _MOST + _MOST_OWN),
    ).fetchall()
    return [ResultRow(*row) for row in rows]


def counted(link: Link, code: str) -> int:
    (count,) = link.execute(
        "SELECT count(*) FROM deal_results WHERE deal = ? AND practice IS NULL", (code,)
    ).fetchone()
    return int(count)


def name_of(link: Link, code: str, result: int) -> str | None:
    row = link.execute("SELECT name FROM deal_results WHERE deal = ? AND id = ?", (code, result)).fetchone()
    return None if row is None else row[0]


def forget_person(link: Link, person: int) -> None:
    """Their results stay, as nobody's."""
    link.execute("UPDATE deal_results SET person = NULL, name = NULL WHERE person = ?", (person,))


def clean_up(link: Link, until: float) -> None:
    """Deals that nobody has played since."""
    link.execute("DELETE FROM deals WHERE changed < ?", (until,))


def _touch(link: Link, code: str) -> None:
    link.execute("UPDATE deals SET changed = ? WHERE code = ?", (time.time(), code))
