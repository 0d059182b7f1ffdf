"""The clocks of a table, who is out of time, the pause, and who is connected."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Table
from tests.browser.gathering import Seat, begin, choose, gather, opened, send
from tests.browser.people import PHONE
from tests.browser.serving import Server

CALM: Final = {"clock": {"turn": 600, "reserve": 60}}
SHORT: Final = {"clock": {"turn": 12, "bot": "easy"}}
DAYS: Final = {"clock": {"turn": 3 * 24 * 3600}}
RUNNING: Final = re.compile(r"^\s*\d+:\d\d\s*$")
LATE: Final = 60_000
"""Milliseconds until others see that somebody's browser does not come back."""


def chip(page: Page) -> Locator:
    """The time in the bar; opens the times of all."""
    return page.get_by_role("button", name="Clock:")


def times(page: Page) -> Locator:
    """The times of all."""
    chip(page).click()
    dialog = page.get_by_role("dialog", name="Clock")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    return dialog


def two(invite: Invite, server: Server, terms: object) -> tuple[Table, Table]:
    """A game of Ada at a desk, Bo on a phone and a bot."""
    people = Seat(invite(server), "Ada"), Seat(invite(server, PHONE), "Bo")
    hers, his = begin(people, players=3, terms=terms)
    return hers, his


def test_the_clock_runs_until_one_has_chosen(
    invite: Invite, server: Server, program: Chromium
) -> None:
    hers, his = two(invite, server, CALM)
    for table in (hers, his):
        expect(chip(table.page)).to_have_text(RUNNING)
    shown = chip(hers.page).inner_text()
    expect(chip(hers.page)).not_to_have_text(shown)
    hers.play()
    dialog = times(hers.page)
    expect(dialog.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("has chosen")
    expect(dialog.get_by_role("listitem").filter(has_text="Bo")).to_contain_text(
        re.compile(r"\d:\d\d")
    )
    expect(dialog).to_contain_text("a bot plays for them")
    check(hers.page, program.axe)
    times(his.page)
    check(his.page, program.axe)


def test_all_agree_on_a_pause_and_anybody_ends_it(
    invite: Invite, server: Server, program: Chromium
) -> None:
    hers, his = two(invite, server, CALM)
    dialog = times(hers.page)
    dialog.get_by_role("button", name="Ask for a pause").click()
    expect(dialog.get_by_role("button", name="Withdraw the request")).to_be_visible()
    expect(chip(his.page)).to_have_text(RUNNING)
    other = times(his.page)
    expect(other.get_by_role("status")).to_contain_text("Ada")
    check(his.page, program.axe)
    other.get_by_role("button", name="Ask for a pause").click()
    for one in (dialog, other):
        expect(one).to_contain_text("The clock is stopped")
    check(hers.page, program.axe)
    hers.page.keyboard.press("Escape")
    expect(chip(hers.page)).to_have_text("paused")
    other.get_by_role("button", name="Start the clock again").click()
    expect(chip(hers.page)).to_have_text(RUNNING)


def test_a_bot_plays_for_who_is_out_of_time_until_they_come_back(
    invite: Invite, server: Server, program: Chromium
) -> None:
    ada, bo = invite(server), invite(server, PHONE)
    table = gather((Seat(ada, "Ada"), Seat(bo, "Bo")), players=3, terms=SHORT)
    send(ada.page, f"/api/tables/{table}/start", {})
    choose(ada.page, table, 0)
    hers, his = opened(ada, table), opened(bo, table)
    away = hers.root.get_by_role("img", name="a bot is playing")
    expect(away).to_be_visible()
    expect(hers.root).not_to_have_attribute("data-turn", "1.1")
    hers.page.get_by_role("button", name=re.compile("new message")).click()
    said = hers.page.get_by_role("log", name="Chat")
    expect(said).to_contain_text("Bo ran out of time: a bot is playing.")
    check(hers.page, program.axe)
    back = his.page.get_by_role("button", name="Take your seat again")
    expect(back).to_be_visible()
    check(his.page, program.axe)
    back.tap()
    expect(back).not_to_be_visible()


def test_a_turn_of_days_is_told_in_days(invite: Invite, server: Server) -> None:
    hers, his = two(invite, server, DAYS)
    expect(chip(hers.page)).to_have_text("2 days")
    hers.play()
    dialog = times(hers.page)
    expect(dialog.get_by_role("listitem").filter(has_text="Bo")).to_contain_text("2 days")
    his.play()
    expect(hers.root).to_have_attribute("data-turn", "1.2")


def test_a_table_without_a_clock_shows_none(invite: Invite, server: Server) -> None:
    hers, _ = two(invite, server, None)
    expect(chip(hers.page)).to_have_count(0)


def test_others_see_who_is_connected(invite: Invite, server: Server, program: Chromium) -> None:
    hers, his = two(invite, server, None)
    there = hers.root.get_by_role("img", name="connected", exact=True)
    expect(there).to_have_count(1)
    his.page.close()
    gone = hers.root.get_by_role("img", name="not connected at the moment")
    expect(gone).to_have_count(1, timeout=LATE)
    check(hers.page, program.axe)


def test_others_see_who_has_been_away_for_minutes(invite: Invite, server: Server) -> None:
    hers, _ = two(invite, server, None)
    expect(hers.root.get_by_role("img", name="connected", exact=True)).to_have_count(1)
    table = hers.page.url.rpartition("/")[2]
    told = f'{{"table":"{table}","seats":["here","gone",null]}}'
    hers.page.route(
        re.compile("/api/stream"),
        lambda route: route.fulfill(
            content_type="text/event-stream", body=f"event: presence\ndata: {told}\n\n"
        ),
    )
    hers.page.reload()
    gone = hers.root.get_by_role("img", name="not connected", exact=True)
    expect(gone).to_have_count(1)
