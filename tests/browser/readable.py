"""What of a page cannot be read: words that are too small, and words that something cuts."""

from typing import Final

from playwright.sync_api import Page

DESK_LEAST: Final = 11
PHONE_LEAST: Final = 12
"""Pixels of the smallest letters; a phone is whatever is less wide than a tablet."""
PHONE_WIDTH: Final = 860
SETTLE_MILLISECONDS: Final = 500
FAULTS: Final = r"""(least) => {
  const found = new Set();
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const root = dialogs.at(-1) ?? document.querySelector('main');
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const drawn = { opacityProperty: true, visibilityProperty: true };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (!/\p{L}{2,}/u.test(text) || element.closest('.unseen, svg, script, style')) continue;
    if (!element.checkVisibility(drawn)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    if (!words.width) continue;
    // Cards narrower than this are pictures of cards: they fly by, or show what lies where.
    if ((element.closest('.face')?.getBoundingClientRect().width ?? 80) < 79.5) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least - 0.01) found.add(`${size}px: ${text}`);
    let [sideways, down] = [true, true];
    for (let box = element; box && (sideways || down); box = box.parentElement) {
      if (box.hasAttribute('popover')) break;
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const hides = (way) => way === 'hidden' || way === 'clip';
      const scrolls = (way) => way === 'auto' || way === 'scroll';
      const beside = words.right <= edge.left || words.left >= edge.right;
      const away = beside || words.bottom <= edge.top + 3 || words.top >= edge.bottom - 3;
      // What folds away is wholly out of sight, where its element says that it may be.
      if (away && box.hasAttribute('data-folds')) break;
      const wider = words.right > edge.right + 1 || words.left < edge.left - 1;
      const higher = words.bottom > edge.bottom + 3 || words.top < edge.top - 3;
      if (sideways && hides(overflowX) && wider) {
        found.add(`cut at the side: ${text}`);
        break;
      }
      if (down && hides(overflowY) && higher) {
        found.add(`cut above or below: ${text}`);
        break;
      }
      if (scrolls(overflowX)) sideways = false;
      if (scrolls(overflowY)) down = false;
      if (box === root) break;
    }
  }
  return [...found];
}"""


def unreadable(page: Page) -> list[str]:
    """Every word of the table, or of the dialog over it, that is too small or cut."""
    size = page.viewport_size
    assert size is not None
    least = PHONE_LEAST if size["width"] < PHONE_WIDTH else DESK_LEAST
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(FAULTS, least)
    if found:
        # Strips fit their names to the room once they have it.
        page.wait_for_timeout(SETTLE_MILLISECONDS)
        found = page.evaluate(FAULTS, least)
    return found
