"""Moments in which a person does the unexpected: each gets a message and a way on."""

import msgspec
from playwright.sync_api import Page, Request, Route, expect

from sevenwonders.server.wire.table import Table as WireTable
from tests.browser.conftest import Invite
from tests.browser.driver import Home, Lobby, Table, hands_of
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.server.people import all_options

TABLES = "**/api/tables/*"


def freeze(page: Page) -> None:
    """Keep a page from seeing what happens, as a laptop asleep does; it can still act."""

    def refuse(route: Route) -> None:
        if route.request.method == "GET":
            route.abort()
        else:
            route.continue_()

    page.route(TABLES, refuse)
    page.route("**/api/tables/*?*", refuse)


def thaw(page: Page) -> None:
    """Let the page see again."""
    page.unroute_all(behavior="ignoreErrors")


def in_another_tab(person: Person) -> Table:
    """The same table in a second tab of the same browser."""
    tab = person.tab()
    tab.goto(person.page.url)
    return Table(tab, hands_of(person)).wait()


def test_a_stale_tab_is_told_that_the_choice_was_made_elsewhere(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    stale = in_another_tab(person)
    freeze(stale.page)
    table.play("build")
    expect(table.root).to_have_attribute("data-turn", "1.2")
    stale.choose("discard")
    expect(stale.page.get_by_role("alert")).to_contain_text("already been revealed")
    thaw(stale.page)
    stale.page.reload()
    expect(stale.root).to_have_attribute("data-turn", "1.2")
    stale.play()
    expect(table.root).to_have_attribute("data-turn", "1.3")


def test_a_tab_that_cannot_catch_up_says_so_until_it_can(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    behind = in_another_tab(person)
    told = behind.page.get_by_role("status").filter(has_text="may be out of date")
    behind.page.route("**/api/tables/*?*", lambda route: route.fulfill(status=500))
    table.play("build")
    expect(told).to_be_visible()
    assert behind.turn == "1.1"
    thaw(behind.page)
    expect(behind.root).to_have_attribute("data-turn", "1.2")
    expect(told).to_have_count(0)


def test_a_double_click_chooses_once(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    table.open_card("discard")
    table.action("discard").dblclick()
    expect(table.root).to_have_attribute("data-turn", "1.2")
    person.page.wait_for_timeout(300)
    assert table.turn == "1.2"
    assert len(table.cards) == 6
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_a_double_click_deals_one_table(person: Person) -> None:
    home = Home(person).open()
    home.quick.get_by_role("textbox").fill("Twice")
    home.quick.locator("button[type=submit]").dblclick()
    Table(person.page, home.hands).wait()
    person.page.goto("/")
    mine = person.page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("listitem")).to_have_count(1)


def test_the_back_button_leads_home_and_forward_to_the_same_table(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    table.play()
    cards = table.cards
    person.page.go_back()
    mine = person.page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link", name="Continue")).to_be_visible()
    person.page.go_forward()
    expect(table.root).to_have_attribute("data-turn", "1.2")
    assert table.cards == cards
    person.page.go_back()
    mine.get_by_role("link", name="Continue").click()
    table.play()
    expect(table.root).to_have_attribute("data-turn", "1.3")


def test_a_set_table_is_not_set_again_by_the_back_button(person: Person) -> None:
    Home(person).open().set_up().create("Ada", players=3)
    person.page.go_back()
    expect(Home(person).quick).to_be_visible()


def test_an_expired_cookie_is_told_with_a_way_on(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    person.forget()
    table.choose()
    expect(person.page.get_by_role("alert")).to_contain_text("enter your name again")
    person.page.get_by_role("alert").get_by_role("link", name="Home").click()
    again = Home(person).deal("Ada again")
    again.play()
    expect(again.root).to_have_attribute("data-turn", "1.2")


def test_who_opens_a_link_of_others_watches_and_sees_no_hand(
    invite: Invite, server: Server
) -> None:
    ada, eve = invite(server), invite(server)
    table = Home(ada).open().deal("Ada")
    eve.page.goto(ada.page.url)
    watched = Table(eve.page, hands_of(eve)).wait()
    expect(watched.root).to_contain_text("You are watching")
    assert watched.cards == []
    expect(watched.root.locator("[data-action]")).to_have_count(0)
    table.play()
    expect(watched.root).to_have_attribute("data-turn", "1.2")
    home = eve.page.get_by_role("button", name="Menu")
    expect(home).to_be_visible()


def test_a_full_table_can_be_watched(invite: Invite, server: Server) -> None:
    ada, bo, cy = invite(server), invite(server), invite(server)
    host = Home(ada).open().set_up().create("Ada", players=3, bots=1)
    link = host.link
    late = Lobby(cy)
    cy.page.route("**/api/stream*", lambda route: route.abort())
    cy.page.goto(link)
    expect(late.join_form).to_be_visible()
    freeze(cy.page)
    Lobby(bo).join(link, "Bo")
    late.hands.write(late.join_form.get_by_role("textbox"), "Cy")
    late.hands.press(late.join_form.locator("button[type=submit]"))
    expect(cy.page.get_by_role("alert")).to_contain_text("Every seat of this table is taken")
    thaw(cy.page)
    host.start()
    expect(Table(cy.page, late.hands).root).to_contain_text("You are watching")


def test_a_table_that_does_not_exist_says_so_and_leads_home(person: Person) -> None:
    person.page.goto("/table/nosuchtable")
    expect(person.page.get_by_text("This table no longer exists, or never did")).to_be_visible()
    person.page.get_by_role("link", name="Go to the home page").click()
    expect(Home(person).quick).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(person: Person) -> None:
    person.page.goto("/no/such/place")
    expect(person.page.get_by_text("There is nothing at this address.")).to_be_visible()


def test_seven_tabs_share_one_stream_and_all_follow_the_game(person: Person) -> None:
    streams: list[Request] = []
    person.context.on(
        "request", lambda request: streams.append(request) if "stream" in request.url else None
    )
    table = Home(person).open().deal("Ada")
    others = [in_another_tab(person) for _ in range(6)]
    table.play()
    for tab in others:
        expect(tab.root).to_have_attribute("data-turn", "1.2")
    others[-1].play()
    expect(table.root).to_have_attribute("data-turn", "1.3")
    # Another guest, or another table to hear of, takes a new one in place of the old one.
    assert len([one for one in streams if one.failure is None]) == 1
    person.page.close()
    others[0].play()
    for tab in others:
        expect(tab.root).to_have_attribute("data-turn", "1.4")


def test_a_choice_that_is_long_on_its_way_is_shown_as_sealed(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    person.page.route("**/decisions/**", hold)
    table.choose()
    expect(person.page.get_by_text("Hidden until the reveal")).to_be_visible()
    expect(table.change).to_have_count(0)
    assert table.decision == ""
    [route] = held
    route.continue_()
    expect(table.root).to_have_attribute("data-turn", "1.2")
    expect(person.page.get_by_text("Hidden until the reveal")).not_to_be_visible()


def finish(person: Person, table_id: str) -> None:
    """Play a game to its end behind the page's back."""
    request, path = person.page.request, f"/api/tables/{table_id}"
    while (table := msgspec.json.decode(request.get(path).body(), type=WireTable)).status != "over":
        assert table.view is not None
        asked = table.view.decision
        assert asked is not None
        choice = (asked.nothing or all_options(asked)[0]).choice
        where = f"{path}/decisions/{asked.id}/seats/{table.seat}"
        assert request.post(where, data={"choice": choice}).ok


def test_who_watched_a_game_does_not_play_it_again(invite: Invite, server: Server) -> None:
    ada, eve = invite(server), invite(server)
    table = Home(ada).open().deal("Ada")
    finished = ada.page.url
    eve.page.goto(finished)
    watched = Table(eve.page, hands_of(eve)).wait()
    finish(ada, finished.rsplit("/", 1)[-1])
    expect(watched.sheet).to_be_visible()
    expect(eve.page.get_by_role("button", name="Look at the table")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Play again")).to_have_count(0)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: url != finished)
    expect(table.root).to_have_attribute("data-turn", "1.1")
    assert len(table.cards) == 7
