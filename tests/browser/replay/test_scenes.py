"""Each scene is played by its events: losses, debts, edifices, tokens, leaders, found cards."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import DESK
from tests.browser.replay.scenes import (
    SOUGHT,
    expected,
    games_with_everything,
    opened,
    play,
    seen_at,
    steps_with,
)
from tests.browser.serving import Server
from tests.browser.table.test_motion import moving

SHARES = 3
"""The tests among which the games are shared out."""


def test_every_kind_of_scene_is_in_some_game() -> None:
    assert frozenset().union(*(game.kinds for game in games_with_everything())) >= SOUGHT


@pytest.mark.parametrize("which", range(SHARES))
def test_a_game_shows_what_happens_at_each_city_in_its_order(
    invite: Invite, server: Server, which: int
) -> None:
    for game in games_with_everything()[which::SHARES]:
        person = invite(server, moving(DESK))
        viewer = opened(person, game)
        for step in steps_with(game, SOUGHT):
            play(viewer, step)
            assert seen_at(person.page, step) == expected(game.steps[step])
