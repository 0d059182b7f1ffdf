"""How much a first visitor's browser fetches up to the first card of a first table."""

import gzip
from typing import Final

from playwright.sync_api import Response, expect

from tests.browser.conftest import Invite
from tests.browser.driver import Home
from tests.browser.serving import Server

MOST: Final = 160_000
"""Bytes of script and styles, as gzip makes them."""
KINDS: Final = {"script", "stylesheet"}


def test_script_and_styles_of_a_first_table_stay_small(invite: Invite, server: Server) -> None:
    person = invite(server)
    told: list[Response] = []

    def note(response: Response) -> None:
        told.append(response)

    person.page.on("response", note)
    # What is fetched in idle moments after the first card does not count.
    person.page.add_init_script("window.requestIdleCallback = () => 0")
    table = Home(person).open().deal("Ada")
    expect(table.hand.first).to_be_visible()
    parts = [one for one in told if one.request.resource_type in KINDS]
    fetched = {one.url: len(gzip.compress(one.body())) for one in parts}
    assert fetched
    assert sum(fetched.values()) < MOST, fetched
