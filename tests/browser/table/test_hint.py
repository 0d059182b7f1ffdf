"""Hints at the table: asked for, shown, never played; and none where the table forbids them."""

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Home, Table, hands_of
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.serving import Server
from tests.browser.table.fixed import overlap
from tests.browser.words import bare_keys

PATIENCE = 30_000
"""Milliseconds that a hint may take, uncompiled on a busy machine."""


def ask(page: Page) -> Locator:
    """The button that asks for a hint."""
    return page.get_by_role("button", name="Hint", exact=True)


def panel(page: Page) -> Locator:
    """Where the hint is told."""
    return page.locator("[data-part=hint]")


@pytest.mark.parametrize("profile", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_is_shown_and_taken_up_but_not_played(
    invite: Invite, server: Server, program: Chromium, profile: Profile
) -> None:
    person = invite(server, profile)
    table = Home(person).open().deal("Ada")
    before = table.decision
    hands_of(person).press(ask(person.page))
    sheet = panel(person.page)
    expect(sheet).to_be_visible(timeout=PATIENCE)
    expect(sheet).to_contain_text("Chance of winning")
    assert bare_keys(person.page) == []
    check(person.page, program.axe)
    show = sheet.get_by_role("button", name="Show me").first
    choice = show.get_attribute("data-choice") or ""
    hands_of(person).press(show)
    expect(sheet).to_have_count(0)
    chosen = table.hand.and_(table.root.locator("[aria-selected=true]"))
    card = chosen.get_attribute("data-card") or ""
    assert card in choice
    expect(table.root.locator("[data-action]:focus")).to_have_count(1)
    assert table.decision == before


def test_a_hint_leaves_the_own_city_in_sight(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    person.page.keyboard.press("i")
    expect(panel(person.page)).to_be_visible(timeout=PATIENCE)
    assert not overlap(panel(person.page), table.city)
    table.take_up(0)
    expect(panel(person.page)).to_have_count(0)


def test_the_key_asks_and_the_answer_stays(person: Person) -> None:
    Home(person).open().deal("Ada")
    person.page.keyboard.press("i")
    sheet = panel(person.page)
    expect(sheet).to_be_visible(timeout=PATIENCE)
    said = sheet.inner_text()
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    person.page.keyboard.press("i")
    expect(sheet).to_be_visible()
    assert sheet.inner_text() == said


def test_a_phone_that_is_turned_keeps_the_hint(invite: Invite, server: Server) -> None:
    person = invite(server, PHONE)
    Home(person).open().deal("Ada")
    ask(person.page).tap()
    sheet = panel(person.page)
    expect(sheet).to_be_visible(timeout=PATIENCE)
    person.page.set_viewport_size({"width": PHONE.height, "height": PHONE.width})
    expect(person.page.locator(".desk.flat")).to_be_visible()
    expect(sheet).to_be_visible()


def test_a_choice_that_won_more_often_than_the_best_is_called_about_as_good(person: Person) -> None:
    """Ranked is by what worlds promise, and chances may say otherwise: that must not puzzle."""

    def doubtful(route: Route) -> None:
        answer = route.fetch()
        why = answer.json()
        best, following = why["prospects"][:2]
        best["win"], following["win"] = 0.4, 0.6
        following["behind"], following["doubt"] = 0.2, 0.01
        route.fulfill(response=answer, json=why)

    person.page.route("**/hint", doubtful)
    Home(person).open().deal("Ada")
    person.page.keyboard.press("i")
    sheet = panel(person.page)
    expect(sheet).to_be_visible(timeout=PATIENCE)
    expect(sheet.get_by_text("About as good")).to_have_count(1)


def test_the_next_decision_gets_its_own_hint(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    asked: list[str] = []
    person.page.on("request", lambda one: asked.append(one.url) if "/hint" in one.url else None)
    for _ in range(2):
        decision = table.decision
        person.page.keyboard.press("i")
        expect(panel(person.page)).to_be_visible(timeout=PATIENCE)
        person.page.keyboard.press("Escape")
        assert f"/decisions/{decision}/" in asked[-1]
        table.play()
    assert len(asked) == 2


def test_a_hint_that_is_refused_says_so_for_that_decision_alone(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    person.page.route(
        "**/hint",
        lambda route: route.fulfill(
            status=500, content_type="application/problem+json", json={"code": "internal-error"}
        ),
    )
    person.page.keyboard.press("i")
    refusal = table.root.get_by_role("alert")
    expect(refusal).to_be_visible()
    table.play()
    expect(table.root.locator("aside").get_by_role("button", name="Hint")).to_be_enabled()
    expect(refusal).to_have_count(0)


def test_a_hint_on_its_way_does_not_hold_up_the_next(person: Person) -> None:
    table = Home(person).open().deal("Ada")
    held: list[Route] = []
    person.page.route("**/hint", lambda route: held.append(route))  # noqa: PLW0108 -- no builtins
    person.page.keyboard.press("i")
    expect(table.root.get_by_role("button", name="Thinking")).to_be_disabled()
    table.play()
    expect(ask(person.page)).to_be_enabled()
    person.page.keyboard.press("i")
    expect(table.root.get_by_role("button", name="Thinking")).to_be_disabled()
    held[1].continue_()
    sheet = panel(person.page)
    expect(sheet).to_be_visible(timeout=PATIENCE)
    held[0].abort()
    expect(sheet).to_be_visible()


def test_a_table_without_hints_offers_none(person: Person) -> None:
    setting = Home(person).open().set_up()
    setting.form.get_by_role("checkbox", name="Hints are allowed").uncheck()
    table = setting.create("Ada", players=3, bots=2).start()
    table.wait_until_asked()
    expect(ask(person.page)).to_have_count(0)
    person.page.keyboard.press("i")
    assert refused(person.page, table) == "no-hints"


def refused(page: Page, table: Table) -> str:
    """What the server says to a page that asks all the same."""
    path = f"/api/tables/{page.url.rpartition('/')[2]}/decisions/{table.decision}/seats/0/hint"
    code: str = page.evaluate(
        "async (path) => (await (await fetch(path, { method: 'POST' })).json()).code", path
    )
    return code
