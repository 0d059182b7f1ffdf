"""What a stage, an edifice or a figure of a city means, by keyboard, finger and mouse."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.hands import Keys
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server
from tests.browser.table.fixed import show

SHIFT: Final = """([x, y]) => {
  const thing = document.querySelector('.city.mine [data-told]');
  const { left, top } = thing.getBoundingClientRect();
  thing.style.transform = `translate(${x - left - 4}px, ${y - top - 4}px)`;
}"""
PRESS: Final = """([thing, milliseconds]) => new Promise((done) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  const touch = { ...at, pointerType: 'touch', isPrimary: true, cancelable: true };
  thing.dispatchEvent(new PointerEvent('pointerdown', touch));
  setTimeout(() => {
    thing.dispatchEvent(new PointerEvent('pointerup', touch));
    thing.dispatchEvent(new MouseEvent('click', { ...at, cancelable: true }));
    done();
  }, milliseconds);
})"""
"""A finger on something for a while; what Chromium sends for one."""


def tell(page: Page, thing: Locator, words: str) -> None:
    """What the keyboard is on tells what it means."""
    expect(thing).to_be_focused()
    expect(page.get_by_role("tooltip")).to_contain_text(words)


def test_the_arrows_go_from_stage_to_stage_and_on_to_the_figures(person: Person) -> None:
    keys = Keys(person.page)
    city = Home(person, keys).open().deal("Ada").city
    stages = city.locator(".stage")
    keys.reach(stages.first)
    tell(person.page, stages.first, "Stage 1")
    person.page.keyboard.press("ArrowRight")
    tell(person.page, stages.nth(1), "Stage 2")
    told = city.locator("[data-told]")
    for _ in range(told.count() - stages.count() + 1):
        person.page.keyboard.press("ArrowLeft")
    tell(person.page, told.first, "3 coins")


def test_a_city_is_one_stop_of_the_tab_key(person: Person) -> None:
    keys = Keys(person.page)
    city = Home(person, keys).open().deal("Ada").city
    keys.reach(city.locator(".stage").first)
    person.page.keyboard.press("Tab")
    expect(city.locator("[data-told]:focus")).to_have_count(0)


def test_the_edifices_tell_what_they_take_and_bring(person: Person) -> None:
    keys = Keys(person.page)
    setting = Home(person, keys).open().set_up().take("Edifice")
    table = setting.create("Ada", players=3).fill().start()
    edifices = table.root.locator(".edifices > li")
    keys.reach(edifices.first)
    tell(person.page, edifices.first, "Reward")
    person.page.keyboard.press("ArrowRight")
    tell(person.page, edifices.nth(1), "Age II")


def test_what_comes_to_lie_under_a_resting_mouse_tells_nothing(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    page = person.page
    coins = table.city.locator("[data-told]").first
    box = coins.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    # Something else comes to lie under the mouse, which stays where it is.
    page.evaluate(SHIFT, [2, 2])
    page.wait_for_timeout(600)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_long_press_tells_what_a_card_is_and_does_not_choose_it(
    invite: Invite, server: Server
) -> None:
    person = invite(server, PHONE)
    table = show(person, "base/age2-mid-5")
    card = table.hand.nth(1)
    slug = card.get_attribute("data-card") or ""
    person.page.evaluate(PRESS, [card.element_handle(), 700])
    expect(person.page.get_by_role("tooltip").locator("code")).to_have_text(slug)
    expect(card).to_have_attribute("aria-selected", "false")
    person.page.evaluate(PRESS, [card.element_handle(), 50])
    expect(card).to_have_attribute("aria-selected", "true")
