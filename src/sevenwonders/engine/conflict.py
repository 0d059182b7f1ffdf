"""Conflicts at the end of an Age."""

from mypy_extensions import i64

from sevenwonders.engine.notes import FOUGHT
from sevenwonders.engine.table import Table
from sevenwonders.engine.words import VICTORY_VALUES


def fight(table: Table) -> None:
    """Every pair of neighbours compares shields once; equal shields give no token."""
    for at in range(len(table.cities)):
        _meet(table, at, table.left(at))


def _meet(table: Table, one: i64, other: i64) -> None:
    first = table.cities[one].shields
    second = table.cities[other].shields
    if first == second:
        return
    winner = one if first > second else other
    loser = other if first > second else one
    table.cities[winner].add_victory(table.age)
    table.cities[loser].defeats += 1
    table.note(FOUGHT, winner, loser, VICTORY_VALUES[table.age - 1])
    table.note(FOUGHT, loser, winner, -1)
