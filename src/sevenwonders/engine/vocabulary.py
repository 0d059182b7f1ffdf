"""The game's vocabulary as small integers, for the compiled core.

Slugs live at the border; inside, a resource, colour or action is its index in these tables.
"""

from typing import Final, Literal, get_args

RULES: Final = 2
"""The version of the rules: it changes when a choice means something else than before."""

RESOURCES: Final = ("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")
UNIT_BITS: Final = 4
"""Width of one resource's units in ``City.goods`` and in a cost."""
UNIT_MASK: Final = 15
RAW_KINDS: Final = 4
"""The first four resources are raw materials, the others manufactured goods."""

COLORS: Final = (
    "brown",
    "gray",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "black",
    "white",
)
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
BLACK: Final = 7
WHITE: Final = 8
"""White are the leaders, which are no Age cards."""
COLOR_BITS: Final = 6
"""Width of one colour's counter in ``City.colors``."""
COLOR_MASK: Final = 63

SYMBOLS: Final = ("compass", "gear", "tablet")
SYMBOL_BITS: Final = 8
"""Width of one symbol's counter in ``City.science``."""
SYMBOL_MASK: Final = 255

AGES: Final = 3
MOST_PLAYERS: Final = 7
VICTORY_VALUES: Final = (1, 3, 5)
VICTORY_BITS: Final = 8
"""Width of one token value's counter in ``City.victories``."""
VICTORY_MASK: Final = 255

# What a tally counts: one bit a colour, then these.
COUNT_STAGES: Final = 1 << 16
COUNT_DEFEATS: Final = 1 << 17
COUNT_VICTORIES_1: Final = 1 << 18
COUNT_VICTORIES_3: Final = 1 << 19
COUNT_VICTORIES_5: Final = 1 << 20
COUNT_VICTORIES: Final = COUNT_VICTORIES_1 | COUNT_VICTORIES_3 | COUNT_VICTORIES_5
COUNT_COINS: Final = 1 << 21
COUNT_COINS_BY_THREE: Final = 1 << 22
COUNT_STONE_SYMBOLS: Final = 1 << 23

# How a tally turns what it counts into points.
EACH: Final = 0
SETS: Final = 1
IF_MORE: Final = 2
IF_NONE: Final = 3
IF_ONLY_LEADER: Final = 4
PAIRS: Final = 5
COLORS_PRESENT: Final = 6
MARKER_COLOR: Final = 7

OWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 4

# Discounts a city holds, one bit for each group of goods and side.
CHEAP_RAW_LEFT: Final = 1
CHEAP_RAW_RIGHT: Final = 2
CHEAP_MADE_LEFT: Final = 4
CHEAP_MADE_RIGHT: Final = 8

# Standing and limited powers of a city.
LAST_CARD: Final = 1
FREE_ONCE_AN_AGE: Final = 2
FREE_NEW_COLOR: Final = 4
FREE_FIRST_CARD: Final = 8
FREE_LAST_CARD: Final = 16
COPY_GUILD: Final = 32
FREE_BLACK_ONCE: Final = 1 << 6
FREE_PURPLE: Final = 1 << 7
WAIVE_STAGE: Final = 1 << 8
WAIVE_BLUE: Final = 1 << 9
WAIVE_RED: Final = 1 << 10
WAIVE_GREEN: Final = 1 << 11
STAGES_WITHOUT_RESOURCES: Final = 1 << 12
BANK_RESOURCE: Final = 1 << 13
TRADE_REFUND: Final = 1 << 14
REBATE_LEFT: Final = 1 << 15
REBATE_RIGHT: Final = 1 << 16
STARTING_REBATE: Final = 1 << 17
SPECIAL_GOOD: Final = 1 << 18
KEEP_LEADERS: Final = 1 << 19
PORT: Final = 1 << 20
FREE_LEADERS: Final = 1 << 21
DEFEATS_TO_WINNER: Final = 1 << 22
SHIELDS_PER_DEFEAT: Final = 1 << 23
FREEZE_HANDS: Final = 1 << 24
SWAP_SCIENCE: Final = 1 << 25
MOST_SCIENCE: Final = 1 << 26
GUILD_AGAIN: Final = 1 << 27

TRADING: Final = BANK_RESOURCE | REBATE_LEFT | REBATE_RIGHT | STARTING_REBATE | SPECIAL_GOOD | PORT
"""Powers that change what can be bought and for how much."""

# Actions of a choice.
BUILD: Final = 0
STAGE: Final = 1
FREE: Final = 2
DISCARD: Final = 3
TAKE: Final = 4
KEEP: Final = 5
RECRUIT: Final = 6
COPY: Final = 7
BURY: Final = 8
DROP: Final = 9
LOSE: Final = 10
YIELD: Final = 11
Action = Literal[
    "build",
    "stage",
    "free",
    "discard",
    "take",
    "keep",
    "recruit",
    "copy",
    "bury",
    "drop",
    "lose",
    "yield",
]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
PLACING: Final = (BUILD, FREE, TAKE, RECRUIT, COPY)
"""Actions that put the card of the choice into the city."""
LETTERS: Final = "BWFDTKRCUVLG"
"""The letter with which the text of a choice begins, by action."""

# Kinds of decision.
PLAY: Final = 0
FREE_CITY: Final = 1
PLAY_LAST: Final = 2
DISCARD_PILE: Final = 3
DRAFT: Final = 4
RECRUITMENT: Final = 5
RECRUIT_MORE: Final = 6
COPY_LEADER: Final = 7
BURY_LEADER: Final = 8
DROP_TOKEN: Final = 9
PAY_LOSS: Final = 10
PENALTY: Final = 11
AskKind = Literal[
    "play",
    "free-city",
    "last-card",
    "discard-pile",
    "draft",
    "recruit",
    "recruit-more",
    "copy-leader",
    "bury-leader",
    "drop-token",
    "pay-loss",
    "penalty",
]
KINDS: Final[tuple[AskKind, ...]] = get_args(AskKind)
Phase = Literal[AskKind, "over"]
"""What a table is busy with."""
Direction = Literal["left", "right", "exchange"]
"""Which way hands pass."""
EdificeState = Literal["coming", "open", "complete", "failed"]

# Rows of the score sheet, in the order of the booklet.
CONFLICTS: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
CIVILIAN: Final = 3
SCIENCE: Final = 4
COMMERCE: Final = 5
GUILDS: Final = 6
LEADERS: Final = 7
CITIES: Final = 8
EDIFICE: Final = 9
RowName = Literal[
    "conflicts",
    "treasury",
    "wonder",
    "blue",
    "green",
    "yellow",
    "guilds",
    "leaders",
    "black",
    "edifice",
]
ROWS: Final[tuple[RowName, ...]] = get_args(RowName)
BASE_ROWS: Final = 7
"""Rows that every table has; the others come with their boxes."""

DISCARD_COINS: Final = 3
"""Coins for a discarded card."""
STARTING_COINS: Final = 3
COINS_PER_POINT: Final = 3
NOBODY: Final = -1
NOTHING: Final = -1
