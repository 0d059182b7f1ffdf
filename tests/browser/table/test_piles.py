"""The built cards of full cities, where there is little room for each."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Profile
from tests.browser.replay.watching import BOXES, DROP, a_record, opener
from tests.browser.serving import Server

LOW: Final = Profile(width=1024, height=640)
CLIPPED: Final = """(all) => all.filter((card) => {
  const room = card.querySelector('.given').getBoundingClientRect();
  if (!room.width) return false;
  const signs = card.querySelector('.effects').getBoundingClientRect();
  const { left, right } = card.getBoundingClientRect();
  return signs.right > right - 2 || signs.left < left || signs.right > room.right + 1;
}).map((card) => card.innerText)"""
"""Signs that are partly cut off; where a name needs the room they are folded away."""

UNREADABLE: Final = """(all) => all.filter((card) => {
  const name = card.querySelector('.name span');
  const shown = name.clientWidth / Math.max(1, name.scrollWidth);
  const style = getComputedStyle(name);
  return shown < 0.6 || parseFloat(style.fontSize) < 8 || style.visibility === 'hidden';
}).map((card) => card.querySelector('.name').innerText)"""
"""Names in small print, or of which little more than half is there."""


def late(page: Page) -> None:
    """A game with boxes, before its last step."""
    opener(page).evaluate(DROP, a_record(BOXES))
    expect(page.get_by_test_id("replay")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("table").first).to_be_visible()
    page.keyboard.press("ArrowLeft")


def test_the_signs_of_a_built_card_stay_on_it(invite: Invite, server: Server) -> None:
    page = invite(server, LOW).page
    late(page)
    cards = page.locator(".strip")
    expect(cards.first).to_be_visible()
    assert cards.evaluate_all(CLIPPED) == []


@pytest.mark.parametrize(
    "profile",
    [Profile(width=1024, height=768), PHONE._replace(width=360, height=640)],
    ids=["small desk", "small phone"],
)
def test_the_names_of_a_full_city_can_be_read(
    invite: Invite, server: Server, profile: Profile
) -> None:
    """German names are the longest."""
    page = invite(server, profile._replace(language="de-DE")).page
    late(page)
    cards = page.locator(".strip")
    expect(cards.first).to_be_visible()
    assert cards.evaluate_all(UNREADABLE) == []
