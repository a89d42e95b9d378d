"""The inverse of a view: full games that are consistent with all a seat has seen (R13).

Hidden from a seat are the objectives that others drew and kept, and choices not yet revealed. The prior is this:
objectives never drawn are equally likely to come up in any order, a rival keeps each of those drawn equally often,
and a choice not yet revealed is each legal one equally often. `draw` gives each world that agrees with the seat's
own observations exactly its share of that.

Cards put back under the deck keep their order, so whoever draws them again learns something about what others kept:
not where a card is, but that it is here if this was kept and there if that was. And an objective that was played
(R11.6), or is shown at the end, was kept in one of its owner's looks; what the players chose to play, and when, says
nothing else. So the looks are gone through in their order with all that may lie under the deck by then: cards that the
seat has seen by name, all others alike. What leads to the same cards is the same situation, so that there are few of
them; each counts the ways in which the rivals may have kept from there on. A world is one of those ways, drawn by these
counts, with the cards never seen put in at random: in every way those are equally many.
"""

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
_NOT_READ_OF_PLAYERS = ("objectives", "objective_count", "objective_measures", "payroll", "projected")
_REMEMBERED = 1000  # of a few ways to keep, each is worked out once


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

    __slots__ = ("kept", "pins")

    def __init__(self, kept: dict[int, int], pins: dict[int, int]) -> None:
        self.kept = kept  # look: which of its cards
        self.pins = pins  # first draw: objective


class _Shown:
    """What everybody knows of the objectives that a player has kept."""

    __slots__ = ("left", "played")

    def __init__(self, played: dict[int, int], left: list[int] | None) -> None:
        self.played = played  # those played, each with the number of looks before
        self.left = left  # the others, in the order they were kept; None while they are hidden


class _Way:
    """One card of a look that may have been kept, and where that leads."""

    __slots__ = ("index", "known", "then")

    def __init__(self, index: int, known: int, then: "_Situation") -> None:
        self.index = index
        self.known = known  # the objective that it is known to be, or NOBODY
        self.then = then


