"""What is true at every moment of every game: small checks of a whole position (`Game.position`), each of one promise.

They look at plain data only, never at the engine's own objects. Each raises AssertionError.
"""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from shakespeare import Game
from tests.properties.box import (
    CYLINDERS,
    DAYS,
    KINDS,
    LORDS_CARDS,
    NEUTRAL,
    TOKENS,
    Box,
    matching_hats,
    payroll,
    ranks,
    unpaid,
    yellow,
)

Position = Mapping[str, Any]


def _hats(position: Position, seat: int) -> dict[str, str]:
    return position["backstage"]["players"][seat]["hats"] if "backstage" in position else {}


def _uses(position: Position, seat: int) -> list[dict[str, Any]]:
    """The backstage cards that a seat has used today."""
    uses = position["backstage"]["uses"] if "backstage" in position else []
    return [use for use in uses if use["seat"] == seat]


def _on_cards(position: Position, seat: int) -> int:
    """Cylinders on backstage cards; the Recruitment card is none (R11.3)."""
    return sum(use["number"] - use["recruitment"] for use in _uses(position, seat))


def _hired(position: Position, player: Mapping[str, Any]) -> bool:
    """Whether the player has taken a card today, and not used the Recruitment card otherwise (R11.3)."""
    return player["recruited"] and not any(use["recruitment"] for use in _uses(position, player["seat"]))


def elements_are_conserved(position: Position, box: Box) -> None:
    """Bags, crates, discards and what is placed make up R1.5, for each kind and colour."""
    for kind in KINDS:
        found = Counter()
        for place in ("bags", "crates", "discards"):
            assert all(number >= 0 for number in position[place][kind].values())
            found.update(position[place][kind])
        for player in position["players"]:
            if kind == "sets":
                found.update(player["stage"].values())
            else:
                for character in player["troupe"]:
                    found.update(colour for colour in character.get("costume", ()) if colour)
                found.update(_hats(position, player["seat"]).values())
        if kind == "sets" and box.backstage:
            for before in position["backstage"]["players"]:
                found.update(before["theater"])
        assert found == box.elements, kind


def bags_empty_with_the_last_day(position: Position, box: Box) -> None:
    """A bag holds the draws of the days to come: it is empty exactly after the draw for day 6 (R1.5)."""
    for kind in KINDS:
        days_to_come = DAYS - max(position["day"], 1)
        assert sum(position["bags"][kind].values()) == days_to_come * box.elements_a_day


def cards_are_conserved(position: Position, box: Box) -> None:
    """Each card is in one place: deck, row, discards, a troupe, or the back of it an extra (R2.3).

    With Backstage also in the Lord's deck, which leaves 30 others (R11.1).
    """
    places = [position["deck"], position["row"], position["card_discards"]]
    if box.backstage:
        places.append(position["backstage"]["lord"])
    for player in position["players"]:
        troupe = player["troupe"]
        places.append([character["name"] for character in troupe if character["name"] in box.cards])
        places.append([character["card"] for character in troupe if "card" in character])
    assert sorted(card for place in places for card in place) == sorted(box.cards)


def tokens_are_conserved(position: Position, box: Box) -> None:
    """The 8 tokens are in the supply or with the players (R1.6)."""
    held = [player["tokens"] for player in position["players"]]
    assert min(*held, position["supply"]) >= 0
    assert sum(held) + position["supply"] == TOKENS


