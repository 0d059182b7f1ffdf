"""Answers are compressed for those who take that, where it is worth it."""

from pathlib import Path

import pytest

from tests.server.browsers import an_app, meeting

pytestmark = pytest.mark.anyio


async def test_a_table_is_compressed_for_who_takes_that(tmp_path: Path) -> None:
    async with meeting(an_app(tmp_path)) as meet:
        ada = await meet("Ada")
        laid = await ada.lay(players=3, bots=[None, "random", "random"], start=True)
        path = f"/api/tables/{laid.id}"
        packed = await ada.get(path, **{"Accept-Encoding": "gzip"})
        plain = await ada.get(path, **{"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"]) / 2


async def test_what_is_short_is_sent_as_it_is(tmp_path: Path) -> None:
    async with meeting(an_app(tmp_path)) as meet:
        ada = await meet("Ada")
        answer = await ada.get("/api/guest", **{"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in answer.headers
