"""Whatever is sent, the server answers as its schema says, and never with a mistake of its own."""

# schemathesis leaves some of its types open.
# pyright: reportUnknownVariableType=false, reportUnknownMemberType=false
# pyright: reportUntypedFunctionDecorator=false

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import (
    content_type_conformance,
    ensure_resource_availability,
    ignored_auth,
    missing_required_header,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
    use_after_free,
)

from sevenwonders.server.app import schema
from tests.server.live import a_client, serving
from tests.support.scale import scaled

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
    missing_required_header,
    unsupported_method,
    use_after_free,
    ensure_resource_availability,
    ignored_auth,
]
# The stream has no end.
API: Final = schemathesis.openapi.from_dict(schema()).exclude(path="/api/stream")


Case = schemathesis.Case[schemathesis.APIOperation[Any, Any, Any, Any]]


class Table(NamedTuple):
    """A game that waits for a guest, who has its cookie."""

    url: str
    id: str
    decision: int
    cookie: str


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder) as live, a_client(live.url) as client:
        client.post("/api/guest", json={"name": "Ada"})
        wanted = {"players": 3, "bots": [None, "random", "random"], "start": True}
        laid = client.post("/api/tables", json=wanted).json()
        decision = laid["view"]["decision"]["id"]
        yield Table(
            live.url,
            laid["id"],
            decision,
            "; ".join(f"{name}={value}" for name, value in client.cookies.items()),
        )


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
    case.call_and_validate(base_url=table.url, checks=CHECKS, headers={"Cookie": table.cookie})
