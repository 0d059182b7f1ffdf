"""Closing a stage: every kind of decision has its way on to the next."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import buried
from sevenwonders.engine.choice.choice import (
    NO_CARD,
    action_of,
    bank_of,
    card_of,
    joins,
    stage_of,
    way_of,
)
from sevenwonders.engine.choice.codes import dropped_ages
from sevenwonders.engine.components.model import BY_AGE, BY_STAGE, Piece
from sevenwonders.engine.decisions.legal import without
from sevenwonders.engine.events.log import (
    BURIED,
    COPIED,
    GAVE_BACK,
    GAVE_UP,
    KEPT,
    NOT_HIRED,
    PACK,
)
from sevenwonders.engine.game.city import copy_leader
from sevenwonders.engine.game.course import DRAFTING
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.turn.ages import begin_age, end_age
from sevenwonders.engine.turn.asks import clear_asks, open_ask
from sevenwonders.engine.turn.causes import log_causes
from sevenwonders.engine.turn.gains import (
    collect_coins,
    do_deeds,
    do_deeds_as,
    drop_defeats,
    sorted_in,
    take_pawn,
)
from sevenwonders.engine.turn.play import (
    gain,
    gain_tokens,
    hire,
    lay_stage,
    pay,
    pick,
    play,
    stage_coins,
)
from sevenwonders.engine.turn.queue import drops_done, lose, run_on
from sevenwonders.engine.turn.rebuild import rebuild
from sevenwonders.engine.vocabulary import (
    BURY_LEADER,
    DRAFT,
    DROP_TOKEN,
    NAME_LEADER,
    NOTHING,
    PAY_LOSS,
    PENALTY,
    PICK_DISCARD,
    RECRUIT_MORE,
    VICTORY_BITS,
    VICTORY_VALUES,
    YIELD,
)


def resolve(table: Table) -> None:
    """Close the open stage and run on to the next decision or the end of the game."""
    for code in table.ask_code:
        table.history = append(table.history, code)
    kind = table.ask_kind[0]
    if kind == DRAFT:
        _keep(table)
        return
    if kind == PENALTY:
        for ask in range(len(table.ask_code)):
            give_up(table, table.ask_city[ask], table.ask_code[ask])
        end_age(table)
        return
    if kind == PICK_DISCARD:
        pick(table)
        table.course.step = 0
    elif kind > PICK_DISCARD and kind in _ASIDE:
        for ask in range(len(table.ask_code)):
            settle(table, kind, table.ask_city[ask], table.ask_seat[ask], table.ask_code[ask])
        if kind == DROP_TOKEN:
            drops_done(table)
    else:
        play(table)
        table.course.step = 0
    run_on(table)


_ASIDE: Final = (RECRUIT_MORE, NAME_LEADER, BURY_LEADER, DROP_TOKEN, PAY_LOSS)


def settle(table: Table, kind: i64, at: i64, seat: i64, code: i64) -> None:
    """One decision in the middle of a turn."""
    if kind == NAME_LEADER:
        _become(table, at, seat, code)
    elif kind == BURY_LEADER:
        _bury(table, at, card_of(code))
    elif kind == DROP_TOKEN:
        _drop(table, kind, at, dropped_ages(code)[0])
    elif kind == PAY_LOSS:
        lose(table, at, bank_of(code))
    elif card_of(code) != NO_CARD:
        table.leaders.hands[at] = without(table.leaders.hands[at], card_of(code))
        pay(table, at, code)
        hire(table, at, seat, code)
        gain(table, at, code)
        gain_tokens(table, at, code)
        drop_defeats(table, at, table.components.cards[card_of(code)])
        table.course.step = 0
    else:
        table.log_entry(NOT_HIRED, at)


def _become(table: Table, at: i64, seat: i64, code: i64) -> None:
    """A guild becomes a leader next door, recruited that moment (rule 12.43)."""
    leader = table.components.cards[card_of(code)]
    city = table.cities[at]
    guild = _naming_guild(table, at)
    copy_leader(city, leader)
    if leader.leader_cost == BY_STAGE:
        pay(table, at, code)
        table.log_entry(COPIED, at, leader.index, guild, stage_of(code))
        lay_stage(table, at, seat, guild, code)
        stage_coins(table, at, code)
        do_deeds(table, at, table.plans[at][stage_of(code)][way_of(code)])
        if joins(code):
            take_pawn(table, at, table.age)
    else:
        table.log_entry(COPIED, at, leader.index, guild, NOTHING)
    collect_coins(table, at, leader, leader.index)
    do_deeds_as(table, at, leader, table.components.cards[guild].dig_rank)
    drop_defeats(table, at, leader)


def _naming_guild(table: Table, at: i64) -> i64:
    """The guild that becomes a leader: it lies under the stage and stays a card of the city."""
    for card in table.cities[at].built:
        once = table.components.cards[card].immediate
        if once is not None and once.names:
            return card
    return NOTHING


def _bury(table: Table, at: i64, leader: i64) -> None:
    """A leader's effect ends; at the end it is worth twice its cost (rule 12.50)."""
    own = table.cities[at]
    place: i64 = 0
    while own.leaders.in_play[place] != leader:
        place += 1
    points = 2 * printed_cost(table.components.cards[leader], own.leaders.recruited_in[place])
    own.leaders.buried = append(own.leaders.buried, buried(leader, points))
    own.leaders.in_play = _without_place(own.leaders.in_play, place)
    own.leaders.recruited_in = _without_place(own.leaders.recruited_in, place)
    table.log_entry(BURIED, at, leader, points)
    rebuild(table, at)


