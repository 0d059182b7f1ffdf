"""Where the server keeps things and listens, from the environment and the command line."""

import ipaddress
import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from sevenwonders.extras import require
from sevenwonders.server.errors import BadSetting
from sevenwonders.server.limits.rates import DEFAULTS, Limit, parsed_limits
from sevenwonders.server.mail.post import SETTING as SMTP
from sevenwonders.server.mail.post import MailSettings, mail_settings
from sevenwonders.server.retention import Retention

HOST: Final = "127.0.0.1"
PORT: Final = 8007
PATIENCE: Final = 60
REQUEST_SECONDS: Final = 20
_LAST_PORT: Final = 65535
_DRIVERS: Final = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
_SPOKEN: Final = frozenset(_DRIVERS.values())
_KEY_BYTES: Final = 32
_MOST_WORKERS: Final = 64


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the server needs to know before it starts."""

    data: Path
    """The folder of the database and the key."""
    database: str
    """A URL that SQLAlchemy's asyncio engines understand."""
    host: str = HOST
    port: int = PORT
    limits: Mapping[str, Limit] = DEFAULTS
    """How much a guest and an address may ask for."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks that are trusted to give a client's address."""
    mail: MailSettings | None = None
    bots: tuple[Path, ...] = ()
    """Python files with bots that people can seat beside the usual ones."""
    patience: int = PATIENCE
    """Seconds that a person has left when they are warned that a bot will play for them."""
    keep: Retention = Retention()
    metrics: str | None = None
    """Where figures for Prometheus are, as 127.0.0.1:9100."""
    log: Literal["text", "json"] = "text"
    workers: int = 1
    """Processes that serve; more than one need PostgreSQL."""
    request_seconds: int = REQUEST_SECONDS
    """Seconds in which a request has to arrive, and an answer to be taken."""

    @property
    def key_file(self) -> Path:
        """The file with the key that signs cookies."""
        return self.data / "secret.key"

    @property
    def store(self) -> str:
        """What identifies the database: its address without the user, who may change."""
        url = make_url(self.database)
        return f"{url.host or ''}:{url.port or ''}/{url.database or ''}"

    def key(self) -> bytes:
        """The key that signs cookies; made at the first start, readable by the owner alone."""
        try:
            return self._made_key()
        except NotADirectoryError as error:
            raise BadSetting(str(self.data), "is not a folder") from error
        except OSError as error:
            where = error.filename or self.data
            raise BadSetting(str(where), error.strerror or "cannot be used") from error

    def _made_key(self) -> bytes:
        self._make_folder()
        try:
            handle = os.open(self.key_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return self._kept_key()
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(_KEY_BYTES))
        return self._kept_key()

    def _make_folder(self) -> None:
        try:
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        except FileExistsError as error:
            raise NotADirectoryError from error

    def _kept_key(self) -> bytes:
        key = self.key_file.read_bytes().strip()
        if len(key) < _KEY_BYTES:
            raise BadSetting(str(self.key_file), "has no key; delete it to create a new one")
        return key


def settings(
    environment: Mapping[str, str],
    *,
    data: Path | None = None,
    database: str | None = None,
    host: str | None = None,
    port: int | None = None,
    limits: str | None = None,
    proxies: str | None = None,
    bots: Sequence[Path] = (),
) -> Settings:
    """What is given here counts most, then the environment, then the defaults.

    The environment may set ``DATABASE_URL``, ``SEVENWONDERS_DATA``, ``SEVENWONDERS_HOST``,
    ``SEVENWONDERS_PORT``, ``SEVENWONDERS_LIMITS``, ``SEVENWONDERS_PROXIES``, in seconds
    ``SEVENWONDERS_STAND_IN_AFTER`` and ``SEVENWONDERS_REQUEST_SECONDS``; ``SEVENWONDERS_METRICS``
    is the address of figures, ``SEVENWONDERS_WORKERS`` the number of processes,
    ``SEVENWONDERS_LOG`` is ``text`` or ``json``; ``SEVENWONDERS_KEEP_``
    and ``FINISHED``, ``UNSTARTED``, ``GUESTS``, ``SESSIONS`` or ``REPORTS`` are days, or
    ``forever``; for mail ``SEVENWONDERS_SMTP``, ``SEVENWONDERS_MAIL_FROM`` and
    ``SEVENWONDERS_URL``, the address where people find the server.
    """
    folder = data or _data(environment)
    url = database or environment.get("DATABASE_URL")
    kept_in = database_url(url) if url else _file_url(folder / "sevenwonders.db")
    return Settings(
        data=folder,
        database=kept_in,
        workers=_workers(environment, kept_in),
        host=host or environment.get("SEVENWONDERS_HOST") or HOST,
        port=_port(environment) if port is None else _checked_port("port", port),
        limits=parsed_limits(limits or environment.get("SEVENWONDERS_LIMITS", "")),
        proxies=_proxies(proxies or environment.get("SEVENWONDERS_PROXIES", "")),
        bots=tuple(bots),
        patience=_seconds(environment, "SEVENWONDERS_STAND_IN_AFTER", PATIENCE),
        keep=_retention(environment),
        metrics=_metrics(environment),
        log=_log_form(environment),
        request_seconds=_seconds(environment, "SEVENWONDERS_REQUEST_SECONDS", REQUEST_SECONDS),
        mail=mail_settings(
            environment.get(SMTP, ""),
            environment.get("SEVENWONDERS_MAIL_FROM", ""),
            environment.get("SEVENWONDERS_URL", ""),
        ),
    )


