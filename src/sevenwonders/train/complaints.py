"""Turns errors into one line on the error output and an exit code."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Final

from sevenwonders.errors import WondersError
from sevenwonders.train.errors import ActorLost

LOST: Final = 1
USAGE: Final = 2


def complaining(name: str) -> Callable[[Callable[[], int]], Callable[[], int]]:
    """Let a command report why it cannot continue, without a traceback."""

    def decorate(command: Callable[[], int]) -> Callable[[], int]:
        @wraps(command)
        def run() -> int:
            try:
                return command()
            except ActorLost as lost:
                return _say(name, str(lost), LOST)
            except WondersError as refused:
                return _say(name, str(refused), USAGE)
            except OSError as error:
                where = "" if error.filename is None else f"{error.filename}: "
                return _say(name, f"{where}{error.strerror or error}", USAGE)

        return run

    return decorate


def _say(name: str, what: str, code: int) -> int:
    print(f"{name}: {what}", file=sys.stderr)
    return code
