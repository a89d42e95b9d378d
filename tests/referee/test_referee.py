"""The engine and the referee read the same rules: at every decision of many random games they must say the same."""

import copy
import json
import random
from pathlib import Path

import pytest

from shakespeare import Game, Options, RecordError, load_edition
from tests.frozen import BACKSTAGE_EDITION, CONFIGURATIONS, new_game
from tests.profile import count
from tests.referee.backstage import BackstageReferee
from tests.referee.editions import random_edition
from tests.referee.referee import Referee, RefereeError

pytestmark = pytest.mark.slow

# How to play: words of the moves to look for, and of those to leave alone while there is another.
POLICIES = {
    "uniform": ([], []),
    "places elements": (["set ", "costume ", "spend"], ["done", "pass"]),
    "clothes actors": (["costume"], ["done", "pass"]),
    "builds the set": (["set"], ["done", "pass"]),
    "takes objectives": (["activate queen", "ask objectives"], []),
    "never passes": ([], ["pass", "done"]),
    "wagers high": (["wager 5"], ["pass"]),
    "hires extras": ([" as extra", "costume"], ["done"]),
    "hoards tokens": (["keep token", "set green", "set-dresser"], ["pass"]),
    "writes one act": (["step III", "activate author", "wager 5", "ask money"], ["pass", "back III"]),
    "seeks yellow": (["jeweler", "yellow"], ["done", "pass"]),
}
OWN_ACTORS = ["caliban", "ghost", "mark-antony", "richard-iii", "shylock"]
BACKSTAGE_POLICIES = POLICIES | {
    "goes backstage": (["use ", "wager 1"], ["pass", "forgo", "done"]),
    "recruits cards instead": (["with recruitment"], ["pass", "forgo", "done"]),
    "plays masks": (["queen", "ask objectives", "play ", "keep gold", "keep salvage"], ["hold", "done"]),
    "keeps masks": (["queen", "ask objectives", "keep dismissal", "hold"], []),
    "furnishes the Theater": (["use architect", "theater", "wager 2"], ["done"]),
    "wears hats": (["use hatter", "hat ", "costume", "wager 2"], ["done"]),
    "clothes its actors": ([*OWN_ACTORS, "costume", "wager 5"], [" as extra", "pass", "done"]),
    "picks rags": (["rag-picker", "prompter", "handyman", "costume", "set "], ["done", "pass"]),
    "serves the Lord": (["lord", "use double", "engage ", "double ", *OWN_ACTORS], [" as extra"]),
    "follows the bear": (["bear", "lord", "engage", "forgo"], [" as extra"]),
    "stops early": (["pass", "recruitment"], []),
    "pays the prompter": (["prompter", "back"], ["ask money", "done", "pass"]),
    "spares the troupe": (["use director", "activate", "wager 4"], ["pass"]),
}
# Moves of the expansion that come up in every few games.
BACKSTAGE_WORDS = {"use", "theater", "hat", "engage", "from", "play", "hold", "pay", "take"}
FIRMNESS = 0.85  # how often a policy is followed


def choose(rng, texts, policy):
    prefer, avoid = BACKSTAGE_POLICIES[policy]
    if rng.random() < FIRMNESS:
        found = {text: sum(words in text for words in prefer) for text in texts}
        preferred = [text for text in texts if found[text] == max(1, *found.values())]
        allowed = [text for text in texts if not any(words in text for words in avoid)]
        texts = preferred or allowed or texts
    return rng.choice(texts)


def played(game, rng, policies):
    """Play a game to its end; what the engine said at each decision."""
    said = []
    while not game.finished:
        legal = {seat: [move.text for move in game.legal(seat)] for seat in game.deciders}
        seat = rng.choice(sorted(legal))
        said.append((legal, game.view(None), seat, game.view(seat)))
        game.play(seat, game.move(choose(rng, legal[seat], policies[seat])))
    return said


def differences(referee, engine, path):
    """Each place where what the referee says is not what the engine says."""
    if referee == engine:
        return
    if isinstance(referee, dict) and isinstance(engine, dict):
        for key in sorted(referee.keys() | engine.keys()):
            yield from differences(referee.get(key, "nothing"), engine.get(key, "nothing"), f"{path}.{key}")
    elif isinstance(referee, list) and isinstance(engine, list) and len(referee) == len(engine):
        for place, (mine, yours) in enumerate(zip(referee, engine, strict=True)):
            yield from differences(mine, yours, f"{path}[{place}]")
    else:
        yield f"{path}: the referee has {referee!r}, the engine {engine!r}"


def assert_same(referee, engine, path):
    found = list(differences(referee, engine, path))
    assert not found, "\n".join(found)


