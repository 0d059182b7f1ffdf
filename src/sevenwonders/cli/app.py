"""The application: commands, and errors as one line and an exit code."""

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from sevenwonders.cli import FINE, INTERRUPTED, USAGE, WRONG
from sevenwonders.cli.help import Flowing, flowing, telling
from sevenwonders.cli.numbers import strict
from sevenwonders.cli.output.console import Pipe, replace_what_cannot_be_said
from sevenwonders.cli.texts import EXIT_CODES, commands
from sevenwonders.cli.version import version_line
from sevenwonders.engine.errors import InvalidDeal, InvalidPosition
from sevenwonders.errors import WondersError
from sevenwonders.extras import MissingExtra
from sevenwonders.record.errors import InvalidRecord, TurnNotReached

BROKEN: Final = (InvalidRecord, InvalidPosition, InvalidDeal)
"""Errors that say a file is wrong, not the command."""


def build() -> App:
    """The application; a command's module is imported when the command is asked for."""
    app = App(
        name="sevenwonders",
        help="The board game 7 Wonders: play, simulate, rank bots, review games.",
        help_format="plaintext",
        help_formatter=Flowing(),
        help_epilogue=EXIT_CODES,
        version=version_line,
        console=Pipe(),
        default_parameter=Parameter(negative=(), converter=strict, show_default=telling),
        suppress_keyboard_interrupt=False,
        result_action="return_int_as_exit_code_else_zero",
    )
    for place, (name, about, more, group) in enumerate(commands()):
        python = name.replace("-", "_")
        path = f"sevenwonders.cli.commands.{python}:{python}"
        if group:
            app.command(path, name=name, help=about, sort_key=place)
        else:
            app.command(path, name=name, help=about, help_epilogue=flowing(more), sort_key=place)
    return app


def run(words: Sequence[str]) -> int:
    """Run one command; every refusal is one line on the error output."""
    replace_what_cannot_be_said()
    try:
        code = build()(words, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        left = " ".join(error.unused_tokens or ())
        return _complain(f"unexpected argument: {left}. See sevenwonders --help.", USAGE)
    except CycloptsError as error:
        return _complain(f"{error} See sevenwonders --help.", USAGE)
    except ImportError as error:
        # Cyclopts wraps what a command's module raises while it is imported.
        missing = error if isinstance(error, MissingExtra) else error.__cause__
        if not isinstance(missing, MissingExtra):
            raise
        return _complain(str(missing), USAGE)
    except BrokenPipeError:
        return _reader_left()
    except OSError as error:
        return _complain(_failure(error), USAGE)
    except WondersError as error:
        wrong = isinstance(error, BROKEN) and not isinstance(error, TurnNotReached)
        return _complain(str(error), WRONG if wrong else USAGE)
    except EOFError:
        return _complain("the input ended before the game", INTERRUPTED)
    return int(code)


def _failure(error: OSError) -> str:
    """The system's message, with the file if the error names one."""
    why = error.strerror or str(error)
    return why if error.filename is None else f"{error.filename}: {why}"


def _complain(message: str, code: int) -> int:
    line = " ".join(message.split())
    print(f"sevenwonders: {line}", file=sys.stderr)
    return code


def _reader_left() -> int:
    """The reader has closed the output (``| head``): no message, now or at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FINE
