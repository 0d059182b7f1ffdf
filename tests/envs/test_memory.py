"""What environments, batches and the champion have given is freed when nobody has it any longer."""

from pathlib import Path
from resource import getpagesize

import numpy as np
import pytest

from sevenwonders.bots.champion.bot import Adviser
from sevenwonders.encode import any_layout
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.see.sight import Sight
from sevenwonders.envs import Batch
from sevenwonders.envs.match import Match

pytestmark = pytest.mark.compiled
MOST = 2**20
"""Bytes by which a process may grow while it does the same again and again."""


def held() -> int:
    """The memory of this process, in bytes."""
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * getpagesize()


def test_observations_and_masks_of_one_table_are_freed() -> None:
    match = Match(Options(players=3), layout=any_layout())

    def play(games: int) -> None:
        for game in range(games):
            match.deal(str(game))
            while not match.over:
                for seat in range(3):
                    assert match.observation(seat).any()
                    match.take(seat, match.place(seat, int(match.mask(seat).argmax())))

    play(3)
    before = held()
    # They come to 4 MiB and more.
    play(15)
    assert held() - before < MOST


def test_the_actions_of_a_batch_are_freed() -> None:
    batch = Batch(Options(players=7), 256, masks=False, sparse=True)
    places = np.zeros(256 * 7, dtype=np.int32)

    def play(steps: int) -> None:
        for _ in range(steps):
            batch.step_at(places[: batch.rows])

    play(40)
    before = held()
    # They come to 2 MiB and more.
    play(300)
    assert held() - before < MOST


def test_what_the_champion_asks_for_is_freed() -> None:
    sight = Sight(new_game(Options(players=5), FastStream("memory")), 0)
    adviser = Adviser()

    def ask(times: int) -> None:
        for _ in range(times):
            adviser.fields(sight)

    ask(100)
    before = held()
    # They come to 3 MiB and more.
    ask(10_000)
    assert held() - before < MOST
