"""A batch: many games in lock-step, each as if it were played alone."""

import numpy as np
import pytest

from sevenwonders.encode import FIELDS, Actions, WrongLayout, any_layout, layout_of, observe
from sevenwonders.engine.choice.choice import (
    bank_of,
    freezes,
    joins,
    left_of,
    right_of,
    stage_of,
    variant_of,
)
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.see.sight import Sight
from sevenwonders.envs import Batch, IllegalAction, IllegalPlace, ImpossibleSetting
from sevenwonders.envs.batch import Numbers
from tests.support.games import KINDS, SOME_BOX_KINDS, Kind
from tests.support.scale import scaled

kinds_of_table = pytest.mark.parametrize("kind", [*KINDS, *SOME_BOX_KINDS], ids=str)
BASE = Options(players=3)
FIELD_OF = (left_of, right_of, bank_of, joins, freezes, stage_of, variant_of)
"""What each of ``encode.FIELDS`` after the action says of a packed choice."""


def some_actions(batch: Batch, rng: np.random.Generator) -> tuple[Numbers, Numbers]:
    """A legal action with a variant for each row."""
    actions = [int(rng.choice(np.flatnonzero(batch.masks[row]))) for row in range(batch.rows)]
    counts = [int(batch.masks[row, action]) for row, action in enumerate(actions)]
    variants = [int(rng.integers(count)) for count in counts]
    return np.array(actions, dtype=np.int32), np.array(variants, dtype=np.int32)


@kinds_of_table
def test_rows_say_what_each_seat_that_decides_may_know_and_do(kind: Kind) -> None:
    batch = Batch(kind.options(), 3, seed="rows")
    rng = np.random.default_rng(1)
    for _ in range(scaled(25, 300)):
        for row in range(batch.rows):
            sight = batch.sight(row)
            assert batch.observations[row].tobytes() == observe(sight, batch.layout)
            assert int(batch.seats[row]) == sight.seat()
            assert batch.masks[row].sum() == len(sight.codes())
        batch.step(*some_actions(batch, rng))


@kinds_of_table
def test_rows_list_their_legal_choices_in_the_order_of_the_engine(kind: Kind) -> None:
    batch = Batch(kind.options(), 3, seed="choices", masks=False)
    twin = Batch(kind.options(), 3, seed="choices")
    rng = np.random.default_rng(1)
    for _ in range(scaled(25, 300)):
        first = 0
        places: list[int] = []
        for row in range(batch.rows):
            codes = list(batch.sight(row).codes())
            told = [tuple(fields) for fields in batch.choices[first : batch.ends[row]].tolist()]
            assert told == [
                (twin.chosen(row, place)[0], *(of(code) for of in FIELD_OF))
                for place, code in enumerate(codes)
            ]
            places.append(int(rng.integers(len(codes))))
            first = int(batch.ends[row])
        assert batch.choices.shape == (first, len(FIELDS))
        chosen = [twin.chosen(row, place) for row, place in enumerate(places)]
        twin.step([action for action, _ in chosen], [variant for _, variant in chosen])
        batch.step_at(places)
        assert np.array_equal(batch.observations, twin.observations)


def test_a_sparse_batch_tells_the_columns_that_are_not_0() -> None:
    kinds = [Options(players=3), Options(players=4, edition="2e", boxes=("cities", "leaders"))]
    sparse, dense = (Batch(kinds, 4, seed="sparse", sparse=on) for on in (True, False))
    for _ in range(60):
        rebuilt = np.zeros_like(dense.observations)
        rows = np.searchsorted(sparse.column_ends, np.arange(len(sparse.columns)), side="right")
        rebuilt[rows, sparse.columns] = sparse.figures
        assert np.array_equal(rebuilt, dense.observations)
        for batch in (sparse, dense):
            batch.step(batch.masks.argmax(axis=1))
    with pytest.raises(ImpossibleSetting, match="made sparse"):
        _ = sparse.observations


def test_a_place_without_a_choice_is_refused_and_nothing_changes() -> None:
    batch = Batch(BASE, 1, seed=5, masks=False)
    before = batch.observations.copy()
    with pytest.raises(IllegalPlace, match=r"row 1 \(table 0, seat 1\): there are \d+ legal choi"):
        batch.step_at([0, 500, 0])
    assert np.array_equal(before, batch.observations)
    with pytest.raises(ImpossibleSetting, match="without masks"):
        _ = batch.masks


