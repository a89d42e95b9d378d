"""The inverse of a view: full games that are consistent with all a seat has seen (R13).

Hidden from a seat are the objectives that others drew and kept, and choices not yet revealed. The prior is this:
objectives never drawn are equally likely to come up in any order, a rival keeps each of those drawn equally often,
and a choice not yet revealed is each legal one equally often. `draw` gives each world that agrees with the seat's
own observations exactly its share of that.

Cards put back under the deck keep their order, so whoever draws them again learns something about what others kept:
not where a card is, but that it is here if this was kept and there if that was. So for each way in which the rivals
may have kept, every card drawn again is traced to its first draw; what is known then pins some first draws, and the
number of ways to fill the others is that way's weight. Rivals whose cards nobody known has drawn again keep freely.

An objective that was played (R11.6), or is shown at the end, was kept in one of its owner's looks: for each way to say in
which, all this is done. What the players chose to play, and when, says nothing else.
"""

import itertools
import math
import random
from collections.abc import Mapping

from shakespeare.edition import Edition, show
from shakespeare.game import position
from shakespeare.game.chance import OBJECTIVE_DECK, Seeded
from shakespeare.game.components import Components, components_of, edition_with
from shakespeare.game.game import Game
from shakespeare.game.objectives import LOOK_AT
from shakespeare.game.options import Options
from shakespeare.game.position.board import read_objective
from shakespeare.game.position.reading import PositionError, Table, compare, read_list
from shakespeare.game.secrets import SecretStep
from shakespeare.game.state import Look, State, changed
from shakespeare.game.terms import CYLINDERS, NOBODY

# What a view has beside a position, or what follows from the rest of it.
_NOT_READ = ("seat", "question", "standings", "secret", "chosen", "deciders", "looks", "players")
_NOT_READ_OF_PLAYERS = ("objectives", "objective_count", "payroll", "projected")


class _Observed:
    """A look as the seat saw it: all its cards, or only how many there were."""

    __slots__ = ("again", "count", "decided", "drawn", "kept", "seat")

    def __init__(self, seat: int, count: int, decided: bool, drawn: list[int], kept: int, again: int) -> None:
        self.seat = seat
        self.count = count
        self.decided = decided
        self.drawn = drawn  # empty if not seen
        self.kept = kept  # the objective, or NOBODY if the look was not seen
        self.again = again  # how many of its cards, the last ones, had been put back before


class _Keeping:
    """A way in which the rivals that matter may have kept, and what it pins."""

    __slots__ = ("kept", "pins", "weight")

    def __init__(self, kept: dict[int, int], pins: dict[int, int], weight: int) -> None:
        self.kept = kept  # look: which of its cards
        self.pins = pins  # first draw: objective
        self.weight = weight  # in how many ways the other first draws can be filled


def _edition_of(view: Table) -> Edition:
    try:
        return edition_with(view.table("edition").text("digest"))
    except PositionError:
        raise
    except ValueError as error:
        raise view.fail("edition", str(error).removeprefix("edition: ")) from None


