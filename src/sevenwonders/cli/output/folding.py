"""A table in colour as wide as the terminal: columns that do not fit go below the others."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

_GAP: Final = 1


class Strip(NamedTuple):
    """A column that is never cut: its heading and its cells."""

    heading: Text
    cells: Sequence[Text]
    words: bool = False
    """Words begin at the left, figures end at the right."""

    def width(self) -> int:
        """What it needs."""
        return max(text.cell_len for text in (self.heading, *self.cells))


class Folding:
    """Strips beside a strip of names, which every part begins with.

    Names are wrapped at a third of the width, to leave room for the other columns.
    """

    def __init__(self, names: Strip, strips: Sequence[Strip]) -> None:
        self._names = names
        self._strips = strips

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        """Draw for a width, as rich asks for it."""
        width = min(self._names.width(), max(options.max_width // 3, 1))
        for at, part in enumerate(self._parts(options.max_width - width)):
            if at:
                yield ""
            yield self._table(width, part)

    def _parts(self, room: int) -> Iterator[list[Strip]]:
        part: list[Strip] = []
        left = room
        for strip in self._strips:
            needed = _GAP + strip.width()
            if part and needed > left:
                yield part
                part, left = [], room
            part.append(strip)
            left -= needed
        yield part

    def _table(self, width: int, part: Sequence[Strip]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, _GAP, 0, 0), header_style="dim")
        table.add_column(self._names.heading, max_width=width, overflow="fold")
        for strip in part:
            table.add_column(
                strip.heading, justify="left" if strip.words else "right", overflow="fold"
            )
        for cells in zip(self._names.cells, *(strip.cells for strip in part), strict=True):
            table.add_row(*cells)
        return table
