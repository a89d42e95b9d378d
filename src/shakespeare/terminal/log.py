"""Events as a log to read: headings, and one paragraph for each thing somebody does."""

import re
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from shakespeare.game.history import Event
from shakespeare.locales import Texts
from shakespeare.terminal import styles

# What only sets the table, or says nothing that is not told again at once.
_SILENT: Final = {
    "wager-chosen",
    "wager-yours",
    "rest-chosen",
    "rest-yours",
    "initiative-emptied",
    "ambiance-reset",
    "rest-tokens-off",
    "cylinders-back",
}
# What the table shows anyway.
_ON_THE_TABLE: Final = {
    "costumes-laid-out",
    "sets-laid-out",
    "characters-laid-out",
    "characters-discarded",
    "characters-reshuffled",
    "elements-discarded",
    "lord-dealt",
    "backstage-laid-out",
    "backstage-discarded",
    "backstage-reshuffled",
}
# What follows from something else, and is told in the same paragraph.
_CONSEQUENCES: Final = {
    "ambiance",
    "ambiance-held",
    "back",
    "back-lost",
    "backstage-idle",
    "backstage-kept",
    "costume-complete",
    "costume-placed",
    "declined",
    "discard-taken",
    "doubled",
    "engaged",
    "hat-placed",
    "initiative",
    "kept",
    "kept-card",
    "looked",
    "looked-at",
    "lord-empty",
    "money",
    "nothing-to-take",
    "paid",
    "prestige",
    "quill-lost",
    "rehearsed",
    "rest-eased",
    "rested",
    "salvage-ended",
    "set-placed",
    "stayed-fresh",
    "step",
    "step-lost",
    "theater-placed",
    "token-gained",
    "token-none",
    "token-spent",
    "unpaid",
}


def story(events: Iterable[Event], texts: Texts, solo: bool, brief: bool = False) -> list[Text]:
    """The log of some events, a paragraph or heading each; `brief` leaves out what the table shows."""
    lines: list[Text] = []
    paragraph: list[str] = []
    seat: object = None
    heading: Text | None = None

    def end() -> None:
        if paragraph:
            lines.append(_coloured(" ".join(paragraph), texts))
            paragraph.clear()

    for event in events:
        if event.id in _SILENT or (brief and event.id in _ON_THE_TABLE) or (solo and event.id == "won"):
            continue
        if event.id in ("day", "phase"):
            end()
            if event.id == "day":
                lines += [Text(), Text(texts.event(event), "bold")]
                heading = None
            else:
                heading = Text(texts.event(event), "italic")
            continue
        if heading is not None:
            lines.append(heading)
            heading = None
        if event.id not in _CONSEQUENCES or event.args.get("seat") != seat or not paragraph:
            end()
        seat = event.args.get("seat")
        paragraph.append(texts.event(event))
    end()
    return lines


def _coloured(sentence: str, texts: Texts) -> Text:
    text = Text(sentence)
    for seat, style in enumerate(styles.SEATS):
        text.highlight_regex(rf"\b{re.escape(texts.name('seat', seat))}\b", style)
    return text
