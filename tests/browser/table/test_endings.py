"""The end of a game in windows of all sizes: the verdict, the sheet and the ways on."""

from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import expect

from sevenwonders.content.names import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.driver import Table
from tests.browser.people import DESK, PHONE, Profile
from tests.browser.serving import Server
from tests.browser.table.fixed import outside, overlap, show
from tests.browser.table.test_low_windows import buried

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

SEEN: Final = """(all) => all.filter((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""

TOO_WIDE: Final = """(all) => all.filter((it) => {
  const edge = it.getBoundingClientRect().right;
  return [...it.querySelectorAll('span')].some((part) => part.getBoundingClientRect().right > edge);
}).map((it) => it.innerText)"""

LOW: Final = DESK._replace(width=1366, height=650)
"""What the browser of a small laptop leaves."""


def ended(invite: Invite, server: Server, profile: Profile) -> Table:
    """A game of teams with every box that is over, after which the others play again."""
    return show(invite(server, profile), "expansions/over-teams", rematch="another")


@SIZES
def test_nothing_lies_on_the_verdict_or_on_the_sheet(
    invite: Invite, server: Server, profile: Profile
) -> None:
    table = ended(invite, server, profile)
    parts = {
        "verdict": table.root.get_by_role("heading", level=2),
        "news": table.page.get_by_role("status").filter(has_text="The others are playing again"),
        "sheet": table.root.get_by_role("region", name="Score sheet"),
        "replay": table.page.get_by_role("link", name="Watch again"),
        "record": table.page.get_by_role("link", name="Download the record"),
    }
    lying = [
        f"{one} and {other}"
        for one, other in combinations(parts, 2)
        if overlap(parts[one], parts[other])
    ]
    assert lying == []
    ways = table.root.get_by_role("button", name="Play again")
    assert outside(parts["verdict"].or_(ways)) == []


@SIZES
def test_rows_of_the_sheet_are_seen_at_once_and_all_by_scrolling(
    invite: Invite, server: Server, profile: Profile
) -> None:
    table = ended(invite, server, profile)
    rows = table.sheet.locator("tbody th")
    expect(rows.nth(2)).to_be_in_viewport()
    seen: int = rows.evaluate_all(SEEN)
    assert seen >= 3
    assert buried(rows) == []


def test_a_small_laptop_shows_every_row_at_once(invite: Invite, server: Server) -> None:
    rows = show(invite(server, LOW), "expansions/over-teams").sheet.locator("tbody th")
    assert rows.evaluate_all(SEEN) == rows.count()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_keeps_the_names_of_rows_in_their_column(
    invite: Invite, server: Server, language: str
) -> None:
    table = ended(invite, server, PHONE._replace(language=language))
    assert table.sheet.locator("tbody th").evaluate_all(TOO_WIDE) == []


def test_no_hands_pass_when_the_game_is_over(invite: Invite, server: Server) -> None:
    table = ended(invite, server, DESK)
    expect(table.root.get_by_role("img", name="hands pass")).to_have_count(0)
