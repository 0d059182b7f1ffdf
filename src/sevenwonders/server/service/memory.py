"""Tables kept in memory: a cache, filled from the store whenever it lacks one."""

from collections import OrderedDict
from typing import Final

from sevenwonders.server.service.situation import Situation

KEPT: Final = 1000


class Memory:
    """The tables last used, each as of the newest version that is known."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._found: OrderedDict[str, Situation | int] = OrderedDict()
        """A situation, or the version of one that is known to be stored."""
        self.epoch = 0
        """How often everything was forgotten: what was read before then is not to be kept."""

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

    def heard(self, table_id: str, version: int) -> None:
        """There is a version that is not known."""
        if self._version(table_id) < version:
            self._put(table_id, version)

    def forget(self) -> None:
        """Anything may have changed."""
        self._found.clear()
        self.epoch += 1

    def _version(self, table_id: str) -> int:
        found = self._found.get(table_id, 0)
        return found if isinstance(found, int) else found.table.version

    def _put(self, table_id: str, found: Situation | int) -> None:
        self._found[table_id] = found
        self._found.move_to_end(table_id)
        if len(self._found) > self._kept:
            self._found.popitem(last=False)
