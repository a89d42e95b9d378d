"""Positions as plain data: written whole, read back with every mistake named.

What is left out of a hand-written position is as at the start of a game, and without a stack the phase is
about to begin. What can be derived (bags, the deck, the supply ...) is derived, and must agree where given.
"""

import json
from typing import Any, Final

from shakespeare.edition import Edition, load_edition, show
from shakespeare.game.backstage.expansion import Backstage
from shakespeare.game.chance import Chance, Seeded, streams_of
from shakespeare.game.components import components_of
from shakespeare.game.expansions import expansion_of
from shakespeare.game.options import Options
from shakespeare.game.position.backstage import BACKSTAGE_KEY, check_backstage, read_backstage
from shakespeare.game.position.board import (
    check_points,
    read_acts,
    read_cards,
    read_elements,
    read_looks,
    read_time,
    read_tokens,
    read_tracks,
)
from shakespeare.game.position.players import read_player
from shakespeare.game.position.reading import MOST, PositionError, Table, compare
from shakespeare.game.position.stack import read_secrets, read_stack
from shakespeare.game.state import State, new_state
from shakespeare.game.terms import COMPANY_PHASE, PHASES, REST_PHASE, WAGER_PHASE
from shakespeare.game.view import EVERYTHING, portray

__all__ = ["PositionError", "edition_tag", "plain", "read", "write"]

FORMAT: Final = "shakespeare-position"
VERSION: Final = 1
_KEYS: Final = (
    "format",
    "version",
    "options",
    "edition",
    "day",
    "phase",
    "order",
    "initiative",
    "acts",
    "crates",
    "discards",
    "bags",
    "row",
    "deck",
    "card_discards",
    "supply",
    "players",
    "looks",
    "secret",
    "chosen",
    "stack",
    "questions",
    "deciders",
    "chance",
)
# What is given of these must be as it was understood.
_COMPARED: Final = (
    "bags",
    "deck",
    "supply",
    "chosen",
    "players",
    "looks",
    "acts",
    "crates",
    "discards",
    "edition",
    BACKSTAGE_KEY,
)


def plain(data: object) -> Any:
    """A copy of plain data that shares nothing with it."""
    return json.loads(json.dumps(data))


def edition_tag(edition: Edition) -> dict[str, object]:
    return {"name": edition.name, "digest": edition.digest}


def write(options: Options, state: State) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "options": options.to_dict(),
        "edition": edition_tag(options.edition),
        **portray(state, EVERYTHING),
        "chance": streams_of(state.chance, state.expansion.chances),
    }


def read(
    data: object, edition: Edition | None, chance: Chance | None
) -> tuple[Options, State, dict[str, object]]:
    """Options and state of a position, checked, and the position written out in full, before anything happens.

    Without `edition` it is of the shipped one.
    """
    table = Table("", data)
    if table.text("format", FORMAT) != FORMAT:
        raise PositionError("format", f"{FORMAT!r} is wanted here")
    if table.number("version", VERSION) != VERSION:
        raise PositionError("version", f"only version {VERSION} is known")
    options = _read_options(table, load_edition() if edition is None else edition)
    table.only((*_KEYS, BACKSTAGE_KEY) if options.backstage else _KEYS)
    components = components_of(options.edition)
    expansion = expansion_of(options, components)
    saved = _read_chance(table, expansion.chances)
    state = new_state(
        components,
        options.players,
        options.strategic_rest,
        saved if chance is None else chance,
        expansion,
    )
    _read_state(state, table)
    given = {key: value for key, value in table.data.items() if key in _COMPARED}
    compare("", given, {**portray(state, EVERYTHING), "edition": edition_tag(options.edition)})
    start = write(options, state)
    start["chance"] = table.get("chance", start["chance"])
    if "stack" not in table:  # the phase is about to begin
        start["phase"] = table.text("phase", PHASES[WAGER_PHASE])
        del start["stack"]
    state.advance()
    start["deciders"] = list(state.deciders)
    deciders = table.numbers("deciders", 0, state.seats - 1)
    if "stack" in table and "deciders" in table and deciders != list(state.deciders):
        raise PositionError("deciders", f"the seats that owe a choice are {list(state.deciders)}")
    return options, state, start


def _read_options(table: Table, edition: Edition) -> Options:
    tag = table.table("edition")
    tag.only(("name", "digest"))
    if tag.text("digest", edition.digest) != edition.digest:
        name = show(tag.text("name", "another"))
        raise PositionError(
            "edition", f"this is a position of {name}, not of {show(edition.name)}: give that edition"
        )
    try:
        return Options.from_dict(table.get("options", {}), edition)
    except ValueError as error:
        raise PositionError("options", str(error).removeprefix("options: ")) from None


def _read_chance(table: Table, more: tuple[str, ...]) -> Chance:
    streams = table.get("chance", None)
    try:
        return Seeded.of(0) if streams is None else Seeded.from_dict(streams, more)
    except ValueError as error:
        raise PositionError("chance", str(error)) from None


def _read_state(state: State, table: Table) -> None:
    read_time(state, table)
    read_tracks(state, table)
    read_acts(state, table)
    backstage = table.table(BACKSTAGE_KEY) if isinstance(state.expansion, Backstage) else None
    if backstage is not None:
        read_backstage(state, backstage)
    players = table.tables("players", state.seats)
    for seat in range(state.seats):
        player = players[seat] if players else Table(f"players[{seat}]", {})
        state.players.append(read_player(player, seat, state))
    _check_flags(state)
    read_tokens(state)
    read_cards(state, table)
    read_elements(state, table)
    read_looks(state, table)
    if backstage is not None:
        check_backstage(state, backstage)
    check_points(state)
    state.questions = table.numbers("questions", 0, MOST, state.seats) or [0] * state.seats
    read_stack(state, table)
    read_secrets(state, table)


def _check_flags(state: State) -> None:
    """Recruiting belongs to the middle of the day, cylinders to all of it but the wager."""
    for player in state.players:
        place = f"players[{player.seat}]"
        if player.recruited and not COMPANY_PHASE <= state.phase != REST_PHASE:
            raise PositionError(f"{place}.recruited", "nobody has recruited in this phase")
        if player.wagered and state.phase < COMPANY_PHASE:
            raise PositionError(
                f"{place}.wagered", "nobody has cylinders at hand before the wager is revealed"
            )
