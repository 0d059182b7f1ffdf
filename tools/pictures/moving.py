"""The moving picture at the top of the README: a turn is chosen, revealed and passed on.

``python -m tools.pictures.moving`` writes `docs/images/reveal.webp`.
"""

import base64
import sys
from typing import Final

import msgspec
from playwright.sync_api import Page, expect

from tests.browser.chromium import ROOT
from tests.browser.driver import Home
from tests.browser.people import DESK, STILL, Person
from tools.pictures.films import FILMS, FRAME, SLOW, film_turn
from tools.pictures.studio import studio
from tools.pictures.webp import Frame, animated

TARGET: Final = ROOT / "docs" / "images" / "reveal.webp"
WIDTH: Final = 960
HEIGHT: Final = 600
QUALITY: Final = 0.7
LARGEST: Final = 1_000_000
FIRST: Final = 1200
LAST: Final = 2200
"""Milliseconds that the table before and after is seen."""
COMPARE: Final = """async ([picture, width, height, quality]) => {
  const canvas = new OffscreenCanvas(width, height);
  const drawn = canvas.getContext('2d', { willReadFrequently: true });
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
    resizeWidth: width, resizeHeight: height, resizeQuality: 'high',
  });
  drawn.drawImage(image, 0, 0);
  const now = new Uint32Array(drawn.getImageData(0, 0, width, height).data.buffer);
  const before = window.before;
  window.before = now;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < now.length; at++) {
    if (before && before[at] === now[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x); right = Math.max(right, x + 1);
    top = Math.min(top, y); bottom = Math.max(bottom, y + 1);
  }
  if (right === 0) return null;
  [left, top] = [left - (left % 2), top - (top % 2)];
  const cut = new OffscreenCanvas(right - left, bottom - top);
  cut.getContext('2d').drawImage(canvas, -left, -top);
  const blob = await cut.convertToBlob({ type: 'image/webp', quality });
  const data = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of data) text += String.fromCharCode(byte);
  return { data: btoa(text), x: left, y: top, width: cut.width, height: cut.height };
}"""
"""What differs from the picture before, as a WebP; null if nothing does."""


class Changed(msgspec.Struct):
    """A part of a picture, and where it lies."""

    data: str
    x: int
    y: int
    width: int
    height: int


def frames_of(page: Page, pictures: list[bytes]) -> list[Frame]:
    """The pictures as frames, each only as large as what changed."""
    frames: list[Frame] = []
    for at, picture in enumerate(pictures):
        asked = [base64.b64encode(picture).decode(), WIDTH, HEIGHT, QUALITY]
        found = msgspec.convert(page.evaluate(COMPARE, asked), Changed | None)
        seen = {0: FIRST, len(pictures) - 1: LAST}.get(at, FRAME)
        if found is None:
            frames[-1] = frames[-1]._replace(milliseconds=frames[-1].milliseconds + seen)
            continue
        data = base64.b64decode(found.data)
        frames.append(Frame(data, found.x, found.y, found.width, found.height, seen))
    return frames


def main() -> int:
    """Play up to a turn, film it, and write the picture."""
    with studio() as (browser, server):
        profile = DESK._replace(width=1280, height=800, still=False, motion="no-preference")
        person = Person(browser, server.url, profile)
        person.context.add_init_script(STILL)
        person.context.add_init_script(SLOW)
        table = Home(person).open().deal("Ada", players=5)
        table.play_until("2.4")
        person.page.evaluate("localStorage['sevenwonders.motion'] = 'normal'")
        person.page.reload()
        table.wait_until_asked()
        expect(person.page.get_by_test_id("motion")).to_be_attached()
        film_turn(table, "readme", least=20)
        pictures = [one.read_bytes() for one in sorted((FILMS / "readme").iterdir())]
        film = animated(frames_of(person.page, pictures), WIDTH, HEIGHT)
        person.close()
    if len(film) > LARGEST:
        print(f"{len(film)} bytes are too many for a page", file=sys.stderr)
        return 1
    TARGET.write_bytes(film)
    print(f"{TARGET.relative_to(ROOT)}: {len(film)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
