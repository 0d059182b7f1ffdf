"""The end of a game: points counted row by row, why the winner won, and how the game went."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home, Table
from tests.browser.people import DESK, PHONE, Person
from tests.browser.serving import Server
from tests.browser.table.fixed import outside, show

COUNTED = "tbody tr[data-row]:not(.waits)"
VERDICT = re.compile("wins? with|share the victory")


def before_the_end(person: Person, pace: str) -> Table:
    """A game of three before its last turn, with a pace from there on."""
    table = Home(person).open().deal("Ada")
    table.play_until("3.6")
    person.page.evaluate("(pace) => (localStorage['sevenwonders.motion'] = pace)", pace)
    person.page.reload()
    table.wait_until_asked()
    return table


def to_the_end(table: Table) -> None:
    """Play the last turn, and go on after its war."""
    table.play()
    war = table.root.locator("[data-part=war]")
    war.get_by_role("button", name="Continue").click()
    expect(table.sheet).to_be_visible()


def test_rows_are_counted_as_on_paper_and_then_the_game_is_told(
    invite: Invite, server: Server
) -> None:
    person = invite(server, DESK._replace(motion="no-preference"))
    table = before_the_end(person, "normal")
    to_the_end(table)
    heading = table.root.get_by_role("heading", level=2)
    expect(heading).not_to_have_text(VERDICT)
    counted = table.sheet.locator(COUNTED)
    expect(counted).to_have_count(2)
    assert table.totals() == [sum(column) for column in zip(*table.scores()[:2], strict=True)]
    person.page.keyboard.press("Shift")
    expect(heading).to_have_text(VERDICT)
    expect(counted).to_have_count(7)
    assert table.totals() == [sum(column) for column in zip(*table.scores(), strict=True)]
    expect(table.root.locator("[data-part=why]")).to_have_text(
        re.compile("biggest difference|coins")
    )

    person.page.get_by_role("button", name="How it went").click()
    course = table.root.locator("[data-part=course]")
    expect(course.locator("svg path.line")).to_have_count(3)
    expect(course.locator(".cities li")).to_have_count(3)
    expect(course.locator("table tbody tr")).to_have_count(18)
    last = course.locator("table tbody tr").last.locator("td").all_inner_texts()
    assert sorted(map(int, last)) == sorted(scores_of(table))
    expect(course.get_by_text("Best card")).to_have_count(3)
    course.locator("[data-name]").first.hover()
    expect(person.page.get_by_role("tooltip")).to_be_visible()

    person.page.get_by_role("link", name="Analyse").click()
    tab = person.page.get_by_role("tab", name="Analysis")
    expect(tab).to_have_attribute("aria-selected", "true")


def scores_of(table: Table) -> list[int]:
    """The totals as the server tells them."""
    found: list[int] = table.page.evaluate(
        """async () => {
          const id = location.pathname.split('/').at(-1);
          const { view } = await (await fetch(`/api/tables/${id}`)).json();
          return view.cities.map((city) => city.sheet.total);
        }"""
    )
    return found


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_is_counted_for_who_wants_no_movement_or_comes_later(
    invite: Invite, server: Server, motion: Literal["reduce", "no-preference"]
) -> None:
    person = invite(server, DESK._replace(motion=motion))
    if motion == "reduce":
        table = before_the_end(person, "normal")
        to_the_end(table)
    else:
        table = show(person, "base/over-5")
    assert table.sheet.locator(".waits").count() == 0
    expect(table.root.get_by_role("heading", level=2)).to_have_text(VERDICT)


def test_a_phone_shows_the_own_column_first_and_three_players_whole(
    invite: Invite, server: Server
) -> None:
    table = show(invite(server, PHONE), "base/over-7")
    heads = table.sheet.locator("thead th:not(:first-child)")
    expect(heads.first).to_contain_text("Ada")
    for at in range(3):
        assert outside(heads.nth(at)) == []
        assert outside(table.sheet.locator("tfoot tr").first.locator("td").nth(at)) == []
