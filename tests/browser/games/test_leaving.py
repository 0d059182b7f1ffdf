"""Going away from a table, coming back, and what the others can do meanwhile."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home, Table, hands_of
from tests.browser.meeting import Meeting, meet
from tests.browser.people import PHONE, Person
from tests.browser.serving import STAND_IN_AFTER, Server

PATIENCE = "00:30"
"""Longer than somebody is waited for before a bot is offered."""


@pytest.fixture
def meeting(invite: Invite, server: Server) -> Meeting:
    """Ada at a desk and Bo on a phone."""
    return meet(invite(server), invite(server, PHONE))


def leave(page: Page) -> None:
    """Stand up in the middle of a game."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url("**/")


def go_on(person: Person) -> Table:
    """Back to the table from the list at home."""
    person.page.get_by_role("link", name="Continue").first.click()
    return Table(person.page, hands_of(person)).wait()


def test_a_game_against_bots_waits_for_who_left_it(person: Person) -> None:
    page = person.page
    table = Home(person).open().deal("Ada")
    table.play()
    expect(table.root).to_have_attribute("data-turn", "1.2")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("dialog").last).to_contain_text("The game will wait for you.")
    page.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_url("**/")
    again = go_on(person)
    expect(again.root).to_have_attribute("data-turn", "1.2")
    expect(again.root).to_contain_text("the game is waiting for you")
    page.get_by_role("button", name="Take your seat again").click()
    again.play()
    expect(again.root).to_have_attribute("data-turn", "1.3")


def test_home_is_reached_without_giving_up_the_seat(person: Person) -> None:
    page = person.page
    Home(person).open().deal("Ada")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Home").click()
    table = go_on(person)
    table.play()
    expect(table.root).to_have_attribute("data-turn", "1.2")
    page.get_by_role("link", name="Sevenwonders").click()
    page.wait_for_url("**/")


def test_who_left_is_offered_the_seat_and_decides_anew(meeting: Meeting) -> None:
    page = meeting.bo.page
    expect(meeting.hers.root.get_by_role("img", name="a bot is playing")).to_have_count(0)
    leave(page)
    expect(meeting.hers.root.get_by_role("img", name="a bot is playing")).to_be_visible()
    his = go_on(meeting.bo)
    back = page.get_by_role("button", name="Take your seat again")
    expect(back).to_be_visible()
    expect(his.change).to_have_count(0)
    for tab in page.get_by_role("tab").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
    back.tap()
    expect(back).to_have_count(0)
    expect(meeting.hers.root.get_by_role("img", name="a bot is playing")).to_have_count(0)
    his.play()
    expect(his.change).to_be_visible()


def test_the_host_lets_a_bot_stand_in_for_who_does_not_come(meeting: Meeting) -> None:
    page = meeting.ada.page
    page.clock.install()
    warn = page.get_by_role("button", name="Warn Bo that a bot will take over")
    meeting.hers.play()
    expect(meeting.hers.root).to_contain_text("Waiting for Bo")
    expect(warn).to_have_count(0)
    page.clock.fast_forward(PATIENCE)
    warn.click()
    expect(meeting.bo.page.get_by_role("alert")).to_contain_text("The others are waiting for you")
    page.wait_for_timeout(1000 * STAND_IN_AFTER + 500)
    page.clock.fast_forward(PATIENCE)
    page.get_by_role("button", name="Let a bot play for Bo").click()
    expect(meeting.hers.root).to_have_attribute("data-turn", "1.2")
    meeting.bo.page.get_by_role("button", name="Take your seat again").tap()
    meeting.hers.play()
    meeting.his.play()
    expect(meeting.hers.root).to_have_attribute("data-turn", "1.3")
