"""What a stage, an edifice or a figure of a city means, by keyboard, finger and mouse."""

from typing import Final

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.hands import Keys
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server
from tests.browser.table.fixed import FIXTURES, show

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
SOONER: Final = """{
  const later = window.setTimeout.bind(window);
  window.setTimeout = (deed, wait = 0, ...more) => later(deed, wait / 30, ...more);
}"""
WALK: Final = """async () => {
  const told = [];
  const move = { pointerType: 'mouse', movementX: 1, movementY: 1 };
  for (const one of document.querySelectorAll('main [data-tip]')) {
    if (!one.checkVisibility() || one.getBoundingClientRect().width === 0) continue;
    one.dispatchEvent(new PointerEvent('pointerenter', move));
    one.dispatchEvent(new PointerEvent('pointermove', move));
    let tip = null;
    for (let waits = 0; waits < 40 && !tip; waits += 1) {
      await new Promise((done) => setTimeout(done, 1500));
      tip = document.querySelector('[role=tooltip]');
    }
    const title = tip?.querySelector('b')?.textContent ?? null;
    told.push([title, tip?.querySelectorAll('[data-more], [data-why]').length ?? 0]);
    one.dispatchEvent(new PointerEvent('pointerdown', { ...move, bubbles: true }));
    await new Promise((done) => setTimeout(done, 300));
  }
  return told;
}"""
"""The title of every tip of the table, and how many ways lead on from it."""
RULELESS: Final = frozenset({"Home", "bot", "away: a bot plays on", "You", "Free city"})
"""What no rule of the game stands behind; and the names of people."""
WALKED: Final = (
    *("base/age2-mid-5", "base/over-5", "base/free-city-2"),
    *("expansions/late-7", "expansions/teams-4", "expansions/join", "expansions/over-teams"),
)


class Named(msgspec.Struct):
    """What we read of a seat."""

    name: str


class Told(msgspec.Struct):
    """What we read of a table."""

    seats: list[Named]


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


@pytest.mark.parametrize("name", WALKED)
def test_a_rule_stands_behind_every_tip(invite: Invite, server: Server, name: str) -> None:
    person = invite(server)
    person.context.add_init_script(SOONER)
    table = show(person, name)
    if table.decision:
        table.open_card("stage")
    told = person.page.evaluate(WALK)
    fixture = (FIXTURES / f"{name}.json").read_bytes()
    people = {seat.name for seat in msgspec.json.decode(fixture, type=Told).seats}
    assert len(told) > 20
    assert [title for title, _ in told if title is None] == []
    silent = {title for title, ways in told if ways == 0}
    assert silent - RULELESS - people == set()


def test_a_refusal_says_why_by_tip_by_panel_and_where_a_card_is_dropped(person: Person) -> None:
    table = show(person, "expansions/freeze")
    page = person.page
    refused = table.hand.filter(has=page.locator(".no")).first
    refused.hover()
    page.get_by_role("tooltip").get_by_role("button", name="Why?").click()
    topic = page.get_by_role("dialog")
    expect(topic).to_contain_text("neighbour")
    page.keyboard.press("Escape")
    refused.click()
    table.root.locator("[data-why=build]").click()
    expect(page.get_by_role("dialog")).to_contain_text("neighbour")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    box = refused.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"], steps=3)
    goal = page.locator("[data-drop=build]").bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + 30, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    expect(table.root.locator("[data-why=build]")).to_be_focused()


def test_a_finger_gets_the_reason_with_the_card(invite: Invite, server: Server) -> None:
    person = invite(server, PHONE)
    table = show(person, "expansions/freeze")
    refused = table.hand.filter(has=person.page.locator(".no")).first
    person.page.evaluate(PRESS, [refused.element_handle(), 700])
    tooltip = person.page.get_by_role("tooltip")
    tooltip.get_by_role("button", name="Why?").tap()
    expect(person.page.get_by_role("dialog")).to_contain_text("neighbour")
