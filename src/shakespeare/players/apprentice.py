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
from shakespeare.game.terms import BOTH, CRAFT, CYLINDERS, TOKEN_VALUE
from shakespeare.game.terms import COSTUME as COSTUME_ELEMENT
from shakespeare.game.terms import SET as SET_ELEMENT
from shakespeare.players.backstage import PENALTY, Backstage
from shakespeare.players.company import Company
from shakespeare.players.outlook import Outlook
from shakespeare.players.player import View
from shakespeare.players.weights import WEIGHTS, Weights
from shakespeare.players.workshop import Workshop

Score = Callable[[Move], float]


class Apprentice:
    """Looks one action ahead: everything it could do has a worth in prestige, and it does what is worth most.

    Its rules of thumb are in `outlook` (money, acts, ambiance), `goals` (objectives), `workshop` (costumes and
    stage set), `company` (characters) and `backstage` (the expansion); what they weigh is in `weights`. Here they
    answer questions. Chance decides only between moves that are nearly equal.
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
            return self._action(outlook, company)
        if kind in ("take", "salvage"):
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
            return self._keep(outlook, company)
        if kind == "spare":
            return lambda move: company.use(move.a)  # tomorrow's elements are laid out already (R10.1)
        return self._backstage(kind, company)

    def _backstage(self, kind: str, company: Company) -> Score:
        """The questions that only Backstage asks."""
        backstage = Backstage(company)
        scores: dict[str, Score] = {
            "theater": lambda move: 0.0 if move.kind == DONE else backstage.theater(move.a),
            "hat": lambda move: 0.0 if move.kind == DONE else backstage.hat(move.a, move.b),
            "double": lambda move: company.use(move.a),
            "engage": lambda move: company.hire(move.a),
            "origin": lambda move: backstage.from_crates() if move.kind == FROM_CRATES else 0.0,
            "masks": self._masks(backstage),
            "rehearse": lambda move: backstage.rehearse(move.a),
            "prompt": lambda move: backstage.prompt() if move.kind == PAY_PROMPTER else PENALTY,
        }
        return scores[kind]

    def _wager(self, outlook: Outlook, company: Company) -> Score:
        """As many cylinders as there are characters worth activating, unless few may come first (R3.2)."""
        weights = self._weights
        uses = company.uses()
        backstage = Backstage(company) if outlook.backstage else None

        def score(move: Move) -> float:
            chance = weights.fewest[move.a - 1] ** outlook.rivals
            worth = sum(uses[: move.a]) - company.weariness(move.a) + weights.first * chance
            return worth + backstage.unwagered(CYLINDERS - move.a) if backstage else worth

        return score

    def _action(self, outlook: Outlook, company: Company) -> Score:
        """Whatever brings most. Recruiting comes a little earlier, because the others recruit too."""
        recruiting = self._weights.recruiting
        backstage = Backstage(company) if outlook.backstage else None
        if backstage:
            recruiting += backstage.recruiting()

        def score(move: Move) -> float:
            if move.kind == ACTIVATE:
                return company.use(move.a)
            if move.kind == RECRUIT:
                return recruiting + company.hire(move.a)
            if move.kind == RECRUIT_EXTRA:
                return recruiting + company.dress(self._components.first_extra)
            if move.kind in (PASS, FORGO):
                return company.stopping()
            assert backstage is not None and move.kind in (USE, USE_RECRUITMENT)
            # A card tires nobody.
            return company.stopping() + backstage.use(move.a, move.b, move.kind == USE_RECRUITMENT)

        return score

    def _take(self, question: Question, company: Company) -> Score:
        """The first element of the best plan, or the best single one; none that brings nothing."""
        workshop = self._workshop(question, company)
        planned = None
        if question.value:
            planned = workshop.plan(self._elements(question), question.value)[1]
        circle = 1.5 * self._weights.chance  # enough to choose between two circles of one wearer

        def score(move: Move) -> float:
            if move.kind == DONE:
                return 0.0
            placement = (COSTUME_ELEMENT if move.kind == COSTUME else SET_ELEMENT, move.a, move.b)
            worth = circle if move.kind == COSTUME and workshop.suits(move.a, move.b, move.c) else 0.0
            if not question.value:
                return worth + workshop.gain(placement)
            return worth + (1.0 if placement == planned else -1.0)

        return score

    def _workshop(self, question: Question, company: Company) -> Workshop:
        """Where elements are taken: an objective takes them from the discards (R11.6)."""
        if question.kind == "salvage":
            return company.salvage
        assert question.character is not None
        return company.workshop_of(self._components.number[question.character])

    def _token(self, question: Question, outlook: Outlook, company: Company) -> Score:
        """A token is spent when the better plan is worth more than the token."""
        value = question.value or 0
        elements = self._elements(question)
        workshop = self._workshop(question, company)
        plans = [workshop.plan(elements, value + more)[0] for more in (0, TOKEN_VALUE)]
        kept = self._weights.token if outlook.days_left else 0.0
        return lambda move: plans[1] if move.kind == SPEND_TOKEN else plans[0] + kept

    def _elements(self, question: Question) -> int:
        """Which elements the craftsman who asks takes; an objective takes both kinds."""
        if question.character is None:
            return BOTH
        return CRAFT[self._components.kinds[self._components.number[question.character]]]

    def _keep(self, outlook: Outlook, company: Company) -> Score:
        """The objective with the best prospects."""
        measures = self._components.objective_measures

        def score(move: Move) -> float:
            return outlook.goals.hope(move.a) if measures[move.a] >= 0 else Backstage(company).promise(move.a)

        return score

    def _masks(self, backstage: Backstage) -> Score:
        """A mask that brings enough is played. Else the answer is always the same: it must not tell whether there is one."""

        def score(move: Move) -> float:
            if move.kind == PLAY:
                return backstage.play(move.a)
            return self._weights.chance if move.kind == HOLD else -1.0

        return score
