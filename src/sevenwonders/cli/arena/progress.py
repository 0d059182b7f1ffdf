"""How far an arena has come, at which rate, and when it will be done."""

import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from sevenwonders.arena.run.run import OnProgress
from sevenwonders.cli.output.console import errors

_LINE_EVERY: Final = 60.0
"""Seconds between two lines where nobody looks at a bar."""

_FOREVER: Final = 1e13
"""More seconds than any arena takes, but few enough for a time format."""


class _Pace:
    """How fast games are played since the arena was begun or resumed."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._kept: int | None = None
        """Games that were there already."""

    def said(self, done: int, total: int) -> str:
        """The rate and the remaining time, after the first game."""
        if self._kept is None:
            self._kept = done
        rate = (done - self._kept) / max(time.monotonic() - self._began, 1e-6)
        if not rate:
            return ""
        left = timedelta(seconds=round(min((total - done) / rate, _FOREVER)))
        return f"{rate:.1f} games/s, {left} left"


@contextmanager
def progress() -> Generator[OnProgress, None, None]:
    """A bar on a terminal; in a file a line a minute."""
    if not sys.stderr.isatty():
        yield _lines()
        return
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}"),
    )
    pace = _Pace()
    with Progress(*columns, console=errors(), transient=True) as bar:
        task = bar.add_task("games", total=None, pace="")
        yield lambda done, total: bar.update(
            task, completed=done, total=total, pace=pace.said(done, total)
        )


def _lines() -> OnProgress:
    pace = _Pace()
    last = time.monotonic()

    def tell(done: int, total: int) -> None:
        nonlocal last
        told = [f"{done} of {total} games", pace.said(done, total)]
        if time.monotonic() - last >= _LINE_EVERY:
            last = time.monotonic()
            print(", ".join(filter(None, told)), file=sys.stderr, flush=True)

    return tell
