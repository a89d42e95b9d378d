"""Backstage plugged in: which of its modules answers where the base game asks (see `game.expansion`)."""

from typing import Final

from shakespeare.game import history
from shakespeare.game.backstage import icons as backstage_icons
from shakespeare.game.backstage.actors import (
    ARRANGE,
    COSTUMED_POWER,
    FIRST_ACTION,
    LOOK_STEP,
    OTHERS_BACK_STEP,
    give_first_action,
    power_of,
    take_others_coin,
)
from shakespeare.game.backstage.cards import (
    CARD_POWER,
    all_uses,
    renew_cards,
    use_card,
    uses,
    why_not_use,
)
from shakespeare.game.backstage.double import DOUBLE_STEP
from shakespeare.game.backstage.hats import HAT_STEP, count_hats, matching_hats
from shakespeare.game.backstage.kept import ORIGIN, PROMPT, SCAVENGE, ask_prompters, is_served, keep_card
from shakespeare.game.backstage.lord import ENGAGE_STEP, LORDS_CARDS, deal_lords_deck, engage_top
from shakespeare.game.backstage.masks import MASKS, SALVAGE_STEP, fire, without_fired
from shakespeare.game.backstage.portrait import portray_table
from shakespeare.game.backstage.table import Table
from shakespeare.game.backstage.theater import THEATER_STEP
from shakespeare.game.icons import Icon
from shakespeare.game.moves import Move
from shakespeare.game.powers import TAKE
from shakespeare.game.reasons import Reason
from shakespeare.game.state import Cue, Player, State, Step, changed
from shakespeare.game.terms import BACKSTAGE_CARD, SET

# Every step of the expansion: what can lie on the stack beside those of the base game.
BACKSTAGE_STEPS: Final[tuple[Step, ...]] = (
    FIRST_ACTION,
    CARD_POWER,
    COSTUMED_POWER,
    THEATER_STEP,
    HAT_STEP,
    DOUBLE_STEP,
    ENGAGE_STEP,
    SCAVENGE,
    ORIGIN,
    OTHERS_BACK_STEP,
    MASKS,
    SALVAGE_STEP,
    LOOK_STEP,
    ARRANGE,
    PROMPT,
)


class Backstage(Table):
    """A game with the expansion."""

    def copy(self) -> "Backstage":
        other = Backstage(self.components, len(self.theaters))
        self.copy_to(other)
        return other

    def portray(self, state: State, eyes: int) -> dict[str, object]:
        return {"backstage": portray_table(state)}

    def objectives_gone(self) -> tuple[int, ...]:
        return tuple([played.objective for played in self.played])

    def theater_of(self, seat: int) -> tuple[int, ...]:
        return self.theaters[seat]

    def hats_of(self, seat: int) -> tuple[int, ...]:
        return tuple(self.hats[seat].values())

    def set_aside(self) -> tuple[int, ...]:
        return self.lord

    def most_gifts(self) -> int:
        return LORDS_CARDS - len(self.lord)

    def recruits_elsewhere(self, seat: int) -> bool:
        return any(use.recruitment for use in self.uses if use.seat == seat)

    def cylinders_elsewhere(self, seat: int) -> int:
        if len(self.theaters) > 1:  # unwagered ones, which were never at hand for characters
            return 0
        return sum([use.cylinders for use in self.uses if use.seat == seat])

    def elements_elsewhere(self, element: int, colour: int) -> int:
        if element == SET:
            return sum([theater.count(colour) for theater in self.theaters])
        return sum([list(hats.values()).count(colour) for hats in self.hats])

    def set_up(self, state: State) -> None:
        self.deck = self.parts.cards
        deal_lords_deck(state)

    def renew(self, state: State) -> None:
        self.excused = 0
        renew_cards(state)

    def before_turns(self, state: State) -> None:
        give_first_action(state)

    def actions(self, state: State, player: Player) -> list[Move]:
        return uses(state, player)

    def nameable_actions(self, state: State, player: Player) -> list[Move]:
        return all_uses(state)

    def act(self, state: State, seat: int, move: Move) -> None:
        use_card(state, seat, move)

    def why_not_act(self, state: State, player: Player, move: Move, asked: str) -> Reason | None:
        return why_not_use(state, player, move, asked)

    def power(self, state: State, player: Player, character: int) -> Step:
        return power_of(state, player, character)

    def workshop(self, state: State, player: Player, character: int) -> Step:
        return SCAVENGE if is_served(state, player, character) else TAKE

    def taking_rule(self, character: int) -> str:
        return "R11.4" if self.components.kinds[character] == BACKSTAGE_CARD else ""

    def ask(self, state: State, cue: Cue, icon: Icon) -> None:
        seat = cue.seat
        code = icon.code
        if code == backstage_icons.OTHERS_BACK:
            state.push(Cue(OTHERS_BACK_STEP, seat, cue.character))
        elif code == backstage_icons.THEATER:
            state.push(Cue(THEATER_STEP, seat, cue.character, colours=icon.colours))
        elif code == backstage_icons.HAT:
            state.push(Cue(HAT_STEP, seat, cue.character))
        elif code == backstage_icons.DOUBLE:
            state.push(Cue(DOUBLE_STEP, seat, cue.character, value=icon.pounds))
        elif code == backstage_icons.LORD_ANY:
            state.push(Cue(ENGAGE_STEP, seat, cue.character))
        elif code == backstage_icons.LORD_TOP:
            engage_top(state, seat)
        elif code == backstage_icons.KEEP:
            keep_card(state, seat, cue.character)
        else:
            assert code == backstage_icons.FEWER_REST, icon.name
            self.eased = changed(self.eased, seat, self.eased[seat] + 1)
            state.tell(history.REST_EASED, seat, self.eased[seat])

    def before_ambiance(self, state: State) -> None:
        state.push(Cue(MASKS))

    def rehearse(self, state: State, seat: int, character: int, icon: Icon) -> Cue | None:
        if icon.code == backstage_icons.OTHERS_COIN:
            take_others_coin(state, seat)
            return None
        if icon.code == backstage_icons.OBJECTIVE:
            return Cue(LOOK_STEP, seat, character)
        assert icon.code == backstage_icons.OTHERS_BACK, icon.name
        return Cue(OTHERS_BACK_STEP, seat, character) if state.seats > 1 else None

    def arrange(self, state: State, seat: int) -> None:
        state.push(Cue(ARRANGE, seat))

    def before_penalty(self, state: State, act: int) -> None:
        ask_prompters(state, act)

    def is_excused(self, seat: int) -> bool:
        return bool(self.excused >> seat & 1)

    def fewer_rests(self, seat: int) -> int:
        return self.eased[seat]

    def spared(self, seat: int) -> int:
        return self.sparing[seat]

    def spare(self, state: State, seat: int, character: int) -> None:
        self.sparing = changed(self.sparing, seat, self.sparing[seat] | 1 << character)
        state.tell(history.SPARED, seat, character)

    def rested(self, seat: int) -> None:
        self.eased = changed(self.eased, seat, 0)
        self.sparing = changed(self.sparing, seat, 0)

    def payroll(self, player: Player, earners: list[int], with_objectives: bool) -> list[int]:
        return without_fired(self.parts, player, earners) if with_objectives else earners

    def after_objectives(self, state: State) -> None:
        self.excused = 0
        fire(state)

    def before_pay(self, state: State) -> None:
        count_hats(state)

    def prestige_due(self, player: Player) -> int:
        return matching_hats(self.hats[player.seat], player)
