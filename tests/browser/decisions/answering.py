"""Makes a certain choice on the screen, as a person does who looks for it."""

import msgspec
from playwright.sync_api import expect

from sevenwonders.engine.see.decision import CardOptions, Option
from sevenwonders.server.wire.requests import Chosen
from tests.browser.decisions.surfaces import Wanted
from tests.browser.driver import Table


def open_choice(table: Table, wanted: Wanted) -> None:
    """Take up what the choice is made for, and set all that belongs to it."""
    option, card = wanted
    if card is None:
        if option.tokens or option.action == "lose":
            take_up(table, option.choice)
        return
    take_up(table, card.card)
    around = table.action(option.action).locator("..")
    if option.freezes:
        _turn_on(table, "H")
    places = [one for one in card.options if one.action == option.action]
    if len({(one.stage, one.variant) for one in places}) > 1:
        place = around.locator(f"[data-place='{option.stage}/{option.variant}']")
        table.hands.press(place)
        expect(place).to_have_attribute("aria-pressed", "true")
    if option.joins:
        _turn_on(table, "E")
    alike = prices(card, option)
    if len(alike) > 1:
        way = around.locator(".way").nth(alike.index(option))
        table.hands.press(way)
        expect(way).to_have_attribute("aria-pressed", "true")


def make_choice(table: Table, wanted: Wanted) -> str:
    """Make the choice that is open; the text that the server was sent, and took."""
    nothing = wanted.card is None and wanted.option.action not in {"drop", "lose"}
    button = table.nothing if nothing else table.action(wanted.option.action)
    asked = table.decision
    with table.page.expect_response("**/decisions/**") as answered:
        table.hands.press(button)
    assert answered.value.ok
    expect(table.root).not_to_have_attribute("data-decision", asked)
    return msgspec.json.decode(answered.value.request.post_data or "", type=Chosen).choice


def take_up(table: Table, name: str) -> None:
    """Choose a card, token or payment by its name."""
    thing = table.root.locator(f"[role=option][data-card='{name}']")
    table.hands.press(thing)
    expect(thing).to_have_attribute("aria-selected", "true")


def prices(card: CardOptions, option: Option) -> list[Option]:
    """The ways to pay for the same thing, in the order in which they are offered."""

    def thing(one: Option) -> tuple[object, ...]:
        return (one.action, one.stage, one.variant, one.joins, one.freezes)

    return [one for one in card.options if thing(one) == thing(option)]


def _turn_on(table: Table, key: str) -> None:
    switch = table.root.locator(f"[role=switch][aria-keyshortcuts={key}]")
    table.hands.press(switch)
    expect(switch).to_have_attribute("aria-checked", "true")
