"""A search over games that a view allows: information-set Monte Carlo tree search, with a race at its root.

Each round draws one world and plays every move that is still in the race in that same world to the next dawn. The moves
race: as the rounds go on, those that did worst drop out. What the rules of thumb think of a move counts beside what it
brought: the appraisal of a dawn errs in ways that they do not, and the other way round. Below the root, all seats choose by what earlier rounds found
(the tree holds what everybody has seen, never the world) and by a prior from the rules of thumb; beyond the tree they
play by those rules alone. Choices that are made in secret and at the same time are never in the tree: there the others
choose by what has served them in earlier rounds, without knowing each other's choice or that of the searcher.
"""

from math import exp, sqrt
from random import Random

from shakespeare.game.moves import Move
from shakespeare.game.sampler import Sampler
from shakespeare.game.secrets import SecretStep
from shakespeare.game.state import State
from shakespeare.game.terms import NOBODY
from shakespeare.players.foresight.appraisal import Appraisal
from shakespeare.players.foresight.playing import Dice, best, idle_move, is_dawn, play_on
from shakespeare.players.thumb.judge import Judge
from shakespeare.players.thumb.weights import Weights


class Branch:
    """A move in the tree: how often it was tried, and what it brought whoever made it."""

    __slots__ = ("move", "prior", "then", "total", "visits", "worth")

    def __init__(self, move: Move, prior: float, worth: float) -> None:
        self.move: Move = move
        self.prior: float = prior
        self.worth: float = worth  # by rules of thumb
        self.visits: int = 0
        self.total: float = 0.0
        self.then: Node = Node()

    def mean(self) -> float:
        return self.total / self.visits


class Node:
    """What everybody has seen since the root. Its branches, once it was reached twice."""

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.total: float = 0.0
        self.branches: dict[int, Branch] = {}  # by number of the move

    def after(self, move: Move) -> "Node":
        """Where a move leads that nobody chose by the tree."""
        if move.number not in self.branches:
            self.branches[move.number] = Branch(move, 0.0, 0.0)
        return self.branches[move.number].then


class Habit:
    """How a rival chooses in secret: what each choice has brought it so far."""

    def __init__(self, moves: list[Move], worths: list[float], warmth: float) -> None:
        self.branches: list[Branch] = branches_of(moves, worths, warmth)
        self._warmth: float = warmth

    def choose(self, dice: Dice) -> Branch:
        """Likelier what served better; at first by the prior alone."""
        known = 0.0
        tried = 0
        for branch in self.branches:
            known += branch.total
            tried += branch.visits
        usual = known / tried if tried else 0.0
        shares: list[float] = []
        for branch in self.branches:
            better = (branch.total + usual) / (branch.visits + 1) - usual
            shares.append((branch.prior + 0.02) * exp(max(-20.0, min(20.0, better / self._warmth))))
        left = dice.roll() * sum(shares)
        for number in range(len(shares)):
            left -= shares[number]
            if left < 0.0:
                return self.branches[number]
        return self.branches[-1]


class Settings:
    """How a search thinks."""

    def __init__(
        self,
        thumb: Weights,
        moves: int = 6,
        trust: float = 0.5,
        jitter: float = 0.15,
        warmth: float = 0.7,
        curiosity: float = 2.0,
        alone: bool = False,
    ) -> None:
        self.thumb: Weights = thumb
        self.moves: int = moves  # how many may enter the race
        self.trust: float = trust  # the share of a worth by rules of thumb that counts beside games
        self.jitter: float = jitter  # how far chance may turn a choice beyond the tree, in prestige
        self.warmth: float = warmth  # how little a prior prefers what is worth most, in prestige
        self.curiosity: float = curiosity  # for what has been tried little, in prestige
        self.alone: bool = alone  # whether the others do nothing all day


