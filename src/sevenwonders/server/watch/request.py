"""Each request has an id, which its log entries and its answer bear; and is counted."""

import re
import secrets
import time
from collections.abc import Mapping
from contextvars import ContextVar
from itertools import count
from typing import Final, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sevenwonders.server.watch.figures import Figures

HEADER: Final = "X-Request-Id"
_HEADER: Final = HEADER.lower().encode()
_GOOD: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
_WAITS: Final = re.compile(rb"(?:^|&)wait=0*[1-9]")
"""In the query of requests that are answered once there is something new: how long that takes says
nothing about the server."""
current: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered; empty outside of one."""


class WatchRequests:
    """Gives each request an id, or takes the one of a proxy, and counts its answer."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        self._app = app
        self._figures = figures
        self._begin = secrets.token_hex(5)
        self._count = count()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer the request, and say how that went."""
        named = (value for name, value in scope["headers"] if name == _HEADER)
        said = next(named, b"").decode("latin-1")
        name = said if _GOOD.fullmatch(said) else f"{self._begin}{next(self._count):06x}"
        token = current.set(name)
        began = time.monotonic()

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (_HEADER, name.encode())]
                # Where no route was found there is none, whatever its type says.
                route = cast("Mapping[str, object]", scope).get("path_template")
                waits = _WAITS.search(scope["query_string"]) is not None
                took = None if waits else time.monotonic() - began
                self._figures.answered(str(route or "other"), message["status"], took)
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            current.reset(token)
