"""Edifices in a position: set up, and written down."""

from typing import TypedDict

from sevenwonders.engine.game.city import add_effects
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.model import CityPosition, Position
from sevenwonders.engine.vocabulary import AGES


class EdificesOfCity(TypedDict):
    """What a city position says of its part in edifices."""

    edifice_debts: int
    pawns: tuple[int, int, int]
    joined: tuple[int, ...]
    rewards: tuple[int, int, int]


class EdificesOfTable(TypedDict):
    """What a position says of the edifices."""

    edifices: tuple[str, ...]
    edifice_pawns: tuple[int, ...]
    edifices_built: tuple[int, ...]


def set_up_participation(state: State, city: int, given: CityPosition) -> None:
    """Pawns, rewards and debts of one city."""
    own = state.cities[city]
    part = own.edifices.with_debts(given.edifice_debts)
    for age in range(AGES):
        part = part.with_pawns(age + 1, given.pawns[age]).with_rewards(age + 1, given.rewards[age])
        for _ in range(given.rewards[age]):
            add_effects(own, state.components.edifices[state.deal.edifices[age]].reward)
    for age in given.joined:
        part = part.joining(age).with_pawn_counted(age)
    own.edifices = part


def set_up_edifices(state: State, position: Position) -> None:
    """Pawns left on the edifices, and which of them are complete."""
    edifices = state.edifices.copy()
    for age, pawns in enumerate(position.edifice_pawns[:AGES]):
        edifices.pawns[age] = pawns
    for built in position.edifices_built:
        edifices.built |= 1 << built
        edifices.pawns[built - 1] = 0
    state.edifices = edifices


def edifices_of_city(state: State, city: int) -> EdificesOfCity:
    """A city's part in the edifices as a position tells it."""
    own = state.cities[city].edifices
    return EdificesOfCity(
        edifice_debts=int(own.debts),
        pawns=(int(own.pawn_count(1)), int(own.pawn_count(2)), int(own.pawn_count(3))),
        joined=tuple(age for age in range(1, AGES + 1) if own.has_joined(age)),
        rewards=(int(own.reward_count(1)), int(own.reward_count(2)), int(own.reward_count(3))),
    )


def edifices_of_table(state: State) -> EdificesOfTable:
    """The edifices as a position tells them."""
    edifices = state.deal.edifices
    return EdificesOfTable(
        edifices=tuple(state.components.edifices[one].slug for one in edifices),
        edifice_pawns=tuple(int(left) for left in state.edifices.pawns) if len(edifices) else (),
        edifices_built=tuple(
            age for age in range(1, AGES + 1) if state.edifices.built & (1 << age)
        ),
    )
