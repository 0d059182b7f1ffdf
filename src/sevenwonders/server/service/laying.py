"""Tables that do not exist yet: what was asked for, and the secret of their deal."""

from sevenwonders.engine.game.options import Options, components_of, wanted_sides
from sevenwonders.server import deals, identity
from sevenwonders.server.service.access import with_access
from sevenwonders.server.store.rows import SeatData, TableData
from sevenwonders.server.wire.requests import NewTable, WantedOptions
from sevenwonders.server.wire.table import Access


def checked_options(wanted: NewTable | WantedOptions) -> Options:
    """The game that is asked for; refuses one that cannot be."""
    options = Options(
        players=wanted.players,
        edition=wanted.edition,
        boxes=tuple(sorted(set(wanted.boxes))),
        boards=wanted.boards,
        teams=wanted.teams,
        experts=wanted.experts,
    )
    wanted_sides(options, components_of(options))
    return options


def new_table(
    options: Options,
    host: str,
    seats: tuple[SeatData, ...],
    *,
    hints: bool,
    access: Access,
    secret: bytes,
    now: int,
    asked_by: str | None = None,
) -> TableData:
    """An open table with a commitment to its secret; its version and number come when written."""
    laid = TableData(
        id=identity.new_table(),
        version=0,
        seq=0,
        status="open",
        options=options,
        hints=hints,
        host=host,
        secret=secret,
        commitment=deals.commitment(secret),
        rematch=None,
        created=now,
        updated=0,
        asked_by=asked_by,
        seats=seats,
    )
    return with_access(laid, access)
