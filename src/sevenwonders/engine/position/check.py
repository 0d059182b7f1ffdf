"""What a position must be so that it can stand on a table; says where it cannot."""

from collections import Counter

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.game.options import Options, cities_of, kit_for, wanted_sides
from sevenwonders.engine.position.model import UNBUILT, CityPosition, Position
from sevenwonders.engine.vocabulary import AGES, PURPLE
from sevenwonders.errors import WondersError

MOST_COINS = 10_000
MOST_FIGURE = 15
LEADER_PLACES = ("leaders", "leader_hand", "buried", "leader_box")
TOKENS_AN_AGE = 2


def checked_kit(position: Position) -> Components:
    """The components of a position that passes every check."""
    components = _table_kit(position)
    if not 1 <= position.age <= AGES:
        raise InvalidPosition("age", f"{position.age} is not 1, 2 or 3")
    first = 0 if len(components.leaders) else 1
    if not first <= position.turn <= components.turns:
        raise InvalidPosition("turn", f"{position.turn} is not {first} to {components.turns}")
    _check_cards(position, components)
    for at, city in enumerate(position.city):
        _check_city(position, components, f"city {at}", city)
        _check_hand(position, components, at)
    _check_pile(position, components)
    _check_copies(position, components)
    _check_draws(position, components)
    _check_decks(position, components)
    return components


def hand_size(position: Position, components: Components, at: int) -> int:
    """Cards a seat holds when it chooses this turn; the free city's holder has drawn one more."""
    if at >= position.players or position.turn == 0:
        return 0
    size = int(components.hand_size) - (position.turn - 1)
    free_city = cities_of(position.players) > position.players
    return size + 1 if free_city and (position.age + position.turn) % 2 == at else size


def pile_size(position: Position, components: Components) -> int:
    """Cards left in the free city's pile once this turn's is drawn."""
    if cities_of(position.players) == position.players or position.turn == 0:
        return 0
    return int(components.hand_size) - position.turn


def physical(components: Components, players: int, age: int) -> Counter[str]:
    """Copies of each card an Age's deck can hold, every guild and black card once."""
    deck = components.decks[players]
    cards = Counter(components.cards[card].slug for card in deck.ages[age - 1])
    cards.update(components.cards[card].slug for card in deck.black[age - 1])
    if age == AGES:
        cards.update(components.cards[card].slug for card in deck.guilds)
    return cards


def _table_kit(position: Position) -> Components:
    options = Options(
        players=position.players,
        edition=position.edition,
        boxes=position.boxes,
        boards=tuple(city.board for city in position.city),
        teams=position.teams,
        experts=position.experts,
        rules=position.rules,
    )
    try:
        components = kit_for(options)
        wanted_sides(options, components)
    except WondersError as refused:
        raise InvalidPosition("table", str(refused)) from refused
    cities = cities_of(position.players)
    if len(position.city) != cities:
        why = f"{position.players} players have {cities} cities, {len(position.city)} are given"
        raise InvalidPosition("city", why)
    for at, city in enumerate(position.city):
        if city.board not in components.side_index:
            raise InvalidPosition(f"city {at}, board", f"{city.board!r} names no side")
    return components


def _check_cards(position: Position, components: Components) -> None:
    for card, where in position.places(components):
        if card not in components.card_index:
            raise InvalidPosition(where, f"no card {card!r} at this table")
        age = int(components.cards[components.card_index[card]].age)
        leader = age == 0
        if leader != where.endswith(LEADER_PLACES) and not (leader and where.endswith("stages")):
            raise InvalidPosition(where, f"{card!r} cannot lie here")
        if age > position.age:
            raise InvalidPosition(where, f"{card!r} is of Age {age}, it is Age {position.age}")
        if not leader and age != position.age and where.endswith(("hand", "pile")):
            raise InvalidPosition(where, f"{card!r} is of Age {age}, hands of Age {position.age}")


def _check_city(position: Position, components: Components, where: str, city: CityPosition) -> None:
    if not 0 <= city.coins <= MOST_COINS:
        raise InvalidPosition(f"{where}, coins", f"{city.coins} is not 0 to {MOST_COINS}")
    structures = Counter(
        components.cards[components.card_index[card]].structure for card in city.built
    )
    for card in city.built:
        if structures[components.cards[components.card_index[card]].structure] > 1:
            raise InvalidPosition(f"{where}, built", f"the structure of {card!r} stands twice")
    stages = components.sides[components.side_index[city.board]].stages
    if len(city.stages) > len(stages):
        why = f"{city.board} has {len(stages)} stages, {len(city.stages)} are built"
        raise InvalidPosition(f"{where}, stages", why)
    if UNBUILT in city.stages and not components.sides[components.side_index[city.board]].any_order:
        raise InvalidPosition(f"{where}, stages", f"{city.board} is built in order")
    _check_figures(where, city)
    _check_layers(position, where, city)
    _check_tokens(position, where, city)