def objectives_are_conserved(position: Position, box: Box) -> None:
    """Each objective is in the deck, looked at, held, or played; they come and go as R5.9 and R11.6 say."""
    fresh, put_back = set(box.objectives), []
    held: dict[int, list[str]] = {player["seat"]: [] for player in position["players"]}
    pending = 0
    for look in position["looks"]:
        drawn = look["drawn"]
        assert look["count"] == len(drawn) == min(3, len(fresh) + len(put_back))
        from_fresh = drawn[: len(fresh)]
        assert fresh.issuperset(from_fresh)
        fresh -= set(from_fresh)
        assert drawn[len(from_fresh) :] == put_back[: len(drawn) - len(from_fresh)]
        put_back = put_back[len(drawn) - len(from_fresh) :]
        if look["decided"]:
            held[look["seat"]].append(look["kept"])
            put_back += [objective for objective in drawn if objective != look["kept"]]
        else:
            assert look is position["looks"][-1]
            pending = len(drawn)
    kept = [objective for objectives in held.values() for objective in objectives]
    before = 0
    for played in position["backstage"]["played"] if box.backstage else []:
        assert played["objective"] in box.masks
        assert before <= played["looks"] <= len(position["looks"])
        before = played["looks"]
        earlier = [look for look in position["looks"][:before] if look["seat"] == played["seat"]]
        assert played["objective"] in [look["kept"] for look in earlier]
        held[played["seat"]].remove(played["objective"])
    for player in position["players"]:
        assert player["objectives"] == held[player["seat"]]
        assert player["objective_count"] == len(player["objectives"])
    assert len(set(kept)) == len(kept)
    assert len(fresh) + len(put_back) + len(kept) + pending == len(box.objectives)
    assert len(box.objectives) == (15 if box.backstage else 10)


def stages_stand(position: Position, box: Box) -> None:
    """Sets are supported and symmetric, and cover no virtual element (R7.1, R7.2, R7.3)."""
    for player in position["players"]:
        stage = player["stage"]
        for place, colour in stage.items():
            assert box.cells[place] != "v"
            assert all(under in stage or box.cells[under] == "v" for under in box.below[place])
            mirrored = stage.get(box.mirror[place], colour)
            assert mirrored == colour or "yellow" in (mirrored, colour)


def costumes_are_worn_by_actors_and_extras(position: Position, box: Box) -> None:
    """Only actors and extras have circles (R6.1, R6.3); a troupe has the printed ones and no one twice (R0.3)."""
    for player in position["players"]:
        names = [character["name"] for character in player["troupe"]]
        assert set(box.printed) <= set(names)
        assert len(set(names)) == len(names)
        extras = [name for name in names if box.kinds[name] == "extra"]
        assert extras == [f"extra-{number}" for number in range(1, len(extras) + 1)]
        for character in player["troupe"]:
            name = character["name"]
            assert ("card" in character) == (name in extras)
            assert ("costume" in character) == (box.kinds[name] in ("actor", "extra"))
            assert len(character.get("costume", [])) == box.circles[name]


def cylinders_are_conserved(position: Position, box: Box) -> None:
    """Chosen cylinders are at hand or on characters that can be activated and do not rest (R3.3, R4.4).

    Backstage cards take those not wagered (R11.3); alone, any of the five (R11.9).
    """
    for player in position["players"]:
        used = [character["name"] for character in player["troupe"] if character["used"]]
        resting = [character["name"] for character in player["troupe"] if character["resting"]]
        assert 0 <= player["cylinders"] <= player["wagered"] <= CYLINDERS
        elsewhere = _on_cards(position, player["seat"])
        if box.players > 1:
            assert player["wagered"] + elsewhere <= CYLINDERS
            elsewhere = 0
        assert len(used) == player["wagered"] - player["cylinders"] - elsewhere
        assert all(box.is_activated(name) for name in (*used, *resting))
        assert not set(used) & set(resting)


def tracks_are_right(position: Position, box: Box) -> None:
    """Order, Initiative, ambiance and acts are possible, and nobody further back is ahead (R1.1-R1.3, R8.1)."""
    seats = list(range(box.players))
    assert sorted(position["order"]) == seats
    assert len(set(position["initiative"])) == len(position["initiative"])
    assert set(position["initiative"]) <= set(seats)
    if position["phase"] != "company":
        assert sorted(position["initiative"]) == seats
    assert all(1 <= player["ambiance"] <= 6 for player in position["players"])
    for act in position["acts"]:
        spaces, ahead = act["spaces"], act["ahead"]
        assert sorted(ahead) == list(range(len(spaces)))
        assert len(spaces) == (2 if box.players == 1 else box.players)
        assert all(1 <= space <= 10 for space in spaces)
        along = [spaces[disc] for disc in ahead]
        assert along == sorted(along, reverse=True)
        if box.players == 1:
            first_half = position["day"] < 4 or (position["day"] == 4 and position["phase"] != "maintenance")
            assert spaces[NEUTRAL] == (4 if first_half else 8)  # R10.6


def time_is_right(position: Position, box: Box) -> None:
    """Phases come on their days (R3.1), and the laid-out cards are as many as the day leaves (R2.3, R4.2)."""
    day, phase = position["day"], position["phase"]
    days = {"setup": [0], "rehearsal": [4, 6], "rest": [2, 3, 4, 5, 6], "end": [6]}
    assert day in days.get(phase, [1, 2, 3, 4, 5, 6])
    assert phase != "maintenance"  # nobody is asked anything in it
    if phase not in ("setup", "end"):
        recruited = sum(_hired(position, player) for player in position["players"])
        assert len(position["row"]) == box.cards_a_day - recruited


def prestige_is_the_ledger(position: Position, box: Box) -> None:
    """Prestige is the sum of what the ledger holds."""
    for player in position["players"]:
        assert len(player["ledger"]) == DAYS + 1
        assert player["prestige"] == sum(sum(day.values()) for day in player["ledger"])
        assert all(0 not in day.values() for day in player["ledger"])


def money_and_pay_are_right(position: Position, box: Box) -> None:
    """Money is never negative; the payroll and the projected score are what R10.4 makes them."""
    for player in position["players"]:
        troupe = [character["name"] for character in player["troupe"]]
        assert player["money"] >= 0
        firing = box.dismissal in player["objectives"]
        assert player["payroll"] == sum(box.costs[name] for name in payroll(box, troupe, firing))
        if position["phase"] == "end":
            assert player["projected"] == player["prestige"]
        else:
            certain = player["prestige"] + yellow(player) - 2 * unpaid(box, troupe, player["money"], firing)
            certain += matching_hats(player, _hats(position, player["seat"]))
            assert 0 <= player["projected"] - certain <= 3 * player["objective_count"]


def choices_are_in_place(position: Position, box: Box) -> None:
    """Secret choices lie there only while they are being made, one a seat, or one more a Director (R13.1, R11.4)."""
    secret = position["secret"]
    assert position["chosen"] == [len(choices) for choices in secret]
    for seat, choices in enumerate(secret):
        if choices:
            top = position["stack"][-1]["step"]
            assert top in ("wager", "secret-rest")
            most = 1
            if top == "secret-rest" and box.backstage:
                most += position["backstage"]["players"][seat]["fewer_rests"]
            assert len(set(choices)) == len(choices) <= most
            assert (seat in position["deciders"]) == (len(choices) < most)


def stack_fits_the_options(position: Position, box: Box) -> None:
    """Rest is open exactly with the strategic option (R10.3); there is no wager with one player (R10.6)."""
    steps = [cue["step"] for cue in position["stack"]]
    assert "wager" not in steps or box.players > 1
    assert "secret-rest" not in steps or not position["options"]["strategic_rest"]
    assert "open-rest" not in steps or position["options"]["strategic_rest"]


def craftsmen_stay_within_their_value(position: Position, box: Box) -> None:
    """A craftsman's value, one more for each assistant, three more for a token: no more is left (R5.4, R5.7, R5.8)."""
    for cue in position["stack"]:
        if cue["step"] not in ("token", "take", "scavenge") or cue.get("value") == "one":
            continue
        troupe = [character["name"] for character in position["players"][cue["seat"]]["troupe"]]
        assistants = sum(box.kinds[name] == "assistant" for name in troupe)
        value = box.values[cue["character"]] + assistants
        if cue["step"] == "token":
            assert cue["value"] == value
        else:
            assert 0 < cue["value"] <= value + 3


def backstage_cards_are_conserved(position: Position, box: Box) -> None:
    """Each of the 32 is in the deck, the row, the discards, or kept; the row is as the day leaves it (R11.2)."""
    if not box.backstage:
        assert "backstage" not in position
        return
    backstage = position["backstage"]
    troupes = [character["name"] for player in position["players"] for character in player["troupe"]]
    kept = [name for name in troupes if name in box.backstage_cards]
    assert all(["keep"] in box.backstage_cards[card].values() for card in kept)
    everywhere = [*backstage["deck"], *backstage["row"], *backstage["discards"], *kept]
    assert sorted(everywhere) == sorted(box.backstage_cards)
    kept_today = [use for use in backstage["uses"] if use["card"] in kept]
    if position["phase"] != "setup":
        assert len(backstage["row"]) == box.cards_a_day - len(kept_today)
    assert len(backstage["lord"]) <= LORDS_CARDS
    assert all(box.kinds[card] == "actor" for card in backstage["lord"])


