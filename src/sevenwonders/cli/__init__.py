"""The ``sevenwonders`` command.

Nothing heavy is imported here: each command brings its own modules when it runs.
"""

from collections.abc import Sequence
from typing import Final

FINE: Final = 0
WRONG: Final = 1
"""What was looked at is broken: an edited record, a position that cannot be."""
USAGE: Final = 2
"""The command was not understood: an unknown name, option or file."""
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code is one of those above."""
    import os
    import sys

    # The threads of NumPy's library: for so small a net they mostly wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == ["--version"]:
        from sevenwonders.cli.version import version_line

        print(version_line())
        return FINE
    from sevenwonders.cli.signals import SHELL, Ended, heeding
    from sevenwonders.extras import MissingExtra, require

    # Here, as an interruption may come while the first modules are imported.
    try:
        with heeding():
            require("cli")
            from sevenwonders.cli.app import run

            return run(words)
    except MissingExtra as missing:
        _say(str(missing))
        return USAGE
    except Ended as ended:
        _say(str(ended))
        return SHELL + ended.number
    except KeyboardInterrupt:
        _say("interrupted")
        return INTERRUPTED


def _say(what: str) -> None:
    """One line, if there is still a terminal to read it."""
    import sys
    from contextlib import suppress

    with suppress(OSError):
        print(f"sevenwonders: {what}", file=sys.stderr, flush=True)
