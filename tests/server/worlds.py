"""The same game twice, but for what one seat cannot know of it; and all that the seat is sent.

People play most of Age I. The seat's own eyes, and in teams its partner's, never see one of the
hands: whoever has it lays down a card of it each turn, in the other world another one. The packs of
leaders that pass neither of them by hold other leaders, and of those another is kept. The later
Ages are dealt otherwise, but for the seat's own hand of Age II. Before each reveal people seal one
choice, of another card in the other world, and replace it.
"""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import HAND_OF_LEADERS, FastStream, Stream, deal, shuffled
from sevenwonders.engine.game.options import Options, components_of, wanted_sides
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.server import identity
from sevenwonders.server.app import create_app
from sevenwonders.server.service import game
from sevenwonders.server.service.announce import Announcer
from sevenwonders.server.service.service import Service
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.database import Database
from sevenwonders.server.stream.changes import Reader
from sevenwonders.server.stream.hub import Hub
from sevenwonders.server.stream.messages import news_message
from sevenwonders.server.wire.table import Table
from tests.server.browsers import Browser, Meet, address, among, meeting, read

SECRET: Final = bytes(range(32))
PACKS: Final = HAND_OF_LEADERS
"""How many packs of leaders a seat gets to see."""
NewGame = Callable[..., State]


class Scene(NamedTuple):
    """A kind of table, and how many turns leave a hand that the seat does not know."""

    people: int
    turns: int
    boxes: tuple[str, ...] = ()
    teams: bool = False

    @property
    def eyes(self) -> tuple[int, ...]:
        """The seats whose hands seat 0 sees."""
        return (0, 1) if self.teams else (0,)

    @property
    def unseen_hand(self) -> int:
        """The seat whose first hand none of the eyes sees: hands go round from it."""
        return 1 + self.eyes[-1]

    @property
    def unseen_packs(self) -> tuple[int, ...]:
        """The seats whose first packs none of the eyes sees."""
        seen = {(eye + turn) % self.people for eye in self.eyes for turn in range(PACKS)}
        return tuple(seat for seat in range(self.people) if seat not in seen)


BASE: Final = Scene(7, 6)
LEADERS: Final = Scene(7, 6, ("leaders",))
TEAMS: Final = Scene(6, 3, ("cities", "edifice", "leaders"), teams=True)
BOARDS: Final = ("random", "random", "random", "babylon-b", "halicarnassus-a")
"""The fourth city can buy its first stage from the fifth at once: it buries a leader."""


def planted(world: int) -> NewGame:
    """How the game is dealt in one of the two worlds."""

    def new_game(options: Options, _stream: Stream, *, log: list[LogEntry] | None = None) -> State:
        components = components_of(options)
        wanted = wanted_sides(options, components)
        dealt = deal(components, options.players, wanted, FastStream("this world"))
        if world:
            other = deal(components, options.players, wanted, FastStream("another world"))
            hand = len(dealt.decks[1]) // options.players
            mine, rest = dealt.decks[1][:hand], dealt.decks[1][hand:]
            second = vec[i64]([*mine, *shuffled(rest, FastStream("another order"))])
            dealt = Deal(
                dealt.sides,
                [dealt.decks[0], second, other.decks[2]],
                _other_leaders(options, dealt),
                dealt.edifices,
                shuffled(dealt.draws, FastStream("another order")),
            )
        return start(components, options.players, dealt, log=log, teams=1 if options.teams else 0)

    return new_game


def _other_leaders(options: Options, dealt: Deal) -> "vec[i64]":
    """The leaders dealt, with others in the packs that nobody who matters sees."""
    leaders = list(dealt.leaders)
    if not leaders:
        return dealt.leaders
    scene = Scene(options.players, 0, options.boxes, options.teams)
    at = [PACKS * seat + place for seat in scene.unseen_packs for place in range(PACKS)]
    box = [leader for leader in dealt.draws if leader not in leaders]
    for place, leader in zip(at, [*box, *(leaders[place] for place in at)], strict=False):
        leaders[place] = leader
    return vec[i64](leaders)


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
    database = f"sqlite:///{folder / f'world{world}.db'}"
    app = create_app(Settings(data=folder, database=database), hub=hub, service_maker=make)
    async with meeting(app) as meet:
        yield meet, hub, made[0]


