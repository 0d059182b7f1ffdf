"""How many decisions have been looked at."""

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sevenwonders.bots.analysis import decisions_of
from sevenwonders.cli.output.console import errors
from sevenwonders.record.game import Record


@contextmanager
def progress(record: Record, seat: int) -> Generator[Callable[[int], None] | None, None, None]:
    """A bar on the error output, if someone looks at it."""
    if not sys.stderr.isatty():
        yield None
        return
    total = sum(1 for _ in decisions_of(record, seat))
    columns = (TextColumn("decisions"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors(), transient=True) as bar:
        task = bar.add_task("decisions", total=total)
        yield lambda done: bar.update(task, completed=done)
