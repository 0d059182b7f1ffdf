"""Ways to work a page: by mouse, by touch, and by keyboard alone."""

from typing import Final, Protocol

from playwright.sync_api import Locator, Page

REACH: Final = 150
"""Presses of Tab after which something counts as out of reach."""


class OutOfReach(AssertionError):
    """The keyboard alone does not get there."""


class Hands(Protocol):
    """What a person does to the things on a page."""

    def press(self, thing: Locator) -> None:
        """Push a button, follow a link, pick a choice."""
        ...

    def write(self, field: Locator, text: str) -> None:
        """Put a text into a field instead of what is there."""
        ...


class Mouse(Hands):
    """Clicks."""

    def press(self, thing: Locator) -> None:
        """Click it."""
        thing.click()

    def write(self, field: Locator, text: str) -> None:
        """Click thrice, which selects what is there, and type."""
        field.click(click_count=3)
        field.page.keyboard.type(text)


class Touch(Hands):
    """Taps."""

    def press(self, thing: Locator) -> None:
        """Tap it."""
        thing.tap()

    def write(self, field: Locator, text: str) -> None:
        """Tap it, and let the screen's keyboard write."""
        field.tap()
        field.fill(text)


class Keys(Hands):
    """Tab to get there, then Enter or Space; no mouse is ever moved."""

    def __init__(self, page: Page) -> None:
        self._keyboard = page.keyboard

    def press(self, thing: Locator) -> None:
        """Go there and press Enter, on something to tick Space."""
        self.reach(thing)
        ticked = thing.evaluate("(it) => ['radio', 'checkbox'].includes(it.type)")
        self._keyboard.press("Space" if ticked else "Enter")

    def write(self, field: Locator, text: str) -> None:
        """Go there and type over all of it."""
        self.reach(field)
        self._keyboard.press("ControlOrMeta+A")
        self._keyboard.type(text)

    def reach(self, thing: Locator) -> None:
        """Bring the focus to something, in radio groups by the arrows."""
        thing.wait_for(state="attached")
        for _ in range(REACH):
            if thing.evaluate("(it) => it === document.activeElement"):
                return
            group = thing.evaluate(
                "(it) => it.type === 'radio' && it.name === document.activeElement?.name"
            )
            self._keyboard.press("ArrowRight" if group else "Tab")
        raise OutOfReach(f"{REACH} presses of Tab do not reach {thing}")
