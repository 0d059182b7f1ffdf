"""Every request is counted for its guest and its address; handlers say what else they are."""

from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Final, cast

from litestar import Request
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from sevenwonders.server.accounts.people import People
from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.api.origin import refuse_foreign_pages
from sevenwonders.server.api.who import bearer
from sevenwonders.server.errors import Unavailable
from sevenwonders.server.identity import Identity
from sevenwonders.server.limits.gate import Asker, Gate, counted_address

LIMIT: Final = "limit"
"""The key of a handler's ``opt`` with the name of its own limit."""
_ASKER: Final = "asker"
_COUNTED: Final = "counted"
Connection = Request[object, object, State]


def _visitor(request: Connection, address: str | None) -> Asker:
    """The guest that a cookie names."""
    said = cast("Identity", request.app.state.identity).asker(request.cookies)
    return Asker(Claim.read(said).guest if said else None, address)


async def _program(request: Connection, address: str | None) -> Asker:
    """The programs of an account: they count together and apart from their owner."""
    program = None
    with suppress(Unavailable):
        sessions = cast("People", request.app.state.people).sessions
        program = await sessions.program(bearer(request) or "")
    return Asker(None if program is None else f"programs of {program.owner}", address)


def asker_of_request(request: Request[object, object, State]) -> Asker:
    """The client, for handlers."""
    return cast("Asker", request.scope["state"][_ASKER])


class KeepWithinLimits(ASGIMiddleware):
    """Refuses foreign pages and what is too much, before anything is read or looked up for it.

    The framework's guards would cost a copy of the handler each.
    """

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request pass, or refuse it."""
        request: Connection = Request(scope)
        refuse_foreign_pages(request)
        gate = cast("Gate", request.app.state.gate)
        address = counted_address(request.client.host if request.client else None)
        if bearer(request) is None:
            asker = _visitor(request, address)
            if _COUNTED not in scope["state"]:
                gate.enter(asker, "requests")
        else:
            # Tokens are looked up in the store: many invalid ones are refused before that.
            gate.enter(Asker(None, address), "requests")
            asker = await _program(request, address)
            gate.enter(Asker(asker.guest, None), "requests")
        limit = scope["route_handler"].opt.get(LIMIT)
        if limit is not None:
            gate.enter(asker, limit)
        scope["state"][_ASKER] = asker
        await next_app(scope, receive, send)


def is_counted(scope: Scope) -> None:
    """Remember that a request was counted for its guest and its address."""
    scope["state"][_COUNTED] = True


def waiting(gate: Gate, asker: Asker, seconds: int) -> AbstractContextManager[None]:
    """Counts a request for as long as it waits for something."""
    return gate.stay(asker, "waits") if seconds else nullcontext()


class KeepStreamsFew(ASGIMiddleware):
    """Counts a stream for as long as it is open."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse one too many."""
        request: Connection = Request(scope)
        gate = cast("Gate", request.app.state.gate)
        with gate.stay(asker_of_request(request), "streams"):
            await next_app(scope, receive, send)
