"""Writes the tables the browser client is drawn against: real games, stopped at telling moments.

``python -m tools.make_fixtures`` writes all of them, ``… expansions/draft base/over-5`` those.
Each file is a ``Table`` as the server shows it; ``content`` has the content of each edition, bare
and with every box. So the client can be looked at and tested without a server.
"""

import sys
from pathlib import Path, PurePath
from typing import Final

import msgspec

from sevenwonders.bots.registry import make_bot
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.server.content.catalogue import content_of
from sevenwonders.server.deals import commitment
from sevenwonders.server.service.game import Game
from sevenwonders.server.service.show import show_table
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.rows import ChoiceData, EventData, SeatData, TableData
from sevenwonders.server.wire.table import Table
from tools.fixture_scenes import ALL, SCENES, SEAT, Scene

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "fixtures"
PEOPLE: Final = ("Ada", "Camille", "Joost", "Mei", "Sage", "Benedikt", "Noor")
SEATED: Final = 2
"""Seats from the first that people hold; bots hold the others."""
SECRET: Final = bytes(32)
"""Shown when a game is over. No deal comes from it: the scenes are looked for by seed."""
TRIES: Final = 400
CHOSEN: Final = 2
"""Another seat that has chosen too where the choice is sealed."""


class Show:
    """A game of a scene, with the choices made in it and what was heard of it."""

    def __init__(self, scene: Scene, stream: Stream) -> None:
        self._scene = scene
        self.state: State = new_game(scene.options, stream, log=[])
        self.choices: dict[int, ChoiceData] = {}
        self.heard: list[Event] = drain(self.state)

    def play(self) -> bool:
        """Go on to the moment of the scene; whether the game comes to it."""
        while not self._scene.when(self.state) and not self.state.over:
            # The seat that looks decides last, so that its decisions are seen open.
            self._choose(self.state.pending()[-1].seat, self._scene.bot)
            self.heard += drain(self.state)
        if self._scene.options.teams and not self.state.over:
            self._let_others_choose()
        if not self._scene.when(self.state):
            return False
        if self._scene.sealed:
            self._choose(SEAT, "greedy")
            self._choose(CHOSEN, "greedy")
        return True

    def _let_others_choose(self) -> None:
        """So that a partner's sealed choice is seen."""
        for ask in self.state.pending():
            if ask.seat != SEAT:
                self._choose(ask.seat, self._scene.bot)

    def _choose(self, seat: int, name: str) -> None:
        ask = self.state.asked(seat)
        if ask is None:
            message = f"seat {seat} has nothing to choose in {self._scene.name}"
            raise LookupError(message)
        bot = make_bot(name, FastStream(f"fixture/{seat}/{len(self.state.history)}"))
        choice = bot.choose(Sight(self.state, seat))
        self.state.submit(seat, choice)
        decision = int(ask.decision)
        self.choices[decision] = ChoiceData(decision, seat, str(choice))


def played(scene: Scene) -> Show:
    """The game of a scene, stopped at its moment; seeds are tried in order until one reaches it."""
    for attempt in range(TRIES):
        show = Show(scene, FastStream(f"fixture/{attempt}"))
        if show.play():
            return show
    message = f"no game reaches {scene.name}"
    raise LookupError(message)


def table_of(scene: Scene) -> Table:
    """The scene as the server shows it to its seat."""
    show = played(scene)
    events = tuple(EventData(at, event) for at, event in enumerate(show.heard, 1))
    now = Situation(_row(scene, show), Game(show.state, show.choices), events)
    return show_table(now, _guest(SEAT))


def _row(scene: Scene, show: Show) -> TableData:
    return TableData(
        id=PurePath(scene.name).name,
        version=len(show.heard),
        seq=len(show.heard),
        status="over" if show.state.over else "playing",
        options=scene.options,
        hints=False,
        host=_guest(SEAT),
        secret=SECRET,
        commitment=commitment(SECRET),
        rematch=None,
        created=0,
        updated=0,
        seats=tuple(_seat(seat) for seat in range(scene.options.players)),
    )


def _seat(seat: int) -> SeatData:
    if seat < SEATED:
        return SeatData(seat=seat, kind="guest", guest=_guest(seat), name=PEOPLE[seat])
    return SeatData(seat=seat, kind="bot", bot="greedy", name=PEOPLE[seat])


def _guest(seat: int) -> str:
    return f"guest-{seat}"


def write(name: str, content: object) -> None:
    """One file, one line: they are read by programs."""
    path = FOLDER / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(content) + b"\n")


def main(wanted: list[str]) -> None:
    """Write the fixtures wanted, all if none is named."""
    for edition in ("1e", "2e"):
        write(f"content/{edition}", content_of(edition))
        write(f"content/{edition}-expansions", content_of(edition, ALL))
    for scene in SCENES:
        if not wanted or scene.name in wanted:
            write(scene.name, table_of(scene))
            print(scene.name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
