"""Many tables at which people play, game after game."""

import asyncio
import json
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final, NamedTuple

from benchmarks.load.figures import Figures, Spent, Told
from benchmarks.load.person import Person
from benchmarks.load.serving import Server, spent_by

OPENING: Final = 16
"""Tables that are laid at the same time."""


class Party(NamedTuple):
    """Who sits at each table."""

    players: int = 4
    bots: int = 0
    """How many of them are bots."""
    bot: str = "expert"
    think: tuple[float, float] = (1.0, 3.0)
    """Seconds that a person takes for a choice, at least and at most."""

    @property
    def people(self) -> int:
        """The others."""
        return self.players - self.bots


class Field:
    """The tables of one server."""

    def __init__(self, server: Server, party: Party) -> None:
        self.figures = Figures()
        self._server = server
        self._party = party
        self._gate = asyncio.Semaphore(OPENING)
        self._games: list[asyncio.Task[None]] = []
        self._laid = 0

    async def have(self, tables: int) -> None:
        """Lay tables, or leave some, until there are so many."""
        while len(self._games) > tables:
            await _ended([self._games.pop()])
        wanted = self._laid + tables - len(self._games)
        while len(self._games) < tables:
            self._games.append(asyncio.create_task(self._play()))
        while self._laid < wanted:
            await asyncio.sleep(0.1)
            for game in self._games:
                if game.done():
                    game.result()

    async def leave(self) -> None:
        """Go."""
        games, self._games = self._games, []
        await _ended(games)

    @contextmanager
    def counted(self) -> Generator[list[Spent]]:
        """Count while it lasts; what it took stands in the list afterwards."""
        found: list[Spent] = []
        self.figures.clear()
        self.figures.counting = True
        before = Spent(time.perf_counter(), spent_by(self._server.process), time.process_time())
        yield found
        after = Spent(time.perf_counter(), spent_by(self._server.process), time.process_time())
        self.figures.counting = False
        found.append(Spent(*(last - first for first, last in zip(before, after, strict=True))))

    async def _play(self) -> None:
        """Sit down, play, and play another."""
        again = False
        while True:
            people, table = await self._sat_down()
            self._laid += not again
            again = True
            playing = [asyncio.create_task(person.play(table)) for person in people]
            try:
                await asyncio.gather(*playing)
            finally:
                for task in playing:
                    task.cancel()
                for person in people:
                    person.go()

    async def _sat_down(self) -> tuple[list[Person], str]:
        """People at a table where the game has begun."""
        party = self._party
        told = Told(party.people, self.figures)
        people = [
            Person(seat, self._server.at, told, self.figures, party.think)
            for seat in range(party.people)
        ]
        wanted = {
            "players": party.players,
            "bots": [*[None] * party.people, *[party.bot] * party.bots],
        }
        async with self._gate:
            for person in people:
                await person.come()
            laid = json.loads((await people[0].line.ask("POST", "/api/tables", wanted)).body)
            for person in people[1:]:
                await person.line.ask("POST", f"/api/tables/{laid['id']}/join", {})
            await people[0].line.ask("POST", f"/api/tables/{laid['id']}/start")
        return people, laid["id"]


async def _ended(games: list[asyncio.Task[None]]) -> None:
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
