"""What is in the box, read from an edition's plain data: facts that the engine is checked against.

Nothing here comes from the rules engine, and nothing may: what it has wrong would be wrong here too.
"""

from collections.abc import Mapping
from typing import Any

COLOURS = ("black", "pink", "purple", "blue", "green", "yellow")
VALUES = {"black": 1, "pink": 2, "purple": 3, "blue": 4, "green": 5, "yellow": 3}  # R0.1
KINDS = ("costumes", "sets")
DAYS = 6
TOKENS = 8  # R1.6
CYLINDERS = 5
LORDS_CARDS = 9  # R11.1
HAT_AND_ELEMENT = 6  # R11.4
NEUTRAL = 1  # the neutral disc of the solo game, after the only player's

# What each bag holds at first (R1.5).
BAGS = {
    1: (8, 8, 7, 5, 4, 4),
    2: (8, 8, 7, 5, 4, 4),
    3: (12, 12, 10, 8, 6, 6),
    4: (16, 16, 12, 12, 8, 8),
}


class Box:
    """The components of an edition for a number of players, by name."""

    def __init__(self, edition: Mapping[str, Any], players: int, backstage: bool = False) -> None:
        self.players = players
        self.backstage = backstage
        self.printed = sorted(edition["printed"])
        self.cards: list[str] = []
        self.kinds: dict[str, str] = {}
        self.costs: dict[str, int] = {}
        self.circles: dict[str, int] = {}
        self.values: dict[str, int] = {}  # of craftsmen
        for name in self.printed:
            self._add(name, edition["printed"][name])
        for name in sorted(edition["characters"]):
            character = edition["characters"][name]
            for card in _copies(name, character):
                self.cards.append(card)
                self._add(card, character)
        for number in range(1, DAYS + 2):
            self._add(f"extra-{number}", {"kind": "extra", "circles": 3})

        self.objectives = sorted(edition["objectives"])
        self.backstage_cards: dict[str, dict[int, list[str]]] = {}  # their powers by number of cylinders
        self.theater: list[str] = []
        self.bear = ""
        self.masks: list[str] = []
        self.dismissal = ""
        if backstage:
            self._add_backstage(edition["backstage"])
        self.cells: dict[str, str] = {}
        self.mirror: dict[str, str] = {}
        self.below: dict[str, tuple[str, ...]] = {}
        for row, cells in enumerate([text.split() for text in edition["stage"]["rows"]], 1):
            for column, cell in enumerate(cells, 1):
                place = f"{row}.{column}"
                self.cells[place] = cell
                self.mirror[place] = f"{row}.{len(cells) + 1 - column}"
                under = (f"{row - 1}.{column}", f"{row - 1}.{column + 1}")
                self.below[place] = under if row > 1 else ()
        self.spaces = [place for place, cell in self.cells.items() if cell != "v"]

    def _add_backstage(self, backstage: Mapping[str, Any]) -> None:
        for name in sorted(backstage["actors"]):
            actor = backstage["actors"][name]
            for card in _copies(name, actor):
                self.cards.append(card)
                self._add(card, actor)
                if actor.get("first-action"):
                    self.bear = card
        for name in sorted(backstage["cards"]):
            card = backstage["cards"][name]
            for copy in _copies(name, card):
                powers = {int(number): icons for number, icons in card["powers"].items()}
                self.backstage_cards[copy] = powers
                self._add(copy, {"kind": card.get("kept", "backstage-card")})
        self.theater = backstage["theater"]["spaces"]
        for name in sorted(backstage["objectives"]):
            self.objectives.append(name)
            if backstage["objectives"][name]["kind"] == "dismissal":
                self.dismissal = name
            else:
                self.masks.append(name)

    def _add(self, name: str, character: Mapping[str, Any]) -> None:
        self.kinds[name] = character["kind"]
        self.costs[name] = character.get("cost", 0)
        self.circles[name] = character.get("circles", 0)
        self.values[name] = character.get("value", 0)

    @property
    def elements(self) -> dict[str, int]:
        """What one bag holds at first."""
        return dict(zip(COLOURS, BAGS[self.players], strict=True))

    @property
    def elements_a_day(self) -> int:
        return 6 if self.players == 1 else 3 * self.players  # R2.2

    @property
    def cards_a_day(self) -> int:
        return 4 if self.players == 1 else self.players + 2  # R2.3

    def is_activated(self, name: str) -> bool:
        """Whether the character can be activated at all (R4.4)."""
        return name != self.bear and self.kinds[name] not in ("extra", "assistant", "prompter", "rag-picker")


def _copies(name: str, part: Mapping[str, Any]) -> list[str]:
    copies = part["copies"]
    return [name] if copies == 1 else [f"{name}-{copy}" for copy in range(1, copies + 1)]


def payroll(box: Box, troupe: list[str], firing: bool = False) -> list[str]:
    """The characters that want pay, cheapest first (R10.4); the dearest may be fired (R11.6)."""
    earners = sorted([name for name in troupe if box.costs[name]], key=lambda name: box.costs[name])
    return earners[:-1] if firing else earners


def unpaid(box: Box, troupe: list[str], money: int, firing: bool = False) -> int:
    """How many of them the money leaves unpaid."""
    earners = payroll(box, troupe, firing)
    wanting = len(earners)
    while earners and sum(box.costs[name] for name in earners) > money:
        earners.pop()
    return wanting - len(earners)


def matching_hats(player: Mapping[str, Any], hats: Mapping[str, str]) -> int:
    """Hats that make six with what is in the first circle (R11.4)."""
    first = {character["name"]: character.get("costume", [None])[0] for character in player["troupe"]}
    sums = [VALUES[colour] + VALUES.get(first[name], 0) for name, colour in hats.items()]
    return sums.count(HAT_AND_ELEMENT)


def yellow(player: Mapping[str, Any]) -> int:
    """Yellow elements in the set and in the costumes of a player, complete or not (R10.4)."""
    worn = [colour for character in player["troupe"] for colour in character.get("costume", ())]
    return [*worn, *player["stage"].values()].count("yellow")


def costume_pay(worth: int) -> tuple[int, int]:
    """What a complete costume pays: pounds and prestige (R6.2)."""
    for least, pay in ((13, (0, 3)), (11, (0, 2)), (8, (1, 1)), (6, (2, 0))):
        if worth >= least:
            return pay
    return (0, 0)


def ranks(results: list[tuple[int, int]]) -> list[int]:
    """Places by prestige, then pounds left; equals share one (R10.5)."""
    best_first = sorted(results, reverse=True)
    return [1 + best_first.index(result) for result in results]
