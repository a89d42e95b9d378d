"""A second reading of the rules: a referee that replays a record and shares no code with the engine.

It was written from `docs/rules.md` and `docs/record.md` alone, in the plainest way: `Referee.game` is the game told from
the setup to the last pound, as a generator that stops wherever the rules do not decide. There it asks for a `Draw` or
for a choice, and the log of the record answers. It plays the base game from its beginning, with one to four players;
`backstage.BackstageReferee` adds the expansion to it.

    referee = Referee(record)
    for decision in referee.step():
        decision["waiting"]     # each seat that owes a choice, with the texts of all its legal moves, sorted
        decision["table"]       # everything on the table at this moment, and what is secret under "hidden"
    referee.scores              # one dict a seat, once the game is over
"""

from collections import Counter

COLOURS = ["black", "pink", "purple", "blue", "green", "yellow"]
VALUE = {"black": 1, "pink": 2, "purple": 3, "blue": 4, "green": 5, "yellow": 3}  # R0.1
PRICED = COLOURS[:-1]  # yellow is never bought by value (R0.1)
BAG_FOR_TWO = [8, 8, 7, 5, 4, 4]  # R1.5
BAGS = {1: BAG_FOR_TWO, 2: BAG_FOR_TWO, 3: [12, 12, 10, 8, 6, 6], 4: [16, 16, 12, 12, 8, 8]}
KINDS = {"costume": "costumes", "set": "sets"}  # the word in a move, the name of the bag and of the crate
ACTS = ["I", "II", "III"]
QUILLS = {"red": 0, "yellow": 1, "blue": 2}
COINS = {"coin1": 1, "coin3": 3, "coin5": 5}
CRAFTSMEN = {"costume-mistress": ["costume"], "set-dresser": ["set"], "handyman": ["costume", "set"]}  # R5.4
JEWELS = [("costume", "yellow"), ("set", "yellow")]  # R5.5
START_AMBIANCE = 3
LAST_SPACE = 10
LAST_DAY = 6
REHEARSAL_DAYS = (4, 6)
TOKENS = 8
SOURCES = [
    *["start", "wager", "costumes", "candles", "ambiance", "activation", "rehearsal", "acts"],
    *["objectives", "yellow", "unpaid"],
]


def listed(value):
    return value if isinstance(value, list) else [value]


def spaces(rows):
    """The spaces of a stage set by row and column, virtual elements aside."""
    return [
        (row, column)
        for row, cells in enumerate(rows, 1)
        for column, cell in enumerate(cells, 1)
        if cell != "v"
    ]


def side(rows, place):
    """Left of the axis, on it, or right of it."""
    row, column = place
    return 2 * column - 1 - len(rows[row - 1])


def is_counted_costume(character, given):
    placed = len([colour for colour in character.costume if colour])
    missing = len(character.costume) - placed
    right = {
        "complete": bool(character.costume) and not missing,
        "unfinished": placed > 0 and missing > 0,
        "begun": placed > 0,
    }[given.get("state", "complete")]
    return (
        right
        and character.kind == given.get("wearer", character.kind)
        and len(character.costume) == given.get("circles", len(character.costume))
        and character.worth() >= given.get("worth", 0)
    )


def is_of_kind(character, kinds):
    if character.kind in kinds:
        return True
    if "craftsman" in kinds and character.kind in CRAFTSMEN:
        return True
    return "non-actor" in kinds and character.kind not in ("actor", "extra")


class RefereeError(Exception):
    """Something in a record is not as the rules say."""

    def __init__(self, index, sentence):
        super().__init__(f"log[{index}]: {sentence}")
        self.index = index
        self.sentence = sentence


class Draw:
    """A chance outcome is due: `count` things out of `pool`, a list in which equal things may stand repeatedly."""

    def __init__(self, kind, count, pool):
        self.kind = kind
        self.count = count
        self.pool = list(pool)


class Character:
    """Anyone a player owns (R0.2)."""

    def __init__(self, name, data, kind, circles, extra_card=None):
        self.name = name
        self.data = data
        self.kind = kind
        self.costume = [None] * circles
        self.extra_card = extra_card  # the card whose back this extra is
        self.used = False  # bears a cylinder
        self.resting = False  # bears a Rest token

    def free_circles(self):
        """Counted from 1."""
        return [number for number, colour in enumerate(self.costume, start=1) if colour is None]

    def costumed(self):
        return bool(self.costume) and None not in self.costume

    def worth(self):
        return sum(VALUE[colour] for colour in self.costume if colour)

    def cost(self):
        return 0 if self.extra_card else self.data.get("cost", 0)

    def can_receive_a_cylinder(self):
        """R4.4"""
        return not self.used and not self.resting and self.is_ever_activated()

    def is_ever_activated(self):
        never = self.kind in ("extra", "assistant", "prompter", "rag-picker")
        return not never and not self.data.get("first-action")


