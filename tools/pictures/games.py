"""Pictures of games at three sizes, by day and by night, in `build/screenshots/`.

``python -m tools.pictures.games`` plays a game of the base box and one of every box at each size
and photographs them on the way. Those in `docs/images/` were picked from these.
"""

import shutil
import sys
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import ROOT
from tests.browser.driver import Home
from tests.browser.games.whims import Whims
from tests.browser.people import Person, Profile
from tests.browser.serving import Server
from tools.pictures.studio import SIZES, studio
from tools.pictures.studio import photograph as take

PICTURES: Final = ROOT / "build" / "screenshots"
BOXES: Final = (
    *("Leaders", "Include expert leaders", "Cities", "Edifice"),
    *("Wonder Pack", "Catan", "Promos", "First edition extras"),
)
WONDERS: Final = {1: "The Great Wall, side A", 2: "Petra, side B", 7: "Catan, side A"}
"""The Great Wall is built in any order; its neighbours make others lose coins."""


def photograph(page: Page, name: str) -> None:
    """A page as it is, by day and by night."""
    take(page, PICTURES / name)


def shoot(browser: Browser, server: Server, size: str, profile: Profile) -> None:
    """One person's way from the first page to the end of a game."""
    person = Person(browser, server.url, profile)
    home = Home(person).open()
    photograph(person.page, f"home-{size}")
    setting = home.set_up()
    photograph(person.page, f"set-up-{size}")
    expect(setting.create("Ada", players=4, bots=2).seats).to_have_count(4)
    photograph(person.page, f"lobby-{size}")
    table = Home(person).open().deal("Ada", players=5)
    photograph(person.page, f"table-first-{size}")
    table.play_until("2.2")
    photograph(person.page, f"table-hand-{size}")
    table.open_card("build")
    photograph(person.page, f"table-card-{size}")
    table.play_until("3.5")
    photograph(person.page, f"table-late-{size}")
    person.page.keyboard.press("l")
    photograph(person.page, f"log-{size}")
    person.page.keyboard.press("Escape")
    table.play_out()
    expect(table.sheet).to_be_visible()
    photograph(person.page, f"end-{size}")
    person.close()


def shoot_boxes(browser: Browser, server: Server, size: str, profile: Profile) -> None:
    """The set-up with every box, each kind of question of a game of seven, and its end."""
    person = Person(browser, server.url, profile)
    setting = Home(person).open().set_up().edition("2e").take(*BOXES).players(7)
    person.page.evaluate("scrollTo(0, 0)")
    photograph(person.page, f"boxes-set-up-{size}")
    for seat, side in WONDERS.items():
        setting.board(seat, side)
    table = setting.create("Ada", players=7, bots=6).start()
    whims = Whims(table, size, lambda kind: photograph(person.page, f"boxes-{kind}-{size}"))
    for turn in ("1.3", "2.1", "3.6"):
        whims.play_until(turn)
        photograph(person.page, f"boxes-turn-{turn}-{size}")
    whims.play_until("over")
    photograph(person.page, f"boxes-end-{size}")
    person.close()


def shoot_team(browser: Browser, server: Server, size: str, profile: Profile) -> None:
    """A partner's hand laid open, and the result of teams."""
    person = Person(browser, server.url, profile)
    setting = Home(person).open().set_up().edition("2e").take(*BOXES, "In teams of two")
    whims = Whims(setting.create("Ada", players=6, bots=5).start(), size)
    whims.play_until("2.3")
    photograph(person.page, f"team-{size}")
    whims.table.hands.press(whims.table.root.locator(".partner button.chip"))
    photograph(person.page, f"team-partner-{size}")
    whims.table.hands.press(whims.table.root.locator(".partner button.chip"))
    whims.play_until("over")
    photograph(person.page, f"team-end-{size}")
    person.close()


def shoot_extremes(browser: Browser, server: Server) -> None:
    """The smallest and the fullest tables."""
    for players in (2, 7):
        person = Person(browser, server.url)
        table = Home(person).open().deal("Ada", players=players)
        table.play_until("3.2")
        photograph(person.page, f"table-{players}-players-1440x900")
        person.close()
    person = Person(browser, server.url)
    setting = Home(person).open().set_up().edition("2e").take(*BOXES)
    table = setting.create("Ada", players=7, bots=6).start()
    table.play_until("3.3")
    photograph(person.page, "table-boxes-1440x900")
    person.close()


def main() -> int:
    """Take all of them."""
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    with studio() as (browser, server):
        for size, profile in SIZES.items():
            shoot(browser, server, size, profile)
            shoot_boxes(browser, server, size, profile)
            shoot_team(browser, server, size, profile)
        shoot_extremes(browser, server)
    print(f"{len(list(PICTURES.iterdir()))} pictures in {PICTURES.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
