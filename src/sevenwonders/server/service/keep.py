"""The game of a table as a record, to keep."""

from sevenwonders.engine.game.state import State
from sevenwonders.record.game import Record
from sevenwonders.record.seed import Seed
from sevenwonders.record.writer import record_of
from sevenwonders.server.store.rows import TableData


def record_at(table: TableData, state: State) -> Record:
    """The record of a table's game as far as it has come, with its secret."""
    return record_of(
        state,
        seats=[seat.name for seat in table.seats],
        seed=Seed.secret(table.secret),
        asked=table.options.boards,
        commitment=table.commitment,
    )
