"""The game in words."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from shakespeare import Edition, Event, Game, Move, Options, Reason, load_edition
from shakespeare.edition import read_measure
from shakespeare.game.components import components_of
from shakespeare.game.game import Question
from shakespeare.game.moves import KIND_NAMES
from shakespeare.locales import LANGUAGES, Texts, UnknownText
from shakespeare.locales.messages import messages_of
from shakespeare.locales.texts import nested
from tests.frozen import BACKSTAGE_EDITION, CONFIGURATIONS, EDITION
from tests.measures import EXAMPLES, random_measure, random_steps
from tests.profile import count

TEXTS = Texts()
ISOLATION_MARKS = "\u2066\u2067\u2068\u2069"


def random_game(
    players: int,
    seed: int,
    strategic_rest: bool = False,
    backstage: bool = False,
    at: Callable[[Game, int], None] | None = None,
) -> Game:
    """A game of random moves; `at` sees every decision."""
    edition = BACKSTAGE_EDITION if backstage else EDITION
    game = Game.new(Options(players, backstage, strategic_rest, edition), seed=seed)
    random = Random(seed)
    while game.deciders:
        seat = random.choice(game.deciders)
        if at:
            at(game, seat)
        game.play(seat, random.choice(game.legal(seat)))
    return game


def check(text: str) -> None:
    assert text and text == text.strip()
    assert not re.search(r"[{}$]", text)
    assert not any(mark in text for mark in ISOLATION_MARKS)
    assert not re.search(r"(?<!\w)-\d", text), f"a minus sign is −: {text}"
    assert "nobody" not in text and "  " not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
@pytest.mark.parametrize("seed", range(count(2)))
def test_whole_games_can_be_told(
    language: str, players: int, strategic_rest: bool, backstage: bool, seed: int
) -> None:
    texts = Texts(language, edition=BACKSTAGE_EDITION)

    def asked(game: Game, seat: int) -> None:
        question = game.question(seat)
        assert question is not None
        check(texts.question(question))
        for move in game.legal(seat):
            check(texts.move(move))

    for event in random_game(players, seed, strategic_rest, backstage, asked).events:
        sentence = texts.event(event)
        check(sentence)
        assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "backstage"), [(1, False), (2, False), (2, True)])
def test_all_that_is_refused_is_explained(language: str, players: int, backstage: bool) -> None:
    """R4.2, R7.3 and all other rules that a reason cites stand at its end."""
    texts = Texts(language, edition=BACKSTAGE_EDITION)
    seen: dict[str, Reason] = {}

    def refused(game: Game, seat: int) -> None:
        for move in every_move(game):
            for asker in range(players):
                reason = game.why_not(asker, move)
                if reason is not None and reason.id not in seen:
                    seen[reason.id] = reason

    refused(random_game(players, 1, backstage=backstage, at=refused), 0)
    assert len(seen) > 30
    for reason in seen.values():
        text = texts.reason(reason)
        check(text)
        assert text.endswith(f". ({reason.rule})")


def every_move(game: Game) -> list[Move]:
    return components_of(game.options.edition).moves.all


@pytest.mark.parametrize("seed", range(count(2)))
def test_french_gains_and_losses_have_their_words(seed: int) -> None:
    """French has words for each ("grâce à l’ambiance", "à cause de l’ambiance"); a source without would lack any."""
    for told in random_game(3, seed, backstage=True).events:
        if told.id in ("prestige", "money"):
            wanted = "one" if told.args["amount"] > 0 else "loss"
            assert wanted in messages_of("fr").attributes(f"source-{told.args['source']}")


def event(id: str, **args: Any) -> Event:
    return Event(0, id, args, None)


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (event("recruited", seat=2, card="lady-macbeth"), "Blue recruits Lady Macbeth."),
        (event("recruited", seat=2, card="jeweler-2"), "Blue recruits Jeweler II."),
        (
            event("recruited-extra", seat=0, card="costume-mistress-6-1", character="extra-3"),
            "Red takes Costume Mistress I (6) as Extra III.",
        ),
        (
            event("costume-complete", seat=3, character="falstaff", worth=6),
            "Yellow’s Falstaff is fully dressed (worth 6).",
        ),
        (
            event("money", seat=3, amount=2, source="costumes", total=2),
            "Yellow receives £2 for costumes (now £2).",
        ),
        (
            event("prestige", seat=1, amount=-2, source="unpaid", total=-1),
            "Green loses 2 prestige for unpaid characters (now −1).",
        ),
        (event("activated", seat=0, character="queen"), "Red activates the Queen."),
        (event("wagered", seat=0, cylinders=1), "Red has wagered 1 cylinder."),
        (event("wagered", seat=0, cylinders=3), "Red has wagered 3 cylinders."),
        (event("order", seats=[2, 0, 1]), "Order of play: Blue, Red, Green."),
        (event("won", seats=[2]), "Blue wins."),
        (event("won", seats=[0, 2]), "Red and Blue share the victory."),
        (
            event("costumes-laid-out", colours=["black", "green", "black", "pink"]),
            "Costume elements laid out: black ×2, green and pink.",
        ),
        (event("sets-laid-out", colours=[]), "Set elements laid out: none."),
        (event("ambiance", seat=0, amount=-1, space=2), "Red’s ambiance drops by 1, to space 2."),
        (event("step", seat=0, act=2, space=5), "Red steps forward to space 5 on Act II."),
        (event("forced", seat=0, move="step II"), "Red has only one choice: Step forward on Act II."),
        (
            event("backstage-used", seat=1, card="hatter-2", cylinders=3),
            "Green uses Hatter II with 3 cylinders.",
        ),
        (
            event("backstage-used-recruitment", seat=1, card="marlowe-1", cylinders=1),
            "Green uses Kit Marlowe I with the Recruitment card.",
        ),
        (
            event("theater-placed", seat=0, colour="pink", space=2),
            "Red puts pink on space 2 of the Theater.",
        ),
    ],
)
def test_events(told: Event, sentence: str) -> None:
    assert TEXTS.event(told) == sentence


REHEARSALS = {
    "en": ("Initial dress rehearsal.", "Final dress rehearsal."),
    "fr": ("Répétition (la\u00a0couturière).", "Répétition (la\u00a0générale)."),
    "it": ("Prova preliminare.", "Prova generale."),
    "hu": ("Kezdő jelmezes próba.", "Lezáró jelmezes próba."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_two_dress_rehearsals_have_names(language: str) -> None:
    """R9.0: they are told by them; other phases are called the same every day."""
    texts = Texts(language)
    assert (
        tuple(texts.event(event("phase", phase="rehearsal", day=day)) for day in (4, 6))
        == REHEARSALS[language]
    )
    for phase in ("wager", "company", "ambiance", "maintenance", "rest", "end"):
        assert len({texts.event(event("phase", phase=phase, day=day)) for day in range(1, 7)}) == 1


def question(kind: str, character: str | None = None, value: int | None = None, **args: object) -> Question:
    return Question("0.1", 0, kind, character, value, args)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (
            question("take", "handyman", 4, elements="both", colours=["black", "pink"]),
            "Which element does the Handyman take? A value of 4 is left.",
        ),
        (
            question("take", "prospero", elements="sets", colours=["blue"]),
            "Where does Prospero put a blue set element?",
        ),
        (
            question("take", "merchant-1", elements="costumes", colours=["black", "pink", "purple"]),
            "Which black, pink or purple costume element does Merchant I take, and for whom?",
        ),
        (
            question("theater", "architect-1", colours=["pink", "blue"]),
            "Which pink or blue set element goes into your Theater?",
        ),
        (question("prompt", act=2), "Will you pay £1 to be spared the penalty of Act II?"),
        (question("step", "hamlet"), "On which act does Hamlet bring you a step forward?"),
        (question("step"), "The ambiance is good: on which act do you step forward?"),
        (
            question("keep", "queen", objectives=["cast", "purse", "crowd"]),
            "Which objective do you keep: Cast, Purse or Crowd?",
        ),
    ],
)
def test_questions(asked: Question, sentence: str) -> None:
    assert TEXTS.question(asked) == sentence


def test_reasons() -> None:
    reason = Reason("space-asymmetric", "R7.3", {"place": "1.1", "mirror": "1.5", "colour": "green"})
    assert TEXTS.reason(reason) == "1.1 mirrors 1.5, which is green: only green or yellow fits. (R7.3)"
    reason = Reason("character-used", "R4.4", {"character": "queen"})
    assert TEXTS.reason(reason) == "The Queen has worked today already. (R4.4)"
    reason = Reason("act-at-end", "R1.1", {"act": 2})
    assert TEXTS.reason(reason) == "You are at the end of Act II already. (R1.1)"


def test_moves() -> None:
    game = Game.new()
    assert {move.name for move in every_move(game)} == set(KIND_NAMES)
    assert TEXTS.move(game.move("recruit hamlet as extra")) == "Recruit Hamlet as an extra"
    assert TEXTS.move(game.move("costume green falstaff 2")) == "Put green on Falstaff, circle 2"
    assert TEXTS.move(game.move("wager 1")) == "Wager 1 cylinder"


def test_names() -> None:
    assert TEXTS.card("lady-macbeth") == "Lady Macbeth"
    assert TEXTS.card("jeweler-2") == "Jeweler II"
    assert TEXTS.card("costume-mistress-8-1") == "Costume Mistress I (8)"
    assert TEXTS.card("costume-mistress-8") == "Costume Mistress (8)"
    assert TEXTS.card("extra-3") == "Extra III"
    assert TEXTS.name("card", "author", "the") == "the Author"
    assert TEXTS.name("card", "hamlet", "the") == "Hamlet"
    assert TEXTS.card("bear") == "Bear"
    assert TEXTS.name("card", "bear", "title") == "Exit, pursued by a bear"
    assert [TEXTS.name("seat", seat) for seat in range(4)] == ["Red", "Green", "Blue", "Yellow"]


def test_italian_joins_equal_vowels_with_a_d() -> None:
    italian = Texts("it")
    cards = event("characters-laid-out", cards=["othello", "hermione"])
    assert italian.event(cards) == "Personaggi disponibili: Otello ed Ermione."
    cards = event("characters-laid-out", cards=["hermione", "othello"])
    assert italian.event(cards) == "Personaggi disponibili: Ermione e Otello."


def test_players_have_names_of_their_own() -> None:
    texts = Texts(names=["Will", "Kit"])
    assert texts.event(event("passed", seat=1)) == "Kit passes."
    assert texts.name("seat", 1, "short") == "G"
    assert texts.event(event("passed", seat=2)) == "Blue passes."


def test_powers_in_words() -> None:
    assert TEXTS.power("beatrice") == "a green costume element, any act +1"
    assert TEXTS.power("handyman", assistants=2) == "any elements worth up to 6"
    assert TEXTS.power("extra-1") == "–"
    assert TEXTS.rehearsal("extra-1") == "any act +1"
    assert TEXTS.rehearsal("viola") == "2 × £1"
    assert TEXTS.rehearsal("jeweler-1") == ""
    assert TEXTS.power("shylock") == "Act I +1; in costume also Act I +1"
    assert TEXTS.power("richard-iii") == "any act +3, ambiance −1; in costume without ambiance −1"
    assert TEXTS.power("prompter-1") == "you may pay £1 to avoid the penalty of an act"
    assert TEXTS.power("rag-picker-handyman-1") == "your handyman may take from the discards too"
    assert TEXTS.power("architect-1") == ""  # it is only used
    assert TEXTS.goal("salvage") == "elements from the discards worth up to 6"
    one, two, three = next(goal.steps for goal in load_edition().objectives if goal.name == "finery")
    finery = f"{one}, {two} or {three} complete costumes worth 11 or more for 1, 2 or 3 prestige"
    assert TEXTS.goal("finery") == finery
    assert TEXTS.goal("finery", 3) == f"{finery}. Count: 3"
    assert TEXTS.goal("salvage", 0) == TEXTS.goal("salvage")  # it counts nothing


def own_edition() -> Edition:
    """Two Hamlets, a titled Romeo, and a card and an objective that no translation knows."""
    data = load_edition().to_dict()
    cards, objectives = data["characters"], data["objectives"]
    cards["hamlet"]["copies"] = 2
    cards["romeo"]["title"] = "Romeo Montague"
    cards["sir-toby-belch"] = cards.pop("iago")
    cards["malvolio"] = {**cards.pop("puck"), "title": "Malvolio, steward"}
    del cards["juliet"]
    objectives["full-house"] = objectives.pop("crowd")
    return load_edition(data)


def test_own_editions_have_names_too() -> None:
    texts = Texts(edition=own_edition())
    assert texts.card("hamlet-2") == "Hamlet II"
    assert texts.card("romeo") == "Romeo Montague"
    assert texts.card("sir-toby-belch") == "Sir Toby Belch"
    assert texts.card("malvolio") == "Malvolio, steward"
    assert texts.name("card", "malvolio", "the") == "Malvolio, steward"
    assert texts.name("objective", "full-house") == "Full House"
    game = Game.new(Options(players=2, edition=texts.edition), seed=1)
    random = Random(1)
    while game.deciders:
        seat = game.deciders[0]
        game.play(seat, random.choice(game.legal(seat)))
    for happened in game.events:
        check(texts.event(happened))


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownText, match="no texts in 'tlh'; known are en"):
        Texts("tlh")
    with pytest.raises(UnknownText, match="no text 'curtain'"):
        TEXTS.say("curtain")
    with pytest.raises(UnknownText, match=r"event-day.*day"):
        TEXTS.say("event-day")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(count(200)))
def test_every_measure_can_be_said(language: str, seed: int) -> None:
    """Whatever it is composed of, after one and after several."""
    random = Random(seed)
    measure = read_measure(random_measure(random, 3))
    texts = Texts(language)
    for number in (1, 2, 5):
        said = texts.measure(measure, number)
        check(said)
        assert said.count("(") == said.count(")")
        assert not re.search(r"[ (][,:;]|\( | \)|,,", said.replace("\u202f", "")), said
    written = load_edition().to_dict()
    written["objectives"]["cast"] |= {"measure": measure.data(), "steps": random_steps(random)}
    check(Texts(language, edition=load_edition(written)).goal("cast", 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_measures_are_said_alike(language: str) -> None:
    texts = Texts(language)
    measures = [read_measure(measure) for measure in EXAMPLES]
    assert len({texts.measure(measure) for measure in measures}) == len(set(measures))


def test_goals_say_what_steps_bring_together() -> None:
    def goal(measure: object, steps: list[int]) -> str:
        data = load_edition().to_dict()
        data["objectives"]["cast"] |= {"measure": measure, "steps": steps}
        return Texts("en", edition=load_edition(data)).goal("cast")

    assert goal("actors", [4, 5, 6]) == "4, 5 or 6 actors for 1, 2 or 3 prestige"
    assert goal("actors", [4, 4, 4]) == "4 actors for 3 prestige"
    assert goal({"count": "candles"}, [1]) == "1 lit candle in your stage set for 1 prestige"
    green = {"count": "elements", "in": "set", "colour": "green"}
    assert goal(green, [2, 4, 4]) == "2 or 4 green elements in your stage set for 1 or 3 prestige"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Rouge n’a qu’un choix : « Utiliser un jeton “+3” »."),
        ("it", "Rosso ha una sola scelta: «Spendi un gettone “+3”»."),
        ("hu", "Piros egyetlen lehetősége: „»+3« jelző felhasználása”."),
    ],
)
def test_a_quotation_inside_another_has_marks_of_its_own(language: str, sentence: str) -> None:
    forced = event("forced", seat=0, move="spend token")
    assert Texts(language).event(forced).replace("\u202f", " ") == sentence


def test_quotations_beside_each_other_are_not_inside_each_other() -> None:
    quotes = ["«", "»", "“", "”"]
    assert nested("«a» «b», «c «d» e» f", quotes) == "«a» «b», «c “d” e» f"
    assert nested("» «a «b", quotes) == "» «a “b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_edition_has_a_name_in_every_language(language: str) -> None:
    name = load_edition().name
    assert (Texts(language).edition_name(name) == name) == (language == "en")
    assert Texts(language).edition_name("Our box") == "Our box"
