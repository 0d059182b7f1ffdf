"""Access to a table: for everybody, everyone with its link, or invited people.

To everybody else a private table does not exist: they are refused as if there were none.
"""

import hmac
from typing import Final

from msgspec.structs import replace

from sevenwonders.server import identity
from sevenwonders.server.errors import ListFull, NoSpectators, NoTable, NotPrivate
from sevenwonders.server.service.seating import check_host, check_open, seat_of
from sevenwonders.server.store.rows import Invited, TableData
from sevenwonders.server.wire.table import Access, Guest

MOST_INVITED: Final = 100
"""People on the list of one table."""


def may_see(table: TableData, guest_id: str | None) -> bool:
    """Whether a table is there for a guest."""
    if table.access != "private":
        return True
    if guest_id is None:
        return False
    return seat_of(table, guest_id) is not None or _invited(table, guest_id)


def check_may_see(table: TableData, guest_id: str | None) -> None:
    """Refuse strangers at a private table, as if it did not exist, and unwanted spectators."""
    if not may_see(table, guest_id):
        raise NoTable(table.id)
    if table.terms.spectators == "none" and table.status != "open":
        _check_plays(table, guest_id)


def may_see_all(table: TableData, guest_id: str | None) -> bool:
    """Whether somebody may see, after the end, what every city held."""
    return table.terms.spectators == "all" or seat_of(table, guest_id) is not None


def check_may_see_all(table: TableData, guest_id: str | None) -> None:
    """Refuse the hands of a finished game to guests who may not see them."""
    check_may_see(table, guest_id)
    if not may_see_all(table, guest_id):
        raise NoSpectators(table.id)


def opened_to(table: TableData, guest_id: str, access: Access) -> TableData:
    """Let others come than before; for the host, before the game."""
    check_host(table, guest_id)
    check_open(table)
    return table if access == table.access else with_access(table, access)


def with_access(table: TableData, access: Access) -> TableData:
    """A table that others can join; a private one gets an invitation."""
    invitation = identity.new_invitation() if access == "private" else None
    return replace(table, access=access, invitation=invitation)


def accepted(table: TableData, guest: Guest, invitation: str) -> TableData:
    """Admit a guest by the invitation; a wrong one reveals nothing about the table."""
    if may_see(table, guest.id):
        return table
    if any(one.guest == guest.id for one in table.removed):
        raise NoTable(table.id)
    right = table.invitation is not None and hmac.compare_digest(
        table.invitation.encode(), invitation.encode()
    )
    if not right:
        raise NoTable(table.id)
    return _with(table, guest)


def with_guest(table: TableData, guest_id: str, invited: Guest) -> TableData:
    """Put somebody on the list; for the host."""
    _check_private_host(table, guest_id)
    removed = tuple(one for one in table.removed if one.guest != invited.id)
    return _with(replace(table, removed=removed), invited)


def without_guest(table: TableData, guest_id: str, name: str) -> TableData:
    """Remove a name from the list, except for players of the table; for the host."""
    _check_private_host(table, guest_id)
    stay = tuple(one for one in table.invited if one.name != name or seat_of(table, one.guest))
    return replace(table, invited=stay)


def with_new_invitation(table: TableData, guest_id: str) -> TableData:
    """Replace the invitation; for the host. People on the list stay on it."""
    _check_private_host(table, guest_id)
    return replace(table, invitation=identity.new_invitation())


def with_same_people(table: TableData, old: TableData) -> TableData:
    """Admit guests who may see an old table to a new one."""
    if table.access != "private":
        return table
    seated = (Invited(one.guest, one.name) for one in old.seats if one.guest is not None)
    known = {one.guest: one for one in (*old.invited, *seated)}
    return replace(table, invited=tuple(known.values())[:MOST_INVITED])


def forgotten(table: TableData, guest_id: str) -> TableData:
    """Take a guest off the lists."""
    return replace(
        table,
        invited=tuple(one for one in table.invited if one.guest != guest_id),
        removed=tuple(one for one in table.removed if one.guest != guest_id),
    )


def _check_plays(table: TableData, guest_id: str | None) -> None:
    if seat_of(table, guest_id) is None:
        raise NoSpectators(table.id)


def _check_private_host(table: TableData, guest_id: str) -> None:
    check_host(table, guest_id)
    if table.access != "private":
        raise NotPrivate


def _with(table: TableData, guest: Guest) -> TableData:
    if _invited(table, guest.id):
        return table
    if len(table.invited) >= MOST_INVITED:
        raise ListFull(MOST_INVITED)
    return replace(table, invited=(*table.invited, Invited(guest.id, guest.name)))


def _invited(table: TableData, guest_id: str) -> bool:
    return any(one.guest == guest_id for one in table.invited)
