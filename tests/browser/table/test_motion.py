"""What happens is played, by the events of the log: cards, coins, hands."""

import re
from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home, Table
from tests.browser.meeting import meet
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.serving import Server
from tests.browser.table.told import last_events

WATCH: Final = """() => {
  const seen = { laid: {}, backs: {}, hands: 0, held: false };
  window.seen = seen;
  const look = () => {
    for (const card of document.querySelectorAll('[data-testid=motion] [data-laid]')) {
      const shown = card.querySelector('.name')?.textContent ?? null;
      (shown === null ? seen.backs : seen.laid)[card.dataset.of] = card.dataset.laid;
    }
    const packs = document.querySelectorAll('[data-testid=motion] .pack').length;
    seen.hands = Math.max(seen.hands, packs);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes what flies over the table, frame by frame."""
TAKE_UP: Final = """() => {
  const hand = document.querySelector('[data-testid=table][data-turn="1.2"][data-decision]');
  const passing = document.querySelector('[data-testid=motion] .pack');
  if (!hand || !passing) return false;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
  return true;
}"""
"""Presses a key while hands still pass, once one's own has come."""
NOTE: Final = """() => {
  window.moved = {};
  const look = () => {
    for (const { effect } of document.getAnimations())
      for (const { offset, computedOffset, easing, composite, ...moved } of effect.getKeyframes())
        for (const name of Object.keys(moved)) {
          const tags = (window.moved[name] ??= []);
          if (!tags.includes(effect.target.tagName)) tags.push(effect.target.tagName);
        }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes what of the page is animated, frame by frame."""
LIGHT: Final = {"opacity", "transform", "translate", "rotate", "scale"}
"""What is animated without painting anew."""
MOVING: Final = "[data-testid=motion] .sprite"


def moving(profile: Profile) -> Profile:
    """The same, for somebody who likes things to move."""
    return profile._replace(motion="no-preference", still=False)


def deal(person: Person, players: int = 3) -> Table:
    table = Home(person).open().deal("Ada", players=players)
    expect(person.page.get_by_test_id("motion")).to_be_attached()
    return table


def settled(table: Table) -> None:
    """Wait until all has been played."""
    table.wait_until_asked()
    expect(table.page.locator(MOVING)).to_have_count(0)


def at_pace(person: Person, pace: str) -> None:
    """Things move at this pace from the next page on."""
    person.page.goto("/about")
    person.page.evaluate(f"localStorage['sevenwonders.motion'] = '{pace}'")


@pytest.mark.parametrize(
    ("profile", "pace"), [(DESK, "normal"), (PHONE, "normal"), (DESK, "quick")], ids=str
)
def test_a_reveal_shows_each_card_at_its_city_and_hides_what_lies_face_down(
    invite: Invite, server: Server, profile: Profile, pace: str
) -> None:
    person = invite(server, moving(profile))
    at_pace(person, pace)
    table = deal(person, players=5)
    table.play("discard")
    settled(table)
    person.page.evaluate(WATCH)
    table.play("discard")
    settled(table)
    seen = person.page.evaluate("window.seen")
    told = last_events(person.page)
    built = {str(one["city"]): one["card"] for one in told if one["event"] == "built"}
    down = {str(one["city"]) for one in told if one["event"] in {"discarded", "stage-built"}}
    assert seen["laid"] == built
    assert set(seen["backs"]) == down
    assert "0" in down
    assert seen["hands"] == 5


def test_a_key_skips_the_reveal_and_does_nothing_else(invite: Invite, server: Server) -> None:
    person = invite(server, moving(DESK))
    table = deal(person)
    table.choose()
    expect(person.page.locator(MOVING).first).to_be_attached()
    assert table.turn == "1.1"
    person.page.keyboard.press("1")
    expect(person.page.locator(MOVING)).to_have_count(0)
    expect(table.root).to_have_attribute("data-turn", "1.2")
    expect(table.root.locator("[role=option][aria-selected=true]")).to_have_count(0)


def test_a_tap_skips_the_reveal(invite: Invite, server: Server) -> None:
    person = invite(server, moving(PHONE))
    table = deal(person)
    table.choose()
    expect(person.page.locator(MOVING).first).to_be_attached()
    person.page.touchscreen.tap(195, 300)
    expect(person.page.locator(MOVING)).to_have_count(0)
    expect(table.root).to_have_attribute("data-turn", "1.2")


