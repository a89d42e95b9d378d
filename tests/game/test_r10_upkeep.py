"""R10.1 to R10.3: maintenance and rest."""

import pytest

from shakespeare import Options
from tests.frozen import new_game
from tests.scene import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    InOrder,
    Seat,
    cards,
    legal,
    lines,
    play,
    player,
    scene,
    why_not,
)

# Maintenance


def test_an_evening():
    """R10.1: what is left goes, new cards and elements come, the day advances."""
    game = scene(
        2,
        phase="maintenance",
        row=["hamlet", "iago"],
        costumes="green pink",
        sets="yellow black black",
        seats={RED: Seat(troupe=["assistant-1"]), GREEN: Seat(extras=1)},
        chance=InOrder(),
    )
    assert lines(game) == [
        "phase maintenance",
        "characters-discarded hamlet iago",
        "characters-laid-out assistant-2 assistant-3 beatrice costume-mistress-6-1",
        "elements-discarded costumes pink green",
        "elements-discarded sets black black yellow",
        "costumes-laid-out black black black black pink pink",
        "sets-laid-out black black black pink pink pink",
        "day 2",
        "phase rest",
        "rest-tokens-off",
        "cylinders-back 0",
        "cylinders-back 1",
        "phase wager",
    ]
    position = game.position()
    assert position["day"] == 2
    assert position["row"] == ["assistant-2", "assistant-3", "beatrice", "costume-mistress-6-1"]
    assert position["card_discards"] == ["hamlet", "iago"]
    assert [(p["recruited"], p["passed"]) for p in position["players"]] == [(False, False)] * 2
    # The four elements of day 1 that nobody speaks of were discarded before: black first.
    assert position["discards"]["costumes"] == {
        "black": 4,
        "pink": 1,
        "purple": 0,
        "blue": 0,
        "green": 1,
        "yellow": 0,
    }
    assert position["discards"]["sets"] == {
        "black": 5,
        "pink": 0,
        "purple": 0,
        "blue": 0,
        "green": 0,
        "yellow": 1,
    }
    assert position["crates"]["costumes"]["black"] == 4
    assert position["bags"]["costumes"] == {
        "black": 0,
        "pink": 5,
        "purple": 7,
        "blue": 5,
        "green": 3,
        "yellow": 4,
    }


def test_players_may_recruit_again():
    """R10.1: the recruitment cards return."""
    game = scene(2, phase="maintenance")
    play(game, RED, "wager 1")
    play(game, GREEN, "wager 2")
    assert [move for move in legal(game, RED) if move.startswith("recruit")]


@pytest.mark.parametrize("left", [6, 7])
def test_a_deck_that_is_long_enough(left):
    """R10.1: no discards are needed while the deck has enough."""
    deck = cards()[-left:]
    game = scene(4, phase="maintenance", deck=deck, row=["assistant-1"], chance=InOrder())
    assert lines(game)[1:3] == [
        "characters-discarded assistant-1 assistant-2",
        "characters-laid-out " + " ".join(deck[:6]),
    ]
    assert game.position()["deck"] == deck[6:]
    assert len(game.position()["card_discards"]) == 30 - left


@pytest.mark.parametrize("left", [0, 1, 5])
def test_a_deck_that_runs_short(left):
    """R10.1: the cards left in it are dealt first, then the discards are shuffled into a new one."""
    deck = cards()[-left:] if left else []
    game = scene(
        4, phase="maintenance", deck=deck, row=["romeo", "viola"] if not left else ["beatrice", "hamlet"]
    )
    discarded, reshuffled, laid_out = lines(game)[1:4]
    row = game.position()["row"]
    assert discarded.startswith("characters-discarded ")
    assert reshuffled.startswith("characters-reshuffled ")
    assert {*reshuffled.split()[1:]} == {card for card in cards() if card not in deck}
    assert laid_out == "characters-laid-out " + " ".join(row)
    assert len({*row}) == 6
    assert {*row[:left]} == {*deck}
    assert game.position()["card_discards"] == []
    assert game.position()["deck"] == [card for card in cards() if card not in row]


def test_the_discards_are_shuffled():
    """R10.1: the new deck is in no order, and today's cards are in it."""
    new = []
    for seed in range(12):
        game = new_game(4, seed)
        while game.position()["day"] < 5:
            seat = game.deciders[0]
            game.play(seat, game.legal(seat)[-1])
        new.append(tuple(game.position()["row"]))
        events = [line for line in lines(game) if line.startswith("characters-")]
        assert events[-2].startswith("characters-reshuffled")
        assert len(events[-2].split()) == 11  # 2 at setup, 2 on each of four days
        assert {*events[-3].split()[1:]} <= {*events[-2].split()[1:]}
    assert len({*new}) == 12


