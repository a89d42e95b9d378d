"""Sentences that the browser must say exactly as the package does: `python -m tests.locales.sentences` writes them.

They are one of each kind of event, question, move and reason, with the arguments they came with, from games of the
frozen edition. The client's tests read the same file.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from shakespeare import Game
from shakespeare.game.components import components_of
from shakespeare.locales import Texts
from shakespeare.server.editions import describe
from tests.frozen import EDITION, new_game

FILE = Path(__file__).parents[2] / "web" / "src" / "texts" / "sentences.json"
NAMES = ["Will", None, None]

Note = Callable[[str, str, dict[str, object], str], None]


def sentences() -> dict[str, object]:
    texts = Texts("en", ["Will"], EDITION)
    found: dict[str, dict[str, object]] = {}

    def note(kind: str, id: str, said: dict[str, object], text: str) -> None:
        found.setdefault(f"{kind} {id}", {"kind": kind, **said, "text": text})

    for players, seed in ((3, 1), (3, 2), (2, 3), (1, 4)):
        game = new_game(players, seed)
        random = Random(seed)
        while game.deciders:
            seat = random.choice(game.deciders)
            question = game.question(seat)
            assert question is not None
            asked = f"{question.kind} {question.character is None} {question.value is None}"
            note("question", asked, {"question": question.to_dict()}, texts.question(question))
            for move in game.legal(seat):
                note("move", move.name, {"move": move.text}, texts.move(move))
            _refused(game, seat, note, texts)
            game.play(seat, random.choice(game.legal(seat)))
        for event in game.events:
            sign = str(event.args.get("amount", 0)).startswith("-")
            note("event", f"{event.id} {sign}", {"id": event.id, "args": event.args}, texts.event(event))
    for card in components_of(EDITION).names:
        powers = {"card": card, "power": texts.power(card), "rehearsal": texts.rehearsal(card)}
        note("card", card, powers, texts.card(card))
    for objective in EDITION.objectives:
        note("goal", objective.name, {"objective": objective.name}, texts.goal(objective.name))
    return {
        "names": NAMES,
        "edition": describe(EDITION).model_dump(mode="json"),
        "sentences": [found[key] for key in sorted(found)],
    }


def _refused(game: Game, seat: int, note: Note, texts: Texts) -> None:
    for offer in game.offers(seat):
        if offer.reason is not None:
            note("reason", offer.reason.id, {"reason": offer.reason.to_dict()}, texts.reason(offer.reason))


def written() -> str:
    return json.dumps(sentences(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
