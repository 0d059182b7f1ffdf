"""Choices, answered before the framework: nothing else that costs time is asked as often.

Only what is plainly in order is answered here. All else, and what is refused, goes to the framework
as it came: a choice that is asked for twice changes nothing the second time.
"""

import re
import zlib
from collections.abc import Iterable
from typing import Final, NamedTuple, cast

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send

from sevenwonders.server.accounts.people import People
from sevenwonders.server.accounts.sessions import Claim
from sevenwonders.server.api.bodies import JSON
from sevenwonders.server.api.limits import is_counted
from sevenwonders.server.api.origin import is_foreign
from sevenwonders.server.api.table.decisions import PATH
from sevenwonders.server.identity import Identity
from sevenwonders.server.limits.gate import Asker, Gate, counted_address
from sevenwonders.server.service.service import Service
from sevenwonders.server.wire.requests import Chosen

_ASKED: Final = re.compile(
    r"/api/tables/([a-z0-9]{1,32})/decisions/([0-9]{1,9})/seats/([0-9]{1,3})", re.ASCII
)
_QUERY: Final = re.compile(rb"after=([0-9]{1,15})&brief=true")
_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?")
_COOKIES: Final = re.compile(r"[\w-]+=[\w.~+-]+(; ?[\w-]+=[\w.~+-]+)*", re.ASCII)
_ROUTE: Final = re.sub(r":[a-z]+}", "}", PATH)
"""The route as the framework names it."""
_LONGEST: Final = 1024
"""Bytes of the body."""
_HEADERS: Final = frozenset(
    {
        b"accept-encoding",
        b"authorization",
        b"content-length",
        b"content-type",
        b"cookie",
        b"host",
        b"origin",
        b"sec-fetch-site",
    }
)
"""Those that matter; where one comes twice the framework decides what it means."""
_GZIP: Final = 16 + zlib.MAX_WBITS
_BODY: Final = msgspec.json.Decoder(Chosen)
_ENCODE: Final = msgspec.json.Encoder().encode


class _Asked(NamedTuple):
    """A choice that is asked for in the usual way."""

    asker: Asker
    guest: str
    table: str
    decision: int
    seat: int
    after: int
    packed: bool
    """Whether the answer may be compressed."""


class QuickChoices:
    """Answers choices, and passes on all else."""

    def __init__(self, app: Litestar, rest: ASGIApp, *, level: int, worth: int) -> None:
        self._app = app
        self._rest = rest
        self._level = level
        self._worth = worth

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a choice."""
        asked = await self._read(scope)
        if asked is None:
            await self._rest(scope, receive, send)
            return
        received = await _received(receive)
        answer = await self._answer(scope, asked, received)
        if answer is None:
            await self._rest(scope, _again(received, receive), send)
            return
        scope["path_template"] = _ROUTE
        headers = [(b"content-type", JSON.encode())]
        if asked.packed and len(answer) >= self._worth:
            answer = zlib.compress(answer, self._level, _GZIP)
            headers += [(b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
        headers.append((b"content-length", str(len(answer)).encode()))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer, "more_body": False})

    async def _read(self, scope: Scope) -> _Asked | None:
        """What is asked; none where there is anything unusual about it."""
        if scope["type"] != ScopeType.HTTP:
            return None
        path, query = _ASKED.fullmatch(scope["path"]), _QUERY.fullmatch(scope["query_string"])
        if scope["method"] != "POST" or scope["root_path"] or path is None or query is None:
            return None
        headers = _headers(scope["headers"])
        if headers is None or not _is_usual(headers):
            return None
        state = self._app.state
        identity, people = cast("Identity", state.identity), cast("People", state.people)
        text = identity.asker(_cookies(headers["cookie"]))
        claim = None if text is None else Claim.read(text)
        if claim is None or not await people.sessions.admits(claim):
            return None
        client = scope["client"]
        table, decision, seat = path.groups()
        return _Asked(
            Asker(claim.guest, counted_address(client[0] if client else None)),
            claim.guest,
            table,
            int(decision),
            int(seat),
            int(query[1]),
            "gzip" in headers.get("accept-encoding", ""),
        )

    async def _answer(
        self, scope: Scope, asked: _Asked, received: list[HTTPReceiveMessage]
    ) -> bytes | None:
        """What is answered; none where the framework is to say why not."""
        if received[-1]["type"] != "http.request":
            return None
        body = b"".join(one["body"] for one in received if one["type"] == "http.request")
        gate = cast("Gate", self._app.state.gate)
        service = cast("Service", self._app.state.service)
        try:
            choice = _BODY.decode(body).choice
            gate.enter(asked.asker, "requests")
            is_counted(scope)
            sealed = await service.choose_briefly(
                asked.guest, asked.table, asked.decision, asked.seat, choice, after=asked.after
            )
        except Exception:  # noqa: BLE001 -- asked again, it is refused or told to the log
            return None
        return _ENCODE(sealed)


def _headers(raw: Iterable[tuple[bytes, bytes]]) -> dict[str, str] | None:
    """The headers that matter; none if one of them comes twice."""
    found: dict[str, str] = {}
    for name, value in raw:
        if name in _HEADERS:
            key = name.decode()
            if key in found:
                return None
            found[key] = value.decode("latin-1")
    return found


def _is_usual(headers: dict[str, str]) -> bool:
    """Whether a browser of our own pages, or a program with a cookie, may have sent this."""
    length = headers.get("content-length", "")
    return (
        "authorization" not in headers
        and headers.get("content-type") == JSON
        and length.isdecimal()
        and int(length) <= _LONGEST
        and _HOST.fullmatch(headers.get("host", "")) is not None
        and _COOKIES.fullmatch(headers.get("cookie", "")) is not None
        and not is_foreign(
            headers.get("sec-fetch-site"), headers.get("origin", ""), headers.get("host")
        )
    )


def _cookies(header: str) -> dict[str, str]:
    pairs = (one.strip().partition("=") for one in header.split(";"))
    return {name: value for name, _, value in pairs}


async def _received(receive: Receive) -> list[HTTPReceiveMessage]:
    """All of a body, or what came of it until the browser went; its length was told."""
    received: list[HTTPReceiveMessage] = []
    more = True
    while more:
        message = cast("HTTPReceiveMessage", await receive())
        received.append(message)
        more = message["type"] == "http.request" and message["more_body"]
    return received


def _again(received: list[HTTPReceiveMessage], receive: Receive) -> Receive:
    """What was received already, and then what follows."""
    waiting = list(reversed(received))

    async def again() -> HTTPReceiveMessage:
        return waiting.pop() if waiting else cast("HTTPReceiveMessage", await receive())

    return again
