"""Texts: everything the game says, in one language.

A message gets the arguments of the event, question, reason or move it speaks of. Before that, three things
happen to them, here and in the browser alike:

- A name (`seat`, `character`, `colour`, …) becomes its own message's text; every attribute of that message is an
  argument too: `character-the`. What is nobody's becomes the word `nobody`.
- A list becomes one text, equal items counted: "black ×2, pink and green". `…-row` has only commas, `…-or` ends
  with "or", `…-count` is the number of items.
- A number below zero becomes a text with a real minus sign. `amount` is given by its size, and `amount-sign` is
  `up` or `down`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, Literal, get_args

from shakespeare.edition import (
    COLOURS,
    COUNTS,
    BackstageCard,
    Character,
    Edition,
    Measure,
    Words,
    load_edition,
)
from shakespeare.game.components import components_of
from shakespeare.game.game import Question
from shakespeare.game.history import Event
from shakespeare.game.moves import Move
from shakespeare.game.reasons import Reason
from shakespeare.locales.messages import LANGUAGES, Argument, UnknownText, messages_of

__all__ = ["FAMILIES", "LANGUAGES", "LIST_FORMS", "SEAT_COLOURS", "SeatColour", "Texts", "UnknownText"]

# Arguments that are names or lists of names, and the family of messages that has their texts.
FAMILIES: Final[Mapping[str, str]] = {
    "seat": "seat",
    "seats": "seat",
    "waiting": "seat",
    "seat_colour": "seat",
    "character": "card",
    "card": "card",
    "cards": "card",
    "colour": "colour",
    "colours": "colour",
    "wanted": "colour",
    "objective": "objective",
    "objectives": "objective",
    "act": "act",
    "phase": "phase",
    "source": "source",
    "asked": "asked",
    "move": "move",
}
SeatColour = Literal["red", "green", "blue", "yellow"]
# Of seats 0 to 3, where nobody chose another one.
SEAT_COLOURS: Final[tuple[SeatColour, ...]] = get_args(SeatColour)
# Conditions of measures that are lists: the argument, and the family of messages that has the texts; pounds have none.
MEASURE_LISTS: Final[Mapping[str, tuple[str, str]]] = {
    "in": ("places", "in"),
    "colour": ("hues", "colour"),
    "kind": ("kinds", "kind"),
    "cost": ("costs", ""),
}
LIST_FORMS: Final = ("row", "or", "count")
NOBODY: Final = "nobody"


class Texts:
    """The game in words. `names` replaces Red, Green, Blue and Yellow; `edition` knows the cards."""

    def __init__(
        self, language: str = "en", names: Sequence[str] | None = None, edition: Edition | None = None
    ) -> None:
        self.language = language
        self.names = list(names or ())
        self.edition = edition or load_edition()
        self._messages = messages_of(language)
        self._quotes = self._messages.format("quotes", {}).split(" ")
        self._characters: dict[str, tuple[Character, str]] = {}  # by card: the character and " II" for a copy
        self._cards: dict[str, tuple[BackstageCard, str]] = {}  # backstage cards, likewise
        backstage = self.edition.backstage
        actors = backstage.actors if backstage else ()
        for character in (*self.edition.printed, *self.edition.characters, *actors):
            for card, copy in _copies(character):
                self._characters[card] = (character, copy)
        for backstage_card in backstage.cards if backstage else ():
            for card, copy in _copies(backstage_card):
                self._cards[card] = (backstage_card, copy)
        self._objectives = {objective.name: objective for objective in self.edition.objectives}
        self._played = {objective.name: objective for objective in backstage.objectives} if backstage else {}
        self._forms: dict[tuple[str, object], dict[str, str]] = {}  # made so far

    # What the game reports and asks

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.id}", **event.args)

    def question(self, question: Question) -> str:
        return self.say(
            question.message, character=question.character, value=question.value or 0, **question.args
        )

    def reason(self, reason: Reason) -> str:
        """Why not; the rule's number comes last."""
        return self.say("reason", text=self.say(f"reason-{reason.id}", **reason.args), rule=reason.rule)

    def mistake(self, words: Words) -> str:
        """What is wrong with an edition; it goes on after the key that is meant."""
        args = {name: self._argument(value) for name, value in words.args.items()}
        return self.say(f"mistake-{words.id}", **args)

    def _argument(self, value: object) -> object:
        if isinstance(value, Words):
            return self.mistake(value)
        return list(value) if isinstance(value, tuple) else value

    def note(self, text: str) -> str:
        """Where a value comes from, as the edition notes it: what ours say in other words too, all else as written."""
        return self._known("noted", text)

    def edition_name(self, name: str) -> str:
        """What an edition is called: ours in the language's words, all others as they call themselves."""
        return self._known("named", name)

    def _known(self, family: str, text: str) -> str:
        id = f"{family}-{re.sub('[^a-z0-9]+', '-', text.lower()).strip('-')}"
        return self.say(id) if id in self._messages else text

    def move(self, move: Move) -> str:
        fields = move.to_dict()
        del fields["move"]
        return self.say(f"move-{move.name}", **fields)

    # Names

    def card(self, name: str) -> str:
        """A character's name as it stands alone."""
        return self.name("card", name)

    def name(self, family: str, value: object, form: str = "") -> str:
        """A name of any family: `name("colour", "green")`, `name("card", "queen", "the")`."""
        forms = self._name_forms(family, value)
        return forms.get(form, forms[""])

    def character(self, name: str) -> Character | None:
        """The character of a card or board; None for an extra."""
        return self._characters[name][0] if name in self._characters else None

    def power(self, name: str, assistants: int = 0) -> str:
        """What a character does when activated, with the help of so many assistants."""
        character = self.character(name)
        if name in self._cards:
            return self.kept(self._cards[name][0])
        if character is None:
            return self.say("power-extra")
        if character.is_actor:
            return self._actor_power(character)
        return self.say(f"power-{character.kind}", value=character.value + assistants)

    def _actor_power(self, actor: Character) -> str:
        power = self.icons(actor.activate)
        if actor.first_action:
            return self.say("power-first-action")
        if actor.costumed:
            power = self.say("power-costumed", power=power, icons=self.icons(actor.costumed))
        if actor.costumed_cancels:
            icons = self.icons([actor.costumed_cancels])
            power = self.say("power-cancelled", power=power, icons=icons)
        return power

    def kept(self, card: BackstageCard) -> str:
        """What a backstage card does as long as it is kept; nothing if it is only used."""
        if not card.kept:
            return ""
        kind = self.name("kind", card.serves) if card.serves else ""
        return self.say(f"kept-{card.kept}", kind=kind, cost=card.serves_cost)

    def rehearsal(self, name: str) -> str:
        """What a character gives in a dress rehearsal with a complete costume; nothing for those without one."""
        if name in self._cards:
            return ""
        character = self.character(name)
        return self.icons((character or self.edition.extra).rehearse)

    def goal(self, name: str, counted: int | None = None) -> str:
        """What an objective wants, or does; with what it counts so far, if it counts anything."""
        if name in self._played:
            played = self._played[name]
            return self.say(f"goal-{played.kind}", value=played.value, amount=played.amount)
        objective = self._objectives[name]
        # Equal steps are one, which brings what they bring together.
        steps = {step: points for points, step in enumerate(objective.steps, start=1)}
        points = tuple(steps.values())
        measure = self.measure(objective.composition, max(steps))
        goal = self.say("goal", steps=tuple(steps), points=points, most=points[-1], measure=measure)
        return goal if counted is None else self.say("goal-counted", goal=goal, counted=counted)

    def measure(self, measure: Measure, count: int = 2, where: str = "outside") -> str:
        """What is counted, as it stands after a number."""
        if measure.short_name:
            return self.say(f"measure-{measure.short_name}", count=count)
        args: dict[str, object] = {"count": count}
        if measure.parts:
            parts = [self.measure(part, where="inside") for part in measure.parts]
            return self.say(f"measure-{measure.count}", where=where, parts=parts)
        for condition in COUNTS[measure.count]:
            value = measure[condition]
            if condition in MEASURE_LISTS:
                name, family = MEASURE_LISTS[condition]
                said = (
                    [self.say(f"measure-{family}-{one}", count=count) for one in value]
                    if family
                    else [self.pounds(one) for one in value]
                )
                args[name] = said
            elif condition == "paid":
                args["paid"] = "any" if value is None else "yes" if value else "no"
            elif condition == "place":
                args["rank"] = value
            else:
                args[condition] = value
        if measure.count == "acts":
            args["both"] = "yes" if measure["place"] and measure["space"] else "no"
        return self.say(f"measure-{measure.count}", **args)

    def icons(self, icons: Iterable[str]) -> str:
        """Icons in words, in printed order."""
        parts = []
        for icon, same in groupby(icons):
            kind, _, colour = icon.partition("-")
            count = len(list(same))
            if kind in ("costume", "set") and colour in COLOURS:
                parts.append(self.say(f"icon-{kind}", count=count, colour=colour))
            else:
                parts.append(self.say(f"icon-{icon}", count=count))
        return self._join(parts, "list-comma") if parts else ""

    # Money and labels

    def pounds(self, amount: int | str) -> str:
        """A sum of money; one that is not whole is given as it is to be written."""
        return self.say("pounds", pounds=str(amount))

    def labelled(self, label: str, text: str) -> str:
        return self.say("labelled", label=label, text=text)

    # Any message

    def say(self, id: str, **args: object) -> str:
        """A message with its arguments, which are translated first."""
        prepared: dict[str, Argument] = {}
        for name, value in args.items():
            if isinstance(value, list | tuple):
                self._add_list(prepared, name, value)
            elif value is None:
                prepared[name] = NOBODY
            elif name in FAMILIES:
                for form, text in self._name_forms(FAMILIES[name], value).items():
                    prepared[_joined(name, form)] = text
            elif name == "amount" and isinstance(value, int):
                prepared["amount"] = abs(value)
                prepared["amount-sign"] = "up" if value >= 0 else "down"
            else:
                prepared[name] = _number(value) if isinstance(value, int | float) else str(value)
        return nested(self._messages.format(id, prepared), self._quotes)

    def _add_list(self, prepared: dict[str, Argument], name: str, values: Sequence[object]) -> None:
        family = FAMILIES.get(name, "")
        items = [self._name_forms(family, value) if family else {"": str(value)} for value in values]
        prepared[f"{name}-count"] = len(items)
        prepared[f"{name}-row"] = self._join([item[""] for item in items], "list-comma")
        prepared[f"{name}-or"] = self._join([item[""] for item in items], "list-or")
        for form in self._messages.forms(family):
            texts = self._counted([item[form] for item in items])
            prepared[_joined(name, form)] = self._join(texts, "list-and")

    def _counted(self, items: Sequence[str]) -> list[str]:
        """Equal items once, with their number."""
        counts = dict.fromkeys(items, 0)
        for item in items:
            counts[item] += 1
        return [
            self._messages.format("list-times", {"item": item, "count": count}) if count > 1 else item
            for item, count in counts.items()
        ]

    def _join(self, items: Sequence[str], last: str) -> str:
        if not items:
            return self._messages.format("list-empty", {})
        text = items[0]
        for place, item in enumerate(items[1:], start=2):
            id = last if place == len(items) else "list-comma"
            text = self._messages.format(id, {"list": text, "item": item})
        return text

    # The forms of a name: "" is the plain one

    def _name_forms(self, family: str, value: object) -> dict[str, str]:
        forms = self._forms.get((family, value))
        if forms is None:
            forms = self._forms[family, value] = self._make_forms(family, value)
        return forms

    def _make_forms(self, family: str, value: object) -> dict[str, str]:
        if family == "card":
            return self._card_forms(str(value))
        if family == "objective":
            return self._objective_forms(str(value))
        if family == "move":
            return {"": self.move(components_of(self.edition).moves.of_text(str(value)))}
        if family == "seat" and isinstance(value, int) and value < len(self.names):
            short = self._messages.format(f"seat-{SEAT_COLOURS[value]}", {}, "short")
            return self._format_forms(family, "own-seat", {"name": self.names[value], "short": short})
        if family == "seat" and isinstance(value, int):
            value = SEAT_COLOURS[value]
        return self._format_forms(family, f"{family}-{value}", {})

    def _card_forms(self, name: str) -> dict[str, str]:
        if name in self._characters:
            character, copy = self._characters[name]
            return self._copy_forms(character.name, character.title, copy)
        if name in self._cards:
            card, copy = self._cards[name]
            return self._copy_forms(card.name, card.title, copy)
        base, _, number = name.rpartition("-")
        if base == "extra":
            return self._copy_forms(base, "", f" {roman(int(number))}")
        # The name on all copies of a card.
        titles = {character.name: character.title for character, _ in self._characters.values()}
        return self._copy_forms(name, titles.get(name, ""), "")

    def _copy_forms(self, base: str, title: str, copy: str) -> dict[str, str]:
        if title or f"card-{base}" not in self._messages:
            return self._format_forms("card", "own-card", {"title": title or prettified(base), "copy": copy})
        forms = self._format_forms("card", f"card-{base}", {"copy": copy})
        if copy and forms == self._format_forms("card", f"card-{base}", {"copy": ""}):
            # The message knows of no copies.
            names = {_joined("name", form): text for form, text in forms.items()}
            return self._format_forms("card", "own-copy", {**names, "copy": copy})
        return forms

    def _objective_forms(self, name: str) -> dict[str, str]:
        objective = self._objectives.get(name) or self._played.get(name)
        title = objective.title if objective else ""
        if title or f"objective-{name}" not in self._messages:
            return self._format_forms("objective", "own-objective", {"title": title or prettified(name)})
        return self._format_forms("objective", f"objective-{name}", {})

    def _format_forms(self, family: str, id: str, args: Mapping[str, Argument]) -> dict[str, str]:
        plain = self._messages.format(id, args)
        own = set(self._messages.attributes(id))
        return {
            form: self._messages.format(id, args, form) if form in own else plain
            for form in self._messages.forms(family)
        }


