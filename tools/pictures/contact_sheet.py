"""Many pictures on one, small and with their names, drawn by the browser that took them."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext

WIDTH: Final = 2400
"""Pixels of a sheet from side to side."""
PATIENCE: Final = 120_000
"""Milliseconds for a browser that reads hundreds of pictures."""
PAGE: Final = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 12px; display: flex; flex-wrap: wrap; gap: 10px; }}
body {{ background: #666; font: 13px sans-serif; color: #fff; }}
figure {{ margin: 0; }}
img {{ display: block; height: {height}px; }}
</style>{figures}"""


def contact_sheet(
    context: BrowserContext, pictures: Sequence[Path], sheet: Path, *, height: int = 300
) -> None:
    """Put pictures that lie beside the sheet, or below, on one, each so many pixels high.

    The page it is made from stays beside it, with links to the pictures in full.
    """
    page_file = sheet.with_suffix(".html")
    figures = "".join(_figure(one.relative_to(sheet.parent).as_posix()) for one in pictures)
    page_file.write_text(PAGE.format(height=height, figures=figures), encoding="utf-8")
    page = context.new_page()
    page.set_viewport_size({"width": WIDTH, "height": height})
    page.goto(page_file.as_uri(), timeout=PATIENCE)
    page.screenshot(path=sheet, full_page=True, timeout=PATIENCE)
    page.close()


def _figure(path: str) -> str:
    name = escape(path.removesuffix(".png"))
    image = f'<img src="{escape(path)}" alt="">'
    return f'<figure><a href="{escape(path)}">{image}</a><figcaption>{name}</figcaption></figure>'
