"""The columns of one observation that are not 0, with their figures, in the order they came."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

ROOM: Final = 4096
"""Columns that a row has room for; a whole table has some hundreds that are not 0."""
MOST: Final = 255
"""The largest figure that a column holds; larger ones are written as it."""


@final
class ObservationRow:
    """One observation while it is written; the object is used again for the next one."""

    def __init__(self, width: i64) -> None:
        self.columns: vec[i32] = vec[i32]([0 for _ in range(ROOM)])
        self.figures: vec[u8] = vec[u8]([0 for _ in range(ROOM)])
        self.count: i64 = 0
        self._entry: vec[i32] = vec[i32]([0 for _ in range(width)])
        """For each column, where its entry may be; valid only if that entry is for this column."""

    def enter_all(self) -> None:
        """Let columns that were written straight into the row be found by ``put``."""
        for entry in range(self.count):
            self._entry[i64(self.columns[entry])] = i32(entry)

    def put(self, column: i64, figure: i64) -> None:
        """Set a column, whatever it was."""
        entry = self._find(column)
        self.figures[entry] = u8(min(figure, MOST))

    def add(self, column: i64) -> None:
        """One more in a column."""
        entry = self._find(column)
        if self.figures[entry] < MOST:
            self.figures[entry] += 1

    def subtract(self, column: i64) -> None:
        """One less in a column that has any."""
        entry = i64(self._entry[column])
        if entry < self.count and self.columns[entry] == column and self.figures[entry] > 0:
            self.figures[entry] -= 1

    def figure(self, column: i64) -> i64:
        """What a column says so far."""
        entry = i64(self._entry[column])
        if entry < self.count and self.columns[entry] == column:
            return i64(self.figures[entry])
        return 0

    def write(self, row: vec[u8], start: i64) -> None:
        """Write every column into a row of zeros."""
        columns = self.columns
        figures = self.figures
        for entry in range(self.count):
            row[start + i64(columns[entry])] = figures[entry]

    def _find(self, column: i64) -> i64:
        """The entry of a column, created if necessary."""
        entry = i64(self._entry[column])
        if entry < self.count and self.columns[entry] == column:
            return entry
        entry = self.count
        self.columns[entry] = i32(column)
        self.figures[entry] = 0
        self._entry[column] = i32(entry)
        self.count = entry + 1
        return entry


@final
class Scratch:
    """What the tables of a batch share while observations are written: it stays in the cache."""

    def __init__(self, width: i64) -> None:
        self.at: vec[i64] = vec[i64]([0 for _ in range(ROOM)])
        self.much: vec[u8] = vec[u8]([0 for _ in range(ROOM)])
        self.row = ObservationRow(width)
