"""Signals that come while something is done whole wait for its end."""

import signal
from collections.abc import Generator
from contextlib import contextmanager

from sevenwonders.workers.signals import uninterrupted


@contextmanager
def handled(
    number: signal.Signals, handler: signal.Handlers | None, heard: list[int]
) -> Generator[None, None, None]:
    """Heed a signal by a list, or as the handler says."""
    before = signal.signal(number, handler or (lambda one, _: heard.append(one)))
    try:
        yield
    finally:
        signal.signal(number, before)


def test_a_signal_waits_and_then_is_heard() -> None:
    heard: list[int] = []
    with handled(signal.SIGTERM, None, heard):
        with uninterrupted():
            signal.raise_signal(signal.SIGTERM)
            assert heard == []
        assert heard == [signal.SIGTERM]


def test_a_signal_that_is_ignored_hides_no_other() -> None:
    heard: list[int] = []
    with handled(signal.SIGHUP, signal.SIG_IGN, heard), handled(signal.SIGTERM, None, heard):
        with uninterrupted():
            signal.raise_signal(signal.SIGHUP)
            signal.raise_signal(signal.SIGTERM)
        assert heard == [signal.SIGTERM]
