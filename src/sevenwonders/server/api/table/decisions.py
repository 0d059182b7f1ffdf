"""``/api/tables/…/decisions``: deciding, and taking it back."""

from typing import Annotated, TypeAlias

from litestar import delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from sevenwonders.server.api.given import After, DecisionNumber, SeatNumber
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.api.who import AtTable
from sevenwonders.server.wire.requests import Chosen
from sevenwonders.server.wire.table import Sealed, Table

Brief: TypeAlias = Annotated[
    bool,
    QueryParameter(
        description="Only the sealed choices, if nothing else has changed since ``after``"
    ),
]
PATH = "/api/tables/{table:str}/decisions/{decision:int}/seats/{seat:int}"


@post(
    PATH,
    operation_id="choose",
    summary="Submit a choice",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 422, 503),
)
async def choose(
    data: JSONBody[Chosen],
    at: NamedDependency[AtTable],
    decision: DecisionNumber,
    seat: SeatNumber,
    after: After = 0,
    *,
    brief: Brief = False,
) -> Table | Sealed:
    """Seal a choice. The same again changes nothing; another replaces it until the reveal."""
    choose = at.service.choose_briefly if brief else at.service.choose
    return await choose(at.guest, at.table, decision, seat, data.choice, after=after)


@delete(
    PATH,
    operation_id="withdraw",
    summary="Withdraw a choice",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
)
async def withdraw(
    at: NamedDependency[AtTable],
    decision: DecisionNumber,
    seat: SeatNumber,
    after: After = 0,
) -> Table:
    """Unseal a choice; not after the reveal."""
    return await at.service.withdraw(at.guest, at.table, decision, seat, after=after)
