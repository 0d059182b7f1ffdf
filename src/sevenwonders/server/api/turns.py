"""``/api/turns``: whose turn it is at all of your tables."""

from typing import Annotated, TypeAlias

from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from sevenwonders.server.api.given import GuestId, TheAsker, TheGate
from sevenwonders.server.api.limits import waiting
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.presence.telling import Presences
from sevenwonders.server.turns.turns import Turns
from sevenwonders.server.wire.turns import Awaited, Turn

TheTurns: TypeAlias = NamedDependency[Turns]


@get(
    "/api/turns",
    operation_id="listTurns",
    summary="List your pending decisions",
    responses=refusals(401, 503),
)
async def list_turns(
    turns: TheTurns,
    presences: NamedDependency[Presences],
    guest_id: GuestId,
    asker: TheAsker,
    gate: TheGate,
    wait: Annotated[int, QueryParameter(ge=0, le=25, description="Seconds to wait for one")] = 0,
) -> list[Turn]:
    """At all of your tables, the most urgent first; clients that wait count as connected."""
    with waiting(gate, asker, wait), presences.people.connected(guest_id):
        return await turns.mine(guest_id, wait)


@get(
    "/api/turns/awaited",
    operation_id="listAwaited",
    summary="List whose turn it is at your tables",
    responses=refusals(401, 503),
)
async def list_awaited(turns: TheTurns, guest_id: GuestId) -> list[Awaited]:
    """At each of your tables with a game in progress."""
    return await turns.awaited(guest_id)
