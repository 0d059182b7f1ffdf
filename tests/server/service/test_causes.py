"""Who and what makes others lose, as the server tells it to whoever looks."""

import msgspec
import pytest

from sevenwonders.engine.events.common import Cause
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.events.tokens import Lost
from sevenwonders.engine.game.options import Options
from sevenwonders.server.service.game import Game
from sevenwonders.server.service.show import show_table
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.rows import EventData, SeatData, TableData
from sevenwonders.server.wire.table import Table
from tests.support.rules import rule
from tests.support.table import a_city, a_table, play

LAIR = Cause(city=0, card="lair")
ROW = TableData(
    id="loss",
    version=1,
    seq=1,
    status="playing",
    options=Options(players=3, boxes=("cities",)),
    hints=False,
    host="ada",
    secret=bytes(32),
    commitment="",
    rematch=None,
    created=0,
    updated=0,
    seats=tuple(
        SeatData(seat=seat, kind="guest", guest=name, name=name)
        for seat, name in enumerate(("ada", "bo", "cy"))
    ),
)


@rule("11.5", "13.8")
@pytest.mark.parametrize("guest", ["ada", "bo", None], ids=["culprit", "loser", "spectator"])
def test_a_loss_is_told_with_its_cause_to_everybody(guest: str | None) -> None:
    state = a_table(
        a_city("giza-a", coins=9, built="lumber-yard glassworks-1", hand="lair"),
        boxes="cities",
        age=2,
        turn=2,
        log=[],
    )
    play(state, "B:lair")
    asked = _sent(Game(state, {}), [], guest)
    assert asked.view is not None
    assert (asked.view.decision is not None) == (guest == "bo")
    if asked.view.decision is not None:
        assert asked.view.decision.causes == (LAIR,)
    drain(state)
    play(state, None, "L:-$1", "L:-$2")
    events = [EventData(at, event) for at, event in enumerate(drain(state), 1)]
    told = [one.event for one in _sent(Game(state, {}), events, guest).events]
    assert [event.causes for event in told if isinstance(event, Lost)] == [(LAIR,), (LAIR,)]


def _sent(game: Game, events: list[EventData], guest: str | None) -> Table:
    """A table as it comes out at the other end of the wire."""
    return msgspec.json.decode(
        msgspec.json.encode(show_table(Situation(ROW, game, tuple(events)), guest)), type=Table
    )
