"""Every decision of every box at a live table: seen, judged by axe, made, and the game goes on."""

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from sevenwonders.engine.vocabulary import KINDS
from sevenwonders.server.wire.table import Guest
from tests.browser.accessible import violations
from tests.browser.chromium import Chromium
from tests.browser.decisions.answering import make_choice, open_choice
from tests.browser.decisions.stored import stood_at, store
from tests.browser.decisions.surfaces import SURFACES, Surface, wanted
from tests.browser.driver import Table, hands_of
from tests.browser.games.test_games import overflow
from tests.browser.people import DESK, PHONE, Person
from tests.browser.serving import Server
from tests.browser.words import bare_keys

PROFILES: Final = {"desk": DESK, "phone": PHONE._replace(scheme="dark")}


class Visitor:
    """Somebody who comes to one table after the other."""

    def __init__(self, person: Person, server: Server) -> None:
        self.person = person
        self._server = server
        answer = person.page.request.post("/api/guest", data={"name": "Ada"})
        self._guest = msgspec.json.decode(answer.body(), type=Guest)

    def open(self, surface: Surface) -> Table:
        """Sit down where the game stands at a decision."""
        table_id = store(self._server, self._guest, stood_at(surface.scene))
        self.person.page.goto(f"/table/{table_id}")
        table = Table(self.person.page, hands_of(self.person)).wait()
        table.wait_until_asked()
        return table


@pytest.fixture(scope="module", params=PROFILES, ids=str)
def visitor(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visitor]:
    person = Person(browser, server.url, PROFILES[request.param])
    yield Visitor(person, server)
    person.close()


def test_every_kind_of_decision_has_a_table() -> None:
    assert {surface.kind for surface in SURFACES} == set(KINDS)


@pytest.mark.parametrize("surface", SURFACES, ids=lambda one: one.name)
def test_a_decision_is_made_on_the_screen(
    visitor: Visitor, program: Chromium, surface: Surface
) -> None:
    table = visitor.open(surface)
    assert table.kind == surface.kind
    choice = wanted(stood_at(surface.scene).decision, surface.takes)
    open_choice(table, choice)
    assert overflow(table) <= 0
    assert bare_keys(table.page) == []
    assert violations(table.page, program.axe) == []
    assert make_choice(table, choice) == choice.option.choice
    table.wait_until_asked()
    expect(table.page.get_by_role("alert")).to_have_count(0)
    assert visitor.person.troubles == []
