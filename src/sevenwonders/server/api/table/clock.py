"""``/api/tables/…/pause``: pausing the clock."""

from typing import TypeAlias

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from sevenwonders.server.api.given import GuestId, TableId
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.clocks.clocks import Clocks
from sevenwonders.server.wire.requests import Pause
from sevenwonders.server.wire.table import Table

TheClocks: TypeAlias = NamedDependency[Clocks]


@post(
    "/api/tables/{table:str}/pause",
    operation_id="pause",
    summary="Ask for a pause, or end one",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 503),
)
async def pause(
    data: JSONBody[Pause], table_id: TableId, clocks: TheClocks, guest_id: GuestId
) -> Table:
    """It begins when all players have asked for it, and ends as soon as one of them ends it."""
    return await clocks.pause(guest_id, table_id, paused=data.paused)
