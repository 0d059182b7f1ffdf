"""What is wrong with a record is said with its kind, line and token."""

import pytest

from sevenwonders.engine.errors import CannotAfford, IllegalChoice, NotInHand, PriceNotOffered
from sevenwonders.errors import WondersError
from sevenwonders.record import InvalidRecord, frames, parse_record, replay
from sevenwonders.record.errors import (
    RefusedChoice,
    TruncatedRecord,
    UnknownName,
    UnreadableLine,
    WrongDeal,
    WrongRules,
    WrongTurn,
)
from tests.record.samples import BY_HAND_SEALED, SHORT, WHOLE, changed, refusal


def line_with(text: str, passage: str) -> int:
    """The number of the only line that has a passage."""
    (number,) = (at for at, line in enumerate(text.splitlines(), 1) if passage in line)
    return number


@pytest.mark.parametrize(
    ("old", "new", "kind", "why"),
    [
        ("rules: 1", "rules: 3", WrongRules, "rules version '3'; this program has 1 and 2"),
        ("edition: 1e", "edition: 3e", UnknownName, "'3e'"),
        ("boxes: -", "boxes: leeders", UnknownName, "'leeders'"),
        ("boards: halicarnassus-b", "boards: atlantis-b", UnknownName, "'atlantis-b'"),
        ("boards: halicarnassus-b", "boards: halicarnassus", UnknownName, "'halicarnassus'"),
        ("boards: halicarnassus-b", "boards: halicarnassus-a", WrongDeal, "halicarnassus-b"),
        ("boards: halicarnassus-b", "boards: babylon-a", WrongDeal, "twice"),
        ("boards: halicarnassus-b", "boards:", WrongDeal, "3 boards, not 2"),
        ("asked: halicarnassus-b", "asked: atlantis", UnknownName, "'atlantis'"),
        ("asked: halicarnassus-b", "asked: babylon", WrongDeal, "twice"),
        ("seats: Ada | Ben | Cleo", "seats: Ada", WrongDeal, "1 players"),
        ("seats: Ada | Ben", "seats: Ada |", UnreadableLine, "is not a name"),
        ("seed: fast 283", "seed: quick 283", UnreadableLine, "is not a seed"),
        ("seed: fast 283", "seed: fast 283\ndeal-1: altar", WrongDeal, "not both"),
        ("seed: fast 283", "seed: fast 283\ncommitment: 12", UnreadableLine, "64 hex digits"),
        (
            "seed: fast 283",
            f"seed: fast 283\ncommitment: {'0' * 64}",
            UnreadableLine,
            "only a secret seed",
        ),
        ("edition: 1e", "edition: 1e\nedition: 2e", UnreadableLine, "line 4 already"),
        ("edition: 1e", "edition: 1e\nclock: 3", UnreadableLine, "no header 'clock'"),
        ("edition: 1e", "edition:", UnreadableLine, "says nothing"),
        ("edition: 1e", "edition = 1e", UnreadableLine, "neither a header"),
        ("version: 0.1.0", "version: 0\x07", UnreadableLine, "no text has"),
        ("D:baths\n", "D:baths\nboxes: -\n", UnreadableLine, "before the first turn"),
        ("digest: ", "score: 1 2\ndigest: ", UnreadableLine, "3 seats"),
        ("digest: ", "score: 1 2 x\ndigest: ", UnreadableLine, "3 seats"),
        ("digest: ", "score: 1 2 3\nI.3 D:altar\ndigest: ", UnreadableLine, "only the digest"),
        ("digest: ", "digest: 0\ndigest: ", UnreadableLine, "nothing may follow"),
        ("I.2   D:theater", "I.7   D:theater", WrongTurn, "to be played here is I.2"),
        ("I.2   D:theater", "I.3   D:theater", WrongTurn, "to be played here is I.2"),
        ("I.2   D:theater", "IIII.2 D:theater", UnreadableLine, "neither a header"),
        ("D:theater", "", WrongTurn, "2 choices are written where 3 (play) are due"),
        ("D:theater", "D:theater D:altar", WrongTurn, "4 choices"),
        ("D:baths", "D:baths | T:altar", WrongTurn, "stage 2 is too much"),
        ("D:baths", "D:baths |", UnreadableLine, "choices are missing"),
        ("I.2   D:theater B:lumber-yard D:baths", "I.2", UnreadableLine, "choices are missing"),
        ("D:theater", "X:theater", UnreadableLine, "is no choice"),
        ("D:theater", "D:theatre", UnknownName, "no card 'theatre'"),
    ],
)
def test_a_wrong_line_is_named(old: str, new: str, kind: type[InvalidRecord], why: str) -> None:
    text = changed(SHORT, old, new)
    error = refusal(text)
    assert type(error) is kind
    assert isinstance(error, WondersError)
    assert why in str(error)
    written = zip(text.splitlines(), SHORT.splitlines(), strict=False)
    first = next(at for at, (now, before) in enumerate(written, 1) if now != before)
    # A line that clashes with its neighbour may be named for it.
    assert abs(error.line - first) <= 1
    assert f"line {error.line}" in str(error)


