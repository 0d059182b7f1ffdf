"""Guilds and everything else that counts cards, stages or tokens: now, and by the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.bots.sage.weights import Weights
from sevenwonders.engine.components.model import Piece, Tally
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import (
    AGES,
    COLORS,
    COLORS_PRESENT,
    COUNT_COINS_BY_THREE,
    COUNT_DEFEATS,
    COUNT_STAGES,
    COUNT_VICTORIES,
    COUNT_VICTORIES_1,
    EACH,
    IF_MORE,
    IF_NONE,
    IF_ONLY_LEADER,
    LEFT,
    MARKER_COLOR,
    OWN,
    PAIRS,
    RIGHT,
    SETS,
    VICTORY_VALUES,
    WHITE,
)

_TOKENS: Final = 0.9
"""Victory or Defeat tokens that a city may get in an Age to come."""
_PAIR: Final = 0.35
_PRESENT: Final = 0.7
_MORE: Final = 0.4
"""How likely a condition is met that is not yet, or stays so that is."""
_MARKED: Final = 3.0
_LATER_COINS: Final = 2.0


def tally_coins(sight: Sight, city: i64, piece: Piece) -> float:
    """Coins that a piece pays at once for what it counts."""
    coins = 0.0
    for tally in piece.tallies:
        if not tally.coins:
            continue
        count: i64 = 0
        if tally.where & OWN:
            count += sight.counted(city, tally.what)
            if piece.color >= 0 and tally.what & (1 << piece.color):
                count += 1
        if tally.where & LEFT:
            count += sight.counted(sight.left(city), tally.what)
        if tally.where & RIGHT:
            count += sight.counted(sight.right(city), tally.what)
        coins += float(tally.coins * count)
    return coins


def tally_points(
    sight: Sight, city: i64, weights: Weights, coming: vec[float], ahead: float, piece: Piece
) -> float:
    """Points that a piece may be worth at the end for what it counts."""
    points = 0.0
    for tally in piece.tallies:
        if tally.points:
            times = _times(sight, city, weights, coming, ahead, piece, tally)
            points += float(tally.points) * times
    return points


def _times(
    sight: Sight,
    city: i64,
    weights: Weights,
    coming: vec[float],
    ahead: float,
    piece: Piece,
    tally: Tally,
) -> float:
    what = tally.what
    if tally.mode == EACH:
        count = 0.0
        if tally.where & OWN:
            count += _by_the_end(sight, city, weights, coming, ahead, what)
            if piece.color >= 0 and what & (1 << piece.color):
                count += 1.0
        if tally.where & LEFT:
            count += _by_the_end(sight, sight.left(city), weights, coming, ahead, what)
        if tally.where & RIGHT:
            count += _by_the_end(sight, sight.right(city), weights, coming, ahead, what)
        return count
    if tally.mode == SETS:
        fewest = 99.0
        for color in range(len(COLORS)):
            if what & (1 << color):
                cards = float(sight.color_count(city, color)) + coming[color]
                fewest = min(fewest, cards)
        return max(fewest - 0.5 * ahead, 0.0)
    if tally.mode == IF_MORE:
        own = sight.counted(city, what)
        theirs = max(sight.counted(sight.left(city), what), sight.counted(sight.right(city), what))
        now = 1.0 if own > theirs else 0.0
        return now + ahead * (_MORE - now)
    if tally.mode == IF_NONE:
        now = 1.0 if sight.counted(city, what) == 0 else 0.0
        return now * (1.0 - _MORE * ahead)
    if tally.mode == PAIRS:
        return _pairs(sight, city, ahead)
    if tally.mode == COLORS_PRESENT:
        present = 0.0
        for color in range(WHITE):
            if sight.color_count(city, color):
                present += 1.0
            else:
                present += _PRESENT * min(coming[color], 1.0)
        return present
    if tally.mode == MARKER_COLOR:
        return _MARKED
    if tally.mode == IF_ONLY_LEADER:
        return 1.0 if len(sight.leaders(city)) == 0 else 0.0
    raise NotImplementedError(f"sage/tallies.py has no estimate for tally mode {tally.mode}")


def _pairs(sight: Sight, city: i64, ahead: float) -> float:
    points = 0.0
    for age in range(AGES):
        value = float(VICTORY_VALUES[age])
        points += float(sight.victory_count(city, age + 1) // 2) * value
        if age + 1 >= sight.age() and ahead > 0.0:
            points += _PAIR * value
    return points


def _by_the_end(
    sight: Sight, city: i64, weights: Weights, coming: vec[float], ahead: float, what: i64
) -> float:
    count = 0.0
    for color in range(len(COLORS)):
        if what & (1 << color):
            count += float(sight.color_count(city, color)) + coming[color]
    if what < COUNT_STAGES:
        return count
    count += float(sight.counted(city, what & ~(COUNT_STAGES - 1)))
    if what & COUNT_STAGES:
        stages = len(sight.components().sides[sight.side(city)].stages)
        missing = float(stages - sight.stage_count(city))
        count += min(weights.grow_stages * ahead * 3.0, missing)
    ages = float(AGES + 1 - sight.age()) if ahead > 0.0 else 0.0
    if what & COUNT_DEFEATS:
        count += _TOKENS * ages
    if what & COUNT_VICTORIES:
        each = 0.0
        for age in range(AGES):
            if what & (COUNT_VICTORIES_1 << age) and age + 1 >= sight.age():
                each += _TOKENS
        count += each
    if what & COUNT_COINS_BY_THREE:
        count += _LATER_COINS * ahead
    return count


def tally_step(sight: Sight, city: i64, holder: i64, stake: float, step: vec[float]) -> None:
    """Add what one more card of each colour in a city brings the holder of what counts it."""
    if stake == 0.0:
        return
    seen: i64 = OWN
    if holder != city:
        seen = 0
        if sight.left(holder) == city:
            seen |= LEFT
        if sight.right(holder) == city:
            seen |= RIGHT
    components = sight.components()
    for card in sight.built(holder):
        _step(components.cards[card], seen, stake, step)
    if len(components.boxes) == 0:
        return
    for leader in sight.leaders(holder):
        _step(components.cards[leader], seen, stake, step)


def _step(piece: Piece, seen: i64, stake: float, step: vec[float]) -> None:
    for tally in piece.tallies:
        if tally.points == 0 or tally.where & seen == 0:
            continue
        each = stake * float(tally.points)
        if tally.mode == SETS:
            each *= 0.3
        elif tally.mode != EACH:
            continue
        for color in range(len(COLORS)):
            if tally.what & (1 << color):
                step[color] += each
        if tally.what & COUNT_STAGES:
            step[len(COLORS)] += each
