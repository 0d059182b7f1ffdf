"""Running the server: where it listens, what it prints, and how it stops."""

import gc
import os
import signal
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Final, NamedTuple

import uvicorn
import uvloop
from litestar import Litestar
from msgspec.structs import replace

from sevenwonders.server.app import create_app, end_waiting
from sevenwonders.server.connection import watched
from sevenwonders.server.errors import BadSetting
from sevenwonders.server.open_files import allow_many
from sevenwonders.server.processes import serve_in_processes
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.check import check_store
from sevenwonders.server.stream.hub import Hub
from sevenwonders.server.thinking.thinkers import MOST, Thinkers
from sevenwonders.server.watch.log import start_log

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 -- friends on the same network join by link
_GRACE_SECONDS: Final = 3
"""How long requests may still take when the server has to stop."""
_GARBAGE: Final = (50_000, 50, 100)
"""How much may gather before each of the three generations is looked through."""
_OUTSIDE: Final = ("192.0.2.1", 9)
"""An example of an outside address; nothing is sent to it."""


class Addresses(NamedTuple):
    """Where browsers find the server."""

    here: str
    """On this machine."""
    network: str | None
    """For others on the same network, if they can reach it."""


class _Server(uvicorn.Server):
    """uvicorn waits for all requests: those that wait themselves are ended before."""

    def __init__(
        self,
        app: Litestar,
        hub: Hub,
        thinkers: Thinkers,
        ready: Callable[[], None],
        settings: Settings,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=watched(settings.request_seconds),
                log_config=None,
                log_level="warning",
                access_log=False,
                lifespan="on",
                server_header=False,
                # By itself uvicorn believes whatever says to be a proxy on this machine.
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=list(settings.proxies),
                timeout_graceful_shutdown=_GRACE_SECONDS,
            )
        )
        self._app = app
        self._hub = hub
        self._thinkers = thinkers
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            settle()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hub.close()
        self._thinkers.close()
        end_waiting(self._app)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """A terminal that closes stops the server as well, unless it was started to outlive it."""
        with super().capture_signals():
            before = signal.getsignal(signal.SIGHUP)
            heeds = signal.getsignal(signal.SIGTERM) == self.handle_exit
            if not heeds or before == signal.SIG_IGN:
                yield
                return
            signal.signal(signal.SIGHUP, self.handle_exit)
            try:
                yield
            finally:
                signal.signal(signal.SIGHUP, before)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 -- uvicorn's
        """A stop signal ends the server normally: it is not raised again."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def run(
    settings: Settings, listening: socket.socket, at: Addresses, ready: Callable[[], None]
) -> None:
    """Serve until stopped; ``ready`` is called once requests are answered."""
    allow_many()
    with listening:
        check_store(settings)
        if settings.workers == 1:
            _serve(settings, listening, at, Thinkers(), ready)
        else:
            # Not all that settings hold can be sent to another process.
            sent = replace(settings, limits=dict(settings.limits))
            start_log(settings.log)
            serve_in_processes(
                settings.workers, partial(_serve_as_one_of_several, sent, listening, at), ready
            )


def _serve_as_one_of_several(
    settings: Settings,
    listening: socket.socket,
    at: Addresses,
    number: int,
    ready: Callable[[], None],
) -> None:
    """Serve as the process of that number: it thinks with its part of the cores."""
    cores = min(os.cpu_count() or 1, MOST)
    own = replace(settings, metrics=_next_port(settings.metrics, number))
    thinkers = Thinkers(max(1, cores // settings.workers))
    with listening:
        _serve(own, listening, at, thinkers, ready)


def _serve(
    settings: Settings,
    listening: socket.socket,
    at: Addresses,
    thinkers: Thinkers,
    ready: Callable[[], None],
) -> None:
    start_log(settings.log)
    hub = Hub()
    app = create_app(settings, hub=hub, thinkers=thinkers, invite=at.network)
    server = _Server(app, hub, thinkers, ready, settings)
    uvloop.run(server.serve(sockets=[listening]))


def _next_port(address: str | None, by: int) -> str | None:
    """Each process has figures of its own, at ports that follow each other."""
    if address is None:
        return None
    host, _, port = address.rpartition(":")
    return f"{host}:{int(port) + by}"


def settle() -> None:
    """Let the collector of garbage pass over all that the server keeps for good.

    What is left comes and goes with requests, and is freed without it: looking at everything in
    memory for nothing would hold up all tables at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


def listen(host: str, port: int, *, otherwise_any: bool = False) -> socket.socket:
    """Take a port; if it is in use, any free one may do instead."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small answers at once: otherwise each waits 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listening.bind((host, port))
        except OSError:
            if not otherwise_any:
                raise
            listening.bind((host, 0))
        listening.listen()
    except OSError as error:
        listening.close()
        raise BadSetting(f"{host} port {port}", error.strerror or "cannot be used") from error
    return listening


def addresses(listening: socket.socket) -> Addresses:
    """The addresses of a socket that listens."""
    host, port = listening.getsockname()[:2]
    if host in (EVERYWHERE, "::"):
        outside = _outward_address()
        return Addresses(_url("127.0.0.1", port), _url(outside, port) if outside else None)
    url = _url(host, port)
    return Addresses(url, None if host in ("127.0.0.1", "::1") else url)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _outward_address() -> str | None:
    """The address of this machine in its network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
        except OSError:
            return None
        return str(probe.getsockname()[0])
