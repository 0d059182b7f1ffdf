"""How far an arena has come, at which rate, and when it will be done."""

import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from sevenwonders.arena.run import Report
from sevenwonders.cli.console import errors

_LINE_EVERY: Final = 60.0
"""Seconds between two lines where nobody looks at a bar."""


class _Rate(ProgressColumn):
    """Games by second."""

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        return Text(f"{task.speed:.1f} games/s" if task.speed else "")


@contextmanager
def progress() -> Generator[Report, None, None]:
    """A bar on a terminal; in a file a line a minute."""
    if not sys.stderr.isatty():
        yield _lines()
        return
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors(), transient=True, speed_estimate_period=300) as bar:
        task = bar.add_task("games", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _lines() -> Report:
    began = said = time.monotonic()
    kept = -1

    def tell(done: int, total: int) -> None:
        nonlocal said, kept
        now = time.monotonic()
        kept = done if kept < 0 else kept
        if now - said < _LINE_EVERY:
            return
        said = now
        rate = (done - kept) / (now - began)
        left = timedelta(seconds=round((total - done) / rate)) if rate else "?"
        line = f"{done} of {total} games, {rate:.1f} games/s, {left} left"
        print(line, file=sys.stderr, flush=True)

    return tell
