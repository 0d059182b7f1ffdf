"""What science symbols are worth at once."""

from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.score.science import science_points
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import SYMBOL_BITS, SYMBOL_MASK, SYMBOLS


def science_gain(sight: Sight, city: int, piece: Piece) -> int:
    """Points more for the symbols of a piece, as they stand now."""
    now = [int(sight.symbol_count(city, symbol)) for symbol in range(len(SYMBOLS))]
    after = [
        count + (int(piece.science) >> (symbol * SYMBOL_BITS) & SYMBOL_MASK)
        for symbol, count in enumerate(now)
    ]
    wilds = int(sight.wilds(city))
    return _best(after, wilds + int(piece.wilds)) - _best(now, wilds)


def _best(symbols: list[int], wilds: int) -> int:
    """The most points over every reading of the free symbols."""
    most = 0
    for one in range(wilds + 1):
        for two in range(wilds + 1 - one):
            third = symbols[2] + wilds - one - two
            most = max(most, int(science_points(symbols[0] + one, symbols[1] + two, third)))
    return most
