"""Moves: three faces each, legal exactly when there is no reason why not, and harmless when refused."""

import json
import random
import re
from collections.abc import Hashable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespeare import Game, IllegalMove, Move, Reason, UnknownMove
from tests.frozen import new_game
from tests.properties.damage import HOSTILE
from tests.properties.invariants import is_json
from tests.properties.play import Deal, deals, every_deal, wild_edition

RULES = set(
    re.findall(
        r"^- \*\*(R\d+\.\d+)\*\*",
        (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8"),
        re.M,
    )
)

# Every reason there is.
MOVE_NAMES = (
    *("wager", "recruit", "recruit-extra", "activate", "pass", "spend-token", "keep-token", "step", "back"),
    *("costume", "set", "done", "ask-money", "ask-objectives", "keep", "spare"),
)
BACKSTAGE_MOVE_NAMES = (
    *(
        "use",
        "use-recruitment",
        "theater",
        "hat",
        "double",
        "engage",
        "from-crates",
        "from-discards",
        "forgo",
    ),
    *("play", "hold", "hold-for-good", "rehearse", "pay-prompter", "take-penalty"),
)
REASONS = {
    *(f"{name}-not-now" for name in (*MOVE_NAMES, *BACKSTAGE_MOVE_NAMES)),
    *("game-over", "chosen-already", "not-your-choice"),
    *("card-not-laid-out", "recruited-already", "pass-before-recruiting"),
    *("character-not-yours", "assistant-not-activated", "extra-not-activated"),
    *("character-used", "character-resting", "no-cylinder-left"),
    *("act-at-end", "act-at-start", "objective-not-drawn", "spare-not-used"),
    *(
        "costume-not-taken",
        "costume-yellow",
        "costume-other-colour",
        "costume-not-laid-out",
        "costume-too-dear",
    ),
    *("set-not-taken", "set-yellow", "set-other-colour", "set-not-laid-out", "set-too-dear"),
    *("wearer-not-yours", "circle-filled", "circle-not-first"),
    *("space-virtual", "space-filled", "space-unsupported", "space-asymmetric"),
    # Of Backstage.
    *("backstage-not-laid-out", "backstage-occupied", "backstage-too-dear", "recruitment-used"),
    *("never-activated", "theater-other-value", "hat-yellow", "hat-worn", "double-other-cost"),
    *("card-not-the-lords", "costume-nowhere", "set-nowhere", "costume-other-colours"),
    *("objective-not-held", "salvage-yellow", "salvage-not-yellow"),
    *("costume-not-discarded", "set-not-discarded", "spared-already", "nothing-to-rehearse"),
}
NO_SEATS = (-1, 9, True, False, None, "0", 0.0, 1.0, [])


def every_move(game: Game) -> Iterator[Move]:
    number = 0
    while True:
        try:
            yield game.move(number)
        except UnknownMove:
            return
        number += 1


def snapshot(game: Game) -> str:
    """All that a game tells of itself."""
    views = [game.view(seat) for seat in (None, *range(game.options.players))]
    asked = [[move.text for move in game.legal(seat)] for seat in range(game.options.players)]
    events = [event.to_dict() for event in game.events]
    return json.dumps([game.position(), game.record(), views, asked, events, game.deciders])


def is_well_formed(reason: Reason) -> bool:
    return bool(
        re.fullmatch("[a-z]+(-[a-z]+)*", reason.id)
        and reason.rule in RULES
        and is_json(reason.to_dict())
        and reason.id in str(reason)
        and reason.rule in str(reason)
    )


def check_every_move(game: Game) -> set[str]:
    """Of every move and seat: is it legal, or refused with a reason and without a trace? The reasons met."""
    before = snapshot(game)
    met: set[str] = set()
    for seat in range(game.options.players):
        legal = game.legal(seat)
        for move in every_move(game):
            reason = game.why_not(seat, move)
            assert (reason is None) == (move in legal)
            if reason is None:
                game.copy().play(seat, move)
                continue
            assert is_well_formed(reason)
            met.add(reason.id)
            with pytest.raises(IllegalMove) as refusal:
                game.play(seat, move)
            assert refusal.value.reason == reason
            assert (refusal.value.seat, refusal.value.move) == (seat, move)
    assert snapshot(game) == before
    return met


@every_deal(2)
def test_a_move_is_legal_or_there_is_a_reason(deal: Deal) -> None:
    """All moves of the space, at sampled states: `why_not` is None exactly for `legal`; a refusal changes nothing."""
    game = deal.new()
    rng = random.Random(deal.seed)
    for _ in deal.play(game):
        if rng.random() < 6 / (50 * deal.players):
            assert check_every_move(game) <= REASONS
    assert check_every_move(game) == {"game-over"}


@pytest.mark.slow
def test_every_reason_is_met() -> None:
    """In random play every reason there is turns up, and no other."""
    met: set[str] = set()
    for deal in deals(9):
        game = deal.new()
        rng = random.Random(deal.seed)
        moves = list(every_move(game))
        for _ in deal.play(game):
            if rng.random() < 0.05 or game.deciders != tuple(range(deal.players)):
                seat = rng.choice((*game.deciders, rng.randrange(deal.players)))
                asked = {move.name for move in game.legal(seat)}
                alike = [move for move in moves if move.name in asked]
                for move in (*rng.sample(moves, 50), *rng.sample(alike, min(50, len(alike)))):
                    reason = game.why_not(seat, move)
                    if reason:
                        met.add(reason.id)
        met.add(game.why_not(0, 0).id)
    assert met == REASONS


@every_deal(1)
def test_a_seat_that_is_not_there_is_refused(deal: Deal) -> None:
    """Seats are the numbers from 0; anything else is a ValueError that says so, and nothing changes."""
    game = deal.new()
    for turn, (_, move) in enumerate(deal.play(game)):
        if turn % 20:
            continue
        before = snapshot(game)
        for wrong in (*NO_SEATS, deal.players):
            with pytest.raises(ValueError, match="seat"):
                game.copy().play(wrong, move)
            with pytest.raises(ValueError, match="seat"):
                game.why_not(wrong, move)
            with pytest.raises(ValueError, match="seat"):
                game.legal(wrong)
            with pytest.raises(ValueError, match="seat"):
                game.question(wrong)
            if wrong is not None:
                with pytest.raises(ValueError, match="seat"):
                    game.view(wrong)
        assert snapshot(game) == before


@every_deal(1)
def test_only_who_decides_may_play(deal: Deal) -> None:
    """R4.1, R13.1: a seat that owes no choice, or has made it, is told so, and who is waited for."""
    game = deal.new()
    for _, move in deal.play(game):
        for other in set(range(deal.players)) - set(game.deciders):
            reason = game.why_not(other, move)
            assert reason.id in ("not-your-choice", "chosen-already")
            assert reason.args == {"waiting": list(game.deciders)}
            assert (reason.id == "chosen-already") == bool(game.position()["secret"][other])
            with pytest.raises(IllegalMove):
                game.play(other, move)


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("edition", [None, *range(3)], ids=str)
def test_every_move_has_three_faces(edition: int | None, backstage: bool) -> None:
    """Number, text and dict name one Move object each, in every edition; and so does the move itself."""
    game = (
        new_game(2, backstage=backstage)
        if edition is None
        else Game.new(edition=wild_edition(edition, backstage))
    )
    moves = list(every_move(game))
    assert len(moves) > 500
    names = [*MOVE_NAMES, *BACKSTAGE_MOVE_NAMES] if backstage else [*MOVE_NAMES]
    assert {move.name for move in moves} == set(names)
    assert [move.number for move in moves] == list(range(len(moves)))
    assert len({move.text for move in moves}) == len(moves)
    for move in moves:
        fields = move.to_dict()
        assert is_json(fields) and fields["move"] == move.name
        shuffled = dict(reversed(fields.items()))
        for face in (move.number, move.text, fields, shuffled, json.loads(json.dumps(fields)), move):
            assert game.move(face) is move
        fields.clear()
        assert game.move(move.to_dict()) is move


def test_a_move_of_another_game_is_found_by_its_text() -> None:
    """Move objects of an equal edition, or of another with other numbers, mean what their text says."""
    game = new_game(2)
    for other in (new_game(4), Game.new(edition=wild_edition(0)), Game.new(edition=wild_edition(1))):
        for move in every_move(other):
            try:
                assert game.move(move).text == move.text
            except UnknownMove:
                assert move.text not in {own.text for own in every_move(game)}


@pytest.mark.parametrize("number", range(5))
def test_a_move_of_another_edition_is_played_by_its_text_or_refused(number: int) -> None:
    """`play` with a Move of a larger or smaller edition: as its text says, UnknownMove or IllegalMove."""
    game = new_game(2)
    before = snapshot(game)
    texts = {move.text: move for move in every_move(game)}
    (seat,) = game.deciders
    for move in every_move(Game.new(edition=wild_edition(number))):
        branch = game.copy()
        if move.text not in texts:
            with pytest.raises(UnknownMove):
                branch.play(seat, move)
        elif texts[move.text] in game.legal(seat):
            branch.play(seat, move)
            assert branch.record()["log"] != game.record()["log"]
        else:
            with pytest.raises(IllegalMove):
                branch.play(seat, move)
    assert snapshot(game) == before


GAME = new_game(3)
MOVES = list(every_move(GAME))


def spoilt_text(text: str, place: int, letter: str) -> str:
    return text[:place] + letter + text[place + 1 :]


scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.binary(max_size=5)
    | st.sampled_from(MOVES).map(lambda move: move.text)
)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.tuples(inner)
        | st.dictionaries(
            st.sampled_from(("move", "act", "card", "colour", "circle")) | st.integers(), inner, max_size=3
        )
    ),
    max_leaves=5,
)
near_misses = st.one_of(
    st.builds(
        spoilt_text,
        st.sampled_from(MOVES).map(lambda move: move.text),
        st.integers(0, 30),
        st.text(max_size=1),
    ),
    st.builds(
        lambda move, key, value: move.to_dict() | {key: value},
        st.sampled_from(MOVES),
        st.sampled_from(("move", "act", "card", "character", "circle", "x")),
        scalars,
    ),
    st.builds(
        lambda move, key: {name: value for name, value in move.to_dict().items() if name != key},
        st.sampled_from(MOVES),
        st.sampled_from(("move", "act", "card", "character", "circle", "colour", "place")),
    ),
)


@given(anything | near_misses)
def test_what_is_no_move_is_unknown(face: object) -> None:
    """Anything at all: the move with exactly that face, or UnknownMove, and never another exception."""
    with suppress(UnknownMove):
        move = GAME.move(face)  # type: ignore[arg-type]
        assert type(face) in (int, str, dict)
        assert face in (move.number, move.text, move.to_dict())


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_face_is_an_unknown_move(name: str) -> None:
    """Huge numbers, deep nesting and the like: UnknownMove too, from `move`, `why_not` and `play`, and no change."""
    value = HOSTILE[name]()
    faces = [{"move": "step", "act": value}]
    if isinstance(value, Hashable):
        faces.append({value: "step"})
    if type(value) is not int or not 0 <= value < len(MOVES):
        faces.append(value)
    game = new_game(2)
    (seat,) = game.deciders
    before = snapshot(game)
    for face in faces:
        with pytest.raises(UnknownMove):
            game.move(face)
        with pytest.raises(UnknownMove):
            game.why_not(seat, face)
        with pytest.raises(UnknownMove):
            game.play(seat, face)
    assert snapshot(game) == before
