"""What a card or a wonder stage does: a closed set of small types, told apart by a tag.

The tag is the word a content file writes under `effect`, as in
`{ effect = "points", amount = 3 }`. Those of the base game stand here, those of the boxes in the
modules beside it, by what they are about; all are used under the name of this one.
"""

from sevenwonders.content.effects_building import (
    BankResource,
    BuildingEffect,
    CopyStage,
    ExtraGood,
    FreeBlackOnceAnAge,
    FreeColor,
    FreezeHands,
    MissingGood,
    OneResourceLess,
    Port,
    StageForCoins,
    StagesWithoutResources,
    StartingGoodRebate,
    TakePawn,
    TradeRebate,
    TradeRefund,
)
from sevenwonders.content.effects_form import EffectForm
from sevenwonders.content.effects_leaders import (
    BuryLeader,
    CheaperLeaders,
    CopyLeader,
    DrawLeaders,
    FreeLeaders,
    LeaderEffect,
    RecruitExtra,
)
from sevenwonders.content.effects_scoring import (
    CopyScience,
    GuildAgain,
    MostScience,
    PointsByMarker,
    PointsIfMore,
    PointsIfNone,
    PointsIfOnlyLeader,
    PointsPerColor,
    PointsPerPair,
    PointsPerSet,
    ScoringEffect,
    SetBonus,
    SwapScience,
)
from sevenwonders.content.effects_tokens import (
    CoinsOn,
    DefeatsToWinner,
    Diplomacy,
    DropDefeats,
    LossOnStage,
    NeighboursGain,
    NeighboursTakeDebt,
    OthersDropVictory,
    OthersGain,
    OthersLose,
    ShieldsPerDefeat,
    StartingCoins,
    TokenEffect,
    VictoryToken,
)
from sevenwonders.content.words import RESOURCES, Amount, Countable, Kind, Side, Symbol, Where
from sevenwonders.content.words import Points as SignedPoints

__all__ = [
    "AnyScience",
    "BankResource",
    "BuildFromDiscard",
    "BuryLeader",
    "CheaperLeaders",
    "Coins",
    "CoinsOn",
    "CoinsPer",
    "CopyGuild",
    "CopyLeader",
    "CopyScience",
    "CopyStage",
    "DefeatsToWinner",
    "Diplomacy",
    "Discount",
    "DrawLeaders",
    "DropDefeats",
    "Effect",
    "ExtraGood",
    "FreeBlackOnceAnAge",
    "FreeColor",
    "FreeFirstCard",
    "FreeLastCard",
    "FreeLeaders",
    "FreeNewColor",
    "FreeOnceAnAge",
    "FreezeHands",
    "GuildAgain",
    "LastCard",
    "LossOnStage",
    "MissingGood",
    "MostScience",
    "NeighboursGain",
    "NeighboursTakeDebt",
    "OneResourceLess",
    "OthersDropVictory",
    "OthersGain",
    "OthersLose",
    "Points",
    "PointsByMarker",
    "PointsIfComplete",
    "PointsIfMore",
    "PointsIfNone",
    "PointsIfOnlyLeader",
    "PointsPer",
    "PointsPerColor",
    "PointsPerPair",
    "PointsPerSet",
    "Port",
    "Produce",
    "RecruitExtra",
    "Science",
    "SetBonus",
    "Shields",
    "ShieldsPerDefeat",
    "StageForCoins",
    "StagesWithoutResources",
    "StartingCoins",
    "StartingGoodRebate",
    "SwapScience",
    "TakePawn",
    "TradeRebate",
    "TradeRefund",
    "VictoryToken",
]


class Produce(EffectForm, frozen=True, tag="produce"):
    """Goods the city has every turn."""

    goods: tuple[str, ...]
    """One unit each: `wood`, or `wood/clay` for one of the two."""
    sold: bool = True
    """Whether the neighbours may buy it; False is for the owner alone."""

    def __post_init__(self) -> None:
        """Refuse goods that do not exist; the text form keeps the files short but unchecked."""
        for unit in self.goods:
            for good in unit.split("/"):
                if good not in RESOURCES:
                    msg = f"no such good: {good!r}"
                    raise ValueError(msg)


class Discount(EffectForm, frozen=True, tag="discount"):
    """Goods of a kind cost 1 coin instead of 2 at these neighbours."""

    goods: Kind
    sides: tuple[Side, ...]


class Points(EffectForm, frozen=True, tag="points"):
    """Victory points at the end."""

    amount: Amount


class Coins(EffectForm, frozen=True, tag="coins"):
    """Coins from the bank, once, when built."""

    amount: Amount


class Shields(EffectForm, frozen=True, tag="shields"):
    """Military strength in every conflict from now on."""

    amount: Amount


class Science(EffectForm, frozen=True, tag="science"):
    """One scientific symbol."""

    symbol: Symbol


class AnyScience(EffectForm, frozen=True, tag="any-science"):
    """One scientific symbol, chosen at the end."""


class CoinsPer(EffectForm, frozen=True, tag="coins-per"):
    """Coins, once, for each thing counted in these cities when built."""

    amount: Amount
    count: tuple[Countable, ...]
    cities: tuple[Where, ...]


class PointsPer(EffectForm, frozen=True, tag="points-per"):
    """Points, or fewer points, for each thing counted in these cities at the end."""

    amount: SignedPoints
    count: tuple[Countable, ...]
    cities: tuple[Where, ...]


class PointsIfComplete(EffectForm, frozen=True, tag="points-if-complete"):
    """Points if the own wonder has all its stages at the end."""

    amount: Amount


class LastCard(EffectForm, frozen=True, tag="last-card"):
    """The card left over in the last turn of an Age is played as well."""


class BuildFromDiscard(EffectForm, frozen=True, tag="build-from-discard"):
    """One card of the discard pile is built for free, once."""


class CopyGuild(EffectForm, frozen=True, tag="copy-guild"):
    """One guild of a neighbour scores here too."""


class FreeOnceAnAge(EffectForm, frozen=True, tag="free-once-an-age"):
    """One card an Age is built for free, at the owner's choice."""


class FreeNewColor(EffectForm, frozen=True, tag="free-new-color"):
    """A card of a colour the city does not have is free."""


class FreeFirstCard(EffectForm, frozen=True, tag="free-first-card"):
    """The card of the first turn of an Age is free."""


class FreeLastCard(EffectForm, frozen=True, tag="free-last-card"):
    """The card of the last turn of an Age is free."""


Effect = (
    Produce
    | Discount
    | Points
    | Coins
    | Shields
    | Science
    | AnyScience
    | CoinsPer
    | PointsPer
    | PointsIfComplete
    | LastCard
    | BuildFromDiscard
    | CopyGuild
    | FreeOnceAnAge
    | FreeNewColor
    | FreeFirstCard
    | FreeLastCard
    | ScoringEffect
    | BuildingEffect
    | LeaderEffect
    | TokenEffect
)
