"""``/api/tables/…/talk``: what is said at a table."""

from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from sevenwonders.server.api.given import GuestId, SeatNumber, TableId, TheAsker, TheGate
from sevenwonders.server.api.limits import LIMIT, waiting
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.talk.talk import Talks
from sevenwonders.server.wire.account import Done
from sevenwonders.server.wire.talk import Report, Say, Silence, Talk

TheTalks: TypeAlias = NamedDependency[Talks]
_LAST = 2**53 - 1


@get(
    "/api/tables/{table:str}/talk",
    operation_id="readTalk",
    summary="List the messages at a table",
    responses=refusals(401, 403, 404, 503),
)
async def read_talk(
    table_id: TableId,
    talks: TheTalks,
    guest_id: GuestId,
    asker: TheAsker,
    gate: TheGate,
    after: Annotated[int, QueryParameter(ge=0, le=_LAST, description="The last one you have")] = 0,
    wait: Annotated[
        int, QueryParameter(ge=0, le=25, description="Seconds to wait for a message")
    ] = 0,
) -> Talk:
    """For players of the table; partners also get their private messages."""
    with waiting(gate, asker, wait):
        return await talks.read(guest_id, table_id, after, wait)


@post(
    "/api/tables/{table:str}/talk",
    operation_id="say",
    summary="Send a message at a table",
    opt={LIMIT: "messages"},
    status_code=200,
    responses=refusals(401, 403, 404, 415, 422, 503),
)
async def say(data: JSONBody[Say], table_id: TableId, talks: TheTalks, guest_id: GuestId) -> Talk:
    """To all players of the table, or to the partner alone."""
    return await talks.say(guest_id, table_id, data)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/silence",
    operation_id="silence",
    summary="Mute or unmute a player",
    status_code=200,
    responses=refusals(401, 403, 404, 415, 503),
)
async def silence(
    data: JSONBody[Silence],
    table_id: TableId,
    seat: SeatNumber,
    talks: TheTalks,
    guest_id: GuestId,
) -> Talk:
    """The other player is not notified."""
    return await talks.silence(
        guest_id, table_id, seat, silent=data.silent, everywhere=data.everywhere
    )


@post(
    "/api/tables/{table:str}/talk/{message:int}/report",
    operation_id="reportMessage",
    summary="Report a message",
    opt={LIMIT: "messages"},
    status_code=200,
    responses=refusals(401, 403, 404, 415, 503),
)
async def report_message(
    data: JSONBody[Report],
    table_id: TableId,
    message: Annotated[int, PathParameter(ge=1, le=_LAST, description="The message's number")],
    talks: TheTalks,
    guest_id: GuestId,
) -> Done:
    """The server's administrator sees the original message and its author."""
    await talks.report(guest_id, table_id, message, data.why)
    return Done()
