"""The end of the game: payment, ties, shared victory."""

import pytest

from tests.scene import BLUE, GREEN, RED, Seat, lines, scene


def last_evening(players, seats, **acts):
    """The last rehearsal, where Acts I and III give nothing to anybody."""
    level = {act: dict.fromkeys(range(players), 4) for act in ("I", "II", "III")}
    game = scene(players, day=6, phase="rehearsal", acts=level | acts, seats=seats)
    assert game.finished
    return game


def test_payment_cheapest_first():
    """£5 for costs of 1, 3, 3 and 5: two are paid, £1 is left, two unpaid cost 2 prestige each (R10.4)."""
    game = last_evening(
        2, {RED: Seat(money=5, troupe=["othello", "hamlet", "romeo", "portia"]), GREEN: Seat(prestige=20)}
    )
    events = lines(game)
    assert events[events.index("yellow-counted 1 0") + 1 :] == [
        "paid 0 romeo 1 4",
        "paid 0 hamlet 3 1",
        "unpaid 0 portia 3",
        "prestige 0 -2 unpaid 5",
        "unpaid 0 othello 5",
        "prestige 0 -2 unpaid 3",
        "final 0 3 1",
        "final 1 21 0",
        "won 1",
    ]
    red, green = game.standings()
    assert (red.score, red.payroll, red.unpaid, red.money) == (3, 12, ["portia", "othello"], 1)
    assert (green.score, green.payroll, green.unpaid, green.money) == (21, 0, [], 0)
    assert (red.rank, green.rank) == (2, 1)


@pytest.mark.parametrize("money", [0, 4, 9, 30])
def test_extras_and_printed_characters_are_free(money):
    """Extras and the printed characters are not paid (R10.4, R0.3, R0.4)."""
    game = last_evening(2, {RED: Seat(money=money, extras=3), GREEN: Seat()})
    red = game.standings()[RED]
    assert (red.money, red.payroll, red.unpaid, red.score) == (money, 0, [], 7)


def test_most_prestige_wins():
    """Most prestige wins, whatever the money (R10.5)."""
    game = last_evening(
        3, {RED: Seat(prestige=10, money=40), GREEN: Seat(prestige=12), BLUE: Seat(prestige=14)}
    )
    assert [s.score for s in game.standings()] == [12, 13, 14]
    assert [s.rank for s in game.standings()] == [3, 2, 1]
    assert [s.tied for s in game.standings()] == [False, False, False]
    assert lines(game)[-1] == "won 2"


def test_a_tie_goes_to_the_most_pounds_left_over():
    """Green and Blue have 13 each; Blue has more money left after paying (R10.5)."""
    game = last_evening(
        3,
        {
            RED: Seat(prestige=9),
            GREEN: Seat(prestige=12, money=6, troupe=["othello"]),
            BLUE: Seat(prestige=13, money=5, troupe=["hamlet"]),
        },
    )
    assert [s.score for s in game.standings()] == [11, 13, 13]
    assert [s.money for s in game.standings()] == [0, 1, 2]
    assert [s.rank for s in game.standings()] == [3, 2, 1]
    assert not any(s.tied for s in game.standings())
    assert lines(game)[-1] == "won 2"


def test_a_shared_victory():
    """Prestige and money tie: the victory is shared, and the next one is third (R10.5)."""
    game = last_evening(
        3,
        {RED: Seat(prestige=9, money=3), GREEN: Seat(prestige=9, money=5), BLUE: Seat(prestige=10, money=5)},
    )
    # Act II gives Red 2 and Green 1.
    assert [s.score for s in game.standings()] == [11, 10, 10]
    game = last_evening(
        3,
        {RED: Seat(prestige=8, money=3), GREEN: Seat(prestige=10, money=5), BLUE: Seat(prestige=11, money=5)},
    )
    assert [(s.score, s.rank, s.tied) for s in game.standings()] == [
        (10, 3, False),
        (11, 1, True),
        (11, 1, True),
    ]
    assert lines(game)[-1] == "won 1 2"


def test_a_shared_second_place():
    """Those behind may share a place too (R10.5)."""
    game = last_evening(3, {RED: Seat(prestige=18), GREEN: Seat(prestige=9), BLUE: Seat(prestige=10)})
    assert [(s.score, s.rank, s.tied) for s in game.standings()] == [
        (20, 1, False),
        (10, 2, True),
        (10, 2, True),
    ]
    assert lines(game)[-1] == "won 0"
