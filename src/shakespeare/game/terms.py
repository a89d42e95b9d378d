"""The words of the game as numbers, shared by every module of the rules.

The rules work on small integers; names appear only where people or programs outside read them. Tables are typed
`tuple[int, ...]`: of a tuple whose length is part of its type, compiled code makes a new one each time it looks
something up.
"""

from typing import Final

# Colours of elements (R0.1); 0 is an empty circle or space.
EMPTY: Final = 0
BLACK: Final = 1
PINK: Final = 2
PURPLE: Final = 3
BLUE: Final = 4
GREEN: Final = 5
YELLOW: Final = 6
VIRTUAL: Final = 7  # on a stage only (R7.2)
COLOURS: Final[tuple[str, ...]] = ("empty", "black", "pink", "purple", "blue", "green", "yellow", "virtual")
VALUES: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 3, 0)

NOT_YELLOW: Final = 0b0111110  # sets of colours, as bits

# The two kinds of elements; also the bits of a set of kinds.
COSTUME: Final = 0
SET: Final = 1
ELEMENTS: Final[tuple[str, ...]] = ("costumes", "sets")
COSTUMES_ONLY: Final = 0b01
SETS_ONLY: Final = 0b10
BOTH: Final = 0b11

# Bags and crates count elements in one list: index = kind * STRIDE + colour.
STRIDE: Final = 7

# What one bag holds at first, by colour, for each number of players (R1.5).
BAGS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (0, 8, 8, 7, 5, 4, 4),
    (0, 8, 8, 7, 5, 4, 4),
    (0, 12, 12, 10, 8, 6, 6),
    (0, 16, 16, 12, 12, 8, 8),
)

DAYS: Final = 6
REHEARSAL_DAYS: Final[tuple[int, ...]] = (4, 6)
CYLINDERS: Final = 5
TOKENS: Final = 8  # "+3" tokens (R1.6)
TOKEN_VALUE: Final = 3
START_PRESTIGE: Final = 5
ACTS: Final = 3
LAST_SPACE: Final = 10
GREY_SPACES: Final = 3
AMBIANCE_START: Final = 3  # the third of six spaces, counted from 1 (R1.3)
AMBIANCE_END: Final = 6
CIRCLES: Final = 3

# Kinds of characters (R0.2).
ACTOR: Final = 0
COSTUME_MISTRESS: Final = 1
SET_DRESSER: Final = 2
HANDYMAN: Final = 3
JEWELER: Final = 4
ASSISTANT: Final = 5
QUEEN: Final = 6
EXTRA: Final = 7
PROMPTER: Final = 8  # these and the last are cards of Backstage (R11.4)
RAG_PICKER: Final = 9
BACKSTAGE_CARD: Final = 10  # one that is used, not kept
KINDS: Final[tuple[str, ...]] = (
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
)
# Which elements each kind of craftsman takes (R5.4); 0: not a craftsman.
CRAFT: Final[tuple[int, ...]] = (0, COSTUMES_ONLY, SETS_ONLY, BOTH, 0, 0, 0, 0, 0, 0, 0)

# Where prestige comes from: the columns of a player's ledger.
START: Final = 0
WAGER: Final = 1
COSTUMES: Final = 2
CANDLES: Final = 3
AMBIANCE: Final = 4
ACTIVATION: Final = 5
REHEARSAL: Final = 6
ACT_SCORING: Final = 7
OBJECTIVES: Final = 8
GOLD: Final = 9
UNPAID: Final = 10
SOURCES: Final[tuple[str, ...]] = (
    "start",
    "wager",
    "costumes",
    "candles",
    "ambiance",
    "activation",
    "rehearsal",
    "acts",
    "objectives",
    "yellow",
    "unpaid",
)
# Money has two sources more, and Backstage has its own: hats bring prestige, the others money (R11.4, R11.8).
SETS: Final = 11
QUEENS_PURSE: Final = 12
HATS: Final = 13
BACKSTAGE: Final = 14
PROMPTING: Final = 15
MONEY_SOURCES: Final[tuple[str, ...]] = (*SOURCES, "sets", "queen", "hats", "backstage", "prompter")

# Phases of a day (R3.1), with what comes before the first and after the last.
SETUP_PHASE: Final = -1
WAGER_PHASE: Final = 0
COMPANY_PHASE: Final = 1
AMBIANCE_PHASE: Final = 2
REHEARSAL_PHASE: Final = 3
MAINTENANCE_PHASE: Final = 4
REST_PHASE: Final = 5
END_PHASE: Final = 6
PHASES: Final[tuple[str, ...]] = (
    "wager",
    "company",
    "ambiance",
    "rehearsal",
    "maintenance",
    "rest",
    "end",
    "setup",
)

NOBODY: Final = -1

# Who may see something: a seat, or one of these.
EVERYBODY: Final = -1
HIDDEN: Final = -2
