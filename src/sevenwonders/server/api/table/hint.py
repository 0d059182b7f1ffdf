"""``/api/tables/…/decisions/…/hint``: what a bot would do in the reader's place."""

from litestar import post

from sevenwonders.bots.why import Why
from sevenwonders.server.api.given import DecisionNumber, GuestId, SeatNumber, TableId, TheService
from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.api.table.decisions import PATH


@post(
    f"{PATH}/hint",
    operation_id="giveHint",
    summary="Get a hint",
    opt={LIMIT: "hints"},
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
)
async def give_hint(
    table_id: TableId,
    decision: DecisionNumber,
    seat: SeatNumber,
    service: TheService,
    guest_id: GuestId,
) -> Why:
    """The promising choices of the open decision, best first, from what the seat has seen.

    Only at tables that allow hints. The same decision gets the same answer.
    """
    return await service.hint(guest_id, table_id, decision, seat)
