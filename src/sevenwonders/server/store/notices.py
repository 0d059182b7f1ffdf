"""Notices of changes, for caches of the store.

Who makes a change tells the others of its process, and through the database those of other
processes. Word that did not come is no harm where it is known not to come: then nobody trusts what
they keep.
"""

import logging
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace

from sevenwonders.server.store.rows import ChoiceData, TableData

CHANNEL: Final = "sevenwonders"
ANYTHING: Final = "anything"
"""The topic of a message after which nobody trusts what they keep."""
LONGEST: Final = 7900
"""Bytes of a notice between processes: PostgreSQL carries less than 8,000."""
_log: Final = logging.getLogger(__name__)
_ENCODE: Final = msgspec.json.Encoder()


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """That a table is not as it was, and what became of it."""

    origin: str
    """The process that made the change."""
    table: str
    version: int
    after: TableData | None = None
    """The changed table; None if it is too long for a notice."""
    dropped: tuple[int, ...] = ()
    added: tuple[ChoiceData, ...] = ()

    def packed(self) -> str:
        """For other processes."""
        whole = _ENCODE.encode(self)
        if len(whole) > LONGEST:
            whole = _ENCODE.encode(
                Notice(origin=self.origin, table=self.table, version=self.version)
            )
        return whole.decode()


Hearer = Callable[[Notice | None], None]
"""Receives a notice, or None if anything may have changed."""
WordHearer = Callable[[str, str], None]
"""Hears which process says something, and what."""
_DECODE: Final = msgspec.json.Decoder(Notice)


class Notices:
    """The listeners to the changes of one database; one that fails does not stop the others."""

    def __init__(self, *, complete: bool) -> None:
        self.process: Final = secrets.token_hex(8)
        """The prefix of the names of this process's writers."""
        self.complete = complete
        """Whether word comes of every change: what was kept is good until then."""
        self._hearers: list[Hearer] = []
        self._named = 0
        self._topics: dict[str, WordHearer] = {}
        self._doubts: dict[str, int] = {}
        """By table, the version that a change of this process made, or makes later, or never."""

    def on(self, topic: str, hearer: WordHearer) -> None:
        """Subscribe to messages of other processes about a topic besides tables."""
        self._topics[topic] = hearer

    def word(self, topic: str, text: str) -> str:
        """A message for other processes about a topic, which is one word of letters."""
        return f"{topic} {self.process} {text}"

    def hear(self, hearer: Hearer) -> str:
        """Subscribe to all changes; returns the name for the subscriber's own changes."""
        self._hearers.append(hearer)
        self._named += 1
        return f"{self.process}/{self._named}"

    def tell(self, notice: Notice) -> None:
        """Tell everybody of a change that is stored."""
        if self._doubts and self._doubts.get(notice.table, notice.version + 1) <= notice.version:
            del self._doubts[notice.table]
        for hearer in self._hearers:
            try:
                hearer(notice)
            except Exception:  # noqa: BLE001 -- the others are to hear it too
                _log.exception("word of a change of table %s was lost", notice.table)

    def doubt(self, table: str, version: int) -> None:
        """Nobody knows whether a change of this process is stored: if it is, its notice tells."""
        self._doubts[table] = version

    def take(self, packed: str) -> None:
        """Tell everybody of a change that another process made, or of what it says."""
        try:
            self._take(packed)
        except Exception:  # noqa: BLE001 -- what it said is not known
            _log.exception("word of another process was lost")
            self.lose(complete=self.complete)

    def lose(self, *, complete: bool) -> None:
        """Anything may have changed; from now on word comes of every change, or does not."""
        self.complete = complete
        for hearer in self._hearers:
            try:
                hearer(None)
            except Exception:  # noqa: BLE001 -- the others are to hear it too
                _log.exception("word that anything may have changed was lost")

    def _take(self, packed: str) -> None:
        if not packed.startswith("{"):
            topic, process, text = packed.split(" ", 2)
            if process == self.process:
                return
            if topic == ANYTHING:
                self.lose(complete=self.complete)
            elif topic in self._topics:
                self._topics[topic](process, text)
            return
        notice = _DECODE.decode(packed)
        if not notice.origin.startswith(self.process):
            self.tell(notice)
        elif self._doubts.get(notice.table) == notice.version:
            # To its own writer as well it is news.
            self.tell(replace(notice, origin=""))
