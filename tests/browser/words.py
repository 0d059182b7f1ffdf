"""What a page says, to eyes and to screen readers."""

import re
from typing import Final

from playwright.sync_api import Page

SPOKEN: Final = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((it) =>
    [it.getAttribute('aria-label'), it.title, it.placeholder].filter(Boolean)),
]"""
AREAS: Final = (
    "shell|home|new|setting|lobby|page|about|nowhere|problem|table|event|decision|city|effect"
    "|reason|score|goods|replay|hint|analysis|lesson|rules|aid|browse"
)
KEY: Final = re.compile(rf"(?<![\w/.])(?:{AREAS})-[a-z]+-[a-z][\w-]*|[{{}}]")
"""An id of a message where its text is missing, or the brace of a gap left open."""


def bare_keys(page: Page) -> list[str]:
    """Every key or gap of the catalogue that shows."""
    said: list[str] = page.evaluate(SPOKEN)
    return [found for text in said for found in KEY.findall(text)]
