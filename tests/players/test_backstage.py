"""The players with Backstage: they use what the expansion offers, and use it with sense (R11)."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from shakespeare import Event, Game
from shakespeare.players import make_player
from tests.frozen import BACKSTAGE_EDITION, new_game
from tests.players.games import played, wins
from tests.scene import GREEN, RED, Backstage, InOrder, Seat, scene

SENSIBLE = ["groundling", "apprentice"]


@pytest.mark.slow
@pytest.mark.parametrize(("text", "least"), [("groundling", 36), ("apprentice", 39)])
def test_beats_random(text: str, least: int) -> None:
    assert wins(text, "random", players=2, games=40, backstage=True) >= least


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least"), [(2, 36), (3, 34), (4, 32)])
def test_the_apprentice_beats_groundlings(players: int, least: int) -> None:
    assert wins("apprentice", "groundling", players=players, games=40, backstage=True) >= least


@pytest.mark.slow
def test_the_apprentice_is_good_alone() -> None:
    """R11.9: the result is a score, and the cards help."""
    scores = [played(["apprentice"], seed, backstage=True).standings()[0].score for seed in range(20)]
    assert sum(scores) / len(scores) > 26


# What whole games show

GAMES = 9


@cache
def games_of(text: str) -> list[Game]:
    """Games of two, three and four players of one kind."""
    return [played([text] * (2 + seed % 3), seed, backstage=True) for seed in range(GAMES)]


def days(game: Game) -> Iterator[list[Event]]:
    """What happened on each day."""
    day: list[Event] = []
    for event in game.events:
        if event.id == "day" and day:
            yield day
            day = []
        day.append(event)
    yield day


@pytest.mark.slow
@pytest.mark.parametrize("text", SENSIBLE)
def test_unwagered_cylinders_are_used_on_most_days(text: str) -> None:
    """R11.3: they are free otherwise."""
    could = did = 0
    for game in games_of(text):
        for day in list(days(game))[1:]:
            wagers = {event.args["seat"]: event.args["cylinders"] for event in day if event.id == "wagered"}
            users = {event.args["seat"] for event in day if event.id.startswith("backstage-used")}
            could += sum(wager < 5 for wager in wagers.values())
            did += len(users)
    assert could > 100
    assert did > 0.8 * could


@pytest.mark.slow
@pytest.mark.parametrize("text", SENSIBLE)
def test_no_card_is_used_for_nothing(text: str) -> None:
    for game in games_of(text):
        assert not [event for event in game.events if event.id in ("backstage-idle", "lord-empty")]


@pytest.mark.slow
@pytest.mark.parametrize("text", SENSIBLE)
def test_a_director_is_asked_only_before_a_rest(text: str) -> None:
    """R3.1: there is none on the last day."""
    for game in games_of(text):
        assert not [event for event in list(days(game))[-1] if event.id == "rest-eased"]


@pytest.mark.slow
def test_wagers_leave_cylinders_for_cards() -> None:
    """R11.3: unwagered ones are worth something now, so there are more of them."""

    def mean(game: Game) -> float:
        wagers = [event.args["cylinders"] for event in game.events if event.id == "wagered"]
        return sum(wagers) / len(wagers)

    for text in SENSIBLE:
        without = [played([text] * (2 + seed % 3), seed) for seed in range(GAMES)]
        assert sum(map(mean, games_of(text))) < sum(map(mean, without))


WITHOUT_EFFECT = {"ambiance-held", "salvage-ended", "objectives-held", "purple-left", "phase"}


@pytest.mark.slow
def test_no_mask_is_played_for_nothing() -> None:
    """R11.6: kept, it might still help; what follows at once is an effect."""
    masks = 0
    for game in games_of("apprentice"):
        events = game.events
        for event, after in pairwise(events):
            if event.id == "objective-played":
                masks += 1
                assert after.id not in WITHOUT_EFFECT, after
    assert masks > 10


@pytest.mark.slow
def test_nobody_tells_whether_there_is_a_mask_to_play() -> None:
    """R11.6: who plays none says the same with a mask and without."""
    asked = {True: 0, False: 0}
    for text in SENSIBLE:
        for seed in range(3):
            game = new_game(2, seed, backstage=True)
            players = [make_player(text, seat, BACKSTAGE_EDITION) for seat in range(2)]
            while game.deciders:
                seat = game.deciders[0]
                question, legal, view = game.question(seat), game.legal(seat), game.view(seat)
                assert question is not None
                move = players[seat].choose(view, question, legal)
                if question.kind == "masks":
                    asked[any(other.name == "play" for other in legal)] += 1
                    assert move.text == "hold" or move.name == "play"
                game.play(seat, move)
    assert all(asked.values())


# What it does in some positions


def chosen(game: Game, seat: int = RED, text: str = "apprentice") -> str:
    """What it does, whatever its seed."""
    question = game.question(seat)
    assert question is not None
    moves = {
        make_player(text, seed, BACKSTAGE_EDITION).choose(game.view(seat), question, game.legal(seat)).text
        for seed in range(5)
    }
    assert len(moves) == 1, moves
    return moves.pop()


def turn(card: str, seat: Seat, **more: Any) -> Game:
    """Red's turn, with a card laid out for whose use others have nothing to offer."""
    row = [card, "director-1", "director-2", "rag-picker-costume-mistress"]
    return scene(2, turn=RED, seats={RED: seat}, backstage=Backstage(row=row), **more)


