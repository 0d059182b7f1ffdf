"""Many games in lock-step, with observations and masks as NumPy arrays that are never copied."""

import ctypes
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8
from numpy.typing import NDArray

from sevenwonders.encode import FIELDS, ActionTable, Layout
from sevenwonders.encode.row import Scratch
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.envs.errors import IllegalAction, IllegalPlace, ImpossibleSetting
from sevenwonders.envs.numbers import column
from sevenwonders.envs.options import setting_of, shared_layout
from sevenwonders.envs.tables import FIRST, RAISE, Tables

Illegal: TypeAlias = Literal["raise", "first"]
"""What becomes of an action that is not legal: an error, or the first legal choice instead."""
Bytes: TypeAlias = NDArray[np.uint8]
Numbers: TypeAlias = NDArray[np.int32]


class Results(NamedTuple):
    """The games that ended with a step; their tables have been dealt again."""

    tables: Numbers
    """The tables, a number each."""
    points: Numbers
    """Points by table and seat, 0 where no seat is."""
    won: NDArray[np.bool_]
    """Whether a seat is among the winners."""

    def __repr__(self) -> str:
        return f"<{len(self.tables)} finished games>"


class Batch:
    """``count`` tables that play at the same time; each open decision is a row.

    ``observations``, ``masks``, ``tables`` and ``seats`` are read-only windows on the rows; they
    show the new ones after every ``step``. Keep a copy of what you need for longer. Table ``i``
    plays the same games for the same seed in any batch that has it.
    """

    def __init__(
        self,
        kinds: Options | Sequence[Options],
        count: int,
        *,
        seed: int | str = 0,
        first: int = 0,
        layout: Layout | None = None,
        illegal: Illegal = "raise",
        masks: bool = True,
        sparse: bool = False,
    ) -> None:
        named = [kinds] if isinstance(kinds, Options) else list(kinds)
        if count < 1:
            raise ImpossibleSetting(f"a batch has at least one table, not {count}")
        if illegal not in ("raise", "first"):
            raise ImpossibleSetting(f"illegal is 'raise' or 'first', not {illegal!r}")
        self.layout = layout or shared_layout(named)
        self.action_table = ActionTable(self.layout)
        self.most_seats = max(options.players for options in named)
        self._masked = masks
        self._sparse = sparse
        self._illegal = FIRST if illegal == "first" else RAISE
        scratch = Scratch(self.layout.size)
        settings = [setting_of(options, self.action_table, scratch) for options in named]
        self._tables = Tables(
            settings,
            count,
            self.most_seats,
            seed=str(seed),
            first=first,
            masks=masks,
            sparse=sparse,
        )
        self._all_observations: Bytes = _window(self._tables.observations).reshape(
            -1, self.layout.size
        )
        self._all_masks: Bytes = _window(self._tables.masks).reshape(-1, self.action_table.size)
        self._all_column_ends: Numbers = _numbers(self._tables.column_ends)
        self._all_ends: Numbers = _numbers(self._tables.ends)
        self._all_tables: Numbers = _numbers(self._tables.table_of)
        self._all_seats: Numbers = _numbers(self._tables.seat_of)
        self._points: Numbers = _numbers(self._tables.points).reshape(count, -1)
        self._won: Bytes = _window(self._tables.won).reshape(count, -1)
        self._finished: Numbers = _numbers(self._tables.finished)
        self.rows = 0
        """How many decisions are open."""
        self._open()

    def __repr__(self) -> str:
        return f"<batch of {len(self._points)} tables, {self.rows} open decisions>"

    @property
    def observations(self) -> Bytes:
        """What the seat of each row may know."""
        if self._sparse:
            raise ImpossibleSetting("this batch was made sparse: see columns and figures")
        return self._all_observations[: self.rows]

    @property
    def columns(self) -> NDArray[np.int16]:
        """In a sparse batch, the columns of all rows that are not 0, one row after the other.

        Those of row ``i`` end at ``column_ends[i]``.
        """
        return np.frombuffer(memoryview(self._tables.columns), dtype=np.int16)[: self._kept]

    @property
    def figures(self) -> Bytes:
        """What each of ``columns`` says."""
        return _window(self._tables.figures)[: self._kept]

    @property
    def column_ends(self) -> Numbers:
        """Where the columns of each row end."""
        return self._all_column_ends[: self.rows]

    @property
    def _kept(self) -> int:
        return int(self.column_ends[-1]) if self._sparse and self.rows else 0

    @property
    def masks(self) -> Bytes:
        """How many variants of each action are legal in each row."""
        if not self._masked:
            raise ImpossibleSetting("this batch was made without masks")
        return self._all_masks[: self.rows]

    @property
    def choices(self) -> NDArray[np.int16]:
        """The legal choices of all rows one after the other, each as ``encode.FIELDS``.

        Those of row ``i`` end at ``ends[i]``, in the order of ``sight(i).legal()``.
        """
        every = np.frombuffer(memoryview(self._tables.choices), dtype=np.int16)
        last = int(self.ends[-1]) if self.rows else 0
        return every.reshape(-1, len(FIELDS))[:last]

    @property
    def ends(self) -> Numbers:
        """Where the legal choices of each row end in ``choices``."""
        return self._all_ends[: self.rows]

    @property
    def tables(self) -> Numbers:
        """The table of each row."""
        return self._all_tables[: self.rows]

    @property
    def seats(self) -> Numbers:
        """The seat of each row."""
        return self._all_seats[: self.rows]

    def chosen(self, row: int, place: int) -> tuple[int, int]:
        """The action and the variant of a legal choice by its place, as bots give it."""
        action, variant = self._tables.chosen(row, place)
        return int(action), int(variant)

    def sight(self, row: int) -> Sight:
        """The window of a row's seat on its game, for bots; good until the next step."""
        return self._tables.sight(row)

    def state(self, table: int) -> State:
        """The game in progress at a table, for tools and tests: it contains hidden information."""
        return self._tables.table(table).state

    def last_observation(self, table: int, seat: int) -> Bytes:
        """What a seat knew at the end of the game that the last step ended at a table."""
        return np.frombuffer(self._tables.last_observation(table, seat), dtype=np.uint8)

    def step(
        self, actions: Sequence[int] | Numbers, variants: Sequence[int] | Numbers | None = None
    ) -> Results:
        """Take an action for each row, with a variant or the cheapest one; open the next rows.

        An action of -1 leaves the decision open: its table waits while others go on.
        """
        chosen = column(actions, self.rows, "actions", "rows")
        which = np.zeros_like(chosen)
        if variants is not None:
            which = column(variants, self.rows, "variants", "rows")
        if not self._tables.check(chosen.tolist(), which.tolist(), self._illegal):
            raise self._refusal(int(chosen[self._tables.refused]), int(which[self._tables.refused]))
        return self._play()

    def step_at(self, places: Sequence[int] | Numbers) -> Results:
        """Like ``step``, with each choice by its place among the legal ones of its row."""
        chosen = column(places, self.rows, "places", "rows")
        if not self._tables.check_places(chosen.tolist(), self._illegal):
            row = int(self._tables.refused)
            raise IllegalPlace(self._where(row), int(chosen[row]), len(self.sight(row).codes()))
        return self._play()

    def _play(self) -> Results:
        self._tables.play()
        many = int(self._tables.finished_count)
        tables = self._finished[:many].copy()
        results = Results(tables, self._points[tables], self._won[tables].astype(bool))
        self._open()
        return results

    def _open(self) -> None:
        """Write the rows of the open decisions into cleared buffers."""
        if not self._sparse:
            self._clear(self._all_observations)
        if self._masked:
            self._clear(self._all_masks)
        self.rows = int(self._tables.open_rows())

    def _clear(self, window: Bytes) -> None:
        # NumPy's window is read-only, as the buffer belongs to the compiled tables.
        ctypes.memset(window.ctypes.data, 0, self.rows * window.shape[1])

    def _refusal(self, action: int, variant: int) -> IllegalAction:
        row = int(self._tables.refused)
        names = self.action_table.names()
        named = names[action] if 0 <= action < len(names) else f"action {action}"
        return IllegalAction(self._where(row), named, variant, len(self.sight(row).codes()))

    def _where(self, row: int) -> str:
        return f"row {row} (table {self.tables[row]}, seat {self.seats[row]})"


def _window(buffer: "vec[u8]") -> Bytes:
    return np.frombuffer(memoryview(buffer), dtype=np.uint8)


def _numbers(buffer: "vec[i32]") -> Numbers:
    return np.frombuffer(memoryview(buffer), dtype=np.int32)
