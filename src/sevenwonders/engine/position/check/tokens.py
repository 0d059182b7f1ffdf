"""Conflict and diplomacy tokens, debts, and rights that are spent."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from sevenwonders.engine.components.model import Components, Immediate, Piece
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.position.check.city import built_stages
from sevenwonders.engine.position.check.table import Setting
from sevenwonders.engine.position.model import leader_name
from sevenwonders.engine.vocabulary import (
    AGES,
    DEFEATS_TO_WINNER,
    FREE_BLACK_ONCE,
    FREE_ONCE_AN_AGE,
    FREEZE_HANDS,
    VICTORY_BITS,
    VICTORY_MASK,
)

TOKENS_AN_AGE: Final = 2
MOST_DEBTS: Final = 999
MOST_REWARDS: Final = 4
"""Pawns, and so rewards, that a city can have of one Age: by joining, and by three stages."""


class Given(NamedTuple):
    """Tokens that the components of a table can bring a city besides conflicts."""

    victories: tuple[int, int, int]
    """By Age."""
    diplomacy: int
    debts: bool
    twice_defeated: bool
    """Whether somebody can take the Defeat tokens of those it wins against."""


def check_tokens(setting: Setting, city: int) -> None:
    """A city has no more tokens than conflicts and the components of the table can have given."""
    given = _given(setting.components)
    _check_victories(setting, city, given)
    _check_defeats(setting, city, given)
    own = setting.city(city)
    if not 0 <= own.diplomacy <= given.diplomacy:
        why = f"{own.diplomacy} is not 0 to {given.diplomacy}, which this table can give"
        raise InvalidPosition(f"city {city}, diplomacy", why)
    most = MOST_DEBTS if given.debts else 0
    if not 0 <= own.debts <= most:
        raise InvalidPosition(f"city {city}, debts", f"{own.debts} is not 0 to {most}")
    _check_spent(setting, city)


def _check_victories(setting: Setting, city: int, given: Given) -> None:
    for age, tokens in enumerate(setting.city(city).victories, 1):
        fought = TOKENS_AN_AGE if age <= setting.conflicts else 0
        most = fought + given.victories[age - 1]
        if not 0 <= tokens <= most:
            when = "after the game" if setting.position.over else f"in Age {setting.position.age}"
            why = f"{tokens} of Age {age} {when}; there can be {most}"
            raise InvalidPosition(f"city {city}, victories", why)


def _check_defeats(setting: Setting, city: int, given: Given) -> None:
    """Each conflict gives one token of either kind, but who takes over defeats gets both."""
    own = setting.city(city)
    fought = TOKENS_AN_AGE * setting.conflicts
    room = fought + sum(given.victories) + (fought if given.twice_defeated else 0)
    if not 0 <= own.defeats <= min(fought, room - sum(own.victories)):
        why = (
            f"{own.defeats} beside {sum(own.victories)} victories "
            f"after {setting.conflicts} conflicts"
        )
        raise InvalidPosition(f"city {city}, defeats", why)


def _check_spent(setting: Setting, city: int) -> None:
    """A right that is spent was there, and there was a turn to spend it in."""
    own = setting.city(city)
    spent = {
        "free_build_used": (own.free_build_used, FREE_ONCE_AN_AGE),
        "black_build_used": (own.black_build_used, FREE_BLACK_ONCE),
        "freeze_used": (own.freeze_used, FREEZE_HANDS),
    }
    for field, (used, power) in spent.items():
        if used and not any(piece.powers & power for piece in _standing(setting, city)):
            raise InvalidPosition(f"city {city}, {field}", "nothing in the city gives that right")


def _standing(setting: Setting, city: int) -> Iterator[Piece]:
    """Everything that works in a city, and the leaders buried there."""
    own = setting.city(city)
    yield setting.side(city).start
    for _, stage in built_stages(setting, city):
        yield stage
    for card in (*own.built, *map(leader_name, (*own.leaders, *own.buried))):
        yield setting.card(card)
    if own.copied:
        yield setting.card(own.copied)


@lru_cache
def _given(components: Components) -> Given:
    cards = [
        *components.cards,
        *(piece for side in components.sides for stage in side.variants for piece in stage),
    ]
    immediates = [piece.immediate for piece in cards if piece.immediate is not None]
    rewards = [
        one.reward.immediate for one in components.edifices if one.reward.immediate is not None
    ]
    every = [*immediates, *(rewards * MOST_REWARDS)]
    first, second, third = (
        sum(_victories(one, age) for one in every) for age in range(1, AGES + 1)
    )
    return Given(
        victories=(first, second, third),
        diplomacy=sum(int(one.diplomacy) for one in immediates),
        debts=components.cities or any(one.neighbours_debt for one in immediates),
        twice_defeated=any(piece.powers & DEFEATS_TO_WINNER for piece in cards),
    )


def _victories(once: Immediate, age: int) -> int:
    """Tokens of an Age that a piece gives: of that Age alone, or of the Age it comes in."""
    of_it = int(once.victories >> ((age - 1) * VICTORY_BITS)) & VICTORY_MASK
    return of_it + int(once.victory_now)
