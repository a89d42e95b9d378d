"""Characters as rules of thumb: what activating, sparing, hiring or dressing somebody is worth."""

from typing import Final

from shakespeare.game import icons
from shakespeare.game.backstage.kept import is_served
from shakespeare.game.backstage.table import Table
from shakespeare.game.components import Components
from shakespeare.game.objectives import QUEENS_POUNDS
from shakespeare.game.state import State
from shakespeare.game.terms import ACTOR, ASSISTANT, CRAFT, EXTRA, JEWELER
from shakespeare.game.wardrobe import FILLED
from shakespeare.players.thumb.outlook import Outlook
from shakespeare.players.thumb.weights import Weights
from shakespeare.players.thumb.workshop import Plan, Workshop

_MOST_THRIFTY: Final = 2  # cylinders with which a day of the solo game still earns a prestige (R10.6)


class Company:
    """The characters that a seat has or could have."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Outlook = outlook
        self._state: State = outlook.state
        self._components: Components = outlook.components
        self._weights: Weights = outlook.weights
        table = outlook.state.expansion
        self._hats: dict[int, int] | None = table.hats[outlook.seat] if isinstance(table, Table) else None
        self._workshop: Workshop | None = None
        self._rags: Workshop | None = None
        self._salvage: Workshop | None = None

    def workshop(self) -> Workshop:
        if self._workshop is None:
            self._workshop = Workshop(self.outlook, self._state.crates, self._hats)
        return self._workshop

    def salvage(self) -> Workshop:
        """The discards alone."""
        if self._salvage is None:
            self._salvage = Workshop(self.outlook, self._state.discards, self._hats)
        return self._salvage

    def workshop_of(self, craftsman: int) -> Workshop:
        """Where a craftsman takes elements: for some a rag-picker brings the discards beside what is laid out (R11.4)."""
        if not self.is_served(craftsman):
            return self.workshop()
        if self._rags is None:
            state = self._state
            both = [state.crates[place] + state.discards[place] for place in range(len(state.crates))]
            self._rags = Workshop(self.outlook, both, self._hats)
        return self._rags

    def is_served(self, craftsman: int) -> bool:
        return self._hats is not None and is_served(self._state, self.outlook.player, craftsman)

    # Activating

    def use(self, character: int) -> float:
        """What activating a character brings: its icons, its elements, and a place on Initiative."""
        outlook = self.outlook
        components = self._components
        printed = outlook.activation(character)
        worth = outlook.power(printed)
        for icon in printed:
            if icon.code == icons.CRAFTSMAN:
                worth += self.plan(character).worth
            elif icon.code == icons.ELEMENT:
                worth += self.workshop().best_gain(icon.elements, icon.colours)
            elif icon.code == icons.AUDIENCE:
                worth += max(outlook.pounds(QUEENS_POUNDS), self.audience())
        if components.gives_initiative[character] and outlook.seat not in self._state.initiative:
            worth += self._weights.initiative
        return worth

    def plan(self, craftsman: int) -> Plan:
        """What a craftsman would take."""
        components = self._components
        value = components.values[craftsman] + self.outlook.assistants
        return self.workshop_of(craftsman).plan(CRAFT[components.kinds[craftsman]], value)

    def uses(self) -> list[float]:
        """What all who can still be activated today would bring, the best first."""
        player = self.outlook.player
        worths: list[float] = []
        for character in player.troupe:
            if self._works(character) and not (player.resting | player.used) >> character & 1:
                worths.append(self.use(character))
        worths.sort(reverse=True)
        return worths

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
        able = 0
        for character in self.outlook.player.troupe:
            if self._works(character):
                able += 1
        lacking = self._weights.fresh - (able - (activations - 1))
        return self._weights.rest * max(0, lacking) + self._weights.effort * activations

    def stopping(self) -> float:
        """Passing saves the weariness of one activation more; alone, it may also earn a prestige (R10.6)."""
        player = self.outlook.player
        placed = player.wagered - player.cylinders
        if not self.outlook.rivals and placed == _MOST_THRIFTY:
            uses = self.uses()[: player.cylinders]
            tired = self.weariness(placed + len(uses)) - self.weariness(placed)
            if uses and sum(uses) - tired < 1.0:
                return uses[0] + 1.0
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
            craftsmen = 0
            for character in outlook.player.troupe:
                if CRAFT[kinds[character]]:
                    craftsmen += 1
            worth += craftsmen * weights.craft * activations
        else:
            worth += max(0.0, self._usual(card) - weights.idle) * activations
        if kinds[card] == ACTOR:
            parts = self._components.backstage
            if parts is not None and card == parts.first_action and outlook.rivals:
                worth += weights.first_action * outlook.days_left
            return worth + self.dress(card) + outlook.goals.hire(card)
        return worth + outlook.goals.hire(card)

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
        player = outlook.player
        waiting = 0
        for other in player.troupe:
            if self._components.circles[other] > FILLED[player.costumes[other]]:
                waiting += 1
        worth = (self._weights.wearer + outlook.encore(character) / 2) / (1 + waiting)
        if self._components.kinds[character] == EXTRA:
            worth += outlook.goals.another_extra()
        return worth
