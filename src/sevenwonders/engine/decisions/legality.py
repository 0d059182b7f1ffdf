"""Which choices an open decision takes, whatever its kind."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.decisions.legal import free_city_plays, hand_for, picks, plays
from sevenwonders.engine.decisions.legal_boxes import (
    burials,
    drafts,
    drops,
    more_recruits,
    namings,
    payments,
    penalties,
    recruits,
)
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import (
    BURY_LEADER,
    DRAFT,
    DROP_TOKEN,
    NAME_LEADER,
    PAY_LOSS,
    PICK_DISCARD,
    PLAY_LAST,
    RECRUIT,
    RECRUIT_MORE,
)


def legal_codes(table: Table, ask: i64) -> vec[i64]:
    """Every legal choice of an open decision; never empty."""
    kind = table.ask_kind[ask]
    city = table.ask_city[ask]
    if kind < PICK_DISCARD:
        hand = hand_for(table, ask)
        if city >= table.players:
            return free_city_plays(table, city, hand, last=kind == PLAY_LAST)
        return plays(table, city, hand, last=kind == PLAY_LAST)
    if kind == PICK_DISCARD:
        return picks(table, city)
    return _box_codes(table, kind, city)


def _box_codes(table: Table, kind: i64, city: i64) -> vec[i64]:
    if kind == DRAFT:
        return drafts(table, city)
    if kind == RECRUIT:
        return recruits(table, city)
    if kind == RECRUIT_MORE:
        return more_recruits(table, city)
    if kind == NAME_LEADER:
        return namings(table, city)
    if kind == BURY_LEADER:
        return burials(table, city)
    if kind == DROP_TOKEN:
        return drops(table, city, 1)
    if kind == PAY_LOSS:
        return payments(table, city)
    return penalties(table, city)
