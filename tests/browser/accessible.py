"""What axe says of a page."""

from playwright.sync_api import Page

RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  const told = (rule, place) => `${rule.id}: ${place.target.join(' ')}: ${place.failureSummary}`;
  return found.violations.flatMap((rule) => rule.nodes.map((place) => told(rule, place)));
}"""


def violations(page: Page, axe: str) -> list[str]:
    """Every place of the page that breaks a rule of axe, with the rule and the reason."""
    page.evaluate(axe)
    found: list[str] = page.evaluate(RUN)
    return found
