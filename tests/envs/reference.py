"""A second, slow encoder that reads nothing but a view: by the name of each number, what it should be.

Names that are not among those it finds stand for zero.
"""

from collections.abc import Iterator, Mapping
from typing import Any

View = Mapping[str, Any]

VALUES = {None: 0, "black": 1, "pink": 2, "purple": 3, "blue": 4, "green": 5, "yellow": 3}
LOOK_AT = 3


def observed(view: View) -> dict[str, float]:
    """By name: every number of the observation of the view's seat that is not zero."""
    return {name: float(value) for name, value in Observed(view).all() if value}


class Observed:
    def __init__(self, view: View) -> None:
        self.view = view
        self.seats = len(view["players"])
        self.eyes = view["seat"]
        self.backstage = view.get("backstage")

    def place(self, seat: int) -> int:
        """How many places after the one who looks."""
        return (seat - self.eyes) % self.seats

    def all(self) -> Iterator[tuple[str, float]]:
        yield from (("game/" + name, value) for name, value in self.game())
        for player in self.view["players"]:
            prefix = f"seat_{self.place(player['seat'])}/"
            yield from ((prefix + name, value) for name, value in self.seat(player))
        yield from (("cards/" + name, value) for name, value in self.cards())
        yield from (("objectives/" + name, value) for name, value in self.objectives())
        yield from (("question/" + name, value) for name, value in self.question())
        if self.backstage:
            yield from (("backstage/" + name, value) for name, value in self.backstage_cards())

    def game(self) -> Iterator[tuple[str, float]]:
        view = self.view
        yield f"players={self.seats}", 1
        yield "backstage", view["options"]["backstage"]
        yield "strategic_rest", view["options"]["strategic_rest"]
        yield f"day={view['day']}", 1
        yield f"phase={view['phase']}", 1
        yield "supply/8", view["supply"] / 8
        left = 15 if view["options"]["backstage"] else 10  # the frozen edition's
        for _ in view["looks"]:
            left -= min(left, LOOK_AT)
        yield "objectives_never_drawn/16", left / 16
        for place, divisor in (("crates", 4), ("bags", 16), ("discards", 16)):
            for kind, colours in view[place].items():
                for colour, count in colours.items():
                    yield f"{place}/{kind}/{colour}/{divisor}", count / divisor
        if self.seats == 1:
            yield from self.discs("neutral/", 1)

    def discs(self, prefix: str, disc: int) -> Iterator[tuple[str, float]]:
        for name, act in zip(("I", "II", "III"), self.view["acts"], strict=True):
            yield f"{prefix}{name}/space={act['spaces'][disc]}", 1
            yield f"{prefix}{name}/ahead={act['ahead'].index(disc)}", 1

    def seat(self, player: View) -> Iterator[tuple[str, float]]:
        view, seat = self.view, player["seat"]
        yield "seated", 1
        yield "decides", seat in view["deciders"]
        for name in ("prestige", "money", "payroll", "projected"):
            yield f"{name}/32", player[name] / 32
        yield "tokens/8", player["tokens"] / 8
        yield f"ambiance={player['ambiance']}", 1
        yield f"wagered={player['wagered']}", 1
        yield "cylinders/4", player["cylinders"] / 4
        yield "recruited", player["recruited"]
        yield "passed", player["passed"]
        yield f"order={view['order'].index(seat)}", 1
        if seat in view["initiative"]:
            yield f"initiative={view['initiative'].index(seat)}", 1
        yield "objective_count/4", player["objective_count"] / 4
        yield "looks/4", sum(look["seat"] == seat for look in view["looks"]) / 4
        yield "chosen/4", view["chosen"][seat] / 4
        yield from self.discs("", seat)
        for place, colour in player["stage"].items():
            yield f"stage/{place}={colour}", 1
        for character in self.troupe(player, of_a_card=False):
            yield f"troupe/{character['name']}/present", 1
            yield from self.character(f"troupe/{character['name']}", player, character)
        if self.backstage:
            mine = self.backstage["players"][seat]
            yield "cylinders_for_cards/4", mine["cylinders"] / 4
            yield "fewer_rests/4", mine["fewer_rests"] / 4
            yield "held/4", mine["held"] / 4
            yield "excused", mine["excused"]
            for space, colour in enumerate(mine["theater"], 1):
                yield f"theater/{space}={colour}", 1

    def troupe(self, player: View, of_a_card: bool) -> Iterator[View]:
        for number, character in enumerate(player["troupe"]):
            printed = number < 4
            if of_a_card == (not printed and "card" not in character):
                yield character

    def character(self, name: str, player: View, character: View) -> Iterator[tuple[str, float]]:
        own = character["name"]
        yield f"{name}/used", character["used"]
        yield f"{name}/resting", character["resting"]
        spared = f"spare {own}" in (self.view["secret"][player["seat"]] or ())
        hat = None
        if self.backstage:
            mine = self.backstage["players"][player["seat"]]
            spared = spared or own in mine["spared"]
            hat = mine["hats"].get(own)
        yield f"{name}/spared", spared
        for circle, colour in enumerate(character.get("costume", ()), 1):
            yield f"{name}/circle {circle}/4", VALUES[colour] / 4
            yield f"{name}/circle {circle}=yellow", colour == "yellow"
        yield f"{name}/hat/4", VALUES[hat] / 4

    def cards(self) -> Iterator[tuple[str, float]]:
        view = self.view
        for place, key in (("deck", "deck"), ("row", "row"), ("discards", "card_discards")):
            for name in view[key]:
                yield f"{name}={place}", 1
        for depth, name in enumerate(self.backstage["lord"] if self.backstage else ()):
            yield f"{name}/lord/8", (9 - depth) / 8
        for player in view["players"]:
            for character in self.troupe(player, of_a_card=True):
                name = character["name"]
                if not self.is_backstage_card(name):
                    yield f"{name}/seat={self.place(player['seat'])}", 1
                    yield from self.character(name, player, character)

    def is_backstage_card(self, name: str) -> bool:
        return name.startswith(("prompter", "rag-picker"))

    def objectives(self) -> Iterator[tuple[str, float]]:
        view = self.view
        for player in view["players"]:
            for name in player["objectives"] or ():
                yield f"{name}/seat={self.place(player['seat'])}", 1
        for look in view["looks"]:
            for name in look["drawn"] or ():
                if look["kept"] is None:
                    yield f"{name}/offered", 1
                elif name != look["kept"]:
                    yield f"{name}/put_back", 1
        for played in self.backstage["played"] if self.backstage else ():
            yield f"{played['objective']}/played", 1

    def question(self) -> Iterator[tuple[str, float]]:
        view = self.view
        names = [cue["step"] for cue in view["stack"]]
        for name in set(names):
            yield f"stack/{name}/4", names.count(name) / 4
        for move in view["secret"][self.eyes]:
            if move.startswith("wager "):
                yield f"own_wager={move.removeprefix('wager ')}", 1
        if not view["stack"]:
            return
        cue = view["stack"][-1]
        if "seat" in cue:
            yield f"seat={self.place(cue['seat'])}", 1
        if "character" in cue:
            yield f"character={cue['character']}", 1
        if cue["step"] != "origin":
            yield "index/8", cue.get("index", 0) / 8
        if len(view["stack"]) > 1:
            yield "index_below/8", view["stack"][-2].get("index", 0) / 8
        value = cue.get("value", 0)
        yield "one", value == "one"
        yield "value/8", 0 if value == "one" else value / 8
        question = view["question"]
        if question:
            yield f"kind={question['kind']}", 1
            args = question["args"]
            colours, elements = args.get("colours", ()), args.get("elements")
            if "move" in args:
                colours = (args["move"].split()[1],)
            for colour in colours:
                yield f"colours={colour}", 1
            for kind in ("costumes", "sets"):
                yield f"elements={kind}", elements in (kind, "both")

    def backstage_cards(self) -> Iterator[tuple[str, float]]:
        assert self.backstage
        for place in ("deck", "row", "discards"):
            for name in self.backstage[place]:
                yield f"{name}={place}", 1
        for use in self.backstage["uses"]:
            yield f"{use['card']}/used_by={self.place(use['seat'])}", 1
            yield f"{use['card']}/number/4", use["number"] / 4
            yield f"{use['card']}/recruitment", use["recruitment"]
        for player in self.view["players"]:
            for character in self.troupe(player, of_a_card=True):
                if self.is_backstage_card(character["name"]):
                    yield f"{character['name']}/seat={self.place(player['seat'])}", 1
