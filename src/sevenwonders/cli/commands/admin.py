"""Manage a server: help people who cannot sign in.

Each command works on the database of a server, which can keep running.

Examples:
  sevenwonders admin reset-link Ada
  sevenwonders admin reset-link "Ada Lovelace" --data tables
"""

import asyncio
import os
from pathlib import Path
from typing import Final

from cyclopts import App

from sevenwonders.cli import FINE
from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.help import flowing
from sevenwonders.cli.texts import commands
from sevenwonders.server.accounts.errors import NoAccount
from sevenwonders.server.accounts.host import reset_code
from sevenwonders.server.settings import settings

_TEXT: Final = next(command for command in commands() if command.name == "admin")
admin: Final = App(name=_TEXT.name, help=_TEXT.about, help_epilogue=flowing(_TEXT.more))


@admin.command(name="reset-link")
def reset_link(name: str, *, data: Path | None = None, database: str | None = None) -> int:
    """Print a link with which somebody chooses a new password, once and within a day.

    Parameters
    ----------
    name
        The name of the account.
    data
        The server's data folder. SEVENWONDERS_DATA, or sevenwonders among the data of your account.
    database
        The address of the server's database. DATABASE_URL, or a SQLite file in the data folder.
    """
    kept = settings(os.environ, data=data, database=database)
    try:
        code = asyncio.run(reset_code(kept.database, name))
    except NoAccount as error:
        raise BadUsage(f"there is no account {name!r}") from error
    at = os.environ.get("SEVENWONDERS_URL", "").rstrip("/")
    if not at:
        print("Put the address of your server before this (or set SEVENWONDERS_URL):")
    print(f"{at}/reset/{code}")
    return FINE
