"""Help as wide as the terminal: lines are wrapped anew, wherever they end in the source."""

from typing import Final

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions
from rich.text import Text

from sevenwonders.cli.options import OLD_EXPANSIONS

HIDDEN: Final = (OLD_EXPANSIONS,)
"""Names of options that are accepted, but not shown."""


class Flowing(DefaultFormatter):
    """The usual panels, with line breaks removed from descriptions."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Draw a panel."""
        for entry in panel.entries:
            told = entry.description
            if isinstance(told, InlineText) and isinstance(told.primary_renderable, Text):
                words = told.primary_renderable.plain.split()
                told.primary_renderable = Text(" ".join(words))
        entries = [_shown(entry) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))


def _shown(entry: HelpEntry) -> HelpEntry:
    shown = tuple(name for name in entry.positive_names if name not in HIDDEN)
    return entry.copy(positive_names=shown)


def flowing(text: str) -> str:
    """Join the lines of paragraphs; lists, whose lines are indented, are kept."""
    return "\n\n".join(
        part if "\n " in part else part.replace("\n", " ") for part in text.split("\n\n")
    )


def telling(default: object) -> str | None:
    """A default as the help shows it; empty for None and False."""
    return None if default in (None, "", False) else str(default)
