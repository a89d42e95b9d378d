"""A view as plain text."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from shakespeare.edition import Edition
from shakespeare.game.terms import ACTS, COLOURS, DAYS, ELEMENTS, LAST_SPACE, VALUES, VIRTUAL
from shakespeare.locales import Texts
from shakespeare.players import View


def as_text(view: View, edition: Edition) -> str:
    """The whole table, as whoever has the view sees it."""
    return "\n".join(_Writing(view, edition).lines())


@lru_cache(maxsize=4)
def _texts(edition: Edition) -> Texts:
    return Texts(edition=edition)


class _Writing:
    def __init__(self, view: View, edition: Edition) -> None:
        self.view = view
        self.texts = _texts(edition)

    def lines(self) -> Iterable[str]:
        view, say = self.view, self.texts.say
        yield say("table-day", day=max(1, view["day"]), days=DAYS, phase=view["phase"])
        if len(view["players"]) > 1:
            yield say("table-order", seats=view["order"])
            if view["initiative"]:
                yield say("table-initiative", seats=view["initiative"])
        yield ""
        yield from _columns([self._act(act) for act in range(ACTS)])
        yield ""
        yield say("table-crates")
        yield from _columns([self._values(), *(self._elements(kind) for kind in ELEMENTS)])
        yield ""
        yield say("table-row") + ": " + ", ".join(self.texts.card(card) for card in view["row"])
        if "backstage" in view:
            yield (
                say("edition-backstage")
                + ": "
                + ", ".join(self.texts.card(card) for card in view["backstage"]["row"])
            )
        yield ""
        yield from _columns([self._titles(), *(self._numbers(player) for player in view["players"])])
        for player in view["players"]:
            yield ""
            yield from self._theatre(player)

    def _seat(self, seat: int) -> str:
        return self.texts.name("seat", seat) + ("*" if seat in self.view["deciders"] else "")

    def _act(self, act: int) -> list[str]:
        board = self.view["acts"][act]
        spaces = []
        for space in range(1, LAST_SPACE + 1):
            discs = [disc for disc in board["ahead"] if board["spaces"][disc] == space]
            spaces.append("".join(self._disc(disc) for disc in discs) or str(space))
        return [self.texts.name("act", act + 1), *spaces]

    def _disc(self, disc: int) -> str:
        if disc < len(self.view["players"]):
            return self.texts.name("seat", disc, "short")
        return self.texts.say("neutral-short")

    def _values(self) -> list[str]:
        return [
            "",
            *(
                self.texts.say("element-value", colour=colour, value=VALUES[number])
                for number, colour in enumerate(COLOURS[1:VIRTUAL], 1)
            ),
        ]

    def _elements(self, kind: str) -> list[str]:
        laid_out, bag = self.view["crates"][kind], self.view["bags"][kind]
        return [
            self.texts.say(f"elements-{kind}"),
            *(f"{laid_out[colour] or '·'} ({bag[colour]})" for colour in laid_out),
        ]

    def _titles(self) -> list[str]:
        names = ("prestige", "money", "payroll", "tokens", "ambiance", "cylinders", "objectives", "projected")
        return ["", *(self.texts.say(f"column-{name}") for name in names)]

    def _numbers(self, player: View) -> list[str]:
        return [
            self._seat(player["seat"]),
            str(player["prestige"]),
            f"£{player['money']}",
            f"£{player['payroll']}",
            str(player["tokens"]),
            self.texts.say(f"ambiance-{player['ambiance']}"),
            f"{player['cylinders']}/{player['wagered']}",
            str(player["objective_count"]),
            str(player["projected"]),
        ]

    def _theatre(self, player: View) -> Iterable[str]:
        company = ", ".join(self._character(character) for character in player["troupe"])
        yield f"{self._seat(player['seat'])}: {company}"
        if player["stage"]:
            built = [f"{place} {self._short(colour)}" for place, colour in sorted(player["stage"].items())]
            yield f"  {self.texts.say('opponent-set')} {', '.join(built)}"
        if player["objectives"]:
            names = ", ".join(self.texts.name("objective", name) for name in player["objectives"])
            yield f"  {self.texts.say('column-objectives')}: {names}"

    def _character(self, character: dict[str, Any]) -> str:
        notes = []
        if any(character.get("costume", ())):
            notes.append(
                " ".join(self._short(colour) if colour else "___" for colour in character["costume"])
            )
        notes += [self.texts.say(f"state-{state}") for state in ("used", "resting") if character[state]]
        return self.texts.card(character["name"]) + (f" ({', '.join(notes)})" if notes else "")

    def _short(self, colour: str) -> str:
        return self.texts.name("colour", colour, "short")


def _columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    """Rows whose cells stand one under another."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
