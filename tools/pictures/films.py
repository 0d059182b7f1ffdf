"""Films of a reveal, a war, the end of a game and its counting, as images in `build/films/`.

``python -m tools.pictures.films`` plays a game on a desk and on a phone, by day and by night. Time
runs slower in these pages, so that a picture can be taken of every moment; each film is a folder
of pictures and a contact sheet of them all.
"""

import re
import shutil
import sys
from typing import Final

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.chromium import ROOT
from tests.browser.driver import Home, Table
from tests.browser.people import DESK, PHONE, STILL, Person, Profile
from tests.browser.serving import Server
from tools.pictures.contact_sheet import contact_sheet
from tools.pictures.studio import studio

FILMS: Final = ROOT / "build" / "films"
SLOWER: Final = 12
"""How much slower than a person sees it."""
FRAME: Final = 60
"""Milliseconds between two pictures, as a person sees it."""
LONGEST: Final = 130
"""The most pictures of one film."""
MOVING: Final = "[data-testid=motion] .sprite"
SLOW: Final = """(() => {
  const times = () => window.slower ?? 1;
  const later = window.setTimeout.bind(window);
  window.setTimeout = (deed, wait = 0, ...more) => later(deed, wait * times(), ...more);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (typeof timing !== 'object') return animate.call(this, frames, timing);
    const { duration, delay = 0 } = timing;
    const slow = { ...timing, duration: Number(duration) * times(), delay: delay * times() };
    return animate.call(this, frames, slow);
  };
})()"""
PROFILES: Final = {
    "desk-light": DESK,
    "desk-dark": DESK._replace(scheme="dark"),
    "phone-light": PHONE,
}


class Film:
    """The pictures of something that moves."""

    def __init__(self, page: Page, name: str) -> None:
        self._page = page
        self._folder = FILMS / name
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir(parents=True)
        self._name = name

    def take(self, *, least: int, while_there: Locator) -> None:
        """Photograph at least so many frames, and then as long as something is there."""
        for at in range(LONGEST):
            self._page.screenshot(path=self._folder / f"{at:03}.png")
            if at >= least and while_there.count() == 0:
                break
            self._page.wait_for_timeout(FRAME * SLOWER - 250)
        self._page.evaluate("window.slower = 1")

    def sheet(self) -> None:
        """Put its pictures on one."""
        pictures = sorted(self._folder.iterdir())
        contact_sheet(self._page.context, pictures, FILMS / f"{self._name}.png")


def film_turn(table: Table, name: str, *, least: int) -> Film:
    """Choose a card, and film what happens then."""
    table.open_card("build")
    film = Film(table.page, name)
    table.page.evaluate(f"window.slower = {SLOWER}")
    table.choose()
    film.take(least=least, while_there=table.page.locator(MOVING))
    return film


def film_counting(table: Table, name: str) -> Film:
    """Go on after the last war, and film how the points are counted."""
    film = Film(table.page, name)
    table.page.evaluate(f"window.slower = {SLOWER}")
    table.root.get_by_role("button", name="Continue").click()
    expect(table.sheet).to_be_visible()
    film.take(least=10, while_there=table.sheet.locator(".waits"))
    return film


def shoot(browser: Browser, server: Server, name: str, profile: Profile) -> None:
    """A game with its films: two reveals, a war, the end and its counting."""
    person = Person(browser, server.url, profile._replace(still=False, motion="no-preference"))
    person.context.add_init_script(STILL)
    person.context.add_init_script(SLOW)
    table = Home(person).open().deal("Ada", players=5)
    films: list[Film] = []

    def moving(*, on: bool) -> None:
        motion = "normal" if on else "off"
        person.page.evaluate("(it) => (localStorage['sevenwonders.motion'] = it)", motion)
        person.page.reload()
        table.wait_until_asked()
        if on:
            expect(person.page.get_by_test_id("motion")).to_be_attached()

    for what, turn, least in (
        ("reveal", "1.2", 20),
        ("war", "1.6", 50),
        ("reveal-late", "3.4", 20),
    ):
        table.play_until(turn)
        moving(on=True)
        films.append(film_turn(table, f"{what}-{name}", least=least))
        expect(table.root).not_to_have_attribute("data-turn", turn)
        proceed = table.root.get_by_role("button", name="Continue")
        if proceed.count():
            proceed.click()
        moving(on=False)
    table.play_until("3.6")
    moving(on=True)
    films.append(film_turn(table, f"end-{name}", least=50))
    expect(table.root.locator("[data-part=war]")).to_be_visible()
    films.append(film_counting(table, f"counting-{name}"))
    for film in films:
        film.sheet()
    person.close()


def main(wanted: list[str]) -> int:
    """Take all of them, or those of some profiles."""
    with studio() as (browser, server):
        for name, profile in PROFILES.items():
            if not wanted or name in wanted:
                shoot(browser, server, name, profile)
    films = [one for one in FILMS.iterdir() if re.fullmatch(r".*\.png", one.name)]
    print(f"{len(films)} films in {FILMS.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