def test_what_is_typed_while_cards_are_revealed_arrives_where_it_is_typed(
    invite: Invite, server: Server
) -> None:
    ada, bo = invite(server, moving(DESK)), invite(server)
    meeting = meet(ada, bo)
    page = ada.page
    expect(page.get_by_test_id("motion")).to_be_attached()
    meeting.hers.play()
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    field.focus()
    page.evaluate(WATCH)
    meeting.his.choose()
    page.wait_for_selector(MOVING, state="attached")
    page.keyboard.type("good game")
    expect(field).to_have_value("good game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("good game")
    page.wait_for_function("() => window.seen.hands === 3")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(meeting.hers.root).to_have_attribute("data-turn", "1.2")


def test_a_card_can_be_taken_up_as_soon_as_the_hand_has_come(
    invite: Invite, server: Server
) -> None:
    person = invite(server, moving(DESK))
    table = deal(person)
    table.choose()
    person.page.wait_for_function(TAKE_UP)
    expect(table.hand.first).to_have_attribute("aria-selected", "true")
    table.play()
    table.wait_until_asked()
    expect(table.root).to_have_attribute("data-turn", "1.3")


def test_nothing_moves_for_who_wants_no_movement(invite: Invite, server: Server) -> None:
    person = invite(server, DESK._replace(still=False))
    table = Home(person).open().deal("Ada", players=3)
    person.page.evaluate(WATCH)
    table.play()
    table.wait_until_asked()
    assert person.page.evaluate("window.seen.laid") == {}


def test_movement_can_be_turned_off_and_stays_off(invite: Invite, server: Server) -> None:
    person = invite(server, moving(DESK))
    table = deal(person)
    person.page.get_by_role("button", name="Menu").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Off").click()
    dialog.get_by_role("button", name="Close").click()
    person.page.evaluate(WATCH)
    table.play()
    assert person.page.evaluate("window.seen.laid") == {}
    person.page.reload()
    table.wait()
    expect(person.page.get_by_test_id("motion")).not_to_be_attached()


def with_a_stage(table: Table) -> None:
    """Play on until a stage of the own wonder is lit."""
    for _ in range(10):
        table.play("stage")
        settled(table)
        if table.city.locator(".part.lit").count():
            return
    raise AssertionError("no stage in ten turns")


def test_without_movement_nothing_is_animated_when_a_stage_is_built(
    invite: Invite, server: Server
) -> None:
    person = invite(server, moving(DESK))
    at_pace(person, "off")
    table = Home(person).open().deal("Ada")
    person.page.evaluate(NOTE)
    with_a_stage(table)
    assert person.page.evaluate("window.moved") == {}


def test_only_what_needs_no_painting_is_animated(invite: Invite, server: Server) -> None:
    person = invite(server, moving(DESK))
    at_pace(person, "quick")
    table = deal(person)
    person.page.evaluate(NOTE)
    with_a_stage(table)
    moved = person.page.evaluate("window.moved")
    assert set(moved) <= LIGHT
    assert "svg" in moved["opacity"]


def test_who_was_away_is_not_shown_what_was_missed(invite: Invite, server: Server) -> None:
    person = invite(server, moving(DESK))
    table = deal(person)
    page = person.page
    page.evaluate(WATCH)
    page.evaluate("() => Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'})")
    table.choose()
    expect(table.root).to_have_attribute("data-turn", re.compile(r"1\.2"))
    assert page.evaluate("window.seen.laid") == {}


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_war_is_told_border_by_border_until_one_goes_on(
    invite: Invite, server: Server, motion: Literal["reduce", "no-preference"]
) -> None:
    person = invite(server, DESK._replace(motion=motion))
    table = Home(person).open().deal("Ada", players=3)
    table.play_until("1.6")
    person.page.evaluate("localStorage['sevenwonders.motion'] = 'quick'")
    person.page.reload()
    table.wait_until_asked()
    if motion == "no-preference":
        expect(person.page.get_by_test_id("motion")).to_be_attached()
    table.play()
    war = table.root.locator("[data-part=war]")
    expect(war).to_be_visible()
    expect(war.locator(".borders li")).to_have_count(3)
    expect(table.root).to_have_attribute("data-turn", "2.1")
    told = [one for one in last_events(person.page) if one["event"] in {"compared", "fought"}]
    shields = [
        n for one in told if "shields" in one for n in (one["shields"], one["against_shields"])
    ]
    shown = war.locator("[data-part=war-shields]").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(shields)
    tokens = war.locator("[data-part=war-token]")
    expect(tokens).to_have_count(sum(one["event"] == "fought" for one in told))
    expect(person.page.locator(MOVING)).to_have_count(0)
    if motion == "reduce":
        war.get_by_role("button", name="Continue").click()
    else:
        table.take_up(0)
    expect(war).to_have_count(0)
