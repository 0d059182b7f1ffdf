"""Converts choices as people write them to the packed integers of the engine, and back."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.engine.choice.choice import (
    NO_CARD,
    Choice,
    action_of,
    bank_of,
    card_of,
    choice_code,
    freezes,
    joins,
    left_of,
    right_of,
    stage_of,
    variant_of,
    with_variant,
)
from sevenwonders.engine.components.model import BY_STAGE, Components
from sevenwonders.engine.vocabulary import COPY, DROP, NOTHING, RECRUIT, STAGE, VICTORY_VALUES

UNPACKABLE: Final = -2


def choice_from(components: Components, code: i64) -> Choice:
    """Unpack a choice."""
    action = action_of(code)
    if action == DROP:
        return Choice(action, _tokens(code))
    card = card_of(code)
    staged = action == STAGE or (action in (RECRUIT, COPY) and _takes_stage(components, card))
    choice = Choice(
        action,
        "" if card == NO_CARD else components.cards[card].slug,
        stage=stage_of(code) + 1 if staged else 0,
        left=left_of(code),
        right=right_of(code),
        bank=bank_of(code),
        variant=variant_of(code),
        joins=joins(code),
        freezes=freezes(code),
    )
    choice.remember(components, code)
    return choice


def code_from(components: Components, choice: Choice) -> i64:
    """Pack a choice; -1 when the table has no such card, -2 when no field holds its figures."""
    if choice.remembers(components):
        return choice.packed()
    if choice.drops():
        return _dropped(choice.card)
    card: i64 = NO_CARD
    if choice.card:
        card = components.card_index.get(choice.card, -1)
        if card < 0:
            return NOTHING
    return choice.code(card) if choice.packable() else UNPACKABLE


def drop_code(first: i64, second: i64) -> i64:
    """Giving back the Victory token of an Age, and of a second one unless that is 0."""
    return with_variant(choice_code(DROP, NO_CARD, first - 1, 0, 0, 0), second)


def dropped_ages(code: i64) -> tuple[i64, i64]:
    """The Ages of the Victory tokens given back, 0 for no second one."""
    return stage_of(code) + 1, variant_of(code)


def _takes_stage(components: Components, card: i64) -> bool:
    return card != NO_CARD and components.cards[card].leader_cost == BY_STAGE


def _tokens(code: i64) -> str:
    first, second = dropped_ages(code)
    text = str(VICTORY_VALUES[first - 1])
    return f"{text}-{VICTORY_VALUES[second - 1]}" if second else text


def _dropped(text: str) -> i64:
    ages: list[int] = []
    for value in text.split("-"):
        if value not in ("1", "3", "5"):
            return NOTHING
        ages.append(VICTORY_VALUES.index(int(value)) + 1)
    if len(ages) > 2:
        return NOTHING
    return drop_code(ages[0], ages[1] if len(ages) == 2 else 0)
