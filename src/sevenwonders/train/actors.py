"""Processes that play tables in lock-step, and the memory they share with the process that decides.

They do not use ``workers.WorkerPool``: it passes tasks and answers as bytes, while each step here
has megabytes of observations, which shared memory does not copy.
"""

import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from sevenwonders.encode import FIELDS, any_layout
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.vocabulary import MOST_PLAYERS
from sevenwonders.envs.batch import Batch
from sevenwonders.train.errors import ActorLost

_CHOICES: Final = 24
"""Legal choices that a row has room for, on the average of a group."""
_COLUMNS: Final = 320
"""Columns that are not 0 that a row has room for, likewise."""
ROW: Final = ("end", "table", "seat", "column-end")
HEAD: Final = ("rows", "choices", "columns", "finished")
FINISHED: Final = HEAD.index("finished")


_ALIGNED: Final = 64
Number = TypeVar("Number", bound=np.generic)


@dataclass(frozen=True)
class ActorPlan:
    """How the tables are shared out."""

    kinds: Sequence[Options]
    workers: int
    groups: int
    """While one group waits for its choices, the others are played."""
    tables: int
    """Tables of a group in one process."""
    seed: str

    @property
    def rows(self) -> int:
        """The most rows that a group has in one process."""
        return self.tables * MOST_PLAYERS

    def kinds_of(self, worker: int) -> list[Options]:
        """The kinds of table that one process plays: few, and about the same work for each.

        They are dealt like cards, the largest tables first and every other round backwards.
        """
        ordered = sorted(self.kinds, key=lambda kind: -kind.players)
        around = 2 * self.workers
        mine = {worker, around - 1 - worker}
        dealt = [kind for at, kind in enumerate(ordered) if at % around in mine]
        return dealt or ordered

    def kind(self, worker: int, group: int, table: int) -> Options:
        """The kind of one table."""
        kinds = self.kinds_of(worker)
        return kinds[(self.first(worker, group) + table) % len(kinds)]

    def first(self, worker: int, group: int) -> int:
        """The number of the first table of a group in a process."""
        return (worker * self.groups + group) * self.tables


class Shared:
    """The arrays of one group in one process, in shared memory."""

    def __init__(self, plan: ActorPlan, name: str | None = None) -> None:
        rows, tables = plan.rows, plan.tables
        row = 3 * _COLUMNS + 2 * _CHOICES * len(FIELDS) + 4 * len(ROW) + 4
        table = 4 + 5 * MOST_PLAYERS
        size = rows * row + tables * table + 4 * len(HEAD) + 16 * _ALIGNED
        self.memory = SharedMemory(name=name, create=name is None, size=size)
        self._taken = 0
        self.columns = self._take((rows * _COLUMNS,), np.int16)
        self.figures = self._take((rows * _COLUMNS,), np.uint8)
        self.choices = self._take((rows * _CHOICES, len(FIELDS)), np.int16)
        self.about = self._take((rows, len(ROW)), np.int32)
        self.places = self._take((rows,), np.int32)
        self.finished = self._take((tables,), np.int32)
        self.points = self._take((tables, MOST_PLAYERS), np.int32)
        self.won = self._take((tables, MOST_PLAYERS), np.uint8)
        self.head = self._take((len(HEAD),), np.int32)

    def _take(self, shape: tuple[int, ...], kind: type[Number]) -> NDArray[Number]:
        """The next array of the memory."""
        array: NDArray[Number] = np.ndarray(shape, kind, self.memory.buf, self._taken)
        self._taken += -(-array.nbytes // _ALIGNED) * _ALIGNED
        return array

    def show(self, batch: Batch) -> None:
        """Copy the open rows of a batch here."""
        rows, choices, columns = batch.rows, batch.choices, batch.columns
        if len(choices) > len(self.choices) or len(columns) > len(self.columns):
            raise ActorLost(
                f"{len(choices)} choices and {len(columns)} columns of {rows} rows are more than "
                "there is room for"
            )
        self.columns[: len(columns)] = columns
        self.figures[: len(columns)] = batch.figures
        self.choices[: len(choices)] = choices
        self.about[:rows, 0] = batch.ends
        self.about[:rows, 1] = batch.tables
        self.about[:rows, 2] = batch.seats
        self.about[:rows, 3] = batch.column_ends
        self.head[:3] = rows, len(choices), len(columns)


def act(plan: ActorPlan, worker: int, names: Sequence[str], line: Connection) -> None:
    """Play the tables of one process: a message with a group's number asks for its next step."""
    # Ctrl-C reaches all processes at once; the one that learns ends this one when it has saved.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    shared = [Shared(plan, name) for name in names]
    layout = any_layout()
    batches = [
        Batch(
            plan.kinds_of(worker),
            plan.tables,
            seed=plan.seed,
            first=plan.first(worker, group),
            layout=layout,
            masks=False,
            sparse=True,
        )
        for group in range(plan.groups)
    ]
    for one, batch in zip(shared, batches, strict=True):
        one.show(batch)
        one.head[FINISHED] = 0
    line.send(-1)
    try:
        while (group := line.recv()) >= 0:
            batch, one = batches[group], shared[group]
            results = batch.step_at(one.places[: batch.rows])
            many = len(results.tables)
            one.finished[:many] = results.tables
            one.points[:many, : batch.most_seats] = results.points
            one.won[:many, : batch.most_seats] = results.won
            one.head[FINISHED] = many
            one.show(batch)
            line.send(group)
    except (EOFError, ConnectionError):
        pass


class Actors:
    """The processes, started together and ended together."""

    def __init__(self, plan: ActorPlan) -> None:
        self.plan = plan
        self.shared = [[Shared(plan) for _ in range(plan.groups)] for _ in range(plan.workers)]
        for one in self:
            one.points[:] = 0
            one.won[:] = 0
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        for worker, groups in enumerate(self.shared):
            here, there = context.Pipe()
            names = [one.memory.name for one in groups]
            process = context.Process(
                target=act, args=(plan, worker, names, there), daemon=True, name=f"actor {worker}"
            )
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)
        for worker in range(plan.workers):
            self._hear(worker)

    def __iter__(self) -> Iterator[Shared]:
        return (one for groups in self.shared for one in groups)

    def of_group(self, group: int) -> list[Shared]:
        """What the processes share for one group."""
        return [groups[group] for groups in self.shared]

    def step(self, group: int) -> None:
        """Let a group play on by the places that were written."""
        for line in self._lines:
            line.send(group)

    def wait(self, group: int) -> None:
        """Wait until a group's next rows are there."""
        for worker in range(self.plan.workers):
            heard = self._hear(worker)
            if heard != group:
                raise ActorLost(f"process {worker} answered for group {heard}, not {group}")

    def _hear(self, worker: int) -> int:
        try:
            heard: int = self._lines[worker].recv()
        except (EOFError, ConnectionResetError):
            raise ActorLost(f"the process of actor {worker} has ended") from None
        return heard

    def close(self) -> None:
        """End the processes and give the memory back."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.terminate()
            process.join()
        for one in self:
            one.memory.unlink()
