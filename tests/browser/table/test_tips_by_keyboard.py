"""What a stage, an edifice or a figure of a city means, for somebody without a mouse."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.driver import Home
from tests.browser.hands import Keys
from tests.browser.people import Person


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