def printed_cost(leader: Piece, age: i64) -> i64:
    """What a leader cost by its card; by the Age in which it was recruited if that says so."""
    return age if leader.leader_cost == BY_AGE else leader.leader_cost


def _without_place(cards: vec[i64], gone: i64) -> vec[i64]:
    kept = vec[i64]()
    for place in range(len(cards)):
        if place != gone:
            kept = append(kept, cards[place])
    return kept


def _drop(table: Table, kind: i64, at: i64, age: i64) -> None:
    table.cities[at].victories -= 1 << ((age - 1) * VICTORY_BITS)
    table.log_entry(GAVE_BACK, at, VICTORY_VALUES[age - 1], 1)
    log_causes(table, kind, at)


def give_up(table: Table, at: i64, code: i64) -> None:
    """A card or tokens lost to a failed edifice (rules 15.10, 15.13)."""
    if action_of(code) == YIELD:
        card = card_of(code)
        city = table.cities[at]
        city.built = without(city.built, card)
        table.discard = append(table.discard, card)
        table.log_entry(GAVE_UP, at, card)
        log_causes(table, PENALTY, at)
        rebuild(table, at)
        return
    first, second = dropped_ages(code)
    _drop(table, PENALTY, at, first)
    if second:
        _drop(table, PENALTY, at, second)


def begin_draft(table: Table) -> None:
    """Deal four leaders to each seat, the others into the box (rule 12.4)."""
    table.course.phase = DRAFTING
    leaders = table.deal.leaders
    box = table.deal.draws
    for seat in range(table.players):
        pack = vec[i64]()
        for at in range(4):
            pack = sorted_in(pack, leaders[seat * 4 + at])
            box = without(box, leaders[seat * 4 + at])
        table.leaders.draft_packs[seat] = pack
    table.leaders.box = box
    _open_draft(table)


def _open_draft(table: Table) -> None:
    clear_asks(table)
    for seat in range(table.players):
        open_ask(table, DRAFT, seat, seat)
    _log_packs(table)


def _log_packs(table: Table) -> None:
    if table.log is None:
        return
    for seat in range(table.players):
        for leader in table.leaders.draft_packs[seat]:
            table.log_entry(PACK, seat, leader)


def _keep(table: Table) -> None:
    """Each keeps a leader and passes the pack to the right; the last one is kept as it comes."""
    for ask in range(len(table.ask_code)):
        seat = table.ask_seat[ask]
        _keep_one(table, seat, card_of(table.ask_code[ask]))
    packs = table.leaders.draft_packs[:]
    for seat in range(table.players):
        table.leaders.draft_packs[seat] = packs[table.left(seat)]
    if len(table.leaders.draft_packs[0]) > 1:
        _open_draft(table)
        return
    _log_packs(table)
    for seat in range(table.players):
        _keep_one(table, seat, table.leaders.draft_packs[seat][0])
    begin_age(table)


def _keep_one(table: Table, seat: i64, leader: i64) -> None:
    table.leaders.draft_packs[seat] = without(table.leaders.draft_packs[seat], leader)
    table.leaders.hands[seat] = sorted_in(table.leaders.hands[seat], leader)
    table.log_entry(KEPT, seat, leader)
