"""What has changed in what can be seen: for those who have been shown a view and need not be shown all of it again.

A change is a table with the changes by key or place, or a list with the new value; what stays the same is in neither.
"""

from shakespeare.game.ending import ledger_day, measures, projected
from shakespeare.game.measures import payroll
from shakespeare.game.state import Player, State
from shakespeare.game.terms import ACTS, COLOURS, ELEMENTS, END_PHASE, PHASES, STRIDE, VIRTUAL, YELLOW
from shakespeare.game.view import (
    Data,
    portray_act,
    portray_character,
    portray_cue,
    portray_look,
    portray_player,
    portray_secret,
    sees,
)

Change = Data | list[object]


def changes(before: object, after: object) -> Change:
    """What makes one value of another: by key or place where both have the same ones, else the new value in a list."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: changes(before[key], after[key]) for key in after if before[key] != after[key]}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return {
            str(place): changes(before[place], after[place])
            for place in range(len(after))
            if before[place] != after[place]
        }
    return [after]


def portray_changes(before: State, after: State, eyes: int) -> Data:
    """What makes one portrait of another of the same game: `changes` of both, found without drawing them."""
    names = after.components.names
    found: Data = {}
    if before.day != after.day:
        found["day"] = [after.day]
    if before.phase != after.phase:
        found["phase"] = [PHASES[after.phase]]
    if before.order != after.order:
        found["order"] = [list(after.order)]
    if before.initiative != after.initiative:
        found["initiative"] = [list(after.initiative)]
    has_moved = before.act_spaces != after.act_spaces or before.act_ahead != after.act_ahead
    if has_moved:
        found["acts"] = {
            str(act): [portray_act(after, act)]
            for act in range(ACTS)
            if portray_act(before, act) != portray_act(after, act)
        }
    _elements(found, "crates", before.crates, after.crates)
    _elements(found, "discards", before.discards, after.discards)
    _elements(found, "bags", before.bags, after.bags)
    if before.row != after.row:
        found["row"] = [[names[card] for card in after.row]]
    if before.deck != after.deck:
        found["deck"] = [[names[card] for card in after.deck]]
    if before.card_discards != after.card_discards:
        found["card_discards"] = [[names[card] for card in after.card_discards]]
    if before.supply != after.supply:
        found["supply"] = [after.supply]
    expansion = _expansion(before, after, eyes)
    players: Data = {}
    for seat in range(after.seats):
        player = _player(before, after, seat, eyes, has_moved or bool(expansion))
        if player:
            players[str(seat)] = player
    if players:
        found["players"] = players
    if before.looks is not after.looks:
        found["looks"] = [[portray_look(after, look, eyes) for look in after.looks]]
    if before.secret is not after.secret:
        _secret(found, before, after, eyes)
    if before.stack != after.stack:  # cues are never changed
        found["stack"] = [[portray_cue(after, cue) for cue in after.stack[1:]]]
    if before.questions != after.questions:
        found["questions"] = [after.questions[:]]
    if before.deciders != after.deciders:
        found["deciders"] = [list(after.deciders)]
    found.update(expansion)
    return found


def _expansion(before: State, after: State, eyes: int) -> Data:
    old = before.expansion.portray(before, eyes)
    new = after.expansion.portray(after, eyes)
    return {key: changes(old[key], new[key]) for key in new if old[key] != new[key]}


def _elements(found: Data, name: str, before: list[int], after: list[int]) -> None:
    if before is after or before == after:
        return
    kinds: Data = {}
    for element, kind in enumerate(ELEMENTS):
        counts: Data = {}
        for colour in range(1, YELLOW + 1):
            place = element * STRIDE + colour
            if before[place] != after[place]:
                counts[COLOURS[colour]] = [after[place]]
        if counts:
            kinds[kind] = counts
    found[name] = kinds


def _secret(found: Data, before: State, after: State, eyes: int) -> None:
    secret: Data = {}
    chosen: Data = {}
    for seat in range(after.seats):
        if before.secret[seat] != after.secret[seat]:
            if sees(seat, eyes):
                secret[str(seat)] = [portray_secret(after, seat, eyes)]
            if len(before.secret[seat]) != len(after.secret[seat]):
                chosen[str(seat)] = [len(after.secret[seat])]
    if secret:
        found["secret"] = secret
    if chosen:
        found["chosen"] = chosen


def _player(before: State, after: State, seat: int, eyes: int, has_moved: bool) -> Change:
    """`has_moved`: something outside of what lies before the players has changed that their score may depend on."""
    old, new = before.players[seat], after.players[seat]
    if (before.phase == END_PHASE) != (after.phase == END_PHASE):  # hidden things are shown, or hidden again
        return [portray_player(after, new, eyes)]
    found: Data = {}
    if old.prestige != new.prestige:
        found["prestige"] = [new.prestige]
    if old.money != new.money:
        found["money"] = [new.money]
    if old.tokens != new.tokens:
        found["tokens"] = [new.tokens]
    if old.ambiance != new.ambiance:
        found["ambiance"] = [new.ambiance]
    if old.wagered != new.wagered:
        found["wagered"] = [new.wagered]
    if old.cylinders != new.cylinders:
        found["cylinders"] = [new.cylinders]
    if old.recruited != new.recruited:
        found["recruited"] = [new.recruited]
    if old.passed != new.passed:
        found["passed"] = [new.passed]
    troupe = _troupe(after, old, new)
    if troupe:
        found["troupe"] = troupe
    if old.stage is not new.stage:
        stage = _stage(after, old, new)
        if stage:
            found["stage"] = stage
    if old.ledger is not new.ledger:
        ledger: Data = {}
        for day, amounts in enumerate(new.ledger):
            if old.ledger[day] != amounts:
                ledger[str(day)] = [ledger_day(amounts)]
        if ledger:
            found["ledger"] = ledger
    is_open = sees(seat, eyes) or after.phase == END_PHASE
    if old.objectives != new.objectives:
        found["objective_count"] = [len(new.objectives)]
        if is_open:
            found["objectives"] = [[after.components.objective_names[number] for number in new.objectives]]
    if old.objective_points != new.objective_points:
        found["objective_points"] = [list(new.objective_points)]
    if not found and not has_moved:
        return found
    if is_open and measures(before, old) != (counted := measures(after, new)):
        found["objective_measures"] = [counted]
    if (owed := _owed(after, new, is_open)) != _owed(before, old, is_open):
        found["payroll"] = [owed]
    if (score := projected(after, new, is_open)) != projected(before, old, is_open):
        found["projected"] = [score]
    return found


def _owed(state: State, player: Player, is_open: bool) -> int:
    costs = state.components.costs
    return sum([costs[character] for character in payroll(state, player, is_open)])


def _troupe(after: State, old: Player, new: Player) -> Change:
    if old.troupe != new.troupe or old.extras != new.extras:
        return [[portray_character(after, new, character) for character in new.troupe]]
    found: Data = {}
    marked = old.used ^ new.used | old.resting ^ new.resting
    if marked or old.costumes is not new.costumes:
        for place, character in enumerate(new.troupe):
            if marked >> character & 1 or old.costumes[character] != new.costumes[character]:
                found[str(place)] = [portray_character(after, new, character)]
    return found


def _stage(after: State, old: Player, new: Player) -> Change:
    cells = after.components.cell_names
    found: Data = {}
    for cell, colour in enumerate(new.stage):
        if colour != old.stage[cell]:
            if not colour:  # taken back
                return [
                    {
                        cells[other]: COLOURS[filled]
                        for other, filled in enumerate(new.stage)
                        if filled and filled != VIRTUAL
                    }
                ]
            found[cells[cell]] = [COLOURS[colour]]
    return found
