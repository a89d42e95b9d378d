"""R10.4 to R10.7: the end of the game."""

import pytest

from tests.scene import (
    BLUE,
    GREEN,
    NEUTRAL,
    RED,
    YELLOW,
    Backstage,
    Seat,
    edition_with,
    lines,
    play,
    player,
    scene,
)

FULL = "black black black"
AT_THE_END = {"I": {RED: 10}, "II": {RED: 10}, "III": {RED: 10}}  # so that no white quill asks anything
QUIET = ["hamlet", "romeo", "juliet", "viola", "lear"]  # actors without white quills in rehearsal


def end(players=2, acts=AT_THE_END, edition=None, **seats):
    """The game after the last rehearsal; the seats by colour."""
    numbers = {"red": RED, "green": GREEN, "blue": BLUE, "yellow": YELLOW}
    more = {"edition": edition} if edition else {}
    game = scene(
        players,
        day=6,
        phase="rehearsal",
        acts=acts,
        seats={numbers[name]: seat for name, seat in seats.items()},
        **more,
    )
    assert game.finished
    return game


def scored(game, seat=RED):
    """What each objective of a seat measured and scored."""
    events = [line.split() for line in lines(game) if line.startswith(f"objective-scored {seat} ")]
    return {name: (int(measured), int(points)) for _, _, name, measured, points in events}


# Objectives, each at each of its steps


@pytest.mark.parametrize(
    ("acts", "measured"),
    [
        ({}, 3),  # all on space 1, Red's discs at the bottom: grey spaces count
        ({"I": {GREEN: 2}}, 2),
        ({"I": {GREEN: 2}, "II": {GREEN: 5, RED: 5}}, 1),
        ({"I": {RED: 5, GREEN: 5}, "II": {GREEN: 3}, "III": {GREEN: 3}}, 1),
        ({"I": {GREEN: 2}, "II": {GREEN: 2}, "III": {GREEN: 1, RED: 1}}, 0),
    ],
)
def test_first_places(acts, measured):
    """R10.7, R10.4: final positions, with the order in the piles, on grey spaces too."""
    game = end(acts=acts, red=Seat(objectives=["first-nights"]), green=Seat(objectives=["balance"]))
    assert scored(game) == {"first-nights": (measured, measured)}


def test_first_places_in_the_solo_game():
    """R10.7, R10.6: the neutral discs count as others."""
    acts = {"I": {NEUTRAL: 8, RED: 8}, "II": {RED: 8, NEUTRAL: 8}, "III": {RED: 9}}
    assert scored(end(1, acts=acts, red=Seat(objectives=["first-nights"]))) == {"first-nights": (2, 2)}


@pytest.mark.parametrize(("count", "points"), [(0, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
def test_complete_costumes(count, points):
    """R10.4: 3, 4, 5 complete costumes; an incomplete one does not count."""
    costumes = dict.fromkeys(QUIET[:count], FULL) | {"author": "pink pink"}
    game = end(4, red=Seat(troupe=QUIET, costumes=costumes, objectives=["wardrobe"]))
    assert scored(game) == {"wardrobe": (count, points)}


def test_complete_costumes_of_extras_count_and_those_of_two_elements_do_not():
    """R10.4, R11.7."""
    edition = edition_with(characters={"romeo": {"circles": 2, "rehearse": ["coin1"]}})
    game = end(
        edition=edition,
        red=Seat(
            troupe=["romeo"],
            extras=1,
            costumes={"romeo": "green green", "extra-1": "green blue green"},
            objectives=["wardrobe", "finery", "crowd"],
        ),
    )
    assert scored(game) == {"wardrobe": (1, 0), "finery": (1, 1), "crowd": (1, 1)}
    assert "rehearsed 0 romeo" in lines(game)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3)])
def test_non_actors(count, points):
    """R10.4, R11.7: 4, 5, 6 non-actors, the printed handyman and the queen among them."""
    troupe = ["assistant-1", "jeweler-1", "set-dresser-6-1", "costume-mistress-6-1"][:count]
    game = end(red=Seat(troupe=[*troupe, "romeo"], extras=1, objectives=["company"]))
    assert scored(game) == {"company": (2 + count, points)}


PLACES = ("1.1", "1.2", "1.3", "1.4", "1.5", "2.2", "2.3", "3.2", "4.1", "4.2", "5.1")