async def all_that_is_sent(
    world: int,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    scene: Scene = BASE,
    *,
    short: bool = False,
) -> list[bytes]:
    """Everything that seat 0, and somebody who looks on, receive in one of the two worlds.

    The ``short`` story is enough for a coarse leak: one turn, and nobody changes their mind.
    """
    async with the_world(world, folder, monkeypatch) as (meet, hub, service):
        boxes = list(scene.boxes)
        people, table = await among(
            meet, scene.people, boxes=boxes, boards=BOARDS, teams=scene.teams
        )
        stream = hub.listen(Reader(tables={table: 0}), service)
        ear = Ear([people[0], await meet("")], table, service)
        story = Story(people, table, scene, world, ear, short=short)
        await story.draft()
        for turn in range(1 if short else scene.turns):
            await story.turn(turn)
        if not short:
            await story.seal_everything()
        ear.heard += [await anext(stream), await anext(stream)]
        hub.close()
        return ear.heard


class Ear:
    """Collects what some people are sent."""

    def __init__(self, listeners: list[Browser], table: str, service: Service) -> None:
        self._listeners = listeners
        self._table = table
        self._service = service
        self._known: dict[str | None, int] = {"guest0": 0, None: 0}
        """Of who has a stream, up to which number they were told."""
        self.heard: list[bytes] = []

    async def listen(self) -> None:
        """Ask for everything there is to ask for."""
        for one in self._listeners:
            for path in (f"/api/tables/{self._table}", "/api/tables"):
                self.heard.append((await one.get(path)).content)
        for guest, seq in self._known.items():
            news = await self._service.news_of(guest, self._table, seq)
            if news is not None:
                self._known[guest], seen = news
                self.heard.append(news_message(seen))


class Story:
    """What the people do: in both worlds the same, as far as seat 0 can tell."""

    def __init__(
        self,
        people: list[Browser],
        table: str,
        scene: Scene,
        world: int,
        ear: Ear,
        *,
        short: bool,
    ) -> None:
        self._people = people
        self._table = table
        self._scene = scene
        self._world = world
        self._ear = ear
        self._short = short

    async def draft(self) -> None:
        """Keep leaders, then recruit none of them: they are sold or laid under a stage."""
        if "leaders" not in self._scene.boxes:
            return
        for turn in range(PACKS - 1):
            holders = {(seat - turn) % self._scene.people for seat in self._scene.unseen_packs}
            await self._stage(holders)
        await self._stage(set(range(self._scene.people)) - set(self._scene.eyes))

    async def turn(self, turn: int) -> None:
        """One turn of Age I."""
        await self._stage({self._scene.unseen_hand + turn})

    async def seal_everything(self) -> None:
        """Choices of the next stage that wait for seat 0."""
        for person in self._people[1:]:
            await self._seal(person, 0)
            await self._ear.listen()

    async def _stage(self, holders: set[int]) -> None:
        """One stage; ``holders`` choose among cards that seat 0 does not know they have."""
        first, last = (0, -1) if self._world else (-1, 0)
        others = list(enumerate(self._people))[1:]
        if not self._short:
            for seat, person in others:
                await self._seal(person, first if seat in holders else self._any(seat))
            await self._ear.listen()
        for seat, person in others:
            await self._seal(person, last if seat in holders else 0)
        await self._ear.listen()
        seen = await self._people[0].table(self._table)
        assert seen.view is not None
        assert seen.view.decision is not None
        choice = seen.view.decision.cards[0].options[0].choice
        self._ear.heard.append((await self._people[0].choose(seen, choice)).content)
        await self._ear.listen()

    def _any(self, seat: int) -> int:
        """A card for a choice that will be replaced; seat 0 sees what its partner seals."""
        return 1 if seat in self._scene.eyes else 1 - 2 * self._world

    async def _seal(self, person: Browser, card: int) -> None:
        """Lay a card down unseen, in place of what was chosen before."""
        seen = await person.table(self._table)
        assert seen.view is not None
        if seen.sealed:
            sealed = seen.sealed[0]
            at = f"/api/tables/{self._table}/decisions/{sealed.decision}/seats/{seen.seat}"
            await person.delete(at)
            seen = await person.table(self._table)
        text = _face_down(seen, card)
        read(await person.post(address(seen), {"choice": text}), Table)


def _face_down(table: Table, card: int) -> str:
    """To build a stage with a card or a leader, else to sell it; in the draft to keep it."""
    assert table.view is not None
    assert table.view.decision is not None
    for action in ("stage", "keep", "discard"):
        texts = [
            next(option.choice for option in one.options if option.action == action)
            for one in table.view.decision.cards
            if any(option.action == action for option in one.options)
        ]
        if texts:
            return texts[card % len(texts)]
    msg = "every card can be sold"
    raise AssertionError(msg)
