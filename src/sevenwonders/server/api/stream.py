"""``/api/stream``: the one stream of a browser."""

from typing import Annotated, Final

from litestar import get
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream

from sevenwonders.server.api.given import GuestId, TheHub, TheService
from sevenwonders.server.api.limits import KeepStreamsFew
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.stream.changes import Reader

_DIGITS: Final = 18
_TABLES: Final = r"^([a-z0-9]{1,32}(,[a-z0-9]{1,32}){0,31})?$"


@get(
    "/api/stream",
    operation_id="listen",
    summary="What changes, as Server-Sent Events",
    media_type="text/event-stream",
    middleware=[KeepStreamsFew()],
    responses=refusals(401),
)
async def listen(
    service: TheService,
    hub: TheHub,
    guest_id: GuestId,
    tables: Annotated[
        str,
        QueryParameter(
            pattern=_TABLES, description="Tables to follow besides one's own, as ab12,cd34"
        ),
    ] = "",
    last: Annotated[
        str, HeaderParameter(name="Last-Event-ID", description="The last id that was seen")
    ] = "",
) -> Stream:
    """``table`` events name a table and its version, ``lobby`` says that the list is another.

    Everybody may listen: told is of the tables where the guest sits, and of those that are named.
    """
    seen = int(last) if last.isascii() and last.isdecimal() and len(last) <= _DIGITS else None
    return Stream(
        hub.listen(Reader(guest_id, frozenset(filter(None, tables.split(",")))), seen, service),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-cache", "X-Accel-Buffering": "no"},
    )
