"""Every page and every surface of the table: three sizes, day and night, four languages.

``python -m tools.pictures.surfaces [LANGUAGE...] [SIZE...]`` leaves them in `build/screens/`, and a
contact sheet for each size, language and scheme beside them. The tables are those of
`web/src/fixtures`, and some that are played.
"""

import shutil
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from sevenwonders.content.names import LANGUAGES
from tests.browser.accessible import SCHEMES
from tests.browser.driver import Home
from tests.browser.people import Person, Profile
from tests.browser.serving import Server
from tests.browser.table.fixed import FIXTURES, show
from tools.pictures.contact_sheet import contact_sheet
from tools.pictures.rare import shoot_rare
from tools.pictures.studio import SIZES, photograph, studio

PICTURES: Final = Path("build/screens").resolve()
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "nl": "nl-NL", "de": "de-DE"}
PAGES: Final = {
    "home": "/",
    "new": "/new",
    "games": "/games",
    "ratings": "/ratings",
    "account": "/account",
    "sign-in": "/sign-in",
    "replay": "/replay",
    "rules": "/rules",
    "rules-topic": "/rules/war",
    "aid": "/aid",
    "cards": "/cards",
    "card": "/cards/forum",
    "wonder": "/cards/olympia",
    "about": "/about",
    "privacy": "/privacy",
    "nowhere": "/nowhere",
}
TABLES: Final = tuple(
    f"{folder}/{path.stem}"
    for folder in ("base", "expansions")
    for path in sorted((FIXTURES / folder).glob("*.json"))
)


def settle(person: Person) -> None:
    """Let letters and pictures come."""
    person.page.evaluate("document.fonts.ready")
    person.page.wait_for_timeout(250)


def shoot_pages(person: Person, folder: Path) -> None:
    """The pages around the table, and a game before its start."""
    for name, path in PAGES.items():
        person.page.goto(path)
        person.page.locator("main h1").first.wait_for()
        settle(person)
        photograph(person.page, folder / f"page-{name}")
    Home(person).open().set_up().create("Ada", players=4, bots=2)
    settle(person)
    photograph(person.page, folder / "page-lobby")
    Home(person).open()
    person.page.locator("section[aria-labelledby=first] button").click()
    person.page.locator("section.coach").wait_for()
    settle(person)
    photograph(person.page, folder / "first-game")


def shoot_tables(person: Person, folder: Path) -> None:
    """The table at telling moments, with a card taken up where one is asked for, and its sheets."""
    for name in TABLES:
        table = show(person, name)
        settle(person)
        photograph(person.page, folder / f"table-{Path(name).stem}")
        if table.decision and table.hand.count():
            table.take_up(0)
            photograph(person.page, folder / f"table-{Path(name).stem}-chosen")
    show(person, "base/age3-late-7")
    for key, name in (("l", "log"), ("?", "keys")):
        person.page.keyboard.press(key)
        person.page.get_by_role("dialog").wait_for()
        photograph(person.page, folder / f"table-{name}")
        person.page.keyboard.press("Escape")
    person.page.locator("header button[aria-haspopup=dialog]").last.click()
    person.page.get_by_role("dialog").wait_for()
    photograph(person.page, folder / "table-menu")


def shoot(browser: Browser, server: Server, size: str, profile: Profile, language: str) -> None:
    """All of it at one size, in one language."""
    folder = PICTURES / f"{size}-{language}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    person = Person(browser, server.url, profile._replace(language=LOCALES[language]))
    shoot_pages(person, folder)
    shoot_tables(person, folder)
    shoot_rare(browser, server, person.profile, folder)
    for scheme in SCHEMES:
        pictures = sorted(folder.glob(f"*-{scheme}.png"))
        contact_sheet(person.context, pictures, PICTURES / f"{size}-{language}-{scheme}.png")
    person.close()


def main(wanted: list[str]) -> int:
    """Take all of them, or those of some languages and sizes."""
    languages = [one for one in LANGUAGES if one in wanted] or LANGUAGES
    sizes = [one for one in SIZES if one in wanted] or list(SIZES)
    with studio() as (browser, server):
        for language in languages:
            for size in sizes:
                profile = SIZES[size]
                shoot(browser, server, size, profile, language)
                print(f"{PICTURES.name}/{size}-{language}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
