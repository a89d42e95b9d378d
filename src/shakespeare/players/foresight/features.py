"""What a position at dawn holds for a seat, as numbers: the features that an appraisal weighs.

Each has a name and a sentence in FEATURES, in the order of the list that `features` makes. Dawn is when the wagers of a
day are asked: everything of the day before is done, and the elements and cards of the new day are laid out.
"""

from typing import Final

from shakespeare.game import icons
from shakespeare.game.acts import ACT_I_POUNDS, ACT_III_PRESTIGE
from shakespeare.game.backstage.table import Table
from shakespeare.game.ending import is_counting, measure, objective_points, yellow_elements
from shakespeare.game.measures import payroll
from shakespeare.game.state import Player, State
from shakespeare.game.terms import (
    ACTOR,
    ACTS,
    AMBIANCE_START,
    ASSISTANT,
    COSTUMES_ONLY,
    CRAFT,
    CYLINDERS,
    EMPTY,
    EXTRA,
    GREY_SPACES,
    JEWELER,
    PROMPTER,
    PURPLE,
    RAG_PICKER,
    SET,
    SETS_ONLY,
    STRIDE,
    YELLOW,
)
from shakespeare.game.wardrobe import FILLED, WORTH
from shakespeare.players.thumb.company import Company
from shakespeare.players.thumb.outlook import Outlook
from shakespeare.players.thumb.weights import Weights

FEATURES: Final[dict[str, str]] = {
    "prestige": "prestige so far, with that of the yellow elements placed and of hats that match",
    "unpaid": "characters that the money in hand leaves unpaid",
    "unpaid-3": "the same with £3 more",
    "unpaid-6": "the same with £6 more",
    "unpaid-9": "the same with £9 more",
    "unpaid-12": "the same with £12 more",
    "spare": "pounds beyond what all characters cost",
    "act-1": "space on Act I",
    "act-2": "space on Act II",
    "act-3": "space on Act III",
    "grey-1": "1 on a grey space of Act I",
    "grey-2": "1 on a grey space of Act II",
    "grey-3": "1 on a grey space of Act III",
    "pay-1": "pounds that Act I would pay now",
    "pay-3": "prestige that Act III would pay now",
    "first-2": "1 if first on Act II",
    "second-2": "1 if second on Act II",
    "lead-2": "spaces ahead of the furthest other on Act II, from -3 to 3",
    "gloom-1": "1 if one purple set element is laid out",
    "gloom-2": "1 if two or more are",
    "quills-dressed": "quills on complete costumes",
    "pounds-dressed": "pounds on complete costumes",
    "prestige-dressed": "prestige on complete costumes",
    "missing-1": "costumes that lack one element",
    "missing-2": "costumes that lack two",
    "missing-3": "costumes that lack three",
    "worth-1": "value of the elements in costumes that lack one",
    "worth-2": "value of the elements in costumes that lack two",
    "set": "elements in the stage set",
    "open": "spaces of the set that can be filled now",
    "candles": "candles that can be lit now",
    "candles-near": "candles for which one element is missing below",
    "lonely": "set elements whose mirror space is empty",
    "tokens": "“+3” tokens",
    "costume-craft": "value of costumes that the own craftsmen can take, with assistants",
    "set-craft": "the same of set elements",
    "jewelers": "jewelers",
    "actors": "actors",
    "extras": "extras",
    "quills": "quills of own actors",
    "masks": "white masks of own actors, less the red ones",
    "pounds": "pounds of own actors",
    "objectives": "objectives in hand",
    "points": "prestige that the objectives would bring now",
    "way": "parts of the way to the next steps of the objectives",
    "order": "place in the turn order, from 0",
    "rested": "characters that can be activated today",
    "use-1": "what the best of them would bring today, by rules of thumb",
    "use-2": "what the second best would bring",
    "use-3": "what the third best would bring",
    "use-4": "what the fourth best would bring",
    "use-5": "what the fifth best would bring",
    "theater": "elements in the Theater (Backstage)",
    "hats": "hats over an empty first circle (Backstage)",
    "prompters": "prompters (Backstage)",
    "rag-pickers": "rag-pickers (Backstage)",
    "secrets": "objectives in hand that do something instead of counting (Backstage)",
}
COUNT: Final = len(FEATURES)

_FARTHEST: Final = 3


def features(state: State, seat: int, thumb: Weights) -> list[float]:
    """The numbers of FEATURES for a seat at dawn."""
    player = state.players[seat]
    found: list[float] = []
    found.append(float(player.prestige + yellow_elements(player) + state.expansion.prestige_due(player)))
    _money(state, player, found)
    _acts(state, seat, found)
    purple = state.crates[SET * STRIDE + PURPLE]
    found.append(1.0 if purple == 1 else 0.0)
    found.append(1.0 if purple >= AMBIANCE_START - 1 else 0.0)
    _costumes(state, player, found)
    _set(state, player, found)
    _company(state, player, found)
    _objectives(state, player, found)
    found.append(float(state.order.index(seat)))
    uses = Company(Outlook(state, seat, thumb)).uses()
    found.append(float(len(uses)))
    for place in range(CYLINDERS):
        found.append(uses[place] if place < len(uses) else 0.0)
    _backstage(state, player, found)
    return found


def _money(state: State, player: Player, found: list[float]) -> None:
    costs = [state.components.costs[character] for character in payroll(state, player, True)]
    for more in (0, 3, 6, 9, 12):
        left = player.money + more
        paid = 0
        for cost in costs:
            if cost > left:
                break
            left -= cost
            paid += 1
        found.append(float(len(costs) - paid))
    found.append(float(max(0, player.money - sum(costs))))