def _copies(card: Character | BackstageCard) -> list[tuple[str, str]]:
    """The names of a card's copies, each with its number and a space before it where there are several.

    The numbers are Roman, like those of kings and gravediggers: "Hatter 3 needs 1 cylinder" would read as three.
    """
    if card.copies == 1:
        return [(card.name, "")]
    return [(name, f" {roman(number)}") for number, name in enumerate(card.card_names, start=1)]


def nested(text: str, quotes: Sequence[str]) -> str:
    """A text in which a quotation inside another has the marks for that: the last two of the four."""
    opening, closing, *inner = quotes
    if text.count(opening) < 2:
        return text
    parts: list[str] = []
    depth = 0
    for part in re.split(f"({re.escape(opening)}|{re.escape(closing)})", text):
        depth = max(depth - (part == closing), 0)
        parts.append(inner[part == closing] if depth > 0 and part in (opening, closing) else part)
        depth += part == opening
    return "".join(parts)


def roman(number: int) -> str:
    text = ""
    for sign, worth in (("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1)):
        text += sign * (number // worth)
        number %= worth
    return text


def prettified(name: str) -> str:
    """A name for people, made of a card's name: "Lady Macbeth" of "lady-macbeth"."""
    return " ".join(word.capitalize() for word in name.split("-"))


def _joined(name: str, form: str) -> str:
    return f"{name}-{form}" if form else name


def _number(value: int | float) -> Argument:
    return f"−{-value}" if value < 0 else value
