"""Golden games: whole games of every kind of table that must stay exactly as they are."""

from pathlib import Path

import msgspec
import pytest

from sevenwonders.record import Record, check_record, parse_record, record_of, replay
from tests.golden.telling import GOLDEN_KINDS, golden_games, kind_of, turns_text
from tests.support.games import BOXES, Kind

every_game = pytest.mark.parametrize("path", golden_games(), ids=lambda path: path.stem)


def kind_played(record: Record) -> Kind:
    """The kind of table that a record says it is of."""
    boxes = tuple(box for box in BOXES if box in record.boxes)
    return Kind(record.edition, record.players, boxes, record.teams, record.experts)


def test_every_kind_of_table_has_a_golden_game() -> None:
    found = {kind_of(path) for path in golden_games()}
    missing = [str(kind) for kind in GOLDEN_KINDS if kind not in found]
    assert not missing, f"no golden game for {missing}: run tools/make_golden.py"


@every_game
def test_a_golden_game_ends_with_its_scores(path: Path) -> None:
    record = parse_record(path.read_text(), file=path.name)
    state = replay(record, file=path.name)
    assert state.over
    assert kind_played(record) == kind_of(path)
    assert tuple(int(state.score(seat).total()) for seat in range(record.players)) == record.scores


@every_game
def test_a_golden_game_recorded_again_is_the_same_text(path: Path) -> None:
    text = path.read_text()
    record = parse_record(text, file=path.name)
    again = record_of(replay(record), seats=record.seats)
    assert msgspec.structs.replace(again, version=record.version).text() == text


@every_game
def test_a_golden_game_takes_the_same_course(path: Path) -> None:
    """Scores, coins and the number of legal choices of every seat as each turn begins."""
    record = parse_record(path.read_text(), file=path.name)
    assert turns_text(record) == path.with_suffix(".turns").read_text()


@every_game
def test_a_golden_record_is_whole(path: Path) -> None:
    assert check_record(path.read_text(), file=path.name).status == "sound"
