"""``/api/account``: passwords, and the mail address that helps when one is lost."""

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
from sevenwonders.server.wire.account import (
    Account,
    Done,
    Forgotten,
    MailAddress,
    NewPassword,
    Reset,
    UseCode,
)


@post(
    "/api/account/password",
    operation_id="changePassword",
    opt={LIMIT: "sign-ins"},
    summary="Change the password",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 422, 429, 503),
)
async def change_password(data: JSONBody[NewPassword], people: ThePeople, claim: TheClaim) -> Done:
    """Every other browser is signed out."""
    await people.accounts.change_password(claim, data.old, data.new)
    return Done()


@post(
    "/api/account/mail",
    operation_id="setMail",
    opt={LIMIT: "sign-ins"},
    summary="Set or remove the email address",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 422, 429, 503),
)
async def set_mail(data: JSONBody[MailAddress], people: ThePeople, claim: TheClaim) -> Done:
    """A link is sent there; the address counts once it was used."""
    await people.letters.set_mail(claim, data.mail, data.password)
    return Done()


@post(
    "/api/account/mail/confirm",
    operation_id="confirmMail",
    opt={LIMIT: "sign-ins"},
    summary="Confirm an email address",
    status_code=200,
    responses=refusals(403, 404, 415, 503),
)
async def confirm_mail(data: JSONBody[UseCode], people: ThePeople) -> Done:
    """By the code of the link that was sent there."""
    await people.letters.confirm(data.code)
    return Done()


@post(
    "/api/account/forgotten",
    operation_id="forgotten",
    opt={LIMIT: "sign-ins"},
    summary="Request a link for a new password",
    status_code=200,
    responses=refusals(403, 409, 415, 503),
)
async def forgotten(data: JSONBody[Forgotten], people: ThePeople) -> Done:
    """Sent to the address of the account; the answer is the same without such an account."""
    await people.letters.forgotten(data.name)
    return Done()


@post(
    "/api/account/reset",
    operation_id="resetPassword",
    opt={LIMIT: "sign-ins"},
    summary="Set a new password by a link",
    status_code=200,
    responses=refusals(403, 404, 415, 422, 429, 503),
)
async def reset(
    request: Asked,
    data: JSONBody[Reset],
    people: ThePeople,
    identity: TheIdentity,
    old_claim: TheOldClaim,
) -> Response[Account]:
    """Signed in here afterwards, and nowhere else."""
    new = await people.accounts.reset(visitor(request, old_claim), data.code, data.password)
    return known_as(request, identity, new, await people.accounts.about(new))
