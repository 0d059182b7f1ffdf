"""``sevenwonders check``: whether records and positions can be trusted."""

import sys
from pathlib import Path

from sevenwonders.cli import FINE, USAGE, WRONG
from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.files import content_of, is_position, load
from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.record.errors import EditedRecord, InvalidRecord, TruncatedRecord
from sevenwonders.record.seal import check_record
from sevenwonders.record.seal import reseal as resealed


def check(*files: Path, reseal: bool = False) -> int:
    """Check records and positions; reseal records that were corrected.

    A record is sound, edited (a legal game, but not the one that was sealed) or broken. --reseal
    gives an edited record the score and digest of the game that it now describes.

    Examples:
      sevenwonders check records/*.7w problem.toml
      sevenwonders check --reseal game.7w

    Parameters
    ----------
    files
        Records (.7w) and positions (.toml).
    reseal
        Seal again records that were edited, or that have no score and digest. Broken records are
        left alone.
    """
    if not files:
        raise BadUsage("name a file to check")
    return max(_check_or_complain(path, reseal=reseal) for path in files)


def _check_or_complain(path: Path, *, reseal: bool) -> int:
    """A file that cannot be read does not keep the others from being checked."""
    try:
        return _check(path, reseal=reseal)
    except OSError as error:
        print(f"sevenwonders: {path}: {error.strerror or error}", file=sys.stderr)
        return USAGE


def _check(path: Path, *, reseal: bool) -> int:
    if is_position(path):
        return _check_position(path)
    content = content_of(path)
    result = check_record(content)
    if reseal and isinstance(result.error, EditedRecord | TruncatedRecord):
        return _reseal(path, content)
    print(f"{path}: {result}")
    return FINE if result.status == "sound" else WRONG


def _reseal(path: Path, content: bytes) -> int:
    try:
        text = resealed(content)
    except InvalidRecord as error:
        print(f"{path}: broken: {error}")
        return WRONG
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{path}: resealed")
    return FINE


def _check_position(path: Path) -> int:
    try:
        load(path)
    except InvalidPosition as error:
        print(f"{path}: broken: {error.where}: {error.why}")
        return WRONG
    print(f"{path}: sound")
    return FINE
