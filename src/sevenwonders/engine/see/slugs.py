"""Packed integers of the core as the words of the content files."""

from collections.abc import Iterable
from typing import Final

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.vocabulary import (
    BANK_RESOURCE,
    CHEAP_MADE_LEFT,
    CHEAP_MADE_RIGHT,
    CHEAP_RAW_LEFT,
    CHEAP_RAW_RIGHT,
    COPY_GUILD,
    DEFEATS_TO_WINNER,
    FREE_BLACK_ONCE,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_LEADERS,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    FREE_PURPLE,
    FREEZE_HANDS,
    GUILD_AGAIN,
    KEEP_LEADERS,
    LAST_CARD,
    MOST_SCIENCE,
    PORT,
    REBATE_LEFT,
    REBATE_RIGHT,
    RESOURCES,
    SHIELDS_PER_DEFEAT,
    SPECIAL_GOOD,
    STAGES_WITHOUT_RESOURCES,
    STARTING_REBATE,
    SWAP_SCIENCE,
    TRADE_REFUND,
    UNIT_BITS,
    UNIT_MASK,
    WAIVE_BLUE,
    WAIVE_GREEN,
    WAIVE_RED,
    WAIVE_STAGE,
)

DISCOUNTS: Final = {
    CHEAP_RAW_LEFT: "raw-left",
    CHEAP_RAW_RIGHT: "raw-right",
    CHEAP_MADE_LEFT: "manufactured-left",
    CHEAP_MADE_RIGHT: "manufactured-right",
}
POWERS: Final = {
    LAST_CARD: "last-card",
    FREE_ONCE_AN_AGE: "free-once-an-age",
    FREE_NEW_COLOR: "free-new-color",
    FREE_FIRST_CARD: "free-first-card",
    FREE_LAST_CARD: "free-last-card",
    COPY_GUILD: "copy-guild",
    FREE_BLACK_ONCE: "free-black-once-an-age",
    FREE_PURPLE: "free-purple",
    WAIVE_STAGE: "one-resource-less-stage",
    WAIVE_BLUE: "one-resource-less-blue",
    WAIVE_RED: "one-resource-less-red",
    WAIVE_GREEN: "one-resource-less-green",
    STAGES_WITHOUT_RESOURCES: "stages-without-resources",
    BANK_RESOURCE: "bank-resource",
    TRADE_REFUND: "trade-refund",
    REBATE_LEFT: "trade-rebate-left",
    REBATE_RIGHT: "trade-rebate-right",
    STARTING_REBATE: "starting-good-rebate",
    SPECIAL_GOOD: "special-good",
    KEEP_LEADERS: "keep-leaders",
    PORT: "port",
    FREE_LEADERS: "free-leaders",
    DEFEATS_TO_WINNER: "defeats-to-winner",
    SHIELDS_PER_DEFEAT: "shields-per-defeat",
    FREEZE_HANDS: "freeze-hands",
    SWAP_SCIENCE: "swap-science",
    MOST_SCIENCE: "most-science",
    GUILD_AGAIN: "guild-again",
}


def unit_slugs(goods: int, options: Iterable[int] = ()) -> tuple[str, ...]:
    """Production one unit each: ``wood``, or ``wood/clay`` for one of the two."""
    fixed = [
        kind
        for at, kind in enumerate(RESOURCES)
        for _ in range((goods >> (UNIT_BITS * at)) & UNIT_MASK)
    ]
    return (*fixed, *(_either(option) for option in options))


def _either(option: int) -> str:
    return "/".join(kind for at, kind in enumerate(RESOURCES) if (option >> (UNIT_BITS * at)) & 1)


def bit_slugs(bits: int, words: dict[int, str]) -> tuple[str, ...]:
    """The words of the bits that are set."""
    return tuple(word for bit, word in words.items() if bits & bit)


def card_slugs(components: Components, cards: Iterable[int]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple(components.cards[card].slug for card in cards)
