"""``/api/stream``: the one stream of a browser."""

from functools import partial
from typing import Annotated, Final

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.response import Stream

from sevenwonders.server.accounts.people import People
from sevenwonders.server.api.given import PACKED, GuestId, TheHub, TheIdentity, TheService
from sevenwonders.server.api.limits import KeepStreamsFew
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.api.who import proof_of
from sevenwonders.server.stream.changes import Reader
from sevenwonders.server.stream.compression import compressed

_TABLES: Final = r"^([a-z0-9]{1,32}(-[0-9]{1,15})?(,[a-z0-9]{1,32}(-[0-9]{1,15})?){0,31})?$"


@get(
    "/api/stream",
    operation_id="listen",
    summary="Stream changes as Server-Sent Events",
    media_type="text/event-stream",
    opt={PACKED: True},
    middleware=[KeepStreamsFew()],
    responses=refusals(401),
)
async def listen(
    request: Request[object, object, State],
    service: TheService,
    hub: TheHub,
    guest_id: GuestId,
    people: NamedDependency[People],
    identity: TheIdentity,
    tables: Annotated[
        str,
        QueryParameter(
            pattern=_TABLES,
            description="Tables to follow besides one's own, as ab12,cd34-17: with the ``seq`` up "
            "to which one is known, what changes there is sent too",
        ),
    ] = "",
) -> Stream:
    """``table`` events name a table and its version, ``lobby`` says that the list is another.

    Everybody may listen: told is of the tables where the guest sits, and of those that are named.
    Of a table that is named with a number, ``seen`` is the table as the reader sees it, and
    ``waiting`` who is waited for, where no more has changed. The stream ends with the session or
    the token by which it was opened.
    """
    named = (one.partition("-") for one in tables.split(",") if one)
    reader = Reader(guest_id, {table: int(seq) if seq else None for table, _, seq in named})
    headers = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
    holds = partial(people.sessions.holds, proof_of(request, identity))
    pieces = hub.listen(reader, service, holds)
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        pieces = compressed(pieces)
    return Stream(pieces, media_type="text/event-stream", headers=headers)
