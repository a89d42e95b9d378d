"""A view as a picture: our own drawing of the table, 1280 by 800."""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from shakespeare.edition import Edition
from shakespeare.game.acts import ACT_I_POUNDS, ACT_III_PRESTIGE
from shakespeare.game.terms import ACTS, COLOURS, DAYS, ELEMENTS, GREY_SPACES, LAST_SPACE, VALUES
from shakespeare.locales import Texts
from shakespeare.players import View

WIDTH: Final = 1280
HEIGHT: Final = 800
_FINER: Final = 2  # drawn so much larger, then made smaller: soft edges

_PAPER: Final = "#efe6d2"
_BOARD: Final = "#fbf6e9"
_LINE: Final = "#8a7a5c"
_INK: Final = "#33291c"
_FAINT: Final = "#a3967c"
_GREY: Final = "#d8cfbb"
_COLOURS: Final = {
    "black": "#37333a",
    "pink": "#e391b3",
    "purple": "#7f5aa8",
    "blue": "#4a80c4",
    "green": "#5a9e58",
    "yellow": "#e8c24a",
}
_DARK: Final = ("black", "purple", "blue", "green")  # a light figure can be read on these
_SEATS: Final = ("#b4423b", "#4c8848", "#3e6dac", "#d3a12a")
_NEUTRAL: Final = "#8d8578"
_COIN: Final = "#dcb540"
# What the font that comes with the library cannot write.
_WRITABLE: Final = str.maketrans({"£": "", "−": "-", "–": "-", "×": "", "’": "'"})


def as_picture(view: View, edition: Edition) -> npt.NDArray[np.uint8]:
    """Rows of pixels, each of red, green and blue."""
    return np.asarray(_Drawing(view, edition).whole(), dtype=np.uint8)


