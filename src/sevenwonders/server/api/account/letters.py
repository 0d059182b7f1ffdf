"""Mail about turns: whether an account wishes for it, and the link that stops it."""

from typing import Annotated

from litestar import post
from litestar.params import JSONBody, PathParameter

from sevenwonders.server.accounts.errors import SpentCode
from sevenwonders.server.api.account.given import TheClaim, ThePeople
from sevenwonders.server.api.given import TheIdentity
from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.wire.account import Done, TurnMail


@post(
    "/api/account/letters",
    operation_id="wishForTurnMail",
    summary="Subscribe to turn emails, or unsubscribe",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 503),
)
async def wish_for_turn_mail(data: JSONBody[TurnMail], people: ThePeople, claim: TheClaim) -> Done:
    """In games by days, once a turn, while one is not there."""
    await people.letters.wish_for_turns(claim, wished=data.turns)
    return Done()


@post(
    "/api/letters/{code:str}",
    operation_id="stopTurnMail",
    summary="Unsubscribe from turn emails",
    opt={LIMIT: "sign-ins"},
    status_code=200,
    responses=refusals(403, 404, 503),
)
async def stop_turn_mail(
    code: Annotated[str, PathParameter(description="From the link in the email")],
    people: ThePeople,
    identity: TheIdentity,
) -> Done:
    """By the link of a mail, without signing in; what is sent along does not matter."""
    guest = identity.guest_of_letter(code)
    if guest is None:
        raise SpentCode
    await people.letters.stop_turns(guest)
    return Done()
