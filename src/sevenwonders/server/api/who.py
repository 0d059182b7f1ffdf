"""The client, by cookie or token, and the table, by the path."""

import re
from typing import Annotated, Final, NamedTuple

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from sevenwonders.server.accounts.errors import BadToken
from sevenwonders.server.accounts.people import People
from sevenwonders.server.accounts.sessions import Claim, Proof
from sevenwonders.server.errors import NoGuest, NoTable
from sevenwonders.server.identity import AGE, Identity
from sevenwonders.server.service.service import Service

_TABLE: Final = re.compile(r"[a-z0-9]{1,32}")
_BEARER: Final = "bearer "


async def known_claim(
    request: Request[object, object, State],
    identity: NamedDependency[Identity],
    people: NamedDependency[People],
) -> Claim | None:
    """The content of the client's cookie, None without one; our cookies have to be valid."""
    found = await good_claim(request, identity, people)
    if found is None and request.cookies.get(identity.name):
        raise NoGuest
    return found


async def old_claim(
    request: Request[object, object, State],
    identity: NamedDependency[Identity],
    people: NamedDependency[People],
) -> Claim | None:
    """The cookie of a client that is about to change its identity; None if it is invalid."""
    return await good_claim(request, identity, people)


async def good_claim(
    request: Request[object, object, State], identity: Identity, people: People
) -> Claim | None:
    """The content of a valid cookie; None if it is invalid or missing."""
    text = identity.asker(request.cookies)
    claim = None if text is None else Claim.read(text)
    return claim if claim is not None and await people.sessions.admits(claim) else None


async def known_guest(
    request: Request[object, object, State],
    identity: NamedDependency[Identity],
    people: NamedDependency[People],
) -> str | None:
    """The id of the guest, by cookie, or by token for a program; None without either."""
    return await _guest(request, identity, people)


async def _guest(
    request: Request[object, object, State], identity: Identity, people: People
) -> str | None:
    token = bearer(request)
    if token is None:
        claim = await known_claim(request, identity, people)
        return None if claim is None else claim.guest
    program = await people.sessions.program(token)
    if program is None:
        raise BadToken
    return program.guest


def proof_of(request: Request[object, object, State], identity: Identity) -> Proof:
    """The client's credentials: its cookie and token."""
    text = identity.asker(request.cookies)
    token = bearer(request)
    return Proof(None if text is None else Claim.read(text), token)


def bearer(request: Request[object, object, State]) -> str | None:
    """The token that a program sends instead of a cookie."""
    header = request.headers.get("Authorization", "")
    return header[len(_BEARER) :].strip() if header.lower().startswith(_BEARER) else None


async def table_id(
    table: Annotated[str, PathParameter(description="The table's id, as in its link")],
) -> str:
    """The id in the address; what cannot be one is not looked up."""
    if not _TABLE.fullmatch(table):
        raise NoTable(table)
    return table


class AtTable(NamedTuple):
    """The client and the table: everything that a choice needs, in one dependency.

    Where a handler is given several things, the framework begins a task for each of them.
    """

    service: Service
    guest: str | None
    table: str


async def at_table(
    request: Request[object, object, State],
    table: Annotated[str, PathParameter(description="The table's id, as in its link")],
) -> AtTable:
    """The client and its table."""
    state = request.app.state
    guest = await _guest(request, state.identity, state.people)
    return AtTable(state.service, guest, await table_id(table))


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
