"""Bots that the host of a server adds from files."""

from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest

from sevenwonders.cli import main
from sevenwonders.server.wire.table import Table
from tests.server.live import serving
from tests.server.people import all_options
from tests.support.waiting import wait_until

LAST: Final = """
class LastBot:
    def choose(self, sight):
        return sight.legal()[-1]


def make_bot(stream, limit):
    return LastBot()
"""
BROKEN: Final = """
def make_bot(stream, limit):
    raise SystemExit("not today")
"""


def served(file: Path) -> tuple[str, ...]:
    return ("serve", "--port", "0", "--bot", str(file))


def begun(client: httpx.Client, bot: str) -> Table:
    """A game against a bot."""
    assert client.post("/api/guest", json={"name": "Ada"}).status_code == 200
    wanted = {"players": 3, "bots": [None, bot, "random"], "start": True}
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Table)


def decided(client: httpx.Client, table: Table) -> Table:
    """The table after everybody has decided, and the bots once more."""
    assert table.view is not None
    assert table.view.decision is not None
    choice = all_options(table.view.decision)[0].choice
    at = f"/api/tables/{table.id}/decisions/{table.view.decision.id}/seats/0"
    answer = client.post(at, json={"choice": choice})
    assert answer.status_code == 200, answer.text
    wait_until(lambda: _asked(seen(client, table.id)))
    return seen(client, table.id)


def seen(client: httpx.Client, table: str) -> Table:
    """A table as its person sees it."""
    return msgspec.json.decode(client.get(f"/api/tables/{table}").content, type=Table)


def _asked(table: Table) -> bool:
    """Whether the bots have decided: they do so while the person could."""
    return table.view is not None and table.view.waiting == (0,)


def test_a_bot_from_a_file_sits_at_tables(tmp_path: Path) -> None:
    file = tmp_path / "last_bot.py"
    file.write_text(LAST)
    folder = tmp_path / "data"
    with (
        serving(folder, *served(file)) as live,
        httpx.Client(base_url=live.url, timeout=30) as client,
    ):
        assert {"name": "last_bot"} in client.get("/api/bots").json()
        table = begun(client, "last_bot")
        for _ in range(2):
            table = decided(client, table)
        assert [one.bot for one in table.seats] == [None, "last_bot", "random"]
        cookies = client.cookies
    # Once it is not offered any more, another bot decides for it, and the game goes on.
    with (
        serving(folder) as live,
        httpx.Client(base_url=live.url, cookies=cookies, timeout=30) as client,
    ):
        before = msgspec.json.decode(client.get(f"/api/tables/{table.id}").content, type=Table)
        assert decided(client, before).version > before.version


def test_a_bot_that_fails_is_stood_in_for(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text(BROKEN)
    with (
        serving(tmp_path / "data", *served(file)) as live,
        httpx.Client(base_url=live.url, timeout=30) as client,
    ):
        table = begun(client, "broken")
        assert decided(client, table).version > table.version


def test_a_file_that_holds_no_bot_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "empty.py"
    file.write_text("")
    taken = tmp_path / "sage.py"
    taken.write_text(LAST)
    data = str(tmp_path / "data")
    for bad, why in ((file, "make_bot"), (taken, "'sage'"), (tmp_path / "none.py", "no such file")):
        assert main(["serve", "--port", "0", "--data", data, "--bot", str(bad)]) == 2
        assert why in capsys.readouterr().err
