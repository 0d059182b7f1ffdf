"""Manage a server: look at it, help people, clear up, copy it.

Each command works on the database of a server, which can keep running, but for restore.

Examples:
  sevenwonders admin reset-link Ada
  sevenwonders admin purge --finished 365 --dry-run
  sevenwonders admin backup copies/monday
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeVar

from cyclopts import App, Parameter

from sevenwonders.cli import FINE
from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.help import flowing
from sevenwonders.cli.texts import commands
from sevenwonders.server.accounts.errors import NoAccount
from sevenwonders.server.accounts.host import ban_account, reset_code
from sevenwonders.server.admin import copies, look, mend
from sevenwonders.server.admin.purge import purged
from sevenwonders.server.admin.store import managed
from sevenwonders.server.errors import Refused
from sevenwonders.server.settings import Settings, settings
from sevenwonders.server.store.database import Database

_TEXT: Final = next(command for command in commands() if command.name == "admin")
admin: Final = App(name=_TEXT.name, help=_TEXT.about, help_epilogue=flowing(_TEXT.more))
T = TypeVar("T")


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Server:
    """Which server a command is for.

    Parameters
    ----------
    data
        The server's data folder. SEVENWONDERS_DATA, or sevenwonders among the data of your account.
    database
        The address of the server's database. DATABASE_URL, or a SQLite file in the data folder.
    """

    data: Path | None = None
    database: str | None = None

    def settings(self) -> Settings:
        """What these options and the environment say."""
        return settings(os.environ, data=self.data, database=self.database)


HERE: Final = Server()
"""The server that the environment names."""


@admin.command(name="users")
def list_users(
    *,
    accounts: bool = False,
    limit: int = 100,
    server: Server = HERE,
) -> int:
    """List the newest people: name, guest or account, number of tables, first day.

    Parameters
    ----------
    accounts
        Only those with an account.
    limit
        How many.
    """
    found = _on(server, lambda store: store.read(look.users, accounts=accounts, limit=limit))
    for one in found:
        kind = "account" if one.account else "guest"
        print(f"{one.name}\t{kind}\t{one.tables}\t{_day(one.created)}")
    return FINE


@admin.command(name="tables")
def list_tables(
    *,
    status: Literal["open", "playing", "over"] | None = None,
    limit: int = 100,
    server: Server = HERE,
) -> int:
    """List the tables that changed last: id, status, day of the change, names by seat.

    Parameters
    ----------
    status
        Only tables of this status.
    limit
        How many.
    """
    found = _on(server, lambda store: store.read(look.table_lines, status, limit))
    for one in found:
        names = ", ".join(name or "-" for name in one.names)
        print(f"{one.id}\t{one.status}\t{_day(one.updated)}\t{names}")
    return FINE


@admin.command(name="reports")
def list_reports(*, close: int | None = None, limit: int = 100, server: Server = HERE) -> int:
    """List the messages that people reported: number, day, table, author, reporter, text, reason.

    Parameters
    ----------
    close
        Delete the report of this number instead, once it is dealt with.
    limit
        How many.
    """
    if close is not None:
        if not _on(server, lambda store: store.write(look.close_report, close)):
            raise BadUsage(f"there is no report {close}")
        return FINE
    for one in _on(server, lambda store: store.read(look.reports, limit)):
        said = f"{one.said_by}\t{one.reporter}\t{_line(one.text)}\t{_line(one.why)}"
        print(f"{one.id}\t{_day(one.at)}\t{one.table}\t{said}")
    return FINE


@admin.command(name="ban")
def ban(name: str, *, lift: bool = False, server: Server = HERE) -> int:
    """Keep an account out: its sessions and bots end within half a minute.

    Parameters
    ----------
    name
        The name of the account.
    lift
        Let it in again.
    """
    try:
        _on(server, lambda store: ban_account(store, name, _now(), lift=lift))
    except NoAccount as error:
        raise BadUsage(f"there is no account {name!r}") from error
    return FINE


@admin.command(name="end")
def end_table(table: str, *, server: Server = HERE) -> int:
    """Let bots play a game to its end for everybody; it counts for no rating.

    Parameters
    ----------
    table
        The id of the table: the last part of its address.
    """
    _on(server, lambda store: mend.end(store, table, _now()))
    return FINE


@admin.command(name="take-over")
def take_over(table: str, seat: int, *, server: Server = HERE) -> int:
    """Let a bot play on for a person at once; they may come back.

    Parameters
    ----------
    table
        The id of the table: the last part of its address.
    seat
        The number of the seat, from 1.
    """
    _on(server, lambda store: mend.take_over(store, table, seat - 1, _now()))
    return FINE


@admin.command(name="purge")
def purge_store(
    *,
    finished: int | None = None,
    unstarted: int | None = None,
    guests: int | None = None,
    sessions: int | None = None,
    reports: int | None = None,
    dry_run: bool = False,
    server: Server = HERE,
) -> int:
    """Delete what is older than a number of days. Games under way are never deleted.

    Parameters
    ----------
    finished
        Games that are over, with their records. SEVENWONDERS_KEEP_FINISHED, or never.
    unstarted
        Tables at which no game was begun. SEVENWONDERS_KEEP_UNSTARTED, or 30.
    guests
        Guests without an account and without a seat. SEVENWONDERS_KEEP_GUESTS, or 30.
    sessions
        Sign-ins of accounts, since they were last used. SEVENWONDERS_KEEP_SESSIONS, or 400.
    reports
        Messages that people reported. SEVENWONDERS_KEEP_REPORTS, or 365.
    dry_run
        Only count what would be deleted.
    """
    kept = server.settings().keep
    given = {
        "finished": finished,
        "open": unstarted,
        "guests": guests,
        "sessions": sessions,
        "reports": reports,
    }
    keep = kept._replace(**{name: days for name, days in given.items() if days is not None})
    gone = _on(server, lambda store: purged(store, keep, _now(), dry=dry_run))
    done = "Would delete" if dry_run else "Deleted"
    print(
        f"{done} {gone.finished} finished games, {gone.open} tables without a game, "
        f"{gone.guests} guests, {gone.codes} expired links, {gone.sessions} sign-ins and "
        f"{gone.reports} reports."
    )
    return FINE


@admin.command(name="backup")
def backup(folder: Path, *, server: Server = HERE) -> int:
    """Copy the database and the key into a new folder, while the server runs (SQLite).

    Parameters
    ----------
    folder
        The folder to make. It holds the secrets of running games.
    """
    copies.back_up(server.settings(), folder)
    return FINE


@admin.command(name="restore")
def restore(
    folder: Path,
    *,
    replace: bool = False,
    server: Server = HERE,
) -> int:
    """Put a copy in place of the database and the key, while no server runs on them (SQLite).

    Parameters
    ----------
    folder
        What backup made.
    replace
        Write over a database that is there.
    """
    copies.restore(folder, server.settings(), replace=replace)
    return FINE


@admin.command(name="check-upgrade")
def check_upgrade(*, server: Server = HERE) -> int:
    """Try on a copy whether this version can bring the database up to date (SQLite)."""
    if copies.try_upgrade(server.settings()):
        print("The next start brings the database up to date. Make a backup first.")
    else:
        print("The database is up to date.")
    return FINE


@admin.command(name="reset-link")
def reset_link(name: str, *, server: Server = HERE) -> int:
    """Print a link with which somebody chooses a new password, once and within a day.

    Parameters
    ----------
    name
        The name of the account.
    """
    kept = server.settings()
    try:
        code = asyncio.run(reset_code(kept.database, name))
    except NoAccount as error:
        raise BadUsage(f"there is no account {name!r}") from error
    at = os.environ.get("SEVENWONDERS_URL", "").rstrip("/")
    if not at:
        print("Put the address of your server before this (or set SEVENWONDERS_URL):")
    print(f"{at}/reset/{code}")
    return FINE


def _on(server: Server, do: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with the store of a server."""
    url = server.settings().database

    async def done() -> T:
        async with managed(url) as store:
            return await do(store)

    try:
        return asyncio.run(done())
    except NoAccount:
        raise
    except Refused as error:
        raise BadUsage(str(error)) from error


def _now() -> int:
    return time.time_ns() // 1_000_000


def _line(text: str) -> str:
    """A text that somebody wrote, as one field of a line."""
    return " ".join(text.split()) or "-"


def _day(when: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(when / 1000))
