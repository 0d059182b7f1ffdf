"""Sorts the lines of a record into headers, turns and footer, before they are interpreted."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from sevenwonders.record.errors import ForeignRecord, UnreadableLine, quoted
from sevenwonders.record.notation import (
    COMMENT,
    DIGEST,
    FORMAT,
    HEADERS,
    LABEL,
    MAGIC,
    SCORE,
    UNPRINTABLE,
)

_FIRST: Final = re.compile(rf"{MAGIC} +([0-9]{{1,4}})")
_KEYED: Final = re.compile(r"([a-z][a-z0-9-]*):(?: (.*))?")


class Line(NamedTuple):
    """A line that says something: its number, its key or turn label, the rest."""

    number: int
    key: str
    value: str


class RecordLines(NamedTuple):
    """A record's lines by what they are."""

    headers: dict[str, Line]
    turns: list[Line]
    footers: dict[str, Line]
    """``score`` and ``digest``, where there are such lines."""

    def line_of(self, key: str) -> int:
        """The number of a header's or footer's line, 0 if there is none."""
        line = self.headers.get(key) or self.footers.get(key)
        return line.number if line else 0


def decoded(text: str | bytes) -> str:
    """The text of a file, whatever its encoding."""
    if isinstance(text, str):
        return text.removeprefix("\ufeff")
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ForeignRecord("this is not a .7w record: it is not even text") from None


def sheet_of(text: str) -> RecordLines:
    """Sort a record's lines; refuses what is no record and lines that are out of place."""
    lines = _telling(text.split("\n"))
    _check_first(next(lines, (1, "")))
    _check_printable(text.split("\n"))
    sheet = RecordLines({}, [], {})
    for number, content in lines:
        _sort(sheet, _line(number, content))
    return sheet


def _telling(lines: list[str]) -> Iterator[tuple[int, str]]:
    """The lines without comments and blank lines."""
    for number, line in enumerate(lines, 1):
        content = " ".join(line.partition(COMMENT)[0].split())
        if content:
            yield number, content


def _check_printable(lines: list[str]) -> None:
    for number, line in enumerate(lines, 1):
        found = UNPRINTABLE.search(line.replace("\t", " ").removesuffix("\r"))
        if found:
            why = f"there is a character {found[0]!r} that no text has"
            raise UnreadableLine(why, line=number)


def _check_first(line: tuple[int, str]) -> None:
    number, content = line
    first = _FIRST.fullmatch(content)
    if first is None:
        other = f"starts with {quoted(content)}, not with '{MAGIC} {FORMAT}'"
        why = f"this is not a .7w record: it {other if content else 'is empty'}"
        raise ForeignRecord(why, line=number)
    if first[1] != str(FORMAT):
        why = f"the record is of format {first[1]}; this program reads format {FORMAT}"
        raise ForeignRecord(why, line=number)


def _line(number: int, content: str) -> Line:
    head, _, rest = content.partition(" ")
    if LABEL.fullmatch(head):
        return Line(number, head, rest)
    keyed = _KEYED.fullmatch(content)
    if keyed is None:
        why = f"{quoted(content)} is neither a header ('key: value') nor a turn ('II.4 ...')"
        raise UnreadableLine(why, line=number)
    if keyed[1] not in (*HEADERS, SCORE, DIGEST):
        why = f"no header {quoted(keyed[1])}; there are: {', '.join((*HEADERS, SCORE, DIGEST))}"
        raise UnreadableLine(why, line=number)
    if not keyed[2]:
        raise UnreadableLine("the header says nothing", line=number, key=keyed[1])
    return Line(number, keyed[1], keyed[2])


def _sort(sheet: RecordLines, line: Line) -> None:
    """Put a line in its place: headers, turns, score, digest."""
    if DIGEST in sheet.footers:
        raise UnreadableLine("nothing may follow the digest", line=line.number)
    if line.key in (SCORE, DIGEST):
        _put(sheet.footers, line)
    elif sheet.footers:
        raise UnreadableLine("only the digest follows the score", line=line.number)
    elif line.key not in HEADERS:
        sheet.turns.append(line)
    elif sheet.turns:
        raise UnreadableLine("headers stand before the first turn", line=line.number, key=line.key)
    else:
        _put(sheet.headers, line)


def _put(lines: dict[str, Line], line: Line) -> None:
    before = lines.setdefault(line.key, line)
    if before is not line:
        why = f"the header stands in line {before.number} already"
        raise UnreadableLine(why, line=line.number, key=line.key)
