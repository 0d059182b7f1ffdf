"""Files of decisions: a row for each, what was legal, and how the game ended."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from sevenwonders.data import BadGames, DecisionFile, write_decisions
from sevenwonders.encode import Actions, ActionTable, any_layout, layout_of, observe
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import beginning
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import KINDS
from tests.support.games import BOXES, Kind, deal_game, random_game

MIXED = (
    Kind("1e", 2),
    Kind("1e", 3),
    Kind("2e", 5, BOXES, experts=True),
    Kind("2e", 4, BOXES, teams=True),
)
Row = dict[str, object]


def names(kind: Kind) -> list[str]:
    return [f"bot{seat}" for seat in range(kind.players)]


def written(path: Path, states: list[State], kinds: list[Kind]) -> list[Row]:
    games = [(state, names(kind)) for state, kind in zip(states, kinds, strict=True)]
    assert write_decisions(path, games, observations=True) == sum(len(s.choices()) for s in states)
    rows: list[Row] = pq.read_table(path).to_pylist()
    return rows


@pytest.mark.parametrize("kind", MIXED, ids=str)
def test_each_decision_has_a_row_that_says_all_of_it(kind: Kind, tmp_path: Path) -> None:
    state = random_game(kind, "rows")
    rows = iter(written(tmp_path / "games.parquet", [state], [kind]))
    layout = any_layout()
    actions = Actions(ActionTable(layout), state.components)
    world = beginning(state)
    told = state.choices()
    while not world.over:
        stage = len(world.ask_seat)
        for ask in range(stage):
            seat = int(world.ask_seat[ask])
            row = next(rows)
            choice = told.pop(0)
            sight = Sight(world, seat)
            codes = sight.codes()
            assert (row["age"], row["turn"]) == (world.age, world.turn)
            assert (row["seat"], row["player"]) == (seat, f"bot{seat}")
            assert row["kind"] == KINDS[world.ask_kind[ask]]
            assert (row["verb"], row["card"]) == (choice.action, _card(choice))
            paid = (row["left"], row["right"], row["bank"])
            assert paid == (choice.left, choice.right, choice.bank)
            legal = dict(zip(_list(row["legal"]), _list(row["legal_variants"]), strict=True))
            assert sum(legal.values()) == row["choices"] == len(codes)
            place = [str(one) for one in sight.legal()].index(str(choice))
            assert actions.chosen(codes, place) == (row["action"], row["variant"])
            assert row["action"] in legal
            assert row["observation"] == observe(sight, layout)
            assert row["points"] == state.score(seat).total()
            assert row["won"] == (seat in state.winners())
            world.submit(seat, choice)
    assert next(rows, None) is None


def _card(choice: Choice) -> str | None:
    return None if choice.drops() else choice.card or None


def _list(value: object) -> list[int]:
    assert isinstance(value, list)
    return value


def test_games_of_any_tables_stand_in_one_file(tmp_path: Path) -> None:
    states = [random_game(kind, "mixed") for kind in MIXED]
    rows = written(tmp_path / "games.parquet", states, list(MIXED))
    for game, kind in enumerate(MIXED):
        about = {(r["players"], r["edition"], r["boxes"]) for r in rows if r["game"] == game}
        assert about == {(kind.players, kind.edition, " ".join(states[game].components.boxes))}


def test_parts_become_one_file(tmp_path: Path) -> None:
    state, kind = random_game(MIXED[1], "parts"), MIXED[1]
    whole, part = tmp_path / "whole.parquet", tmp_path / "part.parquet"
    write_decisions(part, [(state, names(kind))])
    with DecisionFile(whole) as file:
        file.append(part)
        file.append(part)
    assert pq.read_table(whole)["decision"].to_pylist() == 2 * list(range(54))


def test_parts_and_games_keep_the_order_in_which_they_came(tmp_path: Path) -> None:
    kind = MIXED[1]
    states = [random_game(kind, f"order {number}") for number in range(3)]
    part = tmp_path / "part.parquet"
    write_decisions(part, [(states[1], ["x", "y", "z"])])
    with DecisionFile(tmp_path / "whole.parquet") as file:
        file.add(states[0], names(kind))
        file.append(part)
        file.add(states[2], names(kind))
    players = pq.read_table(tmp_path / "whole.parquet")["player"].to_pylist()
    assert file.rows == len(players) == sum(len(state.choices()) for state in states)
    first, second = len(states[0].choices()), len(states[1].choices())
    assert {*players[:first], *players[first + second :]} == set(names(kind))
    assert set(players[first : first + second]) == {"x", "y", "z"}


def test_many_small_parts_become_few_groups_of_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is known of each group stays in memory until the file is complete, rows do not."""
    kind = MIXED[1]
    monkeypatch.setattr("sevenwonders.data.parquet.PART", 1000)
    part = tmp_path / "part.parquet"
    with DecisionFile(part, names=False) as small:
        small.add(random_game(kind, "small"), names(kind))
    with DecisionFile(tmp_path / "whole.parquet") as file:
        for _ in range(40):
            file.append(part)
    about = pq.read_metadata(tmp_path / "whole.parquet")
    parts_a_group = -(-1000 // small.rows)
    assert (about.num_rows, about.num_row_groups) == (40 * small.rows, -(-40 // parts_a_group))
    assert b"sevenwonders.actions" in pq.read_schema(tmp_path / "whole.parquet").metadata


def test_files_with_other_columns_are_not_put_together(tmp_path: Path) -> None:
    state, kind = random_game(MIXED[1], "other"), MIXED[1]
    part = tmp_path / "part.parquet"
    with DecisionFile(part, layout=None) as file:
        file.add(state, names(kind))
    with (
        pytest.raises(BadGames, match=r"part\.parquet has other columns"),
        DecisionFile(tmp_path / "whole.parquet", layout=layout_of(kind.options())) as file,
    ):
        file.append(part)
    assert not (tmp_path / "whole.parquet").exists()


def test_a_file_that_was_not_finished_is_not_there(tmp_path: Path) -> None:
    with (
        pytest.raises(BadGames, match="not over"),
        DecisionFile(tmp_path / "games.parquet") as file,
    ):
        file.add(deal_game(MIXED[1], "begun"), names(MIXED[1]))
    assert not list(tmp_path.iterdir())


def test_actions_and_columns_are_named_in_the_file(tmp_path: Path) -> None:
    state = random_game(MIXED[1], "named")
    write_decisions(tmp_path / "games.parquet", [(state, names(MIXED[1]))])
    told = pq.read_schema(tmp_path / "games.parquet").metadata
    actions = told[b"sevenwonders.actions"].decode().split("\n")
    assert actions == ActionTable(any_layout()).names()
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert all(actions[row["action"]].startswith(str(row["verb"])) for row in rows)
    assert np.array_equal(told[b"sevenwonders.columns"].decode().split("\n"), any_layout().names())
