"""Converts packed integers of the engine to the words of the content files."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
NO_OPTIONS: Final = vec[i64]()
"""What has no either/or production. Never changed."""


def unit_slugs(goods: i64, options: vec[i64]) -> tuple[str, ...]:
    """Production one unit each: ``wood``, or ``wood/clay`` for one of the two."""
    words: list[str] = []
    for kind in range(len(RESOURCES)):
        units = (goods >> (UNIT_BITS * kind)) & UNIT_MASK
        while units:
            words.append(RESOURCES[kind])
            units -= 1
    if len(options):
        words += [_either(option) for option in options]
    return tuple(words)


def _either(option: i64) -> str:
    kinds = [RESOURCES[kind] for kind in range(len(RESOURCES)) if option >> (UNIT_BITS * kind) & 1]
    return "/".join(kinds)


def bit_slugs(bits: i64, words: dict[int, str]) -> tuple[str, ...]:
    """The words of the bits that are set."""
    if bits == 0:
        return ()
    return tuple([word for bit, word in words.items() if bits & bit])


def card_slugs(components: Components, cards: vec[i64]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple([components.cards[card].slug for card in cards])
