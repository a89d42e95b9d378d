"""The end of the game: objectives, yellow elements, payment, and who has won (R10.4, R10.5, R10.7, R11.8)."""

from typing import Final

from shakespeare.edition import MEASURES
from shakespeare.game import history
from shakespeare.game.acts import space_of
from shakespeare.game.costumes import WORTH, YELLOWS, is_complete
from shakespeare.game.state import Player, State
from shakespeare.game.terms import (
    ACTOR,
    ACTS,
    CIRCLES,
    EMPTY,
    END_PHASE,
    EXTRA,
    GOLD,
    MONEY_SOURCES,
    OBJECTIVES,
    UNPAID,
    VIRTUAL,
    YELLOW,
)

UNPAID_PENALTY: Final = -2


def settle(state: State) -> None:
    """The final scoring (R10.4), in its order (R11.8): objectives first, which may look at money, and the pay last."""
    if state.seats > 1:
        state.disclose()
    for seat in state.order:
        player = state.players[seat]
        points: list[int] = []
        for objective in player.objectives:
            measured = measure(state, player, objective)
            scored = objective_points(state, objective, measured)
            points.append(scored)
            state.tell(history.OBJECTIVE_SCORED, seat, objective, measured, scored)
            state.gain_prestige(seat, scored, OBJECTIVES)
        player.objective_points = tuple(points)
    state.expansion.after_objectives(state)
    for seat in state.order:
        yellow = yellow_elements(state.players[seat])
        state.tell(history.YELLOW_COUNTED, seat, yellow)
        state.gain_prestige(seat, yellow, GOLD)
    state.expansion.before_pay(state)
    for seat in state.order:
        _pay(state, seat)
    for seat in state.order:
        player = state.players[seat]
        state.tell(history.FINAL, seat, player.prestige, player.money)
    if state.seats > 1:  # the solo game's result is a score (R10.6)
        state.tell_list(history.WON, tuple(winners(state)))


def _pay(state: State, seat: int) -> None:
    """Cheapest first, so that as many as possible are paid."""
    player = state.players[seat]
    for character in payroll(state, player, True):
        cost = state.components.costs[character]
        if cost <= player.money:
            player.money -= cost
            state.tell(history.PAID, seat, character, cost, player.money)
        else:
            state.tell(history.UNPAID, seat, character, cost)
            state.gain_prestige(seat, UNPAID_PENALTY, UNPAID)


def payroll(state: State, player: Player, with_objectives: bool) -> list[int]:
    """The characters that want pay, cheapest first; `with_objectives` as far as their owner can tell."""
    costs = state.components.costs
    many = len(costs)
    ranked = sorted([costs[c] * many + c for c in player.troupe if costs[c]])  # of equal cost, as numbered
    return state.expansion.payroll(player, [rank % many for rank in ranked], with_objectives)


