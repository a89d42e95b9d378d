"""The end of the game: objectives, yellow elements, payment, and who has won (R10.4, R10.5, R10.7, R11.8)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.measures import payroll
from shakespeare.game.state import Player, State
from shakespeare.game.terms import (
    END_PHASE,
    GOLD,
    HATS,
    MONEY_SOURCES,
    OBJECTIVES,
    UNPAID,
    YELLOW,
)
from shakespeare.game.wardrobe import YELLOWS

UNPAID_PENALTY: Final = -2
# What brings prestige at the end of the game only.
_OF_THE_END: Final[tuple[int, ...]] = (OBJECTIVES, GOLD, HATS, UNPAID)


def settle(state: State) -> None:
    """The final scoring (R10.4), in its order (R11.8): objectives first, which may look at money, and the pay last."""
    if state.seats > 1:
        state.disclose()
    for seat in state.order:
        player = state.players[seat]
        points: list[int] = []
        # All count before any scores: one may count prestige.
        counted = [measure(state, player, objective) for objective in player.objectives]
        for objective, measured in zip(player.objectives, counted, strict=True):
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


def is_counting(state: State, objective: int) -> bool:
    """Whether it counts something, and not only does something (R11.6)."""
    return objective < state.components.objectives


def measure(state: State, player: Player, objective: int) -> int:
    """What an objective counts."""
    if not is_counting(state, objective):
        return 0
    return state.components.objective_counts[objective].of(state, player)


def measures(state: State, player: Player) -> list[int]:
    """What each objective in hand counts now; once the game is over, what it counted (R10.4)."""
    if state.phase == END_PHASE and player.objectives:
        player = _before_the_end(state, player)
    return [measure(state, player, objective) for objective in player.objectives]


def _before_the_end(state: State, player: Player) -> Player:
    """The player of a finished game with the money and prestige that objectives looked at."""
    before = player.copy()
    for character in _paid(player, payroll(state, player, True)):
        before.money += state.components.costs[character]
    for amounts in player.ledger:
        for source in _OF_THE_END:
            before.prestige -= amounts[source]
    return before


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
