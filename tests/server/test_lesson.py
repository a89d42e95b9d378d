"""The lessons: their script fits the rules, whatever tuning changes of the edition, and the server plays it."""

from collections.abc import Iterator
from random import Random

import pytest
from benchmarks.tuning.levers import changed

from shakespeare import Event, Game, Seeded
from shakespeare.edition import Edition
from shakespeare.locales.messages import LANGUAGES
from shakespeare.server.lesson import PARTNER, Partner, Scene, lesson_edition, scenes, scenes_for
from shakespeare.server.messages import Offers, Update
from tests.locales.test_client import LOCALES, messages
from tests.server.support import Person, Server, legal, serving

SCENES = list(scenes().values())
LAST = ("pay", "wages")  # the scenes that end with the game
LEARNER = 0


def begin(scene: Scene, edition: Edition | None = None) -> Game:
    return Game.at(scene.position, edition or lesson_edition(), Seeded.of(scene.seed))


def wait(game: Game, scene: Scene) -> None:
    """Let the partner play its part, until it is the learner's turn. No move of it may be made up."""
    while (game.deciders and LEARNER not in game.deciders) or len(game.deciders) > 1:
        seat = next(seat for seat in game.deciders if seat != LEARNER)
        view = game.view(seat)
        assert view["questions"][seat] < len(scene.partner), f"{scene.name}: the partner has no more moves"
        move = Partner(scene).choose(view, game.question(seat), game.legal(seat))
        assert move.text == scene.partner[view["questions"][seat]], f"{scene.name}: not what the script says"
        game.play(seat, move)


def plays(game: Game, scene: Scene, place: int = 0, random: Random | None = None) -> Iterator[Game]:
    """Every way to play a scene from a step on, or one at random; each step is checked on the way."""
    wait(game, scene)
    if place == len(scene.steps):
        yield game
        return
    step = scene.steps[place]
    if step.mistake is not None:
        reason = game.why_not(LEARNER, step.mistake)
        assert reason is not None and reason.rule, step.name
        # It must be about the very thing that the learner sees, and so be among the offers.
        offer = next(offer for offer in game.offers(LEARNER) if offer.move.text == step.mistake)
        assert offer.reason == reason
    if not step.moves:
        yield from plays(game, scene, place + 1, random)
        return
    right = [move for move in game.legal(LEARNER) if move.text in step.moves]
    assert right, f"{scene.name}, {step.name}: none of its moves is legal"
    assert len(game.legal(LEARNER)) > len(right) or len(right) > 1, f"{step.name} leaves nothing to decide"
    for move in right if random is None else [random.choice(right)]:
        after = game.copy()
        after.play(LEARNER, move)
        yield from plays(after, scene, place + 1, random)


def told(game: Game) -> set[str]:
    """What happened to the learner, and the phases that began."""
    own = {event.id for event in game.events if event.args.get("seat") == LEARNER}
    return own | {event.args["phase"] for event in game.events if event.id == "phase"}


# What a scene says that it teaches; it happens in every play of it.
TAUGHT = {
    "day": {
        "wagered",
        "recruited",
        "initiative",
        "costume-complete",
        "set-placed",
        "rested",
        "stayed-fresh",
        "ambiance",
    }
    | {"company", "maintenance", "rest"},
    "rehearsal": {"rehearsed", "money", "prestige", "rehearsal"},
    "pay": {"recruited-extra", "paid", "end"},
    "draft": {"recruited", "wager"},
    "craft": {"recruited", "token-gained", "token-spent", "costume-complete", "prestige", "rest"},
    "wages": {"kept", "objective-scored", "yellow-counted", "paid", "unpaid", "end"},
}


def check(scene: Scene, game: Game) -> None:
    """What its texts say has happened when a scene has been played."""
    assert told(game) >= TAUGHT[scene.name], scene.name
    mine = game.view(LEARNER)["players"][LEARNER]
    costumes = {one["name"]: one.get("costume") for one in mine["troupe"]}
    if scene.name == "day":
        gained = [event.args["amount"] for event in game.events if event.id == "money" and told_to(event)]
        assert gained == [2, 1, 1]  # for the costume, and for each of the pink elements
    elif scene.name == "craft":
        assert mine["tokens"] == 0
        assert costumes["desdemona"] == ["pink", "green", "green"]  # worth 12
    if game.finished:
        standings, other = game.standings()
        assert standings.score > other.score
        assert standings.payroll == 11
        assert list(standings.unpaid) == ([] if scene.name == "pay" else ["titania"])


