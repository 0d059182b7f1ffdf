"""What can be wrong with content, by meaning.

ContentError        a content file says something it may not
UnknownContent      a name that no loaded content has
├── UnknownEdition
├── UnknownBox
├── UnknownLanguage
├── MissingCard
├── MissingBoard
├── MissingLeader
├── MissingEdifice
└── MissingName
"""

from collections.abc import Iterable
from typing import ClassVar

from sevenwonders.content.nearest import nearest_hint
from sevenwonders.errors import WondersError


class ContentError(WondersError):
    """A content file is wrong; the message names the line to correct."""

    def __init__(self, *, file: str, item: str, problem: str, key: str = "") -> None:
        """Keep the place (file, card or board stage, key) and the problem apart for tools."""
        self.file = file
        self.item = item
        self.key = key
        self.problem = problem
        place = ": ".join(part for part in (file, item, key) if part)
        super().__init__(f"{place}: {problem}")


class UnknownContent(WondersError, LookupError):
    """A name that does not exist, with those that do."""

    what: ClassVar[str] = "content"

    def __init__(self, name: str, known: Iterable[str] = (), *, why: str = "") -> None:
        """List the known names in the message unless there are none to give."""
        self.name = name
        self.known = tuple(known)
        because = f": {why}" if why else ""
        there_are = f"; there are: {', '.join(self.known)}" if self.known else ""
        hint = nearest_hint(name, self.known)
        super().__init__(f"no {self.what} {name!r}{because}{there_are}{hint}")


class UnknownEdition(UnknownContent):
    """No base game of that edition."""

    what = "edition"


class UnknownBox(UnknownContent):
    """No expansion of that name, or none that can be used."""

    what = "expansion"

    def __init__(self, name: str, known: Iterable[str] = (), *, why: str = "") -> None:
        """Say why an expansion that an installed package registers cannot be used."""
        super().__init__(name, known, why=why)


class UnknownLanguage(UnknownContent):
    """No names in that language."""

    what = "language"


class MissingCard(UnknownContent):
    """No such card at this table."""

    what = "card"


class MissingBoard(UnknownContent):
    """No such wonder board, or side of one, at this table."""

    what = "board"


class MissingLeader(UnknownContent):
    """No such leader at this table."""

    what = "leader"


class MissingEdifice(UnknownContent):
    """No such edifice at this table."""

    what = "edifice"


class MissingName(UnknownContent):
    """It has no name, not even in English."""

    what = "name for"
