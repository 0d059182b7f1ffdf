"""``/api/account/devices``: going on on another device."""

from litestar import Response, post
from litestar.params import JSONBody

from sevenwonders.server.api.account.given import (
    Asked,
    TheClaim,
    TheOldClaim,
    ThePeople,
    known_as,
    visitor,
)
from sevenwonders.server.api.given import TheIdentity
from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.wire.account import Account, DeviceLink, MakeLink, UseCode


@post(
    "/api/account/devices",
    operation_id="makeDeviceLink",
    summary="Create a link for another device",
    status_code=200,
    responses=refusals(401, 403, 415, 503),
)
async def make_link(data: JSONBody[MakeLink], people: ThePeople, claim: TheClaim) -> DeviceLink:
    """Works once, within ten minutes; an earlier one no longer works."""
    return await people.devices.link(claim, data.at)


@post(
    "/api/account/devices/use",
    operation_id="useDeviceLink",
    opt={LIMIT: "sign-ins"},
    summary="Use a device link",
    status_code=200,
    responses=refusals(403, 404, 415, 503),
)
async def use_link(
    request: Asked,
    data: JSONBody[UseCode],
    people: ThePeople,
    identity: TheIdentity,
    old_claim: TheOldClaim,
) -> Response[Account]:
    """The browser becomes the guest who created the link."""
    new = await people.devices.use(visitor(request, old_claim), data.code)
    return known_as(request, identity, new, await people.accounts.about(new))
