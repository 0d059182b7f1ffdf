"""What expansions change about building and buying, as columns."""

from typing import Final

from sevenwonders.content import effects as fx
from sevenwonders.content.model import Effect
from sevenwonders.engine.choice.bits import count_bits
from sevenwonders.engine.components.effects.common import Lowering, power
from sevenwonders.engine.components.figures import EXTRA_GOODS, MISSING_GOODS
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.vocabulary import (
    BANK_RESOURCE,
    FREE_BLACK_ONCE,
    FREE_PURPLE,
    FREEZE_HANDS,
    PORT,
    REBATE_LEFT,
    REBATE_RIGHT,
    SPECIAL_GOOD,
    STAGES_WITHOUT_RESOURCES,
    STARTING_REBATE,
    TRADE_REFUND,
    WAIVE_BLUE,
    WAIVE_GREEN,
    WAIVE_RED,
    WAIVE_STAGE,
)

_WAIVED: Final = {
    "stage": WAIVE_STAGE,
    "blue": WAIVE_BLUE,
    "red": WAIVE_RED,
    "green": WAIVE_GREEN,
}

_FREED: Final = {"purple": FREE_PURPLE}

_REBATES: Final = {"left": REBATE_LEFT, "right": REBATE_RIGHT}


def _one_resource_less(effect: fx.OneResourceLess, piece: Piece) -> None:
    piece.powers |= _WAIVED[effect.target]


def _free_color(effect: fx.FreeColor, piece: Piece) -> None:
    piece.powers |= _FREED[effect.color]


def _trade_rebate(effect: fx.TradeRebate, piece: Piece) -> None:
    for side in effect.sides:
        piece.powers |= _REBATES[side]


def _extra_good(_effect: fx.ExtraGood, piece: Piece) -> None:
    piece.powers |= SPECIAL_GOOD
    piece.add_figure(EXTRA_GOODS, 1)


def _missing_good(_effect: fx.MissingGood, piece: Piece) -> None:
    piece.powers |= SPECIAL_GOOD
    piece.add_figure(MISSING_GOODS, 1)


def _nothing(_effect: Effect, _piece: Piece) -> None:
    """No column: the printed stage or the leader's price has this effect."""


def _take_pawn(effect: fx.TakePawn, piece: Piece) -> None:
    piece.at_once().pawns += count_bits(1, int(effect.age) - 1)


LOWERING: Final[dict[type, Lowering]] = {
    fx.OneResourceLess: _one_resource_less,
    fx.StagesWithoutResources: power(STAGES_WITHOUT_RESOURCES),
    fx.FreeColor: _free_color,
    fx.FreeBlackOnceAnAge: power(FREE_BLACK_ONCE),
    fx.BankResource: power(BANK_RESOURCE),
    fx.TradeRefund: power(TRADE_REFUND),
    fx.TradeRebate: _trade_rebate,
    fx.StartingGoodRebate: power(STARTING_REBATE),
    fx.ExtraGood: _extra_good,
    fx.MissingGood: _missing_good,
    fx.Port: power(PORT),
    fx.FreezeHands: power(FREEZE_HANDS),
    fx.StageForCoins: _nothing,
    fx.CopyStage: _nothing,
    fx.TakePawn: _take_pawn,
}
