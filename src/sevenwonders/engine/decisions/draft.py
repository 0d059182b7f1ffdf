"""Drafting leaders before the first Age (rule 12.6).

Kind ``draft``, action ``keep``. Each seat keeps one leader of its pack and passes the others to the
right, until each holds four. A pack is seen only by the seat that has it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import card_of, choice_code
from sevenwonders.engine.decisions.asks import clear_asks, open_ask
from sevenwonders.engine.events.log import DRAFT_PACK, KEPT
from sevenwonders.engine.game.cards import sorted_in, without
from sevenwonders.engine.game.course import DRAFTING
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import DRAFT, KEEP

TAKES: Final[tuple[int, ...]] = (KEEP,)
"""The actions of this decision."""


def begin_draft(table: Table) -> None:
    """Deal four leaders to each seat, the others into the box (rule 12.4)."""
    table.course.phase = DRAFTING
    leaders = table.deal.leaders
    box = table.deal.draws
    for seat in range(table.players):
        draft_pack = vec[i64]()
        for place in range(4):
            draft_pack = sorted_in(draft_pack, leaders[seat * 4 + place])
            box = without(box, leaders[seat * 4 + place])
        table.leaders.draft_packs[seat] = draft_pack
    table.leaders.box = box
    _ask(table)


def _ask(table: Table) -> None:
    clear_asks(table)
    for seat in range(table.players):
        open_ask(table, DRAFT, seat)
    _log_packs(table)


def _log_packs(table: Table) -> None:
    if table.log is None:
        return
    for seat in range(table.players):
        for leader in table.leaders.draft_packs[seat]:
            table.log_entry(DRAFT_PACK, seat, leader)


def legal(table: Table, seat: i64) -> vec[i64]:
    """Any leader of the pack in hand."""
    codes = vec[i64]()
    for leader in table.leaders.draft_packs[seat]:
        codes = append(codes, choice_code(KEEP, leader, 0, 0, 0, 0))
    return codes


def settle(table: Table, seat: i64, code: i64) -> None:
    """Keep a leader of the pack."""
    _keep(table, seat, card_of(code))


def draft_on(table: Table) -> bool:
    """Packs go on to the right, the last leader is kept as it comes; says whether seats choose."""
    packs = table.leaders.draft_packs[:]
    for seat in range(table.players):
        table.leaders.draft_packs[seat] = packs[table.left(seat)]
    if len(table.leaders.draft_packs[0]) > 1:
        _ask(table)
        return True
    _log_packs(table)
    for seat in range(table.players):
        _keep(table, seat, table.leaders.draft_packs[seat][0])
    return False


def _keep(table: Table, seat: i64, leader: i64) -> None:
    table.leaders.draft_packs[seat] = without(table.leaders.draft_packs[seat], leader)
    table.leaders.hands[seat] = sorted_in(table.leaders.hands[seat], leader)
    table.log_entry(KEPT, seat, leader)
