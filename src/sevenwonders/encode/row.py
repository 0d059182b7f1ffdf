"""The columns of one observation that only its seat knows, while they are written."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

ROOM: Final = 4096
"""Columns that an observation has room for; a whole table has some hundreds that are not 0."""
MOST: Final = 255
"""The largest figure that a column holds; larger ones are written as it."""


@final
class ObservationRow:
    """Columns with their figures, until they are written; it serves one row after the other."""

    def __init__(self, width: i64) -> None:
        self._columns: vec[i32] = vec[i32]([0 for _ in range(ROOM)])
        """Columns that were not 0, in the order they came."""
        self._count: i64 = 0
        self._figures: vec[u8] = vec[u8](bytes(width))
        """What each column says."""

    def put(self, column: i64, figure: i64) -> None:
        """Set a column, whatever it was."""
        if self._figures[column] == 0:
            self._enter(column)
        self._figures[column] = u8(min(figure, MOST))

    def add(self, column: i64) -> None:
        """One more in a column."""
        figure = self._figures[column]
        if figure == 0:
            self._enter(column)
        if figure < MOST:
            self._figures[column] = figure + 1

    def subtract(self, column: i64) -> None:
        """One less in a column that has any."""
        if self._figures[column] > 0:
            self._figures[column] -= 1

    def figure(self, column: i64) -> i64:
        """What a column says so far."""
        return i64(self._figures[column])

    def write(self, row: vec[u8], start: i64) -> None:
        """Move every column into a row of zeros that begins at ``start``."""
        columns = self._columns
        figures = self._figures
        for entry in range(self._count):
            column = i64(columns[entry])
            # A column that was 0 in between is here twice.
            if figures[column]:
                row[start + column] = figures[column]
                figures[column] = 0
        self._count = 0

    def write_sparse(self, columns: vec[i16], figures: vec[u8], first: i64) -> i64:
        """Move every column to the end of a list, which begins at ``first``; returns its end."""
        mine = self._columns
        says = self._figures
        end = first
        for entry in range(self._count):
            column = i64(mine[entry])
            if says[column]:
                columns[end] = i16(column)
                figures[end] = says[column]
                says[column] = 0
                end += 1
        self._count = 0
        return end

    def _enter(self, column: i64) -> None:
        self._columns[self._count] = i32(column)
        self._count += 1


@final
class Scratch:
    """What the tables of a batch share while observations are written: it stays in the cache."""

    def __init__(self, width: i64) -> None:
        self.at: vec[i64] = vec[i64]([0 for _ in range(ROOM)])
        self.much: vec[u8] = vec[u8]([0 for _ in range(ROOM)])
        self.row = ObservationRow(width)
