"""Every page for somebody whose browser writes larger, and the table at twice its size."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.people import DESK, PHONE, Profile
from tests.browser.readable import unreadable
from tests.browser.serving import Server
from tests.browser.table.fixed import show

PROFILES: Final = pytest.mark.parametrize("profile", [DESK, PHONE], ids=["desk", "phone"])
PATHS: Final = (
    *("/", "/new", "/games", "/ratings", "/account", "/sign-in", "/replay"),
    *("/rules", "/aid", "/cards", "/cards/forum", "/cards/olympia"),
    *("/about", "/privacy", "/nowhere"),
)
WORDS: Final = "main :is(p, label, legend, button, input, li, td)"
GROWTH: Final = """(selector) => {
  const words = [...document.querySelectorAll(selector)];
  const sizes = () => words.map((it) => parseFloat(getComputedStyle(it).fontSize));
  const usual = sizes();
  document.documentElement.style.fontSize = '200%';
  return [...new Set(sizes().map((size, at) => Math.round(100 * size / usual[at])))];
}"""
TOO_WIDE: Final = """() => [...document.querySelectorAll('header *, main *')]
  .filter((it) => it.getBoundingClientRect().right > innerWidth + 1 && !it.closest('svg'))
  .filter((it) => {
    for (let box = it.parentElement; box; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false;
    return true;
  })
  .map((it) => it.outerHTML.slice(0, 80))"""
DOUBLE: Final = "document.documentElement.style.fontSize = '200%'"
SIZE: Final = "(it) => parseFloat(getComputedStyle(it).fontSize)"


def grows(page: Page) -> None:
    """Every word of the page becomes twice as large, and nothing leaves it."""
    expect(page.locator(WORDS).first).to_be_attached()
    assert page.evaluate(GROWTH, WORDS) == [200]
    assert page.evaluate(TOO_WIDE) == []
    page.evaluate("document.documentElement.style.fontSize = ''")


@PROFILES
def test_every_word_grows_and_none_leaves_the_page(
    invite: Invite, server: Server, profile: Profile
) -> None:
    person = invite(server, profile)
    for path in PATHS:
        person.page.goto(path)
        expect(person.page.locator("main h1").first).to_be_visible()
        grows(person.page)
    Home(person).open().set_up().create("Ada", players=4, bots=1)
    grows(person.page)


@PROFILES
@pytest.mark.parametrize("name", ["base/age2-mid-5", "expansions/late-7", "expansions/over-teams"])
def test_larger_text_takes_nothing_from_the_table(
    invite: Invite, server: Server, name: str, profile: Profile
) -> None:
    table = show(invite(server, profile), name)
    table.page.evaluate(DOUBLE)
    assert unreadable(table.page) == []


@PROFILES
def test_what_is_read_over_the_table_grows(
    invite: Invite, server: Server, profile: Profile
) -> None:
    table = show(invite(server, profile), "base/age2-mid-5")
    page = table.page
    for key, words in (("l", "li"), ("?", "dd")):
        page.keyboard.press(key)
        line = page.get_by_role("dialog").locator(words).first
        usual = line.evaluate(SIZE)
        page.evaluate(DOUBLE)
        assert line.evaluate(SIZE) == 2 * usual
        assert unreadable(page) == []
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).not_to_be_visible()


@pytest.mark.parametrize("name", ["base/age2-mid-5", "expansions/late-7", "expansions/teams-4"])
def test_the_zoom_of_the_browser_enlarges_the_table(
    invite: Invite, server: Server, name: str
) -> None:
    """At 200 % a desk has half its pixels: all that is there can be read, and the keys say how."""
    table = show(invite(server, DESK._replace(width=720, height=450)), name)
    assert unreadable(table.page) == []
    table.page.keyboard.press("?")
    expect(table.page.get_by_role("dialog")).to_contain_text("larger or smaller")
