"""Score sheets as text: a table of rows by city, and each row item by item."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.cli.phrases.pieces import ROMAN, thing_name
from sevenwonders.content.names import Names
from sevenwonders.engine.score.model import COINS, DEBTS, DEFEATS, SETS, VICTORIES, Item
from sevenwonders.engine.see.view import CityView, View
from sevenwonders.engine.vocabulary import ROWS, SYMBOLS
from sevenwonders.messages import messages

COUNTED: Final = (COINS, DEBTS, DEFEATS, SETS)


def rows(names: Names) -> dict[str, str]:
    """What the rows of a sheet are called."""
    say = messages(names.language).say
    return {row: say(f"score-row-{row}") for row in ROWS}


def sheet_table(seen: View, names: Names, people: Sequence[str]) -> Table:
    """All cities side by side, a row of the sheet each line."""
    say = messages(names.language).say
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say("terminal-points"))
    for at, name in enumerate(people):
        won = at in seen.winners
        table.add_column(Text(f"{name} *" if won else name), justify="right")
    sheets = [city.sheet for city in seen.cities]
    for row, line in enumerate(sheets[0].rows):
        table.add_row(rows(names)[line.row], *(str(sheet.rows[row].points) for sheet in sheets))
    table.add_row(
        say("score-row-total"),
        *(str(sheet.total) for sheet in sheets),
        style="bold",
    )
    if seen.winners:
        table.caption = say("terminal-wins" if len(seen.winners) == 1 else "terminal-shared")
        table.caption_justify = "left"
    return table


def sheet_items(city: CityView, names: Names, title: str) -> RenderableType:
    """One city's sheet, item by item."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    for row in city.sheet.rows:
        items = ", ".join(_item(item, city, names) for item in row.items)
        grid.add_row(rows(names)[row.row], str(row.points), Text(items, style="dim"))
    grid.add_row(
        messages(names.language).say("score-row-total"), str(city.sheet.total), style="bold"
    )
    return Group(Text(title, style="bold"), grid)


def _item(item: Item, city: CityView, names: Names) -> str:
    label = _label(item, city, names)
    return messages(names.language).say("report-named", name=label, what=item.points)


def _label(item: Item, city: CityView, names: Names) -> str:
    say = messages(names.language).say
    count = item.count or 0
    if item.source in VICTORIES:
        age = ROMAN[VICTORIES.index(item.source) + 1]
        return say("score-item-victories", age=age, n=count)
    if item.source in COUNTED:
        return say(f"score-item-{item.source}", n=count)
    for symbol in SYMBOLS:
        if item.source == symbol:
            return say("score-item-symbol", symbol=names.symbol(symbol), n=count)
    if item.source.startswith(f"{city.side}-"):
        card = say("score-item-stage", n=item.source.rpartition("-")[2])
    else:
        card = thing_name(item.source, names)
    if item.copied or item.how:
        return say(f"score-item-{item.how or 'copied'}", card=card)
    return card if item.count is None else say("score-item-counted", card=card, n=item.count)
