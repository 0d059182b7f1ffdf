"""Lowering of the effects that boxes add to those of the base game."""

from collections.abc import Callable, Iterable
from typing import Final

from librt.vecs import append

from sevenwonders.content import effects as fx
from sevenwonders.content.model import Effect
from sevenwonders.engine.choice.bits import packed_count
from sevenwonders.engine.components.figures import (
    BANK_COINS,
    BLACK_COINS,
    CHAIN_COINS,
    CHEAPER_NEIGHBOURS,
    CHEAPER_OWN,
    COPIED_SYMBOLS,
    EXTRA_GOODS,
    MISSING_GOODS,
    NEIGHBOUR_STAGE_COINS,
    SET_BONUS,
    STAGE_COINS,
    STAGE_LOSS,
    VICTORY_COINS,
    YELLOW_COINS,
)
from sevenwonders.engine.components.model import Piece, Tally
from sevenwonders.engine.vocabulary import (
    BANK_RESOURCE,
    BURY_LEADER,
    COLORS,
    COLORS_PRESENT,
    COPY_LEADER,
    COUNT_COINS,
    COUNT_COINS_BY_THREE,
    COUNT_DEFEATS,
    COUNT_STAGES,
    COUNT_STONE_SYMBOLS,
    COUNT_VICTORIES,
    COUNT_VICTORIES_1,
    COUNT_VICTORIES_3,
    COUNT_VICTORIES_5,
    DEFEATS_TO_WINNER,
    FREE_BLACK_ONCE,
    FREE_LEADERS,
    FREE_PURPLE,
    FREEZE_HANDS,
    GUILD_AGAIN,
    IF_MORE,
    IF_NONE,
    IF_ONLY_LEADER,
    KEEP_LEADERS,
    LEFT,
    MARKER_COLOR,
    MOST_SCIENCE,
    OWN,
    PAIRS,
    PORT,
    REBATE_LEFT,
    REBATE_RIGHT,
    RECRUIT_MORE,
    RIGHT,
    SETS,
    SHIELDS_PER_DEFEAT,
    SPECIAL_GOOD,
    STAGES_WITHOUT_RESOURCES,
    STARTING_REBATE,
    SWAP_SCIENCE,
    TRADE_REFUND,
    VICTORY_BITS,
    VICTORY_VALUES,
    WAIVE_BLUE,
    WAIVE_GREEN,
    WAIVE_RED,
    WAIVE_STAGE,
)

COUNTS: Final = {
    **{f"{color}-cards": 1 << index for index, color in enumerate(COLORS)},
    "wonder-stages": COUNT_STAGES,
    "defeat-tokens": COUNT_DEFEATS,
    "victory-tokens": COUNT_VICTORIES,
    "victory-tokens-1": COUNT_VICTORIES_1,
    "victory-tokens-3": COUNT_VICTORIES_3,
    "victory-tokens-5": COUNT_VICTORIES_5,
    "coins": COUNT_COINS,
    "coins-by-three": COUNT_COINS_BY_THREE,
    "stone-symbols": COUNT_STONE_SYMBOLS,
}
_WAIVED: Final = {
    "stage": WAIVE_STAGE,
    "blue": WAIVE_BLUE,
    "red": WAIVE_RED,
    "green": WAIVE_GREEN,
}
_FREED: Final = {"purple": FREE_PURPLE}
_OCCASIONS: Final = {
    "chain": CHAIN_COINS,
    "yellow-card": YELLOW_COINS,
    "black-card": BLACK_COINS,
    "victory-token": VICTORY_COINS,
    "stage": STAGE_COINS,
    "neighbour-stage": NEIGHBOUR_STAGE_COINS,
    "bank": BANK_COINS,
}
_REBATES: Final = {"left": REBATE_LEFT, "right": REBATE_RIGHT}

Lowering = Callable[..., None]


def all_bits(sets: Iterable[int]) -> int:
    """The bits that are in any of the sets."""
    bits = 0
    for one in sets:
        bits |= one
    return bits


def counted_by(names: Iterable[str]) -> int:
    """The bits of what a tally counts; what is named twice, or within another, counts once."""
    return all_bits(COUNTS[name] for name in names)


def power(bit: int) -> Lowering:
    """A power that the rules concerned ask for by its bit."""

    def lower(_effect: Effect, piece: Piece) -> None:
        piece.powers |= bit

    return lower


def _once(field: str) -> Lowering:
    """Something done once, as often as the effect stands on the piece."""

    def lower(_effect: Effect, piece: Piece) -> None:
        once = piece.at_once()
        setattr(once, field, getattr(once, field) + 1)

    return lower


def _asks_for(kind: int) -> Lowering:
    """A decision that the owner will be asked for."""

    def lower(_effect: Effect, piece: Piece) -> None:
        once = piece.at_once()
        once.asks = append(once.asks, kind)

    return lower


def _amount(field: str) -> Lowering:
    """Something done once, by the effect's amount."""

    def lower(effect: fx.Coins, piece: Piece) -> None:
        once = piece.at_once()
        setattr(once, field, getattr(once, field) + effect.amount)

    return lower


def _figure(column: int) -> Lowering:
    """A lasting figure of the effect's amount."""

    def lower(effect: fx.Coins, piece: Piece) -> None:
        piece.add_figure(column, effect.amount)

    return lower


def _points_per_set(effect: fx.PointsPerSet, piece: Piece) -> None:
    what = counted_by(f"{color}-cards" for color in effect.colors)
    piece.tallies.append(Tally(SETS, what, OWN, 0, effect.amount))


def _points_if_more(effect: fx.PointsIfMore, piece: Piece) -> None:
    what = counted_by(effect.count)
    piece.tallies.append(Tally(IF_MORE, what, OWN, 0, effect.amount))


