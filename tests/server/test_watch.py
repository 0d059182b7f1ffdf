"""What a host sees of a server: health, figures, log and the page of its interface."""

import io
import json
import logging
import re
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders.server.errors import BadSetting
from sevenwonders.server.settings import settings
from sevenwonders.server.watch.figures import Figures
from sevenwonders.server.watch.log import Lines, Repeats
from sevenwonders.server.watch.request import current
from tests.browser.serving import free_port
from tests.server.live import Live, a_client, get, serving

Log = tuple[logging.Logger, io.StringIO, list[float]]


@pytest.fixture(scope="module")
def port() -> int:
    return free_port()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory, port: int) -> Iterator[Live]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder, environment={"SEVENWONDERS_METRICS": f"127.0.0.1:{port}"}) as server:
        yield server


def test_a_server_that_runs_is_healthy_and_ready(live: Live) -> None:
    assert get(f"{live.url}/health").json()["version"]
    answer = get(f"{live.url}/ready")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "store": "ok"})


def test_a_server_whose_store_fails_is_healthy_not_ready_and_quiet(tmp_path: Path) -> None:
    with serving(tmp_path, environment={"SEVENWONDERS_LOG": "json"}) as live:
        assert get(f"{live.url}/ready").status_code == 200
        for file in tmp_path.glob("sevenwonders.db*"):
            file.write_bytes(b"no database at all" * 1000)
        for _ in range(20):
            answer = get(f"{live.url}/ready")
            assert (answer.status_code, answer.json()["ready"]) == (503, False)
        assert get(f"{live.url}/health").status_code == 200
        live.process.terminate()
        _, said = live.process.communicate()
        entries = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
        told = [entry for entry in entries if "the store fails" in entry["message"]]
        assert len(told) == 1
        assert {"time", "level", "request"} <= told[0].keys()


def test_each_answer_bears_the_id_of_its_request(live: Live) -> None:
    one, two = (get(f"{live.url}/api/bots").headers["X-Request-Id"] for _ in range(2))
    assert one != two
    given = get(f"{live.url}/api/bots", headers={"X-Request-Id": "proxy-7"})
    assert given.headers["X-Request-Id"] == "proxy-7"
    odd = get(f"{live.url}/api/bots", headers={"X-Request-Id": "a b"})
    assert odd.headers["X-Request-Id"] != "a b"


def test_figures_are_at_a_port_of_their_own(live: Live, port: int) -> None:
    for _ in range(3):
        get(f"{live.url}/api/tables/nowhere")
    answer = get(f"http://127.0.0.1:{port}/metrics")
    assert answer.headers["Content-Type"].startswith("text/plain")
    counted = 'sevenwonders_answers_total{route="/api/tables/{table}",status="404"}'
    [many] = re.findall(rf"^{re.escape(counted)} (\d+)\.0$", answer.text, re.MULTILINE)
    assert int(many) >= 3
    for name, value in (
        ("streams", 0),
        ("bots_waiting", 0),
        ("writes_waiting", 0),
        ("store_connected", 1),
    ):
        assert f"sevenwonders_{name} {value}.0" in answer.text
    assert re.search(r"^process_open_fds \d+", answer.text, re.MULTILINE)
    for line in answer.text.splitlines():
        assert re.fullmatch(r"# (HELP|TYPE) \w+ .+|\w+(\{.*\})? [-+.e\d]+", line)
    assert get(f"http://127.0.0.1:{port}/").status_code == 404
    assert get(f"{live.url}/metrics").status_code == 404


def test_the_interface_is_told_without_any_other_site(live: Live) -> None:
    answer = get(f"{live.url}/api/docs")
    assert answer.headers["Content-Type"].startswith("text/html")
    operations = [
        operation["operationId"]
        for item in get(f"{live.url}/api/schema").json()["paths"].values()
        for operation in item.values()
    ]
    assert all(f'id="{name}"' in answer.text for name in operations)
    links = set(re.findall(r'href="#([^"]+)"', answer.text))
    assert links <= set(re.findall(r'id="([^"]+)"', answer.text))
    assert not re.search(r"https?://|<script", answer.text)


def test_answers_of_a_route_are_counted_up_to_each_bound() -> None:
    figures = Figures()
    for seconds in (0.001, 0.2, 9.0):
        figures.answered("/api/bots", 200, seconds)
    figures.answered("/api/boxes", 200, 0.001)
    told = figures.text().decode()
    for bound, many in (("0.005", 1), ("1.0", 2), ("+Inf", 3)):
        labels = f'le="{bound}",route="/api/bots"'
        assert f"sevenwonders_answer_seconds_bucket{{{labels}}} {many}.0" in told


def test_what_a_client_waits_for_by_itself_is_counted_but_not_timed(live: Live, port: int) -> None:
    with a_client(live.url) as client:
        client.post("/api/guest", json={"name": "Ada"})
        for wait in ("", "?wait=0", "?wait=1"):
            assert client.get(f"/api/turns{wait}").json() == []
    told = get(f"http://127.0.0.1:{port}/metrics").text
    assert 'sevenwonders_answers_total{route="/api/turns",status="200"} 3.0' in told
    assert 'sevenwonders_answer_seconds_count{route="/api/turns"} 2.0' in told


def test_a_server_lets_itself_open_as_many_files_as_it_may(tmp_path: Path) -> None:
    metrics = f"127.0.0.1:{free_port()}"
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        with serving(tmp_path, environment={"SEVENWONDERS_METRICS": metrics}):
            told = get(f"http://{metrics}/metrics").text
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    [may] = re.findall(r"^process_max_fds (\S+)$", told, re.MULTILINE)
    assert float(may) == hard > 256


@pytest.fixture
def log() -> Iterator[Log]:
    """A log whose clock the test turns."""
    said, now = io.StringIO(), [0.0]
    handler = logging.StreamHandler(said)
    handler.setFormatter(Lines("json"))
    handler.addFilter(Repeats(seconds=30, now=lambda: now[0]))
    logger = logging.getLogger("tests.watch")
    logger.propagate = False
    logger.addHandler(handler)
    yield logger, said, now
    logger.removeHandler(handler)


def test_what_fails_again_and_again_is_written_once_in_a_while(log: Log) -> None:
    logger, said, now = log
    token = current.set("abc")
    for second in range(31):
        now[0] = float(second)
        logger.error("the store is away: %s", second)
    current.reset(token)
    first, again = map(json.loads, said.getvalue().splitlines())
    assert (first["level"], first["request"]) == ("error", "abc")
    assert first["message"] == "the store is away: 0"
    assert "repeated" not in first
    assert again["repeated"] == 29


@pytest.mark.parametrize(
    "environment",
    [
        {"SEVENWONDERS_METRICS": "9100"},
        {"SEVENWONDERS_METRICS": "127.0.0.1:http"},
        {"SEVENWONDERS_LOG": "xml"},
        {"SEVENWONDERS_REQUEST_SECONDS": "soon"},
    ],
)
def test_settings_that_cannot_be_are_refused(environment: dict[str, str]) -> None:
    with pytest.raises(BadSetting):
        settings(environment)
