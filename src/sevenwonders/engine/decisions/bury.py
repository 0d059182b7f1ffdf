"""Burying a leader: a wonder stage ends the effect of a leader for points at the end (rule 12.50).

Kind ``bury-leader``, action ``bury``. Due once the choices of a turn are in, if the city has a
leader to bury; exactly one is buried, for nothing. Any other leader is refused as not offered.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.boxes.leaders import CityLeaders, buried
from sevenwonders.engine.choice.choice import card_of, choice_code
from sevenwonders.engine.components.model import BY_AGE, BY_STAGE, Piece
from sevenwonders.engine.decisions.asks import open_ask
from sevenwonders.engine.events.log import BURIED
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.rebuild import rebuild
from sevenwonders.engine.vocabulary import BURY, BURY_LEADER

TAKES: Final[tuple[int, ...]] = (BURY,)
"""The actions of this decision."""


def ask(table: Table) -> None:
    """Ask every city that built such a stage and has a leader to bury, all at once (rule 12.50)."""
    for city in table.course.take_due(BURY_LEADER):
        if len(legal(table, city)):
            open_ask(table, BURY_LEADER, city)


def legal(table: Table, city: i64) -> vec[i64]:
    """Leaders that may be buried: recruited before this turn, not under a stage (rule 12.50)."""
    codes = vec[i64]()
    leaders = table.cities[city].leaders
    for place in range(leaders.old()):
        leader = leaders.in_play[place]
        if table.components.cards[leader].leader_cost != BY_STAGE:
            codes = append(codes, choice_code(BURY, leader, 0, 0, 0, 0))
    return codes


def settle(table: Table, city: i64, code: i64) -> None:
    """End the effect of a leader, who is worth twice its cost in the end (rule 12.50)."""
    leader = card_of(code)
    leaders = table.cities[city].leaders
    place = _place_of(leaders, leader)
    points = 2 * _printed_cost(table.components.cards[leader], leaders.recruited_in[place])
    leaders.buried = append(leaders.buried, buried(leader, points))
    leaders.in_play = _without_place(leaders.in_play, place)
    leaders.recruited_in = _without_place(leaders.recruited_in, place)
    table.log_entry(BURIED, city, leader, points)
    rebuild(table, city)


def _printed_cost(leader: Piece, age: i64) -> i64:
    """What a leader cost by its card; by the Age in which it was recruited if that says so."""
    return age if leader.leader_cost == BY_AGE else leader.leader_cost


def _place_of(leaders: CityLeaders, leader: i64) -> i64:
    place: i64 = 0
    while leaders.in_play[place] != leader:
        place += 1
    return place


def _without_place(cards: vec[i64], gone: i64) -> vec[i64]:
    kept = vec[i64]()
    for place in range(len(cards)):
        if place != gone:
            kept = append(kept, cards[place])
    return kept
