"""Copies of an SQLite store: made while the server runs, and put back while it does not."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from sevenwonders.server.errors import BadSetting
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.migrate import is_current, upgrade

DATABASE: Final = "sevenwonders.db"
KEY: Final = "secret.key"
_BESIDE: Final = ("-wal", "-shm")
"""What SQLite keeps beside its file."""


def back_up(settings: Settings, folder: Path) -> None:
    """Copy the database as it is at one moment, and the key, into a new folder."""
    source = _file(settings)
    if not source.is_file():
        raise BadSetting(str(source), "is not there")
    try:
        folder.mkdir(mode=0o700, parents=True)
    except FileExistsError as error:
        raise BadSetting(str(folder), "exists already; name a new folder") from error
    _copy(source, folder / DATABASE)
    if settings.key_file.is_file():
        shutil.copyfile(settings.key_file, folder / KEY)
        (folder / KEY).chmod(0o600)


def restore(folder: Path, settings: Settings, *, replace: bool = False) -> None:
    """Put a copy in place of the database and the key; the server has to be stopped."""
    source, target = folder / DATABASE, _file(settings)
    if not source.is_file():
        raise BadSetting(str(folder), f"holds no {DATABASE}")
    check(source)
    if target.exists() and not replace:
        raise BadSetting(str(target), "exists already; --replace overwrites it")
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = target.with_name(f"{target.name}.restored")
    _copy(source, fresh)
    for end in _BESIDE:
        target.with_name(target.name + end).unlink(missing_ok=True)
    fresh.replace(target)
    if (folder / KEY).is_file():
        shutil.copyfile(folder / KEY, settings.key_file)
        settings.key_file.chmod(0o600)


def check(file: Path) -> None:
    """Refuse a file that is not a valid database."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            [[found]] = database.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        raise BadSetting(str(file), str(error)) from error
    if found != "ok":
        raise BadSetting(str(file), str(found))


def try_upgrade(settings: Settings) -> bool:
    """Whether this version would bring the database up to date; it is tried on a copy.

    Refuses a database for which that fails.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / DATABASE
        _copy(_file(settings), copy)
        engine = create_engine(f"sqlite:///{copy}")
        try:
            with engine.begin() as connection:
                if is_current(connection):
                    return False
                upgrade(connection)
        except DBAPIError as error:
            raise BadSetting(str(_file(settings)), str(error.orig)) from error
        finally:
            engine.dispose()
    return True


def _copy(source: Path, target: Path) -> None:
    """One moment of a database, while others may change it."""
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


def _file(settings: Settings) -> Path:
    url = make_url(settings.database)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadSetting("database", "is PostgreSQL: pg_dump and pg_restore copy it")
    return Path(url.database)
