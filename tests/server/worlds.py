"""The same game twice, but for what one seat cannot know of it; and all that the seat is sent.

People play most of Age I. The seat's own eyes, and in teams its partner's, never see one of the
hands: whoever has it lays down a card of it each turn, in the other world another one. The packs of
leaders that pass neither of them by hold other leaders, and of those another is kept. The later
Ages are dealt otherwise, but for the seat's own hand of Age II. Before each reveal people seal one
choice, of another card in the other world, and replace it.
"""

import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import httpx
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.content.loader import extra_names
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.dealer import HAND_OF_LEADERS, FastStream, Stream, deal, shuffled
from sevenwonders.engine.game.options import Options, components_of, wanted_sides
from sevenwonders.engine.game.setup import start
from sevenwonders.engine.game.state import State
from sevenwonders.engine.game.table import LogEntry
from sevenwonders.server import app as application
from sevenwonders.server import identity
from sevenwonders.server.app import create_app
from sevenwonders.server.limits.rates import parsed_limits
from sevenwonders.server.presence.telling import Presences
from sevenwonders.server.service import game
from sevenwonders.server.service.announce import Announcer
from sevenwonders.server.service.service import Service
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.database import Database
from sevenwonders.server.stream.changes import Reader
from sevenwonders.server.stream.hub import Hub
from sevenwonders.server.stream.listener import Listener
from sevenwonders.server.stream.messages import news_message, presence_message
from sevenwonders.server.wire.table import Table
from sevenwonders.server.wire.talk import Talk
from tests.server.browsers import Browser, Meet, address, among, meeting, read
from tests.server.people import all_options

LISTS: Final = (
    "/api/tables",
    "/api/turns",
    "/api/turns/awaited",
    "/api/games",
    "/api/account/export",
)
"""What is not asked of one table."""
SECRET: Final = bytes(range(32))
PACKS: Final = HAND_OF_LEADERS
"""How many packs of leaders a seat gets to see."""
BOARDS: Final = ("random", "random", "random", "babylon-b", "halicarnassus-a")
"""The fourth city can buy its first stage from the fifth at once: it buries a leader."""
NewGame = Callable[..., State]


class Scene(NamedTuple):
    """A kind of table, and how many turns leave a hand that the seat does not know."""

    people: int
    turns: int
    boxes: tuple[str, ...] = ()
    teams: bool = False
    boards: tuple[str, ...] = BOARDS
    age: int = 1
    """Until then both worlds are the same, and what is dealt afterwards is."""

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
LATE: Final = Scene(
    6,
    4,
    boards=("giza-a", "rhodes-a", "ephesus-a", "alexandria-a", "olympia-a", "babylon-a"),
    age=3,
)
"""Where nobody takes a card from the discard pile, which is not the same in both worlds."""
LEADERS: Final = Scene(7, 6, ("leaders",))
ALONE: Final = tuple(Scene(7, 5, (box,)) for box in extra_names() if box != "leaders")
"""Each of the other boxes without any other."""
TEAMS: Final = Scene(6, 3, ("cities", "edifice", "leaders"), teams=True)
EVERYTHING: Final = Scene(7, 5, extra_names())
"""With eight cards in hand the one that seat 0 does not know reaches it in the seventh turn."""
EVERY_TEAM: Final = Scene(6, 3, extra_names(), teams=True)


def planted(world: int, scene: Scene) -> NewGame:
    """How the game is dealt in one of the two worlds."""

    def new_game(options: Options, _stream: Stream, *, log: list[LogEntry] | None = None) -> State:
        components = components_of(options)
        wanted = wanted_sides(options, components)
        dealt = deal(components, options.players, wanted, FastStream("this world"))
        if world and scene.age == 1:
            other = deal(components, options.players, wanted, FastStream("another world"))
            hand = len(dealt.decks[1]) // options.players
            mine, rest = dealt.decks[1][:hand], dealt.decks[1][hand:]
            second = vec[i64]([*mine, *shuffled(rest, FastStream("another order"))])
            dealt = Deal(
                dealt.sides,
                [dealt.decks[0], second, other.decks[2]],
                _other_leaders(scene, dealt),
                dealt.edifices,
                shuffled(dealt.draws, FastStream("another order")),
            )
        return start(components, options.players, dealt, log=log, teams=1 if options.teams else 0)

    return new_game


