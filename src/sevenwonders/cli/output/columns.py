"""Tables as wide as the terminal: columns that do not fit beside the others go below them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table

_GAP: Final = 2
_HEADING: Final = 12
"""A heading wider than this and than its figures is folded."""


class Column(NamedTuple):
    """A heading and the cells below it."""

    heading: str
    cells: Sequence[str]

    def width(self) -> int:
        """What it needs; its figures stay whole."""
        return max([min(cell_len(self.heading), _HEADING), *map(cell_len, self.cells)])


def print_columns(console: Console, names: Column, groups: Iterable[Sequence[Column]]) -> None:
    """Names and figures; every part begins with the names, and no group of columns is torn apart.

    Names are wrapped at a third of the width and are never cut.
    """
    longest = max(cell_len(name) for name in (names.heading, *names.cells))
    width = min(longest, max(console.width // 3, 1))
    for at, columns in enumerate(_parts(groups, console.width - width)):
        if at:
            console.print()
        console.print(_table(names, width, columns))


def _parts(groups: Iterable[Sequence[Column]], room: int) -> Iterator[list[Column]]:
    part: list[Column] = []
    left = room
    for group in groups:
        needed = sum(_GAP + column.width() for column in group)
        if part and needed > left:
            yield part
            part, left = [], room
        part += group
        left -= needed
    yield part


def _table(names: Column, width: int, columns: Sequence[Column]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, _GAP, 0, 0), header_style="bold")
    table.add_column(names.heading, max_width=width, overflow="fold")
    for column in columns:
        table.add_column(column.heading, justify="right", max_width=column.width(), overflow="fold")
    for cells in zip(names.cells, *(column.cells for column in columns), strict=True):
        table.add_row(*cells)
    return table
