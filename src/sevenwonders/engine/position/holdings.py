"""How many cards a table has where, as a turn begins."""

from collections import Counter

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.options import cities_of
from sevenwonders.engine.position.model import Position
from sevenwonders.engine.vocabulary import AGES, BLACK, PURPLE


def hand_size(position: Position, components: Components, city: int) -> int:
    """Cards a seat holds when it chooses this turn; the free city's holder has drawn one more."""
    if city >= position.players or position.turn == 0 or position.over:
        return 0
    size = int(components.hand_size) - (position.turn - 1)
    free_city = cities_of(position.players) > position.players
    return size + 1 if free_city and (position.age + position.turn) % 2 == city else size


def pile_size(position: Position, components: Components) -> int:
    """Cards left in the free city's pile once this turn's is drawn."""
    no_free_city = cities_of(position.players) == position.players
    if no_free_city or position.turn == 0 or position.over:
        return 0
    return int(components.hand_size) - position.turn


def first_deck(position: Position) -> int:
    """The Age whose deck is dealt next: in the recruitment phase the current one."""
    return position.age if position.turn == 0 else position.age + 1


def physical(components: Components, players: int, age: int) -> Counter[str]:
    """Copies of each card an Age's deck can hold, every guild and black card once."""
    deck = components.decks[players]
    cards = Counter(components.cards[card].slug for card in deck.ages[age - 1])
    cards.update(components.cards[card].slug for card in deck.black[age - 1])
    if age == AGES:
        cards.update(components.cards[card].slug for card in deck.guilds)
    return cards


def is_guild(components: Components, card: str) -> bool:
    """Whether a card, by its name, is a guild."""
    return components.cards[components.card_index[card]].color == PURPLE


def is_black(components: Components, card: str, age: int) -> bool:
    """Whether a card, by its name, is a black one of an Age."""
    piece = components.cards[components.card_index[card]]
    return piece.color == BLACK and piece.age == age


def drawable(components: Components, players: int, age: int, placed: Counter[str]) -> Counter[str]:
    """What may be left of an Age's deck: of guilds and black cards no more than are drawn."""
    rest = physical(components, players, age) - placed
    known = [card for card in placed.elements() if card in components.card_index]
    laid_guilds = sum(1 for card in known if is_guild(components, card))
    laid_black = sum(1 for card in known if is_black(components, card, age))
    guilds = [card for card in rest if is_guild(components, card)]
    black = [card for card in rest if is_black(components, card, age)]
    wanting = max(int(components.decks[players].guild_count) - laid_guilds, 0)
    for card in (*guilds[wanting:], *black[max(players - laid_black, 0) :]):
        del rest[card]
    return rest
