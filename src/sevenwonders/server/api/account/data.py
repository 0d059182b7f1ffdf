"""``/api/account``: all that is kept of a person."""

from litestar import Response, get, post
from litestar.params import JSONBody

from sevenwonders.server.api.account.given import TheClaim, ThePeople
from sevenwonders.server.api.given import TheIdentity
from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.wire.account import Done, Export, Password


@get(
    "/api/account/export",
    operation_id="exportData",
    summary="Export everything stored about you",
    responses=refusals(401, 503),
)
async def export_data(people: ThePeople, claim: TheClaim) -> Response[Export]:
    """As a file, with an account and without."""
    return Response(
        await people.data.export(claim),
        headers={"Content-Disposition": 'attachment; filename="sevenwonders.json"'},
    )


@post(
    "/api/account/delete",
    operation_id="deleteData",
    opt={LIMIT: "sign-ins"},
    summary="Delete everything stored about you",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 429, 503),
)
async def delete_data(
    data: JSONBody[Password], people: ThePeople, identity: TheIdentity, claim: TheClaim
) -> Response[Done]:
    """The account, its sessions and bots, and the name; games of others keep a nameless seat."""
    await people.data.delete(claim, data.password)
    response = Response(Done())
    response.delete_cookie(identity.name)
    return response