@pytest.mark.parametrize(("count", "points"), [(0, 0), (5, 0), (6, 1), (7, 1), (8, 2), (10, 2), (11, 3)])
def test_filled_spaces(count, points):
    """R10.4: 6, 8, 11 filled spaces; virtual elements are none."""
    game = end(4, red=Seat(stage=dict.fromkeys(PLACES[:count], "pink"), objectives=["scenery"]))
    assert scored(game) == {"scenery": (count, points)}


@pytest.mark.parametrize(
    ("stage", "costume", "measured", "points"),
    [
        ("", "", 0, 0),
        ("1.1", "", 1, 1),
        ("1.1", "yellow", 2, 2),
        ("", "yellow - yellow", 2, 2),
        ("1.1 1.2", "black yellow", 3, 3),
        ("1.1 1.2", "yellow yellow", 4, 3),
    ],
)
def test_yellow_elements(stage, costume, measured, points):
    """R10.4: each yellow element scores 1 prestige, in the set or in a costume, complete or not."""
    game = end(
        red=Seat(
            stage=dict.fromkeys(stage.split(), "yellow"), costumes={"author": costume}, objectives=["gilding"]
        ),
        green=Seat(stage={"1.1": "green"}, costumes={"author": "green"}),
    )
    assert scored(game) == {"gilding": (measured, points)}
    assert f"yellow-counted 0 {measured}" in lines(game)
    assert "yellow-counted 1 0" in lines(game)
    standing = game.standings()[RED]
    assert standing.sources["yellow"] == measured
    assert standing.sources["objectives"] == points
    assert standing.objectives == {"gilding": points}


def test_yellow_elements_of_a_complete_costume():
    """R10.4: complete or not."""
    game = end(red=Seat(costumes={"author": "yellow yellow yellow"}))
    assert game.standings()[RED].sources["yellow"] == 3


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_actors(count, points):
    """R10.4: 4, 5, 6 actors, the Author and Falstaff among them; no extras."""
    game = end(red=Seat(troupe=[*QUIET[:count], "assistant-1"], extras=1, objectives=["cast"]))
    assert scored(game) == {"cast": (2 + count, points)}


@pytest.mark.parametrize(
    ("money", "points"), [(0, 0), (17, 0), (18, 1), (21, 1), (22, 2), (25, 2), (26, 3), (60, 3)]
)
def test_pounds(money, points):
    """R10.4: £18, £22, £26, looked at before anybody is paid."""
    acts = {act: {RED: 4, GREEN: 4} for act in ("I", "II", "III")}
    game = end(acts=acts, red=Seat(money=money, troupe=["othello"], objectives=["purse"]))
    assert scored(game) == {"purse": (money, points)}
    assert game.standings()[RED].money == (money - 5 if money >= 5 else money)


@pytest.mark.parametrize(
    ("costumes", "measured"),
    [
        ([], 0),
        (["green green"], 0),
        (["green blue black"], 0),  # 10
        (["green blue pink"], 1),  # 11
        (["green yellow yellow", "black black black"], 1),
        (["green green green", "green blue pink"], 2),
        (["green green pink", "green green pink", "green blue purple", "blue blue blue"], 4),
    ],
)
def test_costumes_worth_eleven(costumes, measured):
    """R10.4: 1, 2, 3 complete costumes worth at least 11."""
    game = end(
        4, red=Seat(troupe=QUIET, costumes=dict(zip(QUIET, costumes, strict=False)), objectives=["finery"])
    )
    assert scored(game) == {"finery": (measured, min(measured, 3))}


@pytest.mark.parametrize(
    ("spaces", "measured", "points"),
    [
        ((10, 10, 1), 1, 0),
        ((4, 10, 9), 4, 0),
        ((9, 5, 8), 5, 1),
        ((6, 7, 7), 6, 2),
        ((7, 7, 7), 7, 2),
        ((8, 9, 10), 8, 3),
        ((10, 10, 10), 10, 3),
    ],
)
def test_least_advanced_act(spaces, measured, points):
    """R10.4: space 5, 6, 8 on the act where the player is least advanced."""
    acts = {act: {RED: space, GREEN: 1} for act, space in zip(("I", "II", "III"), spaces, strict=True)}
    assert scored(end(acts=acts, red=Seat(objectives=["balance"]))) == {"balance": (measured, points)}


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_costumed_extras(count):
    """R10.4: 1, 2, 3 extras in a complete costume; actors do not count, nor incomplete ones."""
    costumes = {f"extra-{number + 1}": FULL for number in range(count)} | {
        "extra-5": "green green",
        "author": FULL,
    }
    game = end(4, red=Seat(extras=5, costumes=costumes, objectives=["crowd"]))
    assert scored(game) == {"crowd": (count, min(count, 3))}


