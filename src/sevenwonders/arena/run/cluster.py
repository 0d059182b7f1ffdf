"""Work shared out over a Ray cluster, which needs the extra ``ray``."""

import importlib
import socket
from collections.abc import Callable, Iterable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Protocol, cast
from urllib.parse import urlsplit

from sevenwonders.arena.errors import NoCluster
from sevenwonders.extras import MissingExtra
from sevenwonders.workers.worker import Work

Lost = Callable[[bytes, str], bytes]
"""The answer for a task that cannot be done, and why."""
AHEAD: Final = 4
"""Tasks that wait for each core of the cluster."""
TRIES: Final = 2
REACH: Final = 20.0
"""Seconds in which a cluster must be found and answer, however many addresses its name has."""
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""How a client of gRPC, which Ray speaks, begins: with no settings. The server sends its own."""


class _Remote(Protocol):
    """A function that runs on the cluster."""

    def remote(self, content: bytes) -> object: ...


class _Ray(Protocol):
    """What is used of Ray."""

    def init(self, *, address: str, log_to_driver: bool) -> object: ...
    def remote(self, **options: object) -> Callable[[Work], _Remote]: ...
    def wait(
        self, refs: list[object], *, num_returns: int
    ) -> tuple[list[object], list[object]]: ...
    def get(self, ref: object) -> bytes: ...
    def cluster_resources(self) -> dict[str, float]: ...
    def shutdown(self) -> None: ...


def on_cluster(tasks: Iterable[bytes], work: Work, lost: Lost, address: str) -> Iterator[bytes]:
    """The answers to all tasks, in the order in which they come.

    The address is Ray's: ``host:6379``, ``ray://host:10001``, ``auto``, or ``local`` for a cluster
    of this machine alone. Every node needs this version of the package.
    """
    ray = _ray()
    _check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray cluster at {address!r}: {error}") from error
    try:
        # A worker that dies loses its task; Ray then gives it to another.
        remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(work)
        ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        yield from _answers(ray, remote, iter(tasks), lost, ahead)
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Refuse an address where no Ray answers: Ray itself would try for minutes."""
    place = urlsplit(address if "://" in address else f"//{address}")
    try:
        host, port = place.hostname, place.port
    except ValueError as error:
        raise NoCluster(f"{address!r} is not the address of a Ray cluster: {error}") from error
    if host is None or port is None:
        # Ray's own words, as "auto" and "local".
        return
    why = _no_answer(host, port)
    if why:
        raise NoCluster(f"no Ray cluster at {address!r}: no answer ({why})")


def _no_answer(host: str, port: int) -> str:
    """Why nobody answers there in time; empty if somebody does."""
    found: SimpleQueue[str] = SimpleQueue()
    # Looking up a name takes no time limit, so that this is left behind when the time is up.
    Thread(target=lambda: found.put(_greeted(host, port)), daemon=True).start()
    try:
        return found.get(timeout=REACH)
    except Empty:
        return "timed out"


def _greeted(host: str, port: int) -> str:
    try:
        with socket.create_connection((host, port), REACH) as connection:
            connection.sendall(GREETING)
            return "" if connection.recv(1) else "the connection is closed immediately"
    except (OSError, UnicodeError) as error:
        return getattr(error, "strerror", None) or str(error)


def _answers(
    ray: _Ray,
    remote: _Remote,
    waiting: Iterator[bytes],
    lost: Lost,
    ahead: int,
) -> Iterator[bytes]:
    running: dict[object, bytes] = {}
    while True:
        while len(running) < ahead and (task := next(waiting, None)) is not None:
            running[remote.remote(task)] = task
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1)
        for ref in done:
            task = running.pop(ref)
            try:
                yield ray.get(ref)
            except Exception as error:  # noqa: BLE001 -- Ray has many ways to lose a worker
                why = str(error).partition("\n")[0]
                yield lost(task, f"{type(error).__name__}: {why}")


def _ray() -> _Ray:
    try:
        found = importlib.import_module("ray")
    except ModuleNotFoundError as error:
        raise MissingExtra("ray") from error
    return cast("_Ray", found)
