"""The client comes in parts, each when it is needed, and says so when one does not come."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home, Table
from tests.browser.people import DESK, Person
from tests.browser.replay.watching import BOXES, a_record, paste
from tests.browser.serving import Server
from tests.browser.table.fixed import show

LANGUAGES: Final = ("en", "fr", "nl", "de")


class Fetched:
    """The parts that a page has asked for, by name and without the digest."""

    def __init__(self, page: Page) -> None:
        self.names: set[str] = set()
        page.on("request", lambda request: self._note(request.url))

    def _note(self, url: str) -> None:
        if "/assets/" in url and url.endswith(".js"):
            self.names.add(url.rpartition("/")[2].partition("-")[0])


def lose(page: Page, name: str) -> None:
    """Let a part be gone, as when the server has another version."""

    def refuse(route: Route) -> None:
        route.fulfill(status=404)

    page.route(f"**/assets/{name}-*.js", refuse)


def trouble(page: Page) -> Locator:
    """What a person reads where a part did not come."""
    return page.get_by_role("alert").filter(has_text="Part of the page could not be loaded")


def test_a_first_table_fetches_neither_the_viewer_nor_expansions_nor_other_languages(
    person: Person,
) -> None:
    fetched = Fetched(person.page)
    home = Home(person).open()
    assert not {"Play", "Replay", "New", "expansions", "fr", "nl", "de"} & fetched.names
    home.deal("Ada")
    assert not {"Replay", "New", "expansions", "fr", "nl", "de"} & fetched.names
    assert {"index", "en", "Play"} <= fetched.names


def test_expansions_bring_their_pictures(person: Person) -> None:
    fetched = Fetched(person.page)
    table = show(person, "expansions/late-7")
    expect(table.root.locator(".strip svg:empty")).to_have_count(0)
    assert "expansions" in fetched.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_language_is_fetched(invite: Invite, server: Server, language: str) -> None:
    ada = invite(server, DESK._replace(language=language))
    fetched = Fetched(ada.page)
    Home(ada).open()
    assert fetched.names & set(LANGUAGES) == {language}


def test_the_viewer_is_fetched_when_it_is_opened(page: Page) -> None:
    fetched = Fetched(page)
    expect(paste(page, a_record(BOXES))).to_be_visible()
    assert "Replay" in fetched.names


def test_a_page_that_does_not_come_says_so_and_can_be_loaded_again(page: Page) -> None:
    lose(page, "Replay")
    page.goto("/")
    page.get_by_role("link", name="Replay").first.click()
    expect(trouble(page)).to_be_visible()
    expect(page.get_by_role("link", name="Sevenwonders")).to_be_visible()
    page.unroute_all()
    trouble(page).get_by_role("button", name="Reload the page").click()
    expect(page.get_by_role("textbox")).to_be_visible()


def test_a_table_that_does_not_come_can_be_loaded_again(person: Person) -> None:
    home = Home(person).open()
    lose(person.page, "Play")
    home.hands.press(home.quick.locator("button[type=submit]"))
    expect(trouble(person.page)).to_be_visible()
    person.page.unroute_all()
    trouble(person.page).get_by_role("button", name="Reload the page").click()
    Table(person.page, home.hands).wait()


def test_a_language_that_does_not_come_leaves_the_one_in_use(page: Page) -> None:
    lose(page, "fr")
    page.goto("/")
    choice = page.get_by_label("Language")
    choice.select_option("fr")
    expect(trouble(page)).to_be_visible()
    expect(choice).to_have_value("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    trouble(page).get_by_role("button", name="Close").click()
    expect(trouble(page)).to_have_count(0)
    choice.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_menu_of_a_table_says_that_a_language_does_not_come(person: Person) -> None:
    page = person.page
    Home(person).open().deal("Ada")
    lose(page, "fr")
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Français").click()
    expect(menu.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(menu.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "true")
    menu.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_page_without_any_words_says_so_in_every_language(page: Page) -> None:
    lose(page, "en")
    page.goto("/about")
    for language in LANGUAGES:
        expect(page.locator(f"a[lang={language}]")).to_be_visible()
    page.unroute_all()
    page.locator("a[lang=nl]").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_table_is_played_without_the_pictures_of_expansions(person: Person) -> None:
    lose(person.page, "expansions")
    table = show(person, "expansions/recruit")
    expect(trouble(person.page)).to_be_visible()
    trouble(person.page).get_by_role("button", name="Close").click()
    assert table.open_card("build") in {"build", "stage", "discard", "recruit"}
