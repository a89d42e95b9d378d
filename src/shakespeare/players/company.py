"""Characters as rules of thumb: what activating, sparing, hiring or dressing somebody is worth."""

from functools import cached_property
from typing import Final

from shakespeare.game import icons
from shakespeare.game.objectives import QUEENS_POUNDS
from shakespeare.game.terms import ACTOR, ASSISTANT, CRAFT, EXTRA, JEWELER
from shakespeare.players.estimates import added, serves
from shakespeare.players.outlook import Outlook
from shakespeare.players.workshop import Workshop

_MOST_THRIFTY: Final = 2  # cylinders with which a day of the solo game still earns a prestige (R10.6)


class Company:
    """The characters that a seat has or could have."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._components = outlook.components
        self._weights = outlook.weights

    @cached_property
    def workshop(self) -> Workshop:
        return Workshop(self.outlook, self.outlook.view["crates"])

    @cached_property
    def rags(self) -> Workshop:
        """The discards beside what is laid out."""
        view = self.outlook.view
        return Workshop(self.outlook, added(view["crates"], view["discards"]))

    @cached_property
    def salvage(self) -> Workshop:
        """The discards alone."""
        return Workshop(self.outlook, self.outlook.view["discards"])

    def workshop_of(self, craftsman: int) -> Workshop:
        """Where a craftsman takes elements: for some a rag-picker brings more (R11.4)."""
        return self.rags if self.is_served(craftsman) else self.workshop

    def is_served(self, craftsman: int) -> bool:
        return any(serves(self._components, other, craftsman) for other in self.outlook.troupe)

    # Activating

    def use(self, character: int) -> float:
        """What activating a character brings: its icons, its elements, and a place on Initiative."""
        outlook = self.outlook
        components = self._components
        printed = outlook.activation(character)
        worth = outlook.power(printed)
        for icon in printed:
            if icon.code == icons.CRAFTSMAN:
                value = components.values[character] + outlook.assistants
                worth += self.workshop_of(character).plan(CRAFT[components.kinds[character]], value)[0]
            elif icon.code == icons.ELEMENT:
                worth += self.workshop.best_gain(icon.elements, icon.colours)
            elif icon.code == icons.AUDIENCE:
                worth += max(outlook.pounds(QUEENS_POUNDS), self.audience())
        if components.gives_initiative[character] and outlook.seat not in outlook.view["initiative"]:
            worth += self._weights.initiative
        return worth

    def uses(self) -> list[float]:
        """What all who can still be activated today would bring, the best first."""
        outlook = self.outlook
        ready = [
            number
            for number, character in zip(outlook.troupe, outlook.me["troupe"], strict=True)
            if self._works(number) and not character["resting"] and not character["used"]
        ]
        return sorted([self.use(character) for character in ready], reverse=True)

    def _works(self, character: int) -> bool:
        return bool(self._components.activatable >> character & 1)

    def audience(self) -> float:
        """An objective is worth the more, the longer one can aim at it."""
        at_last, a_day = self._weights.audience
        return at_last + a_day * self.outlook.days_left

    def weariness(self, activations: int) -> float:
        """What so many activations today cost tomorrow, when all but one of those characters rest (R10.2)."""
        if not self.outlook.days_left:
            return 0.0
        able = sum(self._works(character) for character in self.outlook.troupe)
        lacking = self._weights.fresh - (able - (activations - 1))
        return self._weights.rest * max(0, lacking) + self._weights.effort * activations

    def stopping(self) -> float:
        """Passing saves the weariness of one activation more; alone, it may also earn a prestige (R10.6)."""
        me = self.outlook.me
        placed = me["wagered"] - me["cylinders"]
        if not self.outlook.rivals and placed == _MOST_THRIFTY:
            uses = self.uses()[: me["cylinders"]]
            if sum(uses) - self.weariness(placed + len(uses)) + self.weariness(placed) < 1:
                return uses[0] + 1
        return self.weariness(placed + 1) - self.weariness(placed)

    # Recruiting

    def hire(self, card: int) -> float:
        """What a card brings as a character until the end of the game, less its pay."""
        outlook = self.outlook
        weights = self._weights
        kinds = self._components.kinds
        activations = weights.uses * (1 + outlook.days_left)
        worth = -outlook.wages(card)
        if kinds[card] == ASSISTANT:
            craftsmen = sum(CRAFT[kinds[character]] > 0 for character in outlook.troupe)
            worth += craftsmen * weights.craft * activations
        else:
            worth += max(0.0, self._usual(card) - weights.idle) * activations
        if kinds[card] == ACTOR:
            if self._components.backstage is not None and card == self._components.backstage.first_action:
                worth += weights.first_action * outlook.days_left * (outlook.rivals > 0)
            return worth + self.dress(card) + outlook.goals.pull("actors")
        return worth + outlook.goals.pull("non-actors")

    def _usual(self, card: int) -> float:
        """What activating a character brings on a usual day."""
        kind = self._components.kinds[card]
        if CRAFT[kind]:
            return self._weights.craft * (self._components.values[card] + self.outlook.assistants)
        return self._weights.jewel if kind == JEWELER else self.use(card)

    def dress(self, character: int) -> float:
        """Somebody more to dress is welcome while few others wait for a costume."""
        outlook = self.outlook
        if not outlook.days_left:
            return 0.0
        waiting = sum(None in other.get("costume", ()) for other in outlook.me["troupe"])
        worth = (self._weights.wearer + outlook.encore(character) / 2) / (1 + waiting)
        if self._components.kinds[character] == EXTRA:
            worth += outlook.goals.pull("extras-costumed") / 2
        return worth
