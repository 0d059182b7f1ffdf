"""What a card or a wonder stage does: a closed set of small types, told apart by a tag.

The tag is the word a content file writes under `effect`, as in
`{ effect = "points", amount = 3 }`.
"""

import msgspec

from sevenwonders.content.words import (
    RESOURCES,
    Amount,
    Color,
    Countable,
    FreedColor,
    Kind,
    LossPer,
    Occasion,
    PawnAge,
    Side,
    StageCopied,
    Symbol,
    TokenValue,
    Waived,
    Where,
)
from sevenwonders.content.words import Points as SignedPoints


class _Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect"):
    """What all effects share: immutable, and deaf to no key they do not know."""


class Produce(_Effect, frozen=True, tag="produce"):
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


class Discount(_Effect, frozen=True, tag="discount"):
    """Goods of a kind cost 1 coin instead of 2 at these neighbours."""

    goods: Kind
    sides: tuple[Side, ...]


class Points(_Effect, frozen=True, tag="points"):
    """Victory points at the end."""

    amount: Amount


class Coins(_Effect, frozen=True, tag="coins"):
    """Coins from the bank, once, when built."""

    amount: Amount


class Shields(_Effect, frozen=True, tag="shields"):
    """Military strength in every conflict from now on."""

    amount: Amount


class Science(_Effect, frozen=True, tag="science"):
    """One scientific symbol."""

    symbol: Symbol


class AnyScience(_Effect, frozen=True, tag="any-science"):
    """One scientific symbol, chosen at the end."""


class CoinsPer(_Effect, frozen=True, tag="coins-per"):
    """Coins, once, for each thing counted in these cities when built."""

    amount: Amount
    count: tuple[Countable, ...]
    cities: tuple[Where, ...]


class PointsPer(_Effect, frozen=True, tag="points-per"):
    """Points, or fewer points, for each thing counted in these cities at the end."""

    amount: SignedPoints
    count: tuple[Countable, ...]
    cities: tuple[Where, ...]


class PointsIfComplete(_Effect, frozen=True, tag="points-if-complete"):
    """Points if the own wonder has all its stages at the end."""

    amount: Amount


class LastCard(_Effect, frozen=True, tag="last-card"):
    """The card left over in the last turn of an Age is played as well."""


class BuildFromDiscard(_Effect, frozen=True, tag="build-from-discard"):
    """One card of the discard pile is built for free, once."""


class CopyGuild(_Effect, frozen=True, tag="copy-guild"):
    """One guild of a neighbour scores here too."""


class FreeOnceAnAge(_Effect, frozen=True, tag="free-once-an-age"):
    """One card an Age is built for free, at the owner's choice."""


class FreeNewColor(_Effect, frozen=True, tag="free-new-color"):
    """A card of a colour the city does not have is free."""


class FreeFirstCard(_Effect, frozen=True, tag="free-first-card"):
    """The card of the first turn of an Age is free."""


class FreeLastCard(_Effect, frozen=True, tag="free-last-card"):
    """The card of the last turn of an Age is free."""


class PointsPerSet(_Effect, frozen=True, tag="points-per-set"):
    """Points for each set of one card of every colour named, at the end."""

    amount: Amount
    colors: tuple[Color, ...]


class PointsPerColor(_Effect, frozen=True, tag="points-per-color"):
    """Points for each colour of Age cards in the city, at the end."""

    amount: Amount


class PointsIfMore(_Effect, frozen=True, tag="points-if-more"):
    """Points for strictly more of something than each neighbour has, at the end."""

    amount: Amount
    count: tuple[Countable, ...]


class PointsIfNone(_Effect, frozen=True, tag="points-if-none"):
    """Points for a city that has none of something, at the end."""

    amount: Amount
    count: tuple[Countable, ...]


class PointsIfOnlyLeader(_Effect, frozen=True, tag="points-if-only-leader"):
    """Points for a city with no other face-up leader, at the end."""

    amount: Amount


class PointsPerPair(_Effect, frozen=True, tag="points-per-victory-pair"):
    """For each two Victory tokens of one value that value once more, at the end."""


class PointsByMarker(_Effect, frozen=True, tag="points-by-marker"):
    """Points for each neighbouring card of the colour of the card under this stage."""

    amount: Amount


class OneResourceLess(_Effect, frozen=True, tag="one-resource-less"):
    """Stages, or cards of a colour, need one unit less."""

    target: Waived


class StagesWithoutResources(_Effect, frozen=True, tag="stages-without-resources"):
    """Stages need no goods; coins are still paid."""


class FreeColor(_Effect, frozen=True, tag="free-color"):
    """Cards of a colour are free."""

    color: FreedColor


class FreeBlackOnceAnAge(_Effect, frozen=True, tag="free-black-once-an-age"):
    """One black card an Age is built for free, at the owner's choice."""


class SetBonus(_Effect, frozen=True, tag="science-set-bonus"):
    """Each set of three different symbols is worth more."""

    amount: Amount


class MostScience(_Effect, frozen=True, tag="most-science"):
    """One more symbol of a kind of which the city has most, at the end."""


class SwapScience(_Effect, frozen=True, tag="swap-science"):
    """One own symbol may be read as another, at the end."""


class CopyScience(_Effect, frozen=True, tag="copy-science"):
    """The symbol of one green card of a neighbour counts here too, at the end."""


class CoinsOn(_Effect, frozen=True, tag="coins-on"):
    """Coins from the bank on each such occasion from now on."""

    occasion: Occasion
    amount: Amount


