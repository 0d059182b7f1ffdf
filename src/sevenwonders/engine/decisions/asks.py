"""Opening and closing the decisions of a stage."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import NOTHING


def clear_asks(table: Table) -> None:
    """Close the stage; the next one gets a number of its own."""
    table.stage += 1
    table.ask_kind = vec[i64]()
    table.ask_city = vec[i64]()
    table.ask_seat = vec[i64]()
    table.ask_code = vec[i64]()


def open_ask(table: Table, kind: i64, city: i64) -> None:
    """Add a decision for a city to the open stage."""
    table.ask_kind = append(table.ask_kind, kind)
    table.ask_city = append(table.ask_city, city)
    table.ask_seat = append(table.ask_seat, seat_of(table, city))
    table.ask_code = append(table.ask_code, NOTHING)


def seat_of(table: Table, city: i64) -> i64:
    """Who decides for a city: its player, or the holder of the free city's card (rule 10.6)."""
    return city if city < table.players else table.holder()
