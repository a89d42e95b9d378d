"""Someone at the table who hears only what is said aloud, and keeps the whole public state from it.

Given what is printed (an edition's plain data) and the public events, the follower draws the same picture as
`Game.view(None)`: this is what proves that events tell the game in full. Nothing here comes from the engine.
Where an event says more than is needed (a new total, a worth), the follower checks it.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.properties.box import (
    COLOURS,
    CYLINDERS,
    DAYS,
    KINDS,
    LORDS_CARDS,
    NEUTRAL,
    TOKENS,
    VALUES,
    Box,
    costume_pay,
    matching_hats,
    payroll,
    ranks,
    unpaid,
    yellow,
)

SOURCES = (
    *("start", "wager", "costumes", "candles", "ambiance", "activation"),
    *("rehearsal", "acts", "objectives", "yellow", "unpaid"),
)
# What a view says beyond the state of the table: who is asked what.
CONTROL = ("seat", "options", "edition", "question", "questions", "stack", "deciders")


class Follower:
    """Hears events one by one; `picture` is the public state after the last."""

    def __init__(self, edition: Mapping[str, Any], players: int, backstage: bool = False) -> None:
        self.edition = edition
        self.box = box = Box(edition, players, backstage)
        self.heard: list[Mapping[str, Any]] = []
        discs = 2 if players == 1 else players
        self.day = 0
        self.phase = "setup"
        self.order: list[int] = []
        self.initiative: list[int] = []
        self.acts = [{"spaces": [1] * discs, "ahead": []} for _ in range(3)]
        self.bags = {kind: dict(box.elements) for kind in KINDS}
        self.crates = {kind: dict.fromkeys(COLOURS, 0) for kind in KINDS}
        self.discards = {kind: dict.fromkeys(COLOURS, 0) for kind in KINDS}
        self.deck = set(box.cards)
        self.row: list[str] = []
        self.card_discards: list[str] = []
        self.supply = TOKENS
        self.players = [self._player(seat) for seat in range(players)]
        self.looks: list[dict[str, Any]] = []
        self.chosen = [0] * players
        self.unpaid: list[list[str]] = [[] for _ in range(players)]
        self.finished = 0  # players whose final score has been told
        self.winners: list[int] = []
        # Of Backstage.
        self.lord: list[str] = []
        self.backstage_row: list[str] = []
        self.uses: list[dict[str, Any]] = []
        self.backstage_deck = set(box.backstage_cards)
        self.backstage_discards: list[str] = []
        self.played: list[dict[str, Any]] = []
        self.before = [self._before() for _ in range(players)]
        self.fetched: tuple[str, str] | None = None  # an element on its way from the discards
        self.fired: list[list[str]] = [[] for _ in range(players)]

    def _before(self) -> dict[str, Any]:
        """What Backstage lays before a player."""
        return {"theater": [], "hats": {}, "fewer_rests": 0, "spared": [], "held": 0, "excused": False}

    def _player(self, seat: int) -> dict[str, Any]:
        return {
            "seat": seat,
            "prestige": 5,  # R1.4
            "money": 0,
            "tokens": 0,
            "ambiance": 3,  # R1.3
            "wagered": 0,
            "cylinders": 0,
            "recruited": False,
            "passed": False,
            "troupe": [self._character(name) for name in self.box.printed],
            "stage": {},
            "objective_count": 0,
            "objectives": [],
            "objective_measures": [],
            "objective_points": [],
            "ledger": [{"start": 5}, *({} for _ in range(DAYS))],
        }

    def _character(self, name: str, card: str | None = None) -> dict[str, Any]:
        character: dict[str, Any] = {"name": name, "used": False, "resting": False}
        if card is not None:
            character["card"] = card
        if self.box.circles[name]:
            character["costume"] = [None] * self.box.circles[name]
        return character

    # What is seen

    def picture(self) -> dict[str, Any]:
        """The public state, in the words of a view."""
        return {
            "day": self.day,
            "phase": self.phase,
            "order": self.order,
            "initiative": self.initiative,
            "acts": self.acts,
            "crates": self.crates,
            "discards": self.discards,
            "bags": self.bags,
            "row": self.row,
            "deck": [card for card in self.box.cards if card in self.deck],
            "card_discards": self.card_discards,
            "supply": self.supply,
            "players": [self._public(player) for player in self.players],
            "looks": self.looks,
            "secret": [None] * len(self.players),
            "chosen": self.chosen,
            "standings": self._standings() if self.finished == len(self.players) else None,
            **({"backstage": self._backstage()} if self.box.backstage else {}),
        }

    def _backstage(self) -> dict[str, Any]:
        return {
            "lord": self.lord,
            "row": self.backstage_row,
            "uses": self.uses,
            "deck": [card for card in self.box.backstage_cards if card in self.backstage_deck],
            "discards": self.backstage_discards,
            "played": self.played,
            "players": [
                before
                | {"cylinders": self._for_cards(seat), "spared": self._in_order(seat, before["spared"])}
                for seat, before in enumerate(self.before)
            ],
        }

    def _for_cards(self, seat: int) -> int:
        """Cylinders at hand for backstage cards (R11.3, R11.9)."""
        player = self.players[seat]
        if self.phase != "company":
            return 0
        if len(self.players) == 1:
            return player["cylinders"]
        return CYLINDERS - player["wagered"] - self._on_cards(seat)

    def _on_cards(self, seat: int) -> int:
        return sum(use["number"] - use["recruitment"] for use in self.uses if use["seat"] == seat)

    def _in_order(self, seat: int, names: list[str]) -> list[str]:
        """Characters in the order they joined."""
        return [other["name"] for other in self.players[seat]["troupe"] if other["name"] in names]

    def _public(self, player: dict[str, Any]) -> dict[str, Any]:
        over = self.phase == "end"
        troupe = [character["name"] for character in player["troupe"]]
        projected = player["prestige"]
        if not over:
            projected += yellow(player) - 2 * unpaid(self.box, troupe, player["money"])
            projected += matching_hats(player, self.before[player["seat"]]["hats"])
        fired = sum(self.box.costs[name] for name in self.fired[player["seat"]])
        return player | {
            "objectives": player["objectives"] if over else None,
            "objective_measures": player["objective_measures"] if over else None,
            "payroll": sum(self.box.costs[name] for name in payroll(self.box, troupe)) - fired,
            "projected": projected,
        }

    def _standings(self) -> list[dict[str, Any]]:
        places = ranks([(player["prestige"], player["money"]) for player in self.players])
        if len(self.players) > 1:  # alone there is a score, and no winner (R10.6)
            assert self.winners == [seat for seat, place in enumerate(places) if place == 1]
        return [
            {
                "seat": seat,
                "score": player["prestige"],
                "rank": places[seat],
                "tied": places.count(places[seat]) > 1,
                "sources": {
                    source: sum(day.get(source, 0) for day in player["ledger"])
                    for source in (*SOURCES, *["hats"] * self.box.backstage)
                },
                "days": player["ledger"],
                "objectives": dict(zip(player["objectives"], player["objective_points"], strict=True)),
                "payroll": self._public(player)["payroll"],
                "unpaid": self.unpaid[seat],
                "money": player["money"],
            }
            for seat, player in enumerate(self.players)
        ]

    # What is heard

    def hear(self, events: Iterable[Mapping[str, Any]]) -> None:
        for event in events:
            if event["audience"] is None:
                self.heard.append(event)
                getattr(self, "_" + event["id"].replace("-", "_"))(**event["args"])

    def _undone(self, seat: int, number: int) -> None:
        """A secret choice is withdrawn; any other move is as if it and all that came of it had never been."""
        if self.chosen[seat]:
            self.chosen[seat] -= 1
        else:
            standing = [event for event in self.heard if event["number"] < number]
            self.__init__(self.edition, len(self.players), self.box.backstage)  # type: ignore[misc]
            self.hear(standing)

    def _one(self, seat: int, name: str) -> dict[str, Any]:
        (character,) = [other for other in self.players[seat]["troupe"] if other["name"] == name]
        return character

    def _land(self, act: int, disc: int, space: int) -> None:
        """On top of the pile: behind all who are there or further on (R1.2)."""
        track = self.acts[act - 1]
        track["spaces"][disc] = space
        others = [other for other in track["ahead"] if other != disc]
        further = [other for other in others if track["spaces"][other] >= space]
        track["ahead"] = [*further, disc, *others[len(further) :]]

    # Time and tracks

    def _day(self, day: int) -> None:
        assert day == self.day + 1
        self.day = day

    def _phase(self, phase: str, day: int) -> None:
        assert day == self.day
        self.phase = phase
        if phase == "end":
            self._excuse_nobody()
        if phase == "maintenance":  # the recruitment cards return (R10.1)
            for player in self.players:
                player["recruited"] = player["passed"] = False

    def _order(self, seats: list[int]) -> None:
        if not self.order:  # R1.2, R2.1
            self.initiative = seats
            for track in self.acts:
                track["ahead"] = seats
        self.order = seats

    def _initiative(self, seat: int, place: int) -> None:
        self.initiative = [*self.initiative, seat]
        assert place == len(self.initiative)

    def _initiative_emptied(self) -> None:
        self.initiative = []

    def _neutral(self, act: int, space: int) -> None:
        self._land(act, NEUTRAL, space)

    def _step(self, seat: int, act: int, space: int) -> None:
        assert space == self.acts[act - 1]["spaces"][seat] + 1
        self._land(act, seat, space)

    def _back(self, seat: int, act: int, space: int) -> None:
        assert space == self.acts[act - 1]["spaces"][seat] - 1
        self._land(act, seat, space)

    def _step_lost(self, seat: int, act: int) -> None:
        assert self.acts[act - 1]["spaces"][seat] == 10

    def _quill_lost(self, seat: int) -> None:
        assert all(track["spaces"][seat] == 10 for track in self.acts)

    def _back_lost(self, seat: int) -> None:
        assert all(track["spaces"][seat] == 1 for track in self.acts)

    def _act_scored(self, act: int) -> None:
        assert self.phase == "rehearsal"
        self._excuse_nobody()

    def _excuse_nobody(self) -> None:
        for before in self.before:
            before["excused"] = False

    def _ambiance(self, seat: int, amount: int, space: int) -> None:
        assert space == self.players[seat]["ambiance"] + amount
        self.players[seat]["ambiance"] = space

    def _ambiance_held(self, seat: int, space: int) -> None:
        assert space == self.players[seat]["ambiance"] and space in (1, 6)

    def _purple_left(self, count: int) -> None:
        assert count == self.crates["sets"]["purple"]

    def _ambiance_reset(self) -> None:
        for player in self.players:
            player["ambiance"] = 3

    # Elements

    def _laid_out(self, kind: str, colours: list[str]) -> None:
        for colour in colours:
            self.bags[kind][colour] -= 1
            self.crates[kind][colour] += 1

    def _costumes_laid_out(self, colours: list[str]) -> None:
        self._laid_out("costumes", colours)

    def _sets_laid_out(self, colours: list[str]) -> None:
        self._laid_out("sets", colours)

    def _elements_discarded(self, elements: str, colours: list[str]) -> None:
        for colour in colours:
            self.crates[elements][colour] -= 1
            self.discards[elements][colour] += 1
        assert not any(self.crates[elements].values())

    def _leave_crates(self, kind: str, colour: str) -> None:
        """Unless the element has just been taken from the discards."""
        if self.fetched is None:
            self.crates[kind][colour] -= 1
            assert self.crates[kind][colour] >= 0
        else:
            assert self.fetched == (kind, colour)
            self.fetched = None

    def _costume_placed(self, seat: int, colour: str, character: str, circle: int) -> None:
        self._leave_crates("costumes", colour)
        costume = self._one(seat, character)["costume"]
        assert costume[circle - 1] is None
        costume[circle - 1] = colour

    def _costume_complete(self, seat: int, character: str, worth: int) -> None:
        costume = self._one(seat, character)["costume"]
        assert None not in costume
        assert worth == sum(VALUES[colour] for colour in costume)
        self.pay = costume_pay(worth)

    def _set_placed(self, seat: int, colour: str, cell: str) -> None:
        self._leave_crates("sets", colour)
        assert cell not in self.players[seat]["stage"]
        self.players[seat]["stage"][cell] = colour

    def _acts(self, seat: int, character: str) -> None:
        """It is a used character, or a card in use, or an actor for whom the Double stands in (R11.4)."""
        doubling = any(
            "double" in icon for use in self.uses for icon in self._power(use) if use["seat"] == seat
        )
        assert (
            character in [use["card"] for use in self.uses if use["seat"] == seat]
            or self._one(seat, character)["used"]
            or (doubling and self.box.kinds[character] == "actor")
        )

    def _power(self, use: Mapping[str, Any]) -> list[str]:
        return self.box.backstage_cards[use["card"]][use["number"]]

    def _nothing_to_take(self, seat: int, character: str, value: int) -> None:
        self._acts(seat, character)

    def _declined(self, seat: int, character: str) -> None:
        self._acts(seat, character)

    # Cards

    def _characters_laid_out(self, cards: list[str]) -> None:
        assert not self.row and self.deck.issuperset(cards)
        self.row = cards
        self.deck -= set(cards)

    def _characters_discarded(self, cards: list[str]) -> None:
        assert cards == self.row
        self.card_discards = [*self.card_discards, *cards]
        self.row = []

    def _characters_reshuffled(self, cards: list[str]) -> None:
        assert cards == self.card_discards
        self.deck |= set(cards)
        self.card_discards = []

    def _recruit(self, seat: int, card: str, character: dict[str, Any]) -> None:
        self.row = [other for other in self.row if other != card]
        self.players[seat]["troupe"].append(character)
        self.players[seat]["recruited"] = self.phase == "company"

    def _recruited(self, seat: int, card: str) -> None:
        assert card in self.row
        self._recruit(seat, card, self._character(card))

    def _recruited_extra(self, seat: int, card: str, character: str) -> None:
        assert card in self.row
        self._recruit(seat, card, self._character(character, card))

    # Cylinders and rest

    def _wager_chosen(self, seat: int) -> None:
        self.chosen[seat] += 1

    def _wagered(self, seat: int, cylinders: int) -> None:
        self.chosen[seat] = 0
        self._cylinders(seat, cylinders)

    def _cylinders(self, seat: int, cylinders: int) -> None:
        self.players[seat]["wagered"] = self.players[seat]["cylinders"] = cylinders

    def _activated(self, seat: int, character: str) -> None:
        self.players[seat]["cylinders"] -= 1
        self._one(seat, character)["used"] = True

    def _passed(self, seat: int) -> None:
        self.players[seat]["passed"] = True

    def _passed_by_rule(self, seat: int) -> None:
        self.players[seat]["passed"] = True

    def _solo_stopped(self, seat: int, cylinders: int) -> None:
        player = self.players[seat]
        assert cylinders == player["wagered"] - player["cylinders"]

    def _rest_tokens_off(self) -> None:
        for player in self.players:
            for character in player["troupe"]:
                character["resting"] = False

    def _rest_chosen(self, seat: int) -> None:
        self.chosen[seat] += 1

    def _rested(self, seat: int, character: str) -> None:
        self._one(seat, character).update(used=False, resting=True)

    def _stayed_fresh(self, seat: int, character: str) -> None:
        self._one(seat, character)["used"] = False

    def _cylinders_back(self, seat: int) -> None:
        self.chosen[seat] = 0
        self._cylinders(seat, 0)
        self.before[seat].update(fewer_rests=0, spared=[])

    # Gains

    def _prestige(self, seat: int, amount: int, source: str, total: int) -> None:
        player = self.players[seat]
        player["prestige"] += amount
        assert total == player["prestige"]
        booked = player["ledger"][self.day]
        booked[source] = booked.get(source, 0) + amount
        if not booked[source]:
            del booked[source]

    def _money(self, seat: int, amount: int, source: str, total: int) -> None:
        self.players[seat]["money"] += amount
        assert total == self.players[seat]["money"]

    def _token_gained(self, seat: int, total: int) -> None:
        self.supply -= 1
        self.players[seat]["tokens"] += 1
        assert total == self.players[seat]["tokens"]

    def _token_none(self, seat: int) -> None:
        assert self.supply == 0

    def _token_spent(self, seat: int, character: str, total: int) -> None:
        assert self._one(seat, character)["used"]
        self.supply += 1
        self.players[seat]["tokens"] -= 1
        assert total == self.players[seat]["tokens"]

    def _rehearsed(self, seat: int, character: str) -> None:
        assert None not in self._one(seat, character)["costume"]

    # Objectives and the end

    def _looked(self, seat: int, count: int) -> None:
        self.looks.append({"seat": seat, "count": count, "decided": False, "drawn": None, "kept": None})

    def _kept(self, seat: int) -> None:
        assert self.looks[-1]["seat"] == seat
        self.looks[-1]["decided"] = True
        self.players[seat]["objective_count"] += 1

    def _objective_scored(self, seat: int, objective: str, measured: int, amount: int) -> None:
        self.players[seat]["objectives"].append(objective)
        self.players[seat]["objective_measures"].append(measured)
        self.players[seat]["objective_points"].append(amount)

    def _yellow_counted(self, seat: int, count: int) -> None:
        assert count == yellow(self.players[seat])

    def _paid(self, seat: int, character: str, cost: int, left: int) -> None:
        assert cost == self.box.costs[character]
        self.players[seat]["money"] -= cost
        assert left == self.players[seat]["money"]

    def _unpaid(self, seat: int, character: str, cost: int) -> None:
        assert cost == self.box.costs[character] > self.players[seat]["money"]
        self.unpaid[seat].append(character)

    def _final(self, seat: int, total: int, left: int) -> None:
        assert total == self.players[seat]["prestige"] and left == self.players[seat]["money"]
        self.finished += 1

    def _won(self, seats: list[int]) -> None:
        self.winners = seats

    def _forced(self, seat: int, move: str) -> None:
        assert move

    # Backstage (R11)

    def _lord_dealt(self, cards: list[str]) -> None:
        assert len(cards) == LORDS_CARDS and all(self.box.kinds[card] == "actor" for card in cards)
        self.lord = cards
        self.deck -= set(cards)

    def _backstage_laid_out(self, cards: list[str]) -> None:
        assert not self.backstage_row and self.backstage_deck.issuperset(cards)
        assert len(cards) == self.box.cards_a_day
        self.backstage_row = cards
        self.backstage_deck -= set(cards)
        if len(self.players) == 1:  # the cylinders on cards come back with them (R11.9)
            self.players[0]["wagered"] -= self._on_cards(0)
        self.uses = []
        self._excuse_nobody()

    def _backstage_discarded(self, cards: list[str]) -> None:
        assert cards == self.backstage_row
        self.backstage_discards = [*self.backstage_discards, *cards]
        self.backstage_row = []

    def _backstage_reshuffled(self, cards: list[str]) -> None:
        assert cards == self.backstage_discards
        self.backstage_deck |= set(cards)
        self.backstage_discards = []

    def _use(self, seat: int, card: str, number: int, recruitment: bool) -> None:
        assert card in self.backstage_row and card not in [use["card"] for use in self.uses]
        assert number - recruitment <= self._for_cards(seat)
        self.uses = [*self.uses, {"seat": seat, "card": card, "number": number, "recruitment": recruitment}]
        if len(self.players) == 1:
            self.players[0]["cylinders"] -= number - recruitment

    def _backstage_used(self, seat: int, card: str, cylinders: int) -> None:
        self._use(seat, card, cylinders, recruitment=False)

    def _backstage_used_recruitment(self, seat: int, card: str, cylinders: int) -> None:
        assert not self.players[seat]["recruited"]
        self.players[seat]["recruited"] = True
        self._use(seat, card, cylinders, recruitment=True)

    def _backstage_kept(self, seat: int, card: str) -> None:
        self.backstage_row = [other for other in self.backstage_row if other != card]
        self.players[seat]["troupe"].append(self._character(card))

    def _backstage_idle(self, seat: int, card: str) -> None:
        assert {"seat": seat, "card": card}.items() <= self.uses[-1].items()

    def _theater_placed(self, seat: int, colour: str, space: int) -> None:
        self.crates["sets"][colour] -= 1
        theater = self.before[seat]["theater"]
        theater.append(colour)
        assert space == len(theater) <= len(self.box.theater)

    def _hat_placed(self, seat: int, colour: str, character: str) -> None:
        self.crates["costumes"][colour] -= 1
        assert "costume" in self._one(seat, character) and character not in self.before[seat]["hats"]
        self.before[seat]["hats"][character] = colour

    def _doubled(self, seat: int, character: str) -> None:
        cost = self.box.costs[self._one(seat, character)["name"]]
        assert f"double-{cost}" in self._power(self.uses[-1]) and character != self.box.bear

    def _engaged(self, seat: int, card: str) -> None:
        assert card in self.lord
        assert card == self.lord[0] or "lord-any" in self._power(self.uses[-1])
        self.lord = [other for other in self.lord if other != card]
        self.players[seat]["troupe"].append(self._character(card))

    def _lord_empty(self, seat: int) -> None:
        assert not self.lord

    def _rest_eased(self, seat: int, count: int) -> None:
        self.before[seat]["fewer_rests"] += 1
        assert count == self.before[seat]["fewer_rests"]

    def _spared(self, seat: int, character: str) -> None:
        assert self._one(seat, character)["used"]
        self.before[seat]["spared"].append(character)

    def _discard_taken(self, seat: int, elements: str, colour: str) -> None:
        assert self.fetched is None
        self.discards[elements][colour] -= 1
        assert self.discards[elements][colour] >= 0
        self.fetched = (elements, colour)

    def _salvage_ended(self, seat: int) -> None:
        assert self.phase == "ambiance" and self.played[-1]["seat"] == seat

    def _first_action_forgone(self, seat: int) -> None:
        assert self._one(seat, self.box.bear)
        assert not any(player["passed"] for player in self.players)

    def _no_objective_left(self, seat: int) -> None:
        assert len(self.looks) >= len(self.box.objectives)

    def _objective_played(self, seat: int, objective: str) -> None:
        assert self.phase == "ambiance" and objective in self.box.masks
        self.played.append({"seat": seat, "objective": objective, "looks": len(self.looks)})
        self.players[seat]["objective_count"] -= 1

    def _objectives_held(self, seat: int) -> None:
        assert self.players[seat]["objective_count"]

    def _objectives_held_for_good(self, seat: int) -> None:
        assert self.players[seat]["objective_count"]
        self.before[seat]["held"] = sum(look["seat"] == seat for look in self.looks)

    def _penalty_avoided(self, seat: int, act: int) -> None:
        assert self.acts[act - 1]["spaces"][seat] <= 3
        assert "prompter" in [self.box.kinds[other["name"]] for other in self.players[seat]["troupe"]]
        self.before[seat]["excused"] = True

    def _fired(self, seat: int, character: str) -> None:
        troupe = [other["name"] for other in self.players[seat]["troupe"]]
        assert character in troupe
        assert self.box.costs[character] == max(self.box.costs[name] for name in troupe)
        self.fired[seat].append(character)

    def _hats_counted(self, seat: int, count: int) -> None:
        assert count == matching_hats(self.players[seat], self.before[seat]["hats"])
