"""What axe finds on each page by day and by night, and what moves for those who want it still."""

from playwright.sync_api import expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.people import DESK, PHONE, Person
from tests.browser.serving import Server

MOVING = "document.getAnimations().filter((it) => it.effect.getTiming().duration > 50).length"


def test_the_pages_around_the_table(person: Person, program: Chromium) -> None:
    home = Home(person).open()
    check(person.page, program.axe)
    form = home.set_up()
    check(person.page, program.axe)
    form.form.get_by_role("button", name="Choose the wonder of seat 1").click()
    check(person.page, program.axe)
    person.page.keyboard.press("Escape")
    form.create("Ada", players=3)
    check(person.page, program.axe)
    person.page.goto("/about")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    check(person.page, program.axe)
    person.page.goto("/no/such/place")
    check(person.page, program.axe)


def test_the_table_and_its_end(person: Person, program: Chromium) -> None:
    table = Home(person).open().deal("Ada", players=4)
    table.play_until("2.3")
    table.page.mouse.move(0, 0)
    check(person.page, program.axe)
    for at in range(len(table.cards)):
        table.take_up(at)
        check(person.page, program.axe)
    for key in ("l", "?"):
        person.page.keyboard.press(key)
        check(person.page, program.axe)
        person.page.keyboard.press("Escape")
    table.play_out()
    expect(table.sheet).to_be_visible()
    check(person.page, program.axe)


def test_the_conflicts_of_an_age_and_how_a_game_went(person: Person, program: Chromium) -> None:
    table = Home(person).open().deal("Ada")
    table.play_until("1.6")
    person.page.evaluate("localStorage['sevenwonders.motion'] = 'quick'")
    person.page.reload()
    table.wait_until_asked()
    table.play()
    war = table.root.locator("[data-part=war]")
    expect(war).to_be_visible()
    check(person.page, program.axe)
    war.get_by_role("button", name="Continue").click()
    person.page.evaluate("localStorage['sevenwonders.motion'] = 'off'")
    person.page.reload()
    table.wait_until_asked()
    table.play_out()
    person.page.get_by_role("button", name="How it went").click()
    expect(table.root.locator("[data-part=course] svg path.line")).to_have_count(3)
    check(person.page, program.axe)


def test_who_leaves_is_asked_first_and_a_card_is_looked_up(
    invite: Invite, server: Server, program: Chromium
) -> None:
    for profile in (DESK, PHONE):
        person = invite(server, profile)
        page = person.page
        table = Home(person).open().deal("Ada")
        table.take_up(0)
        table.hands.press(table.root.locator("h3 button.name"))
        expect(page.get_by_role("dialog")).to_contain_text("At this table")
        check(page, program.axe)
        page.keyboard.press("Escape")
        if profile.touch:
            table.hands.press(table.cancel)
        table.hands.press(page.get_by_role("button", name="Menu"))
        check(page, program.axe)
        table.hands.press(page.get_by_role("button", name="Leave the table"))
        expect(page.get_by_role("dialog").last).to_contain_text("The game will wait for you.")
        check(page, program.axe)


def test_where_a_card_is_dropped(person: Person, program: Chromium) -> None:
    table = Home(person).open().deal("Ada")
    box = table.hand.first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x, y - 40, steps=3)
    expect(person.page.get_by_test_id("drop-places")).to_be_visible()
    check(person.page, program.axe)
    expect(person.page.get_by_test_id("drop-places")).to_be_visible()
    person.page.mouse.up()


def test_the_opener_of_records_a_report_and_the_code_of_a_link(
    invite: Invite, server: Server, program: Chromium
) -> None:
    for profile in (DESK, PHONE):
        person = invite(server, profile)
        page = person.page
        page.goto("/replay")
        expect(page.get_by_role("textbox")).to_be_visible()
        check(page, program.axe)
        lobby = Home(person).open().set_up().create("Ada", players=3)
        lobby.hands.press(page.get_by_role("button", name="QR code"))
        expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
        check(page, program.axe)
        table = lobby.fill().start()
        table.hands.press(page.get_by_role("button", name="Menu"))
        table.hands.press(page.get_by_role("button", name="Report a problem"))
        expect(page.get_by_label("What went wrong?")).to_be_visible()
        check(page, program.axe)


def test_the_table_on_a_phone(invite: Invite, server: Server, program: Chromium) -> None:
    person = invite(server, PHONE)
    table = Home(person).open().deal("Ada")
    table.play_until("1.3")
    check(person.page, program.axe)
    table.open_card("build")
    check(person.page, program.axe)


def test_nothing_moves_for_who_asked_for_less_motion(invite: Invite, server: Server) -> None:
    moving: dict[str, int] = {}
    lively = DESK._replace(still=False)
    for profile in (lively._replace(motion="no-preference"), lively._replace(motion="reduce")):
        person = invite(server, profile)
        table = Home(person).open().deal("Ada")
        table.take_up(2)
        table.take_up(3)
        moving[profile.motion] = person.page.evaluate(MOVING)
    assert moving["reduce"] == 0
    assert moving["no-preference"] > 0