LORD = ["othello", "prospero", "titania", "lear", "puck", "iago", "portia", "beatrice", "lady-macbeth"]
FAR = {act: {RED: 10} for act in ("I", "II", "III")}


class TestCards:
    @pytest.mark.parametrize(
        ("colours", "choices"),
        [("pink purple", {"hat pink falstaff", "hat pink author"}), ("black black", {"done"})],
    )
    def test_wears_a_hat_that_matches(self, colours: str, choices: set[str]) -> None:
        """R11.4: hat and first circle make six."""
        dressed = Seat(wagered=1, costumes=dict.fromkeys(["falstaff", "author"], "blue black black"))
        game = turn("hatter-1", dressed, day=6, costumes=colours)
        game.play(RED, "use hatter-1 1")
        question = game.question(RED)
        assert question is not None
        for text in SENSIBLE:
            for seed in range(5):
                player = make_player(text, seed, BACKSTAGE_EDITION)
                assert player.choose(game.view(RED), question, game.legal(RED)).text in choices

    @pytest.mark.parametrize(("colour", "circle"), [("blue", 1), ("purple", 3)])
    def test_keeps_the_circle_under_a_hat_for_what_matches(self, colour: str, circle: int) -> None:
        """R6.1: the first circle, or the first of the others that is free."""
        hatted = Seat(
            wagered=4,
            hats={"falstaff": "pink"},
            costumes={"author": "black black black", "falstaff": "- black -"},
        )
        game = turn("hatter-1", hatted, day=5, costumes=colour)
        game.play(RED, "activate handyman")
        assert chosen(game) == f"costume {colour} falstaff {circle}"

    def test_lights_the_candle_of_its_theater(self) -> None:
        """R11.4: on the second space, and the effects of both elements."""
        game = turn(
            "architect-1", Seat(wagered=3, recruited=True, theater="pink"), day=5, sets="blue", acts=FAR
        )
        assert chosen(game) == "use architect-1 2"
        game.play(RED, "use architect-1 2")
        assert chosen(game) == "theater blue"

    def test_takes_a_yellow_element(self) -> None:
        """R10.4."""
        game = turn("backstage-jeweler-1", Seat(wagered=3, recruited=True), day=6, sets="yellow", acts=FAR)
        assert chosen(game) == "use backstage-jeweler-1 2"

    def test_puts_as_many_cylinders_as_it_pays(self) -> None:
        """R11.4: a step out of the grey spaces of each act, or of one."""
        grey = {act: {RED: 3} for act in ("I", "II", "III")}
        seat = Seat(wagered=2, used=["author", "queen"], recruited=True)
        game = turn("marlowe-1", seat, day=6, acts=grey)
        assert chosen(game) == "use marlowe-1 3"

    def test_stands_in_for_the_best(self) -> None:
        """R11.4: two actors for £3, one of whom has far to go."""
        seat = Seat(wagered=3, troupe=["hamlet", "mark-antony"], resting=["hamlet"], recruited=True)
        acts = {"I": {RED: 10}, "II": {RED: 10}, "III": {RED: 3}}
        game = turn("double-1", seat, day=6, acts=acts)
        game.play(RED, "use double-1 2")
        assert chosen(game) == "double hamlet"

    def test_engages_whom_it_can_pay(self) -> None:
        """R10.4: on the last day, with nobody left to activate, an actor is worth only what he costs less."""
        seat = Seat(wagered=1, used=["author"], recruited=True)
        table = Backstage(row=["lord-chamberlain-1"], lord=LORD)
        game = scene(2, day=6, turn=RED, seats={RED: seat}, backstage=table)
        game.play(RED, "use lord-chamberlain-1 2")
        assert chosen(game) == "engage puck"

    def test_leaves_an_actor_who_only_costs(self) -> None:
        """R11.4: the top of the Lord's deck cannot be declined, and £2 do not pay him."""
        seat = Seat(wagered=4, used=["author", "falstaff", "handyman", "queen"], recruited=True)
        row = ["lord-chamberlain-1", "director-1", "director-2", "rag-picker-costume-mistress"]
        game = scene(2, day=6, turn=RED, seats={RED: seat}, backstage=Backstage(row=row, lord=LORD))
        assert chosen(game) == "pass"

    def test_spends_the_recruitment_card_on_the_last_day(self) -> None:
        """R11.3: an extra whom nobody can dress any more is worth nothing, a yellow element is."""
        seat = Seat(wagered=4, used=["author", "falstaff", "handyman", "queen"])
        row = ["assistant-1", "assistant-2", "assistant-3", "jeweler-1"]
        game = turn("backstage-jeweler-1", seat, day=6, row=row, costumes="yellow")
        assert chosen(game) == "use backstage-jeweler-1 2 with recruitment"

    def test_recruits_while_that_is_worth_more(self) -> None:
        """R11.3: on the first day, the ambiance is not worth a character."""
        seat = Seat(wagered=5)
        game = turn("barkeep-1", seat, day=1, row=["jeweler-1", "hamlet", "romeo", "set-dresser-8-1"])
        assert not chosen(game).endswith("with recruitment")

    def test_clears_the_crates(self) -> None:
        """R8.2: a purple set element that stays laid out weighs on its own ambiance too."""
        seat = Seat(wagered=1, troupe=["rag-picker-handyman-1"], recruited=True)
        game = scene(
            2,
            day=3,
            turn=RED,
            seats={RED: seat},
            sets="purple",
            discarded={"sets": "purple"},
            backstage=Backstage(),
        )
        game.play(RED, "activate handyman")
        game.play(RED, "set purple 1.3")
        assert chosen(game) == "from crates"

    def test_takes_what_a_rag_picker_brings(self) -> None:
        """R11.4: 13 and 14 pay 3 prestige, but only black is laid out."""
        seat = Seat(troupe=["rag-picker-handyman-1"], costumes={"falstaff": "green green -"})
        game = scene(
            2,
            day=5,
            turn=RED,
            seats={RED: seat},
            costumes="black",
            discarded={"costumes": "blue"},
            backstage=Backstage(),
        )
        game.play(RED, "activate handyman")
        assert chosen(game) in ("costume blue falstaff 3", "costume purple falstaff 3")


