"""``/api/tables/…/record``: a finished game to keep."""

from litestar import Response, get

from sevenwonders.server.api.given import GuestId, TableId, TheService
from sevenwonders.server.api.problems import refusals


@get(
    "/api/tables/{table:str}/record",
    operation_id="getRecord",
    summary="Get the record of a finished game",
    media_type="text/plain",
    responses=refusals(401, 404, 409, 503),
)
async def get_record(table_id: TableId, service: TheService, guest_id: GuestId) -> Response[str]:
    """The game as a .7w file, with the secret that its commitment opens to."""
    return Response(
        await service.record(table_id, guest_id),
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{table_id}.7w"'},
    )
