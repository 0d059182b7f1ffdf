"""Between choices as people write them and the packed integers of the core."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.engine.choice import (
    NO_CARD,
    Choice,
    action_of,
    bank_of,
    card_of,
    left_of,
    right_of,
    stage_of,
)
from sevenwonders.engine.kit import Kit
from sevenwonders.engine.words import NOTHING, STAGE

UNPACKABLE: Final = -2


def choice_from(kit: Kit, code: i64) -> Choice:
    """Unpack a choice."""
    card = card_of(code)
    action = action_of(code)
    return Choice(
        action,
        "" if card == NO_CARD else kit.cards[card].slug,
        stage=stage_of(code) + 1 if action == STAGE else 0,
        left=left_of(code),
        right=right_of(code),
        bank=bank_of(code),
    )


def code_from(kit: Kit, choice: Choice) -> i64:
    """Pack a choice; -1 when the table has no such card, -2 when no field holds its figures."""
    card: i64 = NO_CARD
    if choice.card:
        card = kit.card_index.get(choice.card, -1)
        if card < 0:
            return NOTHING
    return choice.code(card) if choice.packable() else UNPACKABLE
