"""Conflicts at the end of an Age."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.components.figures import VICTORY_COINS
from sevenwonders.engine.events.log import BLAMED, COMPARED, DIPLOMATIC, FOUGHT
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.gains import take
from sevenwonders.engine.vocabulary import (
    DEFEATS_TO_WINNER,
    NOTHING,
    SHIELDS_PER_DEFEAT,
    VICTORY_VALUES,
)


def fight(table: Table) -> None:
    """Neighbours compare the shields they had before any token was given (rule 13.19)."""
    shields = vec[i64]()
    for city in range(len(table.cities)):
        shields = append(shields, shields_of(table, city))
    if table.teams:
        _team_conflicts(table, shields)
    else:
        _conflicts(table, shields)
    for city in range(len(table.cities)):
        own = table.cities[city]
        if own.tokens.diplomacy:
            own.tokens = own.tokens.with_diplomacy(-1)
            table.log_entry(DIPLOMATIC, city, -1)


def shields_of(table: Table, city: i64) -> i64:
    """The strength of a city in a conflict."""
    own = table.cities[city]
    if own.powers & SHIELDS_PER_DEFEAT:
        return own.shields + own.defeats
    return own.shields


def _conflicts(table: Table, shields: vec[i64]) -> None:
    """Who holds a diplomacy token stays out, and its neighbours face each other (rule 13.16)."""
    fighters = vec[i64]()
    for city in range(len(table.cities)):
        if table.cities[city].tokens.diplomacy == 0:
            fighters = append(fighters, city)
    count: i64 = len(fighters)
    if count < 2:
        return
    meetings: i64 = 1 if count == 2 else count
    for place in range(meetings):
        following: i64 = 0
        if place + 1 < count:
            following = place + 1
        _meet(table, fighters[place], fighters[following], shields, 1)


def _team_conflicts(table: Table, shields: vec[i64]) -> None:
    """Each seat fights its neighbour of another team for two tokens or fewer (rules 14.3, 14.4)."""
    at: i64 = 1
    while at < len(table.cities):
        other = table.left(at)
        tokens: i64 = 2
        if table.cities[at].tokens.diplomacy:
            tokens -= 1
        if table.cities[other].tokens.diplomacy:
            tokens -= 1
        _meet(table, at, other, shields, tokens)
        at += 2


def _meet(table: Table, one: i64, other: i64, shields: vec[i64], tokens: i64) -> None:
    if tokens:
        table.log_entry(COMPARED, one, other, shields[one], shields[other])
    if shields[one] == shields[other]:
        return
    winner = one if shields[one] > shields[other] else other
    loser = other if winner == one else one
    blamed = winner if table.cities[loser].powers & DEFEATS_TO_WINNER else loser
    for _ in range(tokens):
        table.cities[winner].add_victory(table.age)
        if table.log is not None:
            table.log_entry(FOUGHT, winner, loser, VICTORY_VALUES[table.age - 1])
        take(table, winner, table.cities[winner].figures[VICTORY_COINS], NOTHING)
        table.cities[blamed].defeats += 1
        if blamed == loser:
            table.log_entry(FOUGHT, loser, winner, -1)
        else:
            table.log_entry(BLAMED, winner, loser)
