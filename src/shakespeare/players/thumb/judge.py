"""What every answer to a question is worth by rules of thumb, and the best of them."""

from shakespeare.game.ending import is_counting
from shakespeare.game.moves import (
    ACTIVATE,
    ASK_MONEY,
    COSTUME,
    DONE,
    FORGO,
    FROM_CRATES,
    HOLD,
    PASS,
    PAY_PROMPTER,
    PLAY,
    RECRUIT,
    RECRUIT_EXTRA,
    SPEND_TOKEN,
    USE,
    USE_RECRUITMENT,
    Move,
)
from shakespeare.game.objectives import QUEENS_POUNDS
from shakespeare.game.state import Cue, State
from shakespeare.game.terms import BOTH, CRAFT, CYLINDERS, NOBODY, TOKEN_VALUE
from shakespeare.game.terms import COSTUME as COSTUME_ELEMENT
from shakespeare.game.terms import SET as SET_ELEMENT
from shakespeare.players.thumb.backstage import PENALTY, Backstage
from shakespeare.players.thumb.company import Company
from shakespeare.players.thumb.outlook import Outlook
from shakespeare.players.thumb.weights import Weights
from shakespeare.players.thumb.workshop import Plan, Workshop, planned


class Judge:
    """Judges the answers to what a seat is asked now. Everything has a worth in prestige.

    The rules of thumb are in `outlook` (money, acts, ambiance), `goals` (objectives), `workshop` (costumes and
    stage set), `company` (characters) and `backstage` (the expansion); what they weigh is in `weights`.
    """

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self._state: State = state
        self._weights: Weights = weights
        self._cue: Cue = state.stack[-1]
        self._kind: str = self._cue.step.asks
        self._outlook: Outlook = Outlook(state, seat, weights)
        self._company: Company = Company(self._outlook)
        self._backstage: Backstage | None = None
        self._stopping: float = 0.0
        self._recruiting: float = 0.0
        self._uses: list[float] = []
        self._shop: Workshop | None = None
        self._plan: Plan | None = None
        self._better: float = 0.0  # what a token adds to a plan
        self._prepare()

    def worths(self, moves: list[Move]) -> list[float]:
        return [self.worth(move) for move in moves]

    def plan_after(self, move: Move) -> Plan | None:
        """What a craftsman who is activated by a move had best take."""
        if move.kind != ACTIVATE or not CRAFT[self._state.components.kinds[move.a]]:
            return None
        return self._company.plan(move.a)

    def _prepare(self) -> None:
        kind = self._kind
        company = self._company
        cue = self._cue
        played_with = len(self._state.expansion.chances) > 0
        if kind in ("first-recruit", "action", "first-action"):
            self._stopping = company.stopping()
            self._recruiting = self._weights.recruiting
            if played_with:
                self._backstage = Backstage(company)
                self._recruiting += self._backstage.recruiting()
        elif kind == "take" or kind == "salvage" or kind == "token":
            self._shop = company.salvage() if kind == "salvage" else company.workshop_of(cue.character)
            elements = BOTH
            if cue.character != NOBODY:
                elements = CRAFT[self._state.components.kinds[cue.character]]
            if cue.value > 0:
                self._plan = self._shop.plan(elements, cue.value)
            if kind == "token":
                before = 0.0 if self._plan is None else self._plan.worth
                self._better = self._shop.plan(elements, max(cue.value, 0) + TOKEN_VALUE).worth - before
        elif kind == "wager":
            self._uses = company.uses()
            if played_with:
                self._backstage = Backstage(company)
        elif kind not in ("step", "back", "queen", "spare") and played_with:
            self._backstage = Backstage(company)

    def worth(self, move: Move) -> float:
        """What a move is worth, beside the others."""
        kind = self._kind
        outlook = self._outlook
        company = self._company
        if kind in ("action", "first-recruit", "first-action"):
            return self._action(move)
        if kind == "take" or kind == "salvage":
            return self._take(move)
        if kind == "step":
            return outlook.step(move.a, outlook.spaces[move.a])
        if kind == "wager":
            return self._wager(move)
        if kind == "spare":
            return company.use(move.a)  # tomorrow's elements are laid out already (R10.1)
        if kind == "queen":
            return outlook.pounds(QUEENS_POUNDS) if move.kind == ASK_MONEY else company.audience()
        if kind == "keep":
            return self._keep(move)
        if kind == "token":
            kept = self._weights.token if outlook.days_left else 0.0
            return self._better if move.kind == SPEND_TOKEN else kept
        if kind == "back":
            return -outlook.step(move.a, outlook.spaces[move.a] - 1)
        return self._behind_the_scenes(move)

    def _wager(self, move: Move) -> float:
        """As many cylinders as there are characters worth activating, unless few may come first (R3.2)."""
        weights = self._weights
        worth = weights.first * weights.fewest[move.a - 1] ** self._outlook.rivals
        worth -= self._company.weariness(move.a)
        for number in range(min(move.a, len(self._uses))):
            worth += self._uses[number]
        if self._backstage is not None:
            worth += self._backstage.unwagered(CYLINDERS - move.a)
        return worth

    def _action(self, move: Move) -> float:
        """Whatever brings most. Recruiting comes a little earlier, because the others recruit too."""
        company = self._company
        if move.kind == ACTIVATE:
            return company.use(move.a)
        if move.kind == RECRUIT:
            return self._recruiting + company.hire(move.a)
        if move.kind == RECRUIT_EXTRA:
            return self._recruiting + company.dress(self._state.components.first_extra)
        if move.kind == PASS or move.kind == FORGO:
            return self._stopping
        assert self._backstage is not None and move.kind in (USE, USE_RECRUITMENT)
        # A card tires nobody.
        return self._stopping + self._backstage.use(move.a, move.b, move.kind == USE_RECRUITMENT)

    def _take(self, move: Move) -> float:
        """The first element of the best plan, or the best single one; none that brings nothing."""
        if move.kind == DONE:
            return 0.0
        shop = self._shop
        assert shop is not None
        element = COSTUME_ELEMENT if move.kind == COSTUME else SET_ELEMENT
        worth = 0.0
        if element == COSTUME_ELEMENT and shop.suits(move.a, move.b, move.c):
            worth = 1.5 * self._weights.chance  # enough to choose between two circles of one wearer
        plan = self._plan
        if plan is None:
            return worth + shop.gain(element, move.a, move.b)
        if plan.steps and plan.steps[0] == planned(element, move.a, move.b):
            return worth + 1.0
        return worth + (min(1.0, shop.gain(element, move.a, move.b)) - 1.5) / 2

    def _keep(self, move: Move) -> float:
        """The objective with the best prospects."""
        if is_counting(self._state, move.a):
            return self._outlook.goals.hope(move.a)
        assert self._backstage is not None
        return self._backstage.promise(move.a)

    def _behind_the_scenes(self, move: Move) -> float:
        """The questions that only Backstage asks."""
        kind = self._kind
        backstage = self._backstage
        assert backstage is not None
        if kind == "masks":
            # One that brings enough is played. Else the answer is always the same: it must not tell whether there is one.
            if move.kind == PLAY:
                return backstage.play(move.a)
            return self._weights.chance if move.kind == HOLD else -1.0
        if kind == "theater":
            return 0.0 if move.kind == DONE else backstage.theater(move.a)
        if kind == "hat":
            return 0.0 if move.kind == DONE else backstage.hat(move.a, move.b)
        if kind == "double":
            return self._company.use(move.a)
        if kind == "engage":
            return self._company.hire(move.a)
        if kind == "origin":
            return backstage.from_crates() if move.kind == FROM_CRATES else 0.0
        if kind == "rehearse":
            return backstage.rehearse(move.a)
        assert kind == "prompt", kind
        return backstage.prompt() if move.kind == PAY_PROMPTER else PENALTY
