"""What the boxes change about building and buying: less to pay, more to pay with, other stages."""

from sevenwonders.content.effects.form import EffectForm
from sevenwonders.content.vocabulary import FreedColor, PawnAge, Side, StageCopied, Waived


class OneResourceLess(EffectForm, frozen=True, tag="one-resource-less"):
    """Stages, or cards of a colour, need one unit less."""

    target: Waived


class StagesWithoutResources(EffectForm, frozen=True, tag="stages-without-resources"):
    """Stages need no goods; coins are still paid."""


class FreeColor(EffectForm, frozen=True, tag="free-color"):
    """Cards of a colour are free."""

    color: FreedColor


class FreeBlackOnceAnAge(EffectForm, frozen=True, tag="free-black-once-an-age"):
    """One black card an Age is built for free, at the owner's choice."""


class BankResource(EffectForm, frozen=True, tag="bank-resource"):
    """Once a turn one unit of any kind is bought from the bank for 1 coin."""


class TradeRefund(EffectForm, frozen=True, tag="trade-refund"):
    """Once a turn and neighbour, 1 coin back from the bank after paying there."""


class TradeRebate(EffectForm, frozen=True, tag="trade-rebate"):
    """Once a turn one unit bought at this neighbour costs 1 coin less."""

    sides: tuple[Side, ...]


class StartingGoodRebate(EffectForm, frozen=True, tag="starting-good-rebate"):
    """The good printed on a neighbour's board costs 1 coin less there."""


class ExtraGood(EffectForm, frozen=True, tag="extra-good"):
    """Once a turn one more unit of a kind the city produces."""


class MissingGood(EffectForm, frozen=True, tag="missing-good"):
    """Once a turn one unit of a kind the city does not produce."""


class Port(EffectForm, frozen=True, tag="port"):
    """Once a turn two like units of the city's own production serve as any one unit."""


class FreezeHands(EffectForm, frozen=True, tag="freeze-hands"):
    """Once a game hands do not pass and the next turn is played from the same ones."""


class StageForCoins(EffectForm, frozen=True, tag="stage-for-coins"):
    """Recruited by building the next stage for 1 coin a unit; lies face up under it."""


class CopyStage(EffectForm, frozen=True, tag="copy-stage"):
    """The effect of a stage of a neighbour's wonder."""

    stage: StageCopied
    sides: tuple[Side, ...]


class TakePawn(EffectForm, frozen=True, tag="take-pawn"):
    """A participation pawn of an Age from the box."""

    age: PawnAge


BuildingEffect = (
    OneResourceLess
    | StagesWithoutResources
    | FreeColor
    | FreeBlackOnceAnAge
    | BankResource
    | TradeRefund
    | TradeRebate
    | StartingGoodRebate
    | ExtraGood
    | MissingGood
    | Port
    | FreezeHands
    | StageForCoins
    | CopyStage
    | TakePawn
)