class LossOnStage(_Effect, frozen=True, tag="loss-on-stage"):
    """Each stage the owner builds costs every other player coins."""

    amount: Amount


class BankResource(_Effect, frozen=True, tag="bank-resource"):
    """Once a turn one unit of any kind is bought from the bank for 1 coin."""


class TradeRefund(_Effect, frozen=True, tag="trade-refund"):
    """Once a turn and neighbour, 1 coin back from the bank after paying there."""


class TradeRebate(_Effect, frozen=True, tag="trade-rebate"):
    """Once a turn one unit bought at this neighbour costs 1 coin less."""

    sides: tuple[Side, ...]


class StartingGoodRebate(_Effect, frozen=True, tag="starting-good-rebate"):
    """The good printed on a neighbour's board costs 1 coin less there."""


class ExtraGood(_Effect, frozen=True, tag="extra-good"):
    """Once a turn one more unit of a kind the city produces."""


class MissingGood(_Effect, frozen=True, tag="missing-good"):
    """Once a turn one unit of a kind the city does not produce."""


class Port(_Effect, frozen=True, tag="port"):
    """Once a turn two like units of the city's own production serve as any one unit."""


class FreeLeaders(_Effect, frozen=True, tag="free-leaders"):
    """Leaders recruited from now on cost nothing."""


class CheaperLeaders(_Effect, frozen=True, tag="cheaper-leaders"):
    """The owner's leaders cost less, and so do those of each neighbour."""

    own: Amount
    neighbours: Amount


class StartingCoins(_Effect, frozen=True, tag="starting-coins"):
    """More coins when the game begins."""

    amount: Amount


class DrawLeaders(_Effect, frozen=True, tag="draw-leaders"):
    """Leaders from the box join the hand, once."""

    amount: Amount


class RecruitExtra(_Effect, frozen=True, tag="recruit-extra"):
    """One more leader may be recruited at once, at its price."""


class BuryLeader(_Effect, frozen=True, tag="bury-leader"):
    """One face-up leader is laid under the stage: its effect ends, it scores twice its cost."""


class CopyLeader(_Effect, frozen=True, tag="copy-leader"):
    """Becomes one face-up leader of a neighbour when built."""


class DefeatsToWinner(_Effect, frozen=True, tag="defeats-to-winner"):
    """Defeat tokens go to whoever won the conflict."""


class ShieldsPerDefeat(_Effect, frozen=True, tag="shields-per-defeat"):
    """Each Defeat token held counts as a shield."""


class VictoryToken(_Effect, frozen=True, tag="victory-token"):
    """A Victory token, once; without a value that of the current Age."""

    value: TokenValue = 0


class DropDefeats(_Effect, frozen=True, tag="drop-defeats"):
    """All Defeat tokens held are given back, once."""


class OthersDropVictory(_Effect, frozen=True, tag="others-drop-victory"):
    """Every other player gives back one Victory token of its choice, once."""


class Diplomacy(_Effect, frozen=True, tag="diplomacy"):
    """A diplomacy token: its holder stays out of the next conflict."""


class NeighboursGain(_Effect, frozen=True, tag="neighbours-gain"):
    """Each neighbour takes coins from the bank, once."""

    amount: Amount


class OthersGain(_Effect, frozen=True, tag="others-gain"):
    """Every other player takes coins from the bank, once."""

    amount: Amount


class OthersLose(_Effect, frozen=True, tag="others-lose"):
    """Every other player loses coins at the end of the turn, once."""

    amount: Amount
    per: LossPer = "once"


class NeighboursTakeDebt(_Effect, frozen=True, tag="neighbours-take-debt"):
    """Each neighbour takes a debt, once."""

    amount: Amount


class FreezeHands(_Effect, frozen=True, tag="freeze-hands"):
    """Once a game hands do not pass and the next turn is played from the same ones."""


class StageForCoins(_Effect, frozen=True, tag="stage-for-coins"):
    """Recruited by building the next stage for 1 coin a unit; lies face up under it."""


class CopyStage(_Effect, frozen=True, tag="copy-stage"):
    """The effect of a stage of a neighbour's wonder."""

    stage: StageCopied
    sides: tuple[Side, ...]


class TakePawn(_Effect, frozen=True, tag="take-pawn"):
    """A participation pawn of an Age from the box."""

    age: PawnAge


class GuildAgain(_Effect, frozen=True, tag="guild-again"):
    """One own guild scores a second time, at the end."""


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
    | PointsPerSet
    | PointsPerColor
    | PointsIfMore
    | PointsIfNone
    | PointsIfOnlyLeader
    | PointsPerPair
    | PointsByMarker
    | OneResourceLess
    | StagesWithoutResources
    | FreeColor
    | FreeBlackOnceAnAge
    | SetBonus
    | MostScience
    | SwapScience
    | CopyScience
    | CoinsOn
    | LossOnStage
    | BankResource
    | TradeRefund
    | TradeRebate
    | StartingGoodRebate
    | ExtraGood
    | MissingGood
    | Port
    | FreeLeaders
    | CheaperLeaders
    | StartingCoins
    | DrawLeaders
    | RecruitExtra
    | BuryLeader
    | CopyLeader
    | DefeatsToWinner
    | ShieldsPerDefeat
    | VictoryToken
    | DropDefeats
    | OthersDropVictory
    | Diplomacy
    | NeighboursGain
    | OthersGain
    | OthersLose
    | NeighboursTakeDebt
    | FreezeHands
    | StageForCoins
    | CopyStage
    | TakePawn
    | GuildAgain
)