def _paid(player: Player, wage_earners: list[int]) -> list[int]:
    """Those of them that were paid, once the game is over."""
    fines = sum([amounts[UNPAID] for amounts in player.ledger])
    return wage_earners[: len(wage_earners) - fines // UNPAID_PENALTY]


def unpaid(state: State, player: Player, with_objectives: bool) -> int:
    """How many characters the money in hand would leave unpaid."""
    money = player.money
    left = 0
    for character in payroll(state, player, with_objectives):
        cost = state.components.costs[character]
        if cost <= money:
            money -= cost
        else:
            left += 1
    return left


def yellow_elements(player: Player) -> int:
    yellow = 0
    for colour in player.stage:
        if colour == YELLOW:
            yellow += 1
    for character in player.troupe:
        yellow += YELLOWS[player.costumes[character]]
    return yellow


def complete_costumes(state: State, player: Player) -> list[int]:
    """Characters with a complete costume."""
    return [character for character in player.troupe if is_complete(state, player, character)]


def measure(state: State, player: Player, objective: int) -> int:
    """What an objective counts."""
    components = state.components
    kinds = components.kinds
    seat = player.seat
    number = components.objective_measures[objective]
    if number < 0:  # it does something else than to count
        return 0
    name = MEASURES[number]
    if name == "acts-first":  # pile order included, grey spaces too (R10.7)
        return len([act for act in range(ACTS) if state.act_ahead[act][0] == seat])
    if name == "costumes-complete":
        circles = components.circles  # a costume of two does not count (R11.7)
        return len([c for c in complete_costumes(state, player) if circles[c] == CIRCLES])
    if name == "non-actors":  # R11.7; an extra is neither (R0.2)
        return len([c for c in player.troupe if kinds[c] != ACTOR and kinds[c] != EXTRA])
    if name == "stage-filled":
        return len([colour for colour in player.stage if colour != EMPTY and colour != VIRTUAL])
    if name == "yellow-elements":
        return yellow_elements(player)
    if name == "actors":
        return len([c for c in player.troupe if kinds[c] == ACTOR])
    if name == "pounds":
        return player.money
    if name == "costumes-worth":
        worth = components.objective_worths[objective]
        return len([c for c in complete_costumes(state, player) if WORTH[player.costumes[c]] >= worth])
    if name == "least-act":
        return min([space_of(state, act, seat) for act in range(ACTS)])
    if name == "extras-costumed":
        return len([c for c in complete_costumes(state, player) if kinds[c] == EXTRA])
    raise AssertionError(name)


def measures(state: State, player: Player) -> list[int]:
    """What each objective in hand counts now; once the game is over, what it counted before the pay (R10.4)."""
    counted = [measure(state, player, objective) for objective in player.objectives]
    if state.phase == END_PHASE:
        pounds = MEASURES.index("pounds")
        paid = _paid(player, payroll(state, player, True))
        for place, objective in enumerate(player.objectives):
            if state.components.objective_measures[objective] == pounds:
                counted[place] += sum([state.components.costs[character] for character in paid])
    return counted


def objective_points(state: State, objective: int, measured: int) -> int:
    return len([step for step in state.components.objective_steps[objective] if measured >= step])


def ranks(state: State) -> list[int]:
    """Each seat's place, 1 the best; most prestige, then most pounds left, else shared (R10.5)."""
    results = [(player.prestige, player.money) for player in state.players]
    return [1 + len([other for other in results if other > result]) for result in results]


def winners(state: State) -> list[int]:
    return [seat for seat, rank in enumerate(ranks(state)) if rank == 1]


def ledger_day(amounts: list[int]) -> dict[str, int]:
    """The prestige of a day by source, without the zeros."""
    return {name: amounts[source] for source, name in enumerate(MONEY_SOURCES) if amounts[source]}


def projected(state: State, player: Player, with_objectives: bool) -> int:
    """The player's score if the game ended now."""
    score = player.prestige
    if state.phase != END_PHASE:
        score += yellow_elements(player) + UNPAID_PENALTY * unpaid(state, player, with_objectives)
        score += state.expansion.prestige_due(player)
        if with_objectives:
            for objective in player.objectives:
                score += objective_points(state, objective, measure(state, player, objective))
    return score


class Standing:
    """One seat's final score, taken apart."""

    def __init__(
        self,
        seat: int,
        score: int,
        rank: int,
        tied: bool,
        sources: dict[str, int],
        days: list[dict[str, int]],
        objectives: dict[str, int],
        payroll: int,
        unpaid: list[str],
        money: int,
    ) -> None:
        self.seat = seat
        self.score = score
        self.rank = rank
        self.tied = tied
        self.sources = sources  # prestige by source, one entry for each
        self.days = days  # prestige by day and source, without the zeros; day 0 is the start of the game
        self.objectives = objectives  # what each scored
        self.payroll = payroll
        self.unpaid = unpaid
        self.money = money

    def __reduce__(self) -> tuple[type["Standing"], tuple[object, ...]]:
        return Standing, (
            self.seat,
            self.score,
            self.rank,
            self.tied,
            self.sources,
            self.days,
            self.objectives,
            self.payroll,
            self.unpaid,
            self.money,
        )

    def to_dict(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "score": self.score,
            "rank": self.rank,
            "tied": self.tied,
            "sources": dict(self.sources),
            "days": [dict(day) for day in self.days],
            "objectives": dict(self.objectives),
            "payroll": self.payroll,
            "unpaid": list(self.unpaid),
            "money": self.money,
        }

    def __repr__(self) -> str:
        return f"<Standing seat {self.seat}: {self.score} points, rank {self.rank}>"


def standing_of(state: State, seat: int) -> Standing:
    player = state.players[seat]
    components = state.components
    all_ranks = ranks(state)
    sources = {
        MONEY_SOURCES[source]: sum([amounts[source] for amounts in player.ledger])
        for source in (*range(UNPAID), *state.expansion.sources, UNPAID)  # as they are counted (R11.8)
    }
    wage_earners = payroll(state, player, True)
    paid = len(_paid(player, wage_earners))
    return Standing(
        seat,
        player.prestige,
        all_ranks[seat],
        all_ranks.count(all_ranks[seat]) > 1,
        sources,
        [ledger_day(amounts) for amounts in player.ledger],
        {
            components.objective_names[objective]: points
            for objective, points in zip(player.objectives, player.objective_points, strict=True)
        },
        sum([components.costs[character] for character in wage_earners]),
        [components.names[character] for character in wage_earners[paid:]],
        player.money,
    )
