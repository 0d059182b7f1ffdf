"""Who asks, by the cookie; and which table is meant, by the address."""

import re
from typing import Annotated, Final

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from sevenwonders.server.errors import NoGuest, NoTable
from sevenwonders.server.identity import AGE, Identity

_TABLE: Final = re.compile(r"[a-z0-9]{1,32}")


async def known_guest(
    request: Request[object, object, State], identity: NamedDependency[Identity]
) -> str | None:
    """The id of the guest who asks, none for a passer-by; our own cookie has to name one."""
    guest = identity.asker(request.cookies)
    if guest is None and request.cookies.get(identity.name):
        raise NoGuest
    return guest


async def table_id(
    table: Annotated[str, PathParameter(description="The table's id, as in its link")],
) -> str:
    """The id in the address; what cannot be one is not looked up."""
    if not _TABLE.fullmatch(table):
        raise NoTable(table)
    return table


def guest_cookie(identity: Identity, guest: str, *, secure: bool) -> Cookie:
    """The cookie that makes a browser a guest."""
    return Cookie(
        key=identity.name,
        value=identity.cookie(guest),
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
