"""What the boxes do with leaders: their price, how they come into play and leave it."""

from sevenwonders.content.effects.form import EffectForm
from sevenwonders.content.vocabulary import Amount


class FreeLeaders(EffectForm, frozen=True, tag="free-leaders"):
    """Leaders recruited from now on cost nothing."""


class CheaperLeaders(EffectForm, frozen=True, tag="cheaper-leaders"):
    """The owner's leaders cost less, and so do those of each neighbour."""

    own: Amount
    neighbours: Amount


class DrawLeaders(EffectForm, frozen=True, tag="draw-leaders"):
    """Leaders from the box join the hand, once."""

    amount: Amount


class RecruitExtra(EffectForm, frozen=True, tag="recruit-extra"):
    """One more leader may be recruited at once, at its price."""


class BuryLeader(EffectForm, frozen=True, tag="bury-leader"):
    """One face-up leader is laid under the stage: its effect ends, it scores twice its cost."""


class CopyLeader(EffectForm, frozen=True, tag="copy-leader"):
    """Becomes one face-up leader of a neighbour when built."""


LeaderEffect = FreeLeaders | CheaperLeaders | DrawLeaders | RecruitExtra | BuryLeader | CopyLeader
