"""What Backstage adds to the table, drawn for a terminal (R11)."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from shakespeare.edition import Backstage, BackstageCard
from shakespeare.locales import Texts
from shakespeare.terminal import styles

View = Mapping[str, Any]


class Wings:
    """Draws the expansion's part of a view."""

    def __init__(self, backstage: View, texts: Texts) -> None:
        assert texts.edition.backstage is not None
        self._view = backstage
        self._texts = texts
        self._edition: Backstage = texts.edition.backstage

    def row(self) -> RenderableType:
        """The backstage cards laid out: what each does for how many cylinders, and who uses it today."""
        if not self._view["row"]:
            return Text(self._texts.say("backstage-empty"), "dim")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        uses = {use["card"]: use for use in self._view["uses"]}
        for name in self._view["row"]:
            use = uses.get(name)
            title = Text(self._texts.card(name), "dim" if use else "bold")
            for number in self.card(name).powers:
                line = Text(card_power(self.card(name), number, self._texts), "dim" if use else "")
                if use and use["number"] == number:
                    line.append_text(Text(" ← ")).append_text(self._user(use))
                count = Text(self._texts.say("edition-cylinders-count", cylinders=number), "dim")
                grid.add_row(title, count, line)
                title = Text()  # said once
        return grid

    def _user(self, use: View) -> Text:
        user = Text(self._texts.name("seat", use["seat"]), styles.SEATS[use["seat"]])
        if use["recruitment"]:
            user.append(" " + self._texts.say("backstage-with-recruitment"), "not bold default")
        return user

    def card(self, name: str) -> BackstageCard:
        return next(card for card in self._edition.cards if name in card.card_names)

    def lord(self) -> Text:
        """The Lord's deck, its top first, with what each actor costs; or a heading for what they do, too."""
        if not self._view["lord"]:
            return Text(self._texts.say("lord-empty"), "dim")
        if self.calls_lord():
            return Text(self._texts.say("table-lord-called"))
        actors = []
        for name in self._view["lord"]:
            character = self._texts.character(name)
            assert character is not None
            actors.append(f"{self._texts.card(name)} {self._texts.pounds(character.cost)}")
        return Text(self._texts.say("table-lord", actors=actors))

    def calls_lord(self) -> bool:
        """Whether a card that is laid out brings actors of the Lord's deck."""
        icons = [
            icon for name in self._view["row"] for icons in self.card(name).powers.values() for icon in icons
        ]
        return any(icon in ("lord-top", "lord-any") for icon in icons)

    def played(self) -> list[Text]:
        """The mask objectives that are out of the game."""
        played = [
            self._texts.say("played-by", objective=mask["objective"], seat=mask["seat"])
            for mask in self._view["played"]
        ]
        return [Text(self._texts.say("table-played", masks=played))] if played else []

    # Of one player

    def cylinders(self, seat: int) -> str:
        """Those for backstage cards, beside the wagered ones."""
        left = self._view["players"][seat]["cylinders"]
        return f" +{left}" if left else ""

    def hat(self, seat: int, name: str, id: str) -> Text | None:
        """A character's hat, in the words of a message."""
        colour = self._view["players"][seat]["hats"].get(name)
        if colour is None:
            return None
        short = self._texts.name("colour", colour, "short")
        return Text(self._texts.say(id, short=short), styles.ELEMENTS[colour])

    def has_built(self, seat: int) -> bool:
        return bool(self._view["players"][seat]["theater"])

    def theater(self, seat: int) -> Text:
        """The Theater card from the bottom, left to right; a star for a candle."""
        built = self._view["players"][seat]["theater"]
        line = Text(self._texts.say("theater-spaces") + " ")
        for place, space in enumerate(self._edition.theater.spaces):
            if place < len(built):
                text = self._texts.name("colour", built[place], "short")
                style = styles.ELEMENTS[built[place]]
            else:
                text, style = f"{place + 1}{'*' if space == 'c' else ''}", "dim"
            line.append("[", "dim").append(text.center(4), style).append("]", "dim")
        return line

    def fewer_rests(self, seat: int) -> list[Text]:
        count = self._view["players"][seat]["fewer_rests"]
        return [Text(self._texts.say("table-fewer-rests", count=count))] if count else []

    def is_kept(self, name: str) -> bool:
        """Whether somebody in a company is a backstage card."""
        return any(name in card.card_names for card in self._edition.cards)

    def kept(self, names: Iterable[str]) -> list[Text]:
        """Cards that are kept, and what for."""
        kept = []
        for name in names:
            kept.append(labelled(self._texts.card(name), self._texts.kept(self.card(name)), self._texts))
        return kept


def labelled(label: str, text: str, texts: Texts) -> Text:
    """A bold label, and what there is to it."""
    line = Text(texts.labelled(label, text))
    line.stylize("bold", 0, len(label))
    return line


def card_power(card: BackstageCard, number: int, texts: Texts) -> str:
    """What a backstage card does for a number of cylinders; one that is kept says what for."""
    icons = texts.icons(card.powers[number])
    return texts.labelled(icons, texts.kept(card)) if card.kept else icons
