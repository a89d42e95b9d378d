"""Sentences that the browser must say exactly as the package does: `python -m tests.locales.sentences` writes them.

They are one of each kind of event, question, move and reason, with the arguments they came with, from games of the
frozen edition. The client's tests read the same file.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from shakespeare import Game, Options
from shakespeare.game.components import components_of
from shakespeare.locales import Texts
from shakespeare.server.editions import describe
from tests.frozen import BACKSTAGE_EDITION as EDITION

FILE = Path(__file__).parents[2] / "web" / "src" / "texts" / "sentences.json"
NAMES = ["Will", None, None]
# Players, seed, Backstage.
GAMES = (
    *((3, 1, False), (3, 2, False), (2, 3, False), (1, 4, False)),
    *((3, 1, True), (3, 2, True), (2, 3, True), (1, 4, True), (3, 5, True), (4, 53, True)),
)

Note = Callable[[str, str, dict[str, object], str], None]


def sentences() -> dict[str, object]:
    texts = Texts("en", ["Will"], EDITION)
    found: dict[str, dict[str, object]] = {}

    def note(kind: str, id: str, said: dict[str, object], text: str) -> None:
        found.setdefault(f"{kind} {id}", {"kind": kind, **said, "text": text})

    for players, seed, backstage in GAMES:
        game = Game.new(Options(players, backstage, edition=EDITION), seed=seed)
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
    backstage_cards = EDITION.backstage.cards if EDITION.backstage else ()
    used = {name for card in backstage_cards if not card.kept for name in card.card_names}
    for card in components_of(EDITION).names:
        if card in used:
            continue
        powers = {"card": card, "power": texts.power(card), "rehearsal": texts.rehearsal(card)}
        note("card", card, powers, texts.card(card))
    for backstage_card in backstage_cards:
        name = backstage_card.card_names[0]
        for cylinders, icons in backstage_card.powers.items():
            kept = f": {texts.kept(backstage_card)}" if backstage_card.kept else ""
            note(
                "use",
                f"{name} {cylinders}",
                {"card": name, "cylinders": cylinders},
                texts.icons(icons) + kept,
            )
    masks = EDITION.backstage.objectives if EDITION.backstage else ()
    for objective in (*EDITION.objectives, *masks):
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
