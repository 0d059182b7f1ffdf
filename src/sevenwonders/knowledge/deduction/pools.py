"""The pools that hidden cards come from: one for each Age, and one for the leaders."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.vocabulary import AGES

LEADERS: Final = 3
"""The pool of the leaders; those before it are the Ages'."""
POOLS: Final = 4


def pool_of(components: Components, card: i64) -> i64:
    """The pool a card comes from."""
    age = components.cards[card].age
    return age - 1 if age else LEADERS


def age_pool(components: Components, players: i64, age: i64) -> vec[i64]:
    """Every card that may be dealt in an Age."""
    deck = components.decks[int(players)]
    cards = deck.ages[age][:]
    if age == AGES - 1:
        for card in deck.guilds:
            cards = append(cards, card)
    for card in deck.black[age]:
        cards = append(cards, card)
    return cards
