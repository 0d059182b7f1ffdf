"""``/api/server``: the server itself."""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from sevenwonders.server.api.problems import refusals


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
    summary="The server itself",
    responses=refusals(),
)
async def get_server(server: NamedDependency[Server]) -> Server:
    """Which version runs, and where friends find it."""
    return server