def _other_leaders(scene: Scene, dealt: Deal) -> "vec[i64]":
    """The leaders dealt, with others in the packs that nobody who matters sees."""
    leaders = list(dealt.leaders)
    if not leaders:
        return dealt.leaders
    at = [PACKS * seat + place for seat in scene.unseen_packs for place in range(PACKS)]
    box = [leader for leader in dealt.draws if leader not in leaders]
    for place, leader in zip(at, [*box, *(leaders[place] for place in at)], strict=False):
        leaders[place] = leader
    return vec[i64](leaders)


class Clock:
    """The time of the story, which is the same in both worlds."""

    now = 0


class World(NamedTuple):
    """A server with one of the two games."""

    meet: Meet
    hub: Hub
    service: Service
    clock: Clock
    presences: Presences


def lowest(_most: int) -> int:
    """What chance gives, where numbers need not be told apart."""
    return 0


@asynccontextmanager
async def the_world(
    world: int, folder: Path, monkeypatch: pytest.MonkeyPatch, scene: Scene = BASE
) -> AsyncGenerator[World, None]:
    """A server on which chance and time are the same each time, but for the deal."""
    guests, tables = count(), count()
    monkeypatch.setattr(identity, "new_guest", lambda: f"guest{next(guests)}")
    monkeypatch.setattr(identity, "new_table", lambda: f"table{next(tables)}")
    clock = Clock()
    monkeypatch.setattr(secrets, "randbelow", lowest)
    monkeypatch.setattr(application, "_now", lambda: clock.now)
    monkeypatch.setattr(game, "new_game", planted(world, scene))
    made: list[Service] = []

    def make(database: Database, announcer: Announcer) -> Service:
        made.append(Service(database, announcer, secret=lambda: SECRET, now=lambda: 0))
        return made[0]

    hub = Hub()
    database = f"sqlite:///{folder / f'world{world}.db'}"
    unlimited = Settings(data=folder, database=database, limits=parsed_limits("off"))
    app = create_app(unlimited, hub=hub, service_maker=make)
    async with meeting(app) as meet:
        presences: Presences = app.state.presences
        monkeypatch.setattr(presences.people, "_now", lambda: clock.now)
        yield World(meet, hub, made[0], clock, presences)


async def all_that_is_sent(
    world: int,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    scene: Scene = BASE,
    *,
    short: bool = False,
) -> list[bytes]:
    """Everything that seat 0, its partner and somebody who looks on receive in one of the worlds.

    The ``short`` story is enough for a coarse leak: one turn, and nobody changes their mind.
    """
    async with the_world(world, folder, monkeypatch, scene) as there:
        meet = there.meet
        boxes = list(scene.boxes)
        people, table = await among(
            meet, scene.people, boxes=boxes, boards=scene.boards, teams=scene.teams
        )
        stream = there.hub.listen(Reader(tables={table: 0}), there.service)
        eyes = [people[seat] for seat in scene.eyes]
        ear = Ear([*eyes, await meet(""), await meet("Eve")], table, there)
        story = Story(people, table, scene, world, ear, short=short)
        await story.come_to(scene.age)
        await story.draft()
        for turn in range(1 if short else scene.turns):
            await story.turn(turn)
        if not short:
            await story.seal_everything()
        ear.heard += [await anext(stream), await anext(stream)]
        there.hub.close()
        return ear.heard


