"""The games a person has finished: found again, filtered, counted and replayed."""

from playwright.sync_api import expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.finished import finished
from tests.browser.people import Person


def test_a_finished_game_is_found_counted_and_replayed(person: Person, program: Chromium) -> None:
    page = person.page
    table = finished(page, "Cynisca")
    page.goto("/games")
    expect(page.get_by_role("heading", name="My finished games")).to_be_visible()
    expect(page.get_by_text("Thais (")).to_be_visible()
    expect(page.get_by_role("table", name="Rows of the score sheet")).to_be_visible()
    check(page, program.axe)
    page.get_by_label("Result").select_option("won")
    expect(
        page.get_by_role("link", name="Replay of").or_(page.get_by_text("No game matches"))
    ).to_be_visible()
    page.get_by_role("button", name="Clear filters").click()
    page.get_by_role("link", name="Replay of").click()
    expect(page.get_by_test_id("replay")).to_be_visible()
    assert page.url.split("?")[0].endswith(f"/replay/{table}")


def test_who_has_not_played_is_told_so(person: Person, program: Chromium) -> None:
    person.page.goto("/games")
    expect(person.page.get_by_text("Enter a name on the home page")).to_be_visible()
    check(person.page, program.axe)
