"""A position is refused with the field and the reason, or it can be played to the end."""

import re

from hypothesis import given

from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of, state_from
from sevenwonders.engine.position.model import Position
from sevenwonders.engine.see.view import view
from sevenwonders.record.position import parse_position, position_text
from tests.support.games import picker, play_out
from tests.support.positions import (
    CITY_FIELDS,
    TABLE_FIELDS,
    Raw,
    positions,
    raw_of,
    spoiled,
    toml_text,
)

PLACE = re.compile(r"city \d+(?:, (?P<own>[a-z_0-9]+))?|(?P<field>[a-z_0-9]+)")
"""A field of the table or of a city, or a whole city that is none."""


def played_to_the_end(state: State) -> State:
    for seat in range(state.players):
        assert view(state, seat).seat == seat
    play_out(state, picker("to the end"))
    for city in range(len(state.cities)):
        assert state.score(city).total() == sum(state.score(city).rows)
    assert state.winners()
    return state


@given(raw=spoiled())
def test_a_spoiled_position_is_refused_with_its_field_or_can_be_played(raw: Raw) -> None:
    position, refused = read_or_refused(raw)
    if position is None:
        assert refused.file == "spoiled.toml"
        assert str(refused) == f"spoiled.toml, {refused.where}: {refused.why}"
        place = PLACE.fullmatch(refused.where)
        assert place is not None, refused.where
        assert place["own"] in {None, *CITY_FIELDS}, refused.where
        assert place["field"] in {None, *TABLE_FIELDS}, refused.where
        assert refused.why
    else:
        assert played_to_the_end(state_from(position)).over


def read_or_refused(raw: Raw) -> tuple[Position | None, InvalidPosition]:
    """The position, or why it is none."""
    try:
        return parse_position(toml_text(raw), file="spoiled.toml"), InvalidPosition("", "")
    except InvalidPosition as error:
        return None, error


@given(position=positions())
def test_every_position_of_a_game_is_sound_and_stays_itself(position: Position) -> None:
    read = parse_position(position_text(position))
    assert read == position
    assert parse_position(toml_text(raw_of(position))) == position
    state = state_from(read)
    assert position_of(state) == position
    assert played_to_the_end(state).over
