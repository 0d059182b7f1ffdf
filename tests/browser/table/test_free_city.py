"""The city that two players build between them, on a phone, where one city shows at a time."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.people import PHONE
from tests.browser.serving import Server

SIDES: Final = re.compile("on the (left|right)")
"""Those of the free city, which are not those of whoever chooses for it."""


def test_a_phone_says_that_a_choice_is_for_the_free_city(invite: Invite, server: Server) -> None:
    table = Home(invite(server, PHONE)).open().deal("Ada", players=2)
    tabs = table.root.get_by_role("tab")
    shown = tabs.and_(table.root.locator("[aria-selected=true]"))
    while table.kind != "free-city":
        expect(shown).to_contain_text("You")
        table.play()
    expect(shown).to_contain_text("Free city")
    expect(table.hand.filter(has_text=SIDES)).to_have_count(0)
    table.hands.press(tabs.filter(has_text="You"))
    expect(shown).to_contain_text("You")
    expect(table.root.locator(".asked[role=tab]")).to_contain_text("Free city")
    table.open_card("build")
    expect(table.root.locator("aside").get_by_text("Choose for the free city")).to_be_visible()
    table.play()
    expect(shown).to_contain_text("You")