def test_the_deck_in_a_game_of_four():
    """R10.1: it runs short for days 5 and 6, and there are just enough cards."""
    game = new_game(4, seed=2)
    while game.deciders:
        seat = game.deciders[0]
        game.play(seat, game.legal(seat)[-1])
    days = {}
    day = 1
    for line in lines(game):
        if line.startswith("day "):
            day = int(line.split()[1])
        if line.startswith("characters-reshuffled"):
            days[day + 1] = len(line.split()) - 1
    assert days == {5: 10, 6: 2}


@pytest.mark.parametrize("players", [2, 3])
def test_the_deck_in_smaller_games(players):
    """R10.1: with three players it is empty for day 6, with two it never runs out."""
    game = new_game(players, seed=2)
    while game.deciders:
        seat = game.deciders[0]
        game.play(seat, game.legal(seat)[-1])
    reshuffled = [line for line in lines(game) if line.startswith("characters-reshuffled")]
    assert [len(line.split()) - 1 for line in reshuffled] == ([12] if players == 3 else [])


def test_no_maintenance_on_day_six():
    """R3.1, R10.1, R10.2: after the last rehearsal the game ends."""
    game = scene(2, day=6, phase="ambiance", seats={RED: Seat(used=["author", "queen"])})
    assert game.finished
    assert game.deciders == ()
    assert not [line for line in lines(game) if line in ("phase maintenance", "phase rest")]
    assert game.position()["day"] == 6
    assert why_not(game, RED, "spare author") == "game-over (R10.4)"
    assert game.legal(RED) == []
    assert game.question(RED) is None


# Rest


def test_rest_tokens():
    """R10.2: on all but one of the characters that bear a cylinder; earlier tokens come off; cylinders come back."""
    game = scene(
        2,
        day=2,
        phase="rest",
        seats={RED: Seat(resting=["queen"], used=["author", "falstaff", "handyman"], wagered=4)},
    )
    assert lines(game) == ["phase rest", "rest-tokens-off"]
    assert not any(c["resting"] for c in player(game, RED)["troupe"])
    assert game.question(RED).to_dict() == {
        "id": "0.0",
        "seat": RED,
        "kind": "spare",
        "message": "ask-spare",
        "character": None,
        "value": None,
        "args": {},
    }
    assert legal(game, RED) == ["spare author", "spare falstaff", "spare handyman"]
    assert why_not(game, RED, "spare queen") == "spare-not-used (R10.2): character queen"
    assert why_not(game, RED, "spare hamlet") == "spare-not-used (R10.2): character hamlet"
    assert why_not(game, RED, "activate author") == "activate-not-now (R4.4): asked spare"
    assert play(game, RED, "spare falstaff") == [
        "rest-chosen 0",
        "rest-yours 0 falstaff (only 0)",
        "rested 0 author",
        "stayed-fresh 0 falstaff",
        "rested 0 handyman",
        "cylinders-back 0",
        "cylinders-back 1",
        "phase wager",
    ]
    red = player(game, RED)
    assert [c["name"] for c in red["troupe"] if c["resting"]] == ["author", "handyman"]
    assert not any(c["used"] for c in red["troupe"])
    assert (red["wagered"], red["cylinders"]) == (0, 0)


@pytest.mark.parametrize("used", [[], ["author"]])
def test_none_or_one_used(used):
    """R10.2: there is no token to put, and earlier ones come off all the same."""
    game = scene(2, day=3, phase="rest", seats={RED: Seat(resting=["queen", "handyman"], used=used)})
    assert game.question(RED).kind == "wager"
    fresh = [f"stayed-fresh 0 {name}" for name in used]
    assert lines(game)[1:] == [
        "rest-tokens-off",
        *fresh,
        "cylinders-back 0",
        "cylinders-back 1",
        "phase wager",
    ]
    assert not any(c["resting"] or c["used"] for c in player(game, RED)["troupe"])


