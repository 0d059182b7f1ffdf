"""Who and what makes others lose: kept from the deed until the loss is settled, for the telling."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.events.log import CAUSED, EDIFICE_SOURCE
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import DROP_TOKEN, NOBODY, PAY_LOSS, PENALTY

ONCE: Final = 0
PER_VICTORY: Final = 1
PER_STAGE: Final = 2
"""What a loss goes by; one by tokens or stages spares who has none (rule 13.12)."""

_CITY: Final = 15
_BASIS: Final = 3
_BASIS_SHIFT: Final = 4
_SOURCE_SHIFT: Final = 6


def cause(city: i64, source: i64, basis: i64 = ONCE) -> i64:
    """A city, what in it does the deed (as ``Piece.noted``), and what the loss goes by."""
    return source << _SOURCE_SHIFT | basis << _BASIS_SHIFT | (city & _CITY)


def source_of(one: i64) -> i64:
    """What did the deed: a card, a stage or an edifice, as notes name them."""
    return one >> _SOURCE_SHIFT


def city_of(one: i64) -> i64:
    """Whose deed it was, ``NOBODY`` for an edifice that failed."""
    city = one & _CITY
    return NOBODY if city == _CITY else city


def causes_of(table: Table, kind: i64, at: i64) -> vec[i64]:
    """Why a city faces a decision of this kind: none for most."""
    if kind == PAY_LOSS:
        return _losses(table, at)
    if kind == DROP_TOKEN:
        return table.course.drops[:1]
    if kind == PENALTY:
        return vec[i64]([cause(NOBODY, EDIFICE_SOURCE + table.deal.edifices[table.age - 1])])
    return vec[i64]()


def _losses(table: Table, at: i64) -> vec[i64]:
    """What makes a city lose coins this turn, in the order in which it came."""
    city = table.cities[at]
    found = vec[i64]()
    for one in table.losses.causes:
        basis = one >> _BASIS_SHIFT & _BASIS
        spared = (basis == PER_VICTORY and city.victories == 0) or (
            basis == PER_STAGE and city.stage_count() == 0
        )
        if city_of(one) != at and not spared:
            found = append(found, one)
    return found


def log_cause(table: Table, at: i64, one: i64) -> None:
    """Report why what was reported last befell a city."""
    table.log_entry(CAUSED, at, source_of(one), city_of(one))


def log_causes(table: Table, kind: i64, at: i64) -> None:
    """The same where it befell the city by a decision of this kind."""
    if table.log is None:
        return
    for one in causes_of(table, kind, at):
        log_cause(table, at, one)
