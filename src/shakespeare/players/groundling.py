"""The player `groundling`: no planner, but with common sense."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from shakespeare.edition import Edition
from shakespeare.game.acts import ACT_I_POUNDS, ACT_III_PRESTIGE
from shakespeare.game.backstage.hats import MATCH
from shakespeare.game.backstage.icons import DOUBLE as DOUBLE_ICON
from shakespeare.game.backstage.icons import FEWER_REST, LORD_ANY, LORD_TOP
from shakespeare.game.backstage.icons import HAT as HAT_ICON
from shakespeare.game.backstage.icons import KEEP as KEEP_ICON
from shakespeare.game.backstage.icons import THEATER as THEATER_ICON
from shakespeare.game.backstage.parts import CHEER, RUN, SALVAGE, TREASURE, Parts
from shakespeare.game.components import components_of
from shakespeare.game.game import Question
from shakespeare.game.icons import ELEMENT, Icon
from shakespeare.game.moves import (
    ACTIVATE,
    ASK_MONEY,
    COSTUME,
    DONE,
    FORGO,
    HOLD,
    PASS,
    PAY_PROMPTER,
    PLAY,
    RECRUIT,
    SPEND_TOKEN,
    USE,
    USE_RECRUITMENT,
    Move,
)
from shakespeare.game.terms import (
    ACTOR,
    AMBIANCE_END,
    AMBIANCE_START,
    ASSISTANT,
    BOTH,
    COLOURS,
    COSTUMES_ONLY,
    CRAFT,
    DAYS,
    ELEMENTS,
    GREY_SPACES,
    JEWELER,
    LAST_SPACE,
    VALUES,
    YELLOW,
)
from shakespeare.game.wardrobe import PAY
from shakespeare.players.estimates import laid_out_value, worn
from shakespeare.players.player import View

# How often each wager is made, from one cylinder to five.
_WAGERS: Final = (1, 4, 6, 4, 1)
_BACKSTAGE_WAGERS: Final = (2, 6, 6, 2, 1)  # with Backstage the others do not lie idle
# What the colours of set elements are worth to it (R7.5).
_SET_EFFECTS: Final = {"black": 0.0, "pink": 1.0, "purple": 0.8, "blue": 1.5, "green": 1.0, "yellow": 1.5}
_POUNDS_A_DAY: Final = 2  # what it trusts to earn
_GOOD_ENOUGH: Final = 0.0  # anything that scores more is worth doing

Score = Callable[[Move], float]


class Groundling:
    """Random, but sensible: every move gets a score by a rule of thumb and a little chance, and the best is made.

    - It wagers 2 to 4 cylinders mostly.
    - It recruits first, whom it can hope to pay, and otherwise an extra; craftsmen and busy actors it likes best.
    - It activates whoever has something to do, and passes only when nobody has.
    - It never declines an element that it can place. It likes to complete costumes, the better paid the sooner,
      and to build on candles, on coloured effects and high up.
    - It spends a token when more is laid out than the craftsman could carry without.
    - It steps where a step pays soonest, and back where that costs least.
    - It asks the Queen for objectives early and for money late, or when it could not pay everybody.
    - It spares the character that does most.

    With Backstage:
    - It wagers a little less.
    - It puts unwagered cylinders on whatever card can do something, the more of them the better, and the Recruitment
      card on the last day only.
    - It wears hats that match, builds its Theater with coloured effects, and engages the busiest actor.
    - It plays a mask as soon as that does something, and pays the prompter when it can pay everybody else too.
    """

    def __init__(self, seed: int, edition: Edition) -> None:
        self._random = Random(seed)
        self._components = components_of(edition)

    @property
    def _parts(self) -> Parts:
        """What Backstage adds; asked for only where it is played."""
        assert self._components.backstage is not None
        return self._components.backstage

    def choose(self, view: View, question: Question, legal: Sequence[Move]) -> Move:
        if question.kind == "wager":
            return self._random.choices(legal, _BACKSTAGE_WAGERS if "backstage" in view else _WAGERS)[0]
        score = self._scores(question.kind)(view, question)
        return max(legal, key=lambda move: score(move) + self._random.random())

    def _scores(self, kind: str) -> Callable[[View, Question], Score]:
        return {
            "first-recruit": self._action,
            "action": self._action,
            "first-action": self._action,
            "token": self._token,
            "take": self._take,
            "step": self._step,
            "back": self._step,
            "queen": self._queen,
            "keep": self._any,
            "spare": self._spare,
            "theater": self._theater,
            "hat": self._hat,
            "double": self._spare,
            "engage": self._spare,
            "origin": self._any,
            "masks": self._masks,
            "salvage": self._take,
            "rehearse": self._any,
            "prompt": self._prompt,
        }[kind]

    def _any(self, view: View, question: Question) -> Score:
        return lambda move: 0.0

    def _action(self, view: View, question: Question) -> Score:
        me = view["players"][question.seat]
        budget = me["money"] + _POUNDS_A_DAY * (6 - view["day"]) - me["payroll"]
        laid_out = view["crates"]

        def score(move: Move) -> float:
            if move.kind in (PASS, FORGO):
                return _GOOD_ENOUGH
            if move.kind == ACTIVATE:
                return self._use(move.a, laid_out) * 2
            if move.kind in (USE, USE_RECRUITMENT):
                worth = self._card(move, view, question.seat, budget)
                if move.kind == USE or worth < 0:
                    return worth
                return 10.0 + worth if view["day"] == DAYS else -1.0
            if move.kind != RECRUIT:
                return 10.0
            cost = self._components.costs[move.a]
            return 10.0 + self._talent(move.a) if cost <= budget else 0.0

        return score

    def _talent(self, character: int) -> float:
        """How much a character can do, whatever is laid out."""
        components = self._components
        kind = components.kinds[character]
        if CRAFT[kind]:
            return components.values[character] / 2
        if kind == ASSISTANT:
            return 1.0
        return float(len(components.activate[character])) + (kind == JEWELER)

    def _use(self, character: int, laid_out: Any) -> float:
        """How much a character can do today; below zero if nothing."""
        kind = self._components.kinds[character]
        if CRAFT[kind]:
            worth = laid_out_value(laid_out, CRAFT[kind])
            return min(self._talent(character), worth / 2) if worth else -1.0
        if kind == JEWELER:
            return 2.0 if any(laid_out[element]["yellow"] for element in ELEMENTS) else -1.0
        return self._talent(character) if kind == ACTOR else 1.5

    def _card(self, move: Move, view: View, seat: int, budget: int) -> float:
        """A backstage card: the more cylinders the more it does, but below zero if nothing comes of it."""
        printed = self._parts.powers[move.a][move.b]
        return 2.0 + move.b if all(self._does(icon, view, seat, budget) for icon in printed) else -1.0

    def _does(self, icon: Icon, view: View, seat: int, budget: int) -> bool:
        """Whether an icon of a backstage card does something today."""
        backstage = view["backstage"]
        mine = backstage["players"][seat]
        troupe = view["players"][seat]["troupe"]
        costs, number = self._components.costs, self._components.number
        if icon.code == THEATER_ICON and len(mine["theater"]) == len(self._parts.candles):
            return False
        if icon.code in (THEATER_ICON, ELEMENT):
            return any(
                view["crates"][kind][COLOURS[colour]]
                for element, kind in enumerate(ELEMENTS)
                for colour in range(1, YELLOW + 1)
                if icon.elements >> element & 1 and icon.colours >> colour & 1
            )
        if icon.code == HAT_ICON:
            bare = [c for c in troupe if c.get("costume") and c["name"] not in mine["hats"]]
            return len(bare) > 1 and laid_out_value(view["crates"], COSTUMES_ONLY) > 0
        if icon.code == DOUBLE_ICON:
            return any(
                self._components.kinds[number[character["name"]]] == ACTOR
                and costs[number[character["name"]]] == icon.pounds
                for character in troupe
            )
        if icon.code in (LORD_TOP, LORD_ANY):
            lord = backstage["lord"][: 1 if icon.code == LORD_TOP else None]
            return any(costs[number[name]] <= budget + 2 for name in lord)
        return icon.code not in (FEWER_REST, KEEP_ICON) or view["day"] < DAYS

    def _token(self, view: View, question: Question) -> Score:
        assert question.character is not None
        kind = self._components.kinds[self._components.number[question.character]]
        useful = laid_out_value(view["crates"], CRAFT[kind]) > (question.value or 0)
        return lambda move: 5.0 if (move.kind == SPEND_TOKEN) == useful else 0.0

    def _take(self, view: View, question: Question) -> Score:
        me = view["players"][question.seat]
        costumes = {character["name"]: character.get("costume", []) for character in me["troupe"]}

        def score(move: Move) -> float:
            if move.kind == DONE:
                return -10.0
            if move.kind == COSTUME:
                return self._dress(move, costumes[self._components.names[move.b]])
            return self._build(move)

        return score

    def _dress(self, move: Move, costume: list[str | None]) -> float:
        colours = worn(costume)
        if len(colours) < len(costume) - 1:
            return VALUES[move.a] / 2 + len(colours)
        pounds, prestige = PAY[VALUES[move.a] + sum(VALUES[colour] for colour in colours)]
        return 2.0 + 1.5 * pounds + 3.0 * prestige

    def _build(self, move: Move) -> float:
        components = self._components
        row = int(components.cell_names[move.b].partition(".")[0])
        return 3.0 * components.candle[move.b] + _SET_EFFECTS[COLOURS[move.a]] + row / 2

    def _step(self, view: View, question: Question) -> Score:
        acts = view["acts"]
        back = question.kind == "back"

        def score(move: Move) -> float:
            space = acts[move.a]["spaces"][question.seat]
            return -_step_worth(move.a, space - 1) if back else _step_worth(move.a, space)

        return score

    def _queen(self, view: View, question: Question) -> Score:
        me = view["players"][question.seat]
        poor = view["day"] >= 5 or me["payroll"] > me["money"] + _POUNDS_A_DAY * (6 - view["day"])
        return lambda move: 1.0 if (move.kind == ASK_MONEY) == poor else 0.0

    def _spare(self, view: View, question: Question) -> Score:
        return lambda move: self._talent(move.a)

    # The questions of Backstage

    def _theater(self, view: View, question: Question) -> Score:
        return lambda move: -10.0 if move.kind == DONE else _SET_EFFECTS[COLOURS[move.a]]

    def _hat(self, view: View, question: Question) -> Score:
        """One that matches, or one on an empty circle, which may match yet (R11.4)."""
        first = {
            character["name"]: worn(character["costume"][:1])
            for character in view["players"][question.seat]["troupe"]
            if character.get("costume")
        }

        def score(move: Move) -> float:
            if move.kind == DONE:
                return 0.0
            below = first[self._components.names[move.b]]
            if not below:
                return 1.0
            return 3.0 if VALUES[move.a] + VALUES[below[0]] == MATCH else -1.0

        return score

    def _masks(self, view: View, question: Question) -> Score:
        """Elements as soon as some are discarded; steps and cheer at once, unless the mood is good already."""
        parts = self._parts
        me = view["players"][question.seat]
        does = {
            SALVAGE: laid_out_value(view["discards"], BOTH) > 0,
            TREASURE: any(view["discards"][element]["yellow"] for element in ELEMENTS),
            CHEER: me["ambiance"] < (AMBIANCE_END if view["day"] == DAYS else AMBIANCE_START + 1),
            RUN: min(act["spaces"][question.seat] for act in view["acts"]) < LAST_SPACE,
        }

        def score(move: Move) -> float:
            if move.kind == PLAY:
                return 3.0 if does[parts.objective_kind(move.a)] else -1.0
            return 1.0 if move.kind == HOLD else 0.0  # always, so that nobody learns who has a mask

        return score

    def _prompt(self, view: View, question: Question) -> Score:
        me = view["players"][question.seat]
        rich = me["money"] > me["payroll"] - _POUNDS_A_DAY * (DAYS - view["day"])
        return lambda move: 1.0 if (move.kind == PAY_PROMPTER) == rich else 0.0


def _step_worth(act: int, space: int) -> float:
    """What it is worth to stand on the next space instead of this one."""
    if space >= LAST_SPACE:
        return 0.0
    if space < GREY_SPACES:
        return 0.5 + space / 10
    if space == GREY_SPACES:
        return 2.0
    if act == 1:
        return 1.0  # Act II pays by rank
    pay = ACT_III_PRESTIGE if act else ACT_I_POUNDS
    return 0.5 + pay[space + 1] - pay[space]
