"""Processes that play for who learns: rows of a batch in shared memory, until they are ended."""

import os
import signal
from collections.abc import Generator
from contextlib import contextmanager

import numpy as np
import pytest

from sevenwonders.encode import any_layout
from sevenwonders.engine.game.options import Options
from sevenwonders.envs import Batch
from sevenwonders.train.actors import FINISHED, ActorPlan, Actors
from sevenwonders.train.errors import ActorLost
from sevenwonders.train.mix import MIXES, all_tables
from tests.support.processes import Children

KINDS = [Options(players=3), Options(players=4, edition="2e", boxes=("edifice", "leaders"))]
PLAN = ActorPlan(KINDS, workers=2, groups=2, tables=3, seed="actors")


@contextmanager
def playing(plan: ActorPlan) -> Generator[Actors]:
    actors = Actors(plan)
    try:
        yield actors
    finally:
        actors.close()


def test_shared_rows_are_those_of_a_batch() -> None:
    with playing(PLAN) as actors:
        twins = [
            [
                Batch(
                    PLAN.kinds_of(worker),
                    PLAN.tables,
                    seed=PLAN.seed,
                    first=PLAN.first(worker, group),
                    layout=any_layout(),
                    sparse=True,
                )
                for group in range(PLAN.groups)
            ]
            for worker in range(PLAN.workers)
        ]
        rng = np.random.default_rng(1)
        ended = 0
        for step in range(40):
            for group in range(PLAN.groups):
                if step:
                    actors.wait(group)
                for worker, one in enumerate(actors.of_group(group)):
                    batch = twins[worker][group]
                    rows, choices, columns = (int(figure) for figure in one.head[:3])
                    assert rows == batch.rows
                    assert np.array_equal(one.columns[:columns], batch.columns)
                    assert np.array_equal(one.figures[:columns], batch.figures)
                    assert np.array_equal(one.choices[:choices], batch.choices)
                    counts = np.diff(batch.ends, prepend=0)
                    places = (rng.random(rows) * counts).astype(np.int32)
                    one.places[:rows] = places
                    results = batch.step_at(places)
                    ended += len(results.tables)
                actors.step(group)
        for group in range(PLAN.groups):
            actors.wait(group)
        assert ended
        assert all(one.head[FINISHED] >= 0 for one in actors)


def test_every_kind_of_a_mix_is_played_by_one_process() -> None:
    for mix in MIXES.values():
        plan = ActorPlan(mix(), workers=4, groups=1, tables=3, seed="mix")
        dealt = [kind for worker in range(4) for kind in plan.kinds_of(worker)]
        assert sorted(map(str, dealt)) == sorted(map(str, plan.kinds))


def test_a_process_that_is_killed_is_missed() -> None:
    children = Children()
    with playing(PLAN) as actors:
        for process in children.alive():
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            process.join()
        with pytest.raises(ActorLost, match="has ended"):
            actors.wait(0)


def test_every_kind_of_table_is_learned() -> None:
    kinds = all_tables()
    assert {kind.players for kind in kinds} == set(range(2, 8))
    assert {kind.edition for kind in kinds} == {"1e", "2e"}
    assert any(kind.teams for kind in kinds)
    assert {box for kind in kinds for box in kind.boxes} == set(any_layout().blocks.box_names)
