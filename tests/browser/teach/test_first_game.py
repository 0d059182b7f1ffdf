"""The first game: its lessons beside the table, from the home page to the score sheet and on."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import LONGEST, Table, hands_of
from tests.browser.hands import Keys
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.serving import Server
from tests.browser.table.fixed import outside, show
from tests.browser.words import bare_keys
from tests.support.scale import FULL

LANGUAGES: Final = ("en", "fr", "nl", "de")
PLAYED: Final = LANGUAGES if FULL else ("fr",)
LESSONS: Final = 14
KEPT: Final = """(kept) => {
  localStorage['sevenwonders.lessons'] = kept;
}"""
IN_ORDER: Final = (
    *("pick", "price", "act", "pass", "goods", "buy", "stage", "shields", "science"),
    *("last", "war", "chain", "guilds"),
)
"""Every lesson but the one at the end."""
MIDDLE: Final = Profile(width=1024, height=768)
OVERLAP: Final = """(coach, others) => others.filter((other) => {
  const [a, b] = [coach.getBoundingClientRect(), other.getBoundingClientRect()];
  return b.width > 0 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
}).map((other) => other.className)"""
COVERED: Final = ".hand, .desk .side, header.bar, section.city"


def begin(person: Person) -> Table:
    """Press the button for newcomers."""
    person.page.goto("/")
    hands = hands_of(person)
    hands.press(person.page.get_by_role("region", name=first_title(person.page)).locator("button"))
    table = Table(person.page, hands).wait()
    expect(coach(table.page)).to_be_visible()
    return table


def first_title(page: Page) -> str:
    return page.locator("#first").inner_text()


def coach(page: Page) -> Locator:
    return page.locator("section.coach")


def lesson(page: Page) -> str:
    """The lesson that is told, none between two."""
    return coach(page).get_attribute("data-lesson") or ""


def done(page: Page) -> None:
    """Say that one has understood."""
    told = lesson(page)
    coach(page).locator("button.main").click()
    expect(coach(page)).not_to_have_attribute("data-lesson", told)


def covered(page: Page) -> list[str]:
    """What of the table lies under the lessons."""
    found: list[str] = page.evaluate(
        f"({OVERLAP})("
        f"document.querySelector('.coach'), [...document.querySelectorAll('{COVERED}')])"
    )
    return found


@pytest.mark.parametrize("language", PLAYED)
def test_the_first_game_to_its_end(invite: Invite, server: Server, language: str) -> None:
    person = invite(server, DESK._replace(language=language))
    table = begin(person)
    page = person.page
    told: list[str] = []
    for _ in range(LONGEST):
        while lesson(page) not in {"", "end"}:
            told.append(lesson(page))
            assert bare_keys(page) == []
            assert covered(page) == []
            done(page)
        if table.over:
            break
        table.play()
    assert lesson(page) == "end"
    assert len(set(told)) == len(told) == LESSONS - 1
    expect(table.sheet).to_be_visible()
    assert bare_keys(page) == []
    first = page.url
    coach(page).locator("button.main").click()
    page.wait_for_url(lambda url: url != first and "/table/" in url)
    expect(page.locator("section.city")).to_have_count(3)
    expect(coach(page)).to_have_count(0)
    expect(page.locator("[data-testid=table][data-turn='1.1']")).to_be_visible()
    sides = page.locator("section.city .side").all_inner_texts()
    assert [side[-1] for side in sides] == ["A"] * 3
    page.goto("/")
    expect(page.locator("#quick")).to_be_visible()
    expect(page.locator("#first")).to_have_count(0)


def read(page: Page, name: str) -> str:
    """What a lesson says, seen whole and without a gap."""
    expect(coach(page)).to_have_attribute("data-lesson", name)
    assert bare_keys(page) == []
    assert outside(coach(page).locator("h2, p, button, a")) == []
    return coach(page).get_by_role("status").inner_text()


@pytest.mark.parametrize("profile", [MIDDLE, PHONE], ids=["middle", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_read_whole_in_each_language(
    invite: Invite, server: Server, language: str, profile: Profile
) -> None:
    person = invite(server, profile._replace(language=language))
    page = person.page
    page.goto("/about")
    kept = {"table": "age2-mid-5", "seen": IN_ORDER, "hidden": False}
    page.evaluate(KEPT, json.dumps(kept))
    show(person, "base/age2-mid-5", first=True)
    earlier = coach(page).locator(".turns button").first
    hands = hands_of(person)
    told: list[str] = []
    for name in reversed(IN_ORDER):
        hands.press(earlier)
        told.append(read(page, name))
        assert covered(page) == []
    expect(earlier).to_be_disabled()
    show(person, "base/over-5", first=True)
    told.append(read(page, "end"))
    assert len(set(told)) == LESSONS


@pytest.mark.parametrize("profile", [MIDDLE, PHONE], ids=["middle", "phone"])
def test_no_lesson_lies_over_the_table(invite: Invite, server: Server, profile: Profile) -> None:
    person = invite(server, profile)
    table = begin(person)
    while not table.moment.reached("1.4"):
        assert covered(person.page) == []
        table.open_card("build")
        assert covered(person.page) == []
        table.play()


def test_one_leaves_and_comes_back_to_the_same_lesson(invite: Invite, server: Server) -> None:
    person = invite(server)
    table = begin(person)
    page = person.page
    done(page)
    done(page)
    assert lesson(page) == "act"
    table.play()
    now = lesson(page)
    page.goto("/")
    page.get_by_role("link", name="Continue your first game").click()
    Table(page, table.hands).wait()
    expect(coach(page)).to_have_attribute("data-lesson", now)
    page.get_by_role("button", name="Hide the lessons").click()
    page.reload()
    page.get_by_role("button", name="Show the lessons").click()
    expect(coach(page)).to_have_attribute("data-lesson", now)
    page.get_by_role("button", name="Earlier lesson").click()
    expect(coach(page)).to_have_attribute("data-lesson", "act")


def test_the_lessons_by_keyboard_alone(invite: Invite, server: Server) -> None:
    person = invite(server)
    page = person.page
    page.goto("/")
    keys = Keys(page)
    keys.press(page.get_by_role("button", name="Play a first game"))
    expect(coach(page)).to_have_attribute("data-lesson", "pick")
    keys.press(page.get_by_role("button", name="Got it"))
    expect(coach(page)).to_have_attribute("data-lesson", "price")
    table = Table(page, keys).wait()
    table.play()
    expect(table.root).to_have_attribute("data-turn", "1.2")


def test_what_a_lesson_says_is_read_aloud(invite: Invite, server: Server) -> None:
    person = invite(server)
    begin(person)
    said = coach(person.page).get_by_role("status")
    expect(said).to_have_attribute("aria-live", "polite")
    expect(said).to_contain_text("Choose one of them to play this turn")


def test_the_lessons_have_no_violations(invite: Invite, server: Server, program: Chromium) -> None:
    for profile in (DESK, PHONE):
        person = invite(server, profile)
        begin(person)
        person.page.mouse.move(0, 0)
        check(person.page, program.axe)
        expect(coach(person.page).get_by_role("button", name=re.compile("Got it"))).to_be_visible()
