"""Each request has an id, which its log entries and its answer bear; and is counted."""

import re
import secrets
import time
from collections.abc import Mapping
from contextvars import ContextVar
from itertools import count
from typing import Final, cast

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sevenwonders.server.watch.figures import Figures

HEADER: Final = "X-Request-Id"
_HEADER: Final = HEADER.lower().encode()
_GOOD: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
current: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered; empty outside of one."""


class WatchRequests(ASGIMiddleware):
    """Gives each request an id, or takes the one of a proxy, and counts its answer."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._begin = secrets.token_hex(5)
        self._count = count()

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Answer the request, and say how that went."""
        said = Headers.from_scope(scope).get(HEADER, "")
        name = said if _GOOD.fullmatch(said) else f"{self._begin}{next(self._count):06x}"
        token = current.set(name)
        began = time.monotonic()

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (_HEADER, name.encode())]
                # Where no route was found there is none, whatever its type says.
                route = cast("Mapping[str, object]", scope).get("path_template")
                took = time.monotonic() - began
                self._figures.answered(str(route or "other"), message["status"], took)
            await send(message)

        try:
            await next_app(scope, receive, watched)
        finally:
            current.reset(token)
