"""A private table: only who is invited sees it."""

from playwright.sync_api import expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Home, Lobby
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server


def test_only_who_is_invited_sees_a_private_table(
    invite: Invite, server: Server, person: Person, program: Chromium
) -> None:
    setting = Home(person).open().set_up()
    person.page.get_by_role("radio", name="Invited people only").check(force=True)
    expect(person.page.get_by_text("Nobody else can watch the game")).to_be_visible()
    lobby = setting.create("Cleopatra", players=3)
    link = lobby.link
    address = person.page.url
    check(person.page, program.axe)

    friend = invite(server, PHONE)
    friend.page.goto("/")
    expect(friend.page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(friend.page.get_by_text("Cleopatra")).to_have_count(0)
    friend.page.goto(address)
    expect(friend.page.get_by_text("This table no longer exists, or never did")).to_be_visible()

    friend.page.goto(link)
    check(friend.page, program.axe)
    friend.page.get_by_label("Your name").fill("Antony")
    friend.page.get_by_role("button", name="Go to the table").click()
    expect(person.page.get_by_text("Antony")).to_be_visible()
    expect(friend.page).to_have_url(address)
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(Lobby(person).seated("Antony")).to_be_visible()


def test_the_host_takes_somebody_off_the_list(
    invite: Invite, server: Server, person: Person
) -> None:
    setting = Home(person).open().set_up()
    person.page.get_by_role("radio", name="Invited people only").check(force=True)
    lobby = setting.create("Ptolemy", players=3)
    old = lobby.link
    friend = invite(server)
    friend.page.goto(old)
    friend.page.get_by_label("Your name").fill("Brutus")
    friend.page.get_by_role("button", name="Go to the table").click()
    expect(friend.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    person.page.get_by_role("button", name="Remove Brutus from the list").click()
    person.page.get_by_role("button", name="Create a new link").click()
    expect(person.page.get_by_text("Brutus")).to_have_count(0)
    friend.page.goto(old)
    friend.page.get_by_role("button", name="Go to the table").click()
    expect(friend.page.get_by_role("alert")).to_contain_text("There is no such table.")
