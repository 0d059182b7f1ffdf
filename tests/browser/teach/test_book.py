"""Rules, player aid and cards in the browser."""

import re
from typing import Final, Protocol, cast

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.people import DESK, PHONE
from tests.browser.readable import unreadable
from tests.browser.serving import Server
from tests.browser.words import bare_keys
from tests.support.scale import FULL

LANGUAGES: Final = ("en", "fr", "nl", "de")
PLACES: Final = ("/rules", "/aid", "/cards", "/cards/forum", "/cards/olympia", "/cards/factory")
TOPICS: Final = 30
SHORTEST: Final = 60
"""Letters of a topic: it says more than its title."""
WIDER: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
PAGE_OF_PDF: Final = re.compile(rb"/Type\s*/Page[^s]")


class Touching(Protocol):
    """The browser's own protocol, by which a finger can stay where it is."""

    def send(self, method: str, params: dict[str, object]) -> object:
        """Do something."""
        ...


def opened(page: Page, path: str) -> Page:
    """Come by the address, and wait until what needs the server is there."""
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("article .topic, .sheet, .entries li, .detail").first).to_be_attached()
    return page


def field(page: Page) -> Locator:
    return page.get_by_role("searchbox")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_each_language(invite: Invite, server: Server, language: str) -> None:
    for profile in (DESK, PHONE):
        person = invite(server, profile._replace(language=language))
        for path in PLACES if FULL or language == "nl" else PLACES[:2]:
            opened(person.page, path)
            assert bare_keys(person.page) == [], path
            assert person.page.evaluate(WIDER) <= 0, path
        # The rules stand on one page: every topic is looked at.
        topics = opened(person.page, "/rules").locator("article .topic")
        assert unreadable(person.page) == []
        assert topics.count() > TOPICS
        assert all(len(words) > SHORTEST for words in topics.all_inner_texts())


def test_the_pages_have_no_violations(invite: Invite, server: Server, program: Chromium) -> None:
    for profile in (DESK, PHONE):
        person = invite(server, profile)
        for path in PLACES:
            check(opened(person.page, path), program.axe)


def test_the_rules_are_searched(page: Page) -> None:
    opened(page, "/rules")
    topics = page.locator("article .topic")
    all_topics = topics.count()
    field(page).fill("diplomacy")
    expect(page.get_by_role("status").first).to_contain_text("topic")
    assert 0 < topics.count() < all_topics
    field(page).fill("no such word")
    expect(topics).to_have_count(0)
    field(page).fill("")
    expect(topics).to_have_count(all_topics)


def test_an_address_leads_to_a_topic_of_the_rules(page: Page) -> None:
    opened(page, "/rules/science")
    expect(page.locator("#topic-science")).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role(
        "link", name="Military conflicts"
    ).click()
    expect(page.locator("#topic-war")).to_be_in_viewport()
    assert page.url.endswith("/rules/war")


def test_a_first_game_begins_from_the_rules_too(page: Page) -> None:
    opened(page, "/rules").get_by_role("button", name="Play a first game").click()
    expect(page.locator("section.coach")).to_be_visible()


def test_the_language_of_the_rules_changes_while_they_are_open(page: Page) -> None:
    opened(page, "/rules/war")
    page.locator("header select").select_option("de")
    expect(page.locator("#topic-war h3")).to_have_text("Konflikte")


def test_the_aid_is_printed_on_one_sheet_with_whatever_is_played(page: Page) -> None:
    opened(page, "/aid")
    assert len(PAGE_OF_PDF.findall(page.pdf(prefer_css_page_size=True))) == 1
    leaders = page.get_by_role("button", name="Leaders", exact=True)
    expect(page.get_by_role("heading", name="Leaders")).to_be_visible()
    leaders.click()
    expect(page.get_by_role("heading", name="Leaders")).to_have_count(0)
    assert len(PAGE_OF_PDF.findall(page.pdf(prefer_css_page_size=True))) == 1


def test_cards_are_filtered_and_found_by_what_they_do(page: Page) -> None:
    opened(page, "/cards")
    found = page.locator(".entries > li")
    everything = found.count()
    assert everything > 200
    page.get_by_label("Type", exact=True).select_option("wonders")
    assert 7 < found.count() < 40
    page.get_by_label("Type", exact=True).select_option("cards")
    page.get_by_label("Set", exact=True).select_option("Cities")
    page.get_by_label("Age", exact=True).select_option("II")
    expect(found).to_have_count(14)
    page.get_by_label("Set", exact=True).select_option("Everything")
    page.get_by_label("Age", exact=True).select_option("any")
    field(page).fill("shield")
    page.get_by_label("Colour", exact=True).select_option("red")
    assert 5 < found.count() < 30


def test_both_editions_have_their_own_cards(page: Page) -> None:
    opened(page, "/cards/decorators-guild")
    page.locator("input[type=radio][value='2e']").check()
    expect(page.locator(".detail h2")).to_have_text("Decorators Guild")


