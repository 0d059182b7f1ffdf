"""``/api/guest``: the guest of the browser."""

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from sevenwonders.server.accounts.people import People
from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.api.given import GuestId, TheIdentity, TheService
from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.api.who import bearer, good_claim, guest_cookie
from sevenwonders.server.identity import Identity
from sevenwonders.server.wire.requests import GuestName
from sevenwonders.server.wire.table import Guest


@get("/api/guest", operation_id="getGuest", summary="Get your guest", responses=refusals(401, 503))
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
    summary="Become a guest, or change your name",
    opt={LIMIT: "names"},
    status_code=200,
    responses=refusals(401, 403, 409, 415, 422, 503),
)
async def name_guest(
    request: Request[object, object, State],
    data: JSONBody[GuestName],
    people: NamedDependency[People],
    identity: TheIdentity,
) -> Response[Guest]:
    """Set your name; an invalid cookie is replaced."""
    known = await good_claim(request, identity, people)
    return _introduced(request, identity, await people.accounts.name_guest(known, data.name))


def _introduced(
    request: Request[object, object, State], identity: Identity, guest: Guest
) -> Response[Guest]:
    """An answer that renews the cookie; programs with a token do not need one."""
    if bearer(request) is not None:
        return Response(guest)
    before = identity.asker(request.cookies)
    claim = Claim.read(before) if before else None
    same = claim is not None and claim.guest == guest.id
    text = before if before and same else guest.id
    secure = request.url.scheme == "https"
    return Response(guest, cookies=[guest_cookie(identity, text, secure=secure)])
