"""From a position to a state, and back."""

from collections import Counter
from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.boxes.cities import CityTokens
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.game.cards import in_order
from sevenwonders.engine.game.city import (
    City,
    add_effects,
    hidden_by,
    hidden_card,
    place_card,
    place_stage,
)
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import FastStream, Stream, deal_ages, deal_edifices, shuffled
from sevenwonders.engine.game.setup import lay_out
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.engine.position.check import checked
from sevenwonders.engine.position.edifices import (
    edifices_of_city,
    edifices_of_table,
    set_up_edifices,
    set_up_participation,
)
from sevenwonders.engine.position.entries import VARIANTS, Laid, laid_entry
from sevenwonders.engine.position.holdings import (
    first_deck,
    hand_size,
    is_black,
    is_guild,
    physical,
    pile_size,
)
from sevenwonders.engine.position.leaders import (
    leaders_in_box,
    leaders_of_city,
    set_up_leader_box,
    set_up_leaders,
)
from sevenwonders.engine.position.model import (
    UNBUILT,
    UNKNOWN,
    CityPosition,
    Position,
)
from sevenwonders.engine.see.slugs import card_slugs
from sevenwonders.engine.turn.ages import open_plays, open_recruitment
from sevenwonders.engine.vocabulary import (
    AGES,
    BLACK,
    NOBODY,
    NOTHING,
    PLAY,
    PURPLE,
    RECRUITMENT,
    VICTORY_BITS,
)


def state_from(position: Position, *, log: list[LogEntry] | None = None) -> State:
    """A game that begins with this position; what it does not name is drawn by its seed."""
    position, components, _ = checked(position)
    stream = FastStream(f"position {position.seed}")
    decks = _coming_decks(position, components, stream)
    sides = _vec(components.side_index[city.board] for city in position.city)
    edifices = _edifices(position, components, stream)
    dealt = Deal(sides, decks, components.leaders, edifices)
    state = lay_out(components, position.players, dealt, teams=1 if position.teams else 0)
    state.age = position.age
    state.turn = position.turn
    rest = _Rest(position, components, stream)
    for at, city in enumerate(position.city):
        _set_up(state, at, city, rest)
    for at, city in enumerate(position.city):
        size = hand_size(position, components, at)
        state.hands[at] = in_order(
            _vec(rest.completed(components, city.hand, size, f"city {at}, hand"))
        )
    state.pile = _vec(
        rest.completed(components, position.pile, pile_size(position, components), "pile")
    )
    state.discard = _vec(components.card_index[card] for card in position.discard)
    set_up_leader_box(state, position, stream)
    set_up_edifices(state, position)
    state.log = log
    if position.over:
        state.over = True
    elif position.turn == 0:
        open_recruitment(state)
    else:
        open_plays(state)
    state.origin = state.clone()
    return state


def position_of(state: State) -> Position:
    """The position of a game that is over, or of one whose turn has just begun.

    Sealed choices are not part of it.
    """
    if not state.over and state.ask_kind[0] not in (PLAY, RECRUITMENT):
        why = "a position is the table as a turn begins, but a turn is being resolved"
        raise InvalidPosition("state", why)
    components = state.components
    return Position(
        players=int(state.players),
        edition=components.edition,
        boxes=components.boxes,
        age=int(state.age),
        turn=int(state.turn),
        over=state.over,
        discard=card_slugs(components, state.discard),
        pile=card_slugs(components, state.pile),
        deck_1=_deck(state, 1),
        deck_2=_deck(state, 2),
        deck_3=_deck(state, 3),
        city=tuple(_city_position(state, city) for city in range(len(state.cities))),
        teams=bool(state.teams),
        experts=components.experts,
        rules=int(components.rules),
        **leaders_in_box(state),
        **edifices_of_table(state),
    )


def _deck(state: State, age: int) -> tuple[str, ...]:
    """The deck of an Age if it is still to be dealt."""
    coming = age > state.age or (age == state.age and state.turn == 0)
    return card_slugs(state.components, state.deal.decks[age - 1]) if coming else ()


class _Rest:
    """The cards that a position does not place, from which it is completed."""

    def __init__(self, position: Position, components: Components, stream: Stream) -> None:
        placed = Counter(card for card, _ in position.places(components))
        self._now = _rest_of(position, components, position.age, placed, stream)
        self._before: list[int] = []
        for age in range(1, position.age):
            self._before += _rest_of(position, components, age, placed, stream)

    def any_card(self, where: str) -> int:
        """Some card that may have been laid under a stage."""
        rest = self._before or self._now
        if not rest:
            raise InvalidPosition(where, "no card is left to lie under the stage")
        return rest.pop()

    def completed(
        self, components: Components, cards: tuple[str, ...], size: int, where: str
    ) -> list[int]:
        """The cards named, and as many of the rest as are missing."""
        hand = [components.card_index[card] for card in cards]
        while len(hand) < size:
            if not self._now:
                raise InvalidPosition(where, "too few cards of this Age are left to complete it")
            hand.append(self._now.pop())
        return hand


