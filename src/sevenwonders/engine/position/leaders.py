"""Leaders in a position: set up, and written down."""

from typing import TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.boxes.leaders import buried, buried_leader, buried_points
from sevenwonders.engine.game.cards import in_order
from sevenwonders.engine.game.city import copy_leader, place_leader, settle_in
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import Stream, shuffled
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.entries import leader_entry
from sevenwonders.engine.position.model import CityPosition, Position
from sevenwonders.engine.vocabulary import NOTHING


class LeadersOfCity(TypedDict):
    """What a city position says of leaders."""

    leaders: tuple[str, ...]
    leader_hand: tuple[str, ...]
    buried: tuple[str, ...]
    copied: str
    black_build_used: bool
    freeze_used: bool


class LeadersInBox(TypedDict):
    """What a position says of leaders that nobody has."""

    leader_box: tuple[str, ...]
    leader_draws: tuple[str, ...]


def set_up_leaders(state: State, city: int, given: CityPosition) -> None:
    """Leaders of one city, and the rights that they have used up."""
    own = state.cities[city]
    index = state.components.card_index
    for entry in given.leaders:
        name, age = leader_entry(entry, f"city {city}, leaders")
        place_leader(own, state.components.cards[index[name]], age or 1)
    if given.copied:
        copy_leader(own, state.components.cards[index[given.copied]])
    settle_in(own, state.components.cards)
    for entry in given.buried:
        name, points = leader_entry(entry, f"city {city}, buried")
        own.leaders.buried = append(own.leaders.buried, buried(index[name], points or 0))
    own.leaders.black_age = state.age if given.black_build_used else 0
    own.leaders.freeze_used = 1 if given.freeze_used else 0
    state.leaders.hands[city] = in_order(vec[i64]([index[leader] for leader in given.leader_hand]))


def set_up_leader_box(state: State, position: Position, stream: Stream) -> None:
    """Leaders in the box, and the order in which they are drawn."""
    index = state.components.card_index
    if position.leader_box:
        state.leaders.box = vec[i64]([index[leader] for leader in position.leader_box])
    else:
        placed = {card for card, _ in position.places(state.components)}
        rest = [
            int(leader)
            for leader in state.components.leaders
            if state.components.cards[leader].slug not in placed
        ]
        state.leaders.box = shuffled(vec[i64](rest), stream)
    deal = state.deal
    draws = vec[i64]([index[leader] for leader in position.leader_draws])
    if len(draws) == 0:
        draws = shuffled(state.components.leaders, stream)
    state.deal = Deal(deal.sides, deal.decks, deal.leaders, deal.edifices, draws)


def leaders_of_city(state: State, city: int) -> LeadersOfCity:
    """The leaders of a city as a position tells them."""
    cards = state.components.cards
    own = state.cities[city].leaders
    return LeadersOfCity(
        leaders=tuple(
            cards[leader].slug if age == 1 else f"{cards[leader].slug}@{int(age)}"
            for leader, age in zip(own.in_play, own.recruited_in, strict=True)
        ),
        leader_hand=tuple(cards[leader].slug for leader in state.leaders.hands[city]),
        buried=tuple(
            f"{cards[buried_leader(entry)].slug}@{buried_points(entry)}" for entry in own.buried
        ),
        copied="" if own.copied == NOTHING else cards[own.copied].slug,
        black_build_used=own.black_age == state.age,
        freeze_used=own.freeze_used != 0,
    )


def leaders_in_box(state: State) -> LeadersInBox:
    """The leaders that nobody has as a position tells them."""
    cards = state.components.cards
    return LeadersInBox(
        leader_box=tuple(cards[leader].slug for leader in state.leaders.box),
        leader_draws=tuple(cards[leader].slug for leader in state.deal.draws),
    )
