"""Backstage cards: laying them out, and the action of using one (R11.2, R11.3)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.backstage.table import Use, parts_of, table_of
from shakespeare.game.chance import BACKSTAGE_DECK
from shakespeare.game.icons import Icon
from shakespeare.game.moves import USE, USE_RECRUITMENT, Move
from shakespeare.game.powers import Power
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.setup import deal_day
from shakespeare.game.state import Cue, Player, State
from shakespeare.game.terms import BACKSTAGE, CYLINDERS


def renew_cards(state: State) -> None:
    """Discard what is laid out, and lay out new ones; kept cards have left the row (R11.2)."""
    table = table_of(state)
    if table.row:
        state.tell_list(history.BACKSTAGE_DISCARDED, table.row)
    table.discards = (*table.discards, *table.row)
    if state.seats == 1:  # of all five at hand, those on cards come back with them (R11.9)
        state.players[0].wagered -= sum([use.cylinders for use in table.uses])
    table.uses = ()
    table.row, table.deck, table.discards = deal_day(
        state, BACKSTAGE_DECK, table.deck, table.discards, history.BACKSTAGE_RESHUFFLED
    )
    state.tell_list(history.BACKSTAGE_LAID_OUT, table.row)


def use_of(state: State, card: int) -> Use | None:
    """How a card is used today."""
    for use in table_of(state).uses:
        if use.card == card:
            return use
    return None


def cylinders_for_cards(state: State, player: Player) -> int:
    """Those at hand for backstage cards: unwagered ones (R11.3), in the solo game any (R11.9)."""
    if state.seats == 1:
        return player.cylinders
    left = CYLINDERS - player.wagered
    for use in table_of(state).uses:
        if use.seat == player.seat:
            left -= use.cylinders
    return left


def uses(state: State, player: Player) -> list[Move]:
    """The cards that a player may use, with every number that can be put on them (R11.3)."""
    table = table_of(state)
    moves = table.parts.moves
    left = cylinders_for_cards(state, player)
    occupied = [use.card for use in table.uses]
    found: list[Move] = []
    if not left and player.recruited:
        return found
    for card in table.row:
        if card not in occupied:
            for move in moves.use[card]:
                if move.b <= left:
                    found.append(move)
            if not player.recruited:
                for move in moves.use_recruitment[card]:
                    if move.b - 1 <= left:
                        found.append(move)
    return found


def all_uses(state: State) -> list[Move]:
    """Every use of the cards laid out, possible or not."""
    table = table_of(state)
    moves = table.parts.moves
    return [move for card in table.row for move in (*moves.use[card], *moves.use_recruitment[card])]


def use_card(state: State, seat: int, move: Move) -> None:
    table = table_of(state)
    player = state.players[seat]
    use = Use(seat, move.a, move.b, move.kind == USE_RECRUITMENT)
    table.uses = (*table.uses, use)
    if use.recruitment:
        player.recruited = True
        state.tell(history.BACKSTAGE_USED_RECRUITMENT, seat, use.card, use.number)
    else:
        state.tell(history.BACKSTAGE_USED, seat, use.card, use.number)
    if state.seats == 1:
        player.cylinders -= use.cylinders
    state.push(Cue(CARD_POWER, seat, use.card))


def why_not_use(state: State, player: Player, move: Move, asked: str) -> Reason | None:
    if move.kind != USE and move.kind != USE_RECRUITMENT:
        return not_now(move, asked)
    args: dict[str, object] = {"card": state.components.names[move.a]}
    if use_of(state, move.a) is not None:
        return Reason("backstage-occupied", "R11.3", args)
    if move.a not in table_of(state).row:
        return Reason("backstage-not-laid-out", "R11.3", args)
    recruitment = move.kind == USE_RECRUITMENT
    if recruitment and player.recruited:
        return Reason("recruitment-used", "R11.3", {})
    left = cylinders_for_cards(state, player)
    wanted = move.b - recruitment
    if wanted > left:
        args["cylinders"] = wanted
        args["left"] = left
        return Reason("backstage-too-dear", "R11.9" if state.seats == 1 else "R11.3", args)
    return None


class CardPower(Power):
    """The icons of a backstage card in use, for the number of cylinders that lie on it (R11.3)."""

    name = "card-power"
    source: int = BACKSTAGE

    def program(self, state: State, cue: Cue) -> tuple[Icon, ...]:
        use = use_of(state, cue.character)
        assert use is not None
        return parts_of(state).powers[use.card][use.number]


CARD_POWER: Final = CardPower()
