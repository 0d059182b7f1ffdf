"""Playing the last card of an Age, which others discard (rules 2.5, 6.8).

Kind ``last-card``, with the actions of ``play``, for each city that has the right. It is due once
the last turn of the Age is over, and counts as a turn of its own.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.decisions import free_city, play
from sevenwonders.engine.decisions.asks import open_ask
from sevenwonders.engine.events.log import LEFT_OVER
from sevenwonders.engine.game.course import LAST, PLAYING
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import LAST_CARD, NOBODY, PLAY_LAST


def ask(table: Table) -> bool:
    """Discard last cards, or ask who may play them; says whether anybody is asked."""
    course = table.course
    if course.phase != PLAYING or table.turn != table.components.turns or course.swept:
        return False
    course.swept = 1
    if table.players < len(table.cities):
        table.hands[table.players] = table.pile
        table.pile = vec[i64]()
    for city in range(len(table.cities)):
        if table.cities[city].powers & LAST_CARD and len(table.hands[city]):
            open_ask(table, PLAY_LAST, city)
            continue
        for card in table.hands[city]:
            seat = city if city < table.players else NOBODY
            table.discard = append(table.discard, card)
            table.log_entry(LEFT_OVER, city, card, seat)
        table.hands[city] = vec[i64]()
    if len(table.ask_city) == 0:
        return False
    course.phase = LAST
    return True


def legal(table: Table, city: i64) -> vec[i64]:
    """What can be done with the last card."""
    if city >= table.players:
        return free_city.legal(table, city, table.hands[city], last=True)
    return play.legal(table, city, table.hands[city], last=True)
