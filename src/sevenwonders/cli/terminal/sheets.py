"""Score sheets as text: a table of rows by city, and each row item by item."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sevenwonders.cli.phrases import phrases
from sevenwonders.cli.phrases.effects import ROMAN
from sevenwonders.cli.phrases.effects_boxes import thing_name
from sevenwonders.content.names import Names
from sevenwonders.engine.score.sheet import VICTORIES, Item
from sevenwonders.engine.see.view import CityView, View
from sevenwonders.engine.vocabulary import SYMBOLS


def sheet_table(seen: View, names: Names, people: Sequence[str]) -> Table:
    """All cities side by side, a row of the sheet each line."""
    say = phrases(names).sheet
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say.points)
    for at, name in enumerate(people):
        won = at in seen.winners
        table.add_column(Text(f"{name} *" if won else name), justify="right")
    sheets = [city.sheet for city in seen.cities]
    for row, line in enumerate(sheets[0].rows):
        table.add_row(say.rows[line.row], *(str(sheet.rows[row].points) for sheet in sheets))
    table.add_row(say.total, *(str(sheet.total) for sheet in sheets), style="bold")
    if seen.winners:
        table.caption = say.wins if len(seen.winners) == 1 else say.shared
        table.caption_justify = "left"
    return table


def sheet_items(city: CityView, names: Names, title: str) -> RenderableType:
    """One city's sheet, item by item."""
    say = phrases(names).sheet
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    for row in city.sheet.rows:
        items = ", ".join(_item(item, city, names) for item in row.items)
        grid.add_row(say.rows[row.row], str(row.points), Text(items, style="dim"))
    grid.add_row(say.total, str(city.sheet.total), style="bold")
    return Group(Text(title, style="bold"), grid)


def _item(item: Item, city: CityView, names: Names) -> str:
    label = _label(item.source, city, names)
    count = f" x{item.count}" if item.count is not None else ""
    shown = f"{label}{count}"
    if item.copied:
        shown = phrases(names).sheet.copied.format(label=shown)
    if item.how:
        shown = phrases(names).boxes.how[item.how].format(label=shown)
    return f"{shown} {item.points:+d}"


def _label(source: str, city: CityView, names: Names) -> str:
    say = phrases(names).sheet
    for symbol in SYMBOLS:
        if source == symbol:
            return names.symbol(symbol)
    if source in VICTORIES:
        return say.victories.format(age=ROMAN[VICTORIES.index(source) + 1])
    if source in say.sources:
        return say.sources[source]
    if source.startswith(f"{city.side}-"):
        return say.stage.format(stage=source.rpartition("-")[2])
    return thing_name(source, names)