class Search:
    """One decision. Call `round` as often as there is time, then `choice`."""

    def __init__(
        self,
        sampler: Sampler,
        seat: int,
        moves: list[Move],
        appraisal: Appraisal,
        settings: Settings,
        random: Random,
    ) -> None:
        """`moves` are those to choose from."""
        self._sampler: Sampler = sampler
        self._seat: int = seat
        self._appraisal: Appraisal = appraisal
        self._settings: Settings = settings
        self._random: Random = random
        state = sampler.draw_state(random)
        cue = state.stack[-1]
        self._secret: bool = isinstance(cue.step, SecretStep) and state.seats > 1
        self._dawn: int = max(1, state.day) + 1
        self._alone: int = seat if settings.alone else NOBODY
        self._habits: dict[int, Habit] = {}
        worths = Judge(state, seat, settings.thumb).worths(moves)
        entries = branches_of(moves, worths, settings.warmth)
        entries.sort(key=lambda branch: -branch.prior)
        self._entered: int = min(len(entries), settings.moves)
        self.racing: list[Branch] = entries[: self._entered]  # the best first

    def round(self, done: float) -> int:
        """Try every move in the race once, in one world; `done` is the share of the search that is over.

        Says how many games were played.
        """
        staying = int(self._entered ** (1.0 - done) + 0.999)
        if staying < len(self.racing):
            self.racing.sort(key=lambda branch: -self._standing(branch))
            self.racing = self.racing[: max(2, staying)]
        seed = self._random.getrandbits(30)
        world = self._sampler.draw_state(self._random)
        if self._secret:
            world.secret = [world.secret[seat] if seat == self._seat else () for seat in range(world.seats)]
            world.advance()
        for branch in self.racing:
            state = world.copy()
            dice = Dice(seed)
            choices: list[Branch] = []
            rivals: list[int] = []
            if self._secret:
                self._choose_in_secret(state, dice, choices, rivals)
            node = branch.then
            state.answer(self._seat, branch.move)
            worths = self._simulate(state, node, dice)
            branch.visits += 1
            branch.total += worths[self._seat]
            for number in range(len(choices)):
                choices[number].visits += 1
                choices[number].total += worths[rivals[number]]
        return len(self.racing)

    def choice(self) -> Move:
        """The move that did best."""
        chosen = self.racing[0]
        for branch in self.racing:
            if branch.visits and (not chosen.visits or self._standing(branch) > self._standing(chosen)):
                chosen = branch
        return chosen.move

    def _standing(self, branch: Branch) -> float:
        """How a move does in the race."""
        return branch.mean() + self._settings.trust * branch.worth

    def _choose_in_secret(self, state: State, dice: Dice, choices: list[Branch], rivals: list[int]) -> None:
        """The others choose before the searcher's choice is known; each may owe several."""
        cue = state.stack[-1]
        for seat in range(state.seats):
            while seat != self._seat and seat in state.deciders and state.stack[-1] is cue:
                moves = cue.step.legal(state, cue, seat)
                key = seat * 16 + len(state.secret[seat])
                habit = self._habits.get(key)
                if habit is None:
                    worths = Judge(state, seat, self._settings.thumb).worths(moves)
                    habit = Habit(moves, worths, self._settings.warmth)
                    self._habits[key] = habit
                branch = habit.choose(dice)
                choices.append(branch)
                rivals.append(seat)
                state.answer(seat, branch.move)

    def _simulate(self, state: State, node: Node, dice: Dice) -> list[float]:
        """Play one game to the next dawn, in the tree as far as it reaches; what that is worth to each seat."""
        settings = self._settings
        nodes: list[Node] = []
        path: list[Branch] = []
        seats: list[int] = []
        while state.deciders and not is_dawn(state, self._dawn):
            seat = state.deciders[0]
            cue = state.stack[-1]
            moves = cue.step.legal(state, cue, seat)
            if self._alone != NOBODY and seat != self._alone:
                idle = idle_move(moves)
                if idle is not None:
                    node = node.after(idle)
                    state.answer(seat, idle)
                    continue
            if isinstance(cue.step, SecretStep):
                move = best(moves, Judge(state, seat, settings.thumb).worths(moves), settings.jitter, dice)
                node = node.after(move)
                state.answer(seat, move)
                continue
            nodes.append(node)
            seats.append(seat)
            if not node.visits:
                worths = Judge(state, seat, settings.thumb).worths(moves)
                for branch in branches_of(moves, worths, settings.warmth):
                    node.branches[branch.move.number] = branch
                state.answer(seat, best(moves, worths, settings.jitter, dice))
                play_on(state, self._dawn, settings.thumb, settings.jitter, self._alone, dice)
                break
            chosen = self._select(state, node, moves, seat)
            path.append(chosen)
            state.answer(seat, chosen.move)
            node = chosen.then
        results = self._appraisal.worths(state)
        for number in range(len(nodes)):
            worth = results[seats[number]]
            nodes[number].visits += 1
            nodes[number].total += worth
            if number < len(path):
                path[number].visits += 1
                path[number].total += worth
        return results

    def _select(self, state: State, node: Node, moves: list[Move], seat: int) -> Branch:
        """The branch that promises most, with some curiosity for those tried little."""
        for move in moves:
            if move.number not in node.branches:  # another world offers other moves
                worths = Judge(state, seat, self._settings.thumb).worths(moves)
                for branch in branches_of(moves, worths, self._settings.warmth):
                    node.branches.setdefault(branch.move.number, branch)
                break
        usual = node.total / node.visits
        eager = self._settings.curiosity * sqrt(node.visits)
        chosen: Branch | None = None
        most = -1e9
        for move in moves:
            branch = node.branches[move.number]
            promise = eager * branch.prior / (1 + branch.visits)
            promise += branch.mean() if branch.visits else usual - 0.3
            if promise > most:
                chosen, most = branch, promise
        assert chosen is not None
        return chosen


def branches_of(moves: list[Move], worths: list[float], warmth: float) -> list[Branch]:
    """A branch for every move; what the rules of thumb think well of comes first."""
    most = max(worths)
    shares = [exp(max(-20.0, (worth - most) / warmth)) for worth in worths]
    total = sum(shares)
    return [Branch(moves[number], shares[number] / total, worths[number]) for number in range(len(moves))]
