"""Each scene is played by its events: losses, debts, edifices, tokens, leaders, found cards."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import DESK, Person
from tests.browser.replay.scenes import (
    BACKS,
    PLANT,
    SOUGHT,
    Game,
    Happening,
    expected,
    games_with_everything,
    named,
    opened,
    play,
    play_randomly,
    seen_at,
    steps_with,
)
from tests.browser.serving import Server
from tests.browser.table.test_motion import moving
from tests.support.games import Kind

SHARES = 3
"""The tests among which the games are shared out."""


def test_every_kind_of_scene_is_in_some_game() -> None:
    assert frozenset().union(*(game.kinds for game in games_with_everything())) >= SOUGHT


def check_step(person: Person, game: Game, step: int) -> None:
    """What came over the table while a step was shown is what its events say."""
    assert seen_at(person.page, step) == expected(game.steps[step])


@pytest.mark.parametrize("which", range(SHARES))
def test_a_game_shows_what_happens_at_each_city_in_its_order(
    invite: Invite, server: Server, which: int
) -> None:
    for game in games_with_everything()[which::SHARES]:
        person = invite(server, moving(DESK))
        viewer = opened(person, game)
        for step in steps_with(game, SOUGHT):
            play(viewer, step)
            check_step(person, game, step)


def test_a_scene_that_shows_a_hidden_card_fails(invite: Invite, server: Server) -> None:
    game = play_randomly(Kind("1e", 3), "hidden")
    step = next(at for at, events in enumerate(game.steps) if any(map(is_hidden, events)))
    honest, planted = invite(server, moving(DESK)), invite(server, moving(DESK))
    play(opened(honest, game), step)
    check_step(honest, game, step)
    play(opened(planted, game, before=PLANT), step)
    with pytest.raises(AssertionError):
        check_step(planted, game, step)
    seen = seen_at(planted.page, step)
    assert [one._replace(down=False) for one in expected(game.steps[step])] == seen


def is_hidden(event: Happening) -> bool:
    """Whether it lays a card face down."""
    return named(event) in BACKS