def told_to(event: Event) -> bool:
    return event.args.get("seat") == LEARNER


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_step_is_legal_whatever_was_chosen_before(scene: Scene) -> None:
    ends = list(plays(begin(scene), scene))
    for game in ends:
        check(scene, game)
    made = {entry["move"] for game in ends for entry in game.record()["log"] if entry.get("seat") == LEARNER}
    assert made == {
        move for step in scene.steps for move in step.moves
    }  # each of them can be made on some way


@pytest.mark.parametrize("seed", range(6))
def test_the_lessons_hold_whatever_tuning_changes(seed: int) -> None:
    """They rely on what is printed, what the rules say and what is kept for them (benchmarks/tuning/levers.py) alone."""
    edition, random = lesson_edition(), Random(seed)
    for _ in range(60):
        edition = changed(edition.to_dict(), random, 1)
    for scene in scenes_for(edition).values():
        for game in plays(begin(scene, edition), scene, random=random):
            check(scene, game)


def test_without_the_queens_money_somebody_goes_unpaid() -> None:
    """Which is why the last scene asks her."""
    scene = scenes()["pay"]
    game = begin(scene)
    for move in ("recruit hamlet as extra", "pass", "step II"):
        game.play(LEARNER, move)
    assert game.finished and game.standings()[LEARNER].unpaid


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language: str) -> None:
    texts = messages((LOCALES / language / "lesson.ftl").read_text(encoding="utf-8"))
    steps = [step.name for scene in SCENES for step in scene.steps]
    assert len(set(steps)) == len(steps)
    for step in (step for scene in SCENES for step in scene.steps):
        own = {f"lesson-{step.name}", f"lesson-{step.name}-done"}
        assert own & set(texts) == (own if step.moves or step.mistake else {f"lesson-{step.name}"})
    assert {f"lesson-scene-{scene.name}" for scene in SCENES} <= set(texts)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lesson")) as running:
        yield running


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_server_plays_a_scene(server: Server, scene: Scene) -> None:
    person = Person(server)
    answer = person.web.post(f"/api/lesson/{scene.name}")
    assert answer.status_code == 201
    table = answer.json()
    assert [seat["computer"] for seat in table["seats"]] == [None, PARTNER + scene.name]
    told = next(one for one in person.get("/api/lesson") if one["name"] == scene.name)
    with person.live(table["id"]) as line:
        for step in told["steps"]:
            offers = line.asked()
            assert isinstance(offers, Offers)
            if step["mistake"] is not None:
                refused = next(offer for offer in offers.each() if offer.move == step["mistake"])
                assert refused.reason is not None
            if not step["moves"]:
                continue
            line.move(offers.question, next(move for move in legal(offers) if move in step["moves"]))
            line.answered()
        after = line.asked()
        assert isinstance(after, Update) == (scene.name in LAST)
    assert person.get("/api/tables") == []  # it is no game of one's own
    again = person.moved_to(server)
    with again.live(table["id"]) as line:
        line.asked()  # it is read again from what was kept
    rematch = person.web.post(f"/api/tables/{table['id']}/rematch")
    expected = (409, "rematch-lesson" if scene.name in LAST else "rematch-early")
    assert (rematch.status_code, rematch.json()["error"]["id"]) == expected
    if scene.name in LAST:
        record = person.get(f"/api/tables/{table['id']}/record")
        assert record["start"] is not None
        assert Game.replay(record).finished


def test_a_scene_is_read_again_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    with serving(folder) as server:
        person = Person(server)
        table = person.web.post("/api/lesson/day").json()["id"]
        with person.live(table) as line:
            offers = line.asked()
            assert isinstance(offers, Offers)
            line.move(offers.question, "wager 4")
            line.answered()
        server.kill()
    with serving(folder) as server, person.moved_to(server).live(table) as line:
        offers = line.asked()
        assert isinstance(offers, Offers) and "recruit desdemona" in legal(offers)


def test_there_is_no_other_scene(server: Server) -> None:
    answer = Person(server).web.post("/api/lesson/dance")
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "no-such-scene")


def test_nobody_else_can_have_the_partner(server: Server) -> None:
    """It plays a part, and knows no other."""
    seats = [{"person": True}, {"computer": f"{PARTNER}day"}]
    options = {"players": 2}
    answer = Person(server).web.post("/api/tables", json={"options": options, "seats": seats})
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "unknown-player")