class _Situation:
    """What may lie under the deck before a look, and what is still to be kept of the objectives that were played."""

    __slots__ = ("count", "queue", "unplayed", "ways")

    def __init__(self, queue: tuple[int, ...], unplayed: tuple[int, ...]) -> None:
        self.queue = queue  # objectives, NOBODY for one that the seat has not seen
        self.unplayed = unplayed
        self.ways: list[_Way] = []
        self.count: int = 0  # of ways to keep from here on


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
        self._shown: list[_Shown] = self._read_shown(table)
        self._matter: set[int] = self._mattering()
        self._start: _Situation = self._all_ways()
        if not self._start.count:
            raise table.fail("looks", "no way of drawing and keeping objectives leads to this view")
        self._keepings: dict[int, _Keeping] = {}
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
        return Game(self._options, self.draw_state(rng), None, self._undone, recorded=False)

    def draw_state(self, rng: object) -> State:
        """One world as the rules see it."""
        if not isinstance(rng, random.Random):
            raise ValueError(f"a random.Random is wanted here, not {show(rng)}")
        chance = Seeded.of(rng.getrandbits(64))
        state = self._state.copy()
        ways = self._start.count
        self._fill_looks(state, self._keeping(rng.randrange(ways) if ways > 1 else 0), chance)
        cue = state.stack[-1] if state.stack else None
        for seat, count in enumerate(self._hidden):
            for _ in range(count):
                assert cue is not None
                moves = cue.step.legal(state, cue, seat)
                chosen = moves[chance.pick(OBJECTIVE_DECK, list(range(len(moves))), 1)[0]]
                state.secret = changed(state.secret, seat, (*state.secret[seat], chosen))
        state.chance = chance
        state.advance()
        return state

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
        under = 0  # cards put back
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
            if count != min(LOOK_AT, fresh + under) or (self._looks and not self._looks[-1].decided):
                raise look.fail("count", "three objectives are looked at, or as many as there are (R5.9)")
            self._first_draws += fresh
            under += fresh - (1 if decided else count)
            self._looks.append(_Observed(seat, count, decided, drawn, kept, count - fresh))

    def _read_shown(self, view: Table) -> list[_Shown]:
        """By seat. Own looks tell more; when the game is over, what was not played is shown."""
        shown: list[_Shown] = []
        played = self._read_played(view)
        for seat, player in enumerate(view.tables("players")):
            left = None
            if player.get("objectives", None) is not None:
                left = self._read_objectives(player, "objectives")
                looks = len([look for look in self._looks if look.seat == seat and look.decided])
                if len(left) + len(played[seat]) != looks:
                    raise player.fail(
                        "objectives", "the player shows fewer or more objectives than were kept"
                    )
            shown.append(_Shown(played[seat], left))
        names = [objective for one in shown for objective in (*one.played, *(one.left or ()))]
        if len(set(names)) != len(names):
            raise view.fail("players", "an objective is kept by one player, and once (R5.9)")
        return shown

    def _read_played(self, view: Table) -> list[dict[int, int]]:
        """By seat: the objectives played, each with the number of looks before it."""
        played: list[dict[int, int]] = [{} for _ in view.entries("players")]
        if "backstage" in view:
            for entry in view.table("backstage").tables("played"):
                seat = entry.number("seat", NOBODY, 0, len(played) - 1)
                objective = read_objective(
                    entry, "objective", entry.get("objective", None), self._components.objective_number
                )
                if objective in played[seat]:
                    raise entry.fail("objective", "an objective is played once (R11.6)")
                played[seat][objective] = entry.number("looks", 0)
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
            for look in self._world(self._keeping(0), Seeded.of(0))
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
                hidden.append(self._hidden_choices(view, seat, chosen[seat]))
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

    def _hidden_choices(self, view: Table, seat: int, count: int) -> int:
        """How many there are, if so many can be made."""
        state = self._state
        before = state.secret
        for _ in range(count):
            cue = state.stack[-1]
            moves = cue.step.legal(state, cue, seat)
            if not moves:
                raise view.fail(f"chosen[{seat}]", "so many choices cannot be made now")
            state.secret = changed(state.secret, seat, (*state.secret[seat], moves[0]))
        state.secret = before
        return count

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

    def _all_ways(self) -> _Situation:
        """Every situation that can be come to, look after look; then, from the last one back, how many ways lead on."""
        played = [objective for shown in self._shown for objective in shown.played]
        start = _Situation((), tuple(sorted(played)))
        layers = [[start]]
        for number in range(len(self._looks)):
            found: dict[tuple[tuple[int, ...], tuple[int, ...]], _Situation] = {}
            for situation in layers[-1]:
                for index, known, queue, unplayed in self._ways(number, situation):
                    key = (queue, unplayed)
                    if key not in found:
                        found[key] = _Situation(queue, unplayed)
                    situation.ways.append(_Way(index, known, found[key]))
            layers.append(list(found.values()))
        for situation in layers.pop():
            situation.count = 0 if situation.unplayed else 1
        while layers:
            for situation in layers.pop():
                situation.count = sum([way.then.count for way in situation.ways])
        return start

    def _ways(
        self, number: int, before: _Situation
    ) -> list[tuple[int, int, tuple[int, ...], tuple[int, ...]]]:
        """Which card of a look may have been kept, as which known objective, and what is left under the deck."""
        look = self._looks[number]
        new = [NOBODY] * (look.count - look.again)
        cards = [*new, *before.queue[: look.again]]
        queue = before.queue[look.again :]
        if look.drawn:
            for card, objective in zip(cards, look.drawn, strict=True):
                if card != objective and (card != NOBODY or self._is_placed(number, before, objective)):
                    return []
            if len(set(look.drawn)) != len(look.drawn):
                return []
            cards = look.drawn
        if not look.decided:
            return [(0, NOBODY, queue, before.unplayed)]
        if number not in self._matter:
            return [(0, NOBODY, (*queue, *cards[1:]), before.unplayed)]
        found: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]] = []
        for index, card in enumerate(cards):
            if not look.drawn or card == look.kept:
                after = (*queue, *cards[:index], *cards[index + 1 :])
                for known in self._keepable(number, before, card):
                    unplayed = tuple([other for other in before.unplayed if other != known])
                    found.append((index, known, after, unplayed))
        return found

    def _keepable(self, number: int, before: _Situation, card: int) -> list[int]:
        """As what a card may have been kept: one that is played later, the next that is shown, or one not known."""
        shown = self._shown[self._looks[number].seat]
        names = [objective for objective in before.unplayed if number < shown.played.get(objective, 0)]
        if shown.left is not None:
            place = self._left_so_far(self._looks[number].seat, number, before)
            names.extend(shown.left[place : place + 1])
        found = [
            objective
            for objective in names
            if card == objective or (card == NOBODY and not self._is_placed(number, before, objective))
        ]
        if shown.left is None and not any(card in other.played for other in self._shown):
            found.append(card)
        return found

    def _left_so_far(self, seat: int, number: int, before: _Situation) -> int:
        """How many of the objectives that a seat has kept before a look were never played."""
        looks = len([look for look in self._looks[:number] if look.seat == seat])
        played = self._shown[seat].played
        return looks - len([objective for objective in played if objective not in before.unplayed])

    def _is_placed(self, number: int, before: _Situation, objective: int) -> bool:
        """Whether it is known by then where this objective is, so that a card not seen before cannot be it."""
        if any(objective in look.drawn for look in self._looks[:number]):
            return True
        for seat, shown in enumerate(self._shown):
            if objective in shown.played:
                return objective not in before.unplayed
            if shown.left is not None and objective in shown.left:
                return shown.left.index(objective) < self._left_so_far(seat, number, before)
        return False

    def _mattering(self) -> set[int]:
        """The looks to go through: those of which something is known, and where their cards came from."""
        owners: list[int] = []  # by place in the queue: the look that put the card back
        drawn_from: list[list[int]] = []
        taken = 0
        for number, look in enumerate(self._looks):
            drawn_from.append(owners[taken : taken + look.again])
            taken += look.again
            if look.decided:
                owners.extend([number] * (look.count - 1))
        mattering: set[int] = set()
        for number, look in enumerate(self._looks):
            shown = self._shown[look.seat]
            if (
                look.drawn
                or shown.left is not None
                or any(number < before for before in shown.played.values())
            ):
                mattering.add(number)
        pending = list(mattering)
        while pending:
            for source in drawn_from[pending.pop()]:
                if source not in mattering:
                    mattering.add(source)
                    pending.append(source)
        return mattering

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
    ) -> dict[int, int]:
        """What the observations say of first draws."""
        pins: dict[int, int] = {}
        for number, look in enumerate(self._looks):
            pins.update(zip(sources[number], look.drawn, strict=False))
            if number in known:
                pins[sources[number][kept[number]]] = known[number]
        return pins

    def _keeping(self, place: int) -> _Keeping:
        """The way with this number, among all."""
        if place in self._keepings:
            return self._keepings[place]
        kept: dict[int, int] = {}
        known: dict[int, int] = {}
        left = place
        situation = self._start
        for number in range(len(self._looks)):
            for way in situation.ways:
                if left < way.then.count:
                    break
                left -= way.then.count
            if number in self._matter:
                kept[number] = way.index
            if way.known != NOBODY:
                known[number] = way.known
            situation = way.then
        keeping = _Keeping(kept, self._pins(self._trace(kept), kept, known))
        if self._start.count <= _REMEMBERED:
            self._keepings[place] = keeping
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
