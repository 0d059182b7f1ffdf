"""The page where a table is set: its boxes, its teams, and what cannot be."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home, Lobby
from tests.browser.hands import Keys
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.serving import Server
from tests.browser.words import bare_keys

BOXES = ("Leaders", "Cities", "Edifice", "Wonder Pack", "Catan", "Promos", "First edition extras")


def tick(page: Page, name: str) -> Locator:
    """Something to take or to leave."""
    return page.get_by_role("checkbox", name=name, exact=True)


def opened(person: Person) -> Locator:
    """The page, with the button that opens the table."""
    form = Home(person).open().set_up().form
    expect(tick(person.page, "Leaders")).to_be_visible()
    return form.locator("button[type=submit]")


@pytest.mark.parametrize("profile", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_of_teams_with_every_box(invite: Invite, server: Server, profile: Profile) -> None:
    ada = invite(server, profile)
    submit = opened(ada)
    for box in BOXES:
        tick(ada.page, box).check()
    tick(ada.page, "Include expert leaders").check()
    tick(ada.page, "In teams of two").check()
    assert bare_keys(ada.page) == []
    submit.click()
    lobby = Lobby(ada)
    expect(lobby.seats).to_have_count(4)
    expect(lobby.seats.filter(has_text="Team A")).to_have_count(2)
    for word in (*BOXES, "in teams", "expert leaders", "hints allowed"):
        expect(ada.page.locator("main")).to_contain_text(word)


def test_boards_come_with_their_boxes(person: Person) -> None:
    opened(person)
    wonders = person.page.get_by_role("dialog").locator("ul > li")
    seat = person.page.get_by_role("button", name="Choose the wonder of seat 1")
    seat.click()
    expect(wonders).to_have_count(7)
    person.page.keyboard.press("Escape")
    tick(person.page, "Cities").check()
    seat.click()
    expect(wonders).to_have_count(9)
    expect(wonders.filter(has_text="Petra")).to_be_visible()


def test_what_cannot_be_is_explained_and_the_nearest_table_is_one_press_away(
    person: Person,
) -> None:
    submit = opened(person)
    tick(person.page, "In teams of two").check()
    submit.click()
    refusal = person.page.get_by_role("alert")
    expect(refusal).to_contain_text("Teams of two are not possible")
    refusal.get_by_role("button", name="with Cities").click()
    expect(Lobby(person).seats.filter(has_text="Team B")).to_have_count(2)
    expect(person.page.locator("main")).to_contain_text("Cities")


def test_a_wonder_whose_box_is_put_away_is_not_dropped_in_silence(person: Person) -> None:
    submit = opened(person)
    tick(person.page, "Cities").check()
    person.page.get_by_role("button", name="Choose the wonder of seat 1").click()
    person.page.get_by_role("button", name="Petra, day").click()
    tick(person.page, "Cities").uncheck()
    expect(person.page.locator("main")).to_contain_text("not with these expansions")
    submit.click()
    refusal = person.page.get_by_role("alert")
    expect(refusal).to_contain_text("Petra can only be played with Cities.")
    refusal.get_by_role("button", name="with Cities").click()
    expect(Lobby(person).seats.first).to_contain_text("Petra")


def test_the_choice_is_remembered_and_the_quick_start_takes_it(person: Person) -> None:
    submit = opened(person)
    tick(person.page, "Edifice").check()
    tick(person.page, "Hints are allowed").uncheck()
    submit.click()
    expect(Lobby(person).seats).to_have_count(4)
    person.page.reload()
    home = Home(person).open()
    expect(home.quick).to_contain_text("With Edifice")
    home.set_up()
    expect(tick(person.page, "Edifice")).to_be_checked()
    expect(tick(person.page, "Hints are allowed")).not_to_be_checked()


def test_boxes_are_taken_with_the_keyboard_alone(person: Person) -> None:
    submit = opened(person)
    keys = Keys(person.page)
    keys.reach(tick(person.page, "Leaders"))
    person.page.keyboard.press("Space")
    keys.reach(tick(person.page, "Include expert leaders"))
    person.page.keyboard.press("Space")
    keys.press(submit)
    expect(person.page.locator("main")).to_contain_text("expert leaders")


def test_everybody_in_the_lobby_sees_who_the_host_is(invite: Invite, server: Server) -> None:
    lobby = Home(invite(server)).open().set_up().create("Ada", players=3)
    onlooker = invite(server).page
    onlooker.goto(lobby.link)
    expect(onlooker.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("host")
    assert bare_keys(onlooker) == []


def test_the_host_frees_the_seat_of_who_does_not_come(invite: Invite, server: Server) -> None:
    host, guest = invite(server), invite(server)
    lobby = Home(host).open().set_up().create("Ada", players=3)
    Lobby(guest).join(lobby.link, "Ben")
    host.page.get_by_role("button", name="Free the seat").click()
    expect(host.page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Take a seat", exact=True)).to_be_visible()


def test_a_box_that_two_cannot_play_with_is_not_taken(person: Person) -> None:
    form = Home(person).open().set_up().take("Cities")
    cities = tick(person.page, "Cities")
    form.players(2)
    expect(cities).not_to_be_checked()
    expect(cities).to_be_disabled()
    expect(cities).to_have_accessible_description(re.compile("For 3 to 7 players"))
    form.players(3)
    expect(cities).to_be_enabled()
    expect(cities).to_be_checked()
