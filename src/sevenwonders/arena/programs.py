"""What is inside the programs of a contest: another content is another bot."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from sevenwonders.bots.process_spec import program_of
from sevenwonders.bots.spec import PROGRAMS, read_spec


def programs_of(bots: Iterable[str]) -> dict[str, str]:
    """A short name for the content of each bot that is a program; others have none."""
    found = ((bot, list(_files(bot))) for bot in bots)
    return {bot: _digest(files) for bot, files in found if files}


def _files(bot: str) -> Iterator[Path]:
    """The file of a ``code``, and whatever files the command of a ``process`` names."""
    spec = read_spec(bot)
    if spec.name not in PROGRAMS:
        return
    words = (spec.program,) if spec.name == "code" else program_of(spec, bot).command
    for word in words:
        # What cannot be read may still be run.
        if os.access(word, os.R_OK) and Path(word).is_file():
            yield Path(word)


def _digest(files: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for path in files:
        with path.open("rb") as file:
            whole.update(hashlib.file_digest(file, "sha256").digest())
    return whole.hexdigest()[:12]
