"""The pages around the table for somebody whose browser writes larger."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import DESK, PHONE, Profile
from tests.browser.serving import Server

GROWTH: Final = """() => {
  const words = [...document.querySelectorAll('main :is(p, label, legend, button, input)')];
  const sizes = () => words.map((it) => parseFloat(getComputedStyle(it).fontSize));
  const usual = sizes();
  document.documentElement.style.fontSize = '200%';
  return [...new Set(sizes().map((size, at) => Math.round(100 * size / usual[at])))];
}"""
TOO_WIDE: Final = """() => [...document.querySelectorAll('header *, main *')]
  .filter((it) => it.getBoundingClientRect().right > innerWidth + 1 && !it.closest('svg'))
  .map((it) => it.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("profile", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", ["/", "/new"])
def test_every_word_grows_and_none_leaves_the_page(
    invite: Invite, server: Server, path: str, profile: Profile
) -> None:
    page = invite(server, profile).page
    page.goto(path)
    expect(page.locator("main form").first).to_be_visible()
    assert page.evaluate(GROWTH) == [200]
    assert page.evaluate(TOO_WIDE) == []
