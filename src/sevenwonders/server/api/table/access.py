"""``/api/tables/…``: who can join a table."""

from typing import Final, TypeAlias

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from sevenwonders.server.accounts.people import People
from sevenwonders.server.api.given import GuestId, TableId
from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.service.invitations import Invitations
from sevenwonders.server.wire.requests import Invitation, InvitedName, WantedAccess
from sevenwonders.server.wire.table import Table

TheInvitations: TypeAlias = NamedDependency[Invitations]


@post(
    "/api/tables/{table:str}/access",
    operation_id="openTableTo",
    summary="Set who can join",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 503),
)
async def open_table_to(
    data: JSONBody[WantedAccess], table_id: TableId, invitations: TheInvitations, guest_id: GuestId
) -> Table:
    """Everybody, everyone with the link, or invited people: for the host, before the game."""
    return await invitations.open_to(guest_id, table_id, data.access)


@post(
    "/api/tables/{table:str}/accept",
    operation_id="acceptInvitation",
    summary="Accept an invitation to a private table",
    opt={LIMIT: "joins"},
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 503),
)
async def accept_invitation(
    data: JSONBody[Invitation], table_id: TableId, invitations: TheInvitations, guest_id: GuestId
) -> Table:
    """By the invitation that the host passed on; a wrong one finds no table."""
    return await invitations.accept(guest_id, table_id, data.invitation)


@post(
    "/api/tables/{table:str}/invitation",
    operation_id="renewInvitation",
    summary="Replace the invitation",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 503),
)
async def renew_invitation(
    table_id: TableId, invitations: TheInvitations, guest_id: GuestId
) -> Table:
    """The old one no longer works; those on the list of the private table stay on it."""
    return await invitations.renew_invitation(guest_id, table_id)


@post(
    "/api/tables/{table:str}/invited",
    operation_id="invite",
    summary="Add an account to the list",
    opt={LIMIT: "joins"},
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 503),
)
async def invite(
    data: JSONBody[InvitedName],
    table_id: TableId,
    invitations: TheInvitations,
    people: NamedDependency[People],
    guest_id: GuestId,
) -> Table:
    """The account of that name can join the private table without an invitation."""
    return await invitations.invite(guest_id, table_id, await people.accounts.by_name(data.name))


@post(
    "/api/tables/{table:str}/uninvited",
    operation_id="uninvite",
    summary="Remove a name from the list",
    status_code=200,
    responses=refusals(401, 403, 404, 409, 415, 503),
)
async def uninvite(
    data: JSONBody[InvitedName], table_id: TableId, invitations: TheInvitations, guest_id: GuestId
) -> Table:
    """They can no longer look at the private table; those who sit there stay."""
    return await invitations.uninvite(guest_id, table_id, data.name)


ROUTES: Final = (open_table_to, accept_invitation, renew_invitation, invite, uninvite)
