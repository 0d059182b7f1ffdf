"""What axe says of a page."""

from typing import Final, Literal

from playwright.sync_api import Page, expect

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
RUN: Final = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  const told = (rule, place) => `${rule.id}: ${place.target.join(' ')}: ${place.failureSummary}`;
  return found.violations.flatMap((rule) => rule.nodes.map((place) => told(rule, place)));
}"""


def violations(page: Page, axe: str) -> list[str]:
    """Every place of the page that breaks a rule of axe, with the rule and the reason."""
    page.evaluate(axe)
    found: list[str] = page.evaluate(RUN)
    return found


def check(page: Page, axe: str) -> None:
    """No violation, by day and by night."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        found = violations(page, axe)
        assert found == [], "\n".join(found)
