"""``/api/content`` and ``/api/bots``: what can be put on a table."""

import hashlib
from functools import lru_cache
from typing import Annotated, Final, cast

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from sevenwonders.bots.registry import BOTS
from sevenwonders.content.errors import UnknownEdition
from sevenwonders.server.catalogue import content_of
from sevenwonders.server.problems import refusals
from sevenwonders.server.wire import BotRow, Content

CACHE: Final = "public, max-age=300, stale-while-revalidate=86400"


@lru_cache
def etag_of(edition: str) -> str:
    """The entity tag of an edition: another one when anything in it is another."""
    body = msgspec.json.encode(content_of(edition))
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


@get(
    "/api/content/{edition:str}",
    operation_id="getContent",
    summary="Cards, boards and names of an edition",
    responses={**refusals(404), 304: ResponseSpec(None, description="It is as you have it.")},
)
async def get_content(
    request: Request[object, object, State],
    edition: Annotated[str, PathParameter(description="1e or 2e")],
) -> Response[Content]:
    """All of an edition in every language; it changes only with the program."""
    try:
        content = content_of(edition)
    except UnknownEdition as error:
        raise NotFoundException(str(error)) from error
    headers = {"ETag": etag_of(edition), "Cache-Control": CACHE}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return cast("Response[Content]", Response(None, status_code=304, headers=headers))
    return Response(content, headers=headers)


@get("/api/bots", operation_id="listBots", summary="The bots there are")
async def list_bots() -> list[BotRow]:
    """Every bot by name."""
    return [BotRow(name) for name in BOTS]
