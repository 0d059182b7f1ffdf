"""Building a card from the discard pile for nothing (rule 6.12).

Kind ``discard-pile``, action ``take``. Due at the end of a turn, one city after the other; the
seat looks through the whole pile and may take nothing.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import NO_CARD, Choice, card_of, choice_code
from sevenwonders.engine.decisions.asks import open_ask
from sevenwonders.engine.decisions.refusals import ALREADY_BUILT, Refusal
from sevenwonders.engine.errors import AlreadyBuilt, IllegalChoice, NotInDiscard
from sevenwonders.engine.events.log import BUILT, DECLINED, FROM_DISCARD
from sevenwonders.engine.game.cards import in_order, without
from sevenwonders.engine.game.city import place_card
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.gains import (
    apply_immediate,
    collect_coins,
    drop_defeats,
    occasion_coins,
    rank_city,
)
from sevenwonders.engine.vocabulary import ACTIONS, DISCARD_PILE, NOTHING, TAKE

TAKES: Final[tuple[int, ...]] = (TAKE,)
"""The actions of this decision."""


def ask(table: Table) -> bool:
    """Step 8: ask the next city that builds from the discard pile; says whether there is one."""
    if len(table.taking) == 0 or len(table.discard) == 0:
        table.taking = vec[i64]()
        return False
    open_ask(table, DISCARD_PILE, rank_city(table.taking[0]))
    table.taking = table.taking[1:]
    return True


def legal(table: Table, city: i64) -> vec[i64]:
    """Any discarded structure the city lacks, or nothing."""
    codes = append(vec[i64](), choice_code(TAKE, NO_CARD, 0, 0, 0, 0))
    own = table.cities[city]
    previous: i64 = NOTHING
    for card in in_order(table.discard):
        if card != previous and own.has[table.components.cards[card].structure] == 0:
            codes = append(codes, choice_code(TAKE, card, 0, 0, 0, 0))
        previous = card
    return codes


def settle(table: Table, city: i64, seat: i64, code: i64) -> None:
    """Build a card from the discard pile, with its gains at once; the turn's steps start again."""
    table.course.step = 0
    card = card_of(code)
    if card == NO_CARD:
        table.log_entry(DECLINED, city)
        return
    table.discard = without(table.discard, card)
    piece = table.components.cards[card]
    table.log_entry(BUILT, city, card, FROM_DISCARD, seat)
    place_card(table.cities[city], piece)
    collect_coins(table, city, piece, card)
    occasion_coins(table, city, piece, by_chain=False)
    apply_immediate(table, city, piece)
    drop_defeats(table, city, piece)


def error(table: Table, choice: Choice) -> IllegalChoice:
    """Why a card cannot be taken."""
    if table.components.card_index.get(choice.card, -1) not in table.discard:
        return NotInDiscard(choice.card)
    return AlreadyBuilt(choice.card)


def refusals(uses: list[set[int]]) -> list[list[Refusal]]:
    """Which cards of the pile stand in the city already."""
    return [[] if possible else [Refusal(ACTIONS[TAKE], ALREADY_BUILT)] for possible in uses]
