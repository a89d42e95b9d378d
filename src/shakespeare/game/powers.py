"""Powers: one executor for the icons of all characters, and the decisions they lead to (R4.6, R5)."""

from typing import Final

from shakespeare.game import history, icons
from shakespeare.game.acts import STEP_BACK, STEP_FORWARD, step_forward
from shakespeare.game.ambiance import change_ambiance, change_others_ambiance
from shakespeare.game.costumes import put_on
from shakespeare.game.moves import COSTUME, DONE, KEEP_TOKEN, SET, SPEND_TOKEN, Move
from shakespeare.game.objectives import QUEEN
from shakespeare.game.reasons import Reason, not_now
from shakespeare.game.stage import build, is_supported, is_symmetric, open_cells
from shakespeare.game.state import Cue, Player, State, Step
from shakespeare.game.terms import (
    ACTIVATION,
    ASSISTANT,
    COLOURS,
    COSTUMES_ONLY,
    CRAFT,
    EMPTY,
    NOT_YELLOW,
    SETS_ONLY,
    STRIDE,
    TOKEN_VALUE,
    VALUES,
    YELLOW,
)
from shakespeare.game.terms import COSTUME as COSTUME_ELEMENT
from shakespeare.game.terms import SET as SET_ELEMENT
from shakespeare.game.wardrobe import in_circle

ONE: Final = -1  # a value left that means: one element, whatever it is worth


class Power(Step):
    """The icons of an activated character, in printed order; `index` is the next one (R4.6)."""

    name = "power"
    source: int = ACTIVATION  # of what it brings

    def program(self, state: State, cue: Cue) -> tuple[icons.Icon, ...]:
        return state.components.activate[cue.character]

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        seat = cue.seat
        program = self.program(state, cue)
        for index in range(cue.index, len(program)):
            icon = program[index]
            code = icon.code
            if code == icons.QUILL:
                step_forward(state, seat, icon.act)
            elif code == icons.COIN:
                state.gain_money(seat, icon.pounds, self.source)
            elif code == icons.MASK:
                change_ambiance(state, seat, 1)
            elif code == icons.RED_MASK:
                change_ambiance(state, seat, -1)
            elif code == icons.BLACK_MASK:
                change_others_ambiance(state, seat, -1)
            elif code == icons.PRESTIGE:
                state.gain_prestige(seat, 1, self.source)
            elif code == icons.TOKEN:
                state.gain_token(seat)
            else:
                state.replace(Cue(self, seat, cue.character, index + 1))
                _ask(state, cue, icon)
                return []
        state.pop()
        return []


def _ask(state: State, cue: Cue, icon: icons.Icon) -> None:
    """Call the question that an icon asks."""
    seat = cue.seat
    character = cue.character
    if icon.code == icons.WHITE_QUILL:
        state.push(Cue(STEP_FORWARD, seat, character))
    elif icon.code == icons.BLACK_QUILL:
        state.push(Cue(STEP_BACK, seat, character))
    elif icon.code == icons.AUDIENCE:
        state.push(Cue(QUEEN, seat, character))
    elif icon.code == icons.ELEMENT:
        state.push(Cue(TAKE, seat, character, value=ONE, elements=icon.elements, colours=icon.colours))
    elif icon.code == icons.CRAFTSMAN:
        player = state.players[seat]
        value = craftsman_value(state, player, character)
        if player.tokens:
            state.push(Cue(TOKEN, seat, character, value=value))
        else:
            state.push(craft(state, seat, character, value))
    else:
        state.expansion.ask(state, cue, icon)


def craftsman_value(state: State, player: Player, character: int) -> int:
    """A craftsman's value with the player's assistants (R5.7)."""
    kinds = state.components.kinds
    value = state.components.values[character]
    for other in player.troupe:
        if kinds[other] == ASSISTANT:
            value += 1
    return value


def craft(state: State, seat: int, character: int, value: int) -> Cue:
    kind = state.components.kinds[character]
    workshop = state.expansion.workshop(state, state.players[seat], character)
    return Cue(workshop, seat, character, value=value, elements=CRAFT[kind], colours=NOT_YELLOW)


