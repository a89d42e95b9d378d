"""What can be seen of a position: the one function through which hidden data becomes visible (R13).

`portray` writes a position as plain data. For a seat it leaves out what that seat may not know (None stands
for it); for nobody's eyes in particular it writes everything, and `position` can read that back.
"""

from typing import Final

from shakespeare.game.ending import ledger_day, measures, projected
from shakespeare.game.measures import payroll
from shakespeare.game.powers import ONE
from shakespeare.game.state import Cue, Look, Player, State
from shakespeare.game.terms import (
    ACTS,
    COLOURS,
    ELEMENTS,
    END_PHASE,
    EXTRA,
    NOBODY,
    PHASES,
    STRIDE,
    VIRTUAL,
    YELLOW,
)
from shakespeare.game.wardrobe import in_circle

EVERYTHING: Final = -2  # the eyes of a saved position
SPECTATOR: Final = -1

Data = dict[str, object]


def portray(state: State, eyes: int) -> Data:
    """The position as `eyes` see it: a seat, SPECTATOR, or EVERYTHING."""
    names = state.components.names
    return {
        "day": state.day,
        "phase": PHASES[state.phase],
        "order": list(state.order),
        "initiative": list(state.initiative),
        "acts": [portray_act(state, act) for act in range(ACTS)],
        "crates": _elements(state.crates),
        "discards": _elements(state.discards),
        "bags": _elements(state.bags),
        "row": [names[card] for card in state.row],
        "deck": [names[card] for card in state.deck],
        "card_discards": [names[card] for card in state.card_discards],
        "supply": state.supply,
        "players": [portray_player(state, player, eyes) for player in state.players],
        "looks": [portray_look(state, look, eyes) for look in state.looks],
        "secret": [portray_secret(state, seat, eyes) for seat in range(state.seats)],
        "chosen": [len(choices) for choices in state.secret],
        "stack": [portray_cue(state, cue) for cue in state.stack[1:]],
        "questions": state.questions[:],
        "deciders": list(state.deciders),
        **state.expansion.portray(state, eyes),
    }


def sees(seat: int, eyes: int) -> bool:
    """Whether these eyes may see what is hidden from all but a seat."""
    return eyes in (seat, EVERYTHING)


def portray_act(state: State, act: int) -> Data:
    return {
        "spaces": state.act_spaces[act * state.discs : (act + 1) * state.discs],
        "ahead": list(state.act_ahead[act]),
    }


def _elements(counts: list[int]) -> Data:
    return {
        kind: {COLOURS[colour]: counts[element * STRIDE + colour] for colour in range(1, YELLOW + 1)}
        for element, kind in enumerate(ELEMENTS)
    }


def portray_player(state: State, player: Player, eyes: int) -> Data:
    components = state.components
    # Objectives are shown to all when they are scored (R10.4).
    open_objectives = sees(player.seat, eyes) or state.phase == END_PHASE
    objectives = [components.objective_names[objective] for objective in player.objectives]
    costs = components.costs
    return {
        "seat": player.seat,
        "prestige": player.prestige,
        "money": player.money,
        "tokens": player.tokens,
        "ambiance": player.ambiance,
        "wagered": player.wagered,
        "cylinders": player.cylinders,
        "recruited": player.recruited,
        "passed": player.passed,
        "troupe": [portray_character(state, player, character) for character in player.troupe],
        "stage": {
            components.cell_names[cell]: COLOURS[colour]
            for cell, colour in enumerate(player.stage)
            if colour and colour != VIRTUAL
        },
        "objective_count": len(player.objectives),
        "objectives": objectives if open_objectives else None,
        "objective_measures": measures(state, player) if open_objectives else None,
        "objective_points": list(player.objective_points),
        "ledger": [ledger_day(amounts) for amounts in player.ledger],
        "payroll": sum([costs[character] for character in payroll(state, player, open_objectives)]),
        "projected": projected(state, player, open_objectives),
    }


def portray_character(state: State, player: Player, character: int) -> Data:
    components = state.components
    costume = player.costumes[character]
    data: Data = {"name": components.names[character]}
    if components.kinds[character] == EXTRA:
        data["card"] = components.names[player.extras[character - components.first_extra]]
    if components.circles[character]:
        data["costume"] = [
            COLOURS[in_circle(costume, circle)] if in_circle(costume, circle) else None
            for circle in range(components.circles[character])
        ]
    data["used"] = bool(player.used >> character & 1)
    data["resting"] = bool(player.resting >> character & 1)
    return data


def portray_look(state: State, look: Look, eyes: int) -> Data:
    names = state.components.objective_names
    seen = sees(look.seat, eyes)
    return {
        "seat": look.seat,
        "count": len(look.drawn),
        "decided": look.kept != NOBODY,
        "drawn": [names[objective] for objective in look.drawn] if seen else None,
        "kept": names[look.kept] if seen and look.kept != NOBODY else None,
    }


def portray_secret(state: State, seat: int, eyes: int) -> list[str] | None:
    return [move.text for move in state.secret[seat]] if sees(seat, eyes) else None


def portray_cue(state: State, cue: Cue) -> Data:
    data: Data = {"step": cue.step.name}
    if cue.seat != NOBODY:
        data["seat"] = cue.seat
    if cue.character != NOBODY:
        data["character"] = state.components.names[cue.character]
    if cue.index:
        data["index"] = cue.index
    if cue.value:
        data["value"] = "one" if cue.value == ONE else cue.value
    return data
