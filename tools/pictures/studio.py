"""A server and a browser to take pictures with."""

import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.accessible import SCHEMES
from tests.browser.chromium import FLAGS, chromium
from tests.browser.people import DESK, PATIENCE, PHONE
from tests.browser.serving import Server

SIZES: Final = {
    "1440x900": DESK,
    "1024x768": DESK._replace(width=1024, height=768),
    "390x844": PHONE,
}


@contextmanager
def studio() -> Generator[tuple[Browser, Server]]:
    """Both of them, for a while."""
    expect.set_options(timeout=2 * PATIENCE)
    here = chromium()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        # Nobody else looks at so many tables in a minute.
        server = Server(Path(folder), SEVENWONDERS_LIMITS="requests=off")
        server.start()
        browser = playwright.chromium.launch(
            executable_path=here.program, args=list(FLAGS), env={**os.environ, **here.environment}
        )
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


def photograph(page: Page, path: Path) -> None:
    """A page as it is, by day and by night."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        page.screenshot(path=path.with_name(f"{path.name}-{scheme}.png"), animations="disabled")
