"""Closing a stage: what was chosen is carried out, and the game goes on to the next decision."""

from librt.vecs import append

from sevenwonders.engine.decisions.draft import draft_on
from sevenwonders.engine.decisions.drop_token import done
from sevenwonders.engine.decisions.kinds import is_revealed, settle
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.turn.ages import begin_age, end_age
from sevenwonders.engine.turn.queue import run_on
from sevenwonders.engine.turn.reveal import reveal
from sevenwonders.engine.vocabulary import DRAFT, DROP_TOKEN, PENALTY


def resolve(table: Table) -> None:
    """Close the open stage and run on to the next decision or the end of the game."""
    for code in table.ask_code:
        table.history = append(table.history, code)
    kind = table.ask_kind[0]
    if is_revealed(kind):
        reveal(table)
        table.course.step = 0
        run_on(table)
        return
    for ask in range(len(table.ask_code)):
        settle(table, kind, table.ask_city[ask], table.ask_seat[ask], table.ask_code[ask])
    if kind == DRAFT:
        if not draft_on(table):
            begin_age(table)
        return
    if kind == PENALTY:
        end_age(table)
        return
    if kind == DROP_TOKEN:
        done(table)
    run_on(table)
