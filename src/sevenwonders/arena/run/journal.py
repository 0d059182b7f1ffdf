"""Results in a file that survives whatever ends the arena: a line for each piece of work done."""

import fcntl
import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, Generic, TypeVar, final

import msgspec

from sevenwonders.arena.errors import BadResults, OtherResults

FORMAT: Final = "sevenwonders-arena-1"
_SYNC_EVERY: Final = 1.0
"""Seconds after which results are forced to the disk."""
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError)
"""What an invalid line raises."""

Line = TypeVar("Line")


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line: the contest."""

    format: str = FORMAT
    contest: msgspec.Raw


class _Programs(msgspec.Struct):
    """The digests of a contest's programs."""

    programs: dict[str, str] = {}


@final
class Journal(Generic[Line]):
    """A file of results, one a line. It is only ever appended to."""

    def __init__(
        self,
        path: Path,
        contest: msgspec.Struct,
        line: type[Line],
        is_whole: Callable[[Line], bool] = lambda _: True,
    ) -> None:
        self.path = path
        self._is_whole = is_whole
        self._contest = msgspec.json.encode(contest)
        self._decoder = msgspec.json.Decoder(line)
        self._synced = -_SYNC_EVERY
        self._file: BinaryIO | None = None
        self._began = False

    def open(self) -> list[Line]:
        """Begin the file, or continue it; gives what it holds already."""
        if self.path.exists() and not self.path.is_file():
            why = "is not a regular file, which results need"
            raise BadResults(f"{self.path}: {why}; name a new file, or one with results")
        self._file = self.path.open("ab")
        self._claim(self._file)
        kept = self.path.read_bytes()
        whole = kept[: kept.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._check(lines[0])
        elif kept and not self._heading().startswith(kept):
            raise BadResults(f"{self.path}: has no arena results")
        found = list(self._read(lines[1:]))
        # A line that was cut off is written again.
        self._file.truncate(len(whole))
        self._began = not lines
        self._write(self._heading() if self._began else b"")
        return found

    def append(self, line: Line) -> None:
        """Add a result; within a second or with the next one it is on the disk."""
        self._write(msgspec.json.encode(line) + b"\n")

    def close(self) -> None:
        """Force everything to the disk and let go of the file; one without results is removed."""
        file, self._file = self._file, None
        if file is not None:
            # What could not be written is tried again here, and may fail again.
            with self._named(), file:
                os.fsync(file)
                if self._began and os.fstat(file.fileno()).st_size == len(self._heading()):
                    self.path.unlink(missing_ok=True)

    def _claim(self, file: BinaryIO) -> None:
        """Lock the file: two arenas that write to it would play every game twice and damage it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            why = "another arena is writing to it; wait until it ends, or name another file"
            raise BadResults(f"{self.path}: {why}") from error
        except OSError:
            # Not every system of files knows locks.
            return

    def _write(self, text: bytes) -> None:
        if self._file is None:
            return
        with self._named():
            self._file.write(text)
            self._file.flush()
            if time.monotonic() - self._synced > _SYNC_EVERY:
                os.fsync(self._file)
                self._synced = time.monotonic()

    @contextmanager
    def _named(self) -> Generator[None, None, None]:
        """Let errors of the system name the file."""
        try:
            yield
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error

    def _heading(self) -> bytes:
        return msgspec.json.encode(Heading(contest=msgspec.Raw(self._contest))) + b"\n"

    def _check(self, first: bytes) -> None:
        try:
            heading = msgspec.json.decode(first, type=Heading)
        except _UNREADABLE as error:
            raise BadResults(f"{self.path}: has no arena results") from error
        if heading.format != FORMAT:
            raise BadResults(f"{self.path}: holds {heading.format}, not {FORMAT}")
        if bytes(heading.contest) != self._contest:
            try:
                differing = ", ".join(_differences(self._contest, bytes(heading.contest)))
            except _UNREADABLE as error:
                raise BadResults(f"{self.path}, line 1: no contest: {error}") from error
            raise OtherResults(
                f"{self.path}: holds results of another contest (different: {differing}); name "
                "another file, or use the options with which it was started"
            )

    def _read(self, lines: list[bytes]) -> Iterator[Line]:
        for number, line in enumerate(lines, 2):
            try:
                found = self._decoder.decode(line)
            except _UNREADABLE as error:
                raise BadResults(f"{self.path}, line {number}: {error}") from error
            if not self._is_whole(found):
                raise BadResults(f"{self.path}, line {number}: some numbers are missing")
            yield found


def _differences(ours: bytes, theirs: bytes) -> list[str]:
    """The differences between two contests; a program that changed is named by its bot."""
    options = (msgspec.json.decode(one, type=dict[str, object]) for one in (ours, theirs))
    programs = (msgspec.json.decode(one, type=_Programs).programs for one in (ours, theirs))
    changed = [key for key in _differing(*options) if key != "programs"]
    return changed + [f"program of {bot}" for bot in _differing(*programs)]


def _differing(ours: Mapping[str, object], theirs: Mapping[str, object]) -> list[str]:
    return [key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key)]
