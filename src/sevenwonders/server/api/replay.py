"""``/api/replay``: records of games to look at again. Nothing is kept of them but a cache."""

import asyncio

from litestar import post
from litestar.params import JSONBody

from sevenwonders.server.api.limits import LIMIT
from sevenwonders.server.api.problems import refusals
from sevenwonders.server.replay import played
from sevenwonders.server.wire.replay import Course, RecordText, Replay, ReplayStep, StepWanted


@post(
    "/api/replay",
    operation_id="openRecord",
    summary="Read a record",
    opt={LIMIT: "replays"},
    status_code=200,
    responses=refusals(403, 413, 415, 422),
)
async def open_record(data: JSONBody[RecordText]) -> Replay:
    """Its table, points and turns; an invalid record is refused with the reason."""
    return await asyncio.to_thread(lambda: played(data.record).summary())


@post(
    "/api/replay/course",
    operation_id="showCourse",
    summary="Get the points of a record turn by turn",
    opt={LIMIT: "replays"},
    status_code=200,
    responses=refusals(403, 413, 415, 422),
)
async def show_course(data: JSONBody[RecordText]) -> Course:
    """What every city did in each turn, and the points that it had then."""
    return await asyncio.to_thread(lambda: played(data.record).course())


@post(
    "/api/replay/step",
    operation_id="showStep",
    summary="Get one moment of a record",
    opt={LIMIT: "replays"},
    status_code=200,
    responses=refusals(403, 404, 413, 415, 422),
)
async def show_step(data: JSONBody[StepWanted]) -> ReplayStep:
    """The game as a seat saw it after a number of stages: a record hides nothing."""
    return await asyncio.to_thread(lambda: played(data.record).step(data.step, data.seat))
