"""Bots that the host of a server adds: programs that people can seat at their tables."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sevenwonders.bots.errors import NotABot
from sevenwonders.bots.registry import BOTS, offer_bot
from sevenwonders.server.errors import BadSetting

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,31}")


def offer(files: Iterable[Path]) -> None:
    """Offer the bots of Python files under the names of the files."""
    for file in files:
        name, spec = file.stem.lower(), f"code:{file.resolve()}"
        if not _NAME.fullmatch(name):
            raise BadSetting("bot", f"{file.name}: name it with letters, digits, '-' and '_'")
        if name in BOTS and BOTS[name].spec != spec:
            raise BadSetting("bot", f"there is already a bot called {name!r}: rename {file}")
        try:
            offer_bot(name, spec)
        except NotABot as error:
            raise BadSetting("bot", str(error)) from error
