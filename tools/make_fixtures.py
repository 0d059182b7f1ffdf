"""Writes the tables the browser client is drawn against: real games, stopped at telling moments.

``python -m tools.make_fixtures`` writes all of them, ``… boxes-draft over-5`` those. Each file is a
``Table`` as the server sends it; the content of each edition, bare and with every box, lies beside
them, so that the client can be looked at and tested without a server.
"""

import json
import sys
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.bots.registry import make_bot
from sevenwonders.engine.dealer import FastStream
from sevenwonders.engine.events import Event
from sevenwonders.engine.events_log import drain
from sevenwonders.engine.redact import redact
from sevenwonders.engine.setup import new_game
from sevenwonders.engine.sight import Sight
from sevenwonders.engine.state import State
from sevenwonders.engine.view import view
from sevenwonders.server.catalogue import content_of
from tools.fixture_scenes import ALL, SCENES, SEAT, Scene

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "fixtures"
PEOPLE: Final = ("Ada", "Camille", "Joost", "Mei", "Sage", "Benedikt", "Noor")
SEATED: Final = 2
"""Seats from the first that people hold; bots hold the others."""
TRIES: Final = 400
CHOSEN: Final = 2
"""Another seat that has chosen too where the choice is sealed."""

Json = dict[str, object]


def played(scene: Scene) -> tuple[State, list[Event]]:
    """The game of a scene, stopped at its moment; seeds are tried in order until one reaches it."""
    for attempt in range(TRIES):
        state, heard = _play_until(scene, f"fixture/{attempt}")
        if scene.when(state):
            if scene.sealed:
                _choose(state, SEAT, "greedy")
                _choose(state, CHOSEN, "greedy")
            return state, heard
    message = f"no game reaches {scene.name}"
    raise LookupError(message)


def _play_until(scene: Scene, seed: str) -> tuple[State, list[Event]]:
    state = new_game(scene.options, FastStream(seed), log=[])
    heard = drain(state)
    while not scene.when(state) and not state.over:
        # The seat that looks decides last, so that its decisions are seen open.
        _choose(state, state.pending()[-1].seat, scene.bot)
        heard += drain(state)
    if scene.options.teams and not state.over:
        _choose_before(state, SEAT, scene.bot)
    return state, heard


def _choose_before(state: State, seat: int, bot: str) -> None:
    """Let all others of the stage choose, so that a partner's sealed choice is seen."""
    for ask in state.pending():
        if ask.seat != seat:
            _choose(state, ask.seat, bot)


def _choose(state: State, seat: int, name: str) -> None:
    bot = make_bot(name, FastStream(f"fixture/{seat}/{len(state.history)}"))
    state.submit(seat, bot.choose(Sight(state, seat)))


def table_of(scene: Scene) -> Json:
    """The scene as the server would send it to its seat."""
    state, heard = played(scene)
    return {
        "id": scene.name,
        "version": len(heard),
        "seq": len(heard),
        "status": "over" if state.over else "playing",
        "edition": scene.options.edition,
        "boxes": list(scene.options.boxes),
        "players": state.players,
        "boards": list(scene.options.boards),
        "teams": scene.options.teams,
        "experts": scene.options.experts,
        "hints": False,
        "host": True,
        "seats": [_seat(seat, teams=scene.options.teams) for seat in range(state.players)],
        "commitment": "",
        "secret": None,
        "view": msgspec.to_builtins(view(state, SEAT)),
        "sealed": [],
        "events": [
            {"seq": at, "event": msgspec.to_builtins(redact(event, SEAT))}
            for at, event in enumerate(heard, 1)
        ],
        "rematch": None,
        "seat": SEAT,
    }


def _seat(seat: int, *, teams: bool) -> Json:
    person = seat < SEATED
    return {
        "seat": seat,
        "kind": "guest" if person else "bot",
        "name": PEOPLE[seat],
        "bot": None if person else "greedy",
        "you": seat == SEAT,
        "away": False,
        "team": seat // 2 if teams else None,
    }


def write(name: str, content: object) -> None:
    """One file, one line: they are read by programs."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    line = json.dumps(msgspec.to_builtins(content), ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(f"{line}\n", encoding="utf-8")


def main(wanted: list[str]) -> None:
    """Write the fixtures wanted, all if none is named."""
    for edition in ("1e", "2e"):
        write(f"content-{edition}", content_of(edition))
        write(f"content-{edition}-boxes", content_of(edition, ALL))
    for scene in SCENES:
        if not wanted or scene.name in wanted:
            write(scene.name, table_of(scene))
            print(scene.name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
