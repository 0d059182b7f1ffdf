"""The edifice of an Age: who may join it, and when it is complete."""

from mypy_extensions import i64

from sevenwonders.engine.components.model import Edifice
from sevenwonders.engine.events.log import EDIFICE_BUILT
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.gains import pay_reward
from sevenwonders.engine.vocabulary import NOBODY


def this_edifice(table: Table) -> Edifice:
    """The edifice of the current Age."""
    return table.components.edifices[table.deal.edifices[table.age - 1]]


def open_edifice(table: Table, city: i64) -> Edifice | None:
    """The edifice of this Age, if the city may join it (rules 15.3, 15.5)."""
    if len(table.deal.edifices) == 0:
        return None
    edifices = table.edifices
    if edifices.pawns[table.age - 1] == 0 and edifices.built_turn != table.course.turns_played:
        return None
    if table.cities[city].edifices.has_joined(table.age):
        return None
    return this_edifice(table)


def complete_edifices(table: Table) -> None:
    """Pawns taken this turn leave the edifice; one without pawns pays its holders (rule 15.7)."""
    age = table.age
    if len(table.deal.edifices) == 0:
        return
    joined = _joined_now(table)
    if table.edifices.built & (1 << age):
        return
    left: i64 = max(table.edifices.pawns[age - 1] - joined, 0)
    if left and joined == 0:
        return
    edifices = table.edifices.copy()
    edifices.pawns[age - 1] = left
    table.edifices = edifices
    if left:
        return
    edifices.built |= 1 << age
    edifices.built_turn = table.course.turns_played
    table.log_entry(EDIFICE_BUILT, NOBODY, age, table.deal.edifices[age - 1])
    for city in range(len(table.cities)):
        for _ in range(table.cities[city].edifices.pawn_count(age)):
            pay_reward(table, city, age)


def _joined_now(table: Table) -> i64:
    """Cities that joined since the last count."""
    joined: i64 = 0
    for city in table.cities:
        if city.edifices.must_count_pawn(table.age):
            city.edifices = city.edifices.with_pawn_counted(table.age)
            joined += 1
    return joined
