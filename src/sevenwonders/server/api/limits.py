"""Every request is counted for its guest and its address; handlers say what else they are."""

from typing import Final, TypeVar, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.api.origin import refuse_foreign_pages
from sevenwonders.server.identity import Identity
from sevenwonders.server.limits.gate import Asker, Gate, counted_address

LIMIT: Final = "limit"
"""The key of a handler's ``opt`` with the name of its own limit."""
Connection = ASGIConnection[object, object, object, State]
_Handler = TypeVar("_Handler")


def asker_of(connection: ASGIConnection[_Handler, object, object, State]) -> Asker:
    """Who asks, as far as it shows without looking anybody up."""
    identity = cast("Identity", connection.app.state.identity)
    host = connection.client.host if connection.client else None
    said = identity.asker(connection.cookies)
    return Asker(Claim.read(said).guest if said else None, counted_address(host))


def asker_of_request(request: Request[object, object, State]) -> Asker:
    """The same, for handlers."""
    return asker_of(request)


class KeepWithinLimits(ASGIMiddleware):
    """Refuses foreign pages and what is too much, before anything is read or looked up for it.

    The framework's guards would cost a copy of the handler each.
    """

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request pass, or refuse it."""
        request: Request[object, object, State] = Request(scope)
        refuse_foreign_pages(request)
        gate = cast("Gate", request.app.state.gate)
        asker = asker_of(request)
        gate.enter(asker, "requests")
        limit = scope["route_handler"].opt.get(LIMIT)
        if limit is not None:
            gate.enter(asker, limit)
        await next_app(scope, receive, send)


class KeepStreamsFew(ASGIMiddleware):
    """Counts a stream for as long as it is open."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse one too many."""
        connection: Connection = ASGIConnection(scope)
        gate = cast("Gate", connection.app.state.gate)
        with gate.stay(asker_of(connection), "streams"):
            await next_app(scope, receive, send)
