"""What a replay and its analysis show fits the window it is shown in."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from sevenwonders.engine.game.options import Options
from tests.browser.conftest import Invite
from tests.browser.driver import hands_of
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.replay.watching import BASE, BOXES, DROP, a_record, analysed, opener
from tests.browser.serving import Server

LAPTOP: Final = Profile(width=1024, height=768)
SIZES: Final = pytest.mark.parametrize(
    "profile", [DESK, LAPTOP, PHONE], ids=["desk", "laptop", "phone"]
)
LOW: Final = Profile(width=1024, height=640)
TOO_WIDE: Final = "(box) => box.scrollWidth > box.clientWidth"
LINES: Final = """(name) => {
  const letters = document.createRange();
  letters.selectNodeContents(name);
  return new Set([...letters.getClientRects()].map((line) => line.top)).size;
}"""
TOO_HIGH: Final = "(box) => box.scrollHeight > box.clientHeight"


def at_the_end(person: Person, options: Options) -> Locator:
    """The score sheet of a game that is watched again."""
    opener(person.page).evaluate(DROP, a_record(options))
    viewer = person.page.get_by_test_id("replay")
    expect(viewer).to_be_visible()
    person.page.keyboard.press("End")
    sheet = viewer.get_by_role("region", name="Score sheet")
    expect(sheet).to_be_visible()
    return sheet


@SIZES
def test_all_decisions_are_read_without_scrolling_sideways(
    invite: Invite, server: Server, profile: Profile
) -> None:
    person = invite(server, profile._replace(language="de-DE"))
    hands_of(person).press(analysed(person).locator(".ways button").first)
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Anführer werden angeworben")
    better = dialog.locator("tbody tr").last.locator("td").last
    expect(better).to_contain_text("Aquädukt bauen")
    expect(better).to_be_in_viewport(ratio=1)
    assert not dialog.locator(".body").evaluate(TOO_WIDE)


@SIZES
def test_a_costly_decision_says_its_cost_and_shows_its_card_by_a_whole_name(
    invite: Invite, server: Server, profile: Profile
) -> None:
    person = invite(server, profile._replace(language="de-DE"))
    costly = analysed(person).get_by_role("region", name="Teuerste Entscheidungen")
    expect(costly.get_by_role("button").first).to_contain_text("Verlust 10")
    hands_of(person).press(costly.get_by_role("button").first)
    name = costly.locator(".card").get_by_text("Karawanserei")
    expect(name).to_be_visible()
    assert name.evaluate(LINES) == 1


def test_the_end_of_the_game_is_on_the_chart(person: Person) -> None:
    viewer = analysed(person)
    here = viewer.locator("line.here")
    before = here.get_attribute("x1")
    chart = viewer.get_by_test_id("chart")
    width = chart.evaluate("(box) => box.clientWidth")
    chart.click(position={"x": width - 45, "y": 50})
    expect(viewer.get_by_role("region", name="Score sheet")).to_be_visible()
    expect(here).not_to_have_attribute("x1", before or "")


@SIZES
@pytest.mark.parametrize("options", [BASE, BOXES], ids=["base", "boxes"])
def test_the_score_sheet_is_seen_whole_at_the_end(
    invite: Invite, server: Server, profile: Profile, options: Options
) -> None:
    assert not at_the_end(invite(server, profile), options).evaluate(TOO_HIGH)


def test_a_score_sheet_that_goes_on_says_so(invite: Invite, server: Server) -> None:
    person = invite(server, LOW)
    sheet = at_the_end(person, BOXES)
    person.page.get_by_role("tab", name="Analysis").click()
    expect(sheet.locator(".down")).to_be_visible()
    sheet.evaluate("(box) => box.scrollTo(0, box.scrollHeight)")
    expect(sheet.locator(".down")).to_have_count(0)