def test_what_later_printings_left_out_is_shown_too(page: Page) -> None:
    opened(page, "/cards/guild-of-shadows")
    expect(page.locator(".detail h2")).to_have_text("Guild of Shadows")
    opened(page, "/cards/roma")
    expect(page.locator(".sides section")).to_have_count(4)


def test_a_card_shows_its_chains_and_its_copies(page: Page) -> None:
    opened(page, "/cards/statue")
    chain = page.locator(".chains button")
    expect(chain).to_have_count(3)
    expect(page.locator(".detail table td")).to_have_text(["1", "1", "1", "1", "2"])
    expect(page.locator(".detail code")).to_have_text("statue")
    chain.last.click()
    expect(page.locator(".detail h2")).to_have_text("Gardens")
    expect(page.locator(".detail code")).to_have_text("gardens")
    page.go_back()
    expect(page.locator(".detail h2")).to_have_text("Statue")


def test_a_name_at_the_table_opens_its_card_with_the_copies_of_this_table(
    invite: Invite, server: Server, program: Chromium
) -> None:
    person = invite(server)
    table = Home(person).open().deal("Ada", players=4)
    table.play()
    expect(table.root).to_have_attribute("data-turn", "1.2")
    name = table.root.locator("[data-part=happened] [data-name]").first
    name.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.locator("h2").last).to_have_text(name.inner_text())
    expect(dialog).to_contain_text("At this table")
    check(person.page, program.axe)
    person.page.keyboard.press("b")
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.root).to_have_attribute("data-turn", "1.2")


def test_a_refusal_says_why(invite: Invite, server: Server) -> None:
    person = invite(server)
    page = person.page
    page.goto("/")
    page.get_by_role("button", name="Play a first game").click()
    page.locator("[role=option][data-card=scriptorium]").click()
    page.get_by_role("button", name="Build: Why?").click()
    dialog = page.get_by_role("dialog", name="Buying from neighbours")
    expect(dialog).to_contain_text("The neighbour gets the coins")
    dialog.get_by_role("link", name="Marketplace").click()
    expect(page.get_by_role("dialog").locator("h2").last).to_have_text("Marketplace")
    with page.expect_popup() as other:
        page.get_by_role("dialog").get_by_role("link", name="All cards").click()
    other.value.close()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_tips_come_to_who_moves_not_to_who_rests(invite: Invite, server: Server) -> None:
    person = invite(server)
    table = Home(person).open().deal("Ada")
    page = person.page
    card = table.hand.nth(2)
    card.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    card.click()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    table.play()
    expect(table.root).to_have_attribute("data-turn", "1.2")
    page.mouse.move(2, 2)
    table.hand.nth(3).hover()
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_on_a_phone_a_long_press_explains_a_card_and_chooses_nothing(
    invite: Invite, server: Server
) -> None:
    person = invite(server, PHONE)
    table = Home(person).open().deal("Ada")
    card = table.hand.nth(0)
    box = card.bounding_box()
    assert box is not None
    touch = cast("Touching", person.context.new_cdp_session(person.page))
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(person.page.get_by_role("tooltip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("aria-selected", "false")
    card.tap()
    expect(card).to_have_attribute("aria-selected", "true")


def test_the_wonder_picker_says_what_each_side_does_and_offers_side_a(
    invite: Invite, server: Server
) -> None:
    form = Home(invite(server)).open().set_up()
    form.form.get_by_role("button", name="Choose the wonder of seat 1").click()
    dialog = form.page.get_by_role("dialog")
    expect(dialog.get_by_text("You also play the last card of each Age")).to_be_visible()
    dialog.get_by_role("button", name="Random wonder, side A").click()
    button = form.form.get_by_role("button", name="Choose the wonder of seat 1")
    expect(button).to_contain_text("side A")


def test_side_a_for_everybody_is_one_tick(invite: Invite, server: Server) -> None:
    form = Home(invite(server)).open().set_up().take("Side A for everybody").players(4)
    wonders = form.form.get_by_role("button", name="Choose the wonder of seat")
    for at in range(4):
        expect(wonders.nth(at)).to_contain_text("side A")
    tick = form.form.get_by_role("checkbox", name="Side A for everybody", exact=True)
    expect(tick).to_be_checked()
    tick.uncheck()
    expect(wonders.first).not_to_contain_text("side A")


def test_a_tip_leads_to_the_rule_behind_it(invite: Invite, server: Server) -> None:
    table = Home(invite(server)).open().deal("Ada")
    table.city.locator("[data-part=shields]").hover()
    tip = table.page.get_by_role("tooltip")
    tip.get_by_role("button", name="Learn more").click()
    expect(table.page.get_by_role("dialog", name="Military conflicts")).to_be_visible()
    expect(tip).to_have_count(0)
