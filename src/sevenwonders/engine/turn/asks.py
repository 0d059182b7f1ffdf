"""Opening and closing the decisions of a stage."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.decisions.legal import in_order
from sevenwonders.engine.events.log import ASKED, SHOWN
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.turn.causes import log_causes
from sevenwonders.engine.vocabulary import MOST_PLAYERS, NOTHING, PICK_DISCARD, PLAY, PLAY_LAST


def _alike(many: i64, value: i64) -> vec[i64]:
    entries = vec[i64](capacity=many)
    for _ in range(many):
        entries = append(entries, value)
    return entries


def _counted(many: i64) -> vec[i64]:
    entries = vec[i64](capacity=many)
    for number in range(many):
        entries = append(entries, number)
    return entries


# The stage that opens most often, by players; shared by all tables, so never changed.
_PLAYS: Final = [_alike(players, PLAY) for players in range(MOST_PLAYERS + 1)]
_SEATS: Final = [_counted(players) for players in range(MOST_PLAYERS + 1)]
_UNSEALED: Final = [_alike(players, NOTHING) for players in range(MOST_PLAYERS + 1)]


def clear_asks(table: Table) -> None:
    """Close the stage; the next one gets a number of its own."""
    table.stage += 1
    table.ask_kind = vec[i64]()
    table.ask_city = vec[i64]()
    table.ask_seat = vec[i64]()
    table.ask_code = vec[i64]()


def ask_everyone(table: Table) -> None:
    """Close the stage and open one in which every seat plays a card."""
    table.stage += 1
    table.ask_kind = _PLAYS[table.players]
    table.ask_city = _SEATS[table.players]
    table.ask_seat = _SEATS[table.players]
    table.ask_code = _UNSEALED[table.players][:]


def open_ask(table: Table, kind: i64, city: i64, seat: i64) -> None:
    """Add a decision to the open stage."""
    table.ask_kind = append(table.ask_kind, kind)
    table.ask_city = append(table.ask_city, city)
    table.ask_seat = append(table.ask_seat, seat)
    table.ask_code = append(table.ask_code, NOTHING)


def seat_of(table: Table, city: i64) -> i64:
    """Who decides for a city: its player, or the holder of the free city's card (rule 10.6)."""
    return city if city < table.players else table.holder()


def log_asks(table: Table) -> bool:
    """Report decisions that open after the reveal; whether there are any."""
    if table.log is not None:
        for ask in range(len(table.ask_city)):
            _log_ask(table, ask)
    return len(table.ask_city) > 0


def _log_ask(table: Table, ask: i64) -> None:
    seat = table.ask_seat[ask]
    kind = table.ask_kind[ask]
    table.log_entry(ASKED, table.ask_city[ask], kind, seat)
    cards = vec[i64]()
    if kind == PLAY_LAST:
        cards = table.hands[table.ask_city[ask]]
    elif kind == PICK_DISCARD:
        cards = in_order(table.discard)
    for card in cards:
        table.log_entry(SHOWN, seat, card)
    log_causes(table, kind, table.ask_city[ask])
