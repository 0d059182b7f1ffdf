"""The statistics of a person: every filter, and what the figures lead to."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.gathering import send
from tests.browser.past.games import Played, Player, guest_of, remember
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server

FILTERS = {
    "Kind of game": ("With expansions", "Xenia (41)"),
    "Players": ("4", "Yara (39)"),
    "Expansions": ("Leaders", "Xenia (41)"),
    "Wonders": ("Olympia", "Zoë (38)"),
    "Opponents": ("Yara", "Yara (39)"),
    "Result": ("not won", "Zoë (38)"),
}
"""For each filter something it is set to, and somebody who was in the one game that is left."""


@pytest.fixture
def page(person: Person, server: Server) -> Page:
    """The games of somebody who has finished four."""
    past(person, server)
    person.page.goto("/games")
    expect(games(person.page)).to_have_count(4)
    return person.page


def past(person: Person, server: Server) -> None:
    """Four games, each of its own kind."""
    person.page.goto("/about")
    send(person.page, "/api/guest", {"name": "Timo"})
    timo, bot = Player("Timo", guest_of(person)), Player("Bot", bot="easy")
    xenia, yara, zoe, wim = (
        Player(name, f"someone-{name}") for name in ("Xenia", "Yara", "Zoë", "Wim")
    )
    remember(
        server,
        [
            Played({timo: 50, wim: 40, bot: 30}),
            Played({timo: 60, xenia: 41, bot: 30}, "expansions", ("leaders", "cities"), day=1),
            Played({timo: 55, yara: 39, wim: 35, bot: 34}, day=2),
            Played({timo: 36, zoe: 38, wim: 37}, boards=("olympia", "giza", "rhodes"), day=3),
        ],
    )


def games(page: Page) -> Locator:
    """The games that are listed."""
    return page.get_by_role("region", name="My finished games").get_by_role("listitem")


def chosen(page: Page, name: str) -> Locator:
    """A filter."""
    return page.get_by_role("combobox", name=name, exact=True)


@pytest.mark.parametrize("name", FILTERS)
def test_a_filter_leaves_the_games_it_names(page: Page, name: str) -> None:
    wanted, left = FILTERS[name]
    chosen(page, name).select_option(label=wanted)
    expect(games(page)).to_have_count(1)
    expect(games(page)).to_contain_text(left)
    page.get_by_role("button", name="Clear filters").click()
    expect(games(page)).to_have_count(4)


def test_two_filters_hold_together(page: Page) -> None:
    chosen(page, "Opponents").select_option(label="Wim")
    expect(games(page)).to_have_count(3)
    chosen(page, "Result").select_option(label="won")
    expect(games(page)).to_have_count(2)
    chosen(page, "Players").select_option(label="4")
    expect(games(page)).to_have_count(1)
    chosen(page, "Kind of game").select_option(label="With expansions")
    expect(page.get_by_text("No game matches these filters")).to_be_visible()


def test_a_name_in_the_figures_filters_the_list(page: Page) -> None:
    figures = page.get_by_role("region", name="Statistics")
    figures.get_by_role("table", name="Wonders").get_by_role("button", name="Olympia").click()
    expect(games(page)).to_have_count(1)
    expect(games(page)).to_contain_text("Zoë (38)")


def test_the_figures_add_up_all_games(page: Page, program: Chromium) -> None:
    total = page.get_by_role("region", name="My finished games").get_by_role("definition")
    expect(total).to_have_text(["4", "75%", "50.3", "60"])
    figures = page.get_by_role("region", name="Statistics")
    against = figures.get_by_role("table", name="Opponents")
    expect(against.get_by_role("row").filter(has_text="Wim")).to_contain_text("Wim")
    rows = figures.get_by_role("table", name="Rows of the score sheet").get_by_role("row")
    expect(rows.filter(has_text="Conflicts")).to_contain_text("7.0")
    check(page, program.axe)


def test_on_a_phone_nothing_is_wider_than_the_window(
    invite: Invite, server: Server, program: Chromium
) -> None:
    person = invite(server, PHONE)
    past(person, server)
    person.page.goto("/games")
    expect(games(person.page)).to_have_count(4)
    wider = "document.documentElement.scrollWidth - innerWidth"
    assert person.page.evaluate(wider) <= 0
    check(person.page, program.axe)
