"""Paying for what a choice places: to the neighbours and to the bank."""

from mypy_extensions import i64

from sevenwonders.engine.choice.choice import bank_of, choice_code, left_of, right_of
from sevenwonders.engine.events.log import PAID
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.market.market import bank_price, left_price, right_price
from sevenwonders.engine.placing.gains import take
from sevenwonders.engine.vocabulary import NOBODY, NOTHING, TRADE_REFUND


def priced(action: i64, card: i64, stage: i64, price: i64, bank: i64) -> i64:
    """A packed choice at a price for goods and coins for the bank."""
    to_bank = bank_price(price) + bank
    return choice_code(action, card, stage, left_price(price), right_price(price), to_bank)


def pay(table: Table, city: i64, code: i64) -> None:
    """Step 3: a city pays its neighbours and the bank."""
    own = table.cities[city]
    left = left_of(code)
    right = right_of(code)
    bank = bank_of(code)
    if left:
        own.coins -= left
        table.cities[table.left(city)].coins += left
        table.log_entry(PAID, city, table.left(city), left)
    if right:
        own.coins -= right
        table.cities[table.right(city)].coins += right
        table.log_entry(PAID, city, table.right(city), right)
    if bank:
        own.coins -= bank
        table.log_entry(PAID, city, NOBODY, bank)


def refund(table: Table, city: i64, code: i64) -> None:
    """A coin back for each neighbour that was paid, where a city has that right."""
    if table.cities[city].powers & TRADE_REFUND:
        if left_of(code):
            take(table, city, 1, NOTHING)
        if right_of(code):
            take(table, city, 1, NOTHING)
