"""``/api/account/sessions``: where an account is signed in."""

from typing import Annotated

from litestar import delete, get
from litestar.params import PathParameter

from sevenwonders.server.api.account.given import TheClaim, ThePeople
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.wire.account import Done, Session


@get(
    "/api/account/sessions",
    operation_id="listSessions",
    summary="List where you are signed in",
    responses=refusals(401, 409, 503),
)
async def list_sessions(people: ThePeople, claim: TheClaim) -> list[Session]:
    """The browser used last comes first."""
    return await people.accounts.sessions(claim)


@delete(
    "/api/account/sessions/{session:str}",
    operation_id="endSession",
    summary="Sign out another browser",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
)
async def end_session(
    session: Annotated[str, PathParameter(description="Its id in the list")],
    people: ThePeople,
    claim: TheClaim,
) -> Done:
    """Its cookie stops working: at once on this server, within half a minute on others."""
    await people.accounts.end_session(claim, session)
    return Done()
