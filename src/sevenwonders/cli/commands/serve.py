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
) -> int:
    """Serve tables until interrupted.

    Parameters
    ----------
    host
        The address to listen at; 127.0.0.1 keeps others out. SEVENWONDERS_HOST, or every address
        of this machine.
    port
        The port, 0 for any that is free. SEVENWONDERS_PORT, or 8007.
    data
        A folder for the database and the key that signs cookies. SEVENWONDERS_DATA, or
        sevenwonders among the data of your account.
    database
        A PostgreSQL or SQLite address. DATABASE_URL, or a SQLite file in the data folder.
    limits
        How much one guest and one address may ask for, as tables=40/10m,hints=off.
        SEVENWONDERS_LIMITS, or the limits of docs/hosting.md; off for none.
    proxies
        Addresses of proxies that say where requests come from, separated by commas.
        SEVENWONDERS_PROXIES, or none.
    """
    wanted = settings(
        for_friends(os.environ),
        host=host,
        port=port,
        data=data,
        database=database,
        limits=limits,
        proxies=proxies,
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
    return "\n".join((*lines, "Ctrl-C ends it; every game goes on at the next start."))
