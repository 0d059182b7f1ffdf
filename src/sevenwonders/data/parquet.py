"""Decisions of many games as one Parquet file, written a part at a time."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from librt.vecs import vec
from mypy_extensions import i32

from sevenwonders.data.errors import BadGames
from sevenwonders.data.rows import COLUMNS, Rows
from sevenwonders.encode import ActionTable, Layout, any_layout
from sevenwonders.encode.actions import Actions
from sevenwonders.encode.layouts import places_of
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import ACTIONS, KINDS

PART: Final = 50_000
"""Rows that are written at a time, which is all that is held in memory."""
_TEXTS: Final = ("kind", "side", "verb", "card")
_SMALL: Final = ("age", "turn", "seat", "city", "variant", "left", "right", "bank")
_META: Final = b"sevenwonders"


@final
class DecisionFile:
    """A Parquet file with a row for each decision of finished games, of any kinds of table.

    Use it in a ``with`` block: the file is complete when the block ends. Without ``names`` it does
    not name actions and columns, which saves room in files that are only to be put together.
    """

    def __init__(
        self,
        path: Path,
        *,
        observations: bool = False,
        layout: Layout | None = None,
        names: bool = True,
    ) -> None:
        self.layout = layout or any_layout()
        self._observed = observations
        self._table = ActionTable(self.layout)
        self._schema = _schema(self.layout, self._table, observed=observations, names=names)
        self._path = path
        self._part = path.with_name(f"{path.name}.part")
        self._writer = pq.ParquetWriter(self._part, self._schema, compression="zstd")
        self._rows: dict[tuple[int, int], tuple[Rows, list[tuple[int, Sequence[str]]]]] = {}
        self._appended: list[pa.Table] = []
        self._held = 0
        self.games = 0
        self.rows: int = 0

    def __enter__(self) -> "DecisionFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        if kind is None:
            self._write()
        self._writer.close()
        if kind is None:
            self._part.replace(self._path)
        else:
            self._part.unlink(missing_ok=True)

    def add(self, state: State, seats: Sequence[str], game: int | None = None) -> None:
        """Add a finished game with a name for each seat; its number follows the last one's."""
        if not state.over:
            raise BadGames("a game that is not over has no outcome to write")
        self._write_appended()
        number = self.games if game is None else game
        key = (id(state.components), int(state.players))
        if key not in self._rows:
            self._rows[key] = (self._new_rows(state.components, int(state.players)), [])
        rows, games = self._rows[key]
        before = int(rows.count)
        rows.add(state, number)
        games.append((int(rows.count) - before, tuple(seats)))
        self.games += 1
        self._held += int(rows.count) - before
        if self._held >= PART:
            self._write_added()

    def append(self, other: Path) -> None:
        """Add all rows of another file of decisions."""
        if not self._appended:
            self._write_added()
        with pq.ParquetFile(other) as source:
            if source.schema_arrow.metadata[_META] != self._schema.metadata[_META]:
                raise BadGames(f"{other} has other columns than {self._path}")
            # Threads would each keep memory that they used, for files that one reads as fast.
            for batch in source.iter_batches(PART, use_threads=False):
                self._appended.append(pa.Table.from_batches([batch]).replace_schema_metadata())
                self._held += int(batch.num_rows)
                if self._held >= PART:
                    self._write_appended()

    def _new_rows(self, components: Components, players: int) -> Rows:
        places = places_of(self.layout, components, players)
        return Rows(places, Actions(self._table, components), observed=self._observed)

    def _write(self) -> None:
        self._write_appended()
        self._write_added()

    def _write_appended(self) -> None:
        """Merge small files into one row group: the metadata of each group stays in memory."""
        if self._appended:
            table = pa.concat_tables(self._appended).unify_dictionaries()
            self._writer.write_table(table.cast(self._schema))
            self.rows += int(table.num_rows)
            self._appended.clear()
            self._held = 0

    def _write_added(self) -> None:
        for (_, players), (rows, games) in self._rows.items():
            if rows.count:
                self._writer.write_table(self._batch(rows, games, players))
                self.rows += int(rows.count)
                rows.clear()
                games.clear()
        self._held = 0

    def _batch(
        self, rows: Rows, games: Sequence[tuple[int, Sequence[str]]], players: int
    ) -> pa.Table:
        components = rows.places.components
        many = int(rows.count)
        figures = {name: _array(rows.columns[at]) for at, name in enumerate(COLUMNS)}
        words: dict[str, list[str]] = {
            "kind": list(KINDS),
            "verb": list(ACTIONS),
            "side": [side.slug for side in components.sides],
            "card": [card.slug for card in components.cards],
        }
        seats = figures["seat"]
        names: dict[str, int] = {}
        codes = np.concatenate(
            [
                np.repeat([[names.setdefault(one, len(names)) for one in called]], count, axis=0)
                for count, called in games
            ]
        )
        columns = {
            "players": pa.array(np.full(many, players, dtype=np.int8)),
            "edition": _same(components.edition, many),
            "boxes": _same(" ".join(components.boxes), many),
            "player": _worded(codes[np.arange(many), seats].astype(np.int32), list(names)),
            "legal": _lists(rows.ends, pa.array(_array(rows.legal))),
            "legal_variants": _lists(
                rows.ends, pa.array(np.frombuffer(memoryview(rows.variants), dtype=np.uint8))
            ),
        }
        for name, column in figures.items():
            if name in words:
                columns[name] = _worded(column, words[name])
            elif name == "won":
                columns[name] = pa.array(column.astype(bool))
            else:
                columns[name] = pa.array(column.astype(np.int8 if name in _SMALL else np.int32))
        if self._observed:
            width = int(self.layout.size)
            # Vectors reserve room to grow: only the used part belongs to the rows.
            data = pa.py_buffer(bytes(memoryview(rows.observations)[: many * width]))
            kind = pa.binary(width)
            columns["observation"] = pa.Array.from_buffers(kind, many, [None, data])
        return pa.table([columns[name] for name in self._schema.names], schema=self._schema)