@pytest.mark.parametrize(
    "header", ["rules", "version", "edition", "boxes", "seats", "boards", "seed"]
)
def test_a_missing_header_is_named(header: str) -> None:
    lines = SHORT.splitlines()
    kept = [line for line in lines if not line.startswith(f"{header}:")]
    assert len(kept) == len(lines) - 1
    error = refusal("\n".join(kept))
    assert isinstance(error, TruncatedRecord | WrongDeal)
    assert header in str(error)


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("D:theater", "D:palace", NotInHand),
        ("B:lumber-yard", "B:lumber-yard$1", PriceNotOffered),
        ("W1:marketplace>2", "W1:marketplace>1", PriceNotOffered),
        ("I.1   D:west-trading-post", "I.1   W1:west-trading-post", CannotAfford),
    ],
)
def test_an_illegal_choice_is_named_with_its_line_seat_and_reason(
    old: str, new: str, cause: type[IllegalChoice]
) -> None:
    text = changed(SHORT, old, new)
    error = refusal(text)
    assert isinstance(error, RefusedChoice)
    assert isinstance(error.__cause__, cause)
    assert error.token == new.rsplit(maxsplit=1)[-1]
    assert error.line == line_with(text, new)
    assert str(error.__cause__) in str(error)


def test_the_file_is_named() -> None:
    record = parse_record(changed(SHORT, "D:theater", "D:palace"), sealed=False)
    with pytest.raises(RefusedChoice) as caught:
        replay(record, file="sunday.7w")
    assert str(caught.value).startswith("sunday.7w, line 12, I.2, 'D:palace': seat 0 (Ada) may not")


def test_frames_stop_at_the_choice_that_is_refused() -> None:
    record = parse_record(changed(SHORT, "D:theater", "D:palace"), sealed=False)
    shown = frames(record, file="sunday.7w")
    assert [next(shown).turn, next(shown).turn] == [1, 2]
    with pytest.raises(RefusedChoice, match=r"sunday\.7w, line 12"):
        next(shown)


def test_comments_do_not_shift_the_line_that_is_named() -> None:
    text = "; one\n\n; two\n" + changed(SHORT, "D:theater", "D:palace")
    assert refusal(text).line == 15


def test_a_turn_cannot_go_on_after_the_end() -> None:
    text = changed(WHOLE, "\nscore:", "III.6 D:altar D:altar D:altar\nscore:")
    error = refusal(text)
    assert isinstance(error, WrongTurn)
    assert "over after III.6" in str(error)


def test_decisions_left_out_of_a_turn_are_asked_for() -> None:
    error = refusal(changed(WHOLE, " | D:laboratory | T:vineyard", ""))
    assert isinstance(error, WrongTurn)
    assert "II.6 lacks its 'last-card' decision" in str(error)
    assert error.key == "III.1"


@pytest.mark.parametrize(
    ("old", "new", "kind", "why"),
    [
        ("deal-1: ore-vein", "deal-1: gold-vein", UnknownName, "no card 'gold-vein'"),
        ("deal-1: ore-vein", "deal-1: altar", WrongDeal, "'altar' is dealt 2 times"),
        ("deal-1: ore-vein", "deal-1: palace", WrongDeal, "there are 0 in this deck"),
        ("deal-1: ore-vein", "deal-1:", WrongDeal, "20 cards are dealt and not 21; missing: ore"),
        ("workers-guild ", "", WrongDeal, "20 cards are dealt and not 21"),
        ("workers-guild ", "traders-guild ", WrongDeal, "'traders-guild' is dealt 2 times"),
        ("deal-2: ", "seed: fast 1\ndeal-2: ", WrongDeal, "not both"),
        ("deal-1: ", "asked: giza\ndeal-1: ", WrongDeal, "only where a seed draws"),
        ("edition: 1e", "edition: 2e", WrongDeal, "2 players"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(
    old: str, new: str, kind: type[InvalidRecord], why: str
) -> None:
    error = refusal(changed(BY_HAND_SEALED, old, new))
    assert type(error) is kind
    assert why in str(error)
    assert error.line > 0


def test_a_deck_is_needed_for_each_age() -> None:
    lines = [line for line in BY_HAND_SEALED.splitlines() if not line.startswith("deal-2")]
    error = refusal("\n".join(lines))
    assert isinstance(error, WrongDeal)
    assert "three Ages" in str(error)
