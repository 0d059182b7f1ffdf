"""Tables at telling moments, shown without playing up to them, and how things lie on the page."""

import re
from typing import Final

import msgspec
from playwright.sync_api import Locator, Route

from tests.browser.chromium import ROOT
from tests.browser.driver import Table, hands_of
from tests.browser.people import Person

FIXTURES: Final = ROOT / "web" / "src" / "fixtures"
OVERLAP: Final = """([one, other]) => {
  const [a, b] = [one, other].map((it) => it.getBoundingClientRect());
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 1 && high > 1;
}"""
OUTSIDE: Final = """(all) => all.filter((it) => {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
}).map((it) => it.innerText)"""


def show(person: Person, name: str, **changes: object) -> Table:
    """A table of the client's fixtures, FOLDER/NAME, as if the server had told of it."""
    told = msgspec.json.decode((FIXTURES / f"{name}.json").read_bytes(), type=dict[str, object])

    def answer(route: Route) -> None:
        route.fulfill(json={**told, **changes})

    person.page.route(re.compile(f"/api/tables/{told['id']}"), answer)
    person.page.goto(f"/table/{told['id']}")
    return Table(person.page, hands_of(person)).wait()


def watch(person: Person, name: str) -> Table:
    """The same for somebody without a seat: with no hand and nothing to decide."""
    told = msgspec.json.decode((FIXTURES / f"{name}.json").read_bytes(), type=dict[str, object])
    view = msgspec.convert(told["view"], dict[str, object])
    nothing: dict[str, object] = {"seat": -1, "decision": None, "hand": []}
    return show(person, name, seat=None, view=view | nothing)


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things lie on each other."""
    lies: bool = one.page.evaluate(OVERLAP, [one.element_handle(), other.element_handle()])
    return lies


def outside(things: Locator) -> list[str]:
    """Those of some things that are not wholly in the window."""
    assert things.count() > 0
    found: list[str] = things.evaluate_all(OUTSIDE)
    return found