def _rest_of(
    position: Position, components: Components, age: int, placed: Counter[str], stream: Stream
) -> list[int]:
    """An Age's deck less what is placed, shuffled; guilds up to the number that is drawn."""
    rest = physical(components, position.players, age) - placed
    cards = [components.card_index[card] for card in rest.elements()]
    guilds = [card for card in cards if components.cards[card].color == PURPLE]
    others = [card for card in cards if components.cards[card].color != PURPLE]
    laid = sum(1 for card in placed.elements() if is_guild(components, card))
    wanting = int(components.decks[position.players].guild_count) - laid
    drawn = list(shuffled(_vec(guilds), stream))[:wanting]
    others = _few_black(position, components, others, placed, age, stream)
    return [int(card) for card in shuffled(_vec([*others, *drawn]), stream)]


def _few_black(
    position: Position,
    components: Components,
    cards: list[int],
    placed: Counter[str],
    age: int,
    stream: Stream,
) -> list[int]:
    """Of the black cards as many as are drawn for an Age."""
    black = [card for card in cards if components.cards[card].color == BLACK]
    if not black:
        return cards
    laid = sum(1 for card in placed.elements() if is_black(components, card, age))
    wanting = max(position.players - laid, 0)
    drawn = list(shuffled(_vec(black), stream))[:wanting]
    return [card for card in cards if components.cards[card].color != BLACK] + [
        int(one) for one in drawn
    ]


def _edifices(position: Position, components: Components, stream: Stream) -> "vec[i64]":
    """The edifices named, or drawn."""
    drawn = deal_edifices(components, stream)
    if not position.edifices:
        return drawn
    index = {edifice.slug: int(edifice.index) for edifice in components.edifices}
    return _vec(index[name] for name in position.edifices)


def _coming_decks(position: Position, components: Components, stream: Stream) -> list[vec[i64]]:
    dealt = deal_ages(components.decks[position.players], position.players, stream)
    named = (position.deck_1, position.deck_2, position.deck_3)
    decks: list[vec[i64]] = []
    for age in range(1, AGES + 1):
        if age < first_deck(position):
            decks.append(vec[i64]())
        elif named[age - 1]:
            decks.append(_vec(components.card_index[card] for card in named[age - 1]))
        else:
            decks.append(dealt[age - 1])
    return decks


def _set_up(state: State, city: int, given: CityPosition, rest: _Rest) -> None:
    own = state.cities[city]
    own.coins = given.coins
    add_effects(own, state.components.sides[own.side].start)
    for card in given.built:
        place_card(own, state.components.cards[state.components.card_index[card]])
    for number, laid in enumerate(given.stages):
        if laid != UNBUILT:
            entry = laid_entry(laid, f"city {city}, stages")
            marker, by = _laid(state, city, entry, rest)
            place_stage(own, state.variants[city][number][entry.variant], marker, by)
    own.defeats = given.defeats
    own.victories = sum(count << (age * VICTORY_BITS) for age, count in enumerate(given.victories))
    own.free_age = state.age if given.free_build_used else 0
    own.tokens = CityTokens(given.debts, given.diplomacy)
    set_up_leaders(state, city, given)
    set_up_participation(state, city, given)


def _laid(state: State, city: int, laid: Laid, rest: _Rest) -> tuple[int, int]:
    """The card under a stage and the seat that remembers it."""
    if laid.card == UNKNOWN:
        return rest.any_card(f"city {city}, stages"), NOBODY
    owner = city if city < state.players else NOBODY
    return state.components.card_index[laid.card], owner if laid.by is None else laid.by


def _city_position(state: State, city: int) -> CityPosition:
    own = state.cities[city]
    return CityPosition(
        board=state.components.sides[own.side].slug,
        coins=int(own.coins),
        built=card_slugs(state.components, own.built),
        stages=_stages(state, city, own),
        victories=(
            int(own.victory_count(1)),
            int(own.victory_count(2)),
            int(own.victory_count(3)),
        ),
        defeats=int(own.defeats),
        free_build_used=own.free_age == state.age,
        hand=card_slugs(state.components, state.hands[city]),
        debts=int(own.tokens.debts),
        diplomacy=int(own.tokens.diplomacy),
        **leaders_of_city(state, city),
        **edifices_of_city(state, city),
    )


def _stages(state: State, city: int, own: City) -> tuple[str, ...]:
    owner = city if city < state.players else NOBODY
    laid: list[str] = []
    for number, entry in enumerate(own.markers):
        if entry == NOTHING:
            laid.append(UNBUILT)
            continue
        variant = int(own.variant(number))
        card = f"{VARIANTS[variant]}:" if variant else ""
        card += state.components.cards[hidden_card(entry)].slug
        by = hidden_by(entry)
        laid.append(card if by == owner else f"{card}@{'-' if by == NOBODY else int(by)}")
    while laid and laid[-1] == UNBUILT:
        laid.pop()
    return tuple(laid)


def _vec(cards: Iterable[int]) -> "vec[i64]":
    return vec[i64](list(cards))