class Ear:
    """Collects what some people are sent."""

    def __init__(self, listeners: list[Browser], table: str, world: World) -> None:
        self._world = world
        self._listeners = listeners
        self._table = table
        self._known: dict[str | None, int] = {"guest0": 0, None: 0}
        """Of who has a stream, up to which number they were told."""
        self._shown = Listener(Reader("guest0", {table: None}))
        """Is told who is there."""
        world.hub._add(self._shown)
        self.heard: list[bytes] = []

    async def listen(self) -> None:
        """Ask for everything there is to ask for."""
        self.tick()
        at = f"/api/tables/{self._table}"
        for one in self._listeners:
            for path in (at, f"{at}/talk", f"{at}/record", *LISTS):
                self.heard.append((await one.get(path)).content)
        await self._world.presences._tell_of(self._table)
        self.heard += map(presence_message, self._shown.take_presence())
        for guest, seq in self._known.items():
            news = await self._world.service.news_of(guest, self._table, seq)
            if news is not None:
                self._known[guest], seen = news
                self.heard.append(news_message(seen))

    def tick(self) -> None:
        """Let some time pass."""
        self._world.clock.now += 1

    async def ask_for_what_is_refused(self) -> None:
        """What is not theirs: the answers may not tell what is hidden either."""
        for one in self._listeners:
            seen = await one.table(self._table)
            for seat in range(seen.players):
                await self._ask_as(one, seen, seat)
            told = await one.post(f"/api/tables/{self._table}/talk/{2**40}/report", {})
            self.heard.append(told.content)

    async def _ask_as(self, one: Browser, seen: Table, seat: int) -> None:
        """Decide for a seat, in a way that is never legal."""
        asked = None if seen.view is None else seen.view.decision
        decision = 0 if asked is None else asked.id
        at = (
            f"/api/tables/{self._table}/decisions/{decision + seat - (seen.seat or 0)}/seats/{seat}"
        )
        # A card of another Age.
        elsewhere = "D:palace" if seen.view is not None and seen.view.age == 1 else "D:altar"
        for choice in ("B:no-such-card", elsewhere):
            self.heard.append((await one.post(at, {"choice": choice})).content)
        self.heard.append((await one.post(f"{at}/hint")).content)


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

    async def come_to(self, age: int) -> None:
        """Play the same until an Age begins."""
        reached = 0
        while reached < age:
            for person in self._people:
                seen = await person.table(self._table)
                while seen.view is not None and seen.view.age < age and seen.view.decision:
                    nothing = seen.view.decision.nothing
                    text = (nothing or all_options(seen.view.decision)[0]).choice
                    seen = read(await person.choose(seen, text), Table)
                reached = 0 if seen.view is None else seen.view.age

    async def draft(self) -> None:
        """Keep leaders, then recruit none of them: they are discarded or laid under a stage."""
        if "leaders" not in self._scene.boxes:
            return
        for turn in range(PACKS - 1):
            holders = {(seat - turn) % self._scene.people for seat in self._scene.unseen_packs}
            await self._stage(holders)
        await self._stage(set(range(self._scene.people)) - set(self._scene.eyes))

    async def turn(self, turn: int) -> None:
        """One turn of the Age."""
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
                if seat == others[-1][0]:
                    await self._change_their_mind()
                await self._seal(person, first if seat in holders else self._any(seat))
            await self._ear.listen()
        for seat, person in others:
            await self._seal(person, last if seat in holders else 0)
        await self._talk(holders)
        await self._ear.listen()
        if not self._short:
            await self._ear.ask_for_what_is_refused()
        seen = await self._people[0].table(self._table)
        assert seen.view is not None
        assert seen.view.decision is not None
        choice = seen.view.decision.cards[0].options[0].choice
        self._ear.heard.append((await self._choose_briefly(seen, choice)).content)
        await self._ear.listen()

    async def _change_their_mind(self) -> None:
        """Seat 0 chooses and takes it back, while others still have to choose."""
        seen = await self._people[0].table(self._table)
        assert seen.view is not None
        assert seen.view.decision is not None
        choice = all_options(seen.view.decision)[-1].choice
        self._ear.heard.append((await self._choose_briefly(seen, choice)).content)
        await self._ear.listen()
        self._ear.heard.append((await self._people[0].delete(address(seen))).content)

    async def _choose_briefly(self, seen: Table, choice: str) -> httpx.Response:
        """Choose as the client does."""
        where = f"{address(seen)}?after={seen.seq}&brief=true"
        return await self._people[0].post(where, {"choice": choice})

    async def _talk(self, holders: set[int]) -> None:
        """Everybody is greeted; other teams say more to each other in one world than in the other.

        Whom nobody of the eyes sees is muted and reported there, too.
        """
        at = f"/api/tables/{self._table}"
        last = len(self._people) - 1
        if self._scene.teams:
            for _ in range(3 * self._world + 1):
                secret = {"text": f"I hold {sorted(holders)}, {self._world}", "team": True}
                read(await self._people[last].post(f"{at}/talk", secret), Talk)
        quiet = {"silent": bool(self._world)}
        read(await self._people[last].post(f"{at}/seats/2/silence", quiet), Talk)
        self._ear.tick()
        for seat in (0, last):
            read(await self._people[seat].post(f"{at}/talk", {"phrase": "nice"}), Talk)

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
    """To build a stage with a card or a leader, else to discard it; in the draft to keep it."""
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
    msg = "every card can be discarded"
    raise AssertionError(msg)
