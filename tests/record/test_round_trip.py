"""A game, its record, its text and the game again are one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevenwonders.engine.game.dealer import FastStream, SecretStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.record import Seed, frames, parse_record, record_of, replay
from sevenwonders.record.errors import InvalidRecord, TurnNotReached, WrongDeal
from tests.record.samples import WHOLE
from tests.support.dump import dump
from tests.support.games import (
    KINDS,
    Kind,
    kinds_of_table,
    mid_game,
    picker,
    play_stage,
    random_game,
    seeds,
)
from tests.support.table import a_city, a_table


@settings(max_examples=25, deadline=None)
@given(kind=kinds_of_table(), seed=seeds(), stage_count=st.integers(0, 24))
def test_a_record_rebuilds_the_game_at_any_stage(kind: Kind, seed: str, stage_count: int) -> None:
    state = mid_game(kind, seed, stage_count)
    record = record_of(state)
    text = record.text()
    again = parse_record(text)
    assert again == record
    assert hash(again) == hash(record)
    assert again.text() == text
    assert record.finished == state.over
    assert dump(replay(again)) == dump(state)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_seed_stands_for_the_whole_deal(kind: Kind) -> None:
    state = random_game(kind, "7")
    record = record_of(state, seed=Seed.fast(f"{kind} 7"))
    assert "deal-1" not in record.text()
    assert dump(replay(parse_record(record.text()))) == dump(state)


def test_a_game_by_earlier_rules_keeps_them_in_its_record() -> None:
    options = Options(players=3, boxes=("edifice",), rules=1)
    record = record_of(new_game(options, FastStream("7")))
    assert "rules: 1" in record.text()
    assert record_of(replay(parse_record(record.text()))) == record


def test_a_secret_deal_is_rebuilt_from_its_seed_and_the_boards_asked_for() -> None:
    secret = bytes(range(32))
    asked = ("giza", "random", "rhodes-b")
    state = new_game(Options(players=4, boards=asked), SecretStream(secret))
    record = record_of(state, seed=Seed.secret(secret), asked=asked)
    assert dump(replay(parse_record(record.text()))) == dump(state)


def test_what_was_promised_of_a_secret_deal_is_part_of_the_record() -> None:
    secret = bytes(range(32))
    state = new_game(Options(players=4), SecretStream(secret))
    record = record_of(state, seed=Seed.secret(secret), commitment="ab" * 32)
    assert parse_record(record.text()) == record
    assert f"\ncommitment: {'ab' * 32}\n" in record.text()
    assert record.digest() != record_of(state, seed=Seed.secret(secret)).digest()


def test_a_seed_that_gives_another_game_is_not_written() -> None:
    state = random_game(KINDS[1], "7")
    with pytest.raises(WrongDeal):
        record_of(state, seed=Seed.fast("8"))
    boards = [state.components.sides[side].slug for side in state.deal.sides]
    with pytest.raises(WrongDeal, match="other cards"):
        record_of(state, seed=Seed.fast("8"), asked=boards)


def test_a_game_that_began_with_a_position_is_not_written() -> None:
    with pytest.raises(WrongDeal, match="position"):
        record_of(a_table(a_city("giza-a"), age=2))


@pytest.mark.parametrize("name", ["", "a|b", "a;b", "two  spaces", "a\nb", "\ud800"])
def test_a_name_that_would_not_be_read_back_is_not_written(name: str) -> None:
    with pytest.raises(InvalidRecord, match="name"):
        record_of(mid_game(KINDS[1], "7", 0), seats=("Ada", "Ben", name))


def test_there_is_a_name_for_each_seat() -> None:
    with pytest.raises(InvalidRecord, match="2 names for 3 seats"):
        record_of(mid_game(KINDS[1], "7", 0), seats=("Ada", "Ben"))


def test_sealed_choices_are_not_in_the_record() -> None:
    state = mid_game(KINDS[1], "7", 2)
    before = record_of(state)
    state.submit(0, state.legal(0)[0])
    assert record_of(state) == before


def test_a_game_is_shown_as_any_turn_begins() -> None:
    record = parse_record(WHOLE)
    state = replay(record, upto=(2, 6))
    assert (state.age, state.turn) == (2, 6)
    assert [ask.kind for ask in state.pending()] == ["play"] * 3
    assert len(state.history) == 34
    assert dump(replay(record, upto=12)) == dump(state)
    assert [ask.kind for ask in replay(record, upto=13).pending()] == ["last-card"]


@pytest.mark.parametrize("upto", [(3, 7), (4, 1), (0, 1), 24, -1])
def test_a_turn_that_is_not_there_cannot_be_shown(upto: tuple[int, int] | int) -> None:
    with pytest.raises(TurnNotReached, match="does not reach"):
        replay(parse_record(WHOLE), upto=upto)


def test_frames_are_the_turns_and_the_end() -> None:
    shown = list(frames(parse_record(WHOLE)))
    assert len(shown) == 19
    assert [(state.age, state.turn) for state in shown[:3]] == [(1, 1), (1, 2), (1, 3)]
    assert [len(state.pending()) for state in shown] == [3] * 18 + [0]


def test_frames_of_a_game_that_stops_between_turns_have_no_more_than_its_turns() -> None:
    state = mid_game(KINDS[1], "7", 0)
    play_stage(state, picker("7"))
    assert [(frame.age, frame.turn) for frame in frames(record_of(state))] == [(1, 1), (1, 2)]
