"""``/api/replay/analysis``: a record thought through again for one seat."""

from litestar import post
from litestar.params import JSONBody

from sevenwonders.server.api.given import TheAnalyst, TheAsker, TheGate
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.wire.analysis import AnalysisWanted, AnalysisWork


@post(
    "/api/replay/analysis",
    operation_id="analyseRecord",
    summary="Analyse the decisions of a seat",
    status_code=200,
    responses=refusals(403, 404, 409, 413, 415, 422),
)
async def analyse_record(
    data: JSONBody[AnalysisWanted], analyst: TheAnalyst, asker: TheAsker, gate: TheGate
) -> AnalysisWork:
    """Begins the work and answers at once; the same request again says how far it has come."""
    return await analyst.ask(
        asker.key, data.record, data.seat, admit=lambda: gate.enter(asker, "analyses")
    )