class Sampler:
    """Draws full games consistent with a view. Parse once, draw often."""

    def __init__(self, view: object, edition: object = None) -> None:
        """Raises PositionError, naming the place, if no game could show this view.

        `edition` is that of its game, if that is neither the shipped one nor one played with before.
        """
        table = Table("", view)
        if edition is not None and not isinstance(edition, Edition):
            raise ValueError(f"edition: an Edition is wanted here, not {show(edition)}")
        known = _edition_of(table) if edition is None else edition
        self._given: tuple[object, Edition] = (view, known)
        self._components: Components = components_of(known)
        self._objectives: list[int] = self._all_objectives(table)
        self._looks: list[_Observed] = []
        self._first_draws: int = 0
        self._read_looks(table)
        self._known: list[dict[int, int]] = self._read_known(table)
        self._keepings: list[_Keeping] = self._all_keepings()
        if not self._keepings:
            raise table.fail("looks", "no way of drawing and keeping objectives leads to this view")
        self._total: int = sum([keeping.weight for keeping in self._keepings])
        self._options: Options
        self._state: State
        self._options, self._state = self._read_state(table, known)
        self._hidden: list[int] = self._read_secrets(table)
        self._undone: list[int] = self._read_undone(table)
        eyes = None if table.get("seat", None) is None else table.number("seat", 0, 0, self._state.seats - 1)
        compare("", view, self.draw(random.Random(0)).view(eyes), whole=True)

    def __reduce__(self) -> tuple[type["Sampler"], tuple[object, Edition]]:
        return Sampler, self._given

    def draw(self, rng: object) -> Game:
        """One world. It has no record, since its past is not known."""
        if not isinstance(rng, random.Random):
            raise ValueError(f"a random.Random is wanted here, not {show(rng)}")
        chance = Seeded.of(rng.getrandbits(64))
        state = self._state.copy()
        self._fill_looks(state, self._keeping(rng), chance)
        cue = state.stack[-1] if state.stack else None
        for seat, count in enumerate(self._hidden):
            for _ in range(count):
                assert cue is not None
                moves = cue.step.legal(state, cue, seat)
                chosen = moves[chance.pick(OBJECTIVE_DECK, list(range(len(moves))), 1)[0]]
                state.secret = changed(state.secret, seat, (*state.secret[seat], chosen))
        state.chance = chance
        state.advance()
        return Game(self._options, state, None, self._undone, recorded=False)

    # Reading the view

    def _all_objectives(self, view: Table) -> list[int]:
        """Those of the game: more with Backstage."""
        if not view.table("options").flag("backstage"):
            return list(range(self._components.objectives))
        if self._components.backstage is None:
            raise view.fail("options.backstage", "the edition has no Backstage in it")
        return list(range(len(self._components.objective_names)))

    def _read_looks(self, view: Table) -> None:
        seats = len(view.tables("players"))
        for look in view.tables("looks"):
            seat = look.number("seat", NOBODY, 0, seats - 1)
            count = look.number("count", 0, 1, LOOK_AT)
            decided = look.flag("decided")
            drawn = self._read_objectives(look, "drawn") if look.get("drawn", None) is not None else []
            if drawn and len(drawn) != count:
                raise look.fail("drawn", f"{count} objectives are wanted here")
            kept = NOBODY
            if decided and drawn:
                kept = read_objective(look, "kept", look.get("kept", None), self._components.objective_number)
                if kept not in drawn:
                    raise look.fail("drawn", "the objective that the player kept is not among these")
            fresh = min(LOOK_AT, len(self._objectives) - self._first_draws)
            if count < fresh or (self._looks and not self._looks[-1].decided):
                raise look.fail("count", "three objectives are looked at, or as many as there are (R5.9)")
            self._first_draws += fresh
            self._looks.append(_Observed(seat, count, decided, drawn, kept, count - fresh))

    def _read_known(self, view: Table) -> list[dict[int, int]]:
        """What is known of the objectives that were kept, in all ways: by look, the objective.

        Own looks tell it; of the others, what they have played was kept before, and when the game is over the rest is
        shown in the order it was kept.
        """
        known: list[dict[int, int]] = [
            {number: look.kept for number, look in enumerate(self._looks) if look.kept != NOBODY}
        ]
        played = self._read_played(view)
        for seat, player in enumerate(view.tables("players")):
            looks = [n for n, look in enumerate(self._looks) if look.seat == seat and look.decided]
            shown = None
            if player.get("objectives", None) is not None:
                shown = self._read_objectives(player, "objectives")
                if len(shown) + len(played[seat]) != len(looks):
                    raise player.fail(
                        "objectives", "the player shows fewer or more objectives than were kept"
                    )
            ways: list[dict[int, int]] = []
            for chosen in itertools.permutations(looks, len(played[seat])):
                if all(number < before for number, (_, before) in zip(chosen, played[seat], strict=True)):
                    way = {n: objective for n, (objective, _) in zip(chosen, played[seat], strict=True)}
                    if shown is not None:
                        way.update(zip([n for n in looks if n not in way], shown, strict=True))
                    ways.append(way)
            known = [
                {**one, **way}
                for one in known
                for way in ways
                if all(one.get(number, objective) == objective for number, objective in way.items())
            ]
        return known

    def _read_played(self, view: Table) -> list[list[tuple[int, int]]]:
        """By seat: the objectives played, each with the number of looks before it."""
        played: list[list[tuple[int, int]]] = [[] for _ in view.entries("players")]
        if "backstage" in view:
            for entry in view.table("backstage").tables("played"):
                seat = entry.number("seat", NOBODY, 0, len(played) - 1)
                objective = read_objective(
                    entry, "objective", entry.get("objective", None), self._components.objective_number
                )
                played[seat].append((objective, entry.number("looks", 0)))
        return played

    def _read_objectives(self, table: Table, key: str) -> list[int]:
        numbers = self._components.objective_number
        return [
            read_objective(table, f"{key}[{index}]", name, numbers)
            for index, name in enumerate(table.entries(key))
        ]

    def _read_state(self, view: Table, edition: Edition) -> tuple[Options, State]:
        """Any one world, to be changed in each draw."""
        data = {key: value for key, value in view.data.items() if key not in _NOT_READ}
        data["players"] = [
            {key: value for key, value in player.data.items() if key not in _NOT_READ_OF_PLAYERS}
            for player in view.tables("players")
        ]
        names = self._components.objective_names
        data["looks"] = [
            {
                "seat": look.seat,
                "drawn": [names[objective] for objective in look.drawn],
                "kept": None if look.kept == NOBODY else names[look.kept],
            }
            for look in self._world(self._keepings[0], Seeded.of(0))
        ]
        data["secret"] = [[] for _ in view.entries("players")]
        options, state, _ = position.read(data, edition, None)
        return options, state

    def _read_secrets(self, view: Table) -> list[int]:
        """How many hidden choices each seat has made; known ones go into the state."""
        hidden: list[int] = []
        state = self._state
        chosen = view.numbers("chosen", 0, CYLINDERS, state.seats)
        secret = view.entries("secret", state.seats)
        if len(chosen) != state.seats or len(secret) != state.seats:
            raise view.fail("secret", f"{state.seats} entries are wanted here and in chosen")
        cue = state.stack[-1] if state.stack else None
        for seat, choices in enumerate(secret):
            if chosen[seat] and (cue is None or not isinstance(cue.step, SecretStep)):
                raise view.fail(f"chosen[{seat}]", "nothing is chosen in secret now")
            if choices is None:
                hidden.append(chosen[seat])
                continue
            texts = read_list(f"secret[{seat}]", choices)
            if len(texts) != chosen[seat]:
                raise view.fail(f"secret[{seat}]", f"{chosen[seat]} choices are wanted here")
            for text in texts:
                moves = cue.step.legal(state, cue, seat) if cue is not None else []
                known = [move for move in moves if move.text == text]
                if not known:
                    raise view.fail(f"secret[{seat}]", "this cannot be chosen now")
                state.secret = changed(state.secret, seat, (*state.secret[seat], known[0]))
            hidden.append(0)
        return hidden

    def _read_undone(self, view: Table) -> list[int]:
        """How often the seat has taken a move back, so that it is asked the same question: its id tells."""
        undone = [0] * self._state.seats
        if view.get("question", None) is not None:
            question = view.table("question")
            seat = question.number("seat", NOBODY, 0, self._state.seats - 1)
            again = question.text("id").partition("-")[2]
            if again:
                if not (again.isascii() and again.isdigit() and len(again) < 7):
                    raise question.fail("id", "the id of a question is wanted here")
                undone[seat] = int(again)
        return undone

    # What may have been kept

    def _all_keepings(self) -> list[_Keeping]:
        looks = self._looks
        keepings: list[_Keeping] = []
        for known in self._known:
            matter = [number for number in self._mattering(known) if looks[number].decided]
            for choice in itertools.product(*[self._ways(looks[number]) for number in matter]):
                kept = dict(zip(matter, choice, strict=True))
                pins = self._pins(self._trace(kept), kept, known)
                if pins is not None:
                    free = self._first_draws - len(pins)
                    weight = math.perm(len(self._objectives) - len(pins), free)
                    keepings.append(_Keeping(kept, pins, weight))
        return keepings

    def _mattering(self, known: Mapping[int, int]) -> list[int]:
        """The looks that have to be traced: those seen, those whose kept card is known, and where their cards came from."""
        owners: list[int] = []  # by place in the queue: the look that put the card back
        drawn_from: list[list[int]] = []
        taken = 0
        for number, look in enumerate(self._looks):
            drawn_from.append(owners[taken : taken + look.again])
            taken += look.again
            if look.decided:
                owners.extend([number] * (look.count - 1))
        mattering = {n for n, look in enumerate(self._looks) if look.drawn or n in known}
        pending = sorted(mattering)
        while pending:
            for source in drawn_from[pending.pop()]:
                if source not in mattering:
                    mattering.add(source)
                    pending.append(source)
        return sorted(mattering)

    def _ways(self, look: _Observed) -> list[int]:
        if look.drawn:
            return [look.drawn.index(look.kept)]
        return list(range(look.count))

    def _trace(self, kept: Mapping[int, int]) -> list[list[int]]:
        """The first draw behind each card of each look. A look of which nothing is said keeps its first card."""
        sources: list[list[int]] = []
        queue: list[int] = []
        fresh = 0
        for number, look in enumerate(self._looks):
            new = look.count - look.again
            cards = [*range(fresh, fresh + new), *queue[: look.again]]
            fresh += new
            del queue[: look.again]
            sources.append(cards)
            if look.decided:
                mine = kept.get(number, 0)
                queue.extend([card for index, card in enumerate(cards) if index != mine])
        return sources

    def _pins(
        self, sources: list[list[int]], kept: Mapping[int, int], known: Mapping[int, int]
    ) -> dict[int, int] | None:
        """What the observations say of first draws; None if they contradict one another."""
        pins: dict[int, int] = {}
        for number, look in enumerate(self._looks):
            seen = list(zip(sources[number], look.drawn, strict=False))
            if number in known:
                seen.append((sources[number][kept[number]], known[number]))
            for source, objective in seen:
                if pins.setdefault(source, objective) != objective:
                    return None
        if len(set(pins.values())) != len(pins):
            return None
        return pins

    def _keeping(self, rng: random.Random) -> _Keeping:
        if len(self._keepings) == 1:
            return self._keepings[0]
        place = rng.randrange(self._total)
        for keeping in self._keepings:
            place -= keeping.weight
            if place < 0:
                break
        return keeping

    # One world

    def _world(self, keeping: _Keeping, chance: Seeded) -> list[Look]:
        kept = dict(keeping.kept)
        for number, look in enumerate(self._looks):
            if look.decided and number not in kept:
                kept[number] = chance.pick(OBJECTIVE_DECK, list(range(look.count)), 1)[0]
        pinned = set(keeping.pins.values())
        free = [objective for objective in self._objectives if objective not in pinned]
        filling = chance.pick(OBJECTIVE_DECK, free, self._first_draws - len(keeping.pins))
        first: list[int] = []
        for slot in range(self._first_draws):
            first.append(keeping.pins[slot] if slot in keeping.pins else filling.pop())
        looks: list[Look] = []
        for number, cards in enumerate(self._trace(kept)):
            drawn = tuple([first[card] for card in cards])
            chosen = drawn[kept[number]] if self._looks[number].decided else NOBODY
            looks.append(Look(self._looks[number].seat, drawn, chosen))
        return looks

    def _fill_looks(self, state: State, keeping: _Keeping, chance: Seeded) -> None:
        looks = self._world(keeping, chance)
        state.looks = tuple(looks)
        out = (NOBODY, *state.expansion.objectives_gone())
        for player in state.players:
            player.objectives = tuple(
                [look.kept for look in looks if look.seat == player.seat and look.kept not in out]
            )
        drawn = {objective for look in looks for objective in look.drawn}
        state.objective_pool = tuple([objective for objective in self._objectives if objective not in drawn])
        queue: list[int] = []
        for number, look in enumerate(looks):
            del queue[: self._looks[number].again]
            if look.kept != NOBODY:
                queue.extend([objective for objective in look.drawn if objective != look.kept])
        state.objective_queue = tuple(queue)
