"""What the server tells the seat of a page."""

from typing import Any, Final

from playwright.sync_api import Page

LAST_EVENTS: Final = """async () => {
  const id = location.pathname.split('/').at(-1);
  const table = await (await fetch(`/api/tables/${id}`)).json();
  const events = table.events.map((one) => one.event);
  const began = events.map((one) => one.event).lastIndexOf('turn-began');
  const before = events.map((one) => one.event).lastIndexOf('turn-began', began - 1);
  return events.slice(before, began);
}"""


def last_events(page: Page) -> list[dict[str, Any]]:
    """What the turn before brought."""
    found: list[dict[str, Any]] = page.evaluate(LAST_EVENTS)
    return found