class Player:
    def __init__(self, seat, troupe):
        self.seat = seat
        self.troupe = troupe
        self.money = 0
        self.tokens = 0
        self.ambiance = START_AMBIANCE
        self.wagered = 0
        self.cylinders = 0
        self.recruited = False
        self.passed = False
        self.spared = []  # in the rest phase: who gets no Rest token
        self.stage = {}  # (row, space), both from 1 -> colour
        self.objectives = []
        # The prestige of the setup and of each day, by source.
        self.days = [Counter() for _ in range(LAST_DAY + 1)]
        self.days[0]["start"] = 5  # R1.4

    @property
    def prestige(self):
        return sum(sum(day.values()) for day in self.days)

    def change_ambiance(self, steps):
        self.ambiance = min(6, max(1, self.ambiance + steps))  # R1.3

    def used_characters(self):
        return [character for character in self.troupe if character.used]

    def yellow_elements(self):
        costumes = sum(character.costume.count("yellow") for character in self.troupe)
        return costumes + list(self.stage.values()).count("yellow")


class Act:
    """One act track: a pile of discs on each space, the lowest first in its list (R1.2)."""

    def __init__(self, discs):
        self.piles = {space: [] for space in range(1, LAST_SPACE + 1)}
        self.piles[1] = list(discs)

    def space(self, disc):
        return next(space for space, pile in self.piles.items() if disc in pile)

    def put(self, disc, space):
        for pile in self.piles.values():
            if disc in pile:
                pile.remove(disc)
        self.piles[space].append(disc)

    def can_move(self, disc, steps):
        return 1 <= self.space(disc) + steps <= LAST_SPACE

    def move(self, disc, steps):
        if self.can_move(disc, steps):  # a step past either end is lost (R1.1)
            self.put(disc, self.space(disc) + steps)

    def ranking(self):
        return [disc for space in range(LAST_SPACE, 0, -1) for disc in self.piles[space]]


def cards(kinds):
    """The cards of each kind, with its data: equal ones are numbered."""
    data_by_card = {}
    for kind, data in kinds.items():
        copies = data["copies"]
        names = [kind] if copies == 1 else [f"{kind}-{number}" for number in range(1, copies + 1)]
        data_by_card |= dict.fromkeys(names, data)
    return data_by_card


