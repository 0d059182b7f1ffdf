"""Common projects: joining, completing, failing."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.engine.components.model import Edifice
from sevenwonders.engine.decisions.legal_boxes import penalties
from sevenwonders.engine.events.log import (
    EDIFICE_BUILT,
    EDIFICE_FAILED,
    LOST,
    PENALIZED,
)
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.turn.asks import open_ask, seat_of
from sevenwonders.engine.turn.causes import log_causes
from sevenwonders.engine.turn.gains import pay_reward
from sevenwonders.engine.vocabulary import NOBODY, PENALTY

DEBTS: Final = (2, 3, 5)
"""Points lost for a penalty that cannot be met, by Age."""


def complete_edifices(table: Table) -> None:
    """Pawns taken this turn leave the edifice; one without pawns pays its holders (rule 15.7)."""
    age = table.age
    if len(table.deal.edifices) == 0:
        return
    joined = _joined_now(table)
    if table.edifices.built & (1 << age):
        return
    table.edifices.pawns[age - 1] = max(table.edifices.pawns[age - 1] - joined, 0)
    if table.edifices.pawns[age - 1]:
        return
    table.edifices.built |= 1 << age
    table.edifices.built_turn = table.course.turns_played
    table.log_entry(EDIFICE_BUILT, NOBODY, age, table.deal.edifices[age - 1])
    for at in range(len(table.cities)):
        for _ in range(table.cities[at].edifices.pawn_count(age)):
            pay_reward(table, at, age)


def _joined_now(table: Table) -> i64:
    """Cities that joined since the last count, which this takes note of."""
    joined: i64 = 0
    for city in table.cities:
        bits = city.edifices.joined
        if bits & (1 << table.age) and not bits & (16 << table.age):
            city.edifices.joined |= 16 << table.age
            joined += 1
    return joined


def this_edifice(table: Table) -> Edifice:
    """The edifice of the current Age."""
    return table.components.edifices[table.deal.edifices[table.age - 1]]


def fail_edifice(table: Table) -> bool:
    """Penalties of an edifice that failed (rules 15.11, 15.12); whether any city must choose."""
    if len(table.deal.edifices) == 0 or table.edifices.built & (1 << table.age):
        return False
    edifice = this_edifice(table)
    table.log_entry(EDIFICE_FAILED, NOBODY, table.age, edifice.index)
    for at in range(len(table.cities)):
        if table.cities[at].edifices.pawn_count(table.age) == 0:
            _penalize(table, at, edifice)
    return len(table.ask_city) > 0


def _penalize(table: Table, at: i64, edifice: Edifice) -> None:
    city = table.cities[at]
    if edifice.penalty_coins:
        if city.coins >= edifice.penalty_coins:
            city.coins -= edifice.penalty_coins
            table.log_entry(LOST, at, edifice.penalty_coins, 0)
            log_causes(table, PENALTY, at)
            return
    elif len(penalties(table, at)):
        open_ask(table, PENALTY, at, seat_of(table, at))
        return
    debt = DEBTS[table.age - 1]
    city.edifices.debts += debt
    table.log_entry(PENALIZED, at, debt)
    log_causes(table, PENALTY, at)
