"""Digests of the programs of a contest: a program that has changed is another bot."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from sevenwonders.arena.contest.imports import SUFFIX, sources_of
from sevenwonders.bots.python_class import file_of
from sevenwonders.bots.remote.spec import program_of
from sevenwonders.bots.spec import PROGRAMS, PYTHON, read_spec


def programs_of(bots: Iterable[str]) -> dict[str, str]:
    """A digest of the content of each bot that is a program."""
    found = ((bot, list(_files(bot))) for bot in bots)
    return {bot: _digest(files) for bot, files in found if files}


def _files(bot: str) -> Iterator[Path]:
    """The file of a ``code`` or a class, and the files named in the command of a ``process``.

    Python files bring the modules that they import from their own folder.
    """
    spec = read_spec(bot)
    if spec.name == PYTHON:
        file = file_of(spec.program)
        if file is not None and file.is_file():
            yield from sources_of(file)
        return
    if spec.name not in PROGRAMS:
        return
    words = (spec.program,) if spec.name == "code" else program_of(spec, bot).command
    for word in words:
        path = Path(word)
        # What cannot be read may still be run.
        if os.access(word, os.R_OK) and path.is_file():
            is_python = spec.name == "code" or path.suffix == SUFFIX
            yield from sources_of(path) if is_python else (path,)


def _digest(files: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for path in files:
        with path.open("rb") as file:
            whole.update(hashlib.file_digest(file, "sha256").digest())
    return whole.hexdigest()[:12]