def _points_if_none(effect: fx.PointsIfNone, piece: Piece) -> None:
    what = counted_by(effect.count)
    piece.tallies.append(Tally(IF_NONE, what, OWN, 0, effect.amount))


def _points_if_only_leader(effect: fx.PointsIfOnlyLeader, piece: Piece) -> None:
    piece.tallies.append(Tally(IF_ONLY_LEADER, 0, OWN, 0, effect.amount))


def _points_per_pair(_effect: fx.PointsPerPair, piece: Piece) -> None:
    piece.tallies.append(Tally(PAIRS, COUNT_VICTORIES, OWN, 0, 1))


def _points_per_color(effect: fx.PointsPerColor, piece: Piece) -> None:
    piece.tallies.append(Tally(COLORS_PRESENT, 0, OWN, 0, effect.amount))


def _points_by_marker(effect: fx.PointsByMarker, piece: Piece) -> None:
    piece.tallies.append(Tally(MARKER_COLOR, 0, LEFT | RIGHT, 0, effect.amount))


def _one_resource_less(effect: fx.OneResourceLess, piece: Piece) -> None:
    piece.powers |= _WAIVED[effect.target]


def _free_color(effect: fx.FreeColor, piece: Piece) -> None:
    piece.powers |= _FREED[effect.color]


def _coins_on(effect: fx.CoinsOn, piece: Piece) -> None:
    piece.add_figure(_OCCASIONS[effect.occasion], effect.amount)


def _trade_rebate(effect: fx.TradeRebate, piece: Piece) -> None:
    for side in effect.sides:
        piece.powers |= _REBATES[side]


def _extra_good(_effect: fx.ExtraGood, piece: Piece) -> None:
    piece.powers |= SPECIAL_GOOD
    piece.add_figure(EXTRA_GOODS, 1)


def _missing_good(_effect: fx.MissingGood, piece: Piece) -> None:
    piece.powers |= SPECIAL_GOOD
    piece.add_figure(MISSING_GOODS, 1)


def _copy_science(_effect: fx.CopyScience, piece: Piece) -> None:
    piece.add_figure(COPIED_SYMBOLS, 1)


def _cheaper_leaders(effect: fx.CheaperLeaders, piece: Piece) -> None:
    # The side with this power also keeps its unplayed leaders (rule 12.13).
    piece.powers |= KEEP_LEADERS
    piece.add_figure(CHEAPER_OWN, effect.own)
    piece.add_figure(CHEAPER_NEIGHBOURS, effect.neighbours)


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
    _amount(field)(effect, piece)


def _take_pawn(effect: fx.TakePawn, piece: Piece) -> None:
    piece.at_once().pawns += packed_count(1, int(effect.age) - 1)


def _nothing(_effect: Effect, _piece: Piece) -> None:
    """Said by the stage plan or the leader's price, not by a column."""


BOXES: Final[dict[type, Lowering]] = {
    fx.PointsPerSet: _points_per_set,
    fx.PointsIfMore: _points_if_more,
    fx.PointsIfNone: _points_if_none,
    fx.PointsIfOnlyLeader: _points_if_only_leader,
    fx.PointsPerPair: _points_per_pair,
    fx.PointsPerColor: _points_per_color,
    fx.PointsByMarker: _points_by_marker,
    fx.OneResourceLess: _one_resource_less,
    fx.StagesWithoutResources: power(STAGES_WITHOUT_RESOURCES),
    fx.FreeColor: _free_color,
    fx.FreeBlackOnceAnAge: power(FREE_BLACK_ONCE),
    fx.SetBonus: _figure(SET_BONUS),
    fx.MostScience: power(MOST_SCIENCE),
    fx.SwapScience: power(SWAP_SCIENCE),
    fx.CopyScience: _copy_science,
    fx.CoinsOn: _coins_on,
    fx.LossOnStage: _figure(STAGE_LOSS),
    fx.BankResource: power(BANK_RESOURCE),
    fx.TradeRefund: power(TRADE_REFUND),
    fx.TradeRebate: _trade_rebate,
    fx.StartingGoodRebate: power(STARTING_REBATE),
    fx.ExtraGood: _extra_good,
    fx.MissingGood: _missing_good,
    fx.Port: power(PORT),
    fx.FreeLeaders: power(FREE_LEADERS),
    fx.CheaperLeaders: _cheaper_leaders,
    fx.StartingCoins: _amount("starting_coins"),
    fx.DrawLeaders: _amount("draws"),
    fx.RecruitExtra: _asks_for(RECRUIT_MORE),
    fx.BuryLeader: _asks_for(BURY_LEADER),
    fx.CopyLeader: _asks_for(COPY_LEADER),
    fx.DefeatsToWinner: power(DEFEATS_TO_WINNER),
    fx.ShieldsPerDefeat: power(SHIELDS_PER_DEFEAT),
    fx.VictoryToken: _victory_token,
    fx.DropDefeats: _drop_defeats,
    fx.OthersDropVictory: _once("others_drop"),
    fx.Diplomacy: _once("diplomacy"),
    fx.NeighboursGain: _amount("neighbours_gain"),
    fx.OthersGain: _amount("others_gain"),
    fx.OthersLose: _others_lose,
    fx.NeighboursTakeDebt: _amount("neighbours_debt"),
    fx.FreezeHands: power(FREEZE_HANDS),
    fx.StageForCoins: _nothing,
    fx.CopyStage: _nothing,
    fx.TakePawn: _take_pawn,
    fx.GuildAgain: power(GUILD_AGAIN),
}
"""Each effect type that no base game has, and the one function that lowers it."""