class Referee:
    backstage = False
    sources_of_prestige = SOURCES

    def __init__(self, record):
        self.index = 0  # of the next entry of the log
        self.log = record["log"]
        self.require(record["format"] == "shakespeare-record", "This is no record of this game.")
        self.require(record["version"] == 1, f"Version {record['version']} is not known.")
        self.require(record["start"] is None, "The referee begins at the beginning of a game.")
        options = record["options"]
        self.require(options["backstage"] == self.backstage, "This is not the game that this referee knows.")
        self.count = options["players"]
        self.require(self.count in (1, 2, 3, 4), "One to four players can play.")
        self.solo = self.count == 1
        self.strategic_rest = options["strategic_rest"]
        self.require(not (self.solo and self.strategic_rest), "Strategic rest is for 2 to 4 players (R10.3).")

        self.edition = record["edition"]
        self.stage_rows = [row.split() for row in self.edition["stage"]["rows"]]
        self.stage_cells = {}  # (row, space), both from 1 -> "." or "c" or "v"
        for row, cells in enumerate(self.stage_rows, start=1):
            for space, cell in enumerate(cells, start=1):
                self.stage_cells[row, space] = cell
        self.card_data = cards(self.edition["characters"])
        self.objective_data = dict(self.edition["objectives"])
        self.result = record.get("result")
        self.scores = None
        self.winners = None
        self.set_the_table()

    def require(self, condition, sentence):
        if not condition:
            raise RefereeError(self.index, sentence)

    # Reading the log

    def step(self):
        """Replay the record, and stop at each decision before its move is read."""
        play = self.game()
        answer = None
        while True:
            try:
                due = play.send(answer)
            except StopIteration:
                break
            if isinstance(due, Draw):
                answer = self.read_draw(due)
            else:
                waiting = {seat: sorted(options) for seat, options in due.items()}
                yield {"waiting": waiting, "table": self.table()}
                if self.index == len(self.log):
                    self.require(self.result is None, "There is a result, and the game is not over.")
                    return
                answer = self.read_move(due)
        self.require(self.index == len(self.log), "The game is over, and the log goes on.")
        result = [score["score"] for score in self.scores]
        self.require(self.result == result, f"The result is {result}, not {self.result}.")

    def next_entry(self, expected):
        self.require(self.index < len(self.log), f"The log ends where {expected} is due.")
        return self.log[self.index]

    def read_draw(self, draw):
        entry = self.next_entry(f"the draw of {draw.kind}")
        is_draw = isinstance(entry, dict) and set(entry) == {"chance", "drawn"}
        self.require(is_draw and entry["chance"] == draw.kind, f"{draw.kind} are drawn here, not {entry}.")
        drawn = entry["drawn"]
        right_number = isinstance(drawn, list) and len(drawn) == draw.count
        self.require(right_number, f"{draw.count} {draw.kind} are to be drawn, not {drawn}.")
        left = list(draw.pool)
        for thing in drawn:
            self.require(thing in left, f"{thing!r} is not (so often) there to be drawn.")
            left.remove(thing)
        self.index += 1
        return drawn

    def read_move(self, waiting):
        entry = self.next_entry("a move")
        is_move = isinstance(entry, dict) and set(entry) == {"seat", "move"}
        self.require(is_move, f"A move of seat {sorted(waiting)} is due here, not {entry}.")
        seat, text = entry["seat"], entry["move"]
        owes = type(seat) is int and seat in waiting
        self.require(owes, f"Seat {seat!r} owes no choice here, but {sorted(waiting)}.")
        legal = sorted(waiting[seat])
        self.require(text in legal, f"{text!r} is not legal for seat {seat}, but {legal}.")
        self.index += 1
        return seat, waiting[seat][text]

    # Asking. Options are a dict: the text of a move -> what it means to the code that asks.

    def ask(self, player, options):
        """One player's choice; with one answer only the rules make it."""
        if len(options) == 1:
            return next(iter(options.values()))
        _, meaning = yield {player.seat: options}
        return meaning

    def ask_secretly(self, options_by_seat):
        """The choice of several players at the same time; none takes effect before the last is in."""
        answers = yield from self.ask_several_secretly(options_by_seat, dict.fromkeys(options_by_seat, 1))
        return {seat: chosen[0] for seat, chosen in answers.items()}

    def ask_several_secretly(self, options_by_seat, numbers):
        """The same where each player chooses a number of different things, one after another."""
        answers = {}
        waiting = {}
        for seat, options in options_by_seat.items():
            answers[seat] = []
            if len(options) <= numbers[seat]:
                answers[seat] = list(options.values())
            else:
                waiting[seat] = options
        while waiting:
            seat, meaning = yield waiting
            answers[seat].append(meaning)
            self.secrets[seat] += [text for text, one in waiting[seat].items() if one == meaning]
            if len(answers[seat]) == numbers[seat]:
                del waiting[seat]
            else:
                waiting[seat] = {text: one for text, one in waiting[seat].items() if one != meaning}
        self.secrets = [[] for _ in self.players]
        return answers

    # The game

    def game(self):
        yield from self.setup()
        while True:
            yield from self.wager()
            yield from self.recruitment_and_activation()
            yield from self.ambiance()
            if self.day in REHEARSAL_DAYS:
                yield from self.dress_rehearsal()
            if self.day == LAST_DAY:
                break
            yield from self.maintenance()
            yield from self.rest()
        self.game_end()

    def set_the_table(self):
        """All that lies there before the first draw."""
        self.day = 1
        self.phase = "setup"
        self.supply = TOKENS
        content = dict(zip(COLOURS, BAGS[self.count], strict=True))
        self.bags = {bag: Counter(content) for bag in KINDS.values()}
        self.crates = {bag: Counter() for bag in KINDS.values()}
        self.discards = {bag: Counter() for bag in KINDS.values()}
        self.deck = list(self.card_data)
        self.row = []
        self.card_discards = []
        self.fresh_objectives = list(self.objective_data)  # never drawn: the top of the stack
        self.returned_objectives = []  # under it, the first put back first
        self.looks = []  # everything that was ever looked at: seat, drawn, kept
        self.secrets = [[] for _ in range(self.count)]  # by seat: the moves made that are not revealed
        self.neutral = self.count if self.solo else None  # the disc with the number after the last seat
        self.players = []
        for seat in range(self.count):
            printed = self.edition["printed"].items()  # R0.3
            troupe = [Character(name, data, data["kind"], data.get("circles", 0)) for name, data in printed]
            self.players.append(Player(seat, troupe))
        self.order = []
        self.initiative = []
        self.acts = []

    def setup(self):
        """R2"""
        seats = yield Draw("order", self.count, range(self.count))
        self.order = [self.players[seat] for seat in seats]
        self.initiative = list(self.order)
        self.acts = [Act(seats) for _ in ACTS]  # R1.2
        if self.solo:
            self.put_neutral_discs(4)
        yield from self.lay_out_elements()
        yield from self.first_recruits()

    def first_recruits(self):
        """R2.3"""
        yield from self.lay_out_cards()
        for player in reversed(self.order):
            card, as_extra = yield from self.ask(player, self.recruiting())
            self.recruit(player, card, as_extra)
        self.discard_row()
        yield from self.lay_out_cards()

    def put_neutral_discs(self, space):
        for act in self.acts:
            act.put(self.neutral, space)

    def lay_out_elements(self):
        """R2.2, R10.1: costumes first."""
        for bag in KINDS.values():
            count = 6 if self.solo else 3 * self.count
            drawn = yield Draw(bag, count, self.bags[bag].elements())
            self.bags[bag] -= Counter(drawn)
            self.crates[bag] = Counter(drawn)

    def lay_out_cards(self):
        """R2.3"""
        yield from self.lay_out("characters", self.deck, self.card_discards, self.row)

    def lay_out(self, kind, deck, discards, row):
        """R2.3, and when the deck runs short R10.1."""
        count = 4 if self.solo else self.count + 2
        from_deck = min(count, len(deck))
        yield from self.deal(kind, from_deck, deck, row)
        if from_deck < count:
            deck += discards
            discards.clear()
            yield from self.deal(kind, count - from_deck, deck, row)

    def deal(self, kind, count, deck, row):
        if not count:
            return
        drawn = yield Draw(kind, count, deck)
        for card in drawn:
            deck.remove(card)
            row.append(card)

    def discard_row(self):
        self.card_discards += self.row
        self.row = []

    def recruiting(self):
        """R4.2: every card, face up or face down."""
        options = {}
        for card in self.row:
            options[f"recruit {card}"] = (card, False)
            options[f"recruit {card} as extra"] = (card, True)
        return options

    def recruit(self, player, card, as_extra):
        self.row.remove(card)
        data = self.card_data[card]
        if as_extra:
            number = 1 + sum(character.kind == "extra" for character in player.troupe)
            newcomer = Character(f"extra-{number}", self.edition["extra"], "extra", 3, card)  # R6.3
        else:
            newcomer = Character(card, data, data["kind"], data.get("circles", 0))
        self.join(player, newcomer)

    def join(self, player, newcomer):
        player.troupe.append(newcomer)

    # Phase 1

    def wager(self):
        """R3.2, R3.3; R10.6"""
        self.phase = "wager"
        if self.solo:
            self.players[0].wagered = self.players[0].cylinders = 5
            self.initiative = []  # as every day
            return
        options = {f"wager {number}": number for number in range(1, 6)}
        wagers = yield from self.ask_secretly({player.seat: options for player in self.players})
        for player in self.players:
            player.wagered = player.cylinders = wagers[player.seat]
        self.order.sort(key=lambda player: (player.cylinders, self.initiative.index(player)))
        self.gain_prestige(self.order[0], "wager", 1)
        self.initiative = []

    # Phase 2

    def recruitment_and_activation(self):
        """R4"""
        self.phase = "company"
        while not all(player.passed for player in self.players):
            for player in self.order:
                if not player.passed:
                    yield from self.turn(player)
        if self.solo and self.placed_cylinders(self.players[0]) in (1, 2):
            self.gain_prestige(self.players[0], "wager", 1)  # R10.6

    def placed_cylinders(self, player):
        return len(player.used_characters())

    def turn(self, player):
        options = self.actions(player)
        if player.recruited:
            options["pass"] = ("pass",)
        # With nothing left to do, `pass` is the only answer, as R4.3 rules.
        action, *details = yield from self.ask(player, options)
        if action == "pass":
            player.passed = True
        else:
            yield from self.act(player, action, *details)

    def actions(self, player):
        """Recruiting and activating (R4.1): the text of a move -> the action and what belongs to it."""
        options = {}
        if not player.recruited:
            for text, (card, as_extra) in self.recruiting().items():
                options[text] = ("recruit", card, as_extra)
        if player.cylinders:
            for character in player.troupe:
                if character.can_receive_a_cylinder():
                    options[f"activate {character.name}"] = ("activate", character)
        return options

    def act(self, player, action, *details):
        if action == "recruit":
            self.recruit(player, *details)
            player.recruited = True
        else:
            yield from self.activate(player, *details)

    def activate(self, player, character):
        """R4.4, R4.5, R5"""
        player.cylinders -= 1
        character.used = True
        if character.kind == "actor" and character.data.get("gives-initiative", True):
            self.gain_initiative(player)
        if character.kind == "actor":
            yield from self.play_part(player, character)
        elif character.kind in CRAFTSMEN:
            yield from self.work(player, character)
        elif character.kind == "jeweler":
            yield from self.take_elements(player, JEWELS)
        elif character.kind == "queen":
            yield from self.see_the_queen(player)

    def gain_initiative(self, player):
        """R4.5"""
        if player not in self.initiative:
            self.initiative.append(player)

    def play_part(self, player, actor):
        """R4.6"""
        for icon in self.part(actor):
            yield from self.resolve_icon(player, icon, "activation")

    def part(self, actor):
        return actor.data["activate"]

    def resolve_icon(self, player, icon, source):
        """R5.1 to R5.3, R5.6"""
        if icon in QUILLS:
            self.acts[QUILLS[icon]].move(player.seat, +1)
        elif icon == "white":
            yield from self.move_on_any_act(player, +1)
        elif icon == "black":
            yield from self.move_on_any_act(player, -1)
        elif icon in COINS:
            player.money += COINS[icon]
        elif icon == "prestige":
            self.gain_prestige(player, source, 1)
        elif icon == "mask":
            player.change_ambiance(+1)
        elif icon == "mask-red":
            player.change_ambiance(-1)
        elif icon == "mask-black":
            self.spoil_the_others_ambiance(player)
        elif icon == "token":
            self.gain_token(player)
        else:
            kind, _, colour = icon.partition("-")
            self.require(kind in KINDS and colour in COLOURS, f"The icon {icon} is not known.")
            yield from self.take_elements(player, [(kind, colour)])

    def move_on_any_act(self, player, steps):
        word = "step" if steps > 0 else "back"
        acts = zip(ACTS, self.acts, strict=True)
        options = {f"{word} {name}": act for name, act in acts if act.can_move(player.seat, steps)}
        if options:
            act = yield from self.ask(player, options)
            act.move(player.seat, steps)

    def gain_prestige(self, player, source, amount):
        player.days[self.day][source] += amount

    def spoil_the_others_ambiance(self, player):
        for other in self.players:
            if other is not player:
                other.change_ambiance(-1)

    def gain_token(self, player):
        if self.supply:  # R1.6
            self.supply -= 1
            player.tokens += 1

    def work(self, player, craftsman):
        """R5.4, R5.7, R5.8"""
        value = craftsman.data["value"] + sum(character.kind == "assistant" for character in player.troupe)
        if player.tokens:
            spend = yield from self.ask(player, {"spend token": True, "keep token": False})
            if spend:
                player.tokens -= 1
                self.supply += 1
                value += 3
        wanted = [(kind, colour) for kind in CRAFTSMEN[craftsman.kind] for colour in PRICED]
        yield from self.take_elements(player, wanted, value, self.sources(player, craftsman))

    def sources(self, player, craftsman):
        """Where a craftsman takes elements from, by name (R0.5)."""
        return {"crates": self.crates}

    def take_elements(self, player, wanted, value=None, sources=None):
        """Take elements of the wanted kinds and colours: worth at most `value` together, or else just one.

        They are laid out, unless `sources` says where else they lie.
        """
        sources = sources or {"crates": self.crates}
        while True:
            options = {}
            for kind, colour in wanted:
                there = any(source[KINDS[kind]][colour] for source in sources.values())
                affordable = value is None or VALUE[colour] <= value
                if there and affordable:
                    for text, place in self.places(player, kind, colour).items():
                        options[f"{kind} {colour} {text}"] = (kind, colour, place)
            options["done"] = None  # R5.10
            choice = yield from self.ask(player, options)
            if choice is None:
                return
            kind, colour, place = choice
            lies_in = {name: source for name, source in sources.items() if source[KINDS[kind]][colour]}
            source = yield from self.ask(player, {f"from {name}": lies_in[name] for name in lies_in})
            source[KINDS[kind]][colour] -= 1
            if kind == "costume":
                self.sew(player, colour, *place)
            else:
                self.build(player, colour, place)
            if value is None:
                return
            value -= VALUE[colour]

    def places(self, player, kind, colour):
        """Where an element can go: the end of the move's text -> the place."""
        if kind == "costume":
            circles = [(one, circle) for one in player.troupe for circle in self.circles_to_fill(one)]  # R6.1
            return {f"{character.name} {circle}": (character, circle) for character, circle in circles}
        free = [place for place in self.stage_cells if self.can_build(player, colour, place)]
        return {f"{row}.{space}": (row, space) for row, space in free}

    def circles_to_fill(self, character):
        """Circles are alike, so the first free one stands for all."""
        return character.free_circles()[:1]

    def sew(self, player, colour, character, circle):
        """R6"""
        character.costume[circle - 1] = colour
        if not character.costumed():
            return
        total = character.worth()
        if total >= 13:
            self.gain_prestige(player, "costumes", 3)
        elif total >= 11:
            self.gain_prestige(player, "costumes", 2)
        elif total >= 8:
            self.gain_prestige(player, "costumes", 1)
            player.money += 1
        elif total >= 6:
            player.money += 2

    def can_build(self, player, colour, place):
        """R7.1 to R7.3"""
        row, space = place
        if place in player.stage or self.stage_cells[place] == "v":
            return False
        if row > 1:
            for below in ((row - 1, space), (row - 1, space + 1)):
                if below not in player.stage and self.stage_cells[below] != "v":
                    return False
        mirror = (row, len(self.stage_rows[row - 1]) + 1 - space)
        opposite = player.stage.get(mirror)
        return opposite is None or colour == opposite or "yellow" in (colour, opposite)

    def build(self, player, colour, place):
        """R7.4"""
        player.stage[place] = colour
        if self.stage_cells[place] == "c":
            self.gain_prestige(player, "candles", 1)
        self.apply_colour(player, colour)

    def apply_colour(self, player, colour):
        """R7.5"""
        if colour == "pink":
            player.money += 1
        elif colour == "purple":
            self.spoil_the_others_ambiance(player)
        elif colour == "blue":
            player.change_ambiance(+2)
        elif colour == "green":
            self.gain_token(player)

    def see_the_queen(self, player):
        """R5.9"""
        options = {"ask money": "money"}
        if self.fresh_objectives or self.returned_objectives:
            options["ask objectives"] = "objectives"
        wish = yield from self.ask(player, options)
        if wish == "money":
            player.money += 4
        else:
            yield from self.look_at_objectives(player)

    def look_at_objectives(self, player):
        seen = []
        if self.fresh_objectives:
            seen += yield Draw("objectives", min(3, len(self.fresh_objectives)), self.fresh_objectives)
        for objective in seen:
            self.fresh_objectives.remove(objective)
        while len(seen) < 3 and self.returned_objectives:
            seen.append(self.returned_objectives.pop(0))
        look = {"seat": player.seat, "drawn": seen, "kept": None}
        self.looks.append(look)
        kept = yield from self.ask(player, {f"keep {objective}": objective for objective in seen})
        look["kept"] = kept
        player.objectives.append(kept)
        self.returned_objectives += [objective for objective in seen if objective != kept]

    # Phase 3

    def ambiance(self):
        """R8"""
        self.phase = "ambiance"
        self.initiative += [player for player in self.order if player not in self.initiative]
        yield from self.play_masks()
        for player in self.players:
            player.change_ambiance(-self.crates["sets"]["purple"])
        for player in self.order:
            if player.ambiance == 1:
                self.gain_prestige(player, "ambiance", -1)
            elif player.ambiance == 2:
                yield from self.move_on_any_act(player, -1)
            elif player.ambiance == 4:
                player.money += 1
            elif player.ambiance == 5:
                yield from self.move_on_any_act(player, +1)
            elif player.ambiance == 6:
                self.gain_prestige(player, "ambiance", 1)
        for player in self.players:
            player.ambiance = START_AMBIANCE

    def play_masks(self):
        """Nobody has any in the base game."""
        yield from ()

    # Phase 4

    def dress_rehearsal(self):
        """R9"""
        self.phase = "rehearsal"
        for player in self.initiative:
            yield from self.rehearse(player)
        yield from self.score_acts()
        if self.solo and self.day == REHEARSAL_DAYS[0]:
            self.put_neutral_discs(8)

    def rehearse(self, player):
        """R9.1"""
        icons = [icon for one in player.troupe if one.costumed() for icon in one.data["rehearse"]]
        for icon in [icon for icon in icons if icon != "white"]:
            yield from self.resolve_icon(player, icon, "rehearsal")
        for _ in range(icons.count("white")):
            yield from self.move_on_any_act(player, +1)

    def score_acts(self):
        first, second, third = self.acts
        yield from self.penalise(first)
        for player in self.players:
            space = first.space(player.seat)
            player.money += 5 if space == 10 else 3 if space >= 7 else 1 if space >= 5 else 0
        yield from self.penalise(second)
        for disc, prestige in zip(second.ranking(), (2, 1), strict=False):
            if disc != self.neutral:
                self.gain_prestige(self.players[disc], "acts", prestige)
        yield from self.penalise(third)
        for player in self.players:
            space = third.space(player.seat)
            prestige = 3 if space == 10 else 2 if space >= 8 else 1 if space >= 6 else 0
            self.gain_prestige(player, "acts", prestige)

    def penalise(self, act):
        """R9.2"""
        yield from ()
        for player in self.players:
            if act.space(player.seat) <= 3:
                self.gain_prestige(player, "acts", -1)

    # Phases 5 and 6

    def maintenance(self):
        """R10.1"""
        self.phase = "maintenance"
        self.discard_row()
        for player in self.players:
            player.recruited = False
        yield from self.lay_out_cards()
        for bag in KINDS.values():
            self.discards[bag] += self.crates[bag]
        yield from self.lay_out_elements()
        self.day += 1

    def rest(self):
        """R10.2, R10.3"""
        self.phase = "rest"
        options = {}
        for player in self.players:
            player.passed = False
            for character in player.troupe:
                character.resting = False
            if player.used_characters():
                options[player.seat] = {f"spare {one.name}": one for one in player.used_characters()}
        numbers = {player.seat: self.number_to_spare(player) for player in self.players}
        if self.strategic_rest:
            for player in self.initiative:
                yield from self.spare_openly(player, options.get(player.seat, {}), numbers[player.seat])
                self.put_to_rest(player)
        else:
            spared = yield from self.ask_several_secretly(options, numbers)
            for player in self.players:
                player.spared = spared.get(player.seat, [])
                self.put_to_rest(player)

    def number_to_spare(self, player):
        return 1

    def spare_openly(self, player, options, number):
        if len(options) <= number:
            player.spared = list(options.values())
            return
        while len(player.spared) < number:
            others = {text: one for text, one in options.items() if one not in player.spared}
            player.spared.append((yield from self.ask(player, others)))

    def put_to_rest(self, player):
        for character in player.used_characters():
            character.used = False
            character.resting = character not in player.spared
        player.spared = []
        player.wagered = player.cylinders = 0

    # The end

    def game_end(self):
        """R10.4, R10.5, R11.8"""
        self.phase = "end"
        self.scores = []
        for player in self.players:
            points = {name: self.objective_points(player, name) for name in player.objectives}
            self.gain_prestige(player, "objectives", sum(points.values()))
            self.gain_prestige(player, "yellow", player.yellow_elements())
            self.gain_prestige(player, "hats", self.fitting_hats(player))
            payroll, (unpaid, player.money) = self.payroll(player), self.unpaid(player)
            self.gain_prestige(player, "unpaid", -2 * len(unpaid))
            sources = {source: sum(day[source] for day in player.days) for source in self.sources_of_prestige}
            score = {"seat": player.seat, "score": player.prestige, "sources": sources, "objectives": points}
            score |= {"payroll": payroll, "unpaid": unpaid, "money": player.money}
            self.scores.append(score)
        for score in self.scores:
            mine = (score["score"], score["money"])
            score["rank"] = 1 + sum((other["score"], other["money"]) > mine for other in self.scores)
        self.winners = [score["seat"] for score in self.scores if score["rank"] == 1]

    def fitting_hats(self, player):
        return 0  # nobody wears one in the base game

    def on_payroll(self, player, objectives_are_known=True):
        return player.troupe

    def payroll(self, player, objectives_are_known=True):
        return sum(character.cost() for character in self.on_payroll(player, objectives_are_known))

    def unpaid(self, player, objectives_are_known=True):
        """Who is not paid, and the money that is left: the cheapest are paid first."""
        money = player.money
        unpaid = []
        for character in sorted(self.on_payroll(player, objectives_are_known), key=Character.cost):
            if character.cost() <= money:
                money -= character.cost()
            else:
                unpaid.append(character.name)
        return unpaid, money

    def projected(self, player, objectives_are_known):
        """The score if the game ended now, for someone who knows the player's objectives or does not."""
        if self.scores is not None:
            return player.prestige
        unpaid, _ = self.unpaid(player, objectives_are_known)
        still_to_come = player.yellow_elements() + self.fitting_hats(player) - 2 * len(unpaid)
        if objectives_are_known:
            still_to_come += sum(self.objective_points(player, name) for name in player.objectives)
        return player.prestige + still_to_come

    def objective_points(self, player, name):
        objective = self.objective_data[name]
        reached = self.measure(player, objective)
        return sum(reached >= step for step in objective["steps"])

    def measures(self, player):
        """What each objective counts; one without a measure nothing (R11.6)."""
        data = [self.objective_data[name] for name in player.objectives]
        return [self.measure(player, one) if "measure" in one else 0 for one in data]

    def measure(self, player, objective):
        measure = objective["measure"]
        if measure == "costumes-worth":
            return self.count_of(player, {"count": "costumes", "worth": objective["worth"]})
        return self.count_of(player, measure)

    def count_of(self, player, measure):
        """What a measure counts, a short name or a table (docs/edition.md)."""
        if isinstance(measure, str):
            return self.count_named(player, measure)
        for together, parts in measure.items():
            if together in ("sum", "least", "most"):
                counts = [self.count_of(player, part) for part in parts]
                return {"sum": sum, "least": min, "most": max}[together](counts)
        return self.count_table(player, measure["count"], measure)

    def count_named(self, player, name):
        troupe = player.troupe
        complete = [character for character in troupe if character.costumed()]
        match name:
            case "acts-first":
                return sum(act.ranking()[0] == player.seat for act in self.acts)  # R10.7
            case "costumes-complete":
                return sum(len(character.costume) == 3 for character in complete)
            case "non-actors":
                return sum(character.kind not in ("actor", "extra") for character in troupe)  # R11.7
            case "stage-filled":
                return len(player.stage)
            case "yellow-elements":
                return player.yellow_elements()
            case "actors":
                return sum(character.kind == "actor" for character in troupe)
            case "pounds":
                return player.money
            case "least-act":
                return min(act.space(player.seat) for act in self.acts)
            case "extras-costumed":
                return sum(character.kind == "extra" for character in complete)
        raise RefereeError(self.index, f"The measure {name} is not known.")

    def count_table(self, player, what, given):
        stage = self.stage_rows
        match what:
            case "elements":
                colours = listed(given.get("colour", COLOURS))
                return sum(colour in colours for colour in self.placed(player, given))
            case "colours":
                return len(set(self.placed(player, given)))
            case "candles":
                places = listed(given.get("in", "set"))
                filled = player.stage if "set" in places else []
                lit = [row for row, column in filled if stage[row - 1][column - 1] == "c"]
                return len(lit) + (self.theater_candles(player) if "theater" in places else 0)
            case "rows":
                rows = [[place for place in spaces(stage) if place[0] == row] for row in range(1, 20)]
                return sum(bool(row) and all(place in player.stage for place in row) for row in rows)
            case "halves":
                left = [place for place in spaces(stage) if side(stage, place) < 0]
                right = [place for place in spaces(stage) if side(stage, place) > 0]
                return sum(
                    bool(half) and all(place in player.stage for place in half) for half in (left, right)
                )
            case "costumes":
                return sum(is_counted_costume(character, given) for character in player.troupe)
            case "characters":
                return self.count_characters(player, given)
            case "acts":
                return sum(
                    act.ranking().index(player.seat) < given.get("place", 9)
                    and act.space(player.seat) >= given.get("space", 0)
                    for act in self.acts
                )
            case "space":
                return self.acts[given["act"] - 1].space(player.seat)
            case "behind":
                ranking = self.acts[given["act"] - 1].ranking()
                return len(ranking[ranking.index(player.seat) + 1 :])
            case "prestige":
                return max(player.prestige, 0)
            case "pounds":
                return player.money
            case "tokens":
                return player.tokens
            case "rests":
                return sum(character.resting for character in player.troupe)
        raise RefereeError(self.index, f"The count {what} is not known.")

    def placed(self, player, given):
        """The colours of the elements in the places asked for."""
        found = []
        for place in listed(given.get("in", ["costumes", "set"])):
            match place:
                case "costumes":
                    found += [colour for one in player.troupe for colour in one.costume if colour]
                case "set":
                    found += player.stage.values()
                case _:
                    found += self.placed_backstage(player, place)
        return found

    def placed_backstage(self, player, place):
        return []

    def theater_candles(self, player):
        return 0

    def count_characters(self, player, given):
        found = player.troupe
        if "kind" in given:
            found = [one for one in found if is_of_kind(one, listed(given["kind"]))]
        if "cost" in given:
            found = [one for one in found if one.cost() in listed(given["cost"])]
        if "paid" in given:
            wanting = [one.name for one in self.on_payroll(player) if one.cost()]
            unpaid, _ = self.unpaid(player)
            asked = [name for name in wanting if (name in unpaid) != given["paid"]]
            found = [one for one in found if one.name in asked]
        return len(found)

    # What everyone can see

    def table(self):
        discs = [player.seat for player in self.players] + ([self.neutral] if self.solo else [])
        acts = [{"spaces": [act.space(d) for d in discs], "ahead": act.ranking()} for act in self.acts]
        return {
            "day": self.day,
            "phase": self.phase,
            "order": [player.seat for player in self.order],
            "initiative": [player.seat for player in self.initiative],
            "acts": acts,
            "crates": self.counted(self.crates),
            "discards": self.counted(self.discards),
            "bags": self.counted(self.bags),
            "row": list(self.row),
            "deck": sorted(self.deck),
            "card_discards": sorted(self.card_discards),
            "supply": self.supply,
            "players": [self.public_player(player) for player in self.players],
            "chosen": [len(moves) for moves in self.secrets],
            "looks": [self.public_look(look) for look in self.looks],
            "hidden": {
                "objectives": [list(player.objectives) for player in self.players],
                "objective_measures": [self.measures(player) for player in self.players],
                "looks": [dict(look) for look in self.looks],
                "secret": [list(moves) for moves in self.secrets],
                "payroll": [self.payroll(player) for player in self.players],
                "projected": [self.projected(player, True) for player in self.players],
            },
        }

    def counted(self, bags):
        return {bag: {colour: content[colour] for colour in COLOURS} for bag, content in bags.items()}

    def public_player(self, player):
        all_is_known = self.scores is not None
        return {
            "seat": player.seat,
            "prestige": player.prestige,
            "money": player.money,
            "tokens": player.tokens,
            "ambiance": player.ambiance,
            "wagered": player.wagered,
            "cylinders": player.cylinders,
            "recruited": player.recruited,
            "passed": player.passed,
            "troupe": [self.public_character(character) for character in player.troupe],
            "stage": {f"{row}.{space}": colour for (row, space), colour in sorted(player.stage.items())},
            "objective_count": len(player.objectives),
            "ledger": [{source: n for source, n in day.items() if n} for day in player.days],
            "payroll": self.payroll(player, all_is_known),
            "projected": self.projected(player, all_is_known),
        }

    def public_look(self, look):
        return {"seat": look["seat"], "count": len(look["drawn"]), "decided": look["kept"] is not None}

    def public_character(self, character):
        seen = {"name": character.name, "used": character.used, "resting": character.resting}
        if character.extra_card:
            seen["card"] = character.extra_card
        if character.costume:
            seen["costume"] = list(character.costume)
        return seen
