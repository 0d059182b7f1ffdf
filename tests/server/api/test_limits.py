"""One guest who asks for too much is refused, and nobody else notices, on a real server."""

import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest

from sevenwonders.engine.game.options import Options
from sevenwonders.server.api.problems import Problem
from tests.server.api.test_replay import a_record
from tests.server.live import PATIENCE, Live, a_client, serving

FEW: Final = (
    "requests=20/h names=3/h names@address=2/h tables=5/h joins=3/h hints=3/h replays=3/h"
    " streams=2 bots=2 messages=3/h sign-ins=3/h"
)
EXPERTS: Final = {"players": 7, "bots": [None, *["expert"] * 6], "start": True}
QUICK: Final = {"players": 3, "bots": [None, "greedy", "greedy"], "start": True}
TIMES: Final = 3
RECORD: Final = {"record": "no record"}
ASIDE_SECONDS: Final = 0.1
"""In which others are answered while experts are asked for, where nothing else is done."""
BUSY: Final = 30
"""Times that it may take on a busy one."""
Ask = Callable[[httpx.Client], httpx.Response]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    limits = {"SEVENWONDERS_LIMITS": FEW, "SEVENWONDERS_PROXIES": "127.0.0.1"}
    with serving(tmp_path_factory.mktemp("server"), environment=limits) as server:
        yield server


@contextmanager
def a_guest(live: Live, name: str = "Ada") -> Generator[httpx.Client]:
    with a_client(live.url) as client:
        assert client.post("/api/guest", json={"name": name}).status_code == 200
        yield client


def refused(answer: httpx.Response, code: str = "too-many") -> None:
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.code) == (429, code)
    assert int(answer.headers["Retry-After"]) > 0
    assert problem.detail


def hint(client: httpx.Client) -> httpx.Response:
    return client.post("/api/tables/nowhere/decisions/1/seats/0/hint")


def join(client: httpx.Client) -> httpx.Response:
    return client.post("/api/tables/nowhere/join", json={})


def name(client: httpx.Client) -> httpx.Response:
    return client.post("/api/guest", json={"name": "Ada"})


def table(client: httpx.Client) -> httpx.Response:
    return client.post("/api/tables", json={"players": 3})


def again(client: httpx.Client) -> httpx.Response:
    return client.post("/api/tables/nowhere/rematch")


def replay(client: httpx.Client) -> httpx.Response:
    return client.post("/api/replay", json=RECORD)


def step(client: httpx.Client) -> httpx.Response:
    return client.post("/api/replay/step", json=RECORD | {"step": 0})


def message(client: httpx.Client) -> httpx.Response:
    return client.post("/api/tables/nowhere/talk", json={"text": "hello"})


def report(client: httpx.Client) -> httpx.Response:
    return client.post("/api/tables/nowhere/talk/1/report", json={"why": "rude"})


def sign_in(client: httpx.Client) -> httpx.Response:
    return client.post("/api/account/sign-in", json={"name": "Nobody", "password": "a guess"})


def reset(client: httpx.Client) -> httpx.Response:
    return client.post("/api/account/reset", json={"code": "a guess", "password": "a new one"})


def use_link(client: httpx.Client) -> httpx.Response:
    return client.post("/api/account/devices/use", json={"code": "a guess"})


def lobby(client: httpx.Client) -> httpx.Response:
    return client.get("/api/tables")


@pytest.mark.parametrize(
    ("times", "ask"),
    [
        (3, hint),
        (3, join),
        (3, name),
        (5, table),
        (5, again),
        (3, replay),
        (3, step),
        (3, message),
        (3, report),
        (3, sign_in),
        (3, reset),
        (3, use_link),
        (20, lobby),
    ],
)
def test_a_guest_may_not_ask_for_more_than_the_limit(live: Live, times: int, ask: Ask) -> None:
    with a_guest(live) as ada, a_guest(live, "Ben") as ben:
        answers = [ask(ada) for _ in range(times + 1)]
        assert all(answer.status_code != 429 for answer in answers[:-1])
        refused(answers[-1])
        assert ask(ben).status_code != 429


def test_analyses_that_are_begun_are_limited_and_looking_at_one_is_not(tmp_path: Path) -> None:
    """Records of two turns, each another one: the same again only asks how far it is."""
    few = {"SEVENWONDERS_LIMITS": "analyses=2/h"}
    with (
        serving(tmp_path, environment=few) as live,
        a_guest(live) as ada,
        a_guest(live, "Ben") as ben,
    ):
        records = [a_record(Options(players=players), 2) for players in (3, 4, 5)]
        for record in records[:2]:
            assert analysed(ada, record).status_code == 200
        refused(analysed(ada, records[2]))
        assert analysed(ada, records[0]).status_code == 200
        assert analysed(ben, records[2]).status_code == 200


def analysed(client: httpx.Client, record: str) -> httpx.Response:
    """The answer once an analysis is done, or was refused."""
    while True:
        asked = {"record": record, "seat": 0}
        answer = client.post("/api/replay/analysis", json=asked)
        if answer.status_code != 200 or answer.json()["analysis"]:
            return answer
        time.sleep(0.5)


