"""What the effects of expansions promise, in points: income, tokens, losses of others, leaders."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

STILL_TO_COME: Final = 2.0
"""Cards, stages or tokens that a counting piece may hope for in a whole game."""
OCCASIONS: Final = 4.0
"""How often in a game something that pays each time does so."""
COPIED_SYMBOL: Final = 4.0
DIPLOMACY: Final = 2.0
RIVAL: Final = 0.15
"""What a coin or point that all others lose is worth."""
NEIGHBOUR: Final = 0.3
MORE_LEADERS: Final = 1.5
BURIAL: Final = 5.0
PAWN: Final = 3.0


def hopes(piece: Piece) -> float:
    """Points that a counting piece may still come to over a whole game."""
    return sum(STILL_TO_COME * int(tally.points) for tally in piece.tallies if tally.points > 0)


def expansion_worth(sight: Sight, piece: Piece, coin: float, ahead: float) -> float:
    """Points that what a piece does promises, with so much of the game still to come."""
    once = NOTHING_AT_ONCE if piece.immediate is None else piece.immediate
    row = piece.figures if len(piece.figures) else NO_FIGURES
    lasting = coin * OCCASIONS * _occasions(row)
    lasting += RIVAL * OCCASIONS * int(row[STAGE_LOSS])
    lasting += COPIED_SYMBOL * int(row[COPIED_SYMBOLS]) + int(row[SET_BONUS])
    lasting += MORE_LEADERS * int(once.draws + once.asks_for(RECRUIT_MORE)) + int(row[CHEAPER_OWN])
    at_once = _tokens(sight, once) + DIPLOMACY * int(once.diplomacy)
    at_once += _burden(sight, once) - RIVAL * int(once.neighbours_gain + once.others_gain)
    copies = MORE_LEADERS * int(once.asks_for(COPY_LEADER))
    at_once += BURIAL * int(once.asks_for(BURY_LEADER)) + copies
    return at_once + lasting * ahead


def _occasions(row: vec[i64]) -> int:
    own = row[CHAIN_COINS] + row[YELLOW_COINS] + row[BLACK_COINS] + row[VICTORY_COINS]
    return int(own + row[STAGE_COINS] + row[NEIGHBOUR_STAGE_COINS] + row[BANK_COINS])


def _tokens(sight: Sight, once: Immediate) -> float:
    """Victory tokens and pawns taken, and what the others give back."""
    points = VICTORY_VALUES[sight.age() - 1] * float(once.victory_now)
    for age in range(AGES):
        points += VICTORY_VALUES[age] * (int(once.victories) >> (age * VICTORY_BITS) & VICTORY_MASK)
        points += PAWN * int(count_at(once.pawns, age))
    if once.drops_defeats:
        points += int(sight.defeats(sight.asked_city()))
    return points + float(once.others_drop)


def _burden(sight: Sight, once: Immediate) -> float:
    """What the others lose, as far as it brings the city ahead of them."""
    coins = float(once.loss + once.loss_per_age * sight.age())
    others = [city for city in range(sight.cities()) if city != sight.asked_city()]
    for city in others:
        victories = sum(int(sight.victory_count(city, age)) for age in range(1, AGES + 1))
        owed = int(once.loss_per_victory) * victories
        coins += (owed + int(once.loss_per_stage * sight.stage_count(city))) / len(others)
    return RIVAL * coins * len(others) / 2 + NEIGHBOUR * 2 * int(once.neighbours_debt)
