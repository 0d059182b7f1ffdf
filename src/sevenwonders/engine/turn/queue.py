"""From one decision to the next: the steps of a turn after its choices are in."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.engine.decisions import (
    bury,
    copy_leader,
    discard_pile,
    drop_token,
    last_card,
    pay_loss,
    recruit,
)
from sevenwonders.engine.decisions.asks import clear_asks
from sevenwonders.engine.decisions.kinds import log_asks
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.edifices import complete_edifices
from sevenwonders.engine.turn.ages import count_turn, finish_turn

# The steps, in their order.
COPIES: Final = 0
BURIALS: Final = 1
DROPS: Final = 2
EDIFICES: Final = 3
RECRUITS: Final = 4
LEFTOVERS: Final = 5
DISCARD_PILE: Final = 6
LOSSES: Final = 7
END: Final = 8


def run_on(table: Table) -> None:
    """Go through the steps until somebody has to decide, or the turn is over."""
    clear_asks(table)
    if len(table.components.boxes) == 0:
        # No other step asks anything without an expansion.
        _ask(table, LEFTOVERS)
        if len(table.ask_city) == 0:
            _ask(table, DISCARD_PILE)
    else:
        while table.course.step < END:
            _ask(table, table.course.step)
            if len(table.ask_city):
                break
            table.course.step += 1
    if len(table.ask_city):
        log_asks(table)
    else:
        finish_turn(table)


def _ask(table: Table, step: i64) -> None:
    """Do a step, and open its decisions if it has any."""
    if step == COPIES:
        copy_leader.ask(table)
    elif step == BURIALS:
        bury.ask(table)
    elif step == DROPS:
        drop_token.ask(table)
    elif step == EDIFICES:
        complete_edifices(table)
    elif step == RECRUITS:
        recruit.ask_more(table)
    elif step == LEFTOVERS:
        if last_card.ask(table):
            count_turn(table)
    elif step == DISCARD_PILE:
        discard_pile.ask(table)
    else:
        pay_loss.ask(table)
