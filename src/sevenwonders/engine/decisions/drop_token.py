"""Giving back a Victory token, because a leader of another city demands it (rule 12.27).

Kind ``drop-token``, action ``drop``: due for every other city that has a token, all at once, and
again for each further cause. The View names the cause.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.codes import drop_code, dropped_ages
from sevenwonders.engine.decisions.asks import open_ask
from sevenwonders.engine.events.log import GAVE_BACK
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.causes import city_of, log_causes
from sevenwonders.engine.vocabulary import AGES, DROP, DROP_TOKEN, VICTORY_VALUES

TAKES: Final[tuple[int, ...]] = (DROP,)
"""The actions of this decision."""


def ask(table: Table) -> None:
    """Ask all others for the first cause that waits and finds a token."""
    while len(table.course.drops):
        by = city_of(table.course.drops[0])
        for city in range(len(table.cities)):
            if city != by and table.cities[city].victories:
                open_ask(table, DROP_TOKEN, city)
        if len(table.ask_city):
            return
        done(table)


def done(table: Table) -> None:
    """All have given back what the first cause asked for."""
    table.course.drops = table.course.drops[1:]


def causes(table: Table) -> vec[i64]:
    """Whose doing it is."""
    return table.course.drops[:1]


def legal(table: Table, city: i64) -> vec[i64]:
    """One token of any value held."""
    return token_codes(table, city, 1)


def token_codes(table: Table, city: i64, count: i64) -> vec[i64]:
    """The Victory tokens a city may give back, one or two of them."""
    own = table.cities[city]
    codes = vec[i64]()
    for first in range(1, AGES + 1):
        if own.victory_count(first) == 0:
            continue
        if count == 1:
            codes = append(codes, drop_code(first, 0))
            continue
        for second in range(first, AGES + 1):
            if own.victory_count(second) > (1 if second == first else 0):
                codes = append(codes, drop_code(first, second))
    return codes


def settle(table: Table, city: i64, code: i64) -> None:
    """Give back the token."""
    drop(table, city, dropped_ages(code)[0], causes(table))


def drop(table: Table, city: i64, age: i64, causes: vec[i64]) -> None:
    """A city gives back the Victory token of an Age."""
    table.cities[city].drop_victory(age)
    table.log_entry(GAVE_BACK, city, VICTORY_VALUES[age - 1], 1)
    log_causes(table, city, causes)
