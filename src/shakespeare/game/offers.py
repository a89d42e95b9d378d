"""Offers: every move that a question could name, with what it would visibly bring, or why it is not allowed.

What a move brings is found by making it in a copy, up to the end of the action: as far as the seat can see, and no
further than where somebody would learn something.
"""

from shakespeare.game.acts import ACT_I_POUNDS, ACT_II_PRESTIGE, ACT_III_PRESTIGE, space_of
from shakespeare.game.costumes import is_complete
from shakespeare.game.ending import projected
from shakespeare.game.moves import COSTUME, Move
from shakespeare.game.reasons import Reason
from shakespeare.game.state import Disclosure, Player, State
from shakespeare.game.terms import ACTS, GREY_SPACES
from shakespeare.game.wardrobe import PAY, WORTH

# Cues that lie under every action: the course of the game and the phase.
_PHASE_DEPTH = 2


class Gain:
    """What a move visibly brings the seat, and what it does to everybody's ambiance."""

    __slots__ = ("acts", "ambiance", "costume", "money", "prestige", "projected", "steps", "tokens")

    def __init__(
        self,
        prestige: int,
        money: int,
        tokens: int,
        ambiance: list[int],
        steps: list[int],
        acts: list[list[int]],
        costume: dict[str, object] | None,
        projected: list[int],
    ) -> None:
        self.prestige = prestige
        self.money = money
        self.tokens = tokens
        self.ambiance = ambiance  # by seat: how far the marker moves
        self.steps = steps  # by act: steps forward
        self.acts = acts  # what the acts would bring if they scored now: [pounds, prestige] before and after
        self.costume = costume  # one that it completes
        self.projected = projected  # the final score if the game ended now, before and after

    def __reduce__(self) -> tuple[type["Gain"], tuple[object, ...]]:
        return Gain, (
            self.prestige,
            self.money,
            self.tokens,
            self.ambiance,
            self.steps,
            self.acts,
            self.costume,
            self.projected,
        )

    def to_dict(self) -> dict[str, object]:
        return {
            "prestige": self.prestige,
            "money": self.money,
            "tokens": self.tokens,
            "ambiance": self.ambiance[:],
            "steps": self.steps[:],
            "acts": [self.acts[0][:], self.acts[1][:]],
            "costume": None if self.costume is None else dict(self.costume),
            "projected": self.projected[:],
        }


class Offer:
    """A move that a question names: legal, with its gain, or refused, with the reason."""

    __slots__ = ("gain", "move", "reason")

    def __init__(self, move: Move, gain: Gain | None, reason: Reason | None) -> None:
        self.move = move
        self.gain = gain
        self.reason = reason

    def __reduce__(self) -> tuple[type["Offer"], tuple[object, ...]]:
        return Offer, (self.move, self.gain, self.reason)

    @property
    def legal(self) -> bool:
        return self.reason is None

    def to_dict(self) -> dict[str, object]:
        return {
            "move": self.move.to_dict(),
            "number": self.move.number,
            "text": self.move.text,
            "legal": self.legal,
            "gain": None if self.gain is None else self.gain.to_dict(),
            "reason": None if self.reason is None else self.reason.to_dict(),
        }

    def __repr__(self) -> str:
        return f"<Offer {self.move.text}{'' if self.legal else ' (not legal)'}>"


def offers(state: State, seat: int) -> list[Offer]:
    """Every move that the question to a seat could name."""
    cue = state.stack[-1]
    legal = set(cue.step.legal(state, cue, seat))
    acts = _acts_now(state, seat)
    score = projected(state, state.players[seat], True)
    found: list[Offer] = []
    reasons: list[Reason] = []
    for move in cue.step.nameable(state, cue, seat):
        if move in legal:
            gain = _gain(state, _after(state, seat, move), seat, move, acts, score)
            found.append(Offer(move, gain, None))
        else:
            reason = cue.step.why_not(state, cue, seat, move)
            assert reason is not None
            found.append(Offer(move, None, _one_of(reasons, reason)))
    return found


def _one_of(reasons: list[Reason], reason: Reason) -> Reason:
    """The same reason is given for many moves: it is one object then, and so can be told once."""
    for known in reasons:
        if known.id == reason.id and known.args == reason.args:
            return known
    reasons.append(reason)
    return reason


def _gain(before: State, after: State, seat: int, move: Move, acts: list[int], score: int) -> Gain:
    """`acts` and `score` are what the acts would bring before the move, and the final score."""
    old = before.players[seat]
    new = after.players[seat]
    return Gain(
        new.prestige - old.prestige,
        new.money - old.money,
        new.tokens - old.tokens,
        [
            other.ambiance - player.ambiance
            for player, other in zip(before.players, after.players, strict=True)
        ],
        [space_of(after, act, seat) - space_of(before, act, seat) for act in range(ACTS)],
        [acts[:], _acts_now(after, seat)],
        _completed(after, new, move),
        [score, projected(after, new, True)],
    )


def _after(state: State, seat: int, move: Move) -> State:
    """The state when the action is over, or somebody would learn something, or somebody is asked."""
    after = state.copy_drawing_from(state.chance)  # nothing is drawn: it stops where something would be
    after.wondering = True
    cue = after.stack[-1]
    try:
        cue.step.play(after, cue, seat, move)
        after.advance_to(_PHASE_DEPTH)
    except Disclosure:
        pass
    return after


def _acts_now(state: State, seat: int) -> list[int]:
    """Pounds and prestige, penalties included, if the acts scored now (R9.2-R9.5)."""
    prestige = 0
    for act in range(ACTS):
        if space_of(state, act, seat) <= GREY_SPACES:
            prestige -= 1
    if state.expansion.is_excused(seat):  # of the act that is scoring
        prestige += 1
    place = state.act_ahead[1].index(seat)
    if place < len(ACT_II_PRESTIGE):
        prestige += ACT_II_PRESTIGE[place]
    prestige += ACT_III_PRESTIGE[space_of(state, 2, seat)]
    return [ACT_I_POUNDS[space_of(state, 0, seat)], prestige]


def _completed(after: State, player: Player, move: Move) -> dict[str, object] | None:
    if move.kind != COSTUME or not is_complete(after, player, move.b):
        return None
    worth = WORTH[player.costumes[move.b]]
    pounds, prestige = PAY[worth]
    return {
        "character": after.components.names[move.b],
        "worth": worth,
        "pounds": pounds,
        "prestige": prestige,
    }
