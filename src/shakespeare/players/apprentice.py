"""The player `apprentice`: quick rules of thumb, each with its worth in prestige."""

from collections.abc import Callable, Sequence
from random import Random

from shakespeare.edition import Edition
from shakespeare.game.components import components_of
from shakespeare.game.game import Question
from shakespeare.game.moves import (
    ACTIVATE,
    ASK_MONEY,
    COSTUME,
    DONE,
    PASS,
    RECRUIT,
    RECRUIT_EXTRA,
    SPEND_TOKEN,
    Move,
)
from shakespeare.game.objectives import QUEENS_POUNDS
from shakespeare.game.terms import COSTUME as COSTUME_ELEMENT
from shakespeare.game.terms import CRAFT, TOKEN_VALUE
from shakespeare.game.terms import SET as SET_ELEMENT
from shakespeare.players.company import Company
from shakespeare.players.outlook import Outlook
from shakespeare.players.player import View
from shakespeare.players.weights import WEIGHTS, Weights

Score = Callable[[Move], float]


class Apprentice:
    """Looks one action ahead: everything it could do has a worth in prestige, and it does what is worth most.

    Its rules of thumb are in `outlook` (money, acts, ambiance), `goals` (objectives), `workshop` (costumes and
    stage set) and `company` (characters); what they weigh is in `weights`. Here they answer questions. Chance
    decides only between moves that are nearly equal.
    """

    def __init__(self, seed: int, edition: Edition, weights: Weights = WEIGHTS) -> None:
        self._random = Random(seed)
        self._components = components_of(edition)
        self._weights = weights

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        outlook = Outlook(view, question.seat, self._components, self._weights)
        score = self._score(question, outlook, Company(outlook))
        chance = self._weights.chance
        return max(legal, key=lambda move: score(move) + chance * self._random.random())

    def _score(self, question: Question, outlook: Outlook, company: Company) -> Score:
        kind = question.kind
        if kind == "wager":
            return self._wager(outlook, company)
        if kind in ("first-recruit", "action", "first-action"):
            return self._action(company)
        if kind == "take":
            return self._take(question, company)
        if kind == "token":
            return self._token(question, outlook, company)
        if kind == "step":
            return lambda move: outlook.step(move.a, outlook.spaces[move.a])
        if kind == "back":
            return lambda move: -outlook.step(move.a, outlook.spaces[move.a] - 1)
        if kind == "queen":
            return lambda move: (
                outlook.pounds(QUEENS_POUNDS) if move.kind == ASK_MONEY else company.audience()
            )
        if kind == "keep":
            return lambda move: outlook.goals.hope(move.a)
        if kind == "spare":
            return lambda move: company.use(move.a)  # tomorrow's elements are laid out already (R10.1)
        return lambda move: 0.0  # what it has no rule of thumb for is decided by chance

    def _wager(self, outlook: Outlook, company: Company) -> Score:
        """As many cylinders as there are characters worth activating, unless few may come first (R3.2)."""
        weights = self._weights
        uses = company.uses()

        def score(move: Move) -> float:
            chance = weights.fewest[move.a - 1] ** outlook.rivals
            return sum(uses[: move.a]) - company.weariness(move.a) + weights.first * chance

        return score

    def _action(self, company: Company) -> Score:
        """Whatever brings most. Recruiting comes a little earlier, because the others recruit too."""
        recruiting = self._weights.recruiting

        def score(move: Move) -> float:
            if move.kind == ACTIVATE:
                return company.use(move.a)
            if move.kind == RECRUIT:
                return recruiting + company.hire(move.a)
            if move.kind == RECRUIT_EXTRA:
                return recruiting + company.dress(self._components.first_extra)
            if move.kind == PASS:
                return company.stopping()
            return 0.0

        return score

    def _take(self, question: Question, company: Company) -> Score:
        """The first element of the best plan, or the best single one; none that brings nothing."""
        workshop = company.workshop
        planned = None
        if question.value:
            planned = workshop.plan(self._elements(question), question.value)[1]

        def score(move: Move) -> float:
            if move.kind == DONE:
                return 0.0
            placement = (COSTUME_ELEMENT if move.kind == COSTUME else SET_ELEMENT, move.a, move.b)
            if not question.value:
                return workshop.gain(placement)
            return 1.0 if placement == planned else -1.0

        return score

    def _token(self, question: Question, outlook: Outlook, company: Company) -> Score:
        """A token is spent when the better plan is worth more than the token."""
        value = question.value or 0
        elements = self._elements(question)
        plans = [company.workshop.plan(elements, value + more)[0] for more in (0, TOKEN_VALUE)]
        kept = self._weights.token if outlook.days_left else 0.0
        return lambda move: plans[1] if move.kind == SPEND_TOKEN else plans[0] + kept

    def _elements(self, question: Question) -> int:
        """Which elements the craftsman who asks takes."""
        assert question.character is not None
        return CRAFT[self._components.kinds[self._components.number[question.character]]]
