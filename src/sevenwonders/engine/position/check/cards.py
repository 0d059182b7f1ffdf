"""Where cards and leaders lie: known, in a place for them, and no more often than they exist."""

from collections import Counter
from typing import Final

from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.game.options import cities_of
from sevenwonders.engine.position.check.table import Setting
from sevenwonders.engine.position.holdings import (
    first_deck,
    hand_size,
    is_black,
    is_guild,
    physical,
    pile_size,
)
from sevenwonders.engine.vocabulary import AGES

LEADER_PLACES: Final = ("leaders", "leader_hand", "buried", "leader_box")


def check_cards(setting: Setting) -> None:
    """Every card lies where it can, hands and piles are no larger than the turn has them."""
    for card, where in setting.position.places(setting.components):
        _check_place(setting, card, where)
    for city in range(len(setting.variants)):
        _check_hand(setting, city)
    _check_pile(setting)
    _check_copies(setting)
    _check_drawn(setting)
    _check_draws(setting)
    _check_decks(setting)


def _check_place(setting: Setting, card: str, where: str) -> None:
    position, components = setting.position, setting.components
    if card not in components.card_index:
        if where.endswith(LEADER_PLACES):
            why = f"no leader {card!r} at this table{setting.leader_hint(card)}"
        else:
            why = f"no card {card!r} at this table{setting.hint(card)}"
        raise InvalidPosition(where, why)
    age = int(components.cards[components.card_index[card]].age)
    leader = age == 0
    if leader != where.endswith(LEADER_PLACES) and not (leader and where.endswith("stages")):
        raise InvalidPosition(where, f"{card!r} cannot lie here")
    if age > position.age:
        raise InvalidPosition(where, f"{card!r} is of Age {age}, it is Age {position.age}")
    if not leader and age != position.age and where.endswith(("hand", "pile")):
        raise InvalidPosition(where, f"{card!r} is of Age {age}, hands of Age {position.age}")


def _check_hand(setting: Setting, city: int) -> None:
    position = setting.position
    size = hand_size(position, setting.components, city)
    held = len(position.city[city].hand)
    if held > size:
        when = "a game that is over" if position.over else f"turn {position.turn}"
        raise InvalidPosition(f"city {city}, hand", f"{held} cards where {when} has {size}")


def _check_pile(setting: Setting) -> None:
    position = setting.position
    size = pile_size(position, setting.components)
    if len(position.pile) > size:
        why = f"{len(position.pile)} cards where turn {position.turn} leaves {size}"
        raise InvalidPosition("pile", why)


def _check_draws(setting: Setting) -> None:
    components, draws = setting.components, setting.position.leader_draws
    every = sorted(components.cards[leader].slug for leader in components.leaders)
    if draws and sorted(draws) != every:
        raise InvalidPosition("leader_draws", "it names every leader of the table once, or none")


def _check_copies(setting: Setting) -> None:
    position, components = setting.position, setting.components
    seen: Counter[str] = Counter()
    last: dict[str, str] = {}
    there = Counter[str](components.cards[leader].slug for leader in components.leaders)
    for age in range(1, AGES + 1):
        there.update(physical(components, position.players, age))
    for card, where in position.places(components):
        seen[card] += 1
        if seen[card] > there[card]:
            count = there[card]
            also = f", also in {last[card]}" if card in last else ""
            why = f"{card!r} lies here once too often: {count} at this table{also}"
            raise InvalidPosition(where, why)
        last[card] = where


def _check_drawn(setting: Setting) -> None:
    """Of guilds and of each Age's black cards only some are drawn."""
    position, components = setting.position, setting.components
    places = list(position.places(components))
    guilds = [where for card, where in places if is_guild(components, card)]
    most = int(components.decks[position.players].guild_count)
    if len(guilds) > most:
        raise InvalidPosition(guilds[most], f"{len(guilds)} guilds where {most} are drawn")
    most = position.players
    for age in range(1, AGES + 1):
        black = [where for card, where in places if is_black(components, card, age)]
        if len(black) > most:
            why = f"{len(black)} black cards of Age {age} where {most} are drawn"
            raise InvalidPosition(black[most], why)


def _check_decks(setting: Setting) -> None:
    position = setting.position
    for age, deck in enumerate((position.deck_1, position.deck_2, position.deck_3), 1):
        if not deck:
            continue
        if age < first_deck(position):
            raise InvalidPosition(f"deck_{age}", f"is dealt already in Age {position.age}")
        _check_deck(setting, age, deck)


def _check_deck(setting: Setting, age: int, deck: tuple[str, ...]) -> None:
    where = f"deck_{age}"
    position, components = setting.position, setting.components
    there = physical(components, position.players, age)
    size = cities_of(position.players) * int(components.hand_size)
    if len(deck) != size:
        raise InvalidPosition(where, f"has {len(deck)} cards, {size} are dealt")
    for card, count in Counter(deck).items():
        if count > there[card]:
            hint = "" if card in components.card_index else setting.hint(card)
            why = f"{card!r} {count} times, the deck of Age {age} has {there[card]}{hint}"
            raise InvalidPosition(where, why)
    drawn = {
        "guilds": (sum(1 for card in deck if is_guild(components, card)), _guilds_of(setting, age)),
        "black cards": (
            sum(1 for card in deck if is_black(components, card, age)),
            position.players if components.cities else 0,
        ),
    }
    for what, (count, most) in drawn.items():
        if count != most:
            raise InvalidPosition(where, f"has {count} {what}, {most} are drawn")


def _guilds_of(setting: Setting, age: int) -> int:
    deck = setting.components.decks[setting.position.players]
    return int(deck.guild_count) if age == AGES else 0
