"""Whatever is sent, the server answers as its schema says, and never with a mistake of its own."""

# schemathesis leaves some of its types open.
# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false
# pyright: reportUntypedFunctionDecorator=false

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Response
from schemathesis.checks import CHECKS, CheckContext, load_all_checks, positive_data_acceptance
from schemathesis.config import SchemathesisConfig

from sevenwonders.server.app import schema
from tests.server.live import a_client, serving
from tests.support.scale import scaled

load_all_checks()
OFF: Final = frozenset(
    {
        # At addresses with several methods the framework's own answers to OPTIONS name one.
        "allow_header_conformance",
        # Called by ``accepted``.
        "positive_data_acceptance",
    }
)
NOT_SAID: Final = (
    # To a schema 3.0 is a whole number.
    "Expected `int`, got `float`",
    # The framework does not describe the bounds of what may also be null.
    "Expected `int` >= 0",
    # The framework takes the dots of ``tuple[int, ...]`` for a type that may be anything.
    '"key":"order[',
)
"""Refusals of what is valid to the schema, which cannot say it."""
DONE_OR_REFUSED: Final = ["2xx", "401", "403", "404", "409", "422", "429"]
"""What is of the documented shape is never answered with 400; 429 is for wrong passwords."""
CONFIG: Final = SchemathesisConfig.from_dict(
    {"checks": {"positive_data_acceptance": {"expected-statuses": DONE_OR_REFUSED}}}
)


def accepted(context: CheckContext, answer: Response, case: "Case") -> bool | None:
    """Whether what is valid to the schema was accepted, or refused for another reason."""
    if any(one in answer.text for one in NOT_SAID):
        return None
    found: bool | None = positive_data_acceptance(context, answer, case)
    return found


NAMES: Final = [one for one in CHECKS.get_all_names() if one not in OFF]
CHECKED: Final[Any] = [*CHECKS.get_by_names(NAMES), accepted]
# The stream has no end.
API: Final = schemathesis.openapi.from_dict(schema(), config=CONFIG).exclude(path="/api/stream")
UNLIMITED: Final = {"SEVENWONDERS_LIMITS": "off"}
PASSWORD: Final = "a long secret of my own"  # noqa: S105 -- of this test
Case = schemathesis.Case[schemathesis.APIOperation[Any, Any, Any, Any]]


class Table(NamedTuple):
    """A table where somebody sits, and who that is."""

    url: str
    id: str
    decision: int
    cookies: httpx.Cookies


class Serving(NamedTuple):
    """A server, who is to sit there, and the tables so far."""

    url: str
    account: bool
    tables: list[Table]


@pytest.fixture(scope="module", params=["a guest in a game", "an account after a game"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder, environment=UNLIMITED) as live:
        yield Serving(live.url, request.param != "a guest in a game", [])


@pytest.fixture
def table(server: Serving) -> Table:
    """A table whose guest no earlier request has signed out or deleted."""
    if not server.tables or not is_known(server.tables[-1]):
        server.tables.append(sat_down(server))
    return server.tables[-1]


def is_known(table: Table) -> bool:
    """Whether the server still knows who sits there."""
    with a_client(table.url, cookies=table.cookies) as client:
        return client.get("/api/guest").status_code == 200


def sat_down(server: Serving) -> Table:
    """A table of somebody new."""
    with a_client(server.url) as client:
        name = f"Ada {len(server.tables)}"
        client.post("/api/guest", json={"name": name}).raise_for_status()
        wanted = {"players": 3, "bots": [None, "random", "random"], "start": True}
        laid = client.post("/api/tables", json=wanted).raise_for_status().json()
        if server.account:
            client.post("/api/account", json={"password": PASSWORD}).raise_for_status()
            play_out(client, laid)
        return Table(server.url, laid["id"], laid["view"]["decision"]["id"], client.cookies)


def play_out(client: httpx.Client, table: Any) -> None:  # noqa: ANN401 -- as JSON has it
    """Take what comes until the game is over."""
    while table["status"] != "over":
        decision = table["view"]["decision"]
        options = [one for card in decision["cards"] for one in card["options"]]
        choice = (decision["nothing"] or options[-1])["choice"]
        path = f"/api/tables/{table['id']}/decisions/{decision['id']}/seats/0"
        table = client.post(path, json={"choice": choice}).raise_for_status().json()


@API.parametrize()
@settings(
    max_examples=scaled(10, 200),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_every_answer_is_documented(case: Case, table: Table) -> None:
    if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
        # Half of the time at a table that is there, and at the decision it waits for.
        case.path_parameters["table"] = table.id
        if "decision" in case.path_parameters:
            case.path_parameters |= {"decision": table.decision, "seat": 0}
    if str(case.query.get("wait", "")).isdecimal():
        # Nobody waits here for what does not come.
        case.query["wait"] = min(int(case.query["wait"]), 1)
    cookie = "; ".join(f"{name}={value}" for name, value in table.cookies.items())
    case.call_and_validate(base_url=table.url, checks=CHECKED, headers={"Cookie": cookie})
