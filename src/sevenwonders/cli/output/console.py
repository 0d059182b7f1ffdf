"""Where text goes: tables to the output, progress to the error output, colour only on a tty."""

import sys
from io import TextIOWrapper
from typing import Final

from rich.console import Console

PIPE_WIDTH: Final = 140
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


class Pipe(Console):
    """A console that raises an error when its reader is gone, instead of ending the program."""

    def on_broken_pipe(self) -> None:
        """Raise the error: Rich would end the program here."""
        raise BrokenPipeError


def output() -> Console:
    """The console of the standard output; in a pipe it has a fixed width, for comparisons."""
    width = None if sys.stdout.isatty() else PIPE_WIDTH
    return Pipe(file=sys.stdout, width=width, highlight=False, emoji=False, markup=False)


def errors() -> Console:
    """The console of the error output."""
    return Pipe(file=sys.stderr, highlight=False, emoji=False, markup=False)


def say(console: Console, sentence: str, style: str = "") -> None:
    """A sentence: broken between words on a terminal, one line in a pipe."""
    console.print(sentence, style=style, soft_wrap=not console.is_terminal)


def replace_what_cannot_be_said() -> None:
    """Show a letter that the output's encoding lacks as ``?`` instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def words(text: str) -> tuple[str, ...]:
    """A list given as ``one,two``."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def read_line(prompt: str) -> str:
    """A line from the person, without the spaces around it; a pipe's lines are shown as typed."""
    line = input(prompt).strip()
    if not sys.stdin.isatty():
        print(line)
    return line
