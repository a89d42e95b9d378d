"""Nobody decides twice or never: turns, secret choices and recruiting, counted from outside."""

from itertools import groupby, pairwise
from typing import Any

from shakespeare import Event, Game
from tests.properties.box import Box
from tests.properties.play import Deal, every_deal


def used(player: dict[str, Any]) -> list[str]:
    return [character["name"] for character in player["troupe"] if character["used"]]


def ready(player: dict[str, Any], box: Box) -> list[str]:
    """The characters that may receive a cylinder, if there is one at hand (R4.4)."""
    return [
        character["name"]
        for character in player["troupe"]
        if player["cylinders"]
        and box.is_activated(character["name"])
        and not (character["used"] or character["resting"])
    ]


def usable(view: dict[str, Any], seat: int, box: Box) -> list[tuple[str, int, bool]]:
    """The backstage cards that a seat may use: with which printed number, and whether with the Recruitment card (R11.3)."""
    if "backstage" not in view:
        return []
    backstage = view["backstage"]
    occupied = [use["card"] for use in backstage["uses"]]
    at_hand = backstage["players"][seat]["cylinders"]
    return [
        (card, number, recruitment)
        for card in backstage["row"]
        for number in box.backstage_cards[card]
        for recruitment in (False, True)
        if card not in occupied and number - recruitment <= at_hand
        if not (recruitment and view["players"][seat]["recruited"])
    ]


def may_spare(view: dict[str, Any], seat: int) -> int:
    """How many used characters a seat may spare tonight: one, and one more a Director (R10.2, R11.4)."""
    return 1 + (view["backstage"]["players"][seat]["fewer_rests"] if "backstage" in view else 0)


def by_day(events: list[Event]) -> list[list[Event]]:
    """The events of days 1 to 6; a day ends with its maintenance."""
    days: list[list[Event]] = []
    for event in events:
        if event.id == "day":
            days.append([])
        elif days:
            days[-1].append(event)
    return days


def characters(events: list[Event], seat: int, id: str) -> list[str]:
    """The characters of a seat's events with this id."""
    return [event.args["character"] for event in events if event.id == id and event.args["seat"] == seat]


def named(events: list[Event], *ids: str) -> list[int]:
    """The seats of the events with one of these ids."""
    return [event.args["seat"] for event in events if event.id in ids]


@every_deal(5)
def test_every_day_every_player_recruits_once_and_drops_out_once(deal: Deal) -> None:
    """R4.1, R4.2, R4.3: recruiting is mandatory and once a day; passing ends the phase for the player.

    R11.3: the Recruitment card may be used on a backstage card instead.
    """
    days = by_day(deal.played().events)
    assert len(days) == 6
    recruiting = ("recruited", "recruited-extra", "backstage-used-recruitment")
    for events in days:
        assert sorted(named(events, *recruiting)) == list(range(deal.players))
        assert sorted(named(events, "passed", "passed-by-rule")) == list(range(deal.players))
        for seat in range(deal.players):
            own = [event.id for event in events if event.args.get("seat") == seat]
            dropped = next(place for place, id in enumerate(own) if id.startswith("passed"))
            assert set(recruiting) & set(own[:dropped])
            assert not {"activated", "backstage-used"} & set(own[dropped:])


@every_deal(5)
def test_first_recruits_are_in_reverse_order(deal: Deal) -> None:
    """R2.3: one character each before the first day, the last of the Order first."""
    events = deal.played().events
    setup = events[: next(place for place, event in enumerate(events) if event.id == "day")]
    order = next(event for event in setup if event.id == "order").args["seats"]
    assert named(setup, "recruited", "recruited-extra") == order[::-1]


@every_deal(5)
def test_wagers_are_complete(deal: Deal) -> None:
    """R3.2, R13.1: every seat chooses once, all are revealed after the last, the fewest goes first and gains 1."""
    for events in by_day(deal.played().events):
        chosen, revealed = named(events, "wager-chosen"), named(events, "wagered")
        if deal.players == 1:
            assert chosen == revealed == [] and named(events, "cylinders") == [0]  # R10.6
            continue
        seats = list(range(deal.players))
        assert sorted(chosen) == sorted(revealed) == seats
        ids = [event.id for event in events]
        last_chosen = max(place for place, id in enumerate(ids) if id == "wager-chosen")
        assert last_chosen < ids.index("wagered")
        cylinders = {event.args["seat"]: event.args["cylinders"] for event in events if event.id == "wagered"}
        assert all(1 <= number <= 5 for number in cylinders.values())
        yours = {e.args["seat"]: e.args["cylinders"] for e in events if e.id == "wager-yours"}
        assert yours == cylinders
        order = next(event for event in events if event.id == "order").args["seats"]
        assert [cylinders[seat] for seat in order] == sorted(cylinders.values())
        gains = [e.args for e in events if e.id == "prestige" and e.args["source"] == "wager"]
        assert [(gain["seat"], gain["amount"]) for gain in gains] == [(order[0], 1)]


