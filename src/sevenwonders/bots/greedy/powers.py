"""What standing powers are worth, in points."""

from typing import Final

from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.vocabulary import (
    BANK_RESOURCE,
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
    LAST_CARD,
    MOST_SCIENCE,
    PORT,
    REBATE_LEFT,
    REBATE_RIGHT,
    SHIELDS_PER_DEFEAT,
    SPECIAL_GOOD,
    STAGES_WITHOUT_RESOURCES,
    STARTING_REBATE,
    SWAP_SCIENCE,
    TRADE_REFUND,
    WAIVE_BLUE,
    WAIVE_GREEN,
    WAIVE_RED,
    WAIVE_STAGE,
)

POWERS: Final = {
    LAST_CARD: 5.0,
    FREE_ONCE_AN_AGE: 5.0,
    FREE_NEW_COLOR: 4.0,
    FREE_FIRST_CARD: 4.0,
    FREE_LAST_CARD: 4.0,
    COPY_GUILD: 7.0,
    FREE_BLACK_ONCE: 4.0,
    FREE_PURPLE: 4.0,
    WAIVE_STAGE: 4.0,
    WAIVE_BLUE: 4.0,
    WAIVE_RED: 3.0,
    WAIVE_GREEN: 3.0,
    STAGES_WITHOUT_RESOURCES: 6.0,
    BANK_RESOURCE: 5.0,
    TRADE_REFUND: 3.0,
    REBATE_LEFT: 2.0,
    REBATE_RIGHT: 2.0,
    STARTING_REBATE: 2.0,
    SPECIAL_GOOD: 4.0,
    PORT: 3.0,
    FREE_LEADERS: 4.0,
    DEFEATS_TO_WINNER: 3.0,
    SHIELDS_PER_DEFEAT: 2.0,
    FREEZE_HANDS: 2.0,
    SWAP_SCIENCE: 3.0,
    MOST_SCIENCE: 4.0,
    GUILD_AGAIN: 5.0,
}
"""What a standing power is worth at the beginning of a game."""


def powers_worth(piece: Piece) -> float:
    """What the powers of a piece promise at the beginning of a game."""
    return sum(POWERS[bit] for bit in POWERS if piece.powers & bit)
