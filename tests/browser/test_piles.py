"""The built cards of full cities, where there is little room for each."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import Profile
from tests.browser.serving import Server
from tests.browser.watching import BOXES, DROP, a_record, opener

LOW: Final = Profile(width=1024, height=640)
CLIPPED: Final = """(all) => all.filter((card) => {
  const signs = card.querySelector('.effects').getBoundingClientRect();
  const { left, right } = card.getBoundingClientRect();
  return signs.right > right - 2 || signs.left < left;
}).map((card) => card.innerText)"""


def late(page: Page) -> None:
    """A game with boxes, before its last step."""
    opener(page).evaluate(DROP, a_record(BOXES))
    expect(page.get_by_test_id("replay")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()
    page.keyboard.press("ArrowLeft")


def test_the_signs_of_a_built_card_stay_on_it(invite: Invite, server: Server) -> None:
    page = invite(server, LOW).page
    late(page)
    cards = page.locator(".strip")
    expect(cards.first).to_be_visible()
    assert cards.evaluate_all(CLIPPED) == []
