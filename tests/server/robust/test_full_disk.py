"""The disk of a real server is full for a while under people who play and one who looks on."""

import random
import resource
import subprocess
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.server.settings import database_url
from sevenwonders.server.store.database import find_database
from tests.server.killing import check_kept
from tests.server.live import serving
from tests.server.robust.playing import OFF, Game

pytestmark = pytest.mark.anyio

SMALL: Final = "size=8m"
EACH: Final = 3
"""Choices before the disk is full, and those that are refused then."""
Fill = Callable[[int], Callable[[], None]]
"""Fills the disk for a process; gives what makes room again."""


@contextmanager
def a_small_disk(folder: Path) -> Generator[Fill]:
    """A disk of its own where that is allowed; else the process may make no file longer."""
    mounted = subprocess.run(
        ["/usr/bin/env", "mount", "-t", "tmpfs", "-o", SMALL, "tmpfs", folder],
        check=False,
        capture_output=True,
    )
    if mounted.returncode:
        yield _limit
        return
    try:
        yield lambda _process: _fill(folder / "ballast")
    finally:
        subprocess.run(["/usr/bin/env", "umount", folder], check=True)


def _fill(ballast: Path) -> Callable[[], None]:
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            pass
    return ballast.unlink


def _limit(process: int) -> Callable[[], None]:
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, before[1]))

    def free() -> None:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)

    return free


async def test_a_full_disk_loses_no_choice_and_doubles_none(tmp_path: Path, seed: str) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    with a_small_disk(folder) as fill:
        with serving(folder, environment=OFF) as live:
            game = await Game.begun(live.url, random.Random(seed))
            async with game.looked_on(live.url):
                await game.play(live.url, lambda: len(game.told) >= EACH)
                free = fill(live.process.pid)
                await game.play(live.url, lambda: game.refused >= EACH)
                assert (await game.now(live.url)).status == "playing"
                free()
                await game.play(live.url, lambda: False)
                await game.check(live.url)
        database = find_database(database_url(f"sqlite:///{folder / 'sevenwonders.db'}"))
        await check_kept(database, game.table, game.told)
        await database.close()
