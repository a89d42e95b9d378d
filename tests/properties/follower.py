"""Someone at the table who hears only what is said aloud, and keeps the whole public state from it.

Given what is printed (an edition's plain data) and the public events, the follower draws the same picture as
`Game.view(None)`: this is what proves that events tell the game in full. Nothing here comes from the engine.
Where an event says more than is needed (a new total, a worth), the follower checks it.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.properties.box import (
    COLOURS,
    DAYS,
    KINDS,
    NEUTRAL,
    TOKENS,
    VALUES,
    Box,
    costume_pay,
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

    def __init__(self, edition: Mapping[str, Any], players: int) -> None:
        self.edition = edition
        self.box = box = Box(edition, players)
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
        }

    def _public(self, player: dict[str, Any]) -> dict[str, Any]:
        over = self.phase == "end"
        troupe = [character["name"] for character in player["troupe"]]
        projected = player["prestige"]
        if not over:
            projected += yellow(player) - 2 * unpaid(self.box, troupe, player["money"])
        return player | {
            "objectives": player["objectives"] if over else None,
            "payroll": sum(self.box.costs[name] for name in payroll(self.box, troupe)),
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
                    source: sum(day.get(source, 0) for day in player["ledger"]) for source in SOURCES
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
            self.__init__(self.edition, len(self.players))  # type: ignore[misc]
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

    def _phase(self, phase: str) -> None:
        self.phase = phase
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

    def _costume_placed(self, seat: int, colour: str, character: str, circle: int) -> None:
        self.crates["costumes"][colour] -= 1
        costume = self._one(seat, character)["costume"]
        assert costume[circle - 1] is None
        costume[circle - 1] = colour

    def _costume_complete(self, seat: int, character: str, worth: int) -> None:
        costume = self._one(seat, character)["costume"]
        assert None not in costume
        assert worth == sum(VALUES[colour] for colour in costume)
        self.pay = costume_pay(worth)

    def _set_placed(self, seat: int, colour: str, cell: str) -> None:
        self.crates["sets"][colour] -= 1
        assert cell not in self.players[seat]["stage"]
        self.players[seat]["stage"][cell] = colour

    def _nothing_to_take(self, seat: int, character: str, value: int) -> None:
        assert self._one(seat, character)["used"]

    def _declined(self, seat: int, character: str) -> None:
        assert self._one(seat, character)["used"]

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
