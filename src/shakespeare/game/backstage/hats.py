"""The Hatter, and what hats bring at the end (R11.4, R11.8)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.backstage.table import or_decline, parts_of, table_of
from shakespeare.game.moves import DONE, HAT, Move
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.state import Cue, Player, State, Step, changed
from shakespeare.game.terms import COLOURS, COSTUME, HATS, STRIDE, VALUES, YELLOW
from shakespeare.game.wardrobe import in_circle

MATCH: Final = 6  # hat and element in the first circle together


class Hat(Step):
    """A laid-out costume element as a hat on an actor or extra that has none, or none."""

    name = "hat"
    asks = "hat"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        colours = [colour for colour in range(1, YELLOW) if state.crates[COSTUME * STRIDE + colour]]
        wearers = parts_of(state).moves.hat
        hats = table_of(state).hats[cue.seat]
        moves: list[Move] = []
        for character in state.players[cue.seat].troupe:
            if character in wearers and character not in hats:
                for colour in colours:
                    moves.append(wearers[character][colour - 1])
        return or_decline(state, cue, moves)

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        state.pop()
        if move.kind == DONE:
            state.tell(history.DECLINED, seat, cue.character)
            return
        state.crates[COSTUME * STRIDE + move.a] -= 1
        table = table_of(state)
        table.hats = changed(table.hats, seat, {**table.hats[seat], move.b: move.a})
        state.tell(history.HAT_PLACED, seat, move.a, move.b)

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        wearers = parts_of(state).moves.hat
        named: list[Move] = []
        for character in state.players[seat].troupe:
            if character in wearers:
                named.extend(wearers[character])
        return [*named, state.components.moves.done]

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind == DONE:
            return None
        if move.kind != HAT:
            return not_now(move, self.asks)
        args: dict[str, object] = {"character": state.components.names[move.b]}
        if move.a == YELLOW:
            return Reason("hat-yellow", "R11.4", {})
        if move.b not in state.players[seat].troupe:
            return Reason("wearer-not-yours", "R11.4", args)
        if move.b in table_of(state).hats[seat]:
            return Reason("hat-worn", "R11.4", args)
        if not state.crates[COSTUME * STRIDE + move.a]:
            return Reason("costume-not-laid-out", "R0.5", {"colour": COLOURS[move.a]})
        return None


def matching_hats(hats: dict[int, int], player: Player) -> int:
    """How many hats make six with the element in the first circle; yellow counts 3."""
    count = 0
    for character, colour in hats.items():
        if VALUES[colour] + VALUES[in_circle(player.costumes[character], 0)] == MATCH:
            count += 1
    return count


def count_hats(state: State) -> None:
    """A prestige for each (R11.8)."""
    for seat in state.order:
        count = matching_hats(table_of(state).hats[seat], state.players[seat])
        state.tell(history.HATS_COUNTED, seat, count)
        state.gain_prestige(seat, count, HATS)


HAT_STEP: Final = Hat()
