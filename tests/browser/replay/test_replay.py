"""Watching games again: by steps, with anybody's eyes, from a file, and with an analysis."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from sevenwonders.content.names import LANGUAGES
from sevenwonders.engine.game.options import Options
from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Home, hands_of
from tests.browser.meeting import meet
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.replay.watching import (
    BASE,
    BOXES,
    DROP,
    SEATS,
    a_record,
    at,
    mistakes,
    opener,
    paste,
)
from tests.browser.serving import Server
from tests.browser.table.fixed import outside
from tests.browser.words import bare_keys

TWO: Final = Options(players=2, boards=("ephesus-b", "olympia-a", "halicarnassus-b"))
FREE_CITY_TAKES: Final = 13
"""The step of that game where a person looks through the discard pile for the free city."""
SPARE: Final = """(list) => {
  const brush = document.createElement('canvas').getContext('2d');
  const style = getComputedStyle(list);
  brush.font = style.font;
  const arrow = 20;
  const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return room - arrow - brush.measureText(list.selectedOptions[0].text).width;
}"""
"""How many pixels a list has more than what it shows needs."""
PATIENCE: Final = 90_000
"""Milliseconds that an analysis may take, uncompiled on a busy machine."""


def test_a_finished_game_is_watched_from_its_table(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    table.play_out()
    totals = table.totals()
    person.page.get_by_role("link", name="Watch again").click()
    viewer = person.page.get_by_test_id("replay")
    at(viewer, 0)
    expect(viewer.get_by_role("option").and_(viewer.locator("[data-card]"))).to_have_count(7)
    person.page.keyboard.press("End")
    person.context.grant_permissions(["clipboard-write", "clipboard-read"])
    person.page.get_by_role("button", name="Copy the link").click()
    expect(person.page.get_by_role("button", name="Copied")).to_be_visible()
    link = person.page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/replay/\w+\?step=\d+&seat=0$", link)
    total = viewer.locator("tfoot tr:first-child td")
    expect(total.first).to_be_visible()
    assert [int(text) for text in total.all_inner_texts()] == totals


def test_who_sat_at_the_table_looks_with_their_own_eyes(invite: Invite, server: Server) -> None:
    ada, bo = invite(server), invite(server)
    meeting = meet(ada, bo)
    meeting.play_until("over")
    for person, seat, name in ((ada, "0", "Ada"), (bo, "1", "Bo")):
        person.page.get_by_role("link", name="Watch again").click()
        viewer = person.page.get_by_test_id("replay")
        expect(viewer).to_have_attribute("data-eyes", seat)
        expect(viewer.get_by_label("Point of view").locator("option:checked")).to_have_text(name)
        viewer.get_by_role("tab", name="Analysis").click()
        expect(viewer.get_by_label("Player").locator("option:checked")).to_have_text(name)
    stranger = invite(server).page
    stranger.goto(bo.page.url.partition("?")[0])
    expect(stranger.get_by_test_id("replay")).to_have_attribute("data-eyes", "0")


def test_a_reload_keeps_the_step_and_the_eyes(person: Person) -> None:
    Home(person).open().deal("Ada").play_out()
    page = person.page
    page.get_by_role("link", name="Watch again").click()
    viewer = page.get_by_test_id("replay")
    at(viewer, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageDown")
    page.keyboard.press("v")
    expect(viewer).to_have_attribute("data-eyes", "1")
    expect(page).to_have_url(re.compile(r"\?step=2&seat=1$"))
    page.reload()
    at(viewer, 2)
    expect(viewer).to_have_attribute("data-eyes", "1")
    page.goto(page.url.partition("?")[0] + "?step=9999&seat=seven")
    at(viewer, 0)
    expect(viewer).to_have_attribute("data-eyes", "0")


def test_keys_step_and_jump(page: Page) -> None:
    viewer = paste(page, a_record(BASE))
    at(viewer, 0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("PageDown", 2)):
        page.keyboard.press(key)
        at(viewer, step)
    page.keyboard.press("End")
    expect(viewer.get_by_role("button", name="One step forward")).to_be_disabled()
    expect(viewer.locator("table")).to_be_visible()
    page.keyboard.press("Home")
    at(viewer, 0)
    expect(viewer.get_by_role("button", name="One step back")).to_be_disabled()


def test_keys_step_on_after_a_choice_with_the_mouse(page: Page) -> None:
    viewer = paste(page, a_record(BASE))
    viewer.get_by_role("tab", name="Analysis").click()
    page.keyboard.press("PageDown")
    at(viewer, 1)
    page.keyboard.press("v")
    expect(viewer).to_have_attribute("data-eyes", "1")
    eyes = viewer.get_by_label("Point of view")
    eyes.click()
    eyes.select_option(label="Ada")
    expect(viewer).to_have_attribute("data-eyes", "0")
    page.keyboard.press("ArrowRight")
    at(viewer, 2)


def test_arrows_still_go_from_tab_to_tab(page: Page) -> None:
    viewer = paste(page, a_record(BASE))
    viewer.get_by_role("tab", name="The game").focus()
    page.keyboard.press("ArrowRight")
    expect(viewer.get_by_role("tab", name="Analysis")).to_be_focused()
    at(viewer, 0)


def test_who_chooses_with_the_keys_stays_in_the_list(page: Page) -> None:
    viewer = paste(page, a_record(BASE))
    page.keyboard.press("ArrowRight")
    eyes = viewer.get_by_label("Point of view")
    eyes.focus()
    page.keyboard.press("ArrowDown")
    expect(viewer).to_have_attribute("data-eyes", "1")
    expect(eyes).to_be_focused()


def test_the_list_and_the_slider_jump(page: Page) -> None:
    viewer = paste(page, a_record(BASE))
    viewer.get_by_label("Go to a turn").select_option(label="Age II · turn 3")
    expect(viewer.get_by_role("heading", level=1)).to_have_text("Age II")
    slider = viewer.get_by_role("slider")
    here = int(slider.input_value())
    at(viewer, here)
    slider.focus()
    page.keyboard.press("ArrowRight")
    at(viewer, here + 1)
    expect(slider).to_have_attribute("aria-valuetext", f"Age II · turn 4. Step {here + 1} of 18")


def test_a_step_says_what_they_chose_and_then_what_happened(page: Page) -> None:
    viewer = paste(page, a_record(BASE))
    chosen = viewer.get_by_test_id("chosen").get_by_role("listitem")
    expect(chosen).to_have_count(3)
    first = chosen.first.inner_text().split(" ", 2)
    page.keyboard.press("ArrowRight")
    at(viewer, 1)
    told = viewer.get_by_test_id("happened").get_by_role("listitem").filter(has_text=first[0])
    expect(told.first).to_be_visible()


def test_what_a_person_chooses_for_the_free_city_is_the_free_citys(page: Page) -> None:
    viewer = paste(page, a_record(TWO))
    viewer.get_by_role("slider").fill(str(FREE_CITY_TAKES))
    at(viewer, FREE_CITY_TAKES)
    chosen = viewer.get_by_test_id("chosen").get_by_role("listitem")
    expect(chosen).to_have_count(1)
    expect(chosen).to_contain_text("Free city takes")


def test_a_record_that_breaks_off_says_that_it_ends(page: Page) -> None:
    viewer = paste(page, a_record(BASE, 3))
    ends = viewer.get_by_role("heading", name="The record ends here")
    expect(viewer.get_by_role("heading", name="What the players choose now")).to_be_visible()
    expect(ends).not_to_be_visible()
    page.keyboard.press("End")
    at(viewer, 3)
    expect(ends).to_be_visible()


def test_each_seat_sees_its_own_hand_and_a_spectator_none(page: Page) -> None:
    viewer = paste(page, a_record(BASE))
    eyes = viewer.get_by_label("Point of view")
    cards = viewer.locator("[role=option][data-card]")
    hands: list[list[str]] = []
    for seat, name in enumerate(SEATS):
        eyes.select_option(label=name)
        expect(viewer).to_have_attribute("data-eyes", str(seat))
        hands.append(cards.evaluate_all("(all) => all.map((it) => it.dataset.card)"))
    assert len({tuple(hand) for hand in hands}) == 3
    eyes.select_option(label="a spectator")
    expect(viewer).to_have_attribute("data-eyes", "-1")
    expect(cards).to_have_count(0)


@pytest.mark.parametrize("profile", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_of_others_calls_every_seat_by_its_name(
    invite: Invite, server: Server, profile: Profile
) -> None:
    viewer = paste(invite(server, profile).page, a_record(BOXES, 6))
    viewer.get_by_label("Point of view").select_option(label="Ben")
    expect(viewer).to_have_attribute("data-eyes", "1")
    expect(viewer).to_contain_text("Ben")
    expect(viewer.get_by_text(re.compile(r"^(you|your leaders)$", re.IGNORECASE))).to_have_count(0)
    expect(viewer.get_by_role("img", name="Ben if the game ended now")).to_be_visible()


def test_seats_of_the_same_name_are_told_apart(page: Page) -> None:
    viewer = paste(page, a_record(BASE, 3, ("sage", "Ada", "sage")))
    eyes = viewer.get_by_label("Point of view").get_by_role("option")
    expect(eyes).to_have_text(["sage 1", "Ada", "sage 3", "a spectator"])
    expect(viewer.get_by_role("heading", name="sage 3")).to_be_visible()
    viewer.get_by_role("tab", name="Analysis").click()
    asked = viewer.get_by_label("Player").get_by_role("option")
    expect(asked).to_have_text(["sage 1", "Ada", "sage 3"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_says_the_moment_in_full(invite: Invite, server: Server, language: str) -> None:
    page = invite(server, PHONE._replace(language=language)).page
    opener(page).evaluate(DROP, a_record(BASE))
    expect(page.get_by_test_id("replay")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("table").first).to_be_visible()
    assert page.locator("select.turn").evaluate(SPARE) > 0


def test_a_phone_on_its_side_has_the_controls_in_one_line(invite: Invite, server: Server) -> None:
    page = invite(server, PHONE._replace(width=844, height=390)).page
    viewer = paste(page, a_record(BASE))
    high = viewer.get_by_role("navigation").evaluate("(it) => it.offsetHeight")
    assert high < 60
    assert outside(viewer.get_by_role("navigation").locator("button, input, select")) == []


def test_the_menu_of_the_viewer_offers_only_what_there_is(page: Page) -> None:
    viewer = paste(page, a_record(BASE))
    expect(viewer.get_by_role("button", name="Log")).to_have_count(0)
    viewer.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Leave the table")).to_have_count(0)
    menu.get_by_role("button", name="Leave the replay").click()
    page.wait_for_url("**/")


@pytest.mark.parametrize("profile", [DESK, PHONE], ids=["desk", "phone"])
def test_an_analysis_shows_its_chart_and_leads_to_a_decision(
    invite: Invite, server: Server, program: Chromium, profile: Profile
) -> None:
    person = invite(server, profile)
    hands = hands_of(person)
    viewer = paste(person.page, a_record(BASE, 3))
    check(person.page, program.axe)
    hands.press(viewer.get_by_role("tab", name="Analysis"))
    viewer.get_by_label("Player").select_option(label="Ben")
    hands.press(viewer.get_by_role("button", name="Analyse"))
    expect(viewer.get_by_test_id("chart")).to_be_visible(timeout=PATIENCE)
    check(person.page, program.axe)
    hands.press(viewer.get_by_role("button", name="All decisions as a table"))
    rows = person.page.get_by_role("dialog").locator("tbody tr")
    expect(rows).to_have_count(3)
    check(person.page, program.axe)
    hands.press(rows.nth(2).get_by_role("button", name="Age I · turn 3"))
    at(viewer, 2)
    expect(viewer).to_have_attribute("data-eyes", "1")


def test_the_costliest_decisions_unfold_and_lead_to_the_table(page: Page) -> None:
    """What an analysis finds depends on chance: here it has found a mistake."""
    page.route("**/api/replay/analysis", lambda route: route.fulfill(json=mistakes(5)))
    viewer = paste(page, a_record(BASE))
    viewer.get_by_role("tab", name="Analysis").click()
    viewer.get_by_role("button", name="Analyse").click()
    costly = viewer.get_by_role("region", name="Costliest decisions").get_by_role("button")
    expect(costly).to_have_count(1)
    costly.click()
    at(viewer, 4)
    expect(costly).to_have_attribute("aria-expanded", "true")
    expect(viewer).to_contain_text("Build Altar")
    assert bare_keys(page) == []


def test_a_decision_that_unfolds_is_read_from_its_beginning(page: Page) -> None:
    page.route("**/api/replay/analysis", lambda route: route.fulfill(json=mistakes(1, 2, 3, 4, 5)))
    viewer = paste(page, a_record(BASE))
    viewer.get_by_role("tab", name="Analysis").click()
    viewer.get_by_role("button", name="Analyse").click()
    box = viewer.get_by_role("region", name="Costliest decisions")
    for one in (box.get_by_role("button").first, box.get_by_role("button").last):
        one.click()
        expect(one).to_have_attribute("aria-expanded", "true")
        expect(one).to_be_in_viewport(ratio=1)
        expect(box.get_by_text("Better", exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["fr", "nl", "de"])
def test_every_word_is_there_in_each_language(
    invite: Invite, server: Server, language: str
) -> None:
    page = invite(server, DESK._replace(language=language)).page
    opener(page)
    assert bare_keys(page) == []
    page.evaluate(DROP, a_record(BOXES))
    viewer = page.get_by_test_id("replay")
    at(viewer, 0)
    for step in range(1, 6):
        page.keyboard.press("ArrowRight")
        at(viewer, step)
        assert bare_keys(page) == []
    viewer.locator("[data-page=analysis]").click()
    assert bare_keys(page) == []