class SpendToken(Step):
    """Whether a "+3" token goes back to the supply for a craftsman (R5.8)."""

    name = "token"
    asks = "token"

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        moves = state.components.moves
        return [moves.spend_token, moves.keep_token]

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        value = cue.value
        if move.kind == SPEND_TOKEN:
            player = state.players[seat]
            player.tokens -= 1
            state.supply += 1
            value += TOKEN_VALUE
            state.tell(history.TOKEN_SPENT, seat, cue.character, player.tokens)
        state.replace(craft(state, seat, cue.character, value))

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind != SPEND_TOKEN and move.kind != KEEP_TOKEN:
            return not_now(move, self.asks)
        return None


class Take(Step):
    """Taking laid-out elements and placing each at once, or declining (R5.4-R5.6, R5.10, R6, R7)."""

    name = "take"
    asks = "take"

    def elements(self, state: State, cue: Cue) -> list[int]:
        """What there is to take from, by kind and colour."""
        return state.crates

    def proceed(self, state: State, cue: Cue) -> list[Move]:
        all_moves = state.components.moves
        player = state.players[cue.seat]
        elements = self.elements(state, cue)
        value = cue.value
        colours = [
            colour
            for colour in range(1, YELLOW + 1)
            if cue.colours >> colour & 1 and (value == ONE or VALUES[colour] <= value)
        ]
        moves: list[Move] = []
        if cue.elements & COSTUMES_ONLY:
            laid_out = [colour for colour in colours if elements[colour]]
            if laid_out:
                circles = state.components.circles
                costumes = player.costumes
                offered = state.expansion.circles
                for character in player.troupe:
                    for circle in offered[costumes[character]]:
                        if circle < circles[character]:
                            for colour in laid_out:
                                moves.append(all_moves.costume[colour][character][circle])
        if cue.elements & SETS_ONLY:
            laid_out = [colour for colour in colours if elements[STRIDE + colour]]
            if laid_out:
                components = state.components
                stage = player.stage
                for cell in open_cells(components, stage):
                    mirrored = stage[components.mirror[cell]]
                    for colour in laid_out:
                        if mirrored == EMPTY or is_symmetric(components, stage, cell, colour):
                            moves.append(all_moves.set[colour][cell])
        if moves:
            moves.append(all_moves.done)
        else:
            if value:
                self.find_nothing(state, cue)
            state.pop()
        return moves

    def find_nothing(self, state: State, cue: Cue) -> None:
        """There is nothing (more) to take that could be placed."""
        state.tell(history.NOTHING_TO_TAKE, cue.seat, cue.character, max(cue.value, 0))

    def decline(self, state: State, cue: Cue) -> None:
        state.tell(history.DECLINED, cue.seat, cue.character)

    def play(self, state: State, cue: Cue, seat: int, move: Move) -> None:
        if move.kind == DONE:
            state.pop()
            self.decline(state, cue)
            return
        element = COSTUME_ELEMENT if move.kind == COSTUME else SET_ELEMENT
        state.crates[element * STRIDE + move.a] -= 1
        self.place(state, cue, move)

    def place(self, state: State, cue: Cue, move: Move) -> None:
        """Put an element that has been taken where the move says; go on with what is left of the value."""
        seat = cue.seat
        if cue.value == ONE:
            state.pop()
        else:
            value = cue.value - VALUES[move.a]
            state.replace(
                Cue(self, seat, cue.character, value=value, elements=cue.elements, colours=cue.colours)
            )
        if move.kind == COSTUME:
            put_on(state, seat, move.a, move.b, move.c)
        else:
            build(state, seat, move.a, move.b)

    def nameable(self, state: State, cue: Cue, seat: int) -> list[Move]:
        """Elements of both kinds and all colours, on every circle and space of the player."""
        moves = state.components.moves
        named: list[Move] = []
        for colour in range(1, YELLOW + 1):
            for character in state.players[seat].troupe:
                named.extend(moves.costume[colour][character])
            named.extend(moves.set[colour])
        named.append(moves.done)
        return named

    def why_not(self, state: State, cue: Cue, seat: int, move: Move) -> Reason | None:
        if move.kind == DONE:
            return None
        if move.kind == COSTUME:
            return self.cannot_take(state, cue, move, COSTUME_ELEMENT) or self._cannot_wear(
                state, state.players[seat], move
            )
        if move.kind == SET:
            return self.cannot_take(state, cue, move, SET_ELEMENT) or self._cannot_build(
                state, state.players[seat].stage, move
            )
        return not_now(move, self.asks)

    def cannot_take(self, state: State, cue: Cue, move: Move, element: int) -> Reason | None:
        """Why such an element is not to be had, wherever it would go."""
        kind = ("costume", "set")[element]
        colour = COLOURS[move.a]
        character = state.components.names[cue.character]
        if not cue.elements >> element & 1:
            return Reason(f"{kind}-not-taken", _rule_of_taking(state, cue), {"character": character})
        if not cue.colours >> move.a & 1:
            rule = _rule_of_taking(state, cue)
            if cue.value != ONE:
                return Reason(f"{kind}-yellow", rule, {"character": character})
            wanted = [COLOURS[other] for other in range(1, YELLOW + 1) if cue.colours >> other & 1]
            if len(wanted) > 1:
                several: dict[str, object] = {"character": character, "colour": colour, "colours": wanted}
                return Reason(f"{kind}-other-colours", rule, several)
            return Reason(
                f"{kind}-other-colour", rule, {"character": character, "colour": colour, "wanted": wanted[0]}
            )
        if not self.elements(state, cue)[element * STRIDE + move.a]:
            return self.missing(kind, colour)
        if cue.value != ONE and VALUES[move.a] > cue.value:
            args: dict[str, object] = {"colour": colour, "value": VALUES[move.a], "left": cue.value}
            return Reason(f"{kind}-too-dear", "R5.4", args)
        return None

    def missing(self, kind: str, colour: str) -> Reason:
        """There is no such element to take."""
        return Reason(f"{kind}-not-laid-out", "R0.5", {"colour": colour})

    def _cannot_wear(self, state: State, player: Player, move: Move) -> Reason | None:
        args: dict[str, object] = {"character": state.components.names[move.b], "circle": move.c + 1}
        if move.b not in player.troupe:
            return Reason("wearer-not-yours", "R6.1", args)
        costume = player.costumes[move.b]
        if in_circle(costume, move.c):
            return Reason("circle-filled", "R6.1", args)
        offered = state.expansion.circles[costume]
        if move.c not in offered:
            args["first"] = offered[-1] + 1
            return Reason("circle-not-first", "R6.1", args)
        return None

    def _cannot_build(self, state: State, stage: list[int], move: Move) -> Reason | None:
        components = state.components
        cell = move.b
        args: dict[str, object] = {"place": components.cell_names[cell]}
        if components.virtual[cell]:
            return Reason("space-virtual", "R7.2", args)
        if stage[cell] != EMPTY:
            args["colour"] = COLOURS[stage[cell]]
            return Reason("space-filled", "R7.1", args)
        if not is_supported(components, stage, cell):
            left, right = components.below[cell]
            missing = left if stage[left] == EMPTY else right
            args["missing"] = components.cell_names[missing]
            return Reason("space-unsupported", "R7.1", args)
        if not is_symmetric(components, stage, cell, move.a):
            mirror = components.mirror[cell]
            args["mirror"] = components.cell_names[mirror]
            args["colour"] = COLOURS[stage[mirror]]
            return Reason("space-asymmetric", "R7.3", args)
        return None

    def arguments(self, state: State, cue: Cue, seat: int) -> dict[str, object]:
        return {
            "elements": ("none", "costumes", "sets", "both")[cue.elements],
            "colours": [COLOURS[colour] for colour in range(1, YELLOW + 1) if cue.colours >> colour & 1],
        }


def _rule_of_taking(state: State, cue: Cue) -> str:
    """The rule that says what is taken here: by a craftsman, a jeweler, an actor."""
    if cue.value != ONE:
        return "R5.4"
    return state.expansion.taking_rule(cue.character) or ("R5.5" if cue.colours == 1 << YELLOW else "R5.6")


POWER: Final = Power()
TOKEN: Final = SpendToken()
TAKE: Final = Take()