@every_deal(5)
def test_ties_in_the_wager_go_by_initiative(deal: Deal) -> None:
    """R3.2: among equal wagers, whoever is higher on the Initiative track comes first."""
    game = deal.new()
    initiative: list[int] = []
    for seat, _ in deal.play(game):
        view = game.view(None)
        if view["phase"] == "wager":
            initiative = view["initiative"]
        elif game.question(seat).kind == "action" and initiative:
            wagered = [player["wagered"] for player in view["players"]]
            assert view["order"] == sorted(
                initiative, key=lambda seat: (wagered[seat], initiative.index(seat))
            )
            initiative = []


@every_deal(5)
def test_secret_choices_are_asked_of_those_who_owe_one_and_once(deal: Deal) -> None:
    """R3.2, R10.2, R10.3: a wager of everybody, a spared character of whoever has used two; each answers once.

    R11.4: with Directors more are spared, one after another; those who have used no more than that are not asked.
    """
    game = deal.new()
    owed: list[int] = []
    asked = ""
    for seat, move in deal.play(game):
        kind = game.question(seat).kind
        assert kind in ("wager", "spare") or not owed
        view = game.view(None)
        if kind == "wager" and not owed:
            owed = list(range(deal.players))
        elif kind == "spare" and not owed:
            players = view["players"]
            owed = [
                other
                for other in view["initiative"]
                for _ in range(may_spare(view, other))
                if len(used(players[other])) > may_spare(view, other)
            ]
            asked = "in turn" if deal.strategic_rest else "at once"
        if kind == "spare" and asked == "in turn":
            assert game.deciders == (owed[0],)
        elif owed:
            assert set(game.deciders) == set(owed)
        if owed:
            owed.remove(seat)
        if kind == "spare":
            assert move.to_dict()["character"] in used(view["players"][seat])
    assert not owed


@every_deal(5)
def test_rest_tokens_fall_on_all_but_the_spared(deal: Deal) -> None:
    """R10.2: Rest tokens go on all used characters but the chosen one; with none or one used, none is put."""
    game = deal.played()
    days = by_day(game.events)
    chosen: list[tuple[int, str]] = []
    for today, tomorrow in pairwise(days):  # the day advances before the rest (R10.1)
        for seat in range(deal.players):
            activated = characters(today, seat, "activated")
            rested = characters(tomorrow, seat, "rested")
            fresh = characters(tomorrow, seat, "stayed-fresh")
            assert sorted([*rested, *fresh]) == sorted(activated)
            directors = named(today, "rest-eased").count(seat)  # R11.4
            assert len(fresh) == min(len(activated), 1 + directors)
            if rested:
                chosen.extend((seat, character) for character in fresh)
    spared = [
        (entry["seat"], entry["move"].removeprefix("spare "))
        for entry in game.record()["log"]
        if entry.get("move", "").startswith("spare ")
    ]
    assert sorted(spared) == sorted(chosen)


@every_deal(3)
def test_who_rests_is_not_activated_the_next_day(deal: Deal) -> None:
    """R4.4, R10.2: a Rest token keeps a character from being activated for one day; a used one is used once a day."""
    for events in by_day(deal.played().events):
        for seat in range(deal.players):
            activated = characters(events, seat, "activated")
            assert len(set(activated)) == len(activated) <= 5
            assert not set(activated) & set(characters(events, seat, "rested"))
            assert set(characters(events, seat, "spared")) <= set(characters(events, seat, "stayed-fresh"))


def icons(deal: Deal, character: str) -> tuple[str, ...]:
    """The icons of an actor of Backstage, in costume or not; none of others."""
    actors = deal.edition.backstage.actors if deal.backstage else ()
    return next(((*a.activate, *a.costumed) for a in actors if character in a.card_names), ())


