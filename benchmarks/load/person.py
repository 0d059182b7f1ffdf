"""Somebody who plays, as their browser does it."""

import asyncio
import random
import re
import time
from collections.abc import Coroutine
from typing import Final

import msgspec

from benchmarks.load.figures import Figures, Told
from benchmarks.load.line import Line

TALK_SECONDS: Final = 25
"""How long the server may wait for a message before it answers, as the client asks it to."""
_CHOICE: Final = re.compile(rb'"choice":"([^"]+)","action"')


class Decision(msgspec.Struct):
    """What a person is asked, as far as the driver cares."""

    id: int


class View(msgspec.Struct):
    """What a person sees of the game, likewise."""

    age: int
    turn: int
    decision: Decision | None


class Seen(msgspec.Struct):
    """A table as it is sent, or what a message says of it."""

    version: int = 0
    id: str = ""
    table: str = ""
    seq: int = 0
    status: str = "playing"
    seat: int | None = None
    view: View | None = None
    decision: Decision | None = None
    """Of an answer in brief."""
    events: tuple[msgspec.Raw, ...] = ()


class Sent(msgspec.Struct):
    """A message with a table."""

    seen: msgspec.Raw


_SEEN: Final = msgspec.json.Decoder(Seen)


def choices_in(data: bytes) -> list[bytes]:
    """What may be chosen, in a table as it is sent."""
    return _CHOICE.findall(data)


class Person:
    """Somebody who plays: hears, thinks, chooses."""

    def __init__(
        self,
        seat: int,
        at: tuple[str, int],
        told: Told,
        figures: Figures,
        think: tuple[float, float] = (1.0, 3.0),
    ) -> None:
        self.seat = seat
        self.line = Line(*at)
        self._ear = Line(*at)
        self._talk = Line(*at)
        self._think = think
        self._clicked: float | None = None
        self._told = told
        self._figures = figures
        self._table = ""
        self._version = 0
        self._seq = 0
        self._decided = -1
        self._at = (0, 0)
        self._counted = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._answered = asyncio.Event()
        self._answered.set()
        self.over = asyncio.Event()

    async def come(self) -> None:
        """Be a guest."""
        await self.line.open()
        await self.line.ask("POST", "/api/guest", {"name": f"Guest {self.seat}"})

    async def play(self, table: str) -> None:
        """Play until the game is over."""
        self._table = table
        self._ear.cookie = self._talk.cookie = self.line.cookie
        await self._ear.open()
        await self._talk.open()
        self._take((await self.line.ask("GET", f"/api/tables/{table}?after=0")).body)
        await self.line.ask("GET", "/api/turns/awaited")
        self._begin(self._listen())
        self._begin(self._read())
        await self.over.wait()

    def go(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        for line in (self.line, self._ear, self._talk):
            line.close()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._figures.broken += 1

    async def _listen(self) -> None:
        rest = b""
        async for piece in self._ear.listen(f"/api/stream?tables={self._table}-{self._seq}"):
            *messages, rest = (rest + piece).split(b"\n\n")
            for message in messages:
                self._hear(message)

    async def _read(self) -> None:
        """Wait for what is said at the table, as the client does all the time."""
        where = f"/api/tables/{self._table}/talk?after=0&wait="
        await self._talk.ask("GET", f"{where}0")
        while True:
            await self._talk.ask("GET", f"{where}{TALK_SECONDS}")

    def _hear(self, message: bytes) -> None:
        start = message.find(b"data: ") + 6
        if message.startswith(b"event: seen"):
            self._take(msgspec.json.decode(message[start:], type=Sent).seen)
        elif message.startswith(b"event: waiting"):
            seen = _SEEN.decode(message[start:])
            self._told.knows(self.seat, seen.version)
            if seen.version > self._version:
                self._version, self._seq = seen.version, seen.seq
        elif message.startswith(b"event: table"):
            self._begin(self._make_sure(_SEEN.decode(message[start:]).version))

    async def _make_sure(self, version: int) -> None:
        """Fetch what is told and was not sent, unless an answer under way has it."""
        await self._answered.wait()
        self._told.knows(self.seat, version)
        if version > self._version:
            self._figures.fetches += 1
            await self._fetch(f"/api/tables/{self._table}?after={self._seq}")

    async def _fetch(self, path: str) -> None:
        self._take((await self.line.ask("GET", path)).body)

    def _take(self, data: bytes) -> Seen:
        seen = _SEEN.decode(data)
        self._told.knows(self.seat, seen.version)
        if seen.version < self._version:
            return seen
        self._version, self._seq = seen.version, seen.seq
        if seen.status == "over":
            self.over.set()
        decision = seen.decision if seen.view is None else seen.view.decision
        if seen.view is not None:
            self._come_to((seen.view.age, seen.view.turn))
        if decision is not None and decision.id != self._decided:
            self._decided = decision.id
            choice = random.choice(choices_in(data)).decode()
            self._begin(self._choose(decision.id, choice, self._at))
        return seen

    def _come_to(self, at: tuple[int, int]) -> None:
        if at != self._at and self._clicked is not None:
            if self._figures.counting:
                self._figures.reveals.append(time.perf_counter() - self._clicked)
            self._clicked = None
        self._at = at

    async def _choose(self, decision: int, choice: str, at: tuple[int, int]) -> None:
        await asyncio.sleep(random.uniform(*self._think))
        where = f"/api/tables/{self._table}/decisions/{decision}/seats/{self.seat}"
        sent = self._clicked = time.perf_counter()
        self._answered.clear()
        answer = await self.line.ask(
            "POST", f"{where}?after={self._seq}&brief=true", {"choice": choice}
        )
        self._answered.set()
        if answer.status != 200:
            self._figures.refused += 1
            self._decided = -1
            await self._fetch(f"/api/tables/{self._table}?after={self._seq}")
            return
        seen = self._take(answer.body)
        if self._figures.counting:
            self._figures.choices += 1
            total = self.line.bytes + self._ear.bytes + self._talk.bytes
            if self._counted:
                self._figures.bytes[at].append(total - self._counted)
            self._counted = total
        if seen.events:
            self._told.revealed(seen.version, sent)
