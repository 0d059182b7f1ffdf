"""The log: one line an entry, with time, level and request, as text or as JSON.

While the store is away every request fails for the same reason: the same entry is written once in
a while, and then says how many like it there were.
"""

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Final, Literal, TextIO

from sevenwonders.server.watch.request import current

Format = Literal["text", "json"]
QUIET_SECONDS: Final = 30.0
_KEPT: Final = 256


class Repeats(logging.Filter):
    """Holds entries back that were written a moment ago; the next one says how many."""

    def __init__(
        self, seconds: float = QUIET_SECONDS, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._seconds = seconds
        self._now = now
        self._written: dict[tuple[str, int, str], tuple[float, int]] = {}
        """When an entry was last written, and how many were held back since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether an entry is to be written."""
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, record.levelno, _kind(record))
        when, held = self._written.get(key, (None, 0))
        if when is not None and self._now() - when < self._seconds:
            self._written[key] = (when, held + 1)
            return False
        if len(self._written) >= _KEPT:
            self._written.clear()
        self._written[key] = (self._now(), 0)
        record.__dict__["repeated"] = held
        return True


class Lines(logging.Formatter):
    """An entry as a line of text or JSON, with the request it belongs to."""

    def __init__(self, form: Format = "text") -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told = {
            "time": f"{when}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": current.get(),
            "message": record.getMessage(),
            "repeated": record.__dict__.get("repeated", 0),
            "error": self.formatException(record.exc_info) if record.exc_info else "",
        }
        if self._form == "json":
            return json.dumps({name: value for name, value in told.items() if value})
        request = f" [{told['request']}]" if told["request"] else ""
        again = f" ({told['repeated']} more like this before)" if told["repeated"] else ""
        line = f"{told['time']} {told['level']}{request} {told['message']}{again}"
        return f"{line}\n{told['error']}" if told["error"] else line


def start_log(form: Format = "text", stream: TextIO | None = None) -> None:
    """Write all entries from warnings on as lines of that form."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(form))
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)


def _kind(record: logging.LogRecord) -> str:
    """What entries have in common that say the same: the place in the code and the error."""
    error = record.exc_info[1] if record.exc_info else None
    return f"{record.pathname}:{record.lineno} {type(error).__name__}"
