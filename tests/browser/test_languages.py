"""The table in every language, switched while it is open."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.people import DESK
from tests.browser.serving import Server
from tests.browser.words import bare_keys

OWN_NAMES = {"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch"}
"""Each language in its own words, as the menu shows it."""


@pytest.mark.parametrize("language", OWN_NAMES)
def test_an_age_in_each_language(invite: Invite, server: Server, language: str) -> None:
    ada = invite(server, DESK._replace(language=language))
    home = Home(ada).open()
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    assert bare_keys(ada.page) == []
    table = home.deal("Ada")
    while not table.moment.reached("2"):
        assert bare_keys(ada.page) == []
        table.play()
    ada.page.keyboard.press("l")
    expect(ada.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    assert bare_keys(ada.page) == []


def test_the_language_changes_under_an_open_table_without_loading_it_again(
    invite: Invite, server: Server
) -> None:
    ada = invite(server)
    table = Home(ada).open().deal("Ada")
    table.open_card("discard")
    ada.page.evaluate("window.same = true")
    said: dict[str, tuple[str, str]] = {}
    for language, name in OWN_NAMES.items():
        choose_language(ada.page, name)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        said[language] = (table.hand_title, table.action("discard").inner_text())
        assert bare_keys(ada.page) == []
    assert len({title for title, _ in said.values()}) == len(OWN_NAMES)
    assert len({deed for _, deed in said.values()}) == len(OWN_NAMES)
    assert ada.page.evaluate("window.same")
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")


def choose_language(page: Page, name: str) -> None:
    """Pick a language in the menu of the table, and close the menu."""
    page.locator("header [aria-haspopup=dialog]").last.click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