class Rounds:
    """Whose turn it is in the company phase, worked out from outside (R4.1, R4.3)."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.place = 0

    def whose(self, game: Game, box: Box) -> int:
        view = game.view(None)
        for turn in range(len(self.order)):
            seat = self.order[(self.place + turn) % len(self.order)]
            player = view["players"][seat]
            stuck = player["recruited"] and not ready(player, box) and not usable(view, seat, box)
            if not player["passed"]:
                assert not stuck
                return seat
        raise AssertionError("somebody is asked after everybody has passed")

    def acts(self, seat: int) -> None:
        self.place = self.order.index(seat) + 1


@every_deal(5)
def test_turns_follow_the_order(deal: Deal) -> None:
    """R4.1: round and round in Order, one action each; who has passed is left out, and one may play alone.

    R11.5: the owner of the bear acts before that, and others step back during somebody's turn.
    """
    game, box = deal.new(), deal.box
    day, rounds = 0, Rounds([])
    first = None  # whose first action it is
    for seat, move in deal.play(game):
        view = game.view(None)
        if view["phase"] != "company":
            continue
        if view["day"] != day:
            day, rounds, first = view["day"], Rounds(view["order"]), None
            owners = [
                player["seat"]
                for player in view["players"]
                if box.bear in [character["name"] for character in player["troupe"]]
            ]
            kind = game.question(seat).kind
            assert (kind == "first-action") == bool(owners and deal.players > 1)
            if kind == "first-action":
                assert game.deciders == tuple(owners)
                first = seat
                continue
        if game.question(seat).kind == "action":
            assert game.deciders == (rounds.whose(game, box),)
            rounds.acts(seat)
            first = None
        else:  # the power of the character just activated, or of a card in use
            acting = rounds.order[rounds.place - 1] if first is None else first
            against = move.name == "back" and "others-back" in icons(deal, game.question(seat).character)
            assert game.deciders == (acting,) or (against and acting not in game.deciders)


@every_deal(3)
def test_passing_is_by_will_or_by_rule(deal: Deal) -> None:
    """R4.3: passed by rule is whoever has recruited and has no cylinder or nobody to put one on, and nobody else."""
    game, box = deal.new(), deal.box
    number = -1
    willing: list[int] = []
    for seat, move in deal.play(game):
        events = game.events_since(number)
        number = events[-1].number if events else number
        assert named(events, "passed") == willing
        willing = [seat] if move.name == "pass" else []
        players = game.view(None)["players"]
        if game.question(seat).kind == "action":
            for passed in named(events, "passed-by-rule"):
                if players[passed]["passed"]:  # still on that day
                    assert players[passed]["recruited"] and not ready(players[passed], box)
                    assert not usable(game.view(None), passed, box)
            legal = [other.name for other in game.legal(seat)]
            uses = [other for other in game.legal(seat) if other.name in ("use", "use-recruitment")]
            assert sorted(
                (use.to_dict()["card"], use.to_dict()["cylinders"], use.name == "use-recruitment")
                for use in uses
            ) == sorted(usable(game.view(None), seat, box))
            assert ("pass" in legal) == players[seat]["recruited"]
            assert ("recruit" in legal) == ("recruit-extra" in legal) == (not players[seat]["recruited"])
            assert legal.count("activate") == len(ready(players[seat], box))


@every_deal(3)
def test_initiative_is_taken_by_the_first_actor(deal: Deal) -> None:
    """R4.5, R8.1: in the order of first activated actors, then the others in Order; the Double always gives it (R11.4)."""
    edition = deal.edition
    actors = edition.backstage.actors if deal.backstage else ()
    gives = {
        name
        for character in (*edition.printed, *edition.characters, *actors)
        for name in character.card_names
        if character.is_actor and character.gives_initiative
    }
    for events in by_day(deal.played().events):
        if deal.players > 1:
            order = next(event for event in events if event.id == "order").args["seats"]
        else:
            order = [0]
        activated = [
            e.args["seat"]
            for e in events
            if e.id == "doubled" or (e.id == "activated" and e.args["character"] in gives)
        ]
        taken = [seat for place, seat in enumerate(activated) if seat not in activated[:place]]
        late = [seat for seat in order if seat not in taken]
        places = [(e.args["place"], e.args["seat"]) for e in events if e.id == "initiative"]
        assert places == list(enumerate([*taken, *late], 1))


@every_deal(3)
def test_act_scoring_and_rehearsals_come_on_two_days(deal: Deal) -> None:
    """R3.1, R9.2: acts score I, II, III on days 4 and 6; each complete costume rehearses once, in Initiative order (R9.1)."""
    game = deal.played()
    for day, events in enumerate(by_day(game.events), 1):
        acts = [event.args["act"] for event in events if event.id == "act-scored"]
        assert acts == ([1, 2, 3] if day in (4, 6) else [])
        rehearsed = [(e.args["seat"], e.args["character"]) for e in events if e.id == "rehearsed"]
        assert len(set(rehearsed)) == len(rehearsed)
        assert not rehearsed or acts
        initiative = named(events, "initiative")
        in_turn = [seat for seat, _ in groupby(seat for seat, _ in rehearsed)]
        assert in_turn == [seat for seat in initiative if seat in in_turn]
    complete = {(e.args["seat"], e.args["character"]) for e in game.events if e.id == "costume-complete"}
    last = {(e.args["seat"], e.args["character"]) for e in by_day(game.events)[-1] if e.id == "rehearsed"}
    assert last == complete
