"""The commands of docs/hosting.md that copy a PostgreSQL database and put the copy back."""

import asyncio
import re
import shlex
from pathlib import Path
from typing import IO, Final

import pytest
from sqlalchemy import make_url

from sevenwonders.server.errors import NoTable
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import open_database
from tests.server.people import against_bots, own
from tests.server.postgres import Postgres

pytestmark = pytest.mark.anyio
PAGE: Final = Path(__file__).parents[2] / "docs" / "hosting.md"


def command(name: str, url: str, programs: Path) -> list[str]:
    """A command of the page, for the database of the test."""
    [line] = re.findall(rf"exec -T database ({name} [^<>\n]+?) [<>]", PAGE.read_text())
    address = make_url(url)
    names = {"--username": address.username, "--dbname": address.database}
    words = shlex.split(line)
    for before, word in list(enumerate(words[1:])):
        words[before + 1] = names.get(words[before]) or word
    if words[-1] == "sevenwonders":
        words[-1] = address.database or ""
    return [str(programs / name), "--host", str(address.query["host"]), *words[1:]]


async def run(
    words: list[str], *, stdin: IO[bytes] | None = None, stdout: IO[bytes] | None = None
) -> None:
    """Run a command to its end."""
    process = await asyncio.create_subprocess_exec(*words, stdin=stdin, stdout=stdout)
    assert await process.wait() == 0


async def test_a_copy_of_postgresql_is_put_back_over_what_came_after(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = await asyncio.to_thread(postgres.emptied)
    copy = tmp_path / "club.dump"
    database = await open_database(url)
    service = Service(database)
    ada, before = await against_bots(service)
    with copy.open("wb") as file:
        await run(command("pg_dump", url, postgres.programs), stdout=file)
    _, later = await against_bots(service)
    await database.close()
    with copy.open("rb") as file:
        await run(command("pg_restore", url, postgres.programs), stdin=file)
    database = await open_database(url)
    again = Service(database)
    assert await own(again, ada, before.id) == before
    with pytest.raises(NoTable):
        await own(again, ada, later.id)
    await database.close()
