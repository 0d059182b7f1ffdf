"""Tables kept in memory: a cache, filled from the store whenever it lacks one."""

from collections import OrderedDict
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from sevenwonders.server.service.situation import Situation

KEPT: Final = 1000


class Memory:
    """The tables last used, each as of the newest version that is known."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._found: OrderedDict[str, Situation | int] = OrderedDict()
        """A situation, or the version of one that is known to be stored."""
        self._reading: set[str] = set()
        """Tables that are being read from the store and have not changed since that began."""

    def __len__(self) -> int:
        return len(self._found)

    def get(self, table_id: str) -> Situation | None:
        """A table as it is, if it is known."""
        found = self._found.get(table_id)
        if found is None or isinstance(found, int):
            return None
        self._found.move_to_end(table_id)
        return found

    def keep(self, situation: Situation) -> bool:
        """Remember a table unless a newer version is known; the oldest used is forgotten."""
        table = situation.table
        if self._version(table.id) > table.version:
            return False
        self._put(table.id, situation)
        return True

    @contextmanager
    def reading(self, table_id: str) -> Generator[None]:
        """In the block a table is read from the store, by one at a time."""
        self._reading.add(table_id)
        try:
            yield
        finally:
            self._reading.discard(table_id)

    def keep_read(self, situation: Situation) -> bool:
        """Remember a table that was read, unless it may have changed since that began."""
        return situation.table.id in self._reading and self.keep(situation)

    def heard(self, table_id: str, version: int) -> bool:
        """There is such a version; gives whether it was not known."""
        if self._version(table_id) >= version:
            return False
        self._put(table_id, version)
        return True

    def drop(self, table_id: str) -> None:
        """A table may have changed."""
        self._found.pop(table_id, None)
        self._reading.discard(table_id)

    def forget(self) -> None:
        """Anything may have changed."""
        self._found.clear()
        self._reading.clear()

    def _version(self, table_id: str) -> int:
        found = self._found.get(table_id, 0)
        return found if isinstance(found, int) else found.table.version

    def _put(self, table_id: str, found: Situation | int) -> None:
        self._found[table_id] = found
        self._found.move_to_end(table_id)
        if len(self._found) > self._kept:
            self._found.popitem(last=False)