class TestFirstAction:
    def test_is_taken(self) -> None:
        """R11.5: it costs nothing to come before everybody."""
        seats = {RED: Seat(troupe=["bear"])}
        game = scene(2, day=2, phase="wager", seats=seats, backstage=Backstage())
        for seat in (RED, GREEN):
            game.play(seat, "wager 3")
        assert game.question(RED) is not None
        for text in SENSIBLE:
            question = game.question(RED)
            assert question is not None and question.kind == "first-action"
            player = make_player(text, 1, BACKSTAGE_EDITION)
            assert player.choose(game.view(RED), question, game.legal(RED)).text != "forgo"


def evening(objective: str, **more: Any) -> Game:
    """The ambiance is about to take effect, and Red holds an objective."""
    seat = Seat(objectives=[objective], ambiance=more.pop("ambiance", 3))
    return scene(2, phase="ambiance", seats={RED: seat}, backstage=Backstage(), **more)


class TestMasks:
    @pytest.mark.parametrize(
        ("ambiance", "day", "move"), [(2, 2, "play cheer"), (5, 2, "hold"), (6, 6, "hold")]
    )
    def test_cheers_when_it_helps(self, ambiance: int, day: int, move: str) -> None:
        game = evening("cheer", ambiance=ambiance, day=day)
        for text in SENSIBLE:
            assert chosen(game, text=text) == move

    @pytest.mark.parametrize("day", [2, 4, 6])
    def test_runs(self, day: int) -> None:
        game = evening("run", day=day)
        for text in SENSIBLE:
            assert chosen(game, text=text) == "play run"

    def test_salvages_what_fits(self) -> None:
        """R6.2: 15 pay 3 prestige."""
        seat = Seat(objectives=["salvage"], costumes={"falstaff": "green green -"})
        game = scene(
            2,
            day=3,
            phase="ambiance",
            seats={RED: seat},
            discarded={"costumes": "green"},
            backstage=Backstage(),
        )
        assert chosen(game) == "play salvage"
        game.play(RED, "play salvage")
        assert chosen(game) == "costume green falstaff 3"

    def test_waits_for_gold(self) -> None:
        """R11.6: none is discarded yet."""
        for text in SENSIBLE:
            assert chosen(evening("gold", day=2), text=text) == "hold"

    def test_takes_gold(self) -> None:
        game = evening("gold", day=6, discarded={"costumes": "yellow"})
        for text in SENSIBLE:
            assert chosen(game, text=text) == "play gold"


