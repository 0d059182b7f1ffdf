"""Who and what makes others lose something: kept for the log until the loss is settled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.events.log import CAUSED
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import NOBODY

ONCE: Final = 0
PER_VICTORY: Final = 1
PER_STAGE: Final = 2
"""What a loss goes by; one by tokens or stages spares who has none (rule 13.12)."""

_CITY: Final = 15
_BASIS: Final = 3
_BASIS_SHIFT: Final = 4
_SOURCE_SHIFT: Final = 6


def cause(city: i64, source: i64, basis: i64 = ONCE) -> i64:
    """A city, what in it does it (as ``Piece.log_id``), and what the loss goes by."""
    return source << _SOURCE_SHIFT | basis << _BASIS_SHIFT | (city & _CITY)


def source_of(one: i64) -> i64:
    """The card, stage or edifice that caused it, as numbered in the log."""
    return one >> _SOURCE_SHIFT


def city_of(one: i64) -> i64:
    """The city that caused it, ``NOBODY`` for an edifice that failed."""
    city = one & _CITY
    return NOBODY if city == _CITY else city


def spares(table: Table, city: i64, one: i64) -> bool:
    """Whether a cause costs a city nothing: its own, or without what it counts (rule 13.12)."""
    basis = one >> _BASIS_SHIFT & _BASIS
    own = table.cities[city]
    if basis == PER_VICTORY and own.victories == 0:
        return True
    return city_of(one) == city or (basis == PER_STAGE and own.stage_count() == 0)


def log_causes(table: Table, city: i64, causes: vec[i64]) -> None:
    """Log the cause of the last entry."""
    if table.log is None:
        return
    for one in causes:
        log_cause(table, city, one)


def log_cause(table: Table, city: i64, one: i64) -> None:
    """Report one cause of what was reported last."""
    table.log_entry(CAUSED, city, source_of(one), city_of(one))
