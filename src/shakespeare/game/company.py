"""Phase 2: recruitment and activation, round and round (R4)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.ambiance import join_initiative
from shakespeare.game.moves import ACTIVATE, PASS, RECRUIT, RECRUIT_EXTRA, Move
from shakespeare.game.reasons import Reason
from shakespeare.game.solo import reward_thrift
from shakespeare.game.state import Cue, Player, State, Step
from shakespeare.game.terms import ASSISTANT, EXTRA


def hire(state: State, seat: int, card: int, as_extra: bool) -> None:
    """Take a laid-out card, for good, as the character or as an extra (R4.2)."""
    player = state.players[seat]
    state.row = tuple([other for other in state.row if other != card])
    if as_extra:
        extra = state.components.first_extra + len(player.extras)
        player.extras = (*player.extras, card)
        player.troupe = (*player.troupe, extra)
        state.tell(history.RECRUITED_EXTRA, seat, card, extra)
    else:
        player.troupe = (*player.troupe, card)
        state.tell(history.RECRUITED, seat, card)


def recruits(state: State) -> list[Move]:
    moves = state.components.moves
    found: list[Move] = []
    for card in state.row:
        found.append(moves.recruit[card])
        found.append(moves.recruit_extra[card])
    return found


def why_not_recruit(state: State, move: Move) -> Reason | None:
    if move.a in state.row:
        return None
    return Reason("card-not-laid-out", "R4.2", {"card": state.components.names[move.a]})


def ready(state: State, player: Player) -> int:
    """The characters that could receive a cylinder (R4.4), as bits."""
    if not player.cylinders:
        return 0
    troupe = 0
    for character in player.troupe:
        troupe |= 1 << character
    return troupe & state.components.activatable & ~(player.used | player.resting)


def actions(state: State, player: Player) -> list[Move]:
    """What a player may do in a turn, passing aside (R4.1)."""
    moves = state.components.moves
    found = [] if player.recruited else recruits(state)
    can_receive = ready(state, player)
    if can_receive:
        for character in player.troupe:
            if can_receive >> character & 1:
                found.append(moves.activate[character])
    found.extend(state.expansion.actions(state, player))
    return found


def act(state: State, seat: int, move: Move) -> None:
    """Carry out an action."""
    player = state.players[seat]
    if move.kind == ACTIVATE:
        player.cylinders -= 1
        player.used |= 1 << move.a
        state.tell(history.ACTIVATED, seat, move.a)
        if state.components.gives_initiative[move.a] and seat not in state.initiative:  # R4.5
            join_initiative(state, seat)
        state.push(Cue(state.expansion.power(state, player, move.a), seat, move.a))
    elif move.kind == RECRUIT or move.kind == RECRUIT_EXTRA:
        player.recruited = True
        hire(state, seat, move.a, move.kind == RECRUIT_EXTRA)
    else:
        state.expansion.act(state, seat, move)


def nameable_actions(state: State, player: Player) -> list[Move]:
    moves = state.components.moves
    troupe = [moves.activate[character] for character in player.troupe]
    return [*recruits(state), *troupe, *state.expansion.nameable_actions(state, player)]


def why_not_act(state: State, player: Player, move: Move, asked: str) -> Reason | None:
    if move.kind == RECRUIT or move.kind == RECRUIT_EXTRA:
        if player.recruited:
            return Reason("recruited-already", "R4.1", {})
        return why_not_recruit(state, move)
    if move.kind == ACTIVATE:
        return _cannot_activate(state, player, move.a)
    return state.expansion.why_not_act(state, player, move, asked)


def _cannot_activate(state: State, player: Player, character: int) -> Reason | None:
    components = state.components
    args: dict[str, object] = {"character": components.names[character]}
    if character not in player.troupe:
        return Reason("character-not-yours", "R4.4", args)
    if not components.activatable >> character & 1:
        kind = components.kinds[character]
        if kind == ASSISTANT:
            return Reason("assistant-not-activated", "R4.4", args)
        return Reason("extra-not-activated" if kind == EXTRA else "never-activated", "R4.4", args)
    if player.used >> character & 1:
        return Reason("character-used", "R4.4", args)
    if player.resting >> character & 1:
        return Reason("character-resting", "R4.4", args)
    if not player.cylinders:
        return Reason("no-cylinder-left", "R4.4", args)
    return None


class Company(Step):
    """One action at a time, in Order; `seat` is whose turn it is, or would be if not for having passed."""

    name = "company"
    asks = "action"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        start = state.order.index(cue.seat)
        for turn in range(state.seats):
            seat = state.order[(start + turn) % state.seats]
            player = state.players[seat]
            if player.passed:
                continue
            moves = actions(state, player)
            if not moves:  # R4.3
                player.passed = True
                state.tell(history.PASSED_BY_RULE, seat)
                continue
            if seat != cue.seat:
                state.replace(Cue(self, seat))
            if player.recruited:
                moves.append(state.components.moves.pass_)
            return moves
        if state.seats == 1:
            reward_thrift(state)
        state.pop()
        return []

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        order = state.order
        state.replace(Cue(self, order[(order.index(seat) + 1) % state.seats]))
        if move.kind == PASS:
            state.players[seat].passed = True
            state.tell(history.PASSED, seat)
        else:
            act(state, seat, move)

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        return [*nameable_actions(state, state.players[seat]), state.components.moves.pass_]

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        player = state.players[seat]
        if move.kind == PASS:
            return None if player.recruited else Reason("pass-before-recruiting", "R4.3", {})
        return why_not_act(state, player, move, self.asks)


COMPANY: Final = Company()
