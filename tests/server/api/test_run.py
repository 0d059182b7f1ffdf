"""Starting the server from the command line."""

import signal
import socket
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from sevenwonders.cli import FINE, USAGE, main
from sevenwonders.server.errors import BadSetting
from sevenwonders.server.run import EVERYWHERE, Addresses, addresses, listen
from sevenwonders.server.settings import settings
from sevenwonders.server.store.check import check_store
from tests.server.live import get, serving
from tests.support.waiting import wait_until


def test_play_serves_a_table_and_opens_nothing_if_asked(tmp_path: Path) -> None:
    with serving(tmp_path, "play", "--no-browser") as live:
        assert get(f"{live.url}/api/bots").status_code == 200
        assert get(live.url).headers["Content-Type"].startswith("text/html")
        assert (tmp_path / "sevenwonders.db").exists()
        live.process.send_signal(signal.SIGINT)
        assert live.process.wait(10) == FINE
        assert live.process.stderr is not None
        assert live.process.stderr.read() == ""


def test_a_server_that_was_started_to_outlive_its_terminal_does(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with serving(tmp_path) as live:
            live.process.send_signal(signal.SIGHUP)
            with pytest.raises(subprocess.TimeoutExpired):
                live.process.wait(1)
            assert get(f"{live.url}/api/bots").status_code == 200
    finally:
        signal.signal(signal.SIGHUP, before)


def test_play_takes_another_port_if_the_usual_one_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("SEVENWONDERS_PORT", str(port))
        with serving(tmp_path, "play", "--no-browser") as live:
            assert not live.url.endswith(f":{port}")
            assert get(f"{live.url}/api/bots").status_code == 200


def test_play_opens_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = tmp_path / "seen"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    script.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(script))
    with serving(tmp_path, "play", "--port", "0") as live:
        wait_until(lambda: seen.exists() and seen.read_text())
        assert seen.read_text().strip() == f"{live.url}/"


def test_a_port_in_use_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--host", "127.0.0.1", "--port", port]) == USAGE
    said = capsys.readouterr().err
    assert said.startswith(f"sevenwonders: 127.0.0.1 port {port}: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_no_machine_has_is_refused(
    capsys: pytest.CaptureFixture[str], command: str, port: str
) -> None:
    assert main([command, "--port", port]) == USAGE
    assert f"{port} is not a port; there are 0 to 65535" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize("within", ["", "games"])
def test_data_cannot_be_kept_in_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, within: str
) -> None:
    data = tmp_path / "file" / within
    (tmp_path / "file").touch()
    words = ["--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    assert main([command, *words]) == USAGE
    said = capsys.readouterr().err
    assert said == f"sevenwonders: {data}: is not a folder\n"


def test_a_database_that_does_not_answer_is_named_without_its_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with listen("127.0.0.1", 0) as unused:
        port = unused.getsockname()[1]
    url = f"postgresql://me:hush@127.0.0.1:{port}/games?password=hush"
    words = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--database", url]
    assert main(["serve", *words]) == USAGE
    said = capsys.readouterr().err
    assert said.startswith(f"sevenwonders: postgresql://me:***@127.0.0.1:{port}/games: ")
    assert said.count("\n") == 1
    assert "hush" not in said


def test_a_file_that_is_no_database_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sevenwonders.db").write_text("not a database " * 100)
    words = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    assert main(["serve", *words]) == USAGE
    assert "file is not a database" in capsys.readouterr().err


def test_a_database_of_a_newer_version_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = settings({}, data=tmp_path)
    check_store(here)
    with closing(sqlite3.connect(tmp_path / "sevenwonders.db")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    words = ["--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path)]
    assert main(["serve", *words]) == USAGE
    assert "a newer version has upgraded it" in capsys.readouterr().err


def test_options_of_the_terminal_are_refused_without_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--players", "3"]) == USAGE
    assert "--players needs --terminal" in capsys.readouterr().err


def test_a_server_for_this_machine_invites_nobody() -> None:
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        assert addresses(listening) == Addresses(f"http://127.0.0.1:{port}/", None)


def test_a_server_for_everyone_says_where_friends_find_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sevenwonders.server.run._outward_address", lambda: "192.168.1.5")
    with listen(EVERYWHERE, 0) as listening:
        port = listening.getsockname()[1]
        assert addresses(listening) == Addresses(
            f"http://127.0.0.1:{port}/", f"http://192.168.1.5:{port}/"
        )


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(BadSetting, match=r"192\.0\.2\.77 port 0"):
        listen("192.0.2.77", 0, otherwise_any=True)


def test_a_socket_that_cannot_listen_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[socket.socket] = []
    real = socket.socket

    def kept(*how: int) -> socket.socket:
        made.append(real(*how))
        return made[-1]

    monkeypatch.setattr("socket.socket", kept)
    with pytest.raises(BadSetting):
        listen("192.0.2.77", 0)
    assert made[0].fileno() == -1


def test_small_answers_are_not_held_back() -> None:
    with (
        listen("127.0.0.1", 0) as listening,
        socket.create_connection(listening.getsockname()),
        listening.accept()[0] as accepted,
    ):
        # asyncio switches the delay off where the protocol is named, and nowhere else.
        assert accepted.proto == socket.IPPROTO_TCP