def _check_figures(where: str, city: CityPosition) -> None:
    figures = {
        "debts": (city.debts,),
        "edifice_debts": (city.edifice_debts,),
        "diplomacy": (city.diplomacy,),
        "pawns": city.pawns,
        "rewards": city.rewards,
    }
    for name, counts in figures.items():
        most = 999 if name.endswith("debts") else MOST_FIGURE
        for count in counts:
            if not 0 <= count <= most:
                raise InvalidPosition(f"{where}, {name}", f"{count} is not 0 to {most}")


def _check_layers(position: Position, where: str, city: CityPosition) -> None:
    for laid in city.stages:
        _card, _, seat = laid.partition("@")
        if seat not in ("", "-") and not (seat.isdecimal() and int(seat) < position.players):
            raise InvalidPosition(f"{where}, stages", f"{laid!r}: there is no seat {seat!r}")


def _check_tokens(position: Position, where: str, city: CityPosition) -> None:
    if position.boxes:
        if min(*city.victories, city.defeats) < 0 or max(*city.victories, city.defeats) > 99:
            raise InvalidPosition(f"{where}, victories", "tokens are 0 to 99 of a kind")
        return
    for age, tokens in enumerate(city.victories, start=1):
        most = TOKENS_AN_AGE if age < position.age else 0
        if not 0 <= tokens <= most:
            why = f"{tokens} of Age {age} in Age {position.age}; there can be {most}"
            raise InvalidPosition(f"{where}, victories", why)
    most = TOKENS_AN_AGE * (position.age - 1)
    if not 0 <= city.defeats <= most - sum(city.victories):
        why = f"{city.defeats} beside {sum(city.victories)} victories after {most // 2} conflicts"
        raise InvalidPosition(f"{where}, defeats", why)


def _check_hand(position: Position, components: Components, at: int) -> None:
    size = hand_size(position, components, at)
    held = len(position.city[at].hand)
    if held > size:
        why = f"{held} cards where turn {position.turn} has {size}"
        raise InvalidPosition(f"city {at}, hand", why)


def _check_pile(position: Position, components: Components) -> None:
    size = pile_size(position, components)
    if len(position.pile) > size:
        why = f"{len(position.pile)} cards where turn {position.turn} leaves {size}"
        raise InvalidPosition("pile", why)


def _check_draws(position: Position, components: Components) -> None:
    every = sorted(components.cards[leader].slug for leader in components.leaders)
    if position.leader_draws and sorted(position.leader_draws) != every:
        raise InvalidPosition("leader_draws", "it names every leader of the table once, or none")


def _check_copies(position: Position, components: Components) -> None:
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
    guilds = sum(n for card, n in seen.items() if is_guild(components, card))
    most = int(components.decks[position.players].guild_count)
    if guilds > most:
        raise InvalidPosition("table", f"{guilds} guilds where {most} are drawn")


def first_deck(position: Position) -> int:
    """The Age whose deck is dealt next: in the recruitment phase the current one."""
    return position.age if position.turn == 0 else position.age + 1


def _check_decks(position: Position, components: Components) -> None:
    for age, deck in enumerate((position.deck_1, position.deck_2, position.deck_3), 1):
        if not deck:
            continue
        if age < first_deck(position):
            raise InvalidPosition(f"deck_{age}", f"is dealt already in Age {position.age}")
        _check_deck(position, components, age, deck)


def _check_deck(
    position: Position, components: Components, age: int, deck: tuple[str, ...]
) -> None:
    where = f"deck_{age}"
    there = physical(components, position.players, age)
    size = cities_of(position.players) * int(components.hand_size)
    if len(deck) != size:
        raise InvalidPosition(where, f"has {len(deck)} cards, {size} are dealt")
    for card, count in Counter(deck).items():
        if count > there[card]:
            why = f"{card!r} {count} times, the deck of Age {age} has {there[card]}"
            raise InvalidPosition(where, why)
    guilds = sum(1 for card in deck if is_guild(components, card))
    drawn = int(components.decks[position.players].guild_count) if age == AGES else 0
    if guilds != drawn:
        raise InvalidPosition(where, f"has {guilds} guilds, {drawn} are drawn")


def is_guild(components: Components, card: str) -> bool:
    """Whether a card, by its name, is a guild."""
    return components.cards[components.card_index[card]].color == PURPLE
