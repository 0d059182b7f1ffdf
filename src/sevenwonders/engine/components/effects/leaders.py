"""Effects about leaders as columns."""

from typing import Final

from sevenwonders.content import effects as fx
from sevenwonders.engine.components.effects.common import Lowering, amount, asks_for, power
from sevenwonders.engine.components.figures import CHEAPER_NEIGHBOURS, CHEAPER_OWN
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.vocabulary import (
    BURY_LEADER,
    COPY_LEADER,
    FREE_LEADERS,
    KEEP_LEADERS,
    RECRUIT_MORE,
)


def _cheaper_leaders(effect: fx.CheaperLeaders, piece: Piece) -> None:
    # The side with this power also keeps its unplayed leaders (rule 12.13).
    piece.powers |= KEEP_LEADERS
    piece.add_figure(CHEAPER_OWN, effect.own)
    piece.add_figure(CHEAPER_NEIGHBOURS, effect.neighbours)


LOWERING: Final[dict[type, Lowering]] = {
    fx.FreeLeaders: power(FREE_LEADERS),
    fx.CheaperLeaders: _cheaper_leaders,
    fx.DrawLeaders: amount("draws"),
    fx.RecruitExtra: asks_for(RECRUIT_MORE),
    fx.BuryLeader: asks_for(BURY_LEADER),
    fx.CopyLeader: asks_for(COPY_LEADER),
}