def test_rest_is_chosen_at_the_same_time_and_in_secret():
    """R10.2, R13.1: nothing is revealed before all have chosen; then in Initiative order."""
    used = ["author", "falstaff"]
    game = scene(
        4,
        day=2,
        phase="rest",
        initiative=[YELLOW, BLUE, GREEN, RED],
        seats={RED: Seat(used=used), GREEN: Seat(used=["queen"]), YELLOW: Seat(used=used)},
    )
    assert game.deciders == (RED, YELLOW)
    assert game.question(GREEN) is None
    assert why_not(game, GREEN, "spare queen") == "not-your-choice (R4.1): waiting [0, 3]"
    assert play(game, RED, "spare author") == ["rest-chosen 0", "rest-yours 0 author (only 0)"]
    assert game.deciders == (YELLOW,)
    assert not any(c["resting"] for c in player(game, RED)["troupe"])
    assert why_not(game, RED, "spare falstaff") == "chosen-already (R13.1): waiting [3]"
    assert game.view(YELLOW)["secret"] == [None, None, None, []]
    assert game.view(RED)["secret"] == [["spare author"], None, None, None]
    assert game.view(None)["chosen"] == [1, 0, 0, 0]
    assert play(game, YELLOW, "spare falstaff") == [
        "rest-chosen 3",
        "rest-yours 3 falstaff (only 3)",
        "rested 3 author",
        "stayed-fresh 3 falstaff",
        "cylinders-back 3",
        "cylinders-back 2",
        "stayed-fresh 1 queen",
        "cylinders-back 1",
        "stayed-fresh 0 author",
        "rested 0 falstaff",
        "cylinders-back 0",
        "phase wager",
    ]


def test_a_rest_token_lasts_one_day():
    """R10.2, R4.4: a resting character cannot be activated on the next day, and can on the one after."""
    game = scene(2, day=2, phase="rest", seats={RED: Seat(used=["author", "queen"])})
    play(game, RED, "spare queen")
    play(game, RED, "wager 1")
    play(game, GREEN, "wager 2")
    assert why_not(game, RED, "activate author") == "character-resting (R4.4): character author"
    assert game.why_not(RED, "activate queen") is None
    tomorrow = scene(2, day=3, phase="rest", seats={RED: Seat(resting=["author"])})
    play(tomorrow, RED, "wager 1")
    play(tomorrow, GREEN, "wager 2")
    assert tomorrow.why_not(RED, "activate author") is None


# Strategic rest


def test_strategic_rest():
    """R10.3: openly, in Initiative order."""
    used = ["author", "falstaff"]
    game = scene(
        4,
        day=2,
        phase="rest",
        strategic_rest=True,
        initiative=[YELLOW, GREEN, RED, BLUE],
        seats={RED: Seat(used=used), GREEN: Seat(used=["queen"]), YELLOW: Seat(used=used, resting=["queen"])},
    )
    assert lines(game) == ["phase rest", "rest-tokens-off"]
    assert game.deciders == (YELLOW,)
    assert game.question(YELLOW).kind == "spare"
    assert legal(game, YELLOW) == ["spare author", "spare falstaff"]
    assert why_not(game, YELLOW, "spare queen") == "spare-not-used (R10.2): character queen"
    assert why_not(game, YELLOW, "pass") == "pass-not-now (R4.3): asked spare"
    assert why_not(game, RED, "spare author") == "not-your-choice (R4.1): waiting [3]"
    assert play(game, YELLOW, "spare falstaff") == [
        "rested 3 author",
        "stayed-fresh 3 falstaff",
        "cylinders-back 3",
        "stayed-fresh 1 queen",
        "cylinders-back 1",
    ]
    assert game.deciders == (RED,)
    seen = game.view(RED)["players"][YELLOW]["troupe"]
    assert [c["name"] for c in seen if c["resting"]] == ["author"]
    assert player(game, RED)["wagered"] == 2
    assert play(game, RED, "spare author") == [
        "stayed-fresh 0 author",
        "rested 0 falstaff",
        "cylinders-back 0",
        "cylinders-back 2",
        "phase wager",
    ]
    assert [p["wagered"] for p in game.position()["players"]] == [0, 0, 0, 0]


def test_strategic_rest_with_nothing_to_choose():
    """R10.3, R10.2."""
    game = scene(2, day=2, phase="rest", strategic_rest=True, initiative=[GREEN, RED])
    assert lines(game)[1:] == ["rest-tokens-off", "cylinders-back 1", "cylinders-back 0", "phase wager"]


def test_strategic_rest_needs_others():
    """R10.3: an option for 2 to 4 players."""
    with pytest.raises(ValueError, match=r"2 to 4 players only \(R10.3\)"):
        Options(players=1, strategic_rest=True)
    for players in (2, 3, 4):
        assert Options(players=players, strategic_rest=True).strategic_rest
    assert new_game(3, strategic_rest=True).view(BLUE)["options"] == {
        "players": 3,
        "backstage": False,
        "strategic_rest": True,
    }
