"""Where text goes: tables to the output, progress to the error output, colour only on a tty."""

import sys
from typing import Final

from rich.console import Console

PIPE_WIDTH: Final = 120
STYLES: Final = {
    "brown": "orange4",
    "gray": "grey70",
    "blue": "dodger_blue1",
    "yellow": "yellow3",
    "red": "red",
    "green": "green3",
    "purple": "medium_purple",
    "black": "grey50",
    "white": "bold",
}


def output() -> Console:
    """The console of the standard output; a pipe has a fixed width, so that it can be compared."""
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    return Console(file=sys.stdout, width=width, highlight=False, emoji=False, markup=False)


def errors() -> Console:
    """The console of the error output."""
    return Console(file=sys.stderr, highlight=False, emoji=False, markup=False)


def words(text: str) -> tuple[str, ...]:
    """A list given as ``one,two``."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def read_line(prompt: str) -> str:
    """A line from the person, without the spaces around it; a pipe's lines are shown as typed."""
    line = input(prompt).strip()
    if not sys.stdin.isatty():
        print(line)
    return line
