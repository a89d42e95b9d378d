"""The first game: its script fits the rules, and the server plays it."""

from collections.abc import Iterator

import pytest

from shakespeare import Game, Seeded
from shakespeare.locales.messages import LANGUAGES
from shakespeare.server.lesson import PARTNER, Partner, Scene, lesson_edition, scenes
from shakespeare.server.messages import Offers, Update
from tests.locales.test_client import LOCALES, messages
from tests.server.support import Person, Server, legal, serving

SCENES = list(scenes().values())
LEARNER = 0


def begin(scene: Scene) -> Game:
    return Game.at(scene.position, lesson_edition(), Seeded.of(scene.seed))


def wait(game: Game, scene: Scene) -> None:
    """Let the partner play its part, until it is the learner's turn. No move of it may be made up."""
    while (game.deciders and LEARNER not in game.deciders) or len(game.deciders) > 1:
        seat = next(seat for seat in game.deciders if seat != LEARNER)
        view = game.view(seat)
        assert view["questions"][seat] < len(scene.partner), f"{scene.name}: the partner has no more moves"
        move = Partner(scene).choose(view, game.question(seat), game.legal(seat))
        assert move.text == scene.partner[view["questions"][seat]], f"{scene.name}: not what the script says"
        game.play(seat, move)


def plays(game: Game, scene: Scene, place: int = 0) -> Iterator[Game]:
    """Every way to play a scene from a step on; each step is checked on the way."""
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
        yield from plays(game, scene, place + 1)
        return
    right = [move for move in game.legal(LEARNER) if move.text in step.moves]
    assert right, f"{scene.name}, {step.name}: none of its moves is legal"
    assert len(game.legal(LEARNER)) > len(right) or len(right) > 1, f"{step.name} leaves nothing to decide"
    for move in right:
        after = game.copy()
        after.play(LEARNER, move)
        yield from plays(after, scene, place + 1)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_step_is_legal_whatever_was_chosen_before(scene: Scene) -> None:
    moves = {move for step in scene.steps for move in step.moves}
    ends = list(plays(begin(scene), scene))
    made = {entry["move"] for game in ends for entry in game.record()["log"] if entry.get("seat") == LEARNER}
    assert made == moves  # and each of the moves that count can be made on some way


def test_the_lesson_teaches_what_it_promises() -> None:
    """In every play of it: each phase of a day, and all that it says it teaches, happens to the learner."""
    happened: set[str] = set()
    for scene in SCENES:
        for game in plays(begin(scene), scene):
            own = {event.id for event in game.events if event.args.get("seat") == LEARNER}
            phases = {event.args["phase"] for event in game.events if event.id == "phase"}
            happened |= own | phases
            if scene.name == "day":
                assert {"wagered", "recruited", "initiative", "costume-complete", "set-placed"} <= own
                assert {"company", "ambiance", "maintenance", "rest"} <= phases
                assert {"rested", "stayed-fresh", "ambiance"} <= own
            elif scene.name == "rehearsal":
                assert {"rehearsed", "money", "prestige"} <= own
            else:
                assert game.finished
                mine, other = game.standings()
                assert mine.unpaid == [] and mine.payroll > 0 and mine.score > other.score


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
    for name in steps:
        assert {f"lesson-{name}", f"lesson-{name}-done"} <= set(texts)
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
                continue
            line.move(offers.question, next(move for move in legal(offers) if move in step["moves"]))
            line.answered()
        after = line.asked()
        assert isinstance(after, Update) == (scene.name == "pay")
    assert person.get("/api/tables") == []  # it is no game of one's own
    again = person.moved_to(server)
    with again.live(table["id"]) as line:
        line.asked()  # it is read again from what was kept
    rematch = person.web.post(f"/api/tables/{table['id']}/rematch")
    expected = (409, "rematch-lesson" if scene.name == "pay" else "rematch-early")
    assert (rematch.status_code, rematch.json()["error"]["id"]) == expected
    if scene.name == "pay":
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
