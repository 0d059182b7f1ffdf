"""The position with which a game began, as one seat sees it: between plain data and tables.

A card of which only the back is seen is ``?`` with its Age, ``?2``; a leader is ``?0``.
"""

from collections import Counter
from collections.abc import Iterable

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.city import hidden, hidden_by, hidden_card
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of, state_from
from sevenwonders.engine.position.holdings import drawable
from sevenwonders.engine.position.model import CityPosition, Position, laid_card
from sevenwonders.engine.see.recall import BACK, Recall, blank
from sevenwonders.engine.vocabulary import AGES, NOTHING

UNSEEN = "?"


def origin_position(blanked: State) -> Position:
    """The plain form of a table with backs."""
    components = blanked.components
    table = blanked.clone()
    for at, city in enumerate(table.cities):
        table.hands[at] = _faces(components, table.hands[at])
        table.leaders.hands[at] = _faces(components, table.leaders.hands[at])
        for stage, entry in enumerate(city.markers):
            if entry != NOTHING and hidden_card(entry) >= BACK:
                city.markers[stage] = hidden(
                    _face(components, hidden_card(entry)), hidden_by(entry)
                )
    table.discard = _faces(components, table.discard)
    table.pile = _faces(components, table.pile)
    table.leaders.box = _faces(components, table.leaders.box)
    plain = position_of(table)
    cities = tuple(_city(blanked, at, city) for at, city in enumerate(plain.city))
    return replace(
        plain,
        city=cities,
        discard=_names(components, blanked.discard),
        pile=_names(components, blanked.pile),
        leader_box=_names(components, blanked.leaders.box),
    )


def origin_state(position: Position, memory: Recall) -> State:
    """The inverse, for the seat of a memory."""
    components = memory.components
    rest = _Rest(position, components)
    cities = tuple(
        replace(
            city,
            hand=rest.named(city.hand),
            leader_hand=rest.named(city.leader_hand),
            stages=tuple(_named_stage(laid, rest) for laid in city.stages),
        )
        for city in position.city
    )
    named = replace(
        position,
        city=cities,
        discard=rest.named(position.discard),
        pile=rest.named(position.pile),
        leader_box=rest.named(position.leader_box),
    )
    return blank(state_from(named), memory)


class _Rest:
    """Cards put in place of those that are not seen; it does not matter which."""

    def __init__(self, position: Position, components: Components) -> None:
        placed = Counter(card for card, _ in position.places(components))
        leaders = Counter(components.cards[leader].slug for leader in components.leaders)
        decks = [drawable(components, position.players, age, placed) for age in range(1, AGES + 1)]
        self._left = [sorted(cards.elements()) for cards in (leaders - placed, *decks)]

    def named(self, cards: Iterable[str]) -> tuple[str, ...]:
        """The cards with a face for every back."""
        return tuple(map(self.face, cards))

    def face(self, card: str) -> str:
        """Some card for a back."""
        return self._left[int(card[1:])].pop(0) if card.startswith(UNSEEN) else card


def _named_stage(laid: str, rest: _Rest) -> str:
    card = laid_card(laid)
    return laid.replace(card, rest.face(card), 1) if card.startswith(UNSEEN) else laid


def _city(blanked: State, city: int, given: CityPosition) -> CityPosition:
    components = blanked.components
    stages: list[str] = []
    for stage, laid in enumerate(given.stages):
        entry = blanked.cities[city].markers[stage]
        card = hidden_card(entry) if entry != NOTHING else 0
        name = f"{UNSEEN}{card - BACK}"
        stages.append(laid.replace(laid_card(laid), name, 1) if card >= BACK else laid)
    return replace(
        given,
        hand=_names(components, blanked.hands[city]),
        leader_hand=_names(components, blanked.leaders.hands[city]),
        stages=tuple(stages),
    )


def _names(components: Components, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(
        f"{UNSEEN}{int(card) - BACK}" if card >= BACK else components.cards[card].slug
        for card in cards
    )


def _faces(components: Components, cards: Iterable[int]) -> "vec[i64]":
    return vec[i64]([_face(components, card) for card in cards])


def _face(components: Components, card: int) -> int:
    """Some card with this back."""
    if card < BACK:
        return int(card)
    return next(int(piece.index) for piece in components.cards if piece.age == card - BACK)
