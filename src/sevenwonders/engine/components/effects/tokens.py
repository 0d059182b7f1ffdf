"""Coins, tokens and debts that expansions bring, as columns."""

from typing import Final

from sevenwonders.content import effects as fx
from sevenwonders.engine.components.effects.common import Lowering, amount, figure, once, power
from sevenwonders.engine.components.figures import (
    BANK_COINS,
    BLACK_COINS,
    CHAIN_COINS,
    NEIGHBOUR_STAGE_COINS,
    STAGE_COINS,
    STAGE_LOSS,
    VICTORY_COINS,
    YELLOW_COINS,
)
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.vocabulary import (
    DEFEATS_TO_WINNER,
    SHIELDS_PER_DEFEAT,
    VICTORY_BITS,
    VICTORY_VALUES,
)

_OCCASIONS: Final = {
    "chain": CHAIN_COINS,
    "yellow-card": YELLOW_COINS,
    "black-card": BLACK_COINS,
    "victory-token": VICTORY_COINS,
    "stage": STAGE_COINS,
    "neighbour-stage": NEIGHBOUR_STAGE_COINS,
    "bank": BANK_COINS,
}


def _coins_on(effect: fx.CoinsOn, piece: Piece) -> None:
    piece.add_figure(_OCCASIONS[effect.occasion], effect.amount)


def _victory_token(effect: fx.VictoryToken, piece: Piece) -> None:
    if effect.value:
        piece.at_once().victories += 1 << (VICTORY_VALUES.index(effect.value) * VICTORY_BITS)
    else:
        piece.at_once().victory_now += 1


def _drop_defeats(_effect: fx.DropDefeats, piece: Piece) -> None:
    piece.at_once().drops_defeats = True


def _others_lose(effect: fx.OthersLose, piece: Piece) -> None:
    field = {
        "once": "loss",
        "victory-token": "loss_per_victory",
        "stage": "loss_per_stage",
        "age": "loss_per_age",
    }[effect.per]
    amount(field)(effect, piece)


LOWERING: Final[dict[type, Lowering]] = {
    fx.CoinsOn: _coins_on,
    fx.LossOnStage: figure(STAGE_LOSS),
    fx.StartingCoins: amount("starting_coins"),
    fx.DefeatsToWinner: power(DEFEATS_TO_WINNER),
    fx.ShieldsPerDefeat: power(SHIELDS_PER_DEFEAT),
    fx.VictoryToken: _victory_token,
    fx.DropDefeats: _drop_defeats,
    fx.OthersDropVictory: once("others_drop"),
    fx.Diplomacy: once("diplomacy"),
    fx.NeighboursGain: amount("neighbours_gain"),
    fx.OthersGain: amount("others_gain"),
    fx.OthersLose: _others_lose,
    fx.NeighboursTakeDebt: amount("neighbours_debt"),
}
