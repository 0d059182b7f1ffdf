"""Workers answer, are replaced when they die, and end when nobody wants their answer."""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from pathlib import Path

import pytest

from sevenwonders.workers import WorkerLost, WorkerPool
from tests.support.processes import Children


def turn_round(task: bytes) -> bytes:
    """The task, backwards; ``die`` kills the process and the others never answer."""
    if task == b"die":
        os.kill(os.getpid(), signal.SIGKILL)
    if task == b"hold":
        # As compiled code that searches: no thread of this process runs meanwhile.
        ctypes.PyDLL(None).sleep(600)
    if task == b"sleep":
        time.sleep(600)
    if task == b"start":
        subprocess.Popen(["sleep", "600"], start_new_session=True)  # noqa: S607
        sys.stdout.write("started\n")
        sys.stdout.flush()
        with suppress(KeyboardInterrupt):
            time.sleep(600)
        time.sleep(600)
    if task == b"pid":
        return str(os.getpid()).encode()
    return task[::-1]


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    started = Children()
    found = WorkerPool(turn_round, 2)
    yield found
    found.close()
    assert started.alive() == []


def test_every_task_is_answered_once(pool: WorkerPool) -> None:
    tasks = [f"task {number}".encode() for number in range(100)]
    done = {task: answer.result() for task, answer in pool.completed(tasks)}
    assert done == {task: task[::-1] for task in tasks}
    assert len(pool.pids()) == 2


def test_tasks_are_taken_as_they_are_needed(pool: WorkerPool) -> None:
    taken: list[int] = []

    def endless() -> Iterator[bytes]:
        while True:
            taken.append(1)
            yield b"more"

    done = pool.completed(endless())
    for _ in range(5):
        next(done)
    assert len(taken) < 15
    done.close()


def test_all_are_ready_after_the_start(pool: WorkerPool) -> None:
    pool.start()
    assert len(pool.pids()) == 2


def test_a_task_that_kills_its_workers_is_lost_and_no_other(pool: WorkerPool) -> None:
    lost, fine = pool.submit(b"die"), pool.submit(b"fine")
    with pytest.raises(WorkerLost, match="exit code -9"):
        lost.result()
    assert fine.result() == b"enif"
    assert pool.submit(b"more").result() == b"erom"


def test_a_worker_that_is_killed_while_idle_is_replaced(pool: WorkerPool) -> None:
    pid = int(pool.submit(b"pid").result())
    os.kill(pid, signal.SIGKILL)
    assert pool.submit(b"ab").result() == b"ba"


def test_cancelling_ends_the_work_in_the_middle(pool: WorkerPool) -> None:
    asleep = [pool.submit(b"sleep") for _ in range(2)]
    waiting = pool.submit(b"ab")
    time.sleep(0.2)
    assert all(answer.cancel() for answer in asleep)
    # Both workers slept: without others in their place there would be no answer.
    assert waiting.result(timeout=60) == b"ba"
    with pytest.raises(CancelledError):
        asleep[0].result()


def test_closing_ends_what_runs_and_what_waits() -> None:
    started = Children()
    pool = WorkerPool(turn_round, 1)
    pool.start()
    answers = [pool.submit(b"sleep") for _ in range(3)]
    pool.close()
    assert started.alive() == []
    assert all(answer.cancelled() for answer in (*answers, pool.submit(b"ab")))


@pytest.mark.parametrize("late", [False, True])
def test_an_interruption_while_the_pool_starts_waits_until_it_has_started(
    monkeypatch: pytest.MonkeyPatch, pool: WorkerPool, *, late: bool
) -> None:
    start = threading.Thread.start

    def interrupted(thread: threading.Thread) -> None:
        if late:
            start(thread)
        signal.raise_signal(signal.SIGINT)
        if not late:
            start(thread)

    monkeypatch.setattr(threading.Thread, "start", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            pool.submit(b"ab")
    finally:
        signal.signal(signal.SIGINT, before)
    monkeypatch.undo()
    assert pool.submit(b"ab").result() == b"ba"


ORPHAN = """
if __name__ == "__main__":
    from sevenwonders.workers import WorkerPool
    from tests.workers.test_pool import turn_round

    pool = WorkerPool(turn_round, 2, patience={patience})
    pool.start()
    for _ in range(2):
        pool.submit({task})
    print("ready", flush=True)
    input()
"""


@pytest.mark.parametrize(
    ("patience", "task"), [(0.0, b"sleep"), (0.0, b"hold"), (3.0, b"sleep"), (0.5, b"start")]
)
@pytest.mark.parametrize("killed", [True, False])
def test_workers_and_all_they_started_end_with_their_parent_however_it_ends(
    tmp_path: Path, *, patience: float, task: bytes, killed: bool
) -> None:
    script = tmp_path / "parent.py"
    script.write_text(ORPHAN.format(patience=patience, task=task))
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as process:
        assert process.stdout is not None
        said = ["ready\n", *["started\n"] * (2 if task == b"start" else 0)]
        assert sorted(process.stdout.readline() for _ in said) == said
        if killed:
            process.kill()
        try:
            # All of them hold this pipe: it ends with the last.
            process.communicate("" if killed else "\n", timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == (-signal.SIGKILL if killed else 0)


def test_groups_that_wait_are_served_in_turn() -> None:
    pool = WorkerPool(turn_round, 1)
    try:
        first = pool.submit(b"first")
        done: list[bytes] = []

        def heard(answer: Future[bytes]) -> None:
            done.append(answer.result())

        many = [pool.submit(b"many", "many") for _ in range(20)]
        few = [pool.submit(b"few", "few") for _ in range(2)]
        for one in (*many, *few):
            one.add_done_callback(heard)
        for one in (first, *many, *few):
            one.result()
        assert done.index(b"wef") < len(many) - 1
        assert done.index(b"ynam") == 0
    finally:
        pool.close()
