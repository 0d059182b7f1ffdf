"""The bodies that clients send."""

from typing import Annotated

import msgspec

from sevenwonders.server.wire.table import Access
from sevenwonders.server.wire.terms import Terms

Whole = Annotated[int, msgspec.Meta(ge=0)]
Key = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all bodies sent to the server share: a key nobody knows is refused."""


class GuestName(Request, frozen=True):
    """To become a guest, or to change the name."""

    name: str


class NewTable(Request, frozen=True):
    """The table a person asks for; they sit at seat 0."""

    players: int
    edition: str = "1e"
    boxes: tuple[str, ...] = ()
    """Boxes beside the base game, as ``/api/boxes`` names them."""
    boards: tuple[str, ...] = ()
    """A side, a board, ``side-a`` or ``random`` for each city in turn; those not named are
    random."""
    teams: bool = False
    """Whether four or six play in pairs of neighbours."""
    experts: bool = False
    """Whether the expert leaders are dealt too."""
    hints: bool = False
    """Whether people may ask for a hint."""
    access: Access = "public"
    terms: Terms | None = None
    bots: tuple[str | None, ...] = ()
    """For each seat the bot to place there, None to leave it empty."""
    start: bool = False
    """Whether to begin at once; every seat needs its bot."""
    key: Key | None = None
    """Chosen by the client: the same key again gives the same table."""
    first: bool = False
    """Whether to play the game for newcomers: its deal and opponents are fixed, and all other
    fields but the key are passed over."""


class WantedOptions(Request, frozen=True):
    """To play another game at a table than was asked for; what is not named is as usual."""

    players: int
    edition: str = "1e"
    boxes: tuple[str, ...] = ()
    boards: tuple[str, ...] = ()
    teams: bool = False
    experts: bool = False
    hints: bool = False
    terms: Terms | None = None


class WantedOrder(Request, frozen=True):
    """To change the seating: for each seat, the former seat of its new owner."""

    order: Annotated[tuple[Whole, ...], msgspec.Meta(min_length=2, max_length=7)]


class RemovedName(Request, frozen=True):
    """To readmit a removed person."""

    name: str


class WantedAccess(Request, frozen=True):
    """To let others come than before."""

    access: Access


class Invitation(Request, frozen=True):
    """To be let into a private table."""

    invitation: str


class InvitedName(Request, frozen=True):
    """To put somebody on the list of a private table, or to take them off."""

    name: str


class Join(Request, frozen=True):
    """To sit down."""

    seat: Whole | None = None
    """Any free one if not named."""


class SeatBot(Request, frozen=True):
    """To place a bot, or with None to remove it."""

    bot: str | None
    remove: bool = False
    """Whether the person in the seat cannot come back."""


class Chosen(Request, frozen=True):
    """To decide."""

    choice: str
    """As an option of the decision writes it: ``B:altar<2``."""


class Pause(Request, frozen=True):
    """To ask for a pause, or to end it."""

    paused: bool
