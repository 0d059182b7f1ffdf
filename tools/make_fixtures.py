"""Writes the tables the browser client is drawn against: real games, stopped at telling moments.

Each file is a ``Table`` as the server sends it; the content of each edition lies beside them, so
that the client can be looked at and tested without a server.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.bots.registry import make_bot
from sevenwonders.content.files import text
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import Board, BoardSide, Card, Cost
from sevenwonders.content.names import LANGUAGES, SECTIONS, parse_names, untranslated
from sevenwonders.engine.dealer import FastStream
from sevenwonders.engine.events import Event
from sevenwonders.engine.events_log import drain
from sevenwonders.engine.options import Options
from sevenwonders.engine.redact import redact
from sevenwonders.engine.setup import new_game
from sevenwonders.engine.sight import Sight
from sevenwonders.engine.state import State
from sevenwonders.engine.view import CityView, view

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "fixtures"
PEOPLE: Final = ("Ada", "Camille", "Joost", "Mei", "Sage", "Benedikt", "Noor")
SEATED: Final = 2
"""Seats from the first that people hold; bots hold the others."""
SEAT: Final = 0
"""The seat that looks."""
TRIES: Final = 400
LATE_CARDS: Final = 17
DISCARDS: Final = 5
CHOSEN: Final = 2
"""Another seat that has chosen too where the choice is sealed."""

Json = dict[str, object]
Moment = Callable[[State], bool]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game that is worth looking at."""

    name: str
    options: Options
    when: Moment
    sealed: bool = False
    """Whether the seat has chosen and waits for others."""


def turn(age: int, number: int) -> Moment:
    """The play of a turn."""
    return lambda state: state.age == age and state.turn == number and _kind(state) == "play"


def late(state: State) -> bool:
    """The last turn, with a city as full as they get."""
    return turn(3, 6)(state) and len(_city(state).cards) >= LATE_CARDS


def free_build(state: State) -> bool:
    """The play of the last Age, its free build still unused."""
    return state.age == 3 and _kind(state) == "play" and _city(state).free_build


def free_city(state: State) -> bool:
    """The seat decides for the free city."""
    return state.age == 2 and state.turn >= 3 and _kind(state) == "free-city"


def discard_pile(state: State) -> bool:
    """The seat chooses from a discard pile worth reading."""
    return _kind(state) == "discard-pile" and len(state.discard) >= DISCARDS


def last_card(state: State) -> bool:
    """The seat uses the last card."""
    return _kind(state) == "last-card"


def over(state: State) -> bool:
    """The end."""
    return state.over


def copied(state: State) -> bool:
    """The end, with a guild copied."""
    return state.over and _city(state).sheet.copied is not None


def _kind(state: State) -> str:
    decision = view(state, SEAT).decision
    return decision.kind if decision else ""


def _city(state: State) -> CityView:
    return view(state, SEAT).cities[SEAT]


SCENES: Final = (
    Scene(
        name="age1-start-5",
        options=Options(players=5, boards=("alexandria-a",)),
        when=turn(1, 1),
    ),
    Scene(
        name="age2-mid-5",
        options=Options(players=5, boards=("alexandria-a", "rhodes-a", "giza-b", "ephesus-a")),
        when=turn(2, 4),
    ),
    Scene(
        name="age3-late-7",
        options=Options(players=7, boards=("halicarnassus-b", "giza-b")),
        when=late,
    ),
    Scene(
        name="age2-3-second-edition",
        options=Options(players=3, edition="2e", boards=("olympia-day", "rhodes-night")),
        when=turn(2, 3),
    ),
    Scene(
        name="free-build-4",
        options=Options(players=4, boards=("olympia-a", "babylon-a", "ephesus-b", "rhodes-b")),
        when=free_build,
    ),
    Scene(
        name="free-city-2",
        options=Options(players=2, boards=("babylon-a", "olympia-b", "giza-a")),
        when=free_city,
    ),
    Scene(
        name="discard-pile-4",
        options=Options(players=4, boards=("halicarnassus-a", "babylon-b")),
        when=discard_pile,
    ),
    Scene(
        name="last-card-3",
        options=Options(players=3, boards=("babylon-b", "halicarnassus-b", "ephesus-b")),
        when=last_card,
    ),
    Scene(
        name="sealed-5",
        options=Options(players=5, boards=("rhodes-a", "ephesus-a", "babylon-b")),
        when=turn(2, 2),
        sealed=True,
    ),
    Scene(
        name="over-5",
        options=Options(players=5, boards=("olympia-b", "babylon-a", "giza-b")),
        when=copied,
    ),
    Scene(name="over-7", options=Options(players=7), when=over),
)


