"""From one decision to the next: the steps of a turn after its choices are in."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.decisions.legal_boxes import burials, namings, owed
from sevenwonders.engine.events.log import LEFT_OVER, LOST
from sevenwonders.engine.game.course import LAST, PLAYING
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.turn.ages import count_turn, finish_turn
from sevenwonders.engine.turn.asks import clear_asks, log_asks, open_ask, seat_of
from sevenwonders.engine.turn.causes import city_of, log_causes
from sevenwonders.engine.turn.edifices import complete_edifices
from sevenwonders.engine.vocabulary import (
    BURY_LEADER,
    DROP_TOKEN,
    LAST_CARD,
    NAME_LEADER,
    NOBODY,
    PAY_LOSS,
    PICK_DISCARD,
    PLAY_LAST,
    RECRUIT_MORE,
)

NAMES: Final = 0
BURIALS: Final = 1
DROPS: Final = 2
EDIFICES: Final = 3
RECRUITS: Final = 4
LEFTOVERS: Final = 5
DIGS: Final = 6
LOSSES: Final = 7
END: Final = 8


def run_on(table: Table) -> None:
    """Go through the steps until somebody has to decide, or the turn is over."""
    clear_asks(table)
    if len(table.components.boxes) == 0:
        if not _leftovers(table) and not _next_dig(table):
            finish_turn(table)
        return
    while table.course.step < END:
        if _step(table, table.course.step):
            return
        table.course.step += 1
    finish_turn(table)


def _step(table: Table, step: i64) -> bool:
    """One step; whether it opens a decision."""
    if step == LEFTOVERS:
        return _leftovers(table)
    if step == DIGS:
        return _next_dig(table)
    if step == NAMES:
        return _ask_names(table)
    if step == BURIALS:
        return _ask_burials(table)
    if step == DROPS:
        return _ask_drops(table)
    if step == EDIFICES:
        complete_edifices(table)
        return False
    if step == RECRUITS:
        return _ask_recruits(table)
    return _losses(table)


def _ask_names(table: Table) -> bool:
    """Guilds that become a leader next door, all at once (rule 12.43)."""
    waiting = table.course.copies
    table.course.copies = vec[i64]()
    for at in waiting:
        if len(namings(table, at)):
            open_ask(table, NAME_LEADER, at, seat_of(table, at))
    return log_asks(table)


def _ask_burials(table: Table) -> bool:
    """Stages that bury a leader, if there is one to bury (rules 12.50, 12.51)."""
    waiting = table.course.burials
    table.course.burials = vec[i64]()
    for at in waiting:
        if len(burials(table, at)):
            open_ask(table, BURY_LEADER, at, seat_of(table, at))
    return log_asks(table)


def _ask_drops(table: Table) -> bool:
    """Every other player gives back a Victory token, all at once (rule 12.27)."""
    while len(table.course.drops):
        by = city_of(table.course.drops[0])
        for at in range(len(table.cities)):
            if at != by and table.cities[at].victories:
                open_ask(table, DROP_TOKEN, at, seat_of(table, at))
        if log_asks(table):
            return True
        drops_done(table)
    return False


def drops_done(table: Table) -> None:
    """All have given back what the first cause of the queue asked for."""
    table.course.drops = table.course.drops[1:]


def _ask_recruits(table: Table) -> bool:
    """Further leaders, one a city at a time (rule 12.48)."""
    waiting = table.course.recruits
    later = vec[i64]()
    asked: i64 = 0
    for at in waiting:
        if asked & (1 << at):
            later = append(later, at)
        elif len(table.leaders.hands[at]):
            asked |= 1 << at
            open_ask(table, RECRUIT_MORE, at, seat_of(table, at))
    table.course.recruits = later
    return log_asks(table)


def _leftovers(table: Table) -> bool:
    """Step 7: leftovers are discarded, or played by who may (rules 2.5, 6.8); say if any is."""
    if table.course.phase != PLAYING or table.turn != table.components.turns or table.course.swept:
        return False
    table.course.swept = 1
    if table.players < len(table.cities):
        table.hands[table.players] = table.pile
        table.pile = vec[i64]()
    for at in range(len(table.cities)):
        if table.cities[at].powers & LAST_CARD and len(table.hands[at]):
            open_ask(table, PLAY_LAST, at, seat_of(table, at))
            continue
        for card in table.hands[at]:
            seat = at if at < table.players else NOBODY
            table.discard = append(table.discard, card)
            table.log_entry(LEFT_OVER, at, card, seat)
        table.hands[at] = vec[i64]()
    if log_asks(table):
        table.course.phase = LAST
        count_turn(table)
        return True
    return False


def _next_dig(table: Table) -> bool:
    """Step 8: ask the next city that builds from the discard pile."""
    if len(table.digs) == 0 or len(table.discard) == 0:
        table.digs = vec[i64]()
        return False
    at = table.digs[0] & 255
    table.digs = table.digs[1:]
    open_ask(table, PICK_DISCARD, at, seat_of(table, at))
    return log_asks(table)


def _losses(table: Table) -> bool:
    """Step 9: losses of coins, with Cities by the loser's choice (rules 13.9, 16.19)."""
    for at in range(len(table.cities)):
        owes = owed(table, at)
        if owes == 0:
            _settled(table, at)
            continue
        if table.components.cities and table.cities[at].coins:
            open_ask(table, PAY_LOSS, at, seat_of(table, at))
        else:
            lose(table, at, min(table.cities[at].coins, owes))
    if log_asks(table):
        return True
    table.losses.causes = vec[i64]()
    return False


def lose(table: Table, at: i64, paid: i64) -> None:
    """Pay a loss in coins as far as said; with Cities the rest becomes debts."""
    city = table.cities[at]
    rest = owed(table, at) - paid
    city.coins -= paid
    debts = rest if table.components.cities else 0
    city.tokens.debts += debts
    if paid or debts:
        table.log_entry(LOST, at, paid, debts)
        log_causes(table, PAY_LOSS, at)
    _settled(table, at)


def _settled(table: Table, at: i64) -> None:
    """A city owes no more; a loss by tokens or stages it does not have is over too (rule 13.12)."""
    table.losses.coins[at] = 0
    table.losses.per_victory[at] = 0
    table.losses.per_stage[at] = 0