def backstage_cards_are_used_as_printed(position: Position, box: Box) -> None:
    """A printed number on a card that is laid out or kept, once a day, by day; one Recruitment card a seat (R11.3)."""
    if not box.backstage:
        return
    backstage = position["backstage"]
    uses = backstage["uses"]
    assert len({use["card"] for use in uses}) == len(uses)
    assert not uses or position["phase"] not in ("setup", "wager", "rest")
    for player, before in zip(position["players"], backstage["players"], strict=True):
        seat = player["seat"]
        own = _uses(position, seat)
        names = [character["name"] for character in player["troupe"]]
        for use in own:
            assert use["number"] in box.backstage_cards[use["card"]]
            is_kept = box.kinds[use["card"]] != "backstage-card"
            assert use["card"] in (names if is_kept else backstage["row"])
        assert sum(use["recruitment"] for use in own) <= player["recruited"]
        at_hand = (
            player["cylinders"]
            if box.players == 1
            else CYLINDERS - player["wagered"] - _on_cards(position, seat)
        )
        assert before["cylinders"] == (at_hand if position["phase"] == "company" else 0)


def what_lies_before_a_player_is_right(position: Position, box: Box) -> None:
    """Theater, hats, Directors and Prompters: as many as there can be, where and when they can be (R11.4)."""
    if not box.backstage:
        return
    for player, before in zip(position["players"], position["backstage"]["players"], strict=True):
        assert len(before["theater"]) <= len(box.theater)
        assert "yellow" not in (*before["theater"], *before["hats"].values())
        names = [character["name"] for character in player["troupe"]]
        for wearer in before["hats"]:
            assert wearer in names and box.kinds[wearer] in ("actor", "extra")
        used = [character["name"] for character in player["troupe"] if character["used"]]
        assert set(before["spared"]) <= set(used)
        if before["spared"]:
            assert position["stack"][-1]["step"] == "open-rest"
            assert len(before["spared"]) <= before["fewer_rests"]
        own_looks = [look for look in position["looks"] if look["seat"] == player["seat"]]
        assert 0 <= before["held"] <= len(own_looks)
        if before["excused"]:
            assert position["phase"] == "rehearsal"
            assert any(box.kinds[name] == "prompter" for name in names)


# What any position that the engine accepts fulfils.
ALWAYS: tuple[Callable[[Position, Box], None], ...] = (
    elements_are_conserved,
    bags_empty_with_the_last_day,
    cards_are_conserved,
    tokens_are_conserved,
    objectives_are_conserved,
    stages_stand,
    costumes_are_worn_by_actors_and_extras,
    cylinders_are_conserved,
    tracks_are_right,
    time_is_right,
    prestige_is_the_ledger,
    money_and_pay_are_right,
    choices_are_in_place,
    stack_fits_the_options,
    craftsmen_stay_within_their_value,
    backstage_cards_are_conserved,
    backstage_cards_are_used_as_printed,
    what_lies_before_a_player_is_right,
)


def position_is_sound(game: Game, box: Box) -> None:
    """All of the above."""
    position = game.position()
    for invariant in ALWAYS:
        invariant(position, box)


def recruits_are_counted(position: Position, box: Box) -> None:
    """One card at setup and one a day, no more and no fewer, after the printed characters (R2.3, R4.2).

    With Backstage a day may bring none, and the Lord's deck some (R11.3, R11.4).
    """
    engaged = LORDS_CARDS - len(position["backstage"]["lord"]) if box.backstage else 0
    beyond = 0
    for player in position["players"]:
        names = [character["name"] for character in player["troupe"]]
        assert names[: len(box.printed)] == box.printed
        joined = [name for name in names[len(box.printed) :] if name not in box.backstage_cards]
        due = position["day"] + _hired(position, player)
        if position["phase"] == "setup":
            continue
        if box.backstage:
            beyond += max(len(joined) - due, 0)
        else:
            assert len(joined) == due
    assert beyond <= engaged


