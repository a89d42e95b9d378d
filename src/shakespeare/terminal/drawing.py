"""The table as one seat sees it, drawn for a terminal of 80 columns or more."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from shakespeare.edition import Stage
from shakespeare.game.acts import ACT_I_POUNDS, ACT_III_PRESTIGE
from shakespeare.game.terms import ACTS, COLOURS, DAYS, ELEMENTS, GREY_SPACES, LAST_SPACE, VALUES, YELLOW
from shakespeare.locales import Texts
from shakespeare.terminal import styles
from shakespeare.terminal.backstage import Wings, labelled

View = Mapping[str, Any]

_CELL: Final = 6  # columns of a space of the stage set
_NOTHING: Final = "·"


class Drawing:
    """Draws the parts of one view. `me` is the seat of the person at the terminal."""

    def __init__(self, view: View, texts: Texts, me: int) -> None:
        self.view = view
        self.texts = texts
        self.me = me
        self.wings = Wings(view["backstage"], texts) if "backstage" in view else None

    def table(self) -> RenderableType:
        """Everything."""
        return Group(
            self.heading(),
            self.acts(),
            self._title("table-crates"),
            self.crates(),
            self._title("table-row"),
            self.row(),
            *self._backstage(),
            self._title("table-players"),
            self.players(),
            *(self.opponent(player) for player in self.view["players"] if player["seat"] != self.me),
            self._title("table-theatre"),
            self.theatre(),
        )

    def _backstage(self) -> list[RenderableType]:
        """What lies on the table with the expansion."""
        if self.wings is None:
            return []
        lord: list[RenderableType] = [self.wings.lord()]
        if self.wings.calls_lord():  # who chooses among them wants to know what they do
            lord.append(Padding(self._characters(self.view["backstage"]["lord"]), (0, 0, 0, 2)))
        return [self._title("table-backstage"), self.wings.row(), *lord, *self.wings.played()]

    def _title(self, id: str) -> RenderableType:
        return Rule(Text(self.texts.say(id), "bold"), style="dim", align="left")

    def seat(self, seat: int) -> Text:
        name = self.texts.name("seat", seat)
        if seat == self.me and len(self.view["players"]) > 1:
            name = self.texts.say("you-are", name=name)
        return Text(name, styles.SEATS[seat])

    def heading(self) -> RenderableType:
        view, say = self.view, self.texts.say
        left = say("table-day", day=max(1, view["day"]), days=DAYS, phase=view["phase"])
        right = ""
        if len(view["players"]) > 1:
            right = say("table-order", seats=view["order"])
            if view["initiative"]:
                right += " · " + say("table-initiative", seats=view["initiative"])
        grid = Table.grid(expand=True)
        grid.add_column()
        grid.add_column(justify="right")
        grid.add_row(Text(left, "bold"), Text(right))
        return Group(Rule(style="bold"), grid)

    # The main board

    def acts(self) -> RenderableType:
        """Piles with the disc that is ahead first; free spaces say what they pay in a rehearsal."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column()
        for _ in range(LAST_SPACE):
            grid.add_column(justify="center", min_width=4)
        grid.add_row("", *(Text(str(space), "dim") for space in range(1, LAST_SPACE + 1)))
        for act in range(ACTS):
            grid.add_row(
                Text(self.texts.name("act", act + 1), "bold"),
                *(self._pile(act, space) or self._pay(act, space) for space in range(1, LAST_SPACE + 1)),
            )
        return grid

    def _pile(self, act: int, space: int) -> Text | None:
        board = self.view["acts"][act]
        discs = [disc for disc in board["ahead"] if board["spaces"][disc] == space]
        pile = Text()
        for disc in discs:
            if disc < len(self.view["players"]):
                pile.append(self.texts.name("seat", disc, "short"), f"bold {styles.SEATS[disc]}")
            else:
                pile.append(self.texts.say("neutral-short"), styles.NEUTRAL)
        return pile if discs else None

    def _pay(self, act: int, space: int) -> Text:
        if space <= GREY_SPACES:
            return Text("−1", "dim")
        if act == 0 and ACT_I_POUNDS[space]:
            return Text(self.texts.pounds(ACT_I_POUNDS[space]), "dim")
        if act == 2 and ACT_III_PRESTIGE[space]:
            return Text(f"+{ACT_III_PRESTIGE[space]}", "dim")
        return Text(_NOTHING, "dim")

    def crates(self) -> RenderableType:
        """What is laid out, and in brackets what the bag still holds."""
        return self._elements(self.view["crates"], self.view["bags"])

    def discards(self) -> RenderableType:
        """What may be taken from the discards, in a game where something may."""
        return Group(
            Text(self.texts.say("table-discards"), "dim"), self._elements(self.view["discards"], None)
        )

    def _elements(self, counts: View, bags: View | None) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        colours = COLOURS[1 : YELLOW + 1]
        for _ in colours:
            grid.add_column(justify="right")
        values = [self.texts.say("element-value", colour=c, value=VALUES[COLOURS.index(c)]) for c in colours]
        grid.add_row("", *(Text(text, styles.ELEMENTS[c]) for c, text in zip(colours, values, strict=True)))
        for kind in ELEMENTS:
            cells = []
            for colour in colours:
                count = counts[kind][colour]
                cell = Text(str(count or _NOTHING), "bold" if count else "dim")
                cells.append(cell.append(f" ({bags[kind][colour]})", "not bold dim") if bags else cell)
            grid.add_row(Text(self.texts.say(f"elements-{kind}")), *cells)
        return grid

    def row(self) -> RenderableType:
        """The characters laid out, with what they cost and do."""
        if not self.view["row"]:
            return Text(self.texts.say("row-empty"), "dim")
        return self._characters(self.view["row"])

    def _characters(self, names: Iterable[str]) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right")
        grid.add_column()
        for name in names:
            power = Text(self.texts.power(name))
            if rehearsal := self.texts.rehearsal(name):
                power.append(" · " + self.texts.say("rehearsal-power", power=rehearsal), "dim")
            character = self.texts.character(name)
            cost = self.texts.pounds(character.cost) if character else ""
            grid.add_row(Text(self.texts.card(name), "bold"), cost, power)
        return grid

    # The players

    def players(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        columns = [
            "prestige",
            "money",
            "payroll",
            "tokens",
            "ambiance",
            "cylinders",
            "objectives",
            "projected",
        ]
        grid.add_column(no_wrap=True)
        for _ in columns:
            grid.add_column(justify="right")
        grid.add_row("", *(Text(self.texts.say(f"column-{column}"), "dim") for column in columns))
        for player in self.view["players"]:
            short = player["payroll"] - player["money"]
            payroll = Text(self.texts.pounds(player["payroll"]), "red" if short > 0 else "")
            cylinders = f"{player['cylinders']}/{player['wagered']}" if player["wagered"] else "–"
            if self.wings and len(self.view["players"]) > 1:
                cylinders += self.wings.cylinders(player["seat"])
            if player["passed"]:
                cylinders = self.texts.say("player-passed")
            grid.add_row(
                self.seat(player["seat"]),
                Text(signed(player["prestige"]), "bold"),
                self.texts.pounds(player["money"]),
                payroll,
                str(player["tokens"]),
                self.texts.say(f"ambiance-{player['ambiance']}"),
                cylinders,
                str(player["objective_count"]),
                signed(player["projected"]),
            )
        return grid

    def opponent(self, player: View) -> RenderableType:
        """Another player's theatre in a line or two."""
        company = Text()
        for character in player["troupe"]:
            if company:
                company.append(", ")
            company.append(self.texts.card(character["name"]), _character_style(character))
            notes = [self._costume(character["costume"])] if any(character.get("costume", ())) else []
            if self.wings and (hat := self.wings.hat(player["seat"], character["name"], "hat-worn")):
                notes.append(hat)
            if character["used"] or character["resting"]:
                notes.append(Text(self._state(character), "dim"))
            if notes:
                company.append(" (").append_text(Text(", ").join(notes)).append(")")
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(Text(self.texts.name("seat", player["seat"]), styles.SEATS[player["seat"]]), company)
        if player["stage"]:
            built = Text(self.texts.say("opponent-set") + " ")
            for number, (place, colour) in enumerate(sorted(player["stage"].items())):
                built.append(", " if number else "")
                built.append(f"{place} ").append(self._short(colour), styles.ELEMENTS[colour])
            grid.add_row("", built)
        if self.wings and self.wings.has_built(player["seat"]):
            grid.add_row("", self.wings.theater(player["seat"]))
        return grid

    def theatre(self) -> RenderableType:
        """The own company and stage set, objectives, and a warning when money is short."""
        player = self.view["players"][self.me]
        parts = [self._boards(player)]
        if self.wings:
            parts += self.wings.fewer_rests(self.me)
        for number, objective in enumerate(player["objectives"] or ()):
            goal = self.texts.goal(objective, player["objective_measures"][number])
            text = labelled(self.texts.name("objective", objective), goal, self.texts)
            if player["objective_points"]:
                text.append(f" ({player['objective_points'][number]})")
            parts.append(text)
        short = player["payroll"] - player["money"]
        if short > 0:
            parts.append(Text(self.texts.say("table-short", short=short), "red"))
        return Group(*parts)

    def _boards(self, player: View) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(vertical="bottom")
        grid.add_row(self._company(player), stage(self.texts.edition.stage, self.texts, player["stage"]))
        if self.wings is None:
            return grid
        kept = [character["name"] for character in player["troupe"] if self.wings.is_kept(character["name"])]
        return Group(grid, self.wings.theater(player["seat"]), *self.wings.kept(kept))

    def _company(self, player: View) -> Table:
        grid = Table.grid(padding=(0, 1 if self.wings else 2))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        for character in player["troupe"]:
            costume = self._costume(character.get("costume", ()))
            if self.wings:
                if self.wings.is_kept(character["name"]):
                    continue  # they have a line of their own
                if hat := self.wings.hat(player["seat"], character["name"], "hat-sign"):
                    costume.append(" ").append_text(hat)
            grid.add_row(
                Text(self.texts.card(character["name"]), _character_style(character)),
                costume,
                Text(self._state(character), "dim"),
            )
        return grid

    def _state(self, character: View) -> str:
        if character["used"]:
            return self.texts.say("state-used")
        return self.texts.say("state-resting") if character["resting"] else ""

    def _costume(self, costume: Iterable[str | None]) -> Text:
        parts = [Text(self._short(c), styles.ELEMENTS[c]) if c else Text("___", "dim") for c in costume]
        return Text(" ").join(parts)

    def _short(self, colour: str) -> str:
        return self.texts.name("colour", colour, "short")

    def focus(self, kind: str) -> RenderableType | None:
        """The part of the table that matters for a question within an action."""
        if kind in ("step", "back"):
            return self.acts()
        boards = self._boards(self.view["players"][self.me])
        if kind in ("take", "hat", "theater"):
            rags = [self.discards()] if kind == "take" and self._has_rag_picker() else []
            return Group(self.crates(), *rags, Text(), boards)
        if kind == "salvage":
            return Group(self.discards(), Text(), boards)
        if kind == "rehearse":
            return self.acts()
        if kind == "masks":
            return Group(self.acts(), Text(), self.discards(), Text(), self.players())
        if kind == "prompt":
            return self.players()
        return None

    def _has_rag_picker(self) -> bool:
        """Whether some of the own craftsmen may take from the discards (R11.4)."""
        if self.wings is None:
            return False
        names = [character["name"] for character in self.view["players"][self.me]["troupe"]]
        return any(self.wings.card(name).serves for name in names if self.wings.is_kept(name))


def stage(plan: Stage, texts: Texts, built: Mapping[str, str]) -> RenderableType:
    """The pyramid: what is built, the names of free spaces, a star for a candle."""
    lines = []
    for height in range(len(plan.rows), 0, -1):
        cells = plan.rows[height - 1]
        line = Text(" " * ((len(plan.rows[0]) - len(cells)) * _CELL // 2))
        for column, cell in enumerate(cells, start=1):
            place = f"{height}.{column}"
            if cell == "v":
                text, style = "▒▒▒▒", "dim"
            elif place in built:
                text, style = texts.name("colour", built[place], "short"), styles.ELEMENTS[built[place]]
            else:
                text, style = place + ("*" if cell == "c" else ""), "dim"
            line.append("[", "dim").append(text.center(_CELL - 2), style).append("]", "dim")
        lines.append(line)
    return Group(*lines)


def _character_style(character: View) -> str:
    return "dim" if character["used"] or character["resting"] else "bold"


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return f"−{-number}" if number < 0 else str(number)
