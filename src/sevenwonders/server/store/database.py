"""A store of tables: a function looks at one moment of it, or makes one change of it."""

import errno
import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, exc, make_url

from sevenwonders.server.errors import Unavailable
from sevenwonders.server.store.backend import Backend
from sevenwonders.server.store.migrate import is_current, upgrade
from sevenwonders.server.store.notices import Notices
from sevenwonders.server.store.postgres import Postgres
from sevenwonders.server.store.sqlite import Sqlite, make_private

_WRONG: Final = (exc.IntegrityError, exc.ProgrammingError, exc.DataError, exc.NotSupportedError)
"""Errors of what was asked, not of the store: asked again it would fail again."""
P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """A store of tables; ``open_database`` makes one.

    What it is given to do runs from beginning to end without waiting for anybody: on SQLite in a
    thread of its own, on PostgreSQL over a connection of its own.
    """

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self.writing = 0
        """How many changes were asked for that are not stored yet."""

    @property
    def notices(self) -> Notices:
        """Word of what others change."""
        return self._backend.notices

    @property
    def shared(self) -> bool:
        """Whether servers in other processes may use it too."""
        return isinstance(self._backend, Postgres)

    async def read(
        self, look: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function finds in one moment of the store."""
        with _passing():
            return await self._backend.read(partial(_called, look, args, kwargs))

    async def write(
        self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function gives that changes the store.

        All it did is on the disk by then; where it fails, it has changed nothing.
        """
        self.writing += 1
        try:
            with _passing():
                return await self._backend.write(partial(_called, change, args, kwargs))
        finally:
            self.writing -= 1

    async def upgrade(self) -> None:
        """Migrate the tables; errors are raised as they are."""
        await self._backend.migrate(upgrade)

    async def is_current(self) -> bool:
        """Whether the tables are those of this program, neither older nor newer."""
        return await self._backend.read(is_current)

    async def listen(self) -> None:
        """Hear from now on of what other processes change."""
        await self._backend.begin()

    async def claim(self, name: str) -> bool:
        """Claim something exclusively among all users of the store; False if another has it.

        It is given up with ``release``, or when the process ends or loses the store.
        """
        with _passing():
            return await self._backend.claim(name)

    async def release(self, name: str) -> None:
        """Give up a claim."""
        await self._backend.release(name)

    async def share(self, name: str) -> bool:
        """Share something; False while another has claimed it.

        It lasts until the process ends or loses the store; until then nobody else can claim it.
        """
        with _passing():
            return await self._backend.share(name)

    def shares(self, name: str) -> bool:
        """Whether something is still shared."""
        return self._backend.shares(name)

    async def close(self) -> None:
        """Give the connections back."""
        await self._backend.close()


def _called(
    function: Callable[..., T],
    args: tuple[object, ...],
    kwargs: dict[str, object],
    connection: Connection,
) -> T:
    return function(connection, *args, **kwargs)


async def open_database(url: str) -> Database:
    """Connect, and bring the tables up to date."""
    file = _file_of(url)
    if file is not None:
        make_private(file)
    database = Database(_backend(url))
    try:
        await database.upgrade()
        await database.listen()
    except BaseException:
        await database.close()
        raise
    return database


def find_database(url: str) -> Database:
    """The existing store of a server: it is neither created nor migrated."""
    file = _file_of(url)
    if file is not None and not file.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    return Database(_backend(url))


def _backend(url: str) -> Backend:
    return Postgres(url) if _file_of(url) is None else Sqlite(url)


def _file_of(url: str) -> Path | None:
    """The file of an SQLite database."""
    parsed = make_url(url)
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


@contextmanager
def _passing() -> Generator[None]:
    """Turn temporary failures, as a full disk or a lost connection, into refusals."""
    try:
        yield
    except _WRONG:
        raise
    except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
        raise Unavailable(getattr(error, "orig", None) or error) from error
