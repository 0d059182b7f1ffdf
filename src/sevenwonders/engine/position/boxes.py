"""The part of a position that the boxes bring: courts, leaders, edifices."""

from typing import TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import buried, buried_leader, buried_points, packed_count
from sevenwonders.engine.game.cards import in_order
from sevenwonders.engine.game.city import add_effects, copy_leader, place_leader, settle_in
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import Stream, shuffled
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.entries import leader_entry
from sevenwonders.engine.position.model import (
    CityPosition,
    Position,
)
from sevenwonders.engine.vocabulary import AGES


class CourtFields(TypedDict):
    """What a city position says of a court."""

    leaders: tuple[str, ...]
    leader_hand: tuple[str, ...]
    buried: tuple[str, ...]
    named: str
    debts: int
    edifice_debts: int
    diplomacy: int
    pawns: tuple[int, int, int]
    joined: tuple[int, ...]
    rewards: tuple[int, int, int]
    black_build_used: bool
    freeze_used: bool


class HallFields(TypedDict):
    """What a position says of the boxes at the table."""

    edifices: tuple[str, ...]
    edifice_pawns: tuple[int, ...]
    edifices_built: tuple[int, ...]
    leader_box: tuple[str, ...]
    leader_draws: tuple[str, ...]


def set_up_court(state: State, at: int, given: CityPosition) -> None:
    """Leaders, debts, tokens and pawns of one city."""
    city = state.cities[at]
    index = state.components.card_index
    for entry in given.leaders:
        name, age = leader_entry(entry, f"city {at}, leaders")
        place_leader(city, state.components.cards[index[name]], age or 1)
    if given.named:
        copy_leader(city, state.components.cards[index[given.named]])
    settle_in(city, state.components.cards)
    for entry in given.buried:
        name, points = leader_entry(entry, f"city {at}, buried")
        city.leaders.buried = append(city.leaders.buried, buried(index[name], points or 0))
    city.tokens.debts = given.debts
    city.edifices.debts = given.edifice_debts
    city.tokens.diplomacy = given.diplomacy
    for age in range(AGES):
        city.edifices.pawns += packed_count(given.pawns[age], age)
        city.edifices.rewards += packed_count(given.rewards[age], age)
        for _ in range(given.rewards[age]):
            add_effects(city, state.components.edifices[state.deal.edifices[age]].reward)
    for age in given.joined:
        city.edifices.joined |= 17 << age
    city.leaders.black_age = state.age if given.black_build_used else 0
    city.leaders.freeze_used = 1 if given.freeze_used else 0
    state.leaders.hands[at] = in_order(vec[i64]([index[leader] for leader in given.leader_hand]))


def set_up_hall(state: State, position: Position, stream: Stream) -> None:
    """Leaders in the box and the state of the edifices."""
    placed = {card for card, _ in position.places(state.components)}
    index = state.components.card_index
    if position.leader_box:
        state.leaders.box = vec[i64]([index[leader] for leader in position.leader_box])
    else:
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
    for age, pawns in enumerate(position.edifice_pawns[:AGES]):
        state.edifices.pawns[age] = pawns
    for built in position.edifices_built:
        state.edifices.built |= 1 << built
        state.edifices.pawns[built - 1] = 0


def court_fields(state: State, at: int) -> CourtFields:
    """The court of a city as a position tells it."""
    cards = state.components.cards
    own = state.cities[at]
    return CourtFields(
        leaders=tuple(
            cards[leader].slug if age == 1 else f"{cards[leader].slug}@{int(age)}"
            for leader, age in zip(own.leaders.in_play, own.leaders.recruited_in, strict=True)
        ),
        leader_hand=tuple(cards[leader].slug for leader in state.leaders.hands[at]),
        buried=tuple(
            f"{cards[buried_leader(entry)].slug}@{buried_points(entry)}"
            for entry in own.leaders.buried
        ),
        named=cards[own.leaders.copied].slug if own.leaders.copied >= 0 else "",
        debts=int(own.tokens.debts),
        edifice_debts=int(own.edifices.debts),
        diplomacy=int(own.tokens.diplomacy),
        pawns=(
            int(own.edifices.pawn_count(1)),
            int(own.edifices.pawn_count(2)),
            int(own.edifices.pawn_count(3)),
        ),
        joined=tuple(age for age in range(1, AGES + 1) if own.edifices.joined & (1 << age)),
        rewards=(
            int(own.edifices.reward_count(1)),
            int(own.edifices.reward_count(2)),
            int(own.edifices.reward_count(3)),
        ),
        black_build_used=own.leaders.black_age == state.age,
        freeze_used=own.leaders.freeze_used != 0,
    )


def hall_fields(state: State) -> HallFields:
    """The boxes at the table as a position tells them."""
    components = state.components
    edifices = state.deal.edifices
    return HallFields(
        edifices=tuple(components.edifices[one].slug for one in edifices),
        edifice_pawns=tuple(int(left) for left in state.edifices.pawns) if len(edifices) else (),
        edifices_built=tuple(
            age for age in range(1, AGES + 1) if state.edifices.built & (1 << age)
        ),
        leader_box=tuple(components.cards[leader].slug for leader in state.leaders.box),
        leader_draws=tuple(components.cards[leader].slug for leader in state.deal.draws),
    )