def comparable(view, table):
    """A view of the engine in the form of the referee's table; a view has more than this."""
    seen = {key: view[key] for key in table}
    seen["deck"] = sorted(view["deck"])
    seen["card_discards"] = sorted(view["card_discards"])
    seen["looks"] = [{key: look[key] for key in ("seat", "count", "decided")} for look in view["looks"]]
    if "backstage" in table:
        decks = {pile: sorted(view["backstage"][pile]) for pile in ("deck", "discards")}
        seen["backstage"] = view["backstage"] | decks
    seen["players"] = []
    for player, mine in zip(view["players"], table["players"], strict=True):
        ledger = [
            {source: prestige for source, prestige in day.items() if prestige} for day in player["ledger"]
        ]
        seen["players"].append({key: player[key] for key in mine} | {"ledger": ledger})
    return seen


def compare_public(table, view, at):
    table = {key: value for key, value in table.items() if key != "hidden"}
    if table["phase"] == "setup":
        del table["day"]  # the day counter of the engine starts to count with the first day
    assert_same(table, comparable(view, table), at)


def compare_private(hidden, seat, view):
    """A player knows the own objectives, looks and choices, and nobody else's (R13.1)."""
    for player in view["players"]:
        own = player["seat"] == seat
        for key in ("objectives", "objective_measures"):
            assert player[key] == (hidden[key][seat] if own else None)
        if own:
            assert_same(hidden["payroll"][seat], player["payroll"], "payroll")
            assert_same(hidden["projected"][seat], player["projected"], "projected")
        assert view["secret"][player["seat"]] == (hidden["secret"][seat] if own else None)
    for look, seen in zip(hidden["looks"], view["looks"], strict=True):
        own = look["seat"] == seat
        assert seen["drawn"] == (look["drawn"] if own else None)
        assert seen["kept"] == (look["kept"] if own else None)


def referee_of(record):
    return BackstageReferee(record) if record["options"]["backstage"] else Referee(record)


def compare(game, said):
    referee = referee_of(json.loads(json.dumps(game.record())))
    for decision, (legal, view, seat, own_view) in zip(referee.step(), said, strict=True):
        at = f"log[{referee.index}]"
        engine_waits_for = {seat: sorted(texts) for seat, texts in legal.items()}
        assert_same(decision["waiting"], engine_waits_for, at)
        assert all(len(set(texts)) == len(texts) >= 2 for texts in legal.values()), at
        compare_public(decision["table"], view, at)
        compare_private(decision["table"]["hidden"], seat, own_view)

    compare_public(referee.table(), game.view(None), "at the end")
    standings = {standing.seat: standing for standing in game.standings()}
    for score in referee.scores:
        standing = standings[score["seat"]]
        for key in ("score", "sources", "objectives", "payroll", "money", "rank"):
            assert_same(score[key], getattr(standing, key), key)
        # Who of several at the same price goes without is not ruled, and changes nothing.
        assert costs(referee, standing.unpaid) == costs(referee, score["unpaid"])
        same_rank = [other for other in referee.scores if other["rank"] == score["rank"]]
        assert standing.tied == (len(same_rank) > 1)
    assert referee.winners == sorted(seat for seat, standing in standings.items() if standing.rank == 1)


def costs(referee, names):
    return sorted(referee.card_data[name]["cost"] for name in names)


def note(players, strategic_rest, seed):
    """Shown by pytest when the comparison fails: how to see it again."""
    print(f"players={players} strategic_rest={strategic_rest} seed={seed}")


def new_backstage_game(players, seed, strategic_rest, edition=BACKSTAGE_EDITION):
    options = Options(players=players, strategic_rest=strategic_rest, backstage=True, edition=edition)
    return Game.new(options, seed=seed)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
def test_same_game(players, strategic_rest, policy):
    for seed in range(count(1)):
        note(players, strategic_rest, seed)
        game = new_game(players, seed, strategic_rest)
        said = played(game, random.Random(f"{policy} {seed}"), [policy] * players)
        compare(game, said)


@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
def test_same_game_with_mixed_policies(players, strategic_rest):
    for seed in range(1000, 1000 + count(2)):
        note(players, strategic_rest, seed)
        rng = random.Random(seed)
        game = new_game(players, seed, strategic_rest)
        compare(game, played(game, rng, rng.choices(list(POLICIES), k=players)))


@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
def test_same_game_with_other_cards(players, strategic_rest, tmp_path: Path):
    """Editions with other icons, costs, circles, stages and objectives: what the shipped cards do not show."""
    for seed in range(2000, 2000 + count(3)):
        note(players, strategic_rest, seed)
        rng = random.Random(seed)
        file = tmp_path / f"{seed}.toml"
        file.write_text(random_edition(rng), encoding="utf-8")
        options = Options(players=players, strategic_rest=strategic_rest, edition=load_edition(file))
        game = Game.new(options, seed=seed)
        compare(game, played(game, rng, rng.choices(list(POLICIES), k=players)))


