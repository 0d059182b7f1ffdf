"""Nobody sits down under a name that can be taken for another's at the table."""

# ruff: noqa: RUF001 -- letters that look alike are what it is about

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Live, a_client, serving


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path) as server:
        yield server


def test_nobody_takes_the_name_of_another_at_the_table_or_of_a_bot(live: Live) -> None:
    with a_client(live.url) as ada, a_client(live.url) as eve:
        assert ada.post("/api/guest", json={"name": "Ada"}).status_code == 200
        wanted = {"players": 3, "bots": [None, None, "random"]}
        table = ada.post("/api/tables", json=wanted).json()
        bot = table["seats"][2]["name"]
        for name, why in ((bot, "bot"), ("Аda", "mixed")):
            answer = eve.post("/api/guest", json={"name": name})
            assert (answer.status_code, answer.json()["params"]["why"]) == (422, why)
        at = f"/api/tables/{table['id']}"
        for name in ("ada", "ＡＤＡ"):
            assert eve.post("/api/guest", json={"name": name}).status_code == 200
            answer = eve.post(f"{at}/join", json={})
            assert (answer.status_code, answer.json()["code"]) == (409, "name-at-table")
        assert eve.post("/api/guest", json={"name": "Eve"}).status_code == 200
        assert eve.post(f"{at}/join", json={}).status_code == 200
