"""The penalty for an edifice that was not completed in its Age (rules 15.10, 15.11).

Kind ``penalty``, actions ``yield`` for a card and ``drop`` for Victory tokens, as the edifice says.
Due at the end of the Age for each city without a pawn; who cannot meet it takes a debt, and a
penalty in coins is taken unasked. The View names the edifice as the cause.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import action_of, card_of, choice_code
from sevenwonders.engine.choice.codes import dropped_ages
from sevenwonders.engine.components.model import Edifice
from sevenwonders.engine.decisions.asks import open_ask
from sevenwonders.engine.decisions.drop_token import drop, token_codes
from sevenwonders.engine.events.log import (
    EDIFICE_FAILED,
    EDIFICE_SOURCE,
    GAVE_UP,
    LOST,
    PENALIZED,
)
from sevenwonders.engine.game.cards import in_order, without
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.causes import cause, log_causes
from sevenwonders.engine.placing.edifices import this_edifice
from sevenwonders.engine.placing.rebuild import rebuild
from sevenwonders.engine.vocabulary import DROP, NOBODY, NOTHING, PENALTY, YIELD

TAKES: Final[tuple[int, ...]] = (YIELD, DROP)
"""The actions of this decision."""
DEBTS: Final = (2, 3, 5)
"""Points lost for a penalty that cannot be met, by Age."""


def ask(table: Table) -> None:
    """At the end of an Age: penalties of an edifice that is not complete (rules 15.11, 15.12)."""
    if len(table.deal.edifices) == 0 or table.edifices.built & (1 << table.age):
        return
    edifice = this_edifice(table)
    table.log_entry(EDIFICE_FAILED, NOBODY, table.age, edifice.index)
    for city in range(len(table.cities)):
        if table.cities[city].edifices.pawn_count(table.age) == 0:
            _penalize(table, city, edifice)


def _penalize(table: Table, city: i64, edifice: Edifice) -> None:
    own = table.cities[city]
    if edifice.penalty_coins:
        if own.coins >= edifice.penalty_coins:
            own.coins -= edifice.penalty_coins
            table.log_entry(LOST, city, edifice.penalty_coins, 0)
            log_causes(table, city, causes(table))
            return
    elif len(legal(table, city)):
        open_ask(table, PENALTY, city)
        return
    debt = DEBTS[table.age - 1]
    own.edifices = own.edifices.with_debts(debt)
    table.log_entry(PENALIZED, city, debt)
    log_causes(table, city, causes(table))


def causes(table: Table) -> vec[i64]:
    """The edifice that failed."""
    return vec[i64]([cause(NOBODY, EDIFICE_SOURCE + this_edifice(table).index)])


def legal(table: Table, city: i64) -> vec[i64]:
    """What a city may give up for an edifice that failed (rule 15.10)."""
    edifice = this_edifice(table)
    if edifice.penalty_victories:
        return token_codes(table, city, edifice.penalty_victories)
    codes = vec[i64]()
    previous: i64 = NOTHING
    for card in in_order(table.cities[city].built):
        if card != previous and table.components.cards[card].color == edifice.penalty_color:
            codes = append(codes, choice_code(YIELD, card, 0, 0, 0, 0))
        previous = card
    return codes


def settle(table: Table, city: i64, code: i64) -> None:
    """A card or tokens lost to a failed edifice (rules 15.10, 15.13)."""
    if action_of(code) == YIELD:
        card = card_of(code)
        own = table.cities[city]
        own.built = without(own.built, card)
        table.discard = append(table.discard, card)
        table.log_entry(GAVE_UP, city, card)
        log_causes(table, city, causes(table))
        rebuild(table, city)
        return
    first, second = dropped_ages(code)
    drop(table, city, first, causes(table))
    if second:
        drop(table, city, second, causes(table))