def _workers(environment: Mapping[str, str], database: str) -> int:
    said = environment.get("SEVENWONDERS_WORKERS") or "1"
    if not said.isdecimal():
        raise BadSetting("SEVENWONDERS_WORKERS", f"{said!r} is not a number of processes")
    many = int(said)
    if not 1 <= many <= _MOST_WORKERS:
        raise BadSetting("workers", f"{many} is not from 1 to {_MOST_WORKERS}")
    if many > 1 and make_url(database).get_backend_name() == "sqlite":
        why = "several processes need PostgreSQL: on SQLite they do not see each other's changes"
        raise BadSetting("workers", why)
    return many


def database_url(url: str) -> str:
    """A database's usual address as our drivers want it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadSetting("DATABASE_URL", "is not the URL of a database") from error
    driver = _DRIVERS.get(parsed.drivername, parsed.drivername)
    if driver not in _SPOKEN:
        raise BadSetting("DATABASE_URL", f"{driver!r} is neither sqlite nor postgresql")
    if driver == _DRIVERS["postgresql"]:
        require("postgres")
    return _with_ssl(parsed.set(drivername=driver)).render_as_string(hide_password=False)


def _file_url(file: Path) -> str:
    """The URL of a file, whose name may have characters with a meaning in URLs."""
    return URL.create(_DRIVERS["sqlite"], database=str(file)).render_as_string()


def _with_ssl(url: URL) -> URL:
    """PostgreSQL's setting for encryption, as our driver calls it."""
    mode = url.query.get("sslmode")
    if not isinstance(mode, str):
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def _data(environment: Mapping[str, str]) -> Path:
    given = environment.get("SEVENWONDERS_DATA")
    if given:
        return Path(given)
    home = environment.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "sevenwonders"


def _proxies(given: str) -> tuple[str, ...]:
    addresses = tuple(given.replace(",", " ").split())
    for address in addresses:
        try:
            ipaddress.ip_network(address)
        except ValueError as error:
            raise BadSetting("proxies", str(error)) from error
    return addresses


def _retention(environment: Mapping[str, str]) -> Retention:
    usual = Retention()
    return Retention(
        _days(environment, "SEVENWONDERS_KEEP_FINISHED", usual.finished),
        _days(environment, "SEVENWONDERS_KEEP_UNSTARTED", usual.open),
        _days(environment, "SEVENWONDERS_KEEP_GUESTS", usual.guests),
        _days(environment, "SEVENWONDERS_KEEP_SESSIONS", usual.sessions),
        _days(environment, "SEVENWONDERS_KEEP_REPORTS", usual.reports),
    )


def _days(environment: Mapping[str, str], name: str, usual: int | None) -> int | None:
    given = environment.get(name)
    if not given:
        return usual
    if given == "forever":
        return None
    if not given.isdecimal():
        raise BadSetting(name, f"{given!r} is not a number of days, nor forever")
    return int(given)


def _metrics(environment: Mapping[str, str]) -> str | None:
    name = "SEVENWONDERS_METRICS"
    given = environment.get(name) or None
    if given is not None:
        host, _, port = given.rpartition(":")
        if not host or not port.isdecimal():
            raise BadSetting(name, f"{given!r} is not an address with a port, as 127.0.0.1:9100")
        _checked_port(name, int(port))
    return given


def _log_form(environment: Mapping[str, str]) -> Literal["text", "json"]:
    match environment.get("SEVENWONDERS_LOG") or "text":
        case "text":
            return "text"
        case "json":
            return "json"
        case other:
            raise BadSetting("SEVENWONDERS_LOG", f"{other!r} is neither text nor json")


def _seconds(environment: Mapping[str, str], name: str, usual: int) -> int:
    given = environment.get(name)
    if not given:
        return usual
    if not given.isdecimal():
        raise BadSetting(name, f"{given!r} is not a number of seconds")
    return int(given)


def _port(environment: Mapping[str, str]) -> int:
    given = environment.get("SEVENWONDERS_PORT")
    if not given:
        return PORT
    if not given.isdecimal():
        raise BadSetting("SEVENWONDERS_PORT", f"{given!r} is not a port")
    return _checked_port("SEVENWONDERS_PORT", int(given))


def _checked_port(name: str, port: int) -> int:
    if not 0 <= port <= _LAST_PORT:
        raise BadSetting(name, f"{port} is not a port; there are 0 to {_LAST_PORT}")
    return port
