"""``/api/games``: your finished games."""

from typing import Annotated, Final, TypeAlias

from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from sevenwonders.server.api.given import GuestId
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.history.history import History
from sevenwonders.server.history.rows import Family
from sevenwonders.server.history.store import Cursor, Wanted
from sevenwonders.server.wire.history import GamePage, Statistics

_SLUG: Final = "^[a-z0-9-]{1,32}$"
_MOST: Final = 7
TheHistory: TypeAlias = NamedDependency[History]


def wanted_games(
    family: Annotated[
        Family | None, QueryParameter(description="Only this family of tables")
    ] = None,
    players: Annotated[
        int | None, QueryParameter(ge=2, le=_MOST, description="Only with this number of seats")
    ] = None,
    box: Annotated[
        str | None, QueryParameter(pattern=_SLUG, description="Only with this expansion")
    ] = None,
    board: Annotated[
        str | None, QueryParameter(pattern=_SLUG, description="Only with this board of yours")
    ] = None,
    opponent: Annotated[
        str | None, QueryParameter(max_length=64, description="Only with a player of this name")
    ] = None,
    won: Annotated[
        bool | None, QueryParameter(description="Only won games, or only others")
    ] = None,
) -> Wanted:
    """The filters of a request."""
    return Wanted(family, players, box, board, opponent, won)


@get(
    "/api/games",
    operation_id="listGames",
    summary="List your finished games",
    dependencies={"wanted": Provide(wanted_games, sync_to_thread=False)},
    responses=refusals(401, 503),
)
async def list_games(
    history: TheHistory,
    guest_id: GuestId,
    wanted: NamedDependency[Wanted],
    after: Annotated[
        str | None,
        QueryParameter(
            pattern="^[0-9]{1,15}[.][a-z0-9]{1,32}$", description="`next` of the page before"
        ),
    ] = None,
) -> GamePage:
    """The latest first, twenty at a time."""
    return await history.games(guest_id, wanted, _cursor(after))


@get(
    "/api/games/statistics",
    operation_id="getStatistics",
    summary="Get statistics of your games",
    responses=refusals(401, 503),
)
async def get_statistics(history: TheHistory, guest_id: GuestId) -> Statistics:
    """Of the latest 5,000 games."""
    return await history.statistics(guest_id)


def _cursor(text: str | None) -> Cursor | None:
    if text is None:
        return None
    ended, _, table = text.partition(".")
    return Cursor(int(ended), table)
