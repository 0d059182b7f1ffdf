"""Whose turn it is shows in title, icon and list, and is told by a notification if wanted."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.meeting import Meeting, meet
from tests.browser.people import DESK, Person
from tests.browser.serving import Server

SPY: Final = """(answer) => {
  window.told = [];
  window.rung = 0;
  window.Notification = class {
    static permission = 'default';
    static requestPermission() {
      this.permission = answer;
      return Promise.resolve(answer);
    }
    constructor(title, options) {
      window.told.push([title, options.tag]);
    }
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    window.told.push([title, options.tag]);
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.rung += 1;
    return start.apply(this, when);
  };
}"""
"""Answers for the person whom the browser asks, and writes down what it shows and sounds."""
AWAY: Final = "() => Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'})"
ICON: Final = "document.querySelector('link[rel=icon]').getAttribute('href')"


def wish(page: Page, *names: str) -> None:
    """Ask for something in the menu."""
    page.get_by_role("button", name="Menu").click()
    for name in names:
        page.get_by_role("dialog").get_by_role("button", name=name).click()


@pytest.fixture
def meeting(invite: Invite, server: Server) -> Meeting:
    """Ada and Bo, both at a desk."""
    return meet(invite(server), invite(server))


def test_title_and_icon_say_that_it_is_ones_turn(meeting: Meeting) -> None:
    page = meeting.ada.page
    expect(page).to_have_title("● Your turn · Age I · turn 1 · Sevenwonders")
    assert page.evaluate(ICON) == "/icon-turn.svg"
    meeting.hers.play()
    expect(page).to_have_title("Age I · turn 1 · Sevenwonders")
    assert page.evaluate(ICON) == "/icon.svg"
    meeting.his.play()
    expect(page).to_have_title("● Your turn · Age I · turn 2 · Sevenwonders")


def test_the_list_of_my_tables_tells_whose_turn_it_is(meeting: Meeting) -> None:
    other = meeting.ada.tab()
    other.goto("/")
    mine = other.get_by_role("listitem").filter(has_text="with Bo").first
    expect(mine).to_contain_text("Your turn")
    expect(other).to_have_title("● Your turn · Home · Sevenwonders")
    meeting.hers.play()
    expect(mine).to_contain_text("waiting for Bo")
    expect(mine).not_to_contain_text("Your turn")
    meeting.his.play()
    expect(mine).to_contain_text("Your turn")


def test_who_allows_it_is_notified_while_looking_elsewhere(meeting: Meeting) -> None:
    page = meeting.ada.page
    page.evaluate(SPY, "granted")
    wish(page, "Notification", "Sound")
    expect(page.get_by_role("button", name="Notification")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert page.evaluate("rung") == 2
    page.get_by_role("button", name="Close").click()
    meeting.hers.play()
    page.evaluate(AWAY)
    assert page.evaluate("told") == []
    meeting.his.play()
    page.wait_for_function("() => told.length")
    table = page.url.rpartition("/")[2]
    assert page.evaluate("told") == [["Your turn", f"turn-{table}"]]
    assert page.evaluate("rung") == 4


def test_who_refuses_is_told_how_to_change_that_and_never_notified(meeting: Meeting) -> None:
    page = meeting.ada.page
    page.evaluate(SPY, "denied")
    wish(page, "Notification")
    expect(page.get_by_role("dialog")).to_contain_text("Your browser blocks notifications")
    button = page.get_by_role("button", name="Notification")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Close").click()
    meeting.hers.play()
    page.evaluate(AWAY)
    meeting.his.play()
    expect(meeting.hers.root).to_have_attribute("data-turn", "1.2")
    assert page.evaluate("[told.length, rung]") == [0, 0]


def test_nothing_sounds_before_it_is_wanted(person: Person) -> None:
    person.page.add_init_script(f"({SPY})('granted')")
    table = Home(person).open().deal("Ada")
    table.play()
    table.wait_until_asked()
    assert person.page.evaluate("[told.length, rung]") == [0, 0]
    assert person.profile == DESK