class _Drawing:
    def __init__(self, view: View, edition: Edition) -> None:
        self.view = view
        self.texts = Texts(edition=edition)
        self.stage = edition.stage
        self.image = Image.new("RGB", (WIDTH * _FINER, HEIGHT * _FINER), _PAPER)
        self.draw = ImageDraw.Draw(self.image)

    def whole(self) -> Image.Image:
        self.heading()
        self.acts(20, 50)
        self.elements(500, 50)
        self.rows(860, 50)
        players = self.view["players"]
        columns = min(2, len(players))
        lines = (len(players) + 1) // 2
        width = (WIDTH - 20 - 20 * columns) // columns
        height = (HEIGHT - 250 - 15 * lines) // lines
        for number, player in enumerate(players):
            left = 20 + number % columns * (width + 20)
            top = 250 + number // columns * (height + 15)
            self.theatre(player, left, top, width, height)
        return self.image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)

    # Strokes, in pixels of the finished picture

    def box(self, left: float, top: float, width: float, height: float, fill: str, line: str = _LINE) -> None:
        corners = [side * _FINER for side in (left, top, left + width, top + height)]
        self.draw.rounded_rectangle(corners, 4 * _FINER, fill, line, _FINER)

    def dot(self, x: float, y: float, radius: float, fill: str | None, line: str = _INK) -> None:
        corners = [side * _FINER for side in (x - radius, y - radius, x + radius, y + radius)]
        self.draw.ellipse(corners, fill, line, _FINER)

    def write(
        self, x: float, y: float, text: str, size: int = 14, fill: str = _INK, anchor: str = "lm"
    ) -> None:
        font = ImageFont.load_default(size * _FINER)
        self.draw.text((x * _FINER, y * _FINER), text.translate(_WRITABLE), fill, font, anchor)

    def coin(self, x: float, y: float, pounds: int) -> None:
        self.dot(x, y, 9, _COIN, _LINE)
        self.write(x, y, str(pounds), 11, anchor="mm")

    def shortened(self, text: str, size: int, width: float) -> str:
        """As much of a text as there is room for."""
        font = ImageFont.load_default(size * _FINER)
        if font.getlength(text) <= width * _FINER:
            return text
        while text and font.getlength(text + "…") > width * _FINER:
            text = text[:-1]
        return text + "…"

    def figure(self, x: float, y: float, text: str, colour: str, size: int = 11) -> None:
        self.write(x, y, text, size, "#ffffff" if colour in _DARK else _INK, "mm")

    # The main board

    def heading(self) -> None:
        view, say = self.view, self.texts.say
        self.write(20, 25, say("table-day", day=max(1, view["day"]), days=DAYS, phase=view["phase"]), 20)
        if len(view["players"]) > 1:
            order = say("table-order", seats=view["order"])
            if view["initiative"]:
                order += " · " + say("table-initiative", seats=view["initiative"])
            self.write(WIDTH - 20, 25, order, 15, anchor="rm")

    def acts(self, left: float, top: float) -> None:
        """Discs in piles, the one ahead at the bottom of each; free spaces say what they pay."""
        for act in range(ACTS):
            y = top + act * 62
            self.write(left, y + 27, self.texts.name("act", act + 1), 14)
            board = self.view["acts"][act]
            for space in range(1, LAST_SPACE + 1):
                x = left + 55 + (space - 1) * 40
                self.box(x, y, 36, 54, _GREY if space <= GREY_SPACES else _BOARD)
                pile = [disc for disc in board["ahead"] if board["spaces"][disc] == space]
                if not pile and act == 0 and ACT_I_POUNDS[space]:
                    self.coin(x + 18, y + 27, ACT_I_POUNDS[space])
                elif not pile:
                    self.write(x + 18, y + 27, _prestige(act, space), 11, _FAINT, "mm")
                for place, disc in enumerate(pile):
                    self.dot(x + 18, y + 42 - place * 10, 10, self.disc_colour(disc))

    def disc_colour(self, disc: int) -> str:
        return _SEATS[disc] if disc < len(self.view["players"]) else _NEUTRAL

    def elements(self, left: float, top: float) -> None:
        """What is laid out, large, and what the bag still holds, small."""
        self.write(left, top + 8, self.texts.say("table-crates"), 14)
        for line, kind in enumerate(ELEMENTS):
            y = top + 52 + line * 66
            self.write(left, y, self.texts.say(f"elements-{kind}"), 14)
            for column, (colour, count) in enumerate(self.view["crates"][kind].items()):
                x = left + 92 + column * 42
                if kind == "costumes":
                    self.dot(x, y, 15, _COLOURS[colour] if count else None, _COLOURS[colour])
                else:
                    self.box(x - 15, y - 15, 30, 30, _COLOURS[colour] if count else _PAPER, _COLOURS[colour])
                if count:
                    self.figure(x, y, str(count), colour, 15)
                self.write(x, y + 25, f"({self.view['bags'][kind][colour]})", 11, _FAINT, "mm")

    def rows(self, left: float, top: float) -> None:
        """The characters laid out with their cost, and the backstage cards."""
        y = self.cards(left, top, self.texts.say("table-row"), self.view["row"])
        if "backstage" in self.view:
            self.cards(left, y + 6, self.texts.say("edition-backstage"), self.view["backstage"]["row"])

    def cards(self, left: float, top: float, title: str, cards: Iterable[str]) -> float:
        self.write(left, top + 8, title, 14)
        y = top + 20
        for number, card in enumerate(cards):
            x = left + number % 2 * 202
            y = top + 20 + number // 2 * 24
            self.box(x, y, 196, 21, _BOARD)
            character = self.texts.character(card)
            self.write(x + 8, y + 11, self.shortened(self.texts.card(card), 13, 145), 13)
            if character is not None:
                self.coin(x + 183, y + 10.5, character.cost)
        return y + 24

    # The players

    def theatre(self, player: View, left: float, top: float, width: float, height: float) -> None:
        seat = player["seat"]
        self.box(left, top, width, height, _BOARD, _SEATS[seat])
        self.box(left, top, width, 26, _SEATS[seat], _SEATS[seat])
        name = self.texts.name("seat", seat)
        if seat in self.view["deciders"]:
            name = f"> {name}"
        self.write(left + 10, top + 13, name, 15, "#ffffff")
        numbers = " · ".join(
            f"{self.texts.say(f'column-{column}')} {text}"
            for column, text in (
                ("prestige", player["prestige"]),
                ("money", f"£{player['money']}"),
                ("payroll", f"£{player['payroll']}"),
                ("tokens", f"({player['tokens']})"),
                ("cylinders", f"{player['cylinders']}/{player['wagered']}"),
                ("objectives", player["objective_count"]),
            )
        )
        room = width - 110
        self.write(left + width - 10, top + 13, self.shortened(numbers, 13, room), 13, "#ffffff", "rm")
        cell = min(56.0, (height - 60) / len(self.stage.rows), width * 0.36 / len(self.stage.rows[0]))
        ambiance = self.texts.say(f"ambiance-{player['ambiance']}")
        self.write(left + 10, top + 40, f"{self.texts.say('column-ambiance')}: {ambiance}", 12, _FAINT)
        self.pyramid(player, left + 12, top + height - 10, cell)
        across = left + 24 + cell * len(self.stage.rows[0])
        self.troupe(player, across, top + 34, left + width - 8 - across, height - 40)

    def pyramid(self, player: View, left: float, bottom: float, cell: float) -> None:
        """The stage set; a candle is a small flame in its corner."""
        for height, row in enumerate(self.stage.rows):
            y = bottom - (height + 1) * cell
            for column, kind in enumerate(row):
                x = left + (len(self.stage.rows[0]) - len(row)) * cell / 2 + column * cell
                colour = player["stage"].get(f"{height + 1}.{column + 1}")
                fill = _COLOURS[colour] if colour else _GREY if kind == "v" else "#ffffff"
                self.box(x + 1, y + 1, cell - 2, cell - 2, fill)
                if colour:
                    self.figure(x + cell / 2, y + cell / 2, str(_value(colour)), colour, 13)
                if kind == "c":
                    self.dot(x + cell - 8, y + 8, 3, "#f0a030", "#c06010")

    def troupe(self, player: View, left: float, top: float, width: float, height: float) -> None:
        """One line for each character: its circles filled or not, its name; used ones bear a cylinder."""
        lines = max(1, int(height // 21))
        columns = -(-len(player["troupe"]) // lines)
        column_width = width / columns
        for number, character in enumerate(player["troupe"]):
            x = left + number // lines * column_width
            y = top + number % lines * 21 + 10
            tired = character["used"] or character["resting"]
            for circle, colour in enumerate(character.get("costume", ())):
                place = x + 8 + circle * 16
                self.dot(place, y, 7, _COLOURS[colour] if colour else "#ffffff", _LINE)
                if colour:
                    self.figure(place, y, str(_value(colour)), colour, 9)
            room = column_width - 72
            text = self.shortened(self.texts.card(character["name"]), 13, room)
            self.write(x + 54, y, text, 13, _FAINT if tired else _INK)
            if character["used"]:
                self.box(x + min(column_width - 14, 240), y - 6, 8, 12, _SEATS[player["seat"]])
            elif character["resting"]:
                self.write(x + min(column_width - 10, 244), y, "z", 13, _FAINT, "mm")


def _prestige(act: int, space: int) -> str:
    """What a space pays beside pounds."""
    if space <= GREY_SPACES:
        return "−1"
    return f"+{ACT_III_PRESTIGE[space]}" if act == 2 and ACT_III_PRESTIGE[space] else ""


def _value(colour: Any) -> int:
    return VALUES[COLOURS.index(colour)]
