"""Cards of which only some audiences see the face."""

from sevenwonders.engine.events.common import Card


def remove_card(cards: list[Card], card: Card) -> None:
    """Remove a card by its face if that is known here, else one that lies face down."""
    cards.remove(card if card in cards else None)
