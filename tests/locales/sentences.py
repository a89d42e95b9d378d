"""Sentences that the browser must say exactly as the package does: `python -m tests.locales.sentences` writes them.

They are one of each kind of event, question, move, reason and mistake of an edition, with the arguments they came with, in every language,
from games of the frozen edition. The client's tests read the same file.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from shakespeare import Game, Options
from shakespeare.edition import BackstageCard, check, read_measure
from shakespeare.game.components import components_of
from shakespeare.locales import LANGUAGES, Texts
from shakespeare.server.editions import describe, describe_measure
from tests.edition.changes import changed
from tests.edition.test_backstage import CASES as BACKSTAGE_CASES
from tests.edition.test_checker import CASES
from tests.frozen import BACKSTAGE_EDITION as EDITION
from tests.measures import EXAMPLES as MEASURES

FILE = Path(__file__).parents[2] / "web" / "src" / "texts" / "sentences.json"
NAMES = ["Will", None, None]
# Players, seed, Backstage.
GAMES = (
    *((3, 1, False), (3, 2, False), (2, 3, False), (1, 4, False)),
    *((3, 1, True), (3, 2, True), (2, 3, True), (1, 4, True), (3, 5, True), (4, 53, True)),
)

Said = Callable[[Texts], str]
Note = Callable[[str, str, dict[str, object], Said], None]

ALL = {language: Texts(language, ["Will"], EDITION) for language in LANGUAGES}


def in_all(said: Said) -> dict[str, str]:
    return {language: said(texts) for language, texts in ALL.items()}


def sentences() -> dict[str, object]:
    found: dict[str, dict[str, object]] = {}

    def note(kind: str, id: str, about: dict[str, object], said: Said) -> None:
        if f"{kind} {id}" not in found:
            found[f"{kind} {id}"] = {"kind": kind, **about, "text": in_all(said)}

    for players, seed, backstage in GAMES:
        game = Game.new(Options(players, backstage, edition=EDITION), seed=seed)
        random = Random(seed)
        while game.deciders:
            seat = random.choice(game.deciders)
            question = game.question(seat)
            assert question is not None
            asked = f"{question.kind} {question.character is None} {question.value is None}"
            note(
                "question",
                asked,
                {"question": question.to_dict()},
                partial(Texts.question, question=question),
            )
            for move in game.legal(seat):
                note("move", move.name, {"move": move.text}, partial(Texts.move, move=move))
            _refused(game, seat, note)
            game.play(seat, random.choice(game.legal(seat)))
        for event in game.events:
            sign = str(event.args.get("amount", 0)).startswith("-")
            about = {"id": event.id, "args": event.args}
            note("event", f"{event.id} {sign}", about, partial(Texts.event, event=event))
    backstage_cards = EDITION.backstage.cards if EDITION.backstage else ()
    used = {name for card in backstage_cards if not card.kept for name in card.card_names}
    for card in components_of(EDITION).names:
        if card in used:
            continue
        power, rehearsal = partial(Texts.power, name=card), partial(Texts.rehearsal, name=card)
        powers = {"card": card, "power": in_all(power), "rehearsal": in_all(rehearsal)}
        note("card", card, powers, partial(Texts.card, name=card))
    for backstage_card in backstage_cards:
        name = backstage_card.card_names[0]
        for cylinders in backstage_card.powers:
            use = partial(_use, card=backstage_card, cylinders=cylinders)
            note("use", f"{name} {cylinders}", {"card": name, "cylinders": cylinders}, use)
    masks = EDITION.backstage.objectives if EDITION.backstage else ()
    for objective in (*EDITION.objectives, *masks):
        for counted in (None, 3):
            about = {"objective": objective.name} | ({} if counted is None else {"counted": counted})
            said = partial(Texts.goal, name=objective.name, counted=counted)
            note("goal", f"{objective.name} {counted}", about, said)
    for number, written_measure in enumerate(MEASURES):
        measure = read_measure(written_measure)
        for count in (1, 3):
            about = {"measure": describe_measure(measure).model_dump(mode="json"), "count": count}
            note("measure", f"{number} {count}", about, partial(Texts.measure, measure=measure, count=count))
    for changes, _ in (*CASES.values(), *BACKSTAGE_CASES.values()):
        for mistake in check(changed(changes), "own.toml"):
            words = mistake.message
            note("mistake", words.id, words.to_dict(), partial(Texts.mistake, words=words))
    return {
        "names": NAMES,
        "edition": describe(EDITION).model_dump(mode="json"),
        "sentences": [found[key] for key in sorted(found)],
    }


def _refused(game: Game, seat: int, note: Note) -> None:
    for offer in game.offers(seat):
        if (reason := offer.reason) is not None:
            note("reason", reason.id, {"reason": reason.to_dict()}, partial(Texts.reason, reason=reason))


def _use(texts: Texts, card: BackstageCard, cylinders: int) -> str:
    icons = texts.icons(card.powers[cylinders])
    return texts.labelled(icons, texts.kept(card)) if card.kept else icons


def written() -> str:
    return json.dumps(sentences(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
