"""The requests of one turn are those that docs/architecture.md describes."""

import re
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Request, expect

from tests.browser.conftest import Invite
from tests.browser.meeting import meet
from tests.browser.people import Person
from tests.browser.serving import Server

TABLE: Final = re.compile(r"/api/tables/[a-z0-9]+(/decisions/.*)?")
"""A table, and what is decided there; not its chat."""
CHOICE: Final = re.compile(
    r"POST /api/tables/[a-z0-9]+/decisions/\d+/seats/\d\?after=\d+&brief=true"
)


def requests_of(person: Person) -> list[str]:
    """The requests about tables that a person's pages send from now on."""
    sent: list[str] = []

    def note(request: Request) -> None:
        address = urlsplit(request.url)
        if TABLE.fullmatch(address.path):
            sent.append(f"{request.method} {address.path}?{address.query}")

    person.context.on("request", note)
    return sent


def test_a_turn_takes_one_request_of_each_player(invite: Invite, server: Server) -> None:
    meeting = meet(invite(server), invite(server))
    meeting.play_until("1.2")
    hers, his = requests_of(meeting.ada), requests_of(meeting.bo)

    meeting.hers.play()
    expect(meeting.hers.change).to_be_visible()
    meeting.his.play()
    for table in (meeting.hers, meeting.his):
        expect(table.root).to_have_attribute("data-turn", "1.3")

    for sent in (hers, his):
        assert [bool(CHOICE.fullmatch(line)) for line in sent] == [True], sent
