"""Keeping one's games: by a password, on another device, and until they are deleted."""

from playwright.sync_api import Page, expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server

PASSWORD = "seven wonders"  # noqa: S105 -- of nobody


def keep(person: Person, name: str) -> Page:
    """Somebody who has laid a table makes an account."""
    Home(person).open().set_up().create(name, players=3)
    page = person.page
    page.goto("/account")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create the account").click()
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    return page


def sign_in(page: Page, name: str) -> None:
    page.goto("/sign-in")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()


def test_games_are_kept_on_every_device(
    invite: Invite, server: Server, person: Person, program: Chromium
) -> None:
    page = keep(person, "Berenice")
    check(page, program.axe)
    phone = invite(server, PHONE)
    sign_in(phone.page, "berenice")
    expect(phone.page.get_by_role("heading", name="Your tables")).to_be_visible()
    phone.page.goto("/account")
    expect(phone.page.get_by_text("this device")).to_be_visible()
    check(phone.page, program.axe)
    page.reload()
    page.get_by_role("button", name="Sign out Chrome").click()
    expect(page.get_by_text("last used")).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_text("Enter a name on the home page")).to_be_visible()


def test_a_wrong_password_is_told(person: Person, program: Chromium) -> None:
    sign_in(person.page, "Nobody at all")
    expect(person.page.get_by_role("alert")).to_contain_text("do not match")
    check(person.page, program.axe)


def test_another_device_goes_on_by_a_link(
    invite: Invite, server: Server, person: Person, program: Chromium
) -> None:
    Home(person).open().set_up().create("Arsinoe", players=3)
    page = person.page
    page.goto("/account")
    page.get_by_role("button", name="Show the link").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    check(page, program.axe)
    link = page.get_by_label("Link for the other device").input_value()
    phone = invite(server, PHONE)
    phone.page.goto(link[link.index("/continue/") :])
    check(phone.page, program.axe)
    phone.page.get_by_role("button", name="Continue here").click()
    expect(phone.page.get_by_role("heading", name="Your tables")).to_be_visible()
    late = invite(server, PHONE)
    late.page.goto(link[link.index("/continue/") :])
    late.page.get_by_role("button", name="Continue here").click()
    expect(late.page.get_by_role("alert")).to_contain_text("already been used")


def test_a_bot_gets_a_token_once(person: Person, program: Chromium) -> None:
    page = keep(person, "Ktesibios")
    page.get_by_label("Name of the bot").fill("Talos")
    page.get_by_role("button", name="Create a token").click()
    assert page.get_by_role("textbox", name="Token of Talos").input_value().startswith("sw_")
    check(page, program.axe)
    page.get_by_role("button", name="Revoke the token of Talos").click()
    expect(page.get_by_text("never used")).to_have_count(0)


def test_all_that_is_kept_is_deleted(person: Person, program: Chromium) -> None:
    page = keep(person, "Hegesias")
    page.get_by_role("button", name="Delete everything").click()
    check(page, program.axe)
    region = page.get_by_role("region", name="Your data")
    region.get_by_label("Password", exact=True).fill(PASSWORD)
    region.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()
    sign_in(page, "Hegesias")
    expect(page.get_by_role("alert")).to_contain_text("do not match")


def test_what_is_kept_is_told(person: Person, program: Chromium) -> None:
    person.page.goto("/privacy")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    check(person.page, program.axe)


def test_mail_about_turns_is_stopped_by_the_link_in_it(person: Person, program: Chromium) -> None:
    page = person.page
    page.goto("/letters/nobody-0123456789abcdef")
    check(page, program.axe)
    page.get_by_role("button", name="Stop these emails").click()
    expect(page.get_by_role("alert")).to_contain_text("This link")
