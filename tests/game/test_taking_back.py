"""What taking back costs, counted in the engine as plain Python: a compiled one lets nobody look."""

import pytest

from shakespeare import Game, Move
from shakespeare.game import state as state_module
from shakespeare.game.state import State
from tests.properties.play import Deal


@pytest.mark.skipif(
    not str(state_module.__file__).endswith(".py"), reason="nobody can count in compiled rules"
)
def test_taking_back_plays_no_move_more_than_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often moves are taken back, the work of a replay grows with the length of its log alone."""
    deal = Deal(2, False, 1)
    game = deal.new()
    rng = deal.rng
    while len(game.record()["log"]) < 400:
        chain = [seat for seat in range(2) if game.undoable(seat)]
        if chain and rng.random() < 0.5:
            while game.undoable(chain[0]):
                game.undo(chain[0])
        seat = rng.choice(game.deciders)
        game.play(seat, rng.choice(game.legal(seat)))
        if game.finished:
            break
    record = game.record()
    undone = sum("undo" in entry for entry in record["log"])
    assert undone > 60
    played = 0
    play = State.answer

    def counted(state: State, seat: int, move: Move) -> None:
        nonlocal played
        played += 1
        play(state, seat, move)

    monkeypatch.setattr(State, "answer", counted)
    Game.replay(record)
    moves = sum("move" in entry for entry in record["log"])
    assert moves <= played <= 2 * moves
