"""``/api/content``, ``/api/boxes`` and ``/api/bots``: what can be put on a table."""

import hashlib
from functools import lru_cache
from typing import Annotated, Final, cast

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from sevenwonders.bots.registry import BOTS
from sevenwonders.content.errors import UnknownBox, UnknownEdition
from sevenwonders.engine.errors import NoSuchBox
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.content.boxes import all_boxes
from sevenwonders.server.content.catalogue import content_of
from sevenwonders.server.wire.content import BotRow, BoxRow, Content

CACHE: Final = "public, max-age=300, stale-while-revalidate=86400"


@lru_cache
def etag_of(edition: str, boxes: tuple[str, ...]) -> str:
    """The entity tag of a content: another one when anything in it is another."""
    body = msgspec.json.encode(content_of(edition, boxes))
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


@get(
    "/api/content/{edition:str}",
    operation_id="getContent",
    summary="Get the cards, leaders, edifices, boards and names of an edition with expansions",
    responses={**refusals(404, 422), 304: ResponseSpec(None, description="Not modified.")},
)
async def get_content(
    request: Request[object, object, State],
    edition: Annotated[str, PathParameter(description="1e or 2e")],
    boxes: Annotated[str, QueryParameter(description="Expansions, as leaders,cities")] = "",
) -> Response[Content]:
    """All of them in every language; it changes only with the program."""
    try:
        content = content_of(edition, filter(None, boxes.split(",")))
    except UnknownEdition as error:
        raise NotFoundException(str(error)) from error
    except UnknownBox as error:
        raise NoSuchBox(error.name, error.known) from error
    headers = {"ETag": etag_of(content.edition, content.boxes), "Cache-Control": CACHE}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return cast("Response[Content]", Response(None, status_code=304, headers=headers))
    return Response(content, headers=headers)


@get(
    "/api/boxes",
    operation_id="listBoxes",
    summary="List the expansions",
    responses=refusals(),
)
async def list_boxes() -> Response[tuple[BoxRow, ...]]:
    """Every box, with its boards and with how many it is played."""
    return Response(all_boxes(), headers={"Cache-Control": CACHE})


@get("/api/bots", operation_id="listBots", summary="List the bots", responses=refusals())
async def list_bots() -> list[BotRow]:
    """Every bot by name."""
    return [BotRow(name) for name in BOTS]
