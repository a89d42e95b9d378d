"""What a finished game is worth to its players, and what a move that is not allowed costs."""

from typing import Final

from shakespeare.game.game import Game

WIN: Final = "win"
SCORE: Final = "score"
REWARDS: Final = (WIN, SCORE)
# For a move that is not legal, which ends the game: less than any real result. The others get nothing.
FORFEIT: Final = {WIN: -1.0, SCORE: -64.0}


def check_reward(kind: str, players: int) -> str:
    if kind not in REWARDS:
        raise ValueError(f"reward: one of {', '.join(REWARDS)}, not {kind!r}")
    if kind == WIN and players == 1:
        raise ValueError("reward: with one player nobody wins or loses; use 'score' (R10.6)")
    return kind


def final_rewards(game: Game, kind: str) -> list[float]:
    """By seat, when the game is over.

    `win` is a share of one win: 1 for the winner, equal parts for those who share the first place, 0 for the others.
    `score` is the lead in prestige over the best of the others, negative for those behind; alone, the prestige itself.
    """
    standings = game.standings()
    if kind == WIN:
        first = [standing.rank == 1 for standing in standings]
        return [won / sum(first) for won in first]
    scores = [standing.score for standing in standings]
    if len(scores) == 1:
        return [float(scores[0])]
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]
