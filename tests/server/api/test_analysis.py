"""Records thought through again, one at a time."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

import msgspec
import pytest

from sevenwonders.bots.analysis import Analysis, Explainer, analyse
from sevenwonders.bots.limit import Limit
from sevenwonders.engine.game.options import Options
from sevenwonders.record import parse_record
from sevenwonders.record.game import Record
from sevenwonders.server.app import LARGEST_BODY, create_app
from sevenwonders.server.errors import Ending
from sevenwonders.server.settings import Settings
from sevenwonders.server.thinking import analyst
from sevenwonders.server.thinking.analyst import Analyst
from sevenwonders.server.wire.analysis import AnalysisWork
from tests.server.api.test_replay import a_record
from tests.server.browsers import Browser, Meet, an_app, meeting, read, refused

pytestmark = pytest.mark.anyio

PATH: Final = "/api/replay/analysis"
FEW: Final = Limit(iterations=3)
SHORT: Final = a_record(Options(players=3), 2)
"""The record of a game that was broken off after two turns."""


@pytest.fixture
async def meet(tmp_path: Path) -> AsyncIterator[Meet]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    app = create_app(Settings(data=tmp_path, database=database), analyst=Analyst(FEW))
    async with meeting(app) as meet:
        yield meet


class Gate:
    """Analyses that do not end before they may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[int] = []
        self.broken_off = threading.Event()
        self._may_end = threading.Event()
        monkeypatch.setattr(analyst, "analyse", self._analyse)

    def open(self) -> None:
        """Let them end."""
        self._may_end.set()

    def _analyse(
        self,
        record: Record,
        seat: int,
        *,
        limit: Limit,
        tell: Callable[[int], None],
        explainer: Explainer,
    ) -> Analysis:
        self.begun.append(seat)
        self._may_end.wait(30)
        try:
            return analyse(record, seat, limit=limit, tell=tell, explainer=explainer)
        except Ending:
            self.broken_off.set()
            raise


async def look(browser: Browser, seat: int = 0, record: str = SHORT) -> AnalysisWork:
    """Ask for an analysis, or how far it is."""
    return read(await browser.post(PATH, {"record": record, "seat": seat}), AnalysisWork)


async def finished(browser: Browser, seat: int = 0, record: str = SHORT) -> Analysis:
    """Ask until it is there."""
    while True:
        work = await look(browser, seat, record)
        if work.analysis is not None:
            assert work.done == work.of == len(work.analysis.decisions)
            return work.analysis
        await asyncio.sleep(0.02)


async def test_an_analysis_is_that_of_the_record_and_the_seat(meet: Meet) -> None:
    found = await finished(await meet("Ada"), seat=1)
    assert found == analyse(parse_record(SHORT), 1, limit=FEW)
    assert [(one.age, one.turn) for one in found.decisions] == [(1, 1), (1, 2)]


async def test_passers_by_may_ask_too(meet: Meet) -> None:
    assert (await finished(await meet(""))).seat == 0


async def test_it_answers_at_once_and_says_how_far_it_is(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    ada = await meet("Ada")
    work = await look(ada)
    assert (work.done, work.analysis) == (0, None)
    gate.open()
    assert (await finished(ada)).seat == 0


async def test_what_was_analysed_is_kept(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    gate.open()
    found = [await finished(await meet(name)) for name in ("Ada", "Ben")]
    assert msgspec.json.encode(found[0]) == msgspec.json.encode(found[1])
    assert gate.begun == [0]


async def test_a_guest_has_one_analysis_at_a_time(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    ada, ben = await meet("Ada"), await meet("Ben")
    await look(ada, 0)
    refused(await ada.post(PATH, {"record": SHORT, "seat": 1}), 409, "still-thinking")
    assert (await look(ben, 1)).analysis is None
    gate.open()
    await finished(ada, 0)
    assert (await finished(ada, 1)).seat == 1


async def test_everybody_is_served_while_it_thinks(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    ada = await meet("Ada")
    await look(ada)
    assert (await (await meet("Ben")).get("/api/tables")).status_code == 200
    gate.open()


async def test_an_analysis_that_fails_is_begun_anew(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> Analysis:
        raise ZeroDivisionError

    ada = await meet("Ada")
    with monkeypatch.context() as broken:
        broken.setattr(analyst, "analyse", fails)
        with pytest.raises(AssertionError, match="internal-error"):
            await finished(ada)
    assert (await finished(ada)).seat == 0


async def test_a_server_that_ends_breaks_an_analysis_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    async with meeting(an_app(tmp_path)) as meet:
        await look(await meet("Ada"))
    gate.open()
    assert gate.broken_off.wait(30)


async def test_only_a_seat_of_a_game_is_analysed(meet: Meet) -> None:
    ada = await meet("Ada")
    refused(await ada.post(PATH, {"record": SHORT, "seat": 3}), 404, "no-seat")
    refused(await ada.post(PATH, {"record": SHORT, "seat": -1}), 400, "invalid-request")
    problem = refused(await ada.post(PATH, {"record": "no game", "seat": 0}), 422, "bad-record")
    assert problem.params["why"]
    long = {"record": "x" * LARGEST_BODY, "seat": 0}
    refused(await ada.post(PATH, long), 413, "too-large")
