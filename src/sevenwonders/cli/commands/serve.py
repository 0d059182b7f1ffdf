"""``sevenwonders serve``: tables for everyone who can reach this machine."""

import os
from collections.abc import Mapping
from pathlib import Path

from sevenwonders.cli import FINE
from sevenwonders.server.run import EVERYWHERE, Addresses, addresses, listen, run
from sevenwonders.server.settings import settings


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    limits: str | None = None,
    proxies: str | None = None,
    bot: tuple[Path, ...] = (),
    workers: int | None = None,
) -> int:
    """Run a server for everyone who can reach this machine.

    Examples:
      sevenwonders serve
      sevenwonders serve --host 127.0.0.1 --port 9000
      sevenwonders serve --data games
      sevenwonders serve --database postgresql://localhost/sevenwonders
      sevenwonders serve --database postgresql://localhost/sevenwonders --workers 4
      sevenwonders serve --host 127.0.0.1 --proxies 127.0.0.1
      sevenwonders serve --bot my_bot.py

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1 keeps other machines out. [default: SEVENWONDERS_HOST,
        or all addresses]
    port
        The port; 0 takes any free one. [default: SEVENWONDERS_PORT, or 8007]
    data
        The folder for the database and the key that signs cookies. [default: SEVENWONDERS_DATA, or
        ~/.local/share/sevenwonders]
    database
        A PostgreSQL or SQLite URL. [default: DATABASE_URL, or a SQLite file in the data folder]
    limits
        How much one guest and one address may ask for, for example tables=40/10m,hints=off; "off"
        for no limits. [default: SEVENWONDERS_LIMITS, or the limits in docs/hosting.md]
    proxies
        Addresses of proxies whose word about the client's address is trusted, separated by commas.
        [default: SEVENWONDERS_PROXIES, or none]
    bot
        A Python file with a bot that people can seat at their tables, under the name of the file.
        Can be given several times.
    workers
        Processes that serve; more than one need PostgreSQL. [default: SEVENWONDERS_WORKERS, or 1]
    """
    environment = for_friends(os.environ)
    if workers is not None:
        environment["SEVENWONDERS_WORKERS"] = str(workers)
    wanted = settings(
        environment,
        host=host,
        port=port,
        data=data,
        database=database,
        limits=limits,
        proxies=proxies,
        bots=bot,
    )
    listening = listen(wanted.host, wanted.port)
    at = addresses(listening)
    run(wanted, listening, at, ready=lambda: print(greeting(at), flush=True))
    return FINE


def for_friends(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment in which the server is there for others, unless it says otherwise."""
    return {"SEVENWONDERS_HOST": EVERYWHERE, **environment}


def greeting(at: Addresses) -> str:
    """Where to go, in a few lines."""
    lines = [f"7 Wonders is at {at.here}"]
    if at.network is not None and at.network != at.here:
        lines.append(f"Friends on the same network go to {at.network}")
    return "\n".join((*lines, "Ctrl-C stops it; every game continues after the next start."))
