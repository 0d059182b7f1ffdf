"""The digest: what counts as edited, and how a correction is accepted."""

import pytest

from sevenwonders.record import check_record, parse_record, reseal
from sevenwonders.record.errors import EditedRecord, RefusedChoice, TruncatedRecord, WrongScore
from tests.record.samples import BY_HAND, SHORT, WHOLE, changed, played


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("I.2   D:theater", "I.2   B:theater"),
        ("Ben", "Bea"),
        ("0.1.0", "0.1.1"),
        ("digest: 1", "digest: 0"),
        ("I.2   D:theater B:lumber-yard D:baths\n", ""),
    ],
)
def test_a_legal_game_with_another_digest_is_edited(old: str, new: str) -> None:
    text = changed(SHORT, old, new)
    result = check_record(text, file="game.7w")
    assert result.status == "edited"
    assert result.record == parse_record(text, sealed=False)
    assert isinstance(result.error, EditedRecord)
    assert str(result).startswith("edited: game.7w, line ")
    with pytest.raises(EditedRecord):
        parse_record(text)


def test_an_edited_record_can_be_sealed_again() -> None:
    text = changed(SHORT, "I.2   D:theater", "I.2   B:theater")
    sealed = reseal(text)
    assert check_record(sealed).status == "sound"
    assert sealed.splitlines()[:-1] == text.splitlines()[:-1]


def test_a_sound_record_is_sealed_as_it_was() -> None:
    assert reseal(SHORT) == SHORT
    assert reseal(WHOLE.encode()) == WHOLE


def test_sealing_keeps_the_comments_of_a_person() -> None:
    sealed = reseal(BY_HAND)
    assert sealed.startswith(BY_HAND)
    assert reseal(sealed) == sealed
    assert check_record(sealed).status == "sound"


def test_sealing_works_out_the_score() -> None:
    game = WHOLE.partition("score:")[0]
    assert reseal(game) == WHOLE
    assert reseal(changed(WHOLE, "score: 28", "score: 99")) == WHOLE


def test_a_score_that_the_game_does_not_give_is_broken_even_under_its_digest() -> None:
    wrong = changed(WHOLE, "score: 28", "score: 99")
    lied = parse_record(wrong, sealed=False).text()
    result = check_record(lied)
    assert result.status == "broken"
    assert isinstance(result.error, WrongScore)
    assert result.error.line == lied.splitlines().index("score: 99 26 29") + 1
    with pytest.raises(WrongScore, match="says 99 26 29, the game gives 28 26 29"):
        played(wrong)


def test_a_score_before_the_end_is_wrong() -> None:
    with pytest.raises(WrongScore, match="it is not over"):
        played(changed(SHORT, "digest:", "score: 1 2 3\ndigest:"))


def test_an_illegal_game_is_not_sealed() -> None:
    text = changed(SHORT, "W1:marketplace>2", "W1:marketplace")
    assert check_record(text).status == "broken"
    with pytest.raises(RefusedChoice, match=r"game\.7w, line 11, I\.1, 'W1:marketplace'"):
        reseal(text, file="game.7w")


def test_a_record_without_its_digest_is_cut_off() -> None:
    text = SHORT.partition("digest:")[0]
    result = check_record(text)
    assert result.status == "broken"
    assert isinstance(result.error, TruncatedRecord)
    assert "cut off" in str(result)
