"""Leaders, black cards, stages and edifices by fit: what their powers and deeds promise."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.bots.greedy.boxes import (
    BURIAL,
    COPIED_SYMBOL,
    MORE_LEADERS,
    OCCASIONS,
    PAWN,
    POWERS,
)
from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.choice.bits import count_at
from sevenwonders.engine.components.model import Deeds
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    AGES,
    COPY_GUILD,
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOR,
    FREE_ONCE_AN_AGE,
    LAST_CARD,
    VICTORY_BITS,
    VICTORY_VALUES,
)

_WEIGHED: Final = (
    LAST_CARD | FREE_ONCE_AN_AGE | FREE_NEW_COLOR | FREE_FIRST_CARD | FREE_LAST_CARD | COPY_GUILD
)
"""Powers of base boards, which have weights of their own."""
_POWERS: Final[list[tuple[int, float]]] = [
    (power, worth) for power, worth in POWERS.items() if not power & _WEIGHED
]
_COIN: Final = 0.45


def powers_worth(weights: Weights, powers: i64, ahead: float) -> float:
    """What powers promise with so much of the game still to come."""
    worth = 0.0
    if powers & LAST_CARD:
        worth += weights.last_card
    if powers & FREE_ONCE_AN_AGE:
        worth += weights.free_once
    if powers & (FREE_NEW_COLOR | FREE_FIRST_CARD | FREE_LAST_CARD):
        worth += weights.free_other
    for power in _POWERS:
        if powers & power[0]:
            worth += power[1]
    return worth * ahead


def deeds_worth(
    sight: Sight,
    city: i64,
    deeds: Deeds,
    ahead: float,
    stake_all: float,
    stake_next: float,
) -> float:
    """Points that the deeds of a piece promise, war and diplomacy aside."""
    own = deeds.chain_coins + deeds.yellow_coins + deeds.black_coins + deeds.victory_coins
    own += deeds.stage_coins + deeds.neighbour_stage_coins + deeds.bank_coins
    lasting = _COIN * OCCASIONS * float(own)
    lasting -= _COIN * stake_all * OCCASIONS * float(deeds.stage_loss)
    lasting += COPIED_SYMBOL * float(deeds.copies) + float(deeds.set_bonus)
    lasting += MORE_LEADERS * float(deeds.draws + deeds.recruits) + float(deeds.cheaper_own)
    gained = stake_next * float(deeds.neighbours_gain) + stake_all * float(deeds.others_gain)
    at_once = _tokens(sight, city, deeds) + _COIN * gained
    at_once -= _COIN * stake_all * _losses(sight, city, deeds)
    at_once -= stake_next * float(deeds.neighbours_debt)
    at_once -= stake_all * 2.0 * float(deeds.others_drop)
    at_once += BURIAL * float(deeds.buries) + MORE_LEADERS * float(deeds.names)
    return at_once + lasting * ahead


def _tokens(sight: Sight, city: i64, deeds: Deeds) -> float:
    """Victory tokens and pawns taken, and Defeat tokens given back."""
    points = float(VICTORY_VALUES[sight.age() - 1] * deeds.victory_now)
    for age in range(AGES):
        taken = (deeds.victories >> (age * VICTORY_BITS)) & 255
        points += float(VICTORY_VALUES[age] * taken)
        points += PAWN * float(count_at(deeds.pawns, age))
    if deeds.drops_defeats:
        points += float(sight.defeats(city))
    return points


def _losses(sight: Sight, city: i64, deeds: Deeds) -> float:
    """Coins that each other city loses, on average."""
    coins = float(deeds.loss + deeds.loss_per_age * sight.age())
    if deeds.loss_per_victory == 0 and deeds.loss_per_stage == 0:
        return coins
    owed: i64 = 0
    for other in range(sight.cities()):
        if other == city:
            continue
        for age in range(1, AGES + 1):
            owed += deeds.loss_per_victory * sight.victory_count(other, age)
        owed += deeds.loss_per_stage * sight.stage_count(other)
    return coins + float(owed) / float(sight.cities() - 1)