def _acts(state: State, seat: int, found: list[float]) -> None:
    discs = state.discs
    spaces = [state.act_spaces[act * discs + seat] for act in range(ACTS)]
    for space in spaces:
        found.append(float(space))
    for space in spaces:
        found.append(1.0 if space <= GREY_SPACES else 0.0)
    found.append(float(ACT_I_POUNDS[spaces[0]]))
    found.append(float(ACT_III_PRESTIGE[spaces[2]]))
    ahead = state.act_ahead[1]
    found.append(1.0 if ahead[0] == seat else 0.0)
    found.append(1.0 if len(ahead) > 1 and ahead[1] == seat else 0.0)
    best = 0
    for disc in range(discs):
        if disc != seat:
            best = max(best, state.act_spaces[discs + disc])
    found.append(float(max(-_FARTHEST, min(_FARTHEST, spaces[1] - best))))


def _costumes(state: State, player: Player, found: list[float]) -> None:
    components = state.components
    quills = 0
    pounds = 0
    prestige = 0
    missing = [0, 0, 0, 0]
    worth = [0, 0, 0, 0]
    for character in player.troupe:
        circles = components.circles[character]
        if not circles:
            continue
        costume = player.costumes[character]
        free = circles - FILLED[costume]
        if free:
            missing[free] += 1
            worth[free] += WORTH[costume]
            continue
        for icon in components.rehearse[character]:
            if icon.code == icons.QUILL or icon.code == icons.WHITE_QUILL:
                quills += 1
            elif icon.code == icons.COIN:
                pounds += icon.pounds
            elif icon.code == icons.PRESTIGE:
                prestige += 1
    for count in (quills, pounds, prestige, missing[1], missing[2], missing[3], worth[1], worth[2]):
        found.append(float(count))


def _set(state: State, player: Player, found: list[float]) -> None:
    components = state.components
    stage = player.stage
    filled = 0
    openings = 0
    candles = 0
    near = 0
    lonely = 0
    for cell in range(components.cells):
        if components.virtual[cell]:
            continue
        if stage[cell] != EMPTY:
            filled += 1
            if stage[components.mirror[cell]] == EMPTY and stage[cell] != YELLOW:
                lonely += 1
            continue
        left, right = components.below[cell]
        lacking = 0
        if left >= 0:
            lacking = (1 if stage[left] == EMPTY else 0) + (1 if stage[right] == EMPTY else 0)
        if lacking == 0:
            openings += 1
            if components.candle[cell]:
                candles += 1
        elif lacking == 1 and components.candle[cell]:
            near += 1
    for count in (filled, openings, candles, near, lonely):
        found.append(float(count))


def _company(state: State, player: Player, found: list[float]) -> None:
    components = state.components
    assistants = 0
    for character in player.troupe:
        if components.kinds[character] == ASSISTANT:
            assistants += 1
    costume_craft = 0
    set_craft = 0
    jewelers = 0
    actors = 0
    extras = 0
    quills = 0
    masks = 0
    pounds = 0
    for character in player.troupe:
        kind = components.kinds[character]
        craft = CRAFT[kind]
        if craft:
            value = components.values[character] + assistants
            if craft & COSTUMES_ONLY:
                costume_craft += value
            if craft & SETS_ONLY:
                set_craft += value
        elif kind == ACTOR:
            actors += 1
            for icon in components.activate[character]:
                if icon.code == icons.QUILL or icon.code == icons.WHITE_QUILL:
                    quills += 1
                elif icon.code == icons.MASK:
                    masks += 1
                elif icon.code == icons.RED_MASK:
                    masks -= 1
                elif icon.code == icons.COIN:
                    pounds += icon.pounds
        elif kind == JEWELER:
            jewelers += 1
        elif kind == EXTRA:
            extras += 1
    for count in (player.tokens, costume_craft, set_craft, jewelers, actors, extras, quills, masks, pounds):
        found.append(float(count))


def _objectives(state: State, player: Player, found: list[float]) -> None:
    points = 0
    way = 0.0
    for objective in player.objectives:
        if not is_counting(state, objective):
            continue
        counted = measure(state, player, objective)
        scored = objective_points(state, objective, counted)
        points += scored
        steps = state.components.objective_steps[objective]
        if scored < len(steps):
            before = steps[scored - 1] if scored else 0
            at_once = steps.count(steps[scored])
            way += at_once * (counted - before) / (steps[scored] - before)
    found.append(float(len(player.objectives)))
    found.append(float(points))
    found.append(way)


def _backstage(state: State, player: Player, found: list[float]) -> None:
    table = state.expansion
    if not isinstance(table, Table):
        for _ in range(5):
            found.append(0.0)
        return
    found.append(float(len(table.theaters[player.seat])))
    hats = 0
    for wearer in table.hats[player.seat]:
        if not player.costumes[wearer] & 7:
            hats += 1
    found.append(float(hats))
    prompters = 0
    pickers = 0
    for character in player.troupe:
        if state.components.kinds[character] == PROMPTER:
            prompters += 1
        elif state.components.kinds[character] == RAG_PICKER:
            pickers += 1
    found.append(float(prompters))
    found.append(float(pickers))
    secrets = 0
    for objective in player.objectives:
        if not is_counting(state, objective):
            secrets += 1
    found.append(float(secrets))
