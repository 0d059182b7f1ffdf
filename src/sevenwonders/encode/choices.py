"""Rows of features of the legal choices, for networks that score choices one by one."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.encode.row import MOST
from sevenwonders.engine.choice.choice import (
    NO_CARD,
    action_of,
    bank_of,
    card_of,
    freezes,
    joins,
    left_of,
    right_of,
    stage_of,
    variant_of,
)
from sevenwonders.engine.choice.codes import dropped_ages
from sevenwonders.engine.components.model import BY_STAGE, Piece
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    AGES,
    COLORS,
    COPY,
    DROP,
    RECRUIT,
    RESOURCES,
    STAGE,
    SYMBOL_BITS,
    SYMBOL_MASK,
    SYMBOLS,
    UNIT_BITS,
    UNIT_MASK,
    WHITE,
)

_PIECE: Final = (
    "age",
    *(f"cost.{good}" for good in RESOURCES),
    "cost.coins",
    *(f"goods.{good}" for good in RESOURCES),
    *(f"option.{good}" for good in RESOURCES),
    "shields",
    *(f"symbol.{symbol}" for symbol in SYMBOLS),
    "symbol.any",
    "coins",
    "points",
    "cheap",
    "powers",
    "from-discard",
)
"""What is read of a card, and of a stage."""


def choice_names() -> list[str]:
    """The columns of a row, in order."""
    names = [f"verb.{verb}" for verb in ACTIONS]
    names += ["left", "right", "bank", "joins", "freezes"]
    names += [f"drops.{age}" for age in range(1, AGES + 1)]
    names += [f"color.{color}" for color in COLORS]
    names += ["card.points-now", "card.opens", "card.leader-cost"]
    names += [f"card.{name}" for name in _PIECE]
    names += ["stage.number", "stage.variant"]
    return names + [f"stage.{name}" for name in _PIECE]


CHOICE_SIZE: Final = len(choice_names())
"""Bytes of a row."""


@final
class ChoiceRows:
    """Writes rows for the choices of one decision."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._cards = sight.components().cards
        self._city = sight.asked_city()

    def write(self, code: i64, row: vec[u8], start: i64) -> None:
        """Write the features of a packed choice into a row of zeros."""
        action = action_of(code)
        row[start + action] = 1
        at = start + len(ACTIONS)
        row[at] = u8(left_of(code))
        row[at + 1] = u8(right_of(code))
        row[at + 2] = u8(bank_of(code))
        row[at + 3] = 1 if joins(code) else 0
        row[at + 4] = 1 if freezes(code) else 0
        at += 5
        if action == DROP:
            first, second = dropped_ages(code)
            row[at + first - 1] += 1
            if second:
                row[at + second - 1] += 1
        at += AGES
        self._write_card(card_of(code), row, at)
        at += len(COLORS) + 3 + len(_PIECE)
        if action == STAGE or (action in (RECRUIT, COPY) and self._takes_stage(card_of(code))):
            stage = self._sight.stage_piece(self._city, stage_of(code), variant_of(code))
            row[at] = u8(stage_of(code) + 1)
            row[at + 1] = u8(variant_of(code))
            _write_piece(stage, row, at + 2)

    def _takes_stage(self, card: i64) -> bool:
        return card != NO_CARD and self._cards[card].leader_cost == BY_STAGE

    def _write_card(self, card: i64, row: vec[u8], column: i64) -> None:
        if card == NO_CARD:
            return
        piece = self._cards[card]
        row[column + piece.color] = 1
        column += len(COLORS)
        row[column] = _fit(self._sight.points(self._city, card))
        row[column + 1] = _fit(len(self._sight.opens(self._city, card)))
        if piece.color == WHITE:
            row[column + 2] = _fit(self._sight.recruit_price(self._city, card))
        _write_piece(piece, row, column + 3)


def _write_piece(piece: Piece, row: vec[u8], column: i64) -> None:
    row[column] = _fit(piece.age)
    column += 1
    for kind in range(len(RESOURCES)):
        row[column + kind] = u8((piece.cost >> (UNIT_BITS * kind)) & UNIT_MASK)
    column += len(RESOURCES)
    row[column] = _fit(piece.cost_coins)
    column += 1
    for kind in range(len(RESOURCES)):
        row[column + kind] = u8((piece.goods >> (UNIT_BITS * kind)) & UNIT_MASK)
    column += len(RESOURCES)
    for option in piece.options:
        for kind in range(len(RESOURCES)):
            if (option >> (4 * kind)) & 1:
                row[column + kind] += 1
    column += len(RESOURCES)
    row[column] = _fit(piece.shields)
    for symbol in range(len(SYMBOLS)):
        row[column + 1 + symbol] = u8((piece.science >> (symbol * SYMBOL_BITS)) & SYMBOL_MASK)
    column += 1 + len(SYMBOLS)
    row[column] = _fit(piece.wilds)
    row[column + 1] = _fit(piece.coins)
    row[column + 2] = _fit(piece.points)
    row[column + 3] = 1 if piece.cheap else 0
    row[column + 4] = 1 if piece.powers else 0
    row[column + 5] = _fit(piece.from_discard)


def _fit(figure: i64) -> u8:
    """A figure as one byte."""
    return u8(min(max(figure, 0), MOST))


def choice_rows(sight: Sight) -> bytes:
    """A row of features for each legal choice of a seat's open decision, one after the other."""
    codes = sight.codes()
    many: i64 = len(codes) * CHOICE_SIZE
    rows = vec[u8]([0 for _ in range(many)])
    writer = ChoiceRows(sight)
    for place in range(len(codes)):
        writer.write(codes[place], rows, place * CHOICE_SIZE)
    return bytes(rows)
