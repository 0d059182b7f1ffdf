"""``/api/tables``: laying a table, sitting down, beginning, leaving, playing again."""

from litestar import get, post
from litestar.params import JSONBody

from sevenwonders.server.api.given import (
    After,
    GuestId,
    SeatNumber,
    TableId,
    TheAsker,
    TheService,
)
from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.wire.requests import Join, NewTable, SeatBot
from sevenwonders.server.wire.table import Lobby, Table


@get(
    "/api/tables",
    operation_id="listTables",
    summary="List the tables in the lobby",
    responses=refusals(401, 503),
)
async def list_tables(service: TheService, guest_id: GuestId) -> Lobby:
    """Your own tables, and those with a free seat."""
    return await service.lobby(guest_id)


@post(
    "/api/tables",
    operation_id="createTable",
    summary="Create a table",
    opt={LIMIT: "tables"},
    responses=refusals(401, 403, 404, 409, 415, 422, 503),
)
async def create_table(
    data: JSONBody[NewTable], service: TheService, guest_id: GuestId, asker: TheAsker
) -> Table:
    """You are its host and sit in the first seat; with ``start`` the game begins at once."""
    return await service.create(guest_id, data, address=asker.address)


@get(
    "/api/tables/{table:str}",
    operation_id="getTable",
    summary="Get a table as you see it",
    responses=refusals(401, 404, 503),
)
async def get_table(
    table_id: TableId,
    service: TheService,
    guest_id: GuestId,
    after: After = 0,
) -> Table:
    """The table from your seat, or what is public."""
    return await service.table_for(guest_id, table_id, after)


@post(
    "/api/tables/{table:str}/join",
    operation_id="joinTable",
    summary="Take a seat, or come back",
    opt={LIMIT: "joins"},
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 503),
)
async def join_table(
    data: JSONBody[Join],
    table_id: TableId,
    service: TheService,
    guest_id: GuestId,
    asker: TheAsker,
) -> Table:
    """Take a free seat, change seats before the game, or come back to the seat you left."""
    return await service.join(guest_id, table_id, data.seat, address=asker.address)


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    operation_id="setBot",
    summary="Place or remove a bot",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 422, 503),
)
async def set_bot(
    data: JSONBody[SeatBot],
    table_id: TableId,
    seat: SeatNumber,
    service: TheService,
    guest_id: GuestId,
) -> Table:
    """Give a seat to a bot, or empty it: for the host, before the game.

    A person who is removed cannot sit down again.
    """
    return await service.set_bot(guest_id, table_id, seat, data.bot, remove=data.remove)


@post(
    "/api/tables/{table:str}/start",
    operation_id="startTable",
    summary="Start the game",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
)
async def start_table(
    table_id: TableId, service: TheService, guest_id: GuestId, asker: TheAsker
) -> Table:
    """Deal; a second time changes nothing."""
    return await service.start(guest_id, table_id, address=asker.address)


@post(
    "/api/tables/{table:str}/leave",
    operation_id="leaveTable",
    summary="Leave the table",
    status_code=200,
    responses=refusals(401, 403, 404, 503),
)
async def leave_table(table_id: TableId, service: TheService, guest_id: GuestId) -> Table | None:
    """Give up the seat; in the middle of a game a bot plays on, or all wait if nobody is left.

    The answer is ``null`` where you cannot see the table any more.
    """
    return await service.leave(guest_id, table_id)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/stand-in",
    operation_id="standIn",
    summary="Let a bot replace a late player",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
)
async def stand_in(
    table_id: TableId, seat: SeatNumber, service: TheService, guest_id: GuestId
) -> Table:
    """A bot decides for a person who is late, until they come back.

    For the host; where the host is the absent one, for anybody who plays.
    """
    return await service.stand_in(guest_id, table_id, seat)


@post(
    "/api/tables/{table:str}/rematch",
    operation_id="playAgain",
    summary="Create a rematch",
    opt={LIMIT: "tables"},
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
)
async def rematch(
    table_id: TableId, service: TheService, guest_id: GuestId, asker: TheAsker
) -> Table:
    """The same players and a new deal; all who ask get the same new table."""
    return await service.rematch(guest_id, table_id, address=asker.address)
