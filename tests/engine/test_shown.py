"""Public objects are shown in a line, and in notebooks as tables."""

import pytest

from sevenwonders.engine import SPECTATOR, Sight, view
from sevenwonders.engine.position.build import position_of
from tests.support.games import BOX_KINDS, KINDS, Kind, deal_game, picker, play_out, play_stage

LINE = 100


@pytest.mark.parametrize("kind", [*KINDS, *BOX_KINDS], ids=str)
def test_reprs_fit_a_line(kind: Kind, seed: str) -> None:
    state = deal_game(kind, seed)
    pick = picker(seed)
    for _ in range(3):
        seat = state.pending()[0].seat
        legal = state.legal(seat)
        shown = [state, legal, legal[0], Sight(state, seat), view(state, seat), state.pending()[0]]
        for one in shown:
            assert 0 < len(repr(one)) <= LINE
            assert "object at" not in repr(one)
        play_stage(state, pick)


def test_a_state_tells_where_the_game_stands() -> None:
    state = deal_game(KINDS[1], "1")
    assert repr(state) == "<game of 3 by 1e: Age 1, turn 1, open for seats 0, 1, 2>"
    play_out(state, picker("1"))
    assert repr(state) == "<game of 3 by 1e: over>"


def test_a_position_tells_where_the_game_stands() -> None:
    state = deal_game(KINDS[1], "1")
    assert repr(position_of(state)) == "<position of 3 by 1e: Age 1, turn 1>"
    play_out(state, picker("1"))
    assert repr(position_of(state)) == "<position of 3 by 1e: over>"


def test_a_window_tells_whose_it_is() -> None:
    state = deal_game(KINDS[1], "1")
    assert repr(Sight(state, 2)) == "<what seat 2 sees: Age 1, turn 1>"
    assert repr(view(state, SPECTATOR)) == "<what a spectator sees: Age 1, turn 1, play>"


def test_a_score_tells_its_rows() -> None:
    state = deal_game(KINDS[1], "1")
    score = state.score(0)
    assert repr(score) == "<1 points: treasury 1>"
    play_out(state, picker("1"))
    score = state.score(0)
    assert repr(score).startswith(f"<{score.total()} points: ")
    table = score._repr_html_()
    assert table.endswith(f"<tr><th>total</th><th>{score.total()}</th></tr></table>")
    assert table.count("<tr>") == sum(1 for points in score.rows if points) + 1


def test_a_view_is_a_table_of_cities_with_the_hand() -> None:
    seen = view(deal_game(KINDS[1], "1"), 0)
    table = seen._repr_html_()
    for city in seen.cities:
        assert f"<td>{city.board} {city.side}</td>" in table
    assert ", ".join(seen.hand) in table


def test_a_spectator_is_shown_no_hand() -> None:
    assert "hand" not in view(deal_game(KINDS[1], "1"), SPECTATOR)._repr_html_()
