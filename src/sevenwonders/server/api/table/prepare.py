"""``/api/tables/…``: what the host changes before the start."""

from typing import Final, TypeAlias

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from sevenwonders.server.api.given import GuestId, TableId
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.service.prepare import Preparations
from sevenwonders.server.wire.requests import RemovedName, WantedOptions, WantedOrder
from sevenwonders.server.wire.table import Table

ThePreparations: TypeAlias = NamedDependency[Preparations]


@post(
    "/api/tables/{table:str}/options",
    operation_id="changeGame",
    summary="Change the game",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 422, 503),
)
async def change_game(
    data: JSONBody[WantedOptions],
    table_id: TableId,
    preparations: ThePreparations,
    guest_id: GuestId,
) -> Table:
    """Players, expansions, clock and all else: for the host, before the game.

    People keep their seats; where seats go, the free ones go first and bots next.
    """
    return await preparations.play(guest_id, table_id, data)


@post(
    "/api/tables/{table:str}/order",
    operation_id="reorderSeats",
    summary="Change the seating",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 422, 503),
)
async def reorder_seats(
    data: JSONBody[WantedOrder],
    table_id: TableId,
    preparations: ThePreparations,
    guest_id: GuestId,
) -> Table:
    """``order`` has for each seat the former seat of its player; for the host, before the start."""
    return await preparations.order(guest_id, table_id, data.order)


@post(
    "/api/tables/{table:str}/readmit",
    operation_id="readmit",
    summary="Let a removed person sit down again",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 503),
)
async def readmit(
    data: JSONBody[RemovedName],
    table_id: TableId,
    preparations: ThePreparations,
    guest_id: GuestId,
) -> Table:
    """For the host, before the game."""
    return await preparations.readmit(guest_id, table_id, data.name)


ROUTES: Final = (change_game, reorder_seats, readmit)
