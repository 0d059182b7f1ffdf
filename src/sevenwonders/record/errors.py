"""What can be wrong with a record, by meaning.

::

    InvalidRecord
    ├── ForeignRecord      the file is no record, or of a format this program does not read
    ├── TruncatedRecord    the end, or a header, is missing
    ├── UnreadableLine     a line is not of the format
    ├── UnknownName        an edition, box, board or card that does not exist
    ├── WrongRules         the game was played by rules of another version
    ├── WrongDeal          the boards or cards cannot have been dealt
    ├── WrongTurn          turns or decisions are missing, too many or out of order
    ├── RefusedChoice      the rules do not allow a choice
    ├── WrongScore         the game does not end with the points that the record says
    ├── EditedRecord       the digest is not that of the text
    └── TurnNotReached     the record ends before the turn that was asked for
"""

from typing import Self

from sevenwonders.errors import WondersError

_QUOTE = 40


def quoted(text: str) -> str:
    """A piece of a record for a message, shortened when it is long."""
    return repr(text if len(text) <= _QUOTE else text[:_QUOTE] + "…")


class InvalidRecord(WondersError):
    """A record that cannot be accepted; says where and why."""

    def __init__(self, why: str, *, key: str = "", line: int = 0, token: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.file = ""
        self.line = line
        """Counted from 1; 0 when the place is the record as a whole."""
        self.key = key
        """The header it is about, if any."""
        self.token = token
        """The choice it is about, if any, as written."""

    def placed(self, *, file: str = "", line: int = 0) -> Self:
        """Add what the reader knows of the place; what is known already stays."""
        self.file = self.file or file
        self.line = self.line or line
        return self

    def __str__(self) -> str:
        line = f"line {self.line}" if self.line else ""
        token = quoted(self.token) if self.token else ""
        place = ", ".join(part for part in (self.file, line, self.key, token) if part)
        return f"{place}: {self.why}" if place else self.why


class ForeignRecord(InvalidRecord):
    """The file is no record, or of a format this program does not read."""


class TruncatedRecord(InvalidRecord):
    """The end, or a header, is missing."""


class UnreadableLine(InvalidRecord):
    """A line is not of the format."""


class UnknownName(InvalidRecord):
    """An edition, box, board or card that does not exist."""


class WrongRules(InvalidRecord):
    """The game was played by rules of another version."""


class WrongDeal(InvalidRecord):
    """The boards or cards cannot have been dealt."""


class WrongTurn(InvalidRecord):
    """Turns or decisions are missing, too many or out of order."""


class RefusedChoice(InvalidRecord):
    """The rules do not allow a choice; the engine's refusal is the cause."""


class WrongScore(InvalidRecord):
    """The game does not end with the points that the record says."""


class EditedRecord(InvalidRecord):
    """The digest is not that of the text."""


class TurnNotReached(InvalidRecord):
    """The record ends before the turn that was asked for."""
