"""However a record is damaged, nothing passes in silence."""

import pytest

from sevenwonders.record import InvalidRecord, check_record, parse_record, reseal
from sevenwonders.record.errors import ForeignRecord
from tests.record.samples import BY_HAND_SEALED, SHORT, WHOLE, refusal


@pytest.mark.parametrize("text", [SHORT, WHOLE, BY_HAND_SEALED])
def test_an_untouched_record_is_sound(text: str) -> None:
    result = check_record(text)
    assert str(result) == result.status == "sound"
    assert result.record == parse_record(text)


@pytest.mark.parametrize("text", [SHORT, WHOLE, BY_HAND_SEALED])
def test_no_line_can_be_left_out(text: str) -> None:
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if line:
            rest = "\n".join(lines[:at] + lines[at + 1 :])
            assert check_record(rest).status != "sound", line


@pytest.mark.parametrize("text", [SHORT, WHOLE])
def test_no_two_lines_can_be_exchanged_but_headers(text: str) -> None:
    lines = text.splitlines()
    for at in range(lines.index(""), len(lines) - 1):
        turned = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        if lines[at] and lines[at + 1]:
            assert check_record("\n".join(turned)).status == "broken", lines[at]


@pytest.mark.parametrize("bit", [1, 2, 16])
def test_no_character_can_be_changed(bit: int) -> None:
    for at, character in enumerate(SHORT):
        text = SHORT[:at] + chr(ord(character) ^ bit) + SHORT[at + 1 :]
        assert check_record(text).status != "sound", f"character {at} of {text}"


def test_no_part_of_the_end_can_be_missing() -> None:
    for end in range(len(SHORT) - 1):
        result = check_record(SHORT[:end])
        assert result.status != "sound"
        with pytest.raises(InvalidRecord):
            parse_record(SHORT[:end])


@pytest.mark.parametrize(
    ("content", "why"),
    [
        pytest.param("", "is empty", id="empty"),
        pytest.param("\n\n", "is empty", id="blank"),
        pytest.param('{"players": 3}', "starts with", id="json"),
        pytest.param(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "not even text", id="png"),
        pytest.param(b"\xff\xfe7\x00w\x00", "not even text", id="utf-16"),
        pytest.param("\x00" * 64, "starts with", id="nul"),
        pytest.param("x" * 100_000, "starts with", id="one long line"),
        pytest.param("7w 2\nrules: 1\n", "format 2", id="a later format"),
        pytest.param("7w one\n", "starts with", id="no format"),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(content: str | bytes, why: str) -> None:
    error = refusal(content)
    assert isinstance(error, ForeignRecord)
    assert why in str(error)
    assert len(str(error)) < 300
    assert check_record(content).status == "broken"
    with pytest.raises(ForeignRecord):
        reseal(content)
