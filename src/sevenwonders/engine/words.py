"""The game's vocabulary as small integers, for the compiled core.

Slugs live at the border; inside, a resource, colour or action is its index in these tables.
"""

from typing import Final

RESOURCES: Final = ("wood", "stone", "clay", "ore", "glass", "papyrus", "cloth")
RAW_KINDS: Final = 4
"""The first four resources are raw materials, the others manufactured goods."""

COLORS: Final = ("brown", "gray", "blue", "yellow", "red", "green", "purple")
PURPLE: Final = 6
COLOR_BITS: Final = 6
"""Width of one colour's counter in ``City.colors``."""

SYMBOLS: Final = ("compass", "gear", "tablet")
SYMBOL_BITS: Final = 8
"""Width of one symbol's counter in ``City.science``."""

AGES: Final = 3
VICTORY_VALUES: Final = (1, 3, 5)
VICTORY_BITS: Final = 8
"""Width of one token value's counter in ``City.victories``."""

# What a tally counts: one bit a colour, then these.
COUNT_STAGES: Final = 1 << 16
COUNT_DEFEATS: Final = 1 << 17

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

# Actions of a choice.
BUILD: Final = 0
STAGE: Final = 1
FREE: Final = 2
SELL: Final = 3
TAKE: Final = 4
ACTIONS: Final = ("build", "stage", "free", "sell", "take")

# Kinds of decision.
PLAY: Final = 0
FREE_CITY: Final = 1
PLAY_LAST: Final = 2
PICK_DISCARD: Final = 3
KINDS: Final = ("play", "free-city", "last-card", "discard-pile")

# Rows of the score sheet, in the order of the booklet.
CONFLICTS: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
CIVILIAN: Final = 3
SCIENCE: Final = 4
COMMERCE: Final = 5
GUILDS: Final = 6
ROWS: Final = ("conflicts", "treasury", "wonder", "blue", "green", "yellow", "guilds")

SALE: Final = 3
"""Coins for a card sold."""
STARTING_COINS: Final = 3
COINS_PER_POINT: Final = 3
NOBODY: Final = -1
NOTHING: Final = -1
