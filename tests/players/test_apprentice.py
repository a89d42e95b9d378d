"""The apprentice: strong for its speed, and its rules of thumb do what they say."""

import pytest

from shakespeare import Game
from shakespeare.players import make_player
from tests.frozen import EDITION
from tests.players.games import played, wins
from tests.scene import GREEN, RED, InOrder, Seat, scene


@pytest.mark.slow
def test_beats_random() -> None:
    """Both seatings; over 1,000 games at least 97 % are promised."""
    assert wins("apprentice", "random", players=2, games=100) >= 97


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least"), [(2, 45), (3, 42), (4, 40)])
def test_beats_groundlings(players: int, least: int) -> None:
    assert wins("apprentice", "groundling", players=players, games=50) >= least


@pytest.mark.slow
def test_is_good_alone() -> None:
    """R10.6: the result is a score."""
    scores = [played(["apprentice"], seed).standings()[0].score for seed in range(30)]
    assert sum(scores) / len(scores) > 24


def chosen(game: Game, seat: int = RED) -> str:
    """What it does, whatever its seed."""
    question = game.question(seat)
    assert question is not None
    moves = {
        make_player("apprentice", seed, EDITION).choose(game.view(seat), question, game.legal(seat)).text
        for seed in range(5)
    }
    assert len(moves) == 1, moves
    return moves.pop()


class TestRulesOfThumb:
    def test_leaves_the_grey_spaces_before_the_rehearsal(self) -> None:
        """R9.2: on its day, the step out of them is worth more than one towards the next pay."""
        game = scene(2, day=6, turn=RED, acts={"I": {RED: 5}, "II": {RED: 9}, "III": {RED: 3}})
        game.play(RED, "activate author")
        assert chosen(game) == "step III"

    def test_steps_back_where_it_costs_nothing(self) -> None:
        """R9.3: spaces 7 and 8 of Act I pay the same; on Act II it leads by one space, on Act III the ninth pays less."""
        lear = Seat(troupe=["lear"])
        acts = {"I": {RED: 8}, "II": {GREEN: 6, RED: 4}, "III": {RED: 10}}
        game = scene(2, day=6, turn=RED, seats={RED: lear}, acts=acts)
        game.play(RED, "activate lear")
        while (question := game.question(RED)) is not None and question.kind == "step":
            game.play(RED, "step II")
        assert chosen(game) == "back I"

    def test_completes_the_best_costume(self) -> None:
        """R6.2: 14 pay 3 prestige."""
        dressed = Seat(costumes={"falstaff": "green green -", "author": "black black -"})
        game = scene(2, day=5, turn=RED, seats={RED: dressed}, costumes="blue blue")
        game.play(RED, "activate handyman")
        assert chosen(game) == "costume blue falstaff 3"

    def test_lights_a_candle(self) -> None:
        """R7.4."""
        built = dict.fromkeys(["1.2", "1.3", "1.4", "2.2", "2.3", "3.2"], "black")
        game = scene(2, day=5, turn=RED, seats={RED: Seat(stage=built)}, sets="black", costumes="pink")
        game.play(RED, "activate handyman")
        assert chosen(game) in ("set black 4.1", "set black 4.2")

    @pytest.mark.parametrize(("laid_out", "move"), [("green", "spend token"), ("pink pink", "keep token")])
    def test_spends_a_token_only_for_more(self, laid_out: str, move: str) -> None:
        """R5.8: a handyman of 4 cannot carry green, but two pink ones."""
        seat = Seat(tokens=1, costumes={"falstaff": "green green -"})
        game = scene(2, day=5, turn=RED, seats={RED: seat}, costumes=laid_out)
        game.play(RED, "activate handyman")
        assert chosen(game) == move

    @pytest.mark.parametrize(
        ("day", "troupe", "move"), [(1, [], "ask objectives"), (6, ["hamlet", "romeo"], "ask money")]
    )
    def test_asks_the_queen_for_what_it_needs(self, day: int, troupe: list[str], move: str) -> None:
        """R10.4: unpaid characters cost 2 prestige each, and £4 pay two."""
        game = scene(2, day=day, turn=RED, seats={RED: Seat(troupe=troupe)})
        game.play(RED, "activate queen")
        assert chosen(game) == move

    def test_keeps_the_objective_that_fits(self) -> None:
        """The first three by name are balance, cast and company."""
        far = {act: {RED: 8} for act in ("I", "II", "III")}
        game = scene(2, day=5, turn=RED, acts=far, chance=InOrder())
        game.play(RED, "activate queen")
        game.play(RED, "ask objectives")
        assert chosen(game) == "keep balance"

    @pytest.mark.parametrize("strategic_rest", [False, True])
    def test_spares_whom_tomorrow_needs(self, strategic_rest: bool) -> None:
        """R10.2: nothing is laid out for a handyman."""
        seat = Seat(used=["queen", "handyman"])
        game = scene(2, day=3, phase="rest", seats={RED: seat}, strategic_rest=strategic_rest)
        assert chosen(game) == "spare queen"

    def test_hires_nobody_for_nothing(self) -> None:
        """On the last day an assistant without a cylinder left to use him costs 2 prestige, an extra nothing."""
        tired = Seat(wagered=1, used=["author"])
        row = ["assistant-1", "assistant-2", "assistant-3", "jeweler-1"]
        game = scene(2, day=6, turn=RED, seats={RED: tired}, row=row)
        question = game.question(RED)
        assert question is not None
        for seed in range(5):
            player = make_player("apprentice", seed, EDITION)
            assert player.choose(game.view(RED), question, game.legal(RED)).text.endswith("as extra")

    def test_stops_early_alone_when_little_is_left_to_do(self) -> None:
        """R10.6: two cylinders placed earn a prestige."""
        far = {act: {RED: 10} for act in ("I", "II", "III")}
        seat = Seat(used=["author", "queen"], recruited=True)
        game = scene(1, day=5, turn=RED, seats={RED: seat}, acts=far)
        assert chosen(game) == "pass"