def write_decisions(
    path: Path, games: Iterable[tuple[State, Sequence[str]]], *, observations: bool = False
) -> int:
    """Write finished games, each with a name for each seat; returns the number of rows."""
    with DecisionFile(path, observations=observations) as file:
        for state, seats in games:
            file.add(state, seats)
    return file.rows


def _schema(layout: Layout, table: ActionTable, *, observed: bool, names: bool) -> pa.Schema:
    word = pa.dictionary(pa.int32(), pa.string())
    fields = [("players", pa.int8()), ("edition", word), ("boxes", word), ("player", word)]
    for name in COLUMNS:
        kind = word if name in _TEXTS else pa.int8() if name in _SMALL else pa.int32()
        fields.append((name, pa.bool_() if name == "won" else kind))
    fields += [("legal", pa.list_(pa.int32())), ("legal_variants", pa.list_(pa.uint8()))]
    if observed:
        fields.append(("observation", pa.binary(int(layout.size))))
    about = {_META: f"{layout.id} {table.id}".encode()}
    if names:
        about[b"sevenwonders.actions"] = "\n".join(table.names()).encode()
        about[b"sevenwonders.columns"] = "\n".join(layout.names()).encode()
    return pa.schema(fields, metadata=about)


def _array(column: "vec[i32]") -> "np.ndarray[tuple[int], np.dtype[np.int32]]":
    return np.frombuffer(memoryview(column), dtype=np.int32)


def _lists(ends: "vec[i32]", values: pa.Array) -> pa.Array:
    return pa.ListArray.from_arrays(pa.array(_array(ends)), values)


def _worded(codes: "np.ndarray[tuple[int], np.dtype[np.int32]]", words: Sequence[str]) -> pa.Array:
    """Indexes as words, -1 for none."""
    indices = pa.array(codes, mask=codes < 0)
    return pa.DictionaryArray.from_arrays(indices, pa.array(words, pa.string()))


def _same(word: str, many: int) -> pa.Array:
    return _worded(np.zeros(many, dtype=np.int32), [word])
