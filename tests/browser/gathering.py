"""Games of several people that begin in no time, by what their pages would send."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.browser.driver import Table, hands_of
from tests.browser.people import Person

SEND: Final = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${said}`);
  return said ? JSON.parse(said) : null;
}"""
LAST: Final = """async ([table, seat]) => {
  const path = `/api/tables/${table}`;
  const { view } = await (await fetch(path)).json();
  const { id, nothing, cards } = view.decision;
  const { choice } = nothing ?? cards[0].options.at(-1);
  const headers = { 'Content-Type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify({ choice }) };
  const said = await fetch(`${path}/decisions/${id}/seats/${seat}`, sent);
  if (!said.ok) throw new Error(await said.text());
}"""


class Seat(NamedTuple):
    """Somebody who takes a seat, and their name."""

    person: Person
    name: str


def send(page: Page, path: str, body: Mapping[str, object]) -> None:
    """Send what a page of this person would; a refusal is an error."""
    page.evaluate(SEND, [path, body])


def choose(page: Page, table: str, seat: int) -> None:
    """Make the last of all choices that a seat has."""
    page.evaluate(LAST, [table, seat])


def gather(people: Sequence[Seat], *, players: int, **wanted: object) -> str:
    """A table where these people have the first seats and bots the others; it is not begun."""
    for one in people:
        one.person.page.goto("/about")
        send(one.person.page, "/api/guest", {"name": one.name})
    bots = [None] * len(people) + ["random"] * (players - len(people))
    host = people[0].person.page
    table: dict[str, str] = host.evaluate(
        SEND, ["/api/tables", {"players": players, "bots": bots, **wanted}]
    )
    for one in people[1:]:
        send(one.person.page, f"/api/tables/{table['id']}/join", {})
    return table["id"]


def begin(people: Sequence[Seat], *, players: int, **wanted: object) -> list[Table]:
    """The same, begun, with the table open before everyone."""
    table = gather(people, players=players, **wanted)
    send(people[0].person.page, f"/api/tables/{table}/start", {})
    return [opened(one.person, table) for one in people]


def opened(person: Person, table: str) -> Table:
    """A table, before somebody."""
    person.page.goto(f"/table/{table}")
    return Table(person.page, hands_of(person)).wait()
