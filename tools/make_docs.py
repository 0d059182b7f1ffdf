"""Write the pages of docs/ that come from code: commands, cards, protocol, Python, observations.

``python tools/make_docs.py`` writes them, ``--check`` says which are out of date.
"""

import io
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from rich.console import Console

from sevenwonders.bots.registry import BOTS
from sevenwonders.bots.remote.protocol import PROTOCOL
from sevenwonders.bots.remote.protocol_page import protocol_tables
from sevenwonders.cli.app import build
from sevenwonders.cli.reference import (
    CARD_COLUMNS,
    EDIFICE_COLUMNS,
    LEADER_COLUMNS,
    SIDE_COLUMNS,
    card_row,
    edifice_row,
    heads,
    leader_row,
    side_rows,
    sides,
)
from sevenwonders.cli.texts import commands
from sevenwonders.content.loader import extra_names, load_box
from sevenwonders.content.model import EDITIONS, Box
from sevenwonders.content.names import Names, names

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools.observation_page import observation_page  # noqa: E402
from tools.reference_page import reference_page  # noqa: E402

DOCS: Final = ROOT / "docs"
BOTS_PAGE: Final = DOCS / "bots.md"
LIST_BEGINS: Final = "<!-- The list is made by tools/make_docs.py. -->"
LIST_ENDS: Final = "<!-- Here it ends. -->"
CARD_IDS: Final = """Choices, records, positions and messages name a thing by its id. The id of
a board side is `giza-a`, that of its second stage `giza-a-2`."""
WIDTH: Final = 92
MADE: Final = "<!-- Made by tools/make_docs.py; edit the code, not this page. -->"


def cli_page() -> str:
    """The help texts of all commands."""
    parts = [MADE, "# The command line", _fenced(_help())]
    for command in commands():
        parts += [f"## {command.name}", _fenced(_help(command.name))]
    return "\n\n".join(parts) + "\n"


def cards_page() -> str:
    """Every card, leader, edifice and board side of both editions and all boxes."""
    parts = [
        MADE,
        "# Cards and wonder boards",
        "A copy marked `3+` is for three players or more; guilds and black cards are drawn.",
        CARD_IDS,
    ]
    english = names("en")
    for name in (*(f"base-{edition}" for edition in EDITIONS), *extra_names()):
        box = load_box(name)
        parts.append(f"## {box.title}")
        parts += _box_tables(box, english)
    return "\n\n".join(parts) + "\n"


def protocol_page() -> str:
    """Every message that a bot in another process hears or says."""
    about = f"""Version {PROTOCOL}. One JSON object a line; [Bots](bots.md) says when each is sent.
Cards, boards and all else are named as in the [card reference](cards.md)'s content; numbers of
rules are those of [the rules](rules.md). Ignore fields you do not know: more may come without a new
version."""
    title = "# The bot protocol, message by message"
    return f"{MADE}\n\n{title}\n\n{about}\n\n{protocol_tables()}\n"


def python_page() -> str:
    """The public names of the package."""
    return f"{MADE}\n\n{reference_page()}"


def encode_page() -> str:
    """Observations and actions as bytes and numbers."""
    return f"{MADE}\n\n{observation_page()}"


def bots_page() -> str:
    """The page on bots, with the list of those there are."""
    before, _, rest = BOTS_PAGE.read_text(encoding="utf-8").partition(LIST_BEGINS)
    after = rest.partition(LIST_ENDS)[2]
    rows = (
        (f"`{one.name}`", one.about, ", ".join(map(str, one.parameters)) or "-")
        for one in BOTS.values()
    )
    table = _table(("bot", "what it does", "parameters"), rows)
    return f"{before}{LIST_BEGINS}\n\n{table}\n\n{LIST_ENDS}{after}"


def _box_tables(box: Box, english: Names) -> Iterator[str]:
    """A table of each kind of piece that the box has."""
    stages = [row for board, side in sides(box) for row in side_rows(board, side, english)]
    tables = (
        (heads(CARD_COLUMNS, english), [card_row(card, english) for card in box.cards]),
        (heads(LEADER_COLUMNS, english), [leader_row(leader, english) for leader in box.leaders]),
        (
            heads(EDIFICE_COLUMNS, english),
            [edifice_row(edifice, english) for edifice in box.edifices],
        ),
        (heads(SIDE_COLUMNS, english), stages),
    )
    for columns, rows in tables:
        if rows:
            yield _table(columns, rows)


def _help(*command: str) -> str:
    text = io.StringIO()
    console = Console(file=text, width=WIDTH, color_system=None, legacy_windows=False)
    build()([*command, "--help"], console=console)
    return text.getvalue()


def _fenced(text: str) -> str:
    body = "\n".join(line.rstrip() for line in text.strip().splitlines())
    return f"```text\n{body}\n```"


def _table(columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    return "\n".join(_lines(columns, rows))


def _lines(columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(columns)} |"
    yield f"|{'---|' * len(columns)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


PAGES: Final = {
    "cli.md": cli_page,
    "cards.md": cards_page,
    "bots.md": bots_page,
    "bot-protocol.md": protocol_page,
    "reference.md": python_page,
    "observations.md": encode_page,
}


def main(arguments: list[str]) -> int:
    """Write the pages, or with --check name those that differ; 1 when one does."""
    check = arguments == ["--check"]
    stale = 0
    for name, page in PAGES.items():
        path = DOCS / name
        if check:
            written = path.read_text(encoding="utf-8") if path.exists() else ""
            if written != page():
                print(f"docs/{name} is out of date: run tools/make_docs.py")
                stale = 1
        else:
            path.write_text(page(), encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
