"""A server that is killed while people play."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Final

from sevenwonders.server.store.database import Database
from sevenwonders.server.store.tables import choices_of

ROOT: Final = Path(__file__).parents[2]


async def killed_player(url: str, guests: list[str], lines: int, delay: float) -> list[str]:
    """Let a process play, kill it in the middle of something, and give what it had told."""
    command = (sys.executable, "-m", "tests.server.player", url, *guests)
    player = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=PIPE)
    assert player.stdout is not None
    told = [await player.stdout.readline() for _ in range(lines)]
    await asyncio.sleep(delay)
    player.kill()
    told += (await player.stdout.read()).splitlines(keepends=True)
    await player.wait()
    assert player.returncode == -9
    return [line.decode().strip() for line in told if line.endswith(b"\n")]


async def killed_players(url: str, groups: list[list[str]], lines: int) -> list[str]:
    """Let processes play at the same time, each for some of the people; kill them as one."""
    players = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.player", url, *guests), cwd=ROOT, stdout=PIPE
        )
        for guests in groups
    ]
    told: list[bytes] = []
    enough = asyncio.Event()

    async def listen(said: asyncio.StreamReader) -> None:
        while line := await said.readline():
            told.append(line)
            if len(told) >= lines:
                enough.set()

    listening = [
        asyncio.create_task(listen(player.stdout))
        for player in players
        if player.stdout is not None
    ]
    await enough.wait()
    for player in players:
        player.kill()
    await asyncio.gather(*listening)
    for player in players:
        await player.wait()
    return [line.decode().strip() for line in told if line.endswith(b"\n")]


async def check_kept(database: Database, table: str, told: list[str]) -> None:
    """Whether every choice that was acknowledged is stored."""
    choices = await database.read(choices_of, table)
    stored = {(one.decision, one.seat): one.text for one in choices}
    for line in told:
        where, decision, seat, text = line.split()
        assert where == table
        assert stored[int(decision), int(seat)] == text
