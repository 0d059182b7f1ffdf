"""``/api/stream``: the one stream of a browser."""

from typing import Annotated, Final

from litestar import get
from litestar.params import HeaderParameter
from litestar.response import Stream

from sevenwonders.server.api.given import TheHub, TheService
from sevenwonders.server.problems import refusals

_DIGITS: Final = 18


@get(
    "/api/stream",
    operation_id="listen",
    summary="What changes, as Server-Sent Events",
    media_type="text/event-stream",
    responses=refusals(),
)
async def listen(
    service: TheService,
    hub: TheHub,
    last: Annotated[
        str, HeaderParameter(name="Last-Event-ID", description="The last id that was seen")
    ] = "",
) -> Stream:
    """``table`` events name a table and its version, ``lobby`` says that the list is another.

    Everybody may listen: what changed is public, what it became is asked for by each.
    """
    seen = int(last) if last.isascii() and last.isdecimal() and len(last) <= _DIGITS else None
    headers = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
    return Stream(hub.listen(seen, service), media_type="text/event-stream", headers=headers)
