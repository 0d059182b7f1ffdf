"""The observation of one seat, from its window on the game."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.encode.errors import WrongLayout
from sevenwonders.encode.facts import Facts
from sevenwonders.encode.layout import Layout
from sevenwonders.encode.layouts import places_of
from sevenwonders.encode.memory import HandMemory
from sevenwonders.encode.observer import Observer
from sevenwonders.encode.row import Scratch
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import beginning
from sevenwonders.engine.see.sight import Sight


def observe(sight: Sight, layout: Layout) -> bytes:
    """What the seat of a window may know, one byte a column of the layout (``Layout.names``)."""
    return Follower(layout).observe(sight)


def memory_of_game(state: State) -> HandMemory:
    """What the seats of a game remember, read from its beginning."""
    world = beginning(state)
    memory = HandMemory(world)
    _read_on(world, memory, state, 0)
    return memory


@final
class Follower:
    """Observations of a game in progress: each stage is read once."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._state: State | None = None
        self._world: State | None = None
        self._read: i64 = 0
        self._observer: Observer | None = None

    def __repr__(self) -> str:
        return f"<follower of {self.layout.id}>"

    def observe(self, sight: Sight) -> bytes:
        """What the seat of a window may know now; a spectator has no observation."""
        # Behind the window, for what has passed: the memory keeps what each seat saw of it.
        if sight.seat() < 0:
            raise WrongLayout(self.layout.id, "a spectator has no observation")
        state = sight._state  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
        return self._written(self._follow(state), sight.seat(), sight.codes())

    def begin(self, state: State) -> None:
        """Follow a game until now, for ``observe_branch``."""
        self._follow(state)

    def observe_branch(self, state: State, seat: int) -> bytes:
        """What a seat may know in a copy of the game last followed that went on from there."""
        followed = self._observer
        world = self._world
        if followed is None or world is None:
            raise WrongLayout(self.layout.id, "no game is followed that this one branched off")
        world = world.clone()
        memory = followed.memory.clone(world)
        _read_on(world, memory, state, self._read)
        observer = Observer(followed.places, state, memory, followed.facts)
        return self._written(observer, seat, Sight(state, seat).codes())

    def _written(self, observer: Observer, seat: i64, codes: vec[i64]) -> bytes:
        row = vec[u8]([0 for _ in range(self.layout.size)])
        observer.read()
        observer.write(seat, codes, row, 0)
        return bytes(row)

    def _follow(self, state: State) -> Observer:
        """Read the stages that have closed since the last time, from the first one if need be."""
        world = self._world
        observer = self._observer
        if observer is None or world is None or self._state is not state:
            world = beginning(state)
            places = places_of(self.layout, state.components, int(state.players))
            observer = Observer(
                places, state, HandMemory(world), Facts(places, Scratch(self.layout.size))
            )
            self._state = state
            self._world = world
            self._observer = observer
            self._read = 0
        self._read = _read_on(world, observer.memory, state, self._read)
        return observer


def _read_on(world: State, memory: HandMemory, state: State, read: i64) -> i64:
    """Bring a world and its memory up to a state from a place in the history; the new place."""
    while read < len(state.history):
        asks: i64 = len(world.ask_code)
        memory.note(world, state.history, read)
        world.close_with(state.history, read)
        memory.settle(world)
        read += asks
    return read