def test_same_backstage_game():
    """Every policy, at tables of every size; together they show what the expansion adds."""
    words = set()
    for number, policy in enumerate([*BACKSTAGE_POLICIES] * count(1)):
        players, strategic_rest = CONFIGURATIONS[number % len(CONFIGURATIONS)]
        note(players, strategic_rest, number)
        game = new_backstage_game(players, number, strategic_rest)
        compare(game, played(game, random.Random(f"{policy} {number}"), [policy] * players))
        words |= {entry["move"].split()[0] for entry in game.record()["log"] if "move" in entry}
    assert words >= BACKSTAGE_WORDS


@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
def test_same_backstage_game_with_mixed_policies(players, strategic_rest):
    for seed in range(3000, 3000 + count(2)):
        note(players, strategic_rest, seed)
        rng = random.Random(seed)
        game = new_backstage_game(players, seed, strategic_rest)
        compare(game, played(game, rng, rng.choices(list(BACKSTAGE_POLICIES), k=players)))


@pytest.mark.parametrize(("players", "strategic_rest"), CONFIGURATIONS)
def test_same_backstage_game_with_other_cards(players, strategic_rest, tmp_path: Path):
    for seed in range(4000, 4000 + count(2)):
        note(players, strategic_rest, seed)
        rng = random.Random(seed)
        file = tmp_path / f"{seed}.toml"
        file.write_text(random_edition(rng, backstage=True), encoding="utf-8")
        game = new_backstage_game(players, seed, strategic_rest, load_edition(file))
        compare(game, played(game, rng, rng.choices(list(BACKSTAGE_POLICIES), k=players)))


# Damaged records: each function makes one kind of damage, at a random place.


def other_move(rng, record):
    moves = [entry for entry in record["log"] if "move" in entry]
    rng.choice(moves)["move"] = rng.choice(moves)["move"]


def other_seat(rng, record):
    move = rng.choice([entry for entry in record["log"] if "move" in entry])
    move["seat"] = rng.randrange(record["options"]["players"] + 1)


def other_draw(rng, record):
    draws = [entry for entry in record["log"] if "chance" in entry]
    damaged = rng.choice(draws)
    same_kind = [entry["drawn"] for entry in draws if entry["chance"] == damaged["chance"]]
    damaged["drawn"][rng.randrange(len(damaged["drawn"]))] = rng.choice(rng.choice(same_kind))


def longer_draw(rng, record):
    drawn = rng.choice([entry["drawn"] for entry in record["log"] if "chance" in entry])
    drawn.append(rng.choice(drawn))


def shorter_draw(rng, record):
    rng.choice([entry["drawn"] for entry in record["log"] if "chance" in entry]).pop()


def swapped_entries(rng, record):
    log = record["log"]
    place = rng.randrange(len(log) - 1)
    log[place], log[place + 1] = log[place + 1], log[place]


def lost_entry(rng, record):
    del record["log"][rng.randrange(len(record["log"]))]


def doubled_entry(rng, record):
    place = rng.randrange(len(record["log"]))
    record["log"].insert(place, copy.deepcopy(record["log"][place]))


def lost_end(rng, record):
    del record["log"][rng.randrange(len(record["log"])) :]
    record["result"] = None


def wrong_result(rng, record):
    record["result"][rng.randrange(len(record["result"]))] += rng.choice((-1, 1))


DAMAGES = [
    *[other_move, other_seat, other_draw, longer_draw, shorter_draw],
    *[swapped_entries, lost_entry, doubled_entry, lost_end, wrong_result],
]


def refused_by_referee(record):
    """The place where the referee refuses the record; None if it is in order."""
    try:
        for _ in referee_of(record).step():
            pass
    except RefereeError as error:
        return error.index
    return None


def refused_by_engine(record):
    try:
        Game.replay(record)
    except RecordError as error:
        return error.place
    return None


@pytest.mark.parametrize(("new_game", "games"), [(new_game, 7), (new_backstage_game, 3)])
@pytest.mark.parametrize("damage", DAMAGES)
def test_same_refusal_of_damaged_records(damage, new_game, games):
    for number in range(count(games)):
        players, strategic_rest = CONFIGURATIONS[number % len(CONFIGURATIONS)]
        note(players, strategic_rest, number)
        rng = random.Random(f"{damage.__name__} {number}")
        game = new_game(players, number, strategic_rest)
        while not game.finished:
            seat = rng.choice(game.deciders)
            game.play(seat, rng.choice(game.legal(seat)))
        record = copy.deepcopy(game.record())
        damage(rng, record)
        mine, yours = refused_by_referee(record), refused_by_engine(record)
        assert (mine is None) == (yours is None), f"the referee: {mine}; the engine: {yours}"
        if mine is not None and yours != "result":
            assert yours.startswith(f"log[{mine}]")
