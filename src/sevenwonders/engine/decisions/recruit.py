"""Recruiting a leader: one at the beginning of each Age, more by some effects (rules 12.6, 12.48).

Kind ``recruit``, actions ``recruit``, ``stage`` and ``discard``: due for all seats with a leader in
hand as an Age begins, and revealed together like cards. Kind ``recruit-more``, action ``recruit``:
due in the middle of a turn, for one leader or none.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import CARD_SHIFT, NO_CARD, Choice, card_of, choice_code
from sevenwonders.engine.components.model import BY_STAGE, Piece
from sevenwonders.engine.decisions import play
from sevenwonders.engine.decisions.asks import clear_asks, open_ask
from sevenwonders.engine.decisions.refusals import MISSING_COINS, WONDER_COMPLETE, Refusal
from sevenwonders.engine.decisions.stages import stage_numbers, stage_refusal
from sevenwonders.engine.errors import CannotAfford, IllegalChoice, NotOffered, StageNotNext
from sevenwonders.engine.events.log import NOT_RECRUITED
from sevenwonders.engine.game.cards import without
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.gains import drop_defeats
from sevenwonders.engine.placing.leaders import leader_codes, leader_price, price_with_stage
from sevenwonders.engine.placing.payment import pay
from sevenwonders.engine.placing.place import gain_coins, gain_tokens, place
from sevenwonders.engine.placing.stages import open_variants, stage_codes
from sevenwonders.engine.vocabulary import (
    ACTIONS,
    DISCARD,
    RECRUIT,
    RECRUIT_MORE,
    RECRUITMENT,
    STAGE,
)

TAKES: Final[tuple[int, ...]] = (RECRUIT, STAGE, DISCARD)
TAKES_MORE: Final[tuple[int, ...]] = (RECRUIT,)
"""The actions of these decisions."""


def ask(table: Table) -> bool:
    """Ask every seat with a leader what to do with one; says whether any is (rule 12.6)."""
    clear_asks(table)
    for seat in range(table.players):
        if len(table.leaders.hands[seat]):
            open_ask(table, RECRUITMENT, seat)
    return len(table.ask_city) > 0


def ask_more(table: Table) -> None:
    """Ask for further leaders, one a city at a time (rule 12.48)."""
    asked: i64 = 0
    for city in table.course.take_due(RECRUIT_MORE):
        if asked & (1 << city):
            table.course.put_off(RECRUIT_MORE, city)
        elif len(table.leaders.hands[city]):
            asked |= 1 << city
            open_ask(table, RECRUIT_MORE, city)


def legal(table: Table, city: i64) -> vec[i64]:
    """Recruit a leader, lay it under a stage, or discard it (rule 12.6)."""
    codes = vec[i64]()
    stages = stage_codes(table, city)
    for leader in table.leaders.hands[city]:
        codes = leader_codes(table, city, table.components.cards[leader], RECRUIT, codes)
        for code in stages:
            codes = append(codes, code | leader << CARD_SHIFT)
        codes = append(codes, choice_code(DISCARD, leader, 0, 0, 0, 0))
    return codes


def legal_more(table: Table, city: i64) -> vec[i64]:
    """Recruit one more leader, or none (rule 12.48)."""
    codes = append(vec[i64](), choice_code(RECRUIT, NO_CARD, 0, 0, 0, 0))
    for leader in table.leaders.hands[city]:
        codes = leader_codes(table, city, table.components.cards[leader], RECRUIT, codes)
    return codes


def settle_more(table: Table, city: i64, seat: i64, code: i64) -> None:
    """Recruit one more leader with all that it brings; the turn's steps start again."""
    leader = card_of(code)
    if leader == NO_CARD:
        table.log_entry(NOT_RECRUITED, city)
        return
    table.leaders.hands[city] = without(table.leaders.hands[city], leader)
    pay(table, city, code)
    place(table, city, seat, code)
    gain_coins(table, city, code)
    gain_tokens(table, city, code)
    drop_defeats(table, city, table.components.cards[leader])
    table.course.step = 0


def error(table: Table, city: i64, choice: Choice, offered: list[Choice]) -> IllegalChoice:
    """Why a city cannot do with a leader in its hand what a choice says."""
    leader = table.components.cards[table.components.card_index[choice.card]]
    if choice.action != ACTIONS[RECRUIT]:
        return play.error(table, city, choice, leader)
    same = [str(other) for other in offered if other.card == choice.card]
    if leader.leader_cost == BY_STAGE:
        return _error_with_stage(table, city, choice, same)
    lacks = leader_price(table, city, leader.leader_cost) - table.cities[city].coins
    if lacks > 0:
        return CannotAfford(choice.card, (), int(lacks))
    return NotOffered(str(choice), same)


def _error_with_stage(table: Table, city: i64, choice: Choice, offered: list[str]) -> IllegalChoice:
    """The leader that comes with a stage needs one, and the coins for it (rule 12.42)."""
    variants = open_variants(table, city)
    named = [one for one in variants if choice.stage in {0, one.index + 1}]
    if not named:
        return StageNotNext(choice.stage, stage_numbers(variants))
    alike = [one for one in named if one.variant == choice.variant]
    prices = [int(price_with_stage(table, city, one)) for one in alike or named]
    lacks = min(prices) - int(table.cities[city].coins)
    if lacks > 0:
        return CannotAfford(choice.card, (), lacks)
    return NotOffered(str(choice), offered)


def refusals(
    table: Table, city: i64, leaders: list[Piece], uses: list[set[int]]
) -> list[list[Refusal]]:
    """What each leader cannot be used for, given the actions that it can be used for."""
    no_stage: Refusal | None = None
    told = refusals_more(table, city, leaders, uses)
    for refused, possible in zip(told, uses, strict=True):
        if STAGE not in possible:
            no_stage = no_stage or stage_refusal(table, city)
            refused.append(no_stage)
    return told


def refusals_more(
    table: Table, city: i64, leaders: list[Piece], uses: list[set[int]]
) -> list[list[Refusal]]:
    """Why leaders cannot be recruited."""
    return [
        [] if RECRUIT in possible else [_recruit_refusal(table, city, leader)]
        for leader, possible in zip(leaders, uses, strict=True)
    ]


def _recruit_refusal(table: Table, city: i64, leader: Piece) -> Refusal:
    """The price of a leader is coins, also of the one that comes with a stage (rule 12.42)."""
    if leader.leader_cost == BY_STAGE:
        prices = [int(price_with_stage(table, city, one)) for one in open_variants(table, city)]
    else:
        prices = [int(leader_price(table, city, leader.leader_cost))]
    if not prices:
        return Refusal(ACTIONS[RECRUIT], WONDER_COMPLETE)
    lacks = min(prices) - int(table.cities[city].coins)
    return Refusal(ACTIONS[RECRUIT], MISSING_COINS, (), lacks)