# The order of things, and the pay


def test_the_last_evening():
    """R10.4, R10.5: objectives, then yellow elements, then the pay, each in Order; then the winner."""
    game = scene(
        2,
        day=6,
        phase="rehearsal",
        order=[GREEN, RED],
        acts={act: {RED: 4, GREEN: 4} for act in ("I", "II", "III")},
        seats={
            RED: Seat(money=20, troupe=["hamlet", "assistant-1"], objectives=["purse", "cast"]),
            GREEN: Seat(money=4, troupe=["othello", "iago"], stage={"1.1": "yellow"}, objectives=["gilding"]),
        },
    )
    events = lines(game)
    assert events[events.index("phase end") :] == [
        "phase end",
        "objective-scored 1 gilding 1 1",
        "prestige 1 1 objectives 7",
        "objective-scored 0 purse 20 1",
        "prestige 0 1 objectives 8",
        "objective-scored 0 cast 3 0",
        "yellow-counted 1 1",
        "prestige 1 1 yellow 8",
        "yellow-counted 0 0",
        "paid 1 iago 3 1",
        "unpaid 1 othello 5",
        "prestige 1 -2 unpaid 6",
        "paid 0 assistant-1 1 19",
        "paid 0 hamlet 3 16",
        "final 1 6 1",
        "final 0 8 16",
        "won 0",
    ]
    red, green = game.standings()
    assert red.to_dict() == {
        "seat": RED,
        "score": 8,
        "rank": 1,
        "tied": False,
        "sources": {
            "start": 5,
            "wager": 0,
            "costumes": 0,
            "candles": 0,
            "ambiance": 0,
            "activation": 0,
            "rehearsal": 0,
            "acts": 2,
            "objectives": 1,
            "yellow": 0,
            "unpaid": 0,
        },
        "days": [{"start": 5}, {}, {}, {}, {}, {}, {"acts": 2, "objectives": 1}],
        "objectives": {"purse": 1, "cast": 0},
        "payroll": 4,
        "unpaid": [],
        "money": 16,
    }
    assert (green.seat, green.score, green.rank, green.money, green.payroll) == (GREEN, 6, 2, 1, 8)
    assert (green.unpaid, green.sources["unpaid"]) == (["othello"], -2)
    assert green.days[6] == {"acts": 1, "objectives": 1, "yellow": 1, "unpaid": -2}
    assert repr(green) == "<Standing seat 1: 6 points, rank 2>"


@pytest.mark.parametrize(
    ("money", "paid", "left"),
    [
        (0, 0, 0),
        (1, 1, 0),
        (2, 2, 0),
        (4, 2, 2),
        (5, 3, 0),
        (7, 3, 2),
        (8, 4, 0),
        (12, 4, 4),
        (13, 5, 0),
        (14, 5, 1),
    ],
)
def test_payment(money, paid, left):
    """R10.4: cheapest first; each one not paid costs 2 prestige."""
    troupe = ["othello", "hamlet", "assistant-2", "iago", "romeo"]  # 5, 3, 1, 3, 1
    acts = {act: {RED: 4, GREEN: 4} for act in ("I", "II", "III")}
    game = end(acts=acts, red=Seat(money=money, troupe=troupe, extras=1))
    red = game.standings()[RED]
    assert (red.money, red.score, red.payroll) == (left, 7 - 2 * (5 - paid), 13)
    assert red.unpaid == ["assistant-2", "romeo", "hamlet", "iago", "othello"][paid:]


def test_nothing_is_owed_for_printed_characters_and_extras():
    """R10.4, R0.3, R0.4."""
    game = end(red=Seat(extras=4))
    assert not [line for line in lines(game) if line.split()[0] in ("paid", "unpaid")]


def test_standings_only_when_finished():
    """R10.5."""
    game = scene(2, turn=RED)
    assert not game.finished
    with pytest.raises(ValueError, match=r"^the game is not finished: there are no standings yet$"):
        game.standings()
    assert game.view(RED)["standings"] is None