class TestRehearsal:
    @pytest.mark.parametrize(
        ("troupe", "money", "move"),
        [([], 5, "pay prompter"), (["hamlet", "romeo"], 4, "take penalty")],
    )
    def test_pays_the_prompter_when_rich(self, troupe: list[str], money: int, move: str) -> None:
        """R10.4: on the last day £1 is worth nothing, or 2 prestige if somebody goes unpaid for it."""
        seat = Seat(troupe=["prompter-1", *troupe], money=money)
        acts = {"II": {RED: 10}, "III": {RED: 10}}
        game = scene(2, day=6, phase="rehearsal", seats={RED: seat}, acts=acts, backstage=Backstage())
        assert sum(costs(troupe)) in (0, money)
        for text in SENSIBLE:
            assert chosen(game, text=text) == move

    def test_steps_after_the_others(self) -> None:
        """R9.1: Caliban sends them back, the Ghost brings an objective; white quills can answer to both."""
        dressed = ["caliban", "iago"]
        seats = {RED: Seat(troupe=dressed, costumes=dict.fromkeys(dressed, "black black pink"))}
        acts = {act: {RED: 4, GREEN: 5} for act in ("I", "II", "III")}
        game = scene(
            2, day=4, phase="rehearsal", seats=seats, acts=acts, backstage=Backstage(), chance=InOrder()
        )
        assert chosen(game) == "rehearse caliban"

    def test_steps_back_where_it_hurts_least(self) -> None:
        """R11.5, R9.3: spaces 7 and 8 of Act I pay the same."""
        acts = {"I": {RED: 8}, "II": {RED: 6, GREEN: 5}, "III": {RED: 10}}
        seats = {GREEN: Seat(troupe=["ghost"])}
        game = scene(2, day=6, turn=GREEN, seats=seats, acts=acts, backstage=Backstage())
        game.play(GREEN, "activate ghost")
        assert chosen(game) == "back I"


def costs(names: list[str]) -> list[int]:
    return [character.cost for character in BACKSTAGE_EDITION.characters if character.name in names]
