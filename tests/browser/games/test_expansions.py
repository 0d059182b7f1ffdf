"""Games with every box, from the page where the table is set to the score sheet."""

from typing import Final

import pytest
from playwright.sync_api import expect

from sevenwonders.cli import FINE, main
from tests.browser.accessible import check
from tests.browser.chromium import Chromium
from tests.browser.conftest import Invite
from tests.browser.driver import Home, SetUp
from tests.browser.games.test_games import check_the_score_sheet, overflow
from tests.browser.games.whims import Whims
from tests.browser.hands import Hands, Keys
from tests.browser.people import PHONE, Person
from tests.browser.serving import Server
from tests.browser.words import bare_keys
from tests.support.scale import scaled

BOXES: Final = (
    *("Leaders", "Include expert leaders", "Cities", "Edifice"),
    *("Wonder Pack", "Catan", "Promos", "First edition extras"),
)
WONDERS: Final = (
    "The Great Wall, side A",
    "Carthage, night",
    "Roma, side B",
    "Abu Simbel, side B",
    "Babylon, night",
    "Ur, day",
)
"""What Ada builds: any order, halves, more leaders, buried ones, a last card, pawns."""
ROBBERS: Final = {2: "Petra, side B", 5: "Catan, side A"}
"""Neighbours whose wonders make others lose coins."""
GAMES: Final = 3
"""In 300 simulated games four lacked one of the questions; each further game is as rich."""
NEW_ROWS: Final = ("Leaders", "Black cards", "Edifices")


def every_box(person: Person, hands: Hands | None = None) -> SetUp:
    """The page where a table is set, with all there is on it."""
    return Home(person, hands).open().set_up().edition("2e").take(*BOXES)


def play_again_for_what_chance_left_out(ada: Whims) -> None:
    """What nearly every game asks has been asked, if need be in another game."""
    for _ in range(GAMES):
        stages = [deed for deed in ada.deeds if deed.action == "stage"]
        chosen = any(stage.places > 1 for stage in stages)
        joined = any(stage.joined for stage in stages)
        if chosen and joined and ada.kinds >= {"draft", "recruit", "play", "pay-loss"}:
            return
        ada.table.page.get_by_role("button", name="Play again").click()
        expect(ada.table.root).to_have_attribute("data-kind", "draft")
        ada.play_until("over")
    raise AssertionError(f"never asked in {GAMES} games: {ada.deeds}")


@pytest.mark.parametrize("wonder", WONDERS[: scaled(1, len(WONDERS))])
def test_a_game_by_mouse(person: Person, program: Chromium, wonder: str) -> None:
    setting = every_box(person).players(5).board(1, wonder)
    for seat, robber in ROBBERS.items():
        setting.board(seat, robber)
    table = setting.create("Ada", players=5, bots=4).start()

    def look(_kind: str) -> None:
        assert bare_keys(person.page) == []
        check(person.page, program.axe)

    ada = Whims(table, wonder, look)
    ada.play_until("over")
    if wonder == WONDERS[0]:
        play_again_for_what_chance_left_out(ada)
    else:
        assert ada.kinds >= {"draft", "recruit", "play"}
    check_the_score_sheet(table, cities=5)
    for row in NEW_ROWS:
        expect(table.sheet.get_by_role("rowheader", name=row)).to_be_visible()
    look("over")
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Download the record").click()
    assert main(["verify", str(download.value.path())]) == FINE


def test_a_game_by_keyboard_alone(person: Person) -> None:
    keys = Keys(person.page)
    table = every_box(person, keys).create("Ada", players=3).fill().start()
    ada = Whims(table, "keys")
    ada.play_until("over")
    assert ada.kinds >= {"draft", "recruit", "play"}
    check_the_score_sheet(table, cities=3)


def test_an_age_on_a_phone(invite: Invite, server: Server, program: Chromium) -> None:
    person = invite(server, PHONE)
    table = every_box(person).create("Ada", players=4, bots=3).start()

    def look(_kind: str) -> None:
        assert overflow(table) == 0
        check(person.page, program.axe)

    ada = Whims(table, "phone", look)
    ada.play_until("2")
    assert ada.kinds >= {"draft", "recruit", "play"}
