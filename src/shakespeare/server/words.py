"""The words of the game as types, so that a client in another language gets them too.

They repeat the tables of `shakespeare.game`; a test compares the two.
"""

from typing import Literal

Colour = Literal["black", "pink", "purple", "blue", "green", "yellow"]
Phase = Literal["wager", "company", "ambiance", "rehearsal", "maintenance", "rest", "end", "setup"]
CharacterKind = Literal[
    "actor",
    "costume-mistress",
    "set-dresser",
    "handyman",
    "jeweler",
    "assistant",
    "queen",
    "extra",
    "prompter",
    "rag-picker",
    "backstage-card",
]
QuestionKind = Literal[
    "first-recruit",
    "wager",
    "action",
    "token",
    "take",
    "step",
    "back",
    "queen",
    "keep",
    "spare",
    "first-action",
    "theater",
    "hat",
    "double",
    "engage",
    "origin",
    "masks",
    "salvage",
    "rehearse",
    "prompt",
]
MoveKind = Literal[
    "wager",
    "recruit",
    "recruit-extra",
    "activate",
    "pass",
    "spend-token",
    "keep-token",
    "step",
    "back",
    "costume",
    "set",
    "done",
    "ask-money",
    "ask-objectives",
    "keep",
    "spare",
    "use",
    "use-recruitment",
    "theater",
    "hat",
    "double",
    "engage",
    "from-crates",
    "from-discards",
    "forgo",
    "play",
    "hold",
    "hold-for-good",
    "rehearse",
    "pay-prompter",
    "take-penalty",
]
BackstageObjectiveKind = Literal["salvage", "gold", "cheer", "run", "dismissal"]
CellKind = Literal["space", "candle", "virtual"]
AmbianceEffect = Literal["prestige", "money", "step", "back"]
SeatKind = Literal["person", "computer"]

# What a message's argument can be: a name, a number, or a list of them.
Argument = str | int | list[str | int]
Arguments = dict[str, Argument]
