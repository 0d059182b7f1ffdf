"""A person: a browser of their own with its cookie and its tabs, and what went wrong in them."""

from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

PATIENCE: Final = 30_000
"""Milliseconds that a page may take on a busy machine."""
EXPECTED: Final = (
    *("Failed to load resource", "net::ERR_"),
    "Service Worker registration blocked by Playwright",
)
"""What Chromium writes of a refusal or a lost connection, and Playwright of a worker."""
SERIOUS: Final = ("error", "warning")
MOBILE: Final = (
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/153.0.0.0 Mobile Safari/537.36"
)


STILL: Final = """try {
  localStorage['sevenwonders.motion'] ??= 'off';
} catch {}"""


class Profile(NamedTuple):
    """What a person sits in front of, and how they like it."""

    width: int = 1440
    height: int = 900
    touch: bool = False
    language: str = "en-GB"
    scheme: Literal["light", "dark"] = "light"
    motion: Literal["reduce", "no-preference"] = "reduce"
    still: bool = True
    """Whether the menu's movement is off, so that no interlude stands in the way."""
    worker: bool = False
    """Whether the app's worker is there; routes of a test do not see what goes through it."""


DESK: Final = Profile()
PHONE: Final = Profile(width=390, height=844, touch=True)


class Person:
    """Somebody with a browser; pages of theirs share cookie, storage and connection."""

    def __init__(self, browser: Browser, url: str, profile: Profile = DESK) -> None:
        self.profile = profile
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": profile.width, "height": profile.height},
            is_mobile=profile.touch,
            has_touch=profile.touch,
            user_agent=MOBILE if profile.touch else None,
            locale=profile.language,
            color_scheme=profile.scheme,
            reduced_motion=profile.motion,
            service_workers="allow" if profile.worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        if profile.still:
            self.context.add_init_script(STILL)
        self.troubles: list[str] = []
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        self.context.on("console", self._hear)
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same browser."""
        return self.context.new_page()

    def offline(self, *, away: bool) -> None:
        """Lose the connection, or find it again."""
        self.context.set_offline(away)

    def forget(self) -> None:
        """Lose the cookie, as when it expires."""
        self.context.clear_cookies()

    def photograph(self, folder: Path, name: str) -> None:
        """Keep what every tab shows."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages):
            page.screenshot(path=folder / f"{name}-{number}.png")

    def close(self) -> None:
        """Close every tab, and forget."""
        self.context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in SERIOUS and not any(known in message.text for known in EXPECTED):
            self.troubles.append(message.text)