def test_a_table_plays_the_games_of_its_seed() -> None:
    """Each result is that of the same choices in a game of its own."""
    options = Options(players=4)
    batch = Batch(options, 2, seed="alone")
    rng = np.random.default_rng(2)
    numbers = [0, 0]
    states = [new_game(options, FastStream(f"alone {table} 0")) for table in range(2)]
    actions = Actions(batch.action_table, states[0].components)
    ended = 0
    while ended < 6:
        chosen, variants = some_actions(batch, rng)
        for row in range(batch.rows):
            state, seat = states[int(batch.tables[row])], int(batch.seats[row])
            codes = Sight(state, seat).codes()
            state.submit_at(seat, actions.place(codes, int(chosen[row]), int(variants[row])))
        results = batch.step(chosen, variants)
        for at, table in enumerate(map(int, results.tables)):
            state = states[table]
            assert state.over
            assert results.points[at].tolist() == [state.score(s).total() for s in range(4)]
            assert np.flatnonzero(results.won[at]).tolist() == state.winners()
            numbers[table] += 1
            states[table] = new_game(options, FastStream(f"alone {table} {numbers[table]}"))
            ended += 1


def test_tables_play_the_same_games_however_they_are_shared_out() -> None:
    whole = Batch(BASE, 4, seed=7)
    parts = [Batch(BASE, 2, seed=7), Batch(BASE, 2, seed=7, first=2)]
    for _ in range(40):
        together = np.concatenate([part.observations for part in parts])
        assert np.array_equal(whole.observations, together)
        for batch in (whole, *parts):
            batch.step(batch.masks.argmax(axis=1))


def test_another_seed_deals_other_games() -> None:
    one, other = (Batch(BASE, 2, seed=seed).observations.copy() for seed in (1, 2))
    assert not np.array_equal(one, other)


def test_kinds_of_table_can_be_mixed() -> None:
    kinds = [Options(players=3), Options(players=7, edition="2e", boxes=("cities",))]
    batch = Batch(kinds, 4, seed=3)
    assert batch.layout is any_layout()
    assert np.bincount(batch.tables).tolist() == [3, 7, 3, 7]
    rng = np.random.default_rng(3)
    for _ in range(30):
        batch.step(*some_actions(batch, rng))


def test_arrays_are_windows_that_nobody_can_write_into() -> None:
    batch = Batch(BASE, 2)
    held = batch.observations
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1
    before = held.copy()
    batch.step(batch.masks.argmax(axis=1))
    assert np.shares_memory(held, batch.observations)
    assert not np.array_equal(before, held)


def test_an_action_that_is_not_legal_is_refused_and_nothing_changes() -> None:
    batch = Batch(BASE, 1, seed=5)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    actions[1] = 0
    with pytest.raises(IllegalAction, match=r"row 1 \(table 0, seat 1\): wait, variant 0, is not"):
        batch.step(actions)
    assert np.array_equal(before, batch.observations)
    actions[1] = 10**6
    with pytest.raises(IllegalAction, match="action 1000000"):
        batch.step(actions)
    batch.step(batch.masks.argmax(axis=1))


def test_or_becomes_the_first_legal_choice() -> None:
    one, other = (Batch(BASE, 1, seed=5, illegal="first") for _ in range(2))
    one.step([0] * one.rows)
    actions = Actions(other.action_table, other.sight(0).components())
    first = [int(actions.action(other.sight(row).codes()[0])) for row in range(other.rows)]
    variants = [int(actions.chosen(other.sight(row).codes(), 0)[1]) for row in range(other.rows)]
    other.step(first, variants)
    assert np.array_equal(one.observations, other.observations)


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ImpossibleSetting, match="at least one table, not 0"):
        Batch(BASE, 0)
    with pytest.raises(ImpossibleSetting, match="at least one kind"):
        Batch([], 1)
    with pytest.raises(ImpossibleSetting, match="'raise' or 'first'"):
        Batch(BASE, 1, illegal="ignore")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    with pytest.raises(ImpossibleSetting, match=r"each of the 3 rows, not \(1,\)"):
        Batch(BASE, 1).step([1])
    with pytest.raises(ImpossibleSetting, match="actions are whole numbers, not float64"):
        Batch(BASE, 1).step([1.0, 2.0, 3.0])  # type: ignore[list-item]  # pyright: ignore[reportArgumentType]
    with pytest.raises(ImpossibleSetting, match="variants have 32 bits: 4294967296 is none"):
        Batch(BASE, 1).step([1, 2, 3], [0, 2**32, 0])
    with pytest.raises(ImpossibleSetting, match="places are whole numbers, not bool"):
        Batch(BASE, 1).step_at(np.zeros(3, dtype=bool).tolist())
    with pytest.raises(WrongLayout):
        Batch(Options(players=4), 1, layout=layout_of(BASE))
