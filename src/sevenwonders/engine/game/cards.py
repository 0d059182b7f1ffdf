"""Hands and piles: vectors of cards."""

from librt.vecs import append, vec
from mypy_extensions import i64


def without(hand: vec[i64], card: i64) -> vec[i64]:
    """The hand less one copy of a card, with no room to spare: clones share hands."""
    size: i64 = len(hand)
    at: i64 = 0
    while at < size and hand[at] != card:
        at += 1
    if at == size:
        return hand[:]
    rest = hand[: size - 1]
    while at < size - 1:
        rest[at] = hand[at + 1]
        at += 1
    return rest


def in_order(cards: vec[i64]) -> vec[i64]:
    """A sorted copy: hands and piles are shown in one order, whatever way the cards came."""
    order = cards[:]
    for at in range(1, len(order)):
        card = order[at]
        place: i64 = at
        while place > 0 and order[place - 1] > card:
            order[place] = order[place - 1]
            place -= 1
        order[place] = card
    return order


def sorted_in(hand: vec[i64], card: i64) -> vec[i64]:
    """A hand with one more card, in order."""
    longer = vec[i64]()
    placed = False
    for held in hand:
        if not placed and card < held:
            longer = append(longer, card)
            placed = True
        longer = append(longer, held)
    return longer if placed else append(longer, card)


def each_once(cards: vec[i64]) -> vec[i64]:
    """The cards in their order, one of each."""
    each = vec[i64]()
    for card in cards:
        if not any(other == card for other in each):
            each = append(each, card)
    return each
