"""Records for tests, and the two ways to read one."""

from pathlib import Path

import pytest

from sevenwonders.engine.game.state import State
from sevenwonders.record import InvalidRecord, parse_record, replay

_HERE = Path(__file__).parent
_PAGE = _HERE.parent.parent / "docs" / "records.md"

SHORT = (_HERE / "short.7w").read_text(encoding="utf-8")
"""Two turns of three players, with a seed: small enough to break in every place."""
BY_HAND = (_HERE / "by-hand.7w").read_text(encoding="utf-8")
"""Two turns of two players as a person typed them, with the whole deal and no digest."""
BY_HAND_SEALED = (_HERE / "by-hand-sealed.7w").read_text(encoding="utf-8")
"""The same as we write it."""
WHOLE = _PAGE.read_text(encoding="utf-8").split("```\n")[1]
"""The finished game that the documentation shows."""


def changed(text: str, old: str, new: str) -> str:
    """A text with one passage changed; the passage is there once."""
    assert text.count(old) == 1
    return text.replace(old, new)


def played(text: str) -> State:
    """The game of a record, its digest not looked at."""
    return replay(parse_record(text, sealed=False))


def refusal(text: str | bytes) -> InvalidRecord:
    """Why a record is refused, its digest not looked at."""
    with pytest.raises(InvalidRecord) as caught:
        replay(parse_record(text, sealed=False))
    return caught.value
