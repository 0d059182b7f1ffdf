"""The notation: what is written, and what a person may write."""

import pytest

from sevenwonders.record import Seed, parse_record, replay
from sevenwonders.record.errors import UnreadableLine
from tests.record.samples import BY_HAND, BY_HAND_SEALED, SHORT, WHOLE, changed


def test_a_record_says_who_sat_where_and_what_they_chose() -> None:
    record = parse_record(SHORT)
    assert record.edition == "1e"
    assert record.boxes == ()
    assert record.seats == ("Ada", "Ben", "Cleo")
    assert record.boards == ("halicarnassus-b", "babylon-b", "giza-a")
    assert record.asked == ("halicarnassus-b", "babylon-b", "giza")
    assert record.seed == Seed.fast("283")
    assert record.rules == 1
    assert record.version == "0.1.0"
    assert not record.finished
    assert [(turn.age, turn.number) for turn in record.turns] == [(1, 1), (1, 2)]
    assert [str(choice) for choice in record.turns[0].stages[0]] == [
        "D:west-trading-post",
        "W1:marketplace>2",
        "D:apothecary",
    ]


def test_what_is_decided_later_in_a_turn_stands_behind_a_bar() -> None:
    turn = parse_record(WHOLE).turns[11]
    assert (turn.age, turn.number) == (2, 6)
    assert [len(stage) for stage in turn.stages] == [3, 1, 1]
    assert [str(stage[0]) for stage in turn.stages[1:]] == ["D:laboratory", "T:vineyard"]


def test_a_game_typed_by_a_person_is_written_in_our_form() -> None:
    record = parse_record(BY_HAND, sealed=False)
    assert record.text() == BY_HAND_SEALED
    assert parse_record(BY_HAND_SEALED) == record


def test_a_written_deal_gives_the_hands_in_seat_order_and_the_pile_last() -> None:
    state = replay(parse_record(BY_HAND_SEALED), upto=(1, 1))
    hands = [{state.components.cards[card].slug for card in hand} for hand in state.hands]
    assert {"ore-vein", "east-trading-post", "theater"} <= hands[0]
    assert len(hands[0]) == 8
    assert "glassworks-1" in hands[1]
    assert state.components.cards[state.pile[0]].slug == "scriptorium"


@pytest.mark.parametrize(
    "written",
    [
        pytest.param(SHORT.replace("\n", "\r\n"), id="line ends of another system"),
        pytest.param("\ufeff" + SHORT, id="byte order mark"),
        pytest.param(SHORT.replace(" ", "\t  "), id="tabs"),
        pytest.param(SHORT.replace("\n", "\n\n ; a note: W1:altar\n"), id="comments"),
        pytest.param(SHORT.replace("\n", " ; so | be it\n"), id="comments behind"),
        pytest.param(changed(SHORT, "edition: 1e\nboxes: -", "boxes: -\nedition: 1e"), id="order"),
    ],
)
def test_spaces_comments_and_order_change_nothing(written: str) -> None:
    record = parse_record(written)
    assert record == parse_record(written.encode())
    assert record.text() == SHORT


def test_the_example_of_the_documentation_is_sound_and_in_our_form() -> None:
    record = parse_record(WHOLE)
    assert record.text() == WHOLE
    assert replay(record).over


@pytest.mark.parametrize("seed", [Seed.fast("42/7 again"), Seed.secret(bytes(range(32)))])
def test_seeds_round_trip(seed: Seed) -> None:
    assert Seed.parse(str(seed)) == seed


@pytest.mark.parametrize(
    "text", ["42", "fast", "fast  42", "slow 42", "secret 42", "secret " + "G" * 64, "fast 4;2"]
)
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(UnreadableLine, match="seed"):
        Seed.parse(text)


def test_a_secret_has_256_bits() -> None:
    with pytest.raises(UnreadableLine, match="64 hex digits"):
        Seed.secret(b"short")
