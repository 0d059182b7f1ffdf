"""The end of a game in windows of all sizes: the verdict, the sheet and the ways on."""

from itertools import combinations
from typing import Final

import pytest

from tests.browser.conftest import Invite
from tests.browser.driver import Table
from tests.browser.fixed import outside, overlap, show
from tests.browser.people import DESK, PHONE, Profile
from tests.browser.serving import Server

SIZES: Final = pytest.mark.parametrize(
    "profile",
    [
        DESK,
        DESK._replace(width=1024, height=768),
        PHONE,
        PHONE._replace(width=844, height=390),
        PHONE._replace(width=360, height=640),
    ],
    ids=lambda profile: f"{profile.width}x{profile.height}",
)


def ended(invite: Invite, server: Server, profile: Profile) -> Table:
    """A game of teams with every box that is over, after which the others play again."""
    return show(invite(server, profile), "boxes-over-teams", rematch="another")


@SIZES
def test_nothing_lies_on_the_verdict_or_on_the_sheet(
    invite: Invite, server: Server, profile: Profile
) -> None:
    table = ended(invite, server, profile)
    parts = {
        "verdict": table.root.get_by_role("heading", level=2),
        "news": table.page.get_by_role("status").filter(has_text="The others play again"),
        "sheet": table.root.get_by_role("region", name="Score sheet"),
        "replay": table.page.get_by_role("link", name="Watch again"),
        "record": table.page.get_by_role("link", name="Download the record"),
        "ways": table.root.locator(".ways"),
    }
    lying = [
        f"{one} and {other}"
        for one, other in combinations(parts, 2)
        if overlap(parts[one], parts[other])
    ]
    assert lying == []
    assert outside(parts["verdict"].or_(parts["ways"].get_by_role("button"))) == []
