"""A record plays by itself: the same scenes as at the table, paused, faster, shared."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.replay.watching import BASE, a_record, at, paste
from tests.browser.serving import Server
from tests.browser.table.test_motion import WATCH

MOVING = DESK._replace(motion="no-preference", still=False)
AT_ONCE = "() => localStorage.setItem('sevenwonders.motion', 'quick')"


def opened(person: Person) -> Locator:
    person.page.goto("/about")
    person.page.evaluate(AT_ONCE)
    viewer = paste(person.page, a_record(BASE))
    at(viewer, 0)
    expect(person.page.get_by_test_id("motion")).to_be_attached()
    return viewer


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def plays_past(viewer: Locator, step: int) -> None:
    """The viewer comes to a later step; which one is seen depends on how busy the machine is."""
    earlier = "|".join(map(str, range(step + 1)))
    expect(viewer).to_have_attribute("data-step", re.compile(rf"^(?!({earlier})$)\d+$"))


def step(viewer: Locator) -> int:
    return int(viewer.get_attribute("data-step") or 0)


def test_a_record_plays_its_scenes_until_it_is_paused(invite: Invite, server: Server) -> None:
    person = invite(server, MOVING)
    page = person.page
    viewer = opened(person)
    page.evaluate(WATCH)
    page.get_by_label("Speed").select_option(index=2)
    button(page, "Play").click()
    plays_past(viewer, 1)
    button(page, "Pause").click()
    seen = page.evaluate("window.seen")
    assert len(seen["laid"]) + len(seen["backs"]) >= 3
    assert seen["hands"] == 3
    stopped = step(viewer)
    page.wait_for_timeout(1500)
    assert step(viewer) == stopped
    expect(page.locator("[data-testid=motion] .sprite")).to_have_count(0)


def test_a_jump_ends_what_is_being_played(invite: Invite, server: Server) -> None:
    person = invite(server, MOVING)
    viewer = opened(person)
    person.page.keyboard.press(" ")
    expect(person.page.locator("[data-testid=motion] .sprite").first).to_be_attached()
    person.page.keyboard.press(" ")
    person.page.keyboard.press("End")
    expect(person.page.locator("[data-testid=motion] .sprite")).to_have_count(0)
    expect(viewer.get_by_role("region", name="Score sheet")).to_be_visible()


def test_a_record_plays_without_movement_too(invite: Invite, server: Server) -> None:
    person = invite(server)
    viewer = paste(person.page, a_record(BASE))
    person.page.get_by_label("Speed").select_option(index=3)
    button(person.page, "Play").click()
    plays_past(viewer, 2)


@pytest.mark.parametrize(
    "profile", [PHONE, PHONE._replace(width=844, height=390)], ids=["upright", "aside"]
)
def test_on_a_phone_the_bar_covers_nothing(
    invite: Invite, server: Server, profile: Profile
) -> None:
    person = invite(server, profile)
    viewer = paste(person.page, a_record(BASE))
    bar = viewer.get_by_role("navigation").bounding_box()
    scrolling = viewer.locator(".upper").bounding_box()
    assert bar
    assert scrolling
    assert scrolling["y"] + scrolling["height"] <= bar["y"] + 1
    assert bar["y"] + bar["height"] <= profile.height + 1
    assert scrolling["height"] > profile.height * 0.6


def test_the_space_bar_presses_the_button_that_has_the_focus(
    invite: Invite, server: Server
) -> None:
    person = invite(server)
    viewer = paste(person.page, a_record(BASE))
    button(person.page, "One step forward").focus()
    person.page.keyboard.press(" ")
    at(viewer, 1)
    expect(button(person.page, "Play")).to_be_visible()
