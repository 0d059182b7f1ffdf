"""``/api/tables``: everything that people do at a table."""

from typing import Final

from sevenwonders.server.api.table import (
    access,
    clock,
    decisions,
    hint,
    prepare,
    record,
    tables,
    talk,
)

ROUTES: Final = (
    tables.list_tables,
    tables.create_table,
    tables.get_table,
    tables.join_table,
    tables.set_bot,
    tables.start_table,
    tables.leave_table,
    tables.stand_in,
    tables.rematch,
    clock.pause,
    talk.read_talk,
    talk.say,
    talk.silence,
    talk.report_message,
    *access.ROUTES,
    *prepare.ROUTES,
    decisions.choose,
    decisions.withdraw,
    hint.give_hint,
    record.get_record,
)