@pytest.mark.parametrize(
    ("results", "ranks"),
    [
        ([(9, 0), (8, 0), (7, 0)], [1, 2, 3]),
        ([(9, 1), (9, 2), (9, 0)], [2, 1, 3]),
        ([(9, 1), (9, 1), (9, 0)], [1, 1, 3]),
        ([(9, 1), (9, 2), (9, 1)], [2, 1, 2]),
        ([(4, 3), (4, 3), (4, 3)], [1, 1, 1]),
    ],
)
def test_ranks(results, ranks):
    """R10.5: most prestige, then most pounds left; else the place is shared."""
    acts = {act: dict.fromkeys(range(3), 4) for act in ("I", "II", "III")}
    seats = {
        name: Seat(prestige=prestige - gain, money=money)
        for name, (prestige, money), gain in zip(("red", "green", "blue"), results, (2, 1, 0), strict=True)
    }
    game = end(3, acts=acts, **seats)
    standings = game.standings()
    assert [(s.score, s.money) for s in standings] == results
    assert [s.rank for s in standings] == ranks
    assert [s.tied for s in standings] == [ranks.count(rank) > 1 for rank in ranks]
    assert lines(game)[-1] == "won " + " ".join(str(seat) for seat in range(3) if ranks[seat] == 1)


def test_the_game_is_over():
    """R10.4: nothing can be played any more."""
    game = end()
    assert game.deciders == ()
    assert game.position()["phase"] == "end"
    assert game.position()["stack"] == []
    for seat in (RED, GREEN):
        assert game.legal(seat) == []
        reason = game.why_not(seat, "pass")
        assert (reason.id, reason.rule, reason.args) == ("game-over", "R10.4", {})


# What is shown on the way


def test_how_far_an_objective_is():
    """R10.4: what it counts now; one that is played instead counts nothing (R11.6)."""
    seat = Seat(money=7, troupe=["othello"], stage={"1.1": "yellow"}, objectives=["gilding", "purse", "cast"])
    game = scene(2, day=3, turn=RED, seats={RED: seat})
    assert game.view(RED)["players"][RED]["objective_measures"] == [1, 7, 3]
    masks = scene(2, day=3, backstage=Backstage(), seats={RED: Seat(objectives=["run", "gilding"])})
    assert masks.view(RED)["players"][RED]["objective_measures"] == [0, 0]


def test_when_the_game_is_over_an_objective_counts_what_it_was_scored_for():
    """R10.4: the purse as it was before the pay, also if somebody went without."""
    game = end(red=Seat(money=2, troupe=["hamlet", "othello", "lear"], objectives=["purse", "cast"]))
    scored = [event.args["measured"] for event in game.events if event.id == "objective-scored"]
    assert game.standings()[RED].unpaid and game.standings()[RED].money == 1
    for eyes in (RED, GREEN, None):
        assert game.view(eyes)["players"][RED]["objective_measures"] == scored == [7, 5]


def test_the_projected_score():
    """R10.4: what the score would be if the game ended now, as far as one can know (R13.1)."""
    seat = Seat(
        prestige=9,
        money=3,
        troupe=["othello", "hamlet"],
        stage={"1.1": "yellow"},
        costumes={"author": "yellow"},
        objectives=["gilding"],
    )
    game = scene(2, day=3, turn=RED, seats={RED: seat})
    assert player(game, RED)["projected"] == 9 + 2 + 2 - 2
    assert player(game, RED)["payroll"] == 8
    assert game.view(RED)["players"][RED]["projected"] == 11
    assert game.view(GREEN)["players"][RED]["projected"] == 9
    assert game.view(None)["players"][RED]["projected"] == 9
    assert player(game, GREEN)["projected"] == 5


def test_the_projected_score_at_the_end_is_the_score():
    """R10.4, R10.5: nothing is counted twice."""
    game = end(red=Seat(stage={"1.1": "yellow"}, troupe=["hamlet"], objectives=["gilding"]))
    for eyes in (RED, GREEN, None):
        assert game.view(eyes)["players"][RED]["projected"] == game.standings()[RED].score
        assert game.view(eyes)["players"][RED]["objective_points"] == [1]


def test_the_last_question_of_the_game():
    """R9.1, R10.4: a last white quill, then the end."""
    acts = {act: {RED: 4, GREEN: 4} for act in ("I", "II", "III")}
    game = scene(
        2, day=6, phase="rehearsal", acts=acts, seats={RED: Seat(extras=1, costumes={"extra-1": FULL})}
    )
    assert not game.finished
    assert play(game, RED, "step I")[-1] == "won 0"
    assert game.finished
