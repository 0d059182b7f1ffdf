"""Print the record of a table on a server, however far its game has come.

    python tools/export_table.py [--data PATH] [--database URL] TABLE > table.7w

TABLE is the last part of the table's address in the browser. The server may go on meanwhile. The
record holds the secret of the deal, hands and all: before the game is over, those who play must not
see it.
"""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from sevenwonders.server.errors import BadSetting, NoTable, NotPlaying, ServerError
from sevenwonders.server.service.game import replayed
from sevenwonders.server.service.keep import record_at
from sevenwonders.server.settings import settings
from sevenwonders.server.store.check import shown, unusable
from sevenwonders.server.store.database import find_database
from sevenwonders.server.store.rows import ChoiceData, TableData
from sevenwonders.server.store.tables import choices_of, find_table


async def exported(url: str, table_id: str) -> str:
    """The record of a table in the database at an address."""
    try:
        table, choices = await _found(url, table_id)
    except ServerError:
        raise
    except Exception as error:
        # Each driver has errors of its own.
        raise unusable(url, error) from error
    if table is None:
        raise NoTable(table_id)
    if table.status == "open":
        raise NotPlaying
    return record_at(table, replayed(table.options, table.secret, choices).state).text()


async def _found(url: str, table_id: str) -> tuple[TableData | None, list[ChoiceData]]:
    """What is kept of a table; nothing is made or changed in the database."""
    database = find_database(url)
    try:
        if not await database.is_current():
            raise BadSetting(shown(url), "is not of this version; use the one that serves it")
        table = await database.read(find_table, table_id)
        return table, await database.read(choices_of, table_id)
    finally:
        await database.close()


def main(arguments: list[str]) -> int:
    """Print the record; the exit status says whether there was one."""
    parser = argparse.ArgumentParser(description="Print the record of a table on a server.")
    parser.add_argument("--data", type=Path, help="the server's data folder")
    parser.add_argument("--database", help="the address of the server's database")
    parser.add_argument("table", help="the last part of the table's address in the browser")
    given = parser.parse_args(arguments)
    try:
        wanted = settings(os.environ, data=given.data, database=given.database)
        print(asyncio.run(exported(wanted.database, given.table)), end="")
    except ServerError as error:
        print(f"export: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
