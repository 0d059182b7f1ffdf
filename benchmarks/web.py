"""How soon the first card can be chosen, and how smooth a turn is, on a slow machine.

    make bench, or: python benchmarks/web.py

Cold, with a CPU four times slower, 10 Mbit/s and 40 ms to the server: milliseconds from the address
of a table to the first card that can be chosen. Then turns with their animations at that speed: the
longest task, and the sum of layout shifts whether or not something was pressed. Last, at full
speed: frames a second while something moves. Other work on the machine spoils all of it.
"""

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, expect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.driver import Home, Table
from tests.browser.people import DESK, PHONE, Person, Profile
from tests.browser.serving import Server
from tools.pictures.studio import studio

SLOWER: Final = 4
MEGABITS: Final = 10
LATENCY: Final = 40
TURNS: Final = 5
MOVING: Final = "[data-testid=motion] .sprite"
WATCH: Final = """() => {
  const seen = { tasks: [], shifts: 0, frames: 0, began: performance.now(), moved: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) seen.tasks.push(one.duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) seen.shifts += one.value;
  }).observe({ type: 'layout-shift' });
  let last = 0;
  const frame = (now) => {
    if (document.querySelector('[data-testid=motion] .sprite')) {
      seen.frames += 1;
      if (last) seen.moved += now - last;
      last = now;
    } else last = 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def slow(page: Page) -> CDPSession:
    """A slow machine on a slow line."""
    session = page.context.new_cdp_session(page)
    speed = MEGABITS * 1_000_000 // 8
    line = {"latency": LATENCY, "downloadThroughput": speed, "uploadThroughput": speed}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, **line})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def first_card(browser: Browser, server: Server, profile: Profile) -> float:
    """Milliseconds from the address of a new table to its first card."""
    person = Person(browser, server.url, profile)
    Home(person).open().deal("Ada")
    cold = person.tab()
    session = slow(cold)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    cold.goto(person.page.url, wait_until="commit")
    cold.locator("[role=listbox] [role=option]").first.wait_for()
    took: float = cold.evaluate("performance.now()")
    person.close()
    return took


def turns(
    browser: Browser, server: Server, profile: Profile, *, throttled: bool
) -> dict[str, float]:
    """What some turns are like."""
    person = Person(browser, server.url, profile._replace(motion="no-preference", still=False))
    table = Home(person).open().deal("Ada", players=5)
    expect(person.page.get_by_test_id("motion")).to_be_attached()
    play(table)
    if throttled:
        slow(person.page)
    person.page.evaluate(WATCH)
    for _ in range(TURNS):
        play(table)
    found: dict[str, float] = person.page.evaluate(
        """() => ({
          longest: Math.max(0, ...seen.tasks),
          shifts: seen.shifts,
          frames: seen.moved ? (1000 * seen.frames) / seen.moved : 0,
        })"""
    )
    person.close()
    return found


def play(table: Table) -> None:
    """One turn to its end, with all that moves."""
    table.play()
    table.wait_until_asked()
    expect(table.page.locator(MOVING)).to_have_count(0)
    proceed = table.root.get_by_role("button", name="Continue")
    if proceed.count():
        proceed.click()


def main() -> int:
    """Print the figures, on the desk and on the phone."""
    with studio() as (browser, server):
        for name, profile in (("desk", DESK), ("phone", PHONE)):
            print(f"{name}: first card after {first_card(browser, server, profile):.0f} ms")
            slowed = turns(browser, server, profile, throttled=True)
            print(f"{name}: longest task {slowed['longest']:.0f} ms")
            print(f"{name}: layout shifts of {TURNS} turns {slowed['shifts']:.3f}")
            quick = turns(browser, server, profile, throttled=False)
            print(f"{name}: {quick['frames']:.0f} frames a second", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
