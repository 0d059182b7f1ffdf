"""Copying a leader: the Courtesans Guild copies a leader in play next door (rule 12.43).

Kind ``copy-leader``, action ``copy``. Due once the choices of a turn are in, if a neighbour has a
leader that can be copied; all such leaders are legal, at no price but that of a stage that comes
with one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import card_of, joins, stage_of
from sevenwonders.engine.components.model import BY_STAGE
from sevenwonders.engine.decisions.asks import open_ask
from sevenwonders.engine.events.log import COPIED
from sevenwonders.engine.game.city import copy_leader
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.gains import (
    apply_immediate,
    apply_immediate_as,
    collect_coins,
    drop_defeats,
    take_pawn,
)
from sevenwonders.engine.placing.leaders import leader_codes
from sevenwonders.engine.placing.payment import pay
from sevenwonders.engine.placing.stages import chosen_stage, lay_stage, stage_coins
from sevenwonders.engine.vocabulary import COPY, COPY_LEADER, FREEZE_HANDS, NOTHING

TAKES: Final[tuple[int, ...]] = (COPY,)
"""The actions of this decision."""


def ask(table: Table) -> None:
    """Ask every city that built the guild and has a leader to copy, all at once."""
    for city in table.course.take_due(COPY_LEADER):
        if len(legal(table, city)):
            open_ask(table, COPY_LEADER, city)


def legal(table: Table, city: i64) -> vec[i64]:
    """The face-up leaders next door that a guild can copy."""
    codes = vec[i64]()
    for other in (table.left(city), table.right(city)):
        for leader in table.cities[other].leaders.in_play:
            piece = table.components.cards[leader]
            if not piece.powers & FREEZE_HANDS:
                codes = leader_codes(table, city, piece, COPY, codes)
    return codes


def settle(table: Table, city: i64, seat: i64, code: i64) -> None:
    """The guild copies the leader, as if recruited that moment."""
    leader = table.components.cards[card_of(code)]
    guild = _copying_guild(table, city)
    copy_leader(table.cities[city], leader)
    if leader.leader_cost == BY_STAGE:
        pay(table, city, code)
        table.log_entry(COPIED, city, leader.index, guild, stage_of(code))
        lay_stage(table, city, seat, guild, code)
        stage_coins(table, city, code)
        apply_immediate(table, city, chosen_stage(table, city, code))
        if joins(code):
            take_pawn(table, city, table.age)
    else:
        table.log_entry(COPIED, city, leader.index, guild, NOTHING)
    collect_coins(table, city, leader, leader.index)
    apply_immediate_as(table, city, leader, table.components.cards[guild].turn_rank)
    drop_defeats(table, city, leader)


def _copying_guild(table: Table, city: i64) -> i64:
    """The guild that copies a leader: it lies under the stage and stays a card of the city."""
    for card in table.cities[city].built:
        once = table.components.cards[card].immediate
        if once is not None and once.asks_for(COPY_LEADER):
            return card
    return NOTHING
