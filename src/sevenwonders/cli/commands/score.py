"""``sevenwonders score``: score sheets, item by item."""

from pathlib import Path

import msgspec

from sevenwonders.cli.files import load, seat_in
from sevenwonders.cli.output.console import output
from sevenwonders.cli.terminal.sheets import sheet_items, sheet_table
from sevenwonders.cli.terminal.table import Drawing
from sevenwonders.content.names import names
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import view


def score(
    file: Path, *, turn: str = "", seat: int | None = None, lang: str = "en", json: bool = False
) -> None:
    """Print the score sheets of a record or position.

    A game that is not over is scored as if it ended now.

    Examples:
      sevenwonders score game.7w
      sevenwonders score game.7w --turn III.1 --seat 2
      sevenwonders score problem.toml --json

    Parameters
    ----------
    file
        A record (.7w) or a position (.toml).
    turn
        The start of this turn, for example II.3; II.0 is the recruitment of leaders, 0.1 their
        draft. [default: the end of the record]
    seat
        Print the items of this seat's sheet only. [default: of all seats]
    lang
        The language: en, fr, nl or de.
    json
        Print the sheets of all cities as a JSON array.
    """
    called = names(lang)
    game = load(file, turn, called)
    looked_at = range(len(game.people)) if seat is None else (seat_in(game.state, seat),)
    seen = view(game.state, SPECTATOR)
    if json:
        print(msgspec.json.encode([city.sheet for city in seen.cities]).decode())
        return
    console = output()
    drawing = Drawing(seen.edition, seen.boxes, called, game.people)
    console.print(drawing.heading(seen))
    console.print(sheet_table(seen, called, game.people))
    for at in looked_at:
        city = seen.cities[at]
        title = f"{game.people[at]}, {drawing.city_name(city)}"
        console.print()
        console.print(sheet_items(city, called, title))