def circles_are_filled_in_order(position: Position, box: Box) -> None:
    """Equal circles are offered once: the first free one; with Backstage the first is not like the others (R6.1)."""
    for player in position["players"]:
        for character in player["troupe"]:
            costume = character.get("costume", [])[box.backstage :]
            worn = [colour for colour in costume if colour]
            assert costume[: len(worn)] == worn


def ledger_is_kept_by_day(position: Position, box: Box) -> None:
    """Five prestige at the start (R1.4), and nothing on a day to come."""
    for player in position["players"]:
        assert player["ledger"][0] == {"start": 5}
        assert not any(player["ledger"][position["day"] + 1 :])


# What is true besides in a game that began at the beginning.
FROM_THE_BEGINNING: tuple[Callable[[Position, Box], None], ...] = (
    recruits_are_counted,
    circles_are_filled_in_order,
    ledger_is_kept_by_day,
)


def questions_are_questions(game: Game) -> None:
    """Who decides has at least two different moves, the others none; asking changes nothing, nor does the answer."""
    deciders = game.deciders
    assert (deciders == ()) == game.finished
    assert list(deciders) == sorted(set(deciders))
    for seat in range(game.options.players):
        question, legal = game.question(seat), game.legal(seat)
        if seat not in deciders:
            assert question is None and legal == []
            continue
        assert len(legal) >= 2
        assert len({move.number for move in legal}) == len(legal)
        assert question.seat == seat and question.message == f"ask-{question.kind}"
        asked = question.to_dict()
        question.args.clear()
        expected = [*legal]
        legal.clear()
        assert game.question(seat).to_dict() == asked
        assert game.legal(seat) == expected
    assert game.deciders == deciders


def is_json(data: object) -> bool:
    """It comes back the same from a JSON text, and has no NaN."""
    return json.loads(json.dumps(data, allow_nan=False)) == data


def standings_add_up(game: Game, box: Box) -> None:
    """Scores, sources, objectives, pay and ranks, computed again from the position (R10.4, R10.5)."""
    position = game.position()
    players = position["players"]
    standings = [standing.to_dict() for standing in game.standings()]
    assert is_json(standings)
    assert [standing["seat"] for standing in standings] == list(range(box.players))
    places = ranks([(player["prestige"], player["money"]) for player in players])
    assert [standing["rank"] for standing in standings] == places
    for player, standing in zip(players, standings, strict=True):
        sources, days = standing["sources"], standing["days"]
        assert standing["score"] == player["prestige"] == sum(sources.values())
        for source, amount in sources.items():
            assert sum(day.get(source, 0) for day in days) == amount
        assert {source for day in days for source in day} <= set(sources)
        assert standing["tied"] == (places.count(standing["rank"]) > 1)

        assert sources["start"] == 5  # R1.4
        assert sources["yellow"] == yellow(player)
        assert list(standing["objectives"]) == player["objectives"]
        assert list(standing["objectives"].values()) == player["objective_points"]
        assert all(0 <= points <= 3 for points in standing["objectives"].values())
        assert sources["objectives"] == sum(standing["objectives"].values())

        seat = player["seat"]
        if box.backstage:
            assert sources["hats"] == matching_hats(player, _hats(position, seat))
        fired = [e.args["character"] for e in game.events if e.id == "fired" and e.args["seat"] == seat]
        earners = payroll(box, [character["name"] for character in player["troupe"]])
        if fired:  # the dearest (R11.6)
            assert box.costs[fired[0]] == box.costs[earners[-1]]
            earners.remove(fired[0])
        assert len(fired) == (box.dismissal in player["objectives"] and bool(earners or fired))
        assert standing["payroll"] == sum(box.costs[name] for name in earners)
        assert sources["unpaid"] == -2 * len(standing["unpaid"])
        paid = [name for name in earners if name not in standing["unpaid"]]
        assert sorted([*paid, *standing["unpaid"]]) == sorted(earners)
        assert standing["money"] == player["money"]
        dearest_paid = max([box.costs[name] for name in paid], default=0)
        for name in standing["unpaid"]:  # cheapest first, and as many as the money pays
            assert box.costs[name] > player["money"]
            assert box.costs[name] >= dearest_paid
