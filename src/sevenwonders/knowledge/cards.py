"""Cards as multisets: membership, difference and union of vectors."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.cards import without


def holds(cards: vec[i64], card: i64) -> bool:
    """Whether a kind is among some cards."""
    return any(one == card for one in cards)


def less(cards: vec[i64], others: vec[i64]) -> vec[i64]:
    """What is left of some cards when others are taken away, as far as they are there."""
    for card in others:
        cards = without(cards, card)
    return cards


def joined(cards: vec[i64], others: vec[i64]) -> vec[i64]:
    """Both together, in a vector of their own."""
    both = cards[:]
    for card in others:
        both = append(both, card)
    return both
