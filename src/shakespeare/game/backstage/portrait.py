"""Backstage's part of a position as plain data. Nothing in it is hidden from anybody (R13.1)."""

from shakespeare.game.backstage.cards import cylinders_for_cards
from shakespeare.game.backstage.table import Table, table_of
from shakespeare.game.state import Player, State
from shakespeare.game.terms import COLOURS, COMPANY_PHASE

Data = dict[str, object]


def portray_table(state: State) -> Data:
    table = table_of(state)
    names = state.components.names
    return {
        "lord": [names[card] for card in table.lord],
        "row": [names[card] for card in table.row],
        "uses": [
            {
                "seat": use.seat,
                "card": names[use.card],
                "number": use.number,
                "recruitment": use.recruitment,
            }
            for use in table.uses
        ],
        "deck": [names[card] for card in table.deck],
        "discards": [names[card] for card in table.discards],
        "played": [
            {
                "seat": played.seat,
                "objective": state.components.objective_names[played.objective],
                "looks": played.looks,
            }
            for played in table.played
        ],
        "players": [_player(state, table, player) for player in state.players],
    }


def _player(state: State, table: Table, player: Player) -> Data:
    names = state.components.names
    seat = player.seat
    return {
        # At hand for backstage cards while they can be used.
        "cylinders": cylinders_for_cards(state, player) if state.phase == COMPANY_PHASE else 0,
        "theater": [COLOURS[colour] for colour in table.theaters[seat]],
        "hats": {names[character]: COLOURS[colour] for character, colour in table.hats[seat].items()},
        "fewer_rests": table.eased[seat],
        "spared": [names[c] for c in player.troupe if table.sparing[seat] >> c & 1],
        "held": table.held[seat],
        "excused": bool(table.excused >> seat & 1),
    }
