"""``/api/account``: making one, signing in and out."""

from litestar import Response, get, post
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
from sevenwonders.server.wire.account import Account, Done, KeepGames, SignIn


@get(
    "/api/account",
    operation_id="getAccount",
    summary="Get your account",
    responses=refusals(401, 503),
)
async def get_account(people: ThePeople, claim: TheClaim) -> Account:
    """Your account, or that you have none."""
    return await people.accounts.about(claim)


@post(
    "/api/account",
    operation_id="keepGames",
    opt={LIMIT: "sign-ins"},
    summary="Create an account",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 422, 429, 503),
)
async def keep_games(
    request: Asked,
    data: JSONBody[KeepGames],
    people: ThePeople,
    identity: TheIdentity,
    claim: TheClaim,
) -> Response[Account]:
    """A guest takes a password: name, tables and games stay theirs, on every device."""
    new = await people.accounts.keep(visitor(request, claim), data.password, data.language)
    return known_as(request, identity, new, await people.accounts.about(new))


@post(
    "/api/account/sign-in",
    operation_id="signIn",
    opt={LIMIT: "sign-ins"},
    summary="Sign in",
    status_code=200,
    responses=refusals(403, 415, 429, 503),
)
async def sign_in(
    request: Asked,
    data: JSONBody[SignIn],
    people: ThePeople,
    identity: TheIdentity,
    old_claim: TheOldClaim,
) -> Response[Account]:
    """The browser becomes the guest of the account; signing out restores its former guest."""
    new = await people.accounts.sign_in(visitor(request, old_claim), data.name, data.password)
    return known_as(request, identity, new, await people.accounts.about(new))


@post(
    "/api/account/sign-out",
    operation_id="signOut",
    summary="Sign out",
    status_code=200,
    responses=refusals(401, 403, 409, 503),
)
async def sign_out(
    request: Asked, people: ThePeople, identity: TheIdentity, claim: TheClaim
) -> Response[Done]:
    """End this session: the browser is the guest it was before, or nobody."""
    before = await people.accounts.sign_out(visitor(request, claim))
    if before is not None:
        return known_as(request, identity, before, Done())
    response = Response(Done())
    response.delete_cookie(identity.name)
    return response
