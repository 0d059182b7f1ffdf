"""What the effects of expansions promise a city: income, tokens, losses of others, leaders."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.bots.greedy.effects import (
    BURIAL,
    COPIED_SYMBOL,
    MORE_LEADERS,
    OCCASIONS,
    PAWN,
)
from sevenwonders.engine.choice.bits import count_at
from sevenwonders.engine.components.figures import (
    BANK_COINS,
    BLACK_COINS,
    CHAIN_COINS,
    CHEAPER_OWN,
    COPIED_SYMBOLS,
    NEIGHBOUR_STAGE_COINS,
    NO_FIGURES,
    SET_BONUS,
    STAGE_COINS,
    STAGE_LOSS,
    VICTORY_COINS,
    YELLOW_COINS,
)
from sevenwonders.engine.components.model import NOTHING_AT_ONCE, Immediate, Piece
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    AGES,
    BURY_LEADER,
    COPY_LEADER,
    RECRUIT_MORE,
    VICTORY_BITS,
    VICTORY_MASK,
    VICTORY_VALUES,
)

_COIN: Final = 0.45


def expansion_worth(
    sight: Sight,
    city: i64,
    piece: Piece,
    ahead: float,
    stake_all: float,
    stake_next: float,
) -> float:
    """Points that what a piece of an expansion does promises, war and diplomacy aside."""
    once = NOTHING_AT_ONCE if piece.immediate is None else piece.immediate
    row = piece.figures if len(piece.figures) else NO_FIGURES
    own = row[CHAIN_COINS] + row[YELLOW_COINS] + row[BLACK_COINS] + row[VICTORY_COINS]
    own += row[STAGE_COINS] + row[NEIGHBOUR_STAGE_COINS] + row[BANK_COINS]
    lasting = _COIN * OCCASIONS * float(own)
    lasting -= _COIN * stake_all * OCCASIONS * float(row[STAGE_LOSS])
    lasting += COPIED_SYMBOL * float(row[COPIED_SYMBOLS]) + float(row[SET_BONUS])
    lasting += MORE_LEADERS * float(once.draws + once.asks_for(RECRUIT_MORE)) + float(
        row[CHEAPER_OWN]
    )
    gained = stake_next * float(once.neighbours_gain) + stake_all * float(once.others_gain)
    at_once = _tokens(sight, city, once) + _COIN * gained
    at_once -= _COIN * stake_all * _losses(sight, city, once)
    at_once -= stake_next * float(once.neighbours_debt)
    at_once -= stake_all * 2.0 * float(once.others_drop)
    copies = MORE_LEADERS * float(once.asks_for(COPY_LEADER))
    at_once += BURIAL * float(once.asks_for(BURY_LEADER)) + copies
    return at_once + lasting * ahead


def _tokens(sight: Sight, city: i64, once: Immediate) -> float:
    """Victory tokens and pawns taken, and Defeat tokens given back."""
    points = float(VICTORY_VALUES[sight.age() - 1] * once.victory_now)
    for age in range(AGES):
        taken = (once.victories >> (age * VICTORY_BITS)) & VICTORY_MASK
        points += float(VICTORY_VALUES[age] * taken)
        points += PAWN * float(count_at(once.pawns, age))
    if once.drops_defeats:
        points += float(sight.defeats(city))
    return points


def _losses(sight: Sight, city: i64, once: Immediate) -> float:
    """Coins that each other city loses, on average."""
    coins = float(once.loss + once.loss_per_age * sight.age())
    if once.loss_per_victory == 0 and once.loss_per_stage == 0:
        return coins
    owed: i64 = 0
    for other in range(sight.cities()):
        if other == city:
            continue
        for age in range(1, AGES + 1):
            owed += once.loss_per_victory * sight.victory_count(other, age)
        owed += once.loss_per_stage * sight.stage_count(other)
    return coins + float(owed) / float(sight.cities() - 1)
