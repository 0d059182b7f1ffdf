"""The scale and the seed of a test run, the same in every process of it."""

import os
import secrets
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.support import strays
from tests.support.scale import FULL

# A test's speed is judged by the benchmarks, and says little on a busy machine.
settings.register_profile(
    "quick", max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("full", settings.get_profile("quick"), max_examples=1000)
settings.load_profile("full" if FULL else "quick")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Choose the seed before the worker processes and Hypothesis look for it.

    What the tests start from now on does not outlive them.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # Shells start what runs in the background so, and what the tests start would inherit it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    watcher = strays.guard()
    config.add_cleanup(lambda: strays.release(watcher))
    chosen = os.environ.setdefault("SEVENWONDERS_SEED", str(secrets.randbelow(2**32)))
    if config.getoption("hypothesis_seed") is None:
        config.option.hypothesis_seed = chosen


def pytest_report_header() -> str:
    """Say how to take the same samples again."""
    scale = "full" if FULL else "quick"
    return f"sevenwonders: scale {scale}, SEVENWONDERS_SEED={os.environ['SEVENWONDERS_SEED']}"


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """This test's own seed, drawn from the printed one so that no two tests sample alike."""
    return f"{os.environ['SEVENWONDERS_SEED']} {request.node.nodeid}"


@pytest.fixture
def open_terminal() -> Iterator[None]:
    """Whatever is started hears that its terminal closes, though the tests run under ``nohup``."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)
