"""A table in a low window: a phone on its side, a page at twice its size, a small phone."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home, Table
from tests.browser.games.test_games import overflow
from tests.browser.games.whims import Whims
from tests.browser.people import PHONE, Person, Profile
from tests.browser.serving import Server
from tests.browser.table.fixed import show, watch

SIZES: Final = pytest.mark.parametrize(
    "profile",
    [
        PHONE._replace(width=844, height=390),
        Profile(width=720, height=450),
        PHONE._replace(width=360, height=640),
        PHONE._replace(width=375, height=553),
    ],
    ids=["on its side", "twice as big", "small phone", "with the browser's bars"],
)
BURIED: Final = """(all) => all.filter((it) => {
  it.scrollIntoView({ block: 'nearest', inline: 'center' });
  // What only a script can scroll is out of a player's reach.
  document.querySelector('[data-testid=table]').scrollTo(0, 0);
  const { x, y, width, height } = it.getBoundingClientRect();
  return !it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((it) => it.innerText)"""
BELOW: Final = """() => {
  const found = document.elementFromPoint(innerWidth / 4, innerHeight * 7 / 8);
  return found.closest('section.city, .desk aside') !== null;
}"""

HIDDEN: Final = "(it) => it.scrollHeight - it.clientHeight"


def buried(things: Locator) -> list[str]:
    """Those of some things that lie under others, or out of the window, however one scrolls."""
    expect(things).not_to_have_count(0)
    found: list[str] = things.evaluate_all(BURIED)
    return found


def check(table: Table) -> None:
    """All of the table is within reach: the cities, the hand, what can be done with each card."""
    if table.cancel.is_visible():
        table.hands.press(table.cancel)
    assert buried(table.root.get_by_role("tab")) == []
    assert buried(table.city.locator(".stage, .strip")) == []
    assert buried(table.hand) == []
    for at in range(table.hand.count()):
        table.take_up(at)
        assert buried(table.root.locator("[data-action], button.ask, button.cancel")) == []
    assert overflow(table) == 0


@SIZES
def test_a_card_is_chosen_and_used(invite: Invite, server: Server, profile: Profile) -> None:
    table = Home(invite(server, profile)).open().deal("Ada", players=5)
    check(table)
    table.play_until("1.3")
    check(table)


@SIZES
def test_no_room_is_kept_for_the_hand_of_who_only_watches(
    invite: Invite, server: Server, profile: Profile
) -> None:
    table = watch(invite(server, profile), "base/age2-mid-5")
    expect(table.root.locator(".desk aside")).to_be_visible()
    assert table.page.evaluate(BELOW)


def test_a_small_laptop_shows_the_whole_of_ones_own_city(invite: Invite, server: Server) -> None:
    table = show(invite(server, Profile(width=1366, height=650)), "expansions/late-7")
    expect(table.city.locator(".strip").first).to_be_visible()
    assert table.city.evaluate(HIDDEN) <= 1


def test_a_small_phone_shows_every_stage_that_a_card_can_build(
    invite: Invite, server: Server
) -> None:
    person = invite(server, PHONE._replace(width=360, height=640))
    table = show(person, "expansions/any-order")
    table.open_card("stage")
    panel = table.root.locator(".desk aside")
    expect(panel.locator(".places .place")).not_to_have_count(0)
    assert panel.evaluate(HIDDEN) <= 1
    expect(panel.locator(".more")).to_have_count(0)
    person.page.set_viewport_size({"width": 360, "height": 420})
    assert panel.evaluate(HIDDEN) > 1
    expect(panel.locator(".more")).to_be_visible()
    panel.evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    expect(panel.locator(".more")).to_have_count(0)


def test_a_finger_need_not_build_a_stage_to_learn_what_it_brings(
    invite: Invite, server: Server
) -> None:
    table = show(invite(server, PHONE), "base/age2-mid-5")
    assert table.open_card("stage") == "stage"
    expect(table.action("stage").locator("..")).to_contain_text("3 points")
    expect(table.root.locator(".brings")).to_be_visible()


def with_boxes(person: Person) -> Whims:
    """A game of leaders, black cards and edifices."""
    setting = Home(person).open().set_up().take("Leaders", "Cities", "Edifice")
    return Whims(setting.create("Ada", players=4, bots=3).start(), "low")


@SIZES
def test_a_game_of_boxes_has_the_room_it_needs(
    invite: Invite, server: Server, profile: Profile
) -> None:
    ada = with_boxes(invite(server, profile))
    for moment in ("recruit", "play", "2.6"):
        ada.play_until(moment)
        check(ada.table)
