"""The engine and the referee read the same rules: at every decision of many random games they must say the same."""

import copy
import json
import random
from pathlib import Path

import pytest

from shakespeare import Game, Options, RecordError, load_edition
from tests.frozen import CONFIGURATIONS, new_game
from tests.profile import count
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
FIRMNESS = 0.85  # how often a policy is followed


def choose(rng, texts, policy):
    prefer, avoid = POLICIES[policy]
    if rng.random() < FIRMNESS:
        preferred = [text for text in texts if any(words in text for words in prefer)]
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


def comparable(view, table):
    """A view of the engine in the form of the referee's table; a view has more than this."""
    seen = {key: view[key] for key in table}
    seen["deck"] = sorted(view["deck"])
    seen["card_discards"] = sorted(view["card_discards"])
    seen["chosen"] = [seat for seat, chosen in enumerate(view["chosen"]) if chosen]
    seen["looks"] = [{key: look[key] for key in ("seat", "count", "decided")} for look in view["looks"]]
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
    assert list(differences(table, comparable(view, table), at)) == []


def compare_private(hidden, seat, view):
    """A player knows the own objectives and looks, and nobody else's (R13.1)."""
    for player in view["players"]:
        own = player["seat"] == seat
        assert player["objectives"] == (hidden["objectives"][seat] if own else None)
    for look, seen in zip(hidden["looks"], view["looks"], strict=True):
        own = look["seat"] == seat
        assert seen["drawn"] == (look["drawn"] if own else None)
        assert seen["kept"] == (look["kept"] if own else None)


def compare(game, said):
    referee = Referee(json.loads(json.dumps(game.record())))
    for decision, (legal, view, seat, own_view) in zip(referee.step(), said, strict=True):
        at = f"log[{referee.index}]"
        engine_waits_for = {seat: sorted(texts) for seat, texts in legal.items()}
        assert list(differences(decision["waiting"], engine_waits_for, at)) == []
        assert all(len(set(texts)) == len(texts) >= 2 for texts in legal.values()), at
        compare_public(decision["table"], view, at)
        compare_private(decision["table"]["hidden"], seat, own_view)

    compare_public(referee.table(), game.view(None), "at the end")
    standings = {standing.seat: standing for standing in game.standings()}
    for score in referee.scores:
        standing = standings[score["seat"]]
        for key in ("score", "sources", "objectives", "payroll", "money", "rank"):
            assert getattr(standing, key) == score[key], key
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
        for _ in Referee(record).step():
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


@pytest.mark.parametrize("damage", DAMAGES)
def test_same_refusal_of_damaged_records(damage):
    for number in range(count(7)):
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
