"""Servers are killed again and again under people who play and one who looks on."""

import asyncio
import os
import random
import signal
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from sevenwonders.server.settings import database_url
from sevenwonders.server.store.database import find_database
from tests.server.killing import check_kept
from tests.server.live import PATIENCE, Live, serving
from tests.server.robust.kinds import Kind
from tests.server.robust.playing import OFF, Game
from tests.support.scale import scaled

pytestmark = pytest.mark.anyio

KILLS: Final = scaled(2, 50)
MOST: Final = 8
"""Choices until the next kill."""


def kill(live: Live) -> None:
    """End a server and all its processes at once, without a word to any of them."""
    started = Path(f"/proc/{live.process.pid}/task/{live.process.pid}/children").read_text()
    for process in (live.process.pid, *map(int, started.split())):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    live.process.wait(PATIENCE)


async def test_a_stream_goes_on_across_kills_and_no_choice_is_lost(
    kind: Kind, tmp_path: Path, seed: str
) -> None:
    url, words = kind.url, kind.words
    pick = random.Random(seed)
    game: Game | None = None
    for _ in range(KILLS):
        with serving(tmp_path, *words, environment=OFF) as live:
            if game is None or (await game.now(live.url)).status == "over":
                if game is not None:
                    await check(game, live.url, url)
                game = await Game.begun(live.url, pick)
            until = len(game.told) + pick.randint(1, MOST)
            async with game.looked_on(live.url):
                await game.play(live.url, partial(has, game, until))
                await asyncio.to_thread(kill, live)
    assert game is not None
    with serving(tmp_path, *words, environment=OFF) as live:
        await game.play(live.url, lambda: False)
        await check(game, live.url, url)


def has(game: Game, many: int) -> bool:
    """Whether so many choices were acknowledged."""
    return len(game.told) >= many


async def check(game: Game, at: str, url: str) -> None:
    """Whether all of a game that is over was told once, and what was acknowledged is stored."""
    async with game.looked_on(at):
        await game.check(at)
    database = find_database(database_url(url))
    await check_kept(database, game.table, game.told)
    await database.close()
