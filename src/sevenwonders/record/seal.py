"""Whether a record can be trusted, and putting a new seal on a corrected one."""

from typing import Literal

import msgspec

from sevenwonders.record.errors import EditedRecord, InvalidRecord, WrongScore
from sevenwonders.record.game import Record
from sevenwonders.record.lines import decoded, sheet_of
from sevenwonders.record.notation import SCORE
from sevenwonders.record.reader import check_seal, record_from
from sevenwonders.record.replay import check_score, played, scores_of

Status = Literal["sound", "edited", "broken"]


class CheckResult(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to say of a record."""

    status: Status
    """``edited``: the digest or the score differs, but the game is legal."""
    record: Record | None = None
    """As read; none if it is broken."""
    error: InvalidRecord | None = None
    """What is wrong, none if it is sound."""

    def __repr__(self) -> str:
        return f"<{self.status} record>"

    def __str__(self) -> str:
        return self.status if self.error is None else f"{self.status}: {self.error}"


def check_record(text: str | bytes, *, file: str = "") -> CheckResult:
    """Read a record, play it again and compare its digest and its score."""
    try:
        return _check(decoded(text), file)
    except InvalidRecord as error:
        return CheckResult(status="broken", error=error.placed(file=file))


def reseal(text: str | bytes, *, file: str = "") -> str:
    """Accept a corrected record: the same lines with the score and digest they now have.

    Comments and spacing stay as they are. Refuses what is not a legal game.
    """
    try:
        return _reseal(decoded(text))
    except InvalidRecord as error:
        raise error.placed(file=file) from error.__cause__


def _check(text: str, file: str) -> CheckResult:
    sheet = sheet_of(text)
    record = record_from(sheet)
    state = played(record)
    try:
        check_seal(sheet, record)
    except EditedRecord as error:
        return CheckResult(status="edited", record=record, error=error.placed(file=file))
    try:
        check_score(record, state)
    except WrongScore as error:
        raise error.placed(line=sheet.line_of(SCORE)) from None
    return CheckResult(status="sound", record=record)


def _reseal(text: str) -> str:
    sheet = sheet_of(text)
    record = record_from(sheet)
    sealed = msgspec.structs.replace(record, scores=scores_of(played(record)))
    seals = {line.number for line in sheet.footers.values()}
    lines = text.split("\n")
    kept = "\n".join(line for number, line in enumerate(lines, 1) if number not in seals)
    return f"{kept.rstrip()}\n\n{sealed.footer()}"
