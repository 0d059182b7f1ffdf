"""Games that stand at a decision, put into the store of a server before anybody opens them.

They are real games: a secret from which the deal follows, and the choices since, found by playing.
The server reads such a table as one that it has kept since before it was started.
"""

import time
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

from msgspec.structs import replace
from sqlalchemy import create_engine

from sevenwonders.engine.game.options import Options
from sevenwonders.engine.see.decision import Decision
from sevenwonders.engine.see.view import view
from sevenwonders.server.deals import deal_stream
from sevenwonders.server.service.commit import played_on, write_all
from sevenwonders.server.service.game import Step
from sevenwonders.server.service.laying import new_table
from sevenwonders.server.service.seating import lay_seats
from sevenwonders.server.settings import settings
from sevenwonders.server.store.rows import ChoiceData
from sevenwonders.server.wire.table import Guest
from tests.browser.serving import Server
from tools.fixture_scenes import SEAT, Scene
from tools.make_fixtures import Show

DEALS: Final = 400
"""Deals that are tried for a scene."""


class Stood(NamedTuple):
    """A game that stands at a decision of the first seat."""

    options: Options
    secret: bytes
    choices: Sequence[ChoiceData]
    decision: Decision


@cache
def stood_at(scene: Scene) -> Stood:
    """The first deal whose game comes to a scene."""
    for deal in range(DEALS):
        secret = blake2b(f"{scene.name} {deal}".encode(), digest_size=32).digest()
        show = Show(scene, deal_stream(secret))
        if show.play():
            decision = view(show.state, SEAT).decision
            assert decision is not None
            return Stood(scene.options, secret, tuple(show.choices.values()), decision)
    raise AssertionError(f"no game of {DEALS} reaches {scene.name}")


def store(server: Server, guest: Guest, stood: Stood) -> str:
    """Seat a guest at the decision of such a game, with bots around; the id of the table."""
    now = time.time_ns() // 1_000_000
    seats = lay_seats(guest, stood.options.players, _bots(stood.options.players))
    table = new_table(
        stood.options,
        guest.id,
        seats,
        hints=False,
        access="link",
        secret=stood.secret,
        now=now,
    )
    step = Step.first(stood.options, stood.secret)
    step.repeat((), stood.choices)
    plan = played_on(replace(table, status="playing"), step)
    engine = create_engine(settings({}, data=server.folder).database)
    with engine.begin() as connection:
        write_all(connection, [(None, plan)], now)
    engine.dispose()
    return table.id


def _bots(players: int) -> list[str | None]:
    return [None, *["random"] * (players - 1)]
