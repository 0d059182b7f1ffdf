"""Ratings: one's own, their course, the list of the best, and public profiles."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.past.games import Played, Player, remember, with_account
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server

GAMES = 24
"""Enough for a rating to be provisional no more."""


class Rivals(NamedTuple):
    """Two people with accounts; Phryne wins two games of three."""

    phryne: Person
    lais: Person


@pytest.fixture
def rivals(invite: Invite, own_server: Server) -> Rivals:
    """Both with rated games of two, and one with expansions."""
    people = Rivals(invite(own_server), invite(own_server))
    phryne, lais = with_account(people.phryne, "Phryne"), with_account(people.lais, "Lais")
    pairs = [(phryne, lais), (phryne, lais), (lais, phryne)]
    games = [duel(*pairs[day % 3], day) for day in range(GAMES)]
    remember(own_server, [*games, duel(phryne, lais, 30)._replace(family="expansions")])
    return people


def duel(winner: Player, loser: Player, day: int) -> Played:
    """A rated game of two."""
    return Played({winner: 60, loser: 45}, family="two", day=day, rated=True)


def rating(page: Page, family: str) -> Locator:
    """One of one's own ratings."""
    mine = page.get_by_role("region", name="My ratings")
    return mine.get_by_role("listitem").filter(has_text=family)


def publish(person: Person) -> None:
    """Let others see one's ratings."""
    person.page.goto("/ratings")
    tick = person.page.get_by_role("checkbox", name="Others may see my ratings")
    with person.page.expect_response(is_kept):
        tick.check()
    expect(tick).to_be_checked()


def is_kept(answer: Response) -> bool:
    """Whether a server has kept what it was sent."""
    return answer.ok and answer.request.method != "GET"


def test_a_rating_shows_its_course_with_a_scale_days_and_a_table(
    rivals: Rivals, program: Chromium
) -> None:
    page = rivals.phryne.page
    page.goto("/ratings")
    two = rating(page, "Two players")
    expect(two).to_contain_text("24 games")
    expect(two).to_contain_text("67%")
    drawn = two.get_by_role("img", name=re.compile("from 1500 to 16.* Mar 20, 2026"))
    expect(drawn).to_be_visible()
    expect(drawn.locator("text").filter(has_text=re.compile("^1500$"))).to_be_visible()
    expect(drawn.locator("text").filter(has_text="2026").last).to_be_visible()
    expect(drawn.locator(".band")).to_have_attribute("d", re.compile("^M.*Z$"))
    two.get_by_text("As a table").click()
    rows = two.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(GAMES + 1)
    expect(rows.nth(GAMES)).to_contain_text("+")
    check(page, program.axe)


def test_the_pointer_reads_a_game_off_the_plot(rivals: Rivals) -> None:
    page = rivals.phryne.page
    page.goto("/ratings")
    two = rating(page, "Two players")
    drawn = two.get_by_role("img")
    expect(two.locator(".told")).to_contain_text("Mar 20, 2026")
    box = drawn.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(two.locator(".told")).not_to_contain_text("Mar 20, 2026")


def test_the_best_are_listed_for_each_kind_of_table(
    rivals: Rivals, invite: Invite, own_server: Server, program: Chromium
) -> None:
    publish(rivals.phryne)
    publish(rivals.lais)
    stranger = invite(own_server, PHONE).page
    stranger.goto("/ratings")
    best = stranger.get_by_role("region", name="Top players")
    expect(best).to_contain_text("Nobody is listed yet")
    best.get_by_role("radio", name="Two players").check(force=True)
    rows = best.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("Phryne")
    expect(rows.nth(2)).to_contain_text("Lais")
    check(stranger, program.axe)
    best.get_by_role("link", name="Phryne").tap()
    expect(stranger.get_by_role("heading", name="Phryne")).to_be_visible()
    expect(stranger.get_by_role("img", name=re.compile("from 1500"))).to_have_count(2)
    expect(stranger.get_by_text("Account since")).to_be_visible()
    check(stranger, program.axe)


def test_a_profile_that_is_not_public_is_not_there(
    rivals: Rivals, invite: Invite, own_server: Server
) -> None:
    stranger = invite(own_server).page
    hidden = stranger.get_by_text("There is no public profile")
    stranger.goto("/people/Phryne")
    expect(hidden).to_be_visible()
    publish(rivals.phryne)
    stranger.reload()
    expect(stranger.get_by_role("heading", name="Phryne")).to_be_visible()
    tick = rivals.phryne.page.get_by_role("checkbox", name="Others may see")
    with rivals.phryne.page.expect_response(is_kept):
        tick.uncheck()
    expect(tick).not_to_be_checked()
    stranger.reload()
    expect(hidden).to_be_visible()


def test_who_has_no_account_is_told_how_to_be_rated(person: Person, program: Chromium) -> None:
    person.page.goto("/ratings")
    expect(person.page.get_by_text("Rated games are for people with accounts")).to_be_visible()
    check(person.page, program.axe)