def played(scene: Scene) -> tuple[State, list[Event]]:
    """The game of a scene, stopped at its moment; seeds are tried in order until one reaches it."""
    for attempt in range(TRIES):
        state, heard = _play_until(scene, f"fixture/{attempt}")
        if scene.when(state):
            if scene.sealed:
                _choose(state, SEAT)
                _choose(state, CHOSEN)
            return state, heard
    message = f"no game reaches {scene.name}"
    raise LookupError(message)


def _play_until(scene: Scene, seed: str) -> tuple[State, list[Event]]:
    state = new_game(scene.options, FastStream(seed), log=[])
    heard = drain(state)
    while not scene.when(state) and not state.over:
        # The seat that looks decides last, so that its decisions are seen open.
        _choose(state, state.pending()[-1].seat)
        heard += drain(state)
    return state, heard


def _choose(state: State, seat: int) -> None:
    bot = make_bot("greedy", FastStream(f"fixture/{seat}/{len(state.history)}"))
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
        "players": state.players,
        "boards": list(scene.options.boards),
        "host": True,
        "seats": [_seat(seat) for seat in range(state.players)],
        "commitment": "",
        "secret": None,
        "view": msgspec.to_builtins(view(state, SEAT)),
        "events": [
            {"seq": at, "event": msgspec.to_builtins(redact(event, SEAT))}
            for at, event in enumerate(heard, 1)
        ],
        "rematch": None,
        "seat": SEAT,
    }


def _seat(seat: int) -> Json:
    person = seat < SEATED
    return {
        "seat": seat,
        "kind": "guest" if person else "bot",
        "name": PEOPLE[seat],
        "bot": None if person else "greedy",
        "you": seat == SEAT,
        "away": False,
    }


def content_of(edition: str) -> Json:
    """Cards, boards and names as the server gives them."""
    catalog = load_catalog(edition)
    return {
        "edition": edition,
        "cards": [
            _card(card, [other.id for other in catalog.cards if card.id in other.chains])
            for card in catalog.cards
        ],
        "boards": [_board(board) for board in catalog.boards],
        "names": {language: _names(language) for language in LANGUAGES},
        "untranslated": {language: list(untranslated(language)) for language in LANGUAGES},
    }


def _cost(cost: Cost) -> dict[str, int]:
    return {key: value for key, value in msgspec.structs.asdict(cost).items() if value}


def _card(card: Card, opens: list[str]) -> Json:
    return {
        "id": card.id,
        "age": card.age,
        "color": card.color,
        "copies": list(card.copies),
        "cost": _cost(card.cost),
        "chains": list(card.chains),
        "opens": opens,
        "effects": msgspec.to_builtins(card.effects),
    }


def _board(board: Board) -> Json:
    sides = [_side(board, side) for side in board.sides]
    return {"id": board.id, "produces": board.produces, "sides": sides}


def _side(board: Board, side: BoardSide) -> Json:
    stages = [
        {"cost": _cost(stage.cost), "effects": msgspec.to_builtins(stage.effects)}
        for stage in side.stages
    ]
    return {"id": side.id, "slug": f"{board.id}-{side.id}", "stages": stages}


def _names(language: str) -> dict[str, dict[str, str]]:
    fallback = parse_names(text("data/names", "en"), file="en.toml")
    own = parse_names(text("data/names", language), file=f"{language}.toml")
    return {section: {**fallback[section], **own[section]} for section in SECTIONS}


def write(name: str, content: Json) -> None:
    """One file, one line: they are read by programs."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    line = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(f"{line}\n", encoding="utf-8")


def main() -> None:
    """Write every fixture."""
    for edition in ("1e", "2e"):
        write(f"content-{edition}", content_of(edition))
    for scene in SCENES:
        write(scene.name, table_of(scene))


if __name__ == "__main__":
    main()