def test_addresses_are_limited_where_the_proxy_that_tells_them_is_named(live: Live) -> None:
    with a_client(live.url) as client:

        def made(address: str) -> httpx.Response:
            client.cookies.clear()
            headers = {"X-Forwarded-For": address}
            return client.post("/api/guest", json={"name": "Ada"}, headers=headers)

        assert made("192.0.2.1").status_code == 200
        assert made("198.51.100.7, 192.0.2.1").status_code == 200
        refused(made("192.0.2.1"))
        assert made("192.0.2.2").status_code == 200


def test_streams_that_stay_open_are_limited_and_those_that_end_make_room(live: Live) -> None:
    with (
        a_guest(live) as ada,
        a_guest(live, "Ben") as ben,
        ada.stream("GET", "/api/stream") as first,
    ):
        assert first.status_code == 200
        with ada.stream("GET", "/api/stream") as second:
            assert second.status_code == 200
            refused(ada.get("/api/stream"))
            with ben.stream("GET", "/api/stream") as other:
                assert other.status_code == 200
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(_opened_in_time, ada).result(PATIENCE)


def _opened_in_time(client: httpx.Client) -> bool:
    while True:
        with client.stream("GET", "/api/stream") as stream:
            if stream.status_code == 200:
                return True


def at_once(ask: Callable[[], httpx.Response], quiet: float) -> httpx.Response:
    """What is answered; about as soon as an answer took when nobody asked for much."""
    began = time.monotonic()
    answer = ask()
    assert time.monotonic() - began < BUSY * max(ASIDE_SECONDS, quiet)
    return answer


def quiet_seconds(ask: Callable[[], httpx.Response]) -> float:
    """How long the server takes for an answer while nobody asks for much."""
    began = time.monotonic()
    for _ in range(TIMES):
        assert ask().status_code == 200
    return (time.monotonic() - began) / TIMES


def choice_at(table: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """Where and what somebody may choose."""
    decision = table["view"]["decision"]
    where = f"/api/tables/{table['id']}/decisions/{decision['id']}/seats/0"
    return where, {"choice": decision["cards"][0]["options"][-1]["choice"]}


def check_others_are_served(ben: httpx.Client, table: dict[str, Any], quiet: float) -> None:
    """The lobby, another table that is played, and one that is laid."""
    for _ in range(TIMES):
        assert at_once(partial(ben.get, "/api/tables"), quiet).status_code == 200
        where, what = choice_at(table)
        chosen = at_once(partial(ben.post, where, json=what), quiet)
        table = chosen.raise_for_status().json()
        laid = at_once(partial(ben.post, "/api/tables", json=QUICK), quiet)
        assert laid.status_code == 201


def test_one_guest_with_eighty_tables_of_experts_holds_up_nobody(tmp_path: Path) -> None:
    """The others are answered while the bots of the table that is allowed still think."""
    few = {"SEVENWONDERS_LIMITS": "bots=6 tables=80/h"}
    with (
        serving(tmp_path, environment=few) as live,
        a_guest(live) as eve,
        a_guest(live, "Ben") as ben,
    ):
        eve.timeout = 10 * PATIENCE
        table = ben.post("/api/tables", json=QUICK).json()
        quiet = quiet_seconds(partial(ben.get, "/api/tables"))
        with ThreadPoolExecutor(80) as pool:
            asked = [pool.submit(eve.post, "/api/tables", json=EXPERTS) for _ in range(80)]
            check_others_are_served(ben, table, quiet)
            answers = [one.result() for one in asked]
        assert [answer.status_code for answer in answers].count(201) == 1
        assert {answer.status_code for answer in answers} == {201, 429}


def test_eighty_tables_of_experts_begin_at_once_and_hold_up_nobody(tmp_path: Path) -> None:
    """Without any limit: what their bots choose comes afterwards."""
    with (
        serving(tmp_path, environment={"SEVENWONDERS_LIMITS": "off"}) as live,
        a_guest(live) as eve,
        a_guest(live, "Ben") as ben,
        ThreadPoolExecutor(80) as pool,
    ):
        table = ben.post("/api/tables", json=QUICK).json()
        quiet = quiet_seconds(partial(ben.get, "/api/tables"))
        asked = [
            pool.submit(eve.post, "/api/tables", json=EXPERTS, timeout=10 * PATIENCE)
            for _ in range(80)
        ]
        check_others_are_served(ben, table, quiet)
        assert {one.result().status_code for one in asked} == {201}


def test_bots_of_games_that_one_has_left_do_not_count(live: Live) -> None:
    game = {"players": 3, "bots": [None, "expert", "expert"], "start": True}
    with a_guest(live) as ada:
        first = ada.post("/api/tables", json=game)
        assert first.status_code == 201
        refused(ada.post("/api/tables", json=game), "too-many-bots")
        quick = {"players": 3, "bots": [None, "greedy", "greedy"], "start": True}
        assert ada.post("/api/tables", json=quick).status_code == 201
        ada.post(f"/api/tables/{first.json()['id']}/leave")
        assert ada.post("/api/tables", json=game).status_code == 201
