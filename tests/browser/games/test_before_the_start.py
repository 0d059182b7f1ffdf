"""What the host changes before the start, and what the others see of it."""

from playwright.sync_api import expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Home, Lobby
from tests.browser.people import PHONE
from tests.browser.serving import Server


def test_the_host_changes_game_and_seats(invite: Invite, server: Server, program: Chromium) -> None:
    host = Home(invite(server)).open().set_up().create("Ada", players=3)
    bo = invite(server, PHONE)
    guest = Lobby(bo).join(host.link, "Bo")
    expect(host.seated("Bo")).to_be_visible()
    page = host.page

    page.get_by_role("button", name="Change the game").click()
    check(page, program.axe)
    form = page.locator("form").filter(has=page.get_by_role("heading", name="Change the game"))
    form.locator("input[type=radio][value='4']").check(force=True)
    form.get_by_role("checkbox", name="Leaders", exact=True).check()
    form.locator("input[type=radio][value='none']").check(force=True)
    form.get_by_role("button", name="Change the game").click()
    for person in (host, guest):
        expect(person.seats).to_have_count(4)
        setting = "4 players · First edition · Leaders · hints allowed · no spectators"
        expect(person.page.get_by_text(setting)).to_be_visible()
    expect(bo.page.get_by_text("Ada changed the game.")).to_be_visible()

    page.get_by_role("button", name="Move Bo up").click()
    expect(guest.seats.first).to_contain_text("Bo")
    page.get_by_role("button", name="Choose the wonder of seat 1").click()
    page.get_by_role("dialog").get_by_label("Giza, side A, ").click()
    expect(guest.seats.first).to_contain_text("Giza")


def test_who_is_sent_away_comes_back_if_the_host_lets_them(invite: Invite, server: Server) -> None:
    host = Home(invite(server)).open().set_up().create("Ada", players=3)
    bo = invite(server, PHONE)
    guest = Lobby(bo).join(host.link, "Bo")
    host.page.get_by_role("button", name="Remove player").click()
    expect(bo.page.get_by_text("The host has freed your seat")).to_be_visible()
    again = guest.join_form.locator("button[type=submit]")
    guest.hands.press(again)
    expect(bo.page.get_by_role("alert")).to_contain_text("The host has removed you")
    host.page.get_by_role("button", name="Let Bo back in").click()
    expect(host.page.get_by_text("Removed:")).to_have_count(0)
    guest.hands.press(again)
    expect(host.seated("Bo")).to_be_visible()


def test_a_preset_is_saved_and_taken_again(invite: Invite, server: Server) -> None:
    page = invite(server).page
    page.goto("/new")
    leaders = page.get_by_role("checkbox", name="Leaders", exact=True)
    leaders.check()
    page.get_by_role("button", name="Save as a preset").click()
    page.get_by_label("Name of the preset").fill("Friday")
    page.get_by_label("Name of the preset").press("Enter")
    page.get_by_role("button", name="First game").click()
    expect(leaders).not_to_be_checked()
    page.reload()
    page.get_by_role("button", name="Friday", exact=True).click()
    expect(leaders).to_be_checked()
    page.get_by_role("button", name="Delete the preset Friday").click()
    expect(page.get_by_role("button", name="Friday", exact=True)).to_have_count(0)


def test_everybody_sees_who_is_connected(invite: Invite, server: Server) -> None:
    host = Home(invite(server)).open().set_up().create("Ada", players=3)
    bo = invite(server, PHONE)
    Lobby(bo).join(host.link, "Bo")
    row = host.seats.filter(has_text="Bo")
    expect(row.get_by_role("img", name="connected", exact=True)).to_be_visible()
    bo.page.close()
    expect(row.get_by_role("img", name="not connected at the moment")).to_be_visible(timeout=40_000)


def test_an_old_page_is_told_of_a_new_version_and_loses_nothing(
    invite: Invite, own_server: Server
) -> None:
    ada = invite(own_server)
    table = Home(ada).open().deal("Ada")
    table.play_until("1.2")
    own_server.stop()
    ada.context.route(
        "**/api/server",
        lambda route: route.fulfill(
            json={"version": "9", "invite": None, "mail": False, "client": "/assets/index-9.js"}
        ),
    )
    own_server.start()
    told = ada.page.get_by_text("The server has a new version.")
    expect(told).to_be_visible(timeout=40_000)
    ada.context.unroute("**/api/server")
    ada.page.get_by_role("button", name="Reload the page").click()
    expect(table.root).to_have_attribute("data-turn", "1.2")
    expect(told).to_have_count(0)
    table.play_until("1.3")
