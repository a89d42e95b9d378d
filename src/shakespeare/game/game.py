"""The public face of the rules: one game, from the first choice to the standings."""

from collections.abc import Callable, Mapping

from shakespeare.edition import Edition, show
from shakespeare.game import history, position, record, undo
from shakespeare.game.chance import CHANCES, Given, Picking, Seeded, as_chance
from shakespeare.game.changes import portray_changes
from shakespeare.game.components import components_of
from shakespeare.game.day import COURSE
from shakespeare.game.draws import in_words
from shakespeare.game.ending import Standing, standing_of
from shakespeare.game.expansions import expansion_of
from shakespeare.game.history import Event, read_event, recorded, since
from shakespeare.game.moves import Move
from shakespeare.game.offers import Offer, offers
from shakespeare.game.options import Options
from shakespeare.game.reasons import IllegalMove, Reason
from shakespeare.game.setup import set_up
from shakespeare.game.state import Cue, State, changed, new_state
from shakespeare.game.terms import HIDDEN, NOBODY, PHASES
from shakespeare.game.undo import Checkpoint
from shakespeare.game.view import SPECTATOR, portray

Face = Move | int | str | Mapping[str, str | int]


def _edition(edition: object) -> Edition | None:
    if edition is not None and not isinstance(edition, Edition):
        raise ValueError(f"edition: an Edition is wanted here, not {show(edition)}")
    return edition


class NothingToUndo(ValueError):
    """A seat that asked to take back a move cannot. Nothing has changed."""


class Question:
    """What is asked of a seat now."""

    __slots__ = ("args", "character", "id", "kind", "message", "seat", "value")

    def __init__(
        self, id: str, seat: int, kind: str, character: str | None, value: int | None, args: dict[str, object]
    ) -> None:
        self.id = id  # unique for the seat and the decision
        self.seat = seat
        self.kind = kind
        self.message = "ask-" + kind
        self.character = character  # the one whose power asks
        self.value = value  # what is left of a craftsman's value
        self.args = args

    def to_dict(self) -> dict[str, object]:
        return {
            "id": self.id,
            "seat": self.seat,
            "kind": self.kind,
            "message": self.message,
            "character": self.character,
            "value": self.value,
            "args": dict(self.args),
        }

    def __reduce__(self) -> tuple[type["Question"], tuple[object, ...]]:
        return Question, (self.id, self.seat, self.kind, self.character, self.value, self.args)

    def __repr__(self) -> str:
        return f"<Question {self.id}: {self.kind}>"


