"""A pool of worker processes. The future of a task can be cancelled even while it is worked on.

One thread of this process starts the workers, gives out the tasks and collects the answers. Workers
end with this process, however it ends.
"""

import os
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import wait
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from typing import Final, final

from sevenwonders.workers.errors import WorkerLost
from sevenwonders.workers.queue import TurnQueue
from sevenwonders.workers.signals import block_endings, uninterrupted
from sevenwonders.workers.worker import Kind, Prepare, Work, Worker

TRIES: Final = 2
"""Processes that a task may bring down before it is given up."""
LISTEN: Final = 1.0
"""Seconds of waiting after which an interruption is noticed however it came."""
BEFORE_MULTIPROCESSING: Final = 10
"""Priority at exit: multiprocessing itself would wait for workers to end."""


@final
class _Task:
    def __init__(self, content: bytes, group: str) -> None:
        self.content = content
        self.group = group
        self.answer: Future[bytes] = Future()
        self.died = 0
        """Processes that have died over it."""

    def settle(self, answer: bytes | None, why: str = "") -> None:
        """Pass on the answer or the error."""
        with suppress(InvalidStateError):
            if answer is None:
                self.answer.set_exception(WorkerLost(why))
            else:
                self.answer.set_result(answer)


@final
class WorkerPool:
    """So many processes at most, each started when there is a task for it."""

    def __init__(
        self,
        work: Work,
        size: int,
        *,
        prepare: Prepare | None = None,
        patience: float = 0.0,
        name: str = "worker",
    ) -> None:
        """``work`` and ``prepare`` are importable functions, as they travel by name.

        With ``patience``, a task may start processes of its own: its worker gets so many seconds
        to end them before it is killed.
        """
        self._kind = Kind(work, prepare, patience, name)
        self._size = size
        self._lock = threading.Lock()
        self._changed = threading.Condition(self._lock)
        self._waiting: TurnQueue[_Task] = TurnQueue()
        self._workers: dict[Worker, _Task | None] = {}
        self._wanted = 0
        """Workers to be started whether there are tasks or not."""
        self._failed = ""
        """Why the last of these could not be started."""
        self._thread: threading.Thread | None = None
        self._bell = (-1, -1)
        self._closed = False
        self._at_exit: Finalize | None = None

    def pids(self) -> list[int]:
        """The numbers of the processes there are."""
        with self._lock:
            return [worker.pid for worker in self._workers]

    @property
    def waiting(self) -> int:
        """How many tasks no process has begun."""
        with self._lock:
            return len(self._waiting)

    def start(self) -> None:
        """Start all processes, and wait until each is ready for a task."""
        with self._changed:
            self._failed = ""
            self._wanted = self._size
            self._run()
            self._ring()
            while not self._closed and self._ready() < self._wanted:
                if self._failed:
                    raise WorkerLost(self._failed)
                self._changed.wait(LISTEN)

    def submit(self, content: bytes, group: str = "") -> Future[bytes]:
        """Have a task done. To cancel its future ends the work, even in the middle.

        Where tasks wait, each group has one done in turn.

        The future of a task that brings down several processes raises ``WorkerLost``; after
        ``close`` it is cancelled.
        """
        task = _Task(content, group)
        with self._lock:
            if self._closed:
                task.answer.cancel()
                return task.answer
            self._run()
            self._waiting.add(group, task)
            self._ring()
        task.answer.add_done_callback(self._heed)
        return task.answer

    def completed(
        self, tasks: Iterable[bytes]
    ) -> Generator[tuple[bytes, Future[bytes]], None, None]:
        """All tasks with their futures, in the order in which they are done.

        Tasks are taken from the iterable as they are needed: there may be any number.
        """
        source = iter(tasks)
        done: SimpleQueue[Future[bytes]] = SimpleQueue()
        open_tasks: dict[Future[bytes], bytes] = {}

        def submit(content: bytes) -> None:
            future = self.submit(content)
            open_tasks[future] = content
            future.add_done_callback(done.put)

        for content in islice(source, 2 * self._size):
            submit(content)
        while open_tasks:
            try:
                future = done.get(timeout=LISTEN)
            except Empty:
                continue
            for content in islice(source, 1):
                submit(content)
            yield open_tasks.pop(future), future

    def close(self) -> None:
        """End all processes; the futures of their tasks, and of those that wait, are cancelled."""
        with uninterrupted():
            with self._lock:
                self._closed = True
                thread, self._thread = self._thread, None
                self._ring()
            if thread is not None:
                thread.join()
            if self._at_exit is not None:
                self._at_exit.cancel()

    # What follows up to the thread's own methods is called with the lock held.

    def _run(self) -> None:
        if self._thread is not None or self._closed:
            return
        # Interrupted half-way, closing would wait for a thread that never began.
        with uninterrupted():
            self._bell = os.pipe()
            for end in self._bell:
                os.set_blocking(end, False)
            thread = threading.Thread(target=self._manage, name=self._kind.name, daemon=True)
            thread.start()
            self._thread = thread
            self._at_exit = Finalize(None, self.close, exitpriority=BEFORE_MULTIPROCESSING)

    def _ring(self) -> None:
        if self._bell[1] >= 0:
            with suppress(BlockingIOError):
                os.write(self._bell[1], b"!")

    def _ready(self) -> int:
        return sum(worker.ready for worker in self._workers)

    def _heed(self, answer: Future[bytes]) -> None:
        """Wake the thread to end tasks that were cancelled."""
        if answer.cancelled():
            with self._lock:
                self._ring()

    # The thread.

    def _manage(self) -> None:
        block_endings()
        try:
            while not self._closed:
                self._end_cancelled()
                self._give_out()
                with self._lock:
                    pipes = {worker.pipe: worker for worker in self._workers}
                for ready in wait([self._bell[0], *pipes]):
                    if isinstance(ready, int):
                        os.read(ready, 4096)
                    else:
                        self._collect(next(pipes[pipe] for pipe in pipes if pipe is ready))
        finally:
            self._end_all()

    def _give_out(self) -> None:
        """Give every ready worker a task, and start workers where there are more tasks."""
        with self._lock:
            for worker, task in list(self._workers.items()):
                if worker.ready and task is None and (one := self._next()) is not None:
                    self._workers[worker] = one
                    worker.give(one.content)
            starting = sum(not worker.ready for worker in self._workers)
            wanted = max(len(self._waiting) - starting, self._wanted - len(self._workers))
            missing = min(wanted, self._size - len(self._workers))
        for _ in range(missing):
            try:
                worker = Worker(self._kind)
            except OSError as error:
                self._lost(None, f"no worker process can be started: {error}")
                continue
            with self._lock:
                self._workers[worker] = None

    def _next(self) -> _Task | None:
        """The first task that still waits for its answer."""
        while (task := self._waiting.take()) is not None and task.answer.cancelled():
            pass
        return task

    def _collect(self, worker: Worker) -> None:
        """Take an answer, or find out that the worker has died."""
        answer = worker.receive()
        with self._lock:
            task = self._workers[worker]
            if answer is None:
                del self._workers[worker]
            elif not worker.ready:
                worker.ready = True
                self._changed.notify_all()
                return
            else:
                self._workers[worker] = None
        if answer is None:
            worker.dismiss(busy=True)
            self._lost(task, f"the worker process ended with exit code {worker.wait()}")
        elif task is not None:
            task.settle(answer)

    def _lost(self, task: _Task | None, why: str) -> None:
        """A process died over a task, or before it had one: then the next would have been its."""
        with self._lock:
            if self._wanted:
                self._wanted = 0
                self._failed = why
                self._changed.notify_all()
            task = self._next() if task is None else task
            if task is None:
                return
            task.died += 1
            if task.died < TRIES:
                self._waiting.put_back(task.group, task)
                self._ring()
                return
        task.settle(None, why)

    def _end_cancelled(self) -> None:
        with self._lock:
            busy = [(worker, task) for worker, task in self._workers.items() if task is not None]
            over = [worker for worker, task in busy if task.answer.cancelled()]
            for worker in over:
                del self._workers[worker]
        for worker in over:
            worker.dismiss(busy=True)
        for worker in over:
            worker.wait()

    def _end_all(self) -> None:
        with self._lock:
            self._closed = True
            workers, tasks = dict(self._workers), list[_Task]()
            while (waiting := self._waiting.take()) is not None:
                tasks.append(waiting)
            self._workers.clear()
            self._changed.notify_all()
            bell, self._bell = self._bell, (-1, -1)
        for worker, task in workers.items():
            worker.dismiss(busy=task is not None or not worker.ready)
        for worker in workers:
            worker.wait()
        for task in (*tasks, *workers.values()):
            if task is not None:
                task.answer.cancel()
        for end in bell:
            os.close(end)
