"""Whole games against bots, each played with other hands."""

from playwright.sync_api import expect

from sevenwonders.cli import FINE, main
from tests.browser.conftest import Invite
from tests.browser.driver import Home, Table
from tests.browser.hands import Keys
from tests.browser.people import DESK, PHONE
from tests.browser.serving import Server


def check_the_score_sheet(table: Table, cities: int) -> None:
    expect(table.sheet).to_be_visible()
    totals = table.totals()
    assert len(totals) == cities
    assert [sum(column) for column in zip(*table.scores(), strict=True)] == totals


def test_a_game_by_mouse_from_the_first_page_to_the_next_game(
    invite: Invite, server: Server
) -> None:
    ada = invite(server, DESK._replace(motion="no-preference"))
    table = Home(ada).open().deal("Ada")
    assert len(table.cards) == 7
    table.play_out()
    check_the_score_sheet(table, cities=3)
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download the record").click()
    assert main(["verify", str(download.value.path())]) == FINE
    finished = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: url != finished)
    expect(table.root).to_have_attribute("data-turn", "1.1")
    assert len(table.cards) == 7


def test_a_game_by_keyboard_alone(invite: Invite, server: Server) -> None:
    ada = invite(server)
    keys = Keys(ada.page)
    table = Home(ada, keys).open().deal("Ada", edition="2e")
    ada.page.keyboard.press("?")
    help_sheet = ada.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(help_sheet).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(help_sheet).not_to_be_visible()
    table.play_out()
    check_the_score_sheet(table, cities=3)
    keys.press(ada.page.get_by_role("button", name="Play again"))
    expect(table.root).to_have_attribute("data-turn", "1.1")


def test_a_game_on_a_phone(invite: Invite, server: Server) -> None:
    ada = invite(server, PHONE)
    table = Home(ada).open().deal("Ada")
    for age in ("2.1", "3.1"):
        table.play_until(age)
        assert overflow(table) == 0
    tabs = table.root.get_by_role("tab")
    assert tabs.count() == 3
    for at in range(3):
        tabs.nth(at).tap()
        expect(tabs.nth(at)).to_have_attribute("aria-selected", "true")
    table.play_out()
    check_the_score_sheet(table, cities=3)
    assert overflow(table) == 0


def test_two_players_build_a_free_city_between_them(invite: Invite, server: Server) -> None:
    table = Home(invite(server)).open().deal("Ada", players=2)
    kinds = table.play_out()
    # In every turn but the last of an Age one of two players holds the free city.
    assert kinds.count("free-city") == 9
    assert kinds.count("play") == 18
    check_the_score_sheet(table, cities=3)


def test_five_players_sit_around_the_table(invite: Invite, server: Server) -> None:
    table = Home(invite(server)).open().deal("Ada", players=5)
    table.play_until("2.1")
    others = table.page.get_by_role("navigation", name="The other cities").get_by_role("button")
    assert others.count() == 2
    others.first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()


def overflow(table: Table) -> int:
    """How far the page is wider than the screen."""
    wide: int = table.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide
