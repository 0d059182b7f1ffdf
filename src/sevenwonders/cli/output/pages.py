"""Pages and other files: a file that cannot be written is refused before the work, not after it."""

import os
from pathlib import Path

from sevenwonders.cli.errors import BadUsage


def check_page(path: Path) -> None:
    """Refuse a file that could not be written; nothing is created yet."""
    folder = path.parent
    if path.is_dir():
        raise BadUsage(f"{path}: is a folder, not a file")
    if not folder.is_dir():
        raise BadUsage(f"{path}: there is no folder {folder}")
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise BadUsage(f"{path}: cannot be written")


def check_folder(path: Path) -> None:
    """Refuse a folder that cannot be one; nothing is created yet."""
    if path.exists() and not path.is_dir():
        raise BadUsage(f"{path}: is a file, not a folder")


def write_page(path: Path, text: str) -> None:
    """Write a file; an error names its file, even one that comes after the file is open."""
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
