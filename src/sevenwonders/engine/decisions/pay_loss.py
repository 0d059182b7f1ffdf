"""Paying a loss of coins, at the end of the turn that brought it (rules 13.10, 13.12).

Kind ``pay-loss``, action ``lose``: due with Cities, where what is not paid in coins becomes debts.
Without Cities a city pays what it has and is not asked. The View names the causes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.boxes.cities import no_losses
from sevenwonders.engine.choice.choice import NO_CARD, bank_of, choice_code
from sevenwonders.engine.decisions.asks import open_ask
from sevenwonders.engine.events.log import LOST
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.causes import log_causes, spares
from sevenwonders.engine.vocabulary import AGES, LOSE, PAY_LOSS

TAKES: Final[tuple[int, ...]] = (LOSE,)
"""The actions of this decision."""


def ask(table: Table) -> None:
    """Step 9: losses by the loser's choice with Cities, else what it has (rules 13.10, 16.19)."""
    for city in range(len(table.cities)):
        owes = owed(table, city)
        if owes == 0:
            _forget(table, city)
            continue
        if table.components.cities and table.cities[city].coins:
            open_ask(table, PAY_LOSS, city)
        else:
            _lose(table, city, min(table.cities[city].coins, owes))
    if len(table.ask_city) == 0 and len(table.losses.causes):
        table.losses = no_losses(len(table.cities))


def owed(table: Table, city: i64) -> i64:
    """The coins a city loses at the end of this turn, by what it has then (rule 13.12)."""
    losses = table.losses
    if losses.coins[city] + losses.per_victory[city] + losses.per_stage[city] == 0:
        return 0
    own = table.cities[city]
    tokens: i64 = 0
    for age in range(1, AGES + 1):
        tokens += own.victory_count(age)
    owes = losses.coins[city] + losses.per_victory[city] * tokens
    return owes + losses.per_stage[city] * own.stage_count()


def causes(table: Table, city: i64) -> vec[i64]:
    """What makes a city lose coins this turn, in the order in which it came."""
    found = vec[i64]()
    for one in table.losses.causes:
        if not spares(table, city, one):
            found = append(found, one)
    return found


def legal(table: Table, city: i64) -> vec[i64]:
    """How much of a loss is paid in coins; the rest becomes debts (rule 13.10)."""
    paid = min(table.cities[city].coins, owed(table, city))
    codes = vec[i64]()
    while paid >= 0:
        codes = append(codes, choice_code(LOSE, NO_CARD, 0, 0, 0, paid))
        paid -= 1
    return codes


def settle(table: Table, city: i64, code: i64) -> None:
    """Pay the loss as chosen."""
    _lose(table, city, bank_of(code))


def _lose(table: Table, city: i64, paid: i64) -> None:
    """Pay a loss in coins as far as said; with Cities the rest becomes debts."""
    own = table.cities[city]
    rest = owed(table, city) - paid
    own.coins -= paid
    debts = rest if table.components.cities else 0
    own.tokens = own.tokens.with_debts(debts)
    if paid or debts:
        table.log_entry(LOST, city, paid, debts)
        log_causes(table, city, causes(table, city))
    _forget(table, city)


def _forget(table: Table, city: i64) -> None:
    """Clear what a city owes, also by tokens or stages that it does not have (rule 13.12)."""
    losses = table.losses
    if losses.coins[city] + losses.per_victory[city] + losses.per_stage[city] == 0:
        return
    losses = losses.copy()
    losses.coins[city] = 0
    losses.per_victory[city] = 0
    losses.per_stage[city] = 0
    table.losses = losses
