"""What is decided is read without one word lying on another or being broken."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import DESK
from tests.browser.serving import Server
from tests.browser.table.fixed import show

SMALL_DESK: Final = DESK._replace(width=1024, height=768)
FOUR: Final = 4
"""Build, build for free, a stage, discard: a narrow panel has no room for two side by side."""
CROWDED: Final = """(all) => all.filter((it) => {
  const [what, how] = ['.what', '.how'].map((name) => {
    const words = new Range();
    words.selectNodeContents(it.querySelector(name));
    return words.getBoundingClientRect();
  });
  const key = it.querySelector('kbd').getBoundingClientRect();
  const right = it.getBoundingClientRect().right - 1;
  const onName = how.width > 0 && how.left < what.right;
  const onKey = key.width > 0 && how.right > key.left;
  return onName || onKey || key.right > right || how.right > right;
}).map((it) => it.innerText)"""
"""Those of some offers whose price lies on their name or key, or that are too wide."""
BROKEN: Final = """(all) => all.filter((it) => {
  const lines = new Range();
  lines.selectNodeContents(it);
  const tops = new Set([...lines.getClientRects()].map((line) => Math.round(line.top)));
  return tops.size > it.innerText.trim().split(/[ -]/).length;
}).map((it) => it.innerText)"""
"""Those of some names that take more lines than they have words."""


def test_what_can_be_done_with_a_card_does_not_lie_on_its_price(
    invite: Invite, server: Server
) -> None:
    german = SMALL_DESK._replace(language="de-DE")
    table = show(invite(server, german), "base/free-build-4")
    most = 0
    for at in range(len(table.cards)):
        table.take_up(at)
        offers = table.root.locator(".offer > .act")
        most = max(most, offers.count())
        assert offers.evaluate_all(CROWDED) == []
    assert most == FOUR


def test_no_name_of_a_wonder_is_broken(invite: Invite, server: Server) -> None:
    for name in ("expansions/teams-4", "expansions/halves"):
        table = show(invite(server, SMALL_DESK), name)
        names = table.root.locator("section.city header .place")
        expect(names).to_have_count(3)
        assert names.evaluate_all(BROKEN) == []
