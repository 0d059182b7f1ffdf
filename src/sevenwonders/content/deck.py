"""Which physical cards go on the table, before anybody shuffles."""

from typing import Final

from sevenwonders.content.model import Catalog

SMALLEST_DECK: Final = 3
"""Two players share the table with a free city and use the cards of three (rule 10.1)."""


def deck(catalog: Catalog, age: int, players: int) -> tuple[str, ...]:
    """List the cards of an Age for this number of players, one id a copy.

    Guilds and black cards, which are drawn at random, are left out.
    """
    seats = max(players, SMALLEST_DECK)
    return tuple(
        card.id
        for card in catalog.cards
        if card.age == age
        for smallest in card.copies
        if smallest <= seats
    )


def guilds(catalog: Catalog) -> tuple[str, ...]:
    """List all guilds at the table, of which `guild_count` are drawn."""
    return tuple(card.id for card in catalog.cards if card.color == "purple")


def guild_count(players: int) -> int:
    """Say how many guilds go into the deck of Age III."""
    return max(players, SMALLEST_DECK) + 2


def black(catalog: Catalog, age: int) -> tuple[str, ...]:
    """List the black cards of an Age, of which as many are drawn as there are players."""
    return tuple(card.id for card in catalog.cards if card.color == "black" and card.age == age)
