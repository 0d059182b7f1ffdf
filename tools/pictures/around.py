"""What stands around a game: leaving, watching, a lost connection, invitations, mailed links."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Browser, Page

from tests.browser.driver import Home, Lobby, hands_of
from tests.browser.gathering import Seat, gather
from tests.browser.people import Person, Profile
from tests.browser.serving import Server
from tests.browser.table.fixed import show, watch

Take = Callable[[Page, str], None]
"""Photographs a page by a name."""
LINKS: Final = ("continue", "reset", "confirm", "letters")
"""Pages of links that people are sent."""
FOLLOW: Final = """() => {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const tell = () => {
    document.documentElement.dataset.theme = night.matches ? 'dark' : 'light';
  };
  night.addEventListener('change', tell);
  tell();
}"""
"""A page that is no part of the client says what it wears, as the others do."""
MENU: Final = "header.bar button[aria-haspopup=dialog]"


def shoot_watched(person: Person, take: Take) -> None:
    """A table that somebody only watches."""
    watch(person, "base/age2-mid-5")
    person.page.locator("[data-part=story], .waiting").first.wait_for()
    take(person.page, "table-watched")


def shoot_leaving(person: Person, take: Take) -> None:
    """What is asked of somebody who leaves, and a table whose connection is lost."""
    page, hands = person.page, hands_of(person)
    Home(person).open().deal("Ada")
    hands.press(page.locator(MENU).last)
    hands.press(page.locator("dialog .ways .leave"))
    page.locator("#leave-title").wait_for()
    take(page, "table-leave")
    page.keyboard.press("Escape")
    page.locator("#leave-title").wait_for(state="detached")
    page.keyboard.press("Escape")
    person.offline(away=True)
    page.locator(".banner .dot").wait_for()
    take(page, "table-connection-lost")
    person.offline(away=False)


def shoot_links(person: Person, take: Take) -> None:
    """The pages of links with a code, and the one that the app shows without a server."""
    for name in LINKS:
        person.page.goto(f"/{name}/a-code")
        person.page.locator("main h1").wait_for()
        take(person.page, f"page-{name}")
    person.page.goto("/offline.html")
    person.page.locator("h1").wait_for()
    person.page.evaluate(FOLLOW)
    take(person.page, "page-offline")


def shoot_invitation(host: Person, friend: Person, take: Take) -> None:
    """A private table for its host, and for somebody who was sent its link."""
    table = gather((Seat(host, "Ada"),), players=3, access="private")
    host.page.goto(f"/table/{table}")
    lobby = Lobby(host)
    lobby.seats.first.wait_for()
    take(host.page, "page-lobby-private")
    friend.page.goto(lobby.link)
    friend.page.locator("main form").first.wait_for()
    take(friend.page, "page-invitation")


def shoot_landscape(person: Person, take: Take) -> None:
    """A phone on its side: the table, and a card that is taken up."""
    table = show(person, "base/age2-mid-5")
    take(person.page, "table-landscape")
    table.take_up(0)
    take(person.page, "table-landscape-chosen")


def shoot_around(browser: Browser, server: Server, profile: Profile, take: Take) -> None:
    """All of these for one size and language."""
    person, friend = Person(browser, server.url, profile), Person(browser, server.url, profile)
    shoot_watched(person, take)
    shoot_links(person, take)
    shoot_invitation(person, friend, take)
    shoot_leaving(friend, take)
    friend.close()
    person.close()
    if profile.touch:
        sideways = profile._replace(width=profile.height, height=profile.width)
        turned = Person(browser, server.url, sideways)
        shoot_landscape(turned, take)
        turned.close()
