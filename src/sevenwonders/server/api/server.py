"""``/api/server``: the server itself, and ``/api/qr``: a link as a QR code."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from sevenwonders.server.api.problems import refusals
from sevenwonders.server.qr import qr_code


class Server(msgspec.Struct, frozen=True):
    """What runs here."""

    version: str
    invite: str | None
    """The address for friends on the same network, where the page's own is not theirs."""
    mail: bool = False
    """Whether the server can help by mail with a lost password."""
    client: str | None = None
    """The script of the pages it has: pages with another one are older, or newer."""


@get(
    "/api/server",
    operation_id="getServer",
    summary="Get the server's version and address",
    responses=refusals(),
)
async def get_server(server: NamedDependency[Server]) -> Server:
    """Which version runs, and where friends find it."""
    return server


@get(
    "/api/qr",
    operation_id="getQr",
    summary="Get a link as a QR code",
    responses=refusals(),
    sync_to_thread=True,
)
def get_qr(
    link: Annotated[str, QueryParameter(min_length=1, max_length=300, description="The link")],
) -> tuple[str, ...]:
    """Rows of ``1`` for dark and ``0`` for light, without a margin."""
    return qr_code(link)
