"""``/api/guest``: who one is."""

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from sevenwonders.server.api.given import GuestId, TheIdentity, TheService
from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.api.who import guest_cookie
from sevenwonders.server.identity import Identity
from sevenwonders.server.wire.requests import GuestName
from sevenwonders.server.wire.table import Guest


@get("/api/guest", operation_id="getGuest", summary="Who I am", responses=refusals(401, 503))
async def get_guest(
    request: Request[object, object, State],
    service: TheService,
    identity: TheIdentity,
    guest_id: GuestId,
) -> Response[Guest]:
    """The guest of the cookie, which is good for a while longer from now on."""
    return _introduced(request, identity, await service.guest(guest_id))


@post(
    "/api/guest",
    operation_id="nameGuest",
    summary="Become a guest, or take another name",
    opt={LIMIT: "names"},
    status_code=200,
    responses=refusals(403, 415, 422, 503),
)
async def name_guest(
    request: Request[object, object, State],
    data: JSONBody[GuestName],
    service: TheService,
    identity: TheIdentity,
) -> Response[Guest]:
    """Give yourself a name; a cookie that is no longer good is replaced."""
    known = identity.asker(request.cookies)
    return _introduced(request, identity, await service.name_guest(known, data.name))


def _introduced(
    request: Request[object, object, State], identity: Identity, guest: Guest
) -> Response[Guest]:
    secure = request.url.scheme == "https"
    return Response(guest, cookies=[guest_cookie(identity, guest.id, secure=secure)])
