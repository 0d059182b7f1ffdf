"""Games played to the end in no time, by what a page would send."""

from typing import Final

from playwright.sync_api import Page

PLAY: Final = """async (name) => {
  const post = async (path, body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${said}`);
    return JSON.parse(said);
  };
  await post('/api/guest', { name });
  const bots = [null, 'random', 'random'];
  let table = await post('/api/tables', { players: 3, bots, start: true });
  while (table.status !== 'over') {
    const { id, nothing, cards } = table.view.decision;
    const { choice } = nothing ?? cards[0].options.at(-1);
    table = await post(`/api/tables/${table.id}/decisions/${id}/seats/0`, { choice });
  }
  return table.id;
}"""


def finished(page: Page, name: str) -> str:
    """The table of a game that somebody has just finished against two bots."""
    page.goto("/about")
    table: str = page.evaluate(PLAY, name)
    return table
