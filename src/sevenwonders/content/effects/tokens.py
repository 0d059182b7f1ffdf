"""What the boxes give and take: coins on occasions, tokens, debts, losses of others."""

from sevenwonders.content.effects.form import EffectForm
from sevenwonders.content.vocabulary import Amount, LossPer, Occasion, TokenValue


class CoinsOn(EffectForm, frozen=True, tag="coins-on"):
    """Coins from the bank on each such occasion from now on."""

    occasion: Occasion
    amount: Amount


class LossOnStage(EffectForm, frozen=True, tag="loss-on-stage"):
    """Each stage the owner builds costs every other player coins."""

    amount: Amount


class StartingCoins(EffectForm, frozen=True, tag="starting-coins"):
    """More coins when the game begins."""

    amount: Amount


class DefeatsToWinner(EffectForm, frozen=True, tag="defeats-to-winner"):
    """Defeat tokens go to the winner of the conflict."""


class ShieldsPerDefeat(EffectForm, frozen=True, tag="shields-per-defeat"):
    """Each Defeat token held counts as a shield."""


class VictoryToken(EffectForm, frozen=True, tag="victory-token"):
    """A Victory token, once; without a value that of the current Age."""

    value: TokenValue = 0


class DropDefeats(EffectForm, frozen=True, tag="drop-defeats"):
    """All Defeat tokens held are given back, once."""


class OthersDropVictory(EffectForm, frozen=True, tag="others-drop-victory"):
    """Every other player gives back one Victory token of its choice, once."""


class Diplomacy(EffectForm, frozen=True, tag="diplomacy"):
    """A diplomacy token: its holder stays out of the next conflict."""


class NeighboursGain(EffectForm, frozen=True, tag="neighbours-gain"):
    """Each neighbour takes coins from the bank, once."""

    amount: Amount


class OthersGain(EffectForm, frozen=True, tag="others-gain"):
    """Every other player takes coins from the bank, once."""

    amount: Amount


class OthersLose(EffectForm, frozen=True, tag="others-lose"):
    """Every other player loses coins at the end of the turn, once."""

    amount: Amount
    per: LossPer = "once"


class NeighboursTakeDebt(EffectForm, frozen=True, tag="neighbours-take-debt"):
    """Each neighbour takes a debt, once."""

    amount: Amount


TokenEffect = (
    CoinsOn
    | LossOnStage
    | StartingCoins
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
)
