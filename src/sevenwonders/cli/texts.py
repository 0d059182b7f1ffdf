"""The commands there are, with what the help says of each: the docstring of its function.

The docstring is read from the source. To import the module might need an extra that is not
installed, and the list of commands has to be quick.
"""

import re
from importlib.resources import files
from inspect import cleandoc
from typing import Final, NamedTuple

EXIT_CODES: Final = """Exit codes:
  0    success
  1    the file or bot that was checked is not in order
  2    wrong usage: an unknown name, option or file
  130  interrupted
  143  ended by SIGTERM; 129 by SIGHUP"""

_NAMES: Final = (
    "play",
    "serve",
    "admin",
    "simulate",
    "arena",
    "check-bot",
    "show",
    "score",
    "analyse",
    "check",
    "verify",
    "export",
    "cards",
)


class Command(NamedTuple):
    """A command: a function of this name in a module of this name, ``_`` for ``-``."""

    name: str
    about: str
    more: str
    """What follows the options: notes and examples."""
    group: bool = False
    """Whether it has commands of its own; its module then makes it, and its docstring is this."""


def commands() -> tuple[Command, ...]:
    """All commands, in the order of the help."""
    return tuple(map(_command, _NAMES))


def _command(name: str) -> Command:
    function = name.replace("-", "_")
    source = files("sevenwonders.cli.commands").joinpath(f"{function}.py").read_text("utf-8")
    found = re.search(rf'^def {function}\(.*?"""(.*?)"""', source, re.DOTALL | re.MULTILINE)
    group = found is None
    found = found or re.match(r'"""(.*?)"""', source, re.DOTALL)
    if found is None:
        raise LookupError(f"the command {name} has no docstring")
    told, _, _ = cleandoc(found[1]).partition("\nParameters\n---")
    about, _, more = told.partition("\n\n")
    return Command(name, about, more.strip(), group)
