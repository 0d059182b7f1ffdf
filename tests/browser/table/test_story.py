"""What happened is told where people look: beside the hand, in the log, aloud."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home, Table
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.serving import Server
from tests.browser.table.fixed import show, watch
from tests.browser.table.told import last_events

HIDE: Final = """(state) =>
  Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => state})"""
SILENT: Final = re.compile(r"hands pass|last card\.|dealt", re.IGNORECASE)


def dealt(person: Person, turns: int = 1) -> Table:
    table = Home(person).open().deal("Ada", players=4)
    for _ in range(turns):
        table.play()
    table.wait_until_asked()
    return table


def told(table: Table) -> Locator:
    return table.root.locator("[data-part=happened]")


def test_the_resting_panel_tells_what_each_city_did(invite: Invite, server: Server) -> None:
    table = dealt(invite(server))
    expect(told(table).locator("li")).to_have_count(4)
    built = [one["card"] for one in last_events(table.page) if one["event"] == "built"]
    named = (
        told(table).locator("[data-name]").evaluate_all("(all) => all.map((it) => it.dataset.name)")
    )
    assert set(built) <= set(named)


def test_a_name_that_is_touched_shows_its_card(invite: Invite, server: Server) -> None:
    table = dealt(invite(server))
    name = told(table).locator("[data-name]").first
    name.hover()
    expect(table.page.get_by_role("tooltip")).to_contain_text(name.inner_text())


def test_on_a_phone_a_line_over_the_hand_tells_what_each_city_did(
    invite: Invite, server: Server
) -> None:
    table = dealt(invite(server, PHONE))
    line = table.root.locator("[data-part=glance] button")
    expect(line).to_have_count(4)
    line.nth(1).tap()
    expect(table.page.get_by_role("tooltip")).to_be_visible()


def test_the_log_leaves_out_what_says_nothing(invite: Invite, server: Server) -> None:
    table = dealt(invite(server))
    table.play_until("2.1")
    table.page.keyboard.press("l")
    log = table.page.get_by_role("dialog")
    titles = log.locator("h3").all_inner_texts()
    assert len(titles) == len(set(titles)) == 6
    expect(log).not_to_contain_text(SILENT)


def test_the_log_can_stay_beside_the_table(invite: Invite, server: Server) -> None:
    table = dealt(invite(server))
    table.page.keyboard.press("l")
    table.page.get_by_role("button", name="Keep beside the table").click()
    log = table.root.locator("[data-part=log]")
    expect(log.locator("li")).to_have_count(4)
    table.page.reload()
    expect(log).to_be_visible()
    log.get_by_role("button", name="Close").click()
    expect(log).to_have_count(0)


def test_a_narrow_window_does_not_offer_to_keep_the_log(invite: Invite, server: Server) -> None:
    table = dealt(invite(server, DESK._replace(width=1024, height=768)))
    table.page.keyboard.press("l")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    expect(table.page.get_by_role("button", name="Keep beside the table")).to_have_count(0)


def test_a_spectator_reads_the_story_where_players_have_their_hand(
    invite: Invite, server: Server
) -> None:
    table = watch(invite(server), "base/age2-mid-5")
    story = table.root.locator("[data-part=story]")
    expect(story).to_contain_text("Age II · turn 3")
    expect(table.root.locator("[data-part=happened]")).to_have_count(0)


@pytest.mark.parametrize(
    "profile", [PHONE, PHONE._replace(width=844, height=390)], ids=["upright", "aside"]
)
def test_a_spectator_reads_the_story_on_a_phone_too(
    invite: Invite, server: Server, profile: Profile
) -> None:
    table = watch(invite(server, profile), "base/age2-mid-5")
    story = table.root.locator("[data-part=story]")
    expect(story).to_contain_text("Age II · turn 3")
    first = story.get_by_role("heading", name="Age I · turn 1")
    first.scroll_into_view_if_needed()
    expect(first).to_be_in_viewport()
    expect(table.root.locator("[data-part=happened]")).to_have_count(0)


def test_who_was_away_gets_one_summary(invite: Invite, server: Server) -> None:
    table = dealt(invite(server))
    table.page.evaluate(HIDE, "hidden")
    for _ in range(3):
        table.play()
    table.wait_until_asked()
    table.page.evaluate(HIDE, "visible")
    expect(told(table)).to_contain_text("While you were away")
    assert told(table).locator("h4").all_inner_texts() == [f"Age I · turn {n}" for n in (2, 3, 4)]
    table.play()
    table.wait_until_asked()
    expect(told(table)).to_contain_text("What just happened")
    expect(told(table).locator("h4")).to_have_count(0)


def test_who_comes_back_later_reads_what_was_missed(invite: Invite, server: Server) -> None:
    table = dealt(invite(server), turns=3)
    page = table.page
    last = page.evaluate("JSON.parse(localStorage['sevenwonders.read'])[0]")
    began = page.evaluate(
        """async () => {
          const id = location.pathname.split('/').at(-1);
          const { events } = await (await fetch(`/api/tables/${id}`)).json();
          return events.find((one) => one.event.event === 'turn-began').seq;
        }"""
    )
    page.goto("/about")
    page.evaluate(
        "(read) => (localStorage['sevenwonders.read'] = JSON.stringify([read]))", [last[0], began]
    )
    page.goto(f"/table/{last[0]}")
    expect(told(table).locator("h4")).to_have_count(3)


@pytest.mark.parametrize("profile", [DESK, PHONE], ids=["desk", "phone"])
def test_each_turn_is_read_aloud(invite: Invite, server: Server, profile: Profile) -> None:
    table = dealt(invite(server, profile))
    aloud = table.root.locator("[data-part=announcer]")
    expect(aloud).to_have_attribute("aria-live", "polite")
    expect(aloud).to_contain_text(re.compile(r"Age I · turn 1\. Ada builds .*Choose a card$"))


def test_a_double_click_on_build_presses_nothing_else(invite: Invite, server: Server) -> None:
    person = invite(server)
    table = Home(person).open().deal("Ada", players=3)
    for _ in range(5):
        turn = table.turn
        table.action(table.open_card("build")).dblclick()
        expect(table.root).not_to_have_attribute("data-turn", turn)
        table.wait_until_asked()
        assert person.page.get_by_role("dialog").count() == 0
        assert table.root.get_by_text("Thinking").count() == 0


def test_a_second_press_meets_nothing_that_came_to_lie_under_it(
    invite: Invite, server: Server
) -> None:
    """Planted: a button that comes to lie where one was just pressed."""
    table = show(invite(server), "base/age2-mid-5")
    page = table.page
    page.evaluate(
        """() => {
          const add = (name) => {
            const button = document.createElement('button');
            button.textContent = name;
            button.style = 'position:absolute;left:40px;top:40px;width:90px;height:40px;z-index:99';
            button.onclick = () => {
              (window.pressed ??= []).push(name);
              button.remove();
              if (name === 'one') add('two');
            };
            document.querySelector('main').append(button);
          };
          add('one');
        }"""
    )
    page.mouse.dblclick(80, 60)
    assert page.evaluate("window.pressed") == ["one"]
    page.wait_for_timeout(500)
    page.mouse.click(80, 60)
    assert page.evaluate("window.pressed") == ["one", "two"]


def test_the_points_so_far_can_be_hidden(invite: Invite, server: Server) -> None:
    table = show(invite(server), "base/age2-mid-5")
    page = table.page
    points = table.root.locator("[data-part=points-so-far], .bar .score")
    expect(points).to_have_count(6)
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Hidden", exact=True).click()
    dialog.get_by_role("button", name="Close").click()
    expect(points).to_have_count(0)
    page.reload()
    table.wait()
    expect(points).to_have_count(0)


def test_a_preview_says_in_words_what_changes(invite: Invite, server: Server) -> None:
    table = show(invite(server), "expansions/recruit")
    table.take_up(0)
    preview = table.root.locator("ul.preview")
    expect(preview).to_be_visible()
    expect(preview).not_to_contain_text("±0")
    for line in preview.locator("li").all_inner_texts():
        assert re.search(r"[A-Za-z]{4,}", line)


def test_a_preview_names_coins_shields_goods_and_chains(invite: Invite, server: Server) -> None:
    table = show(invite(server), "base/age1-start-5")
    preview = table.root.locator("ul.preview")
    said = ""
    for at in range(table.hand.count()):
        table.take_up(at)
        for offer in table.root.locator("[data-action]:enabled").all():
            offer.hover()
            lines = preview.locator("li").all_inner_texts()
            assert all(re.search(r"[A-Za-z]{4,}", line) for line in lines)
            said += "\n".join([*lines, ""])
    assert re.search(r"^\s*Coins after: \d+$", said, re.MULTILINE)
    assert re.search(r"^\s*Shields against [A-Z]\w+: \S\d$", said, re.MULTILINE)
    assert re.search(r"^\s*You gain \w+", said, re.MULTILINE)
    assert re.search(r"^\s*Makes free: [A-Z]\w+", said, re.MULTILINE)


def test_what_is_given_up_is_said_to_cost_points_or_none(invite: Invite, server: Server) -> None:
    table = show(invite(server), "expansions/penalty")
    costs = table.hand.locator(".truth .truth").all_inner_texts()
    assert costs
    assert all(re.fullmatch(r"costs (no|\d+) points?", one) for one in costs)