class Game:
    """A game in progress. Make one with `Game.new`, `Game.at` or `Game.replay`.

    What comes from outside is taken as any object and checked: compiled or not, a wrong one gets the same error.
    """

    def __init__(
        self,
        options: Options,
        state: State,
        start: dict[str, object] | None,
        undone: list[int],
        recorded: bool = True,
        checkpoints: tuple[Checkpoint, ...] = (),
    ) -> None:
        self.options: Options = options
        self._state: State = state
        self._start: dict[str, object] | None = start  # the position it started from, if not a new game
        self._recorded: bool = recorded  # a sampled game has a past that nobody knows
        self._undone: list[int] = undone  # how often each seat has taken a move back
        self._checkpoints: tuple[Checkpoint, ...] = checkpoints  # shared by copies, the oldest first

    @staticmethod
    def new(
        options: object = None,
        seed: object = 0,
        edition: object = None,
        chance: object = None,
    ) -> "Game":
        """A new game. The same options, seed and moves give the same game everywhere.

        `chance` replaces the seed by another source of draws.
        """
        if options is None:
            options = Options()
        elif not isinstance(options, Options):
            raise ValueError(f"options: Options are wanted here, not {show(options)}")
        given = _edition(edition)
        if given is not None:
            options = Options(options.players, options.backstage, options.strategic_rest, given)
        source = Seeded.of(seed) if chance is None else as_chance(chance)
        components = components_of(options.edition)
        expansion = expansion_of(options, components)
        state = new_state(components, options.players, options.strategic_rest, source, expansion)
        state.push(Cue(COURSE))
        set_up(state)
        state.advance()
        return Game(options, state, None, [0] * state.seats)

    # Deciding

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that owe a choice now; none when the game is over."""
        return self._state.deciders

    def question(self, seat: object) -> Question | None:
        """What is asked of a seat; None when it owes no choice."""
        state = self._state
        number = self._seat(seat)
        if number not in state.deciders:
            return None
        cue = state.stack[-1]
        character = None if cue.character == NOBODY else state.components.names[cue.character]
        # Asked again after a move was taken back, it is another question.
        again = f"-{self._undone[number]}" if self._undone[number] else ""
        return Question(
            f"{number}.{state.questions[number]}{again}",
            number,
            cue.step.asks,
            character,
            cue.value if cue.value > 0 else None,
            cue.step.arguments(state, cue, number),
        )

    def legal(self, seat: object) -> list[Move]:
        """The moves a seat may choose from: at least two, or none when it owes no choice."""
        state = self._state
        number = self._seat(seat)
        if number not in state.deciders:
            return []
        cue = state.stack[-1]
        return cue.step.legal(state, cue, number)[:]

    def offers(self, seat: object) -> list[Offer]:
        """Every move the question to a seat could name: with its visible gain, or with the reason why not."""
        number = self._seat(seat)
        return offers(self._state, number) if number in self._state.deciders else []

    def move(self, face: Face) -> Move:
        """The move with this number, text or dict."""
        return self._state.components.moves.find(face)

    def why_not(self, seat: object, move: Face) -> Reason | None:
        """None if the seat may make this move now, else the reason."""
        state = self._state
        number = self._seat(seat)
        move = state.components.moves.find(move)
        if not state.stack:
            return Reason("game-over", "R10.4", {})
        cue = state.stack[-1]
        if number not in state.deciders:
            if state.secret[number]:
                return Reason("chosen-already", "R13.1", {"waiting": list(state.deciders)})
            return Reason("not-your-choice", "R4.1", {"waiting": list(state.deciders)})
        return cue.step.why_not(state, cue, number, move)

    def play(self, seat: object, move: Face) -> None:
        """Make a move. Raises IllegalMove with the reason, and changes nothing, if it is not legal."""
        state = self._state
        if not isinstance(move, Move) or not state.components.moves.owns(move):
            move = state.components.moves.find(move)
        number = self._seat(seat)
        if number not in state.deciders:
            raise self._refusal(number, move)
        cue = state.stack[-1]
        for other in cue.step.legal(state, cue, number):
            if other is move:  # there is one Move for each number, and `in` would compare twice
                break
        else:
            raise self._refusal(number, move)
        before = None if isinstance(state.chance, Picking) else state.copy_drawing_from(state.chance)
        try:
            state.answer(number, move)
        except BaseException:
            if before is not None:  # a source of draws that is not our own has failed
                self._state = before
            raise

    def _refusal(self, seat: int, move: Move) -> IllegalMove:
        reason = self.why_not(seat, move)
        assert reason is not None
        return IllegalMove(seat, move, reason)

    def _seat(self, seat: object) -> int:
        """The number of a seat, which may come from anywhere."""
        if type(seat) is not int or not 0 <= seat < self._state.seats:
            raise ValueError(f"there is no seat {show(seat)}: they run from 0 to {self._state.seats - 1}")
        return seat

    # Taking back

    def undoable(self, seat: object) -> bool:
        """Whether the seat can take back its last move: nobody has decided or learned anything since."""
        number = self._seat(seat)
        return self._recorded and undo.undoable(self._state, number) is not None

    def undo(self, seat: object) -> None:
        """Take back the seat's last move. The position is exactly as before it; the history says so."""
        number = self._seat(seat)
        state = self._state
        taken_back = undo.undoable(state, number) if self._recorded else None
        if taken_back is None:
            raise NothingToUndo(
                f"seat {number} has nothing to take back: somebody has decided or learned something since"
            )
        self._checkpoints = undo.up_to(self._checkpoints, taken_back)
        pending = undo.is_pending(state, number)
        if pending:
            undo.withdraw(state, number)
        else:
            before = self._before(taken_back).copy_drawing_from(state.chance)
            before.history = state.history
            self._state = state = before
        self._undone = changed(self._undone, number, self._undone[number] + 1)
        state.tell(history.UNDONE, number, taken_back)
        state.advance()
        if not pending:
            self._checkpoints = undo.moved_on(self._checkpoints, state.history.end)

    def _before(self, end: int) -> State:
        """The state before the move of this number: that of a checkpoint, or played again from the last one.

        There is a checkpoint before each move played again, so that no move is played more than once for this.
        """
        if self._checkpoints and self._checkpoints[-1].number == end:
            return self._checkpoints[-1].state
        number = self._checkpoints[-1].number if self._checkpoints else 0
        entries = [entry for entry in undo.standing_entries(self._state, number - 1) if entry.number < end]
        components = self._state.components
        draws = [entry for entry in entries if entry.code == history.CHANCE]
        chance = Given([in_words(components, draw.a, list(draw.items)) for draw in draws])
        if self._checkpoints:
            start = self._checkpoints[-1].state
            game = Game(self.options, start.copy_drawing_from(chance), None, self._undone)
        elif self._start is None:
            game = Game.new(self.options, chance=chance)
        else:
            game = Game.at(self._start, self.options.edition, chance)
        made: list[Checkpoint] = []
        for entry in entries:
            if entry.code == history.MOVE:
                made.append(Checkpoint(entry.number, game._state))
                game.play(entry.a, components.moves.all[entry.b])
        made.append(Checkpoint(end, game._state))
        self._checkpoints = undo.newest((*self._checkpoints, *made))
        return made[-1].state

    # Seeing

    def view(self, seat: object) -> dict[str, object]:
        """All that a seat may know, and nothing else; None is a spectator."""
        eyes = SPECTATOR if seat is None else self._seat(seat)
        state = self._state
        question = self.question(seat) if seat is not None else None
        return {
            "seat": seat,
            "options": self.options.to_dict(),
            "edition": position.edition_tag(self.options.edition),
            **portray(state, eyes),
            "question": question.to_dict() if question else None,
            "standings": self._final(),
        }

    def changes(self, before: object, seat: object) -> dict[str, object]:
        """What makes the view that a seat had of another moment of this game its view of now (`changes`), for those who
        have been shown that."""
        if not isinstance(before, Game) or before.options != self.options:
            raise ValueError("another moment of the same game is wanted here")
        eyes = SPECTATOR if seat is None else self._seat(seat)
        found = portray_changes(before._state, self._state, eyes)
        asked = None if seat is None else self.question(seat)
        was_asked = None if seat is None else before.question(seat)
        if asked is not None:
            if was_asked is None or was_asked.to_dict() != asked.to_dict():
                found["question"] = [asked.to_dict()]
        elif was_asked is not None:
            found["question"] = [None]
        if self.finished != before.finished:
            found["standings"] = [self._final()]
        return found

    @property
    def events(self) -> list[Event]:
        """What happened, oldest first; `Event.visible_to` says who may see it."""
        return self.events_since(-1)

    def events_since(self, number: object) -> list[Event]:
        """The events after the one with this number."""
        if type(number) is not int:
            raise ValueError(f"the number of an event is wanted here, not {show(number)}")
        state = self._state
        return [
            read_event(state.components, entry)
            for entry in since(state.history, number)
            if entry.audience != HIDDEN
        ]

    @property
    def finished(self) -> bool:
        return not self._state.stack

    def standings(self) -> list[Standing]:
        """The final scores, by seat."""
        if not self.finished:
            raise ValueError("the game is not finished: there are no standings yet")
        return [standing_of(self._state, seat) for seat in range(self._state.seats)]

    # Keeping

    def copy(self) -> "Game":
        """An independent game in the same position; the history so far is shared."""
        return Game(
            self.options, self._state.copy(), self._start, self._undone, self._recorded, self._checkpoints
        )

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[object], "Game"], tuple[object]]:
        return Game.replay, (self.record(),)

    def position(self) -> dict[str, object]:
        """The complete position, hidden things included, as plain data."""
        return position.write(self.options, self._state)

    @staticmethod
    def at(data: object, edition: object = None, chance: object = None) -> "Game":
        """A game from a position. Raises PositionError, naming the place, if it cannot be."""
        source = None if chance is None else as_chance(chance)
        options, state, start = position.read(data, _edition(edition), source)
        return Game(options, state, start, [0] * state.seats)

    def resume(self, chance: object) -> None:
        """Draw from another source from now on."""
        self._state.chance = as_chance(chance)

    @property
    def drawn(self) -> dict[str, int]:
        """How often each kind of draw has been made, what was taken back included: for sources that count."""
        made = [entry.a for entry in recorded(self._state.history, -1) if entry.code == history.CHANCE]
        return {what: made.count(number) for number, what in enumerate(CHANCES)}

    def record(self) -> dict[str, object]:
        """The whole game as plain data that another program can replay (docs/record.md)."""
        if not self._recorded:
            raise ValueError("a sampled game has no record: its past is not known")
        return record.write(self.options, self._state, self._start)

    @property
    def number(self) -> int:
        """The number of the newest thing in the history, be it an event or not."""
        return self._state.history.end - 1

    def record_since(self, number: object) -> dict[str, object]:
        """What a record has in `log` of all that came after this number, and its `chance`: for those who keep a game
        move by move."""
        if not self._recorded:
            raise ValueError("a sampled game has no record: its past is not known")
        if type(number) is not int:
            raise ValueError(f"a number of the history is wanted here, not {show(number)}")
        return {"log": record.log_since(self._state, number), "chance": record.chance_of(self._state)}

    def follow(self, piece: object) -> None:
        """Play what `record_since` has told of another game with the same past. A RecordError changes nothing."""
        game = self.copy()
        record.follow(piece, game)
        self._state = game._state
        self._undone = game._undone
        self._checkpoints = game._checkpoints

    def summary(self) -> dict[str, object]:
        """What a list of games shows of this one; nothing of it is hidden from anybody."""
        state = self._state
        return {
            "day": state.day,
            "phase": PHASES[state.phase],
            "deciders": list(state.deciders),
            "finished": self.finished,
            "standings": self._final(),
        }

    def _final(self) -> list[dict[str, object]] | None:
        return [standing.to_dict() for standing in self.standings()] if self.finished else None

    def settle(self) -> None:
        """Let what has happened take as little memory as it can: for those who keep many games for long."""
        self._state.history = history.settled(self._state.history)
        self._checkpoints = ()

    @staticmethod
    def replay(data: object, edition: object = None) -> "Game":
        """The game of a record. Raises RecordError, naming the place, if it is damaged or illegal.

        Whoever has loaded its edition can give it, which saves most of the time; then the record needs none.
        """
        return record.replay(data, Game, _edition(edition))
