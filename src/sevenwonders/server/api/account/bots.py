"""``/api/account/bots``: programs that play by a token."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from sevenwonders.server.api.account.given import TheClaim, ThePeople
from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.wire.account import Bot, BotName, Done, NewBot


@get(
    "/api/account/bots",
    operation_id="listMyBots",
    summary="List your bots",
    responses=refusals(401, 409, 503),
)
async def list_bots(people: ThePeople, claim: TheClaim) -> list[Bot]:
    """Their tokens are not stored and cannot be shown again."""
    return await people.bots.mine(claim)


@post(
    "/api/account/bots",
    operation_id="addBot",
    opt={LIMIT: "names"},
    summary="Create a bot with a token",
    status_code=200,
    responses=refusals(401, 403, 409, 415, 422, 503),
)
async def add_bot(data: JSONBody[BotName], people: ThePeople, claim: TheClaim) -> NewBot:
    """The program sends the token as ``Authorization: Bearer …`` with every request."""
    return await people.bots.add(claim, data.name)


@delete(
    "/api/account/bots/{bot:str}",
    operation_id="revokeBot",
    summary="Revoke a bot's token",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
)
async def revoke_bot(
    bot: Annotated[str, PathParameter(description="The bot's guest, from the list")],
    people: ThePeople,
    claim: TheClaim,
) -> Done:
    """Its games stay; the token no longer works."""
    await people.bots.revoke(claim, bot)
    return Done()
