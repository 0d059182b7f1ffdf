"""The same game twice, but for what one seat cannot know of it; and all that the seat is sent.

Seven people play Age I. Seat 0 never holds the hand that begins at its left: whoever has it sells
a card of it each turn, in the other world another one. The later Ages are dealt otherwise, but for
seat 0's own hand of Age II. Before each reveal people seal one choice, of another card in the
other world, and replace it.
"""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.deal import Deal
from sevenwonders.engine.dealer import FastStream, Stream, deal, shuffled
from sevenwonders.engine.options import Options, kit_for, wanted_sides
from sevenwonders.engine.setup import start
from sevenwonders.engine.state import State
from sevenwonders.engine.table import Note
from sevenwonders.server import identity
from sevenwonders.server.app import create_app
from sevenwonders.server.service import game
from sevenwonders.server.service.announce import Announcer
from sevenwonders.server.service.service import Service
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.database import Database
from sevenwonders.server.stream import PING, Hub
from sevenwonders.server.wire import Table
from tests.server.browsers import Browser, Meet, address, among, meeting, read

PEOPLE: Final = 7
HAND: Final = 7
TURNS: Final = 6
SECRET: Final = bytes(range(32))
NewGame = Callable[..., State]


def planted(world: int) -> NewGame:
    """How the game is dealt in one of the two worlds."""

    def new_game(options: Options, _stream: Stream, *, log: list[Note] | None = None) -> State:
        kit = kit_for(options)
        wanted = wanted_sides(options, kit)
        dealt = deal(kit, options.players, wanted, FastStream("this world"))
        if world:
            other = deal(kit, options.players, wanted, FastStream("another world"))
            mine, rest = dealt.decks[1][:HAND], dealt.decks[1][HAND:]
            second = vec[i64]([*mine, *shuffled(rest, FastStream("another order"))])
            dealt = Deal(dealt.sides, [dealt.decks[0], second, other.decks[2]])
        return start(kit, options.players, dealt, log=log)

    return new_game


@asynccontextmanager
async def the_world(
    world: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[tuple[Meet, Hub, Service], None]:
    """A server on which chance and time are the same each time, but for the deal."""
    guests, tables = count(), count()
    monkeypatch.setattr(identity, "new_guest", lambda: f"guest{next(guests)}")
    monkeypatch.setattr(identity, "new_table", lambda: f"table{next(tables)}")
    monkeypatch.setattr(game, "new_game", planted(world))
    made: list[Service] = []

    def make(database: Database, announcer: Announcer) -> Service:
        made.append(Service(database, announcer, secret=lambda: SECRET, now=lambda: 0))
        return made[0]

    hub = Hub()
    database = f"sqlite+aiosqlite:///{folder / f'world{world}.db'}"
    app = create_app(Settings(data=folder, database=database), hub=hub, service_maker=make)
    async with meeting(app) as meet:
        yield meet, hub, made[0]


async def all_that_is_sent(
    world: int, folder: Path, monkeypatch: pytest.MonkeyPatch, *, turns: int = TURNS
) -> list[bytes]:
    """Everything that seat 0, and somebody who looks on, receive in one of the two worlds."""
    async with the_world(world, folder, monkeypatch) as (meet, hub, service):
        people, table = await among(meet, PEOPLE)
        stream = hub.listen(0, service)
        ear = Ear([people[0], await meet("")], table)
        for turn in range(turns):
            await _play(people, table, 1 + turn, world, ear)
        if turns == TURNS:
            for person in people[1:]:
                await _seal(person, table, 0)
                await ear.listen()
        hub.close()
        ear.heard += [body async for body in stream if body != PING]
        return ear.heard


class Ear:
    """Collects what some people are sent."""

    def __init__(self, listeners: list[Browser], table: str) -> None:
        self._listeners = listeners
        self._table = table
        self.heard: list[bytes] = []

    async def listen(self) -> None:
        """Ask for everything there is to ask for."""
        for one in self._listeners:
            for path in (f"/api/tables/{self._table}", "/api/tables"):
                self.heard.append((await one.get(path)).content)


async def _play(people: list[Browser], table: str, holder: int, world: int, ear: Ear) -> None:
    """One turn; ``holder`` has the hand that seat 0 never sees."""
    first, last = (0, -1) if world else (-1, 0)
    for seat, person in enumerate(people[1:], start=1):
        await _seal(person, table, first if seat == holder else 1 - 2 * world)
        await ear.listen()
    for seat, person in enumerate(people[1:], start=1):
        await _seal(person, table, last if seat == holder else 0)
        await ear.listen()
    seen = await people[0].table(table)
    assert seen.view is not None
    assert seen.view.decision is not None
    choice = seen.view.decision.cards[0].options[0].choice
    ear.heard.append((await people[0].choose(seen, choice)).content)
    await ear.listen()


async def _seal(person: Browser, table: str, card: int) -> None:
    """Sell a card, in place of what was chosen before."""
    seen = await person.table(table)
    assert seen.view is not None
    # The same text twice would be no change: copies of a card count as one.
    cards = list(dict.fromkeys(seen.view.hand))
    text = f"D:{cards[card % len(cards)]}"
    if seen.sealed:
        at = f"/api/tables/{table}/decisions/{seen.sealed[0].decision}/seats/{seen.seat}"
        read(await person.post(at, {"choice": text}), Table)
    else:
        read(await person.post(address(seen), {"choice": text}), Table)
