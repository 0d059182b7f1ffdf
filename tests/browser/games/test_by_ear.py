"""A whole game for somebody who hears it: found by role and name alone, told by the live region."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import Person

AGES: Final = ("I", "II", "III")
TURNS: Final = 6
LONGEST: Final = 30
"""More decisions than a seat has in a game of the base box."""
ASKS: Final = re.compile(
    r"(Choose a card|Discard pile: build one card for free|The last card of the Age)$"
)
OVER: Final = re.compile(r"with (\d+) points\. The game is over$")
OPEN: Final = re.compile(r"^[^.]+\. (free|your own resources|\d+ to)\b")
"""What is read of a card that can be built: its name, then what it costs."""
STAGE: Final = re.compile(r"^Stage \d+(,|$)")
BUILD: Final = re.compile(r"^Build(,|$)")
TAKE: Final = re.compile(r"^(Build for free|Take nothing)$")
DISCARD: Final = re.compile(r"^Discard(,|$)")


class Listener:
    """Knows of the page what a screen reader says of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        self._main = page.get_by_role("main")

    def deal(self, name: str) -> None:
        """Begin a game of three from the first page."""
        now = self.page.get_by_role("region", name="Play now")
        now.get_by_role("textbox", name="Your name").fill(name)
        now.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
        now.get_by_role("button", name="Deal the cards").click()

    def listen(self) -> str:
        """What the live region says next, when it asks for something or the game is over."""
        spoken = self._main.get_by_role("status")
        asked = spoken.filter(has_text=ASKS).or_(spoken.filter(has_text=OVER))
        if self.heard:
            asked = asked.filter(has_not_text=re.compile(f"^{re.escape(self.heard[-1])}$"))
        self.heard.append(asked.inner_text())
        return self.heard[-1]

    def names(self) -> list[str]:
        """Who else plays, by the cities."""
        cities = self.page.get_by_role("region", name=re.compile("^City of "))
        expect(cities).to_have_count(3)
        names = cities.get_by_role("heading", level=2).all_inner_texts()
        return [name for name in names if name != "You"]

    def answer(self) -> None:
        """Build a stage in every other turn, else a card; discard where nothing can be built."""
        listed = self._main.get_by_role("listbox")
        buildable = listed.get_by_role("option", name=OPEN)
        (buildable if buildable.count() else listed.get_by_role("option")).first.click()
        first, second = (STAGE, BUILD) if len(self.heard) % 2 else (BUILD, STAGE)
        for wish in (first, second, TAKE, DISCARD):
            button = self._enabled(wish)
            if button.count():
                button.first.click()
                return
        raise AssertionError("nothing can be done")

    def _enabled(self, name: re.Pattern[str]) -> Locator:
        return self._main.get_by_role("button", name=name, disabled=False)


def test_a_whole_game_is_played_by_what_is_read_aloud(person: Person) -> None:
    page = person.page
    page.goto("/")
    ear = Listener(page)
    ear.deal("Ada")
    ear.listen()
    names = ["Ada", *ear.names()]
    for _ in range(LONGEST):
        ear.answer()
        if OVER.search(ear.listen()):
            break
    for age in AGES:
        for turn in range(1, TURNS + 1):
            told = [text for text in ear.heard if text.startswith(f"Age {age} · turn {turn}.")]
            assert told, f"nobody tells of Age {age}, turn {turn}"
            assert all(re.search(rf"\b{name} (builds|discards) ", told[0]) for name in names)
        assert any(f"Age {age} is over." in text for text in ear.heard)
    won = OVER.search(ear.heard[-1])
    total = page.get_by_role("table", name="Score sheet").get_by_role("row", name="Total")
    assert won is not None
    assert won[1] in total.get_by_role("cell").all_inner_texts()
