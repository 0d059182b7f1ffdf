"""Every bot plays legally, repeats itself by its stream, and knows only its own seat."""

import pytest

from sevenwonders.arena.contest.setup import numbered_setup
from sevenwonders.arena.play.game import play_game
from sevenwonders.bots.errors import UnknownBot
from sevenwonders.bots.registry import BOTS, make_bot
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from tests.support.games import KINDS, SOME_BOX_KINDS, Kind, deal_game, picker, play_stage
from tests.support.scale import scaled

pytestmark = pytest.mark.parametrize("name", sorted(BOTS))


def _quick(name: str) -> str:
    """A bot that plays whole games in a test: one that searches gets a short limit."""
    searches = any(one.name == "iterations" for one in BOTS[name].parameters)
    return f"{name}:iterations=2" if searches else name


def _choice(name: str, state: State, seat: int) -> Choice:
    return make_bot(_quick(name), FastStream("one")).choose(Sight(state, seat))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_bot_finishes_games_of_every_kind_with_legal_choices(name: str, kind: Kind) -> None:
    options = Options(players=kind.players, edition=kind.edition)
    match = play_game(numbered_setup(options, [_quick(name)] * kind.players, "legal", 0))
    assert match.state.over
    assert match.faults == []
    assert match.decisions == len(match.state.history)


@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_a_bot_finishes_games_with_every_box(name: str, kind: Kind) -> None:
    for game in range(scaled(1, 20)):
        state = deal_game(kind, f"bots {game}")
        bots = [
            make_bot(_quick(name), FastStream(f"{game} {seat}")) for seat in range(kind.players)
        ]
        while not state.over:
            for ask in state.pending():
                state.submit(ask.seat, bots[ask.seat].choose(Sight(state, ask.seat)))
        assert len(state.winners()) >= 1


def test_the_same_stream_gives_the_same_choices(name: str) -> None:
    options = Options(players=4)
    setup = numbered_setup(options, [_quick(name)] * 4, "again", 3)
    twice = [play_game(setup).state.choices() for _ in range(2)]
    assert twice[0] == twice[1]


def test_a_bot_does_not_change_the_game_by_looking(name: str) -> None:
    state = deal_game(Kind("1e", 4), "look")
    before = (list(state.legal(0)), [list(hand) for hand in state.hands])
    _choice(name, state, 0)
    assert (list(state.legal(0)), [list(hand) for hand in state.hands]) == before


def test_hands_of_others_do_not_change_what_a_bot_chooses(name: str) -> None:
    state = deal_game(Kind("1e", 4), "peek")
    pick = picker("peek")
    for _ in range(9):
        other = state.clone()
        other.hands[1:] = [*state.hands[2:], state.hands[1]]
        assert _choice(name, state, 0) == _choice(name, other, 0)
        play_stage(state, pick)


def test_a_lineup_gives_each_bot_every_seat(name: str) -> None:
    lineup = (name, "other", "another")
    setups = [numbered_setup(Options(players=3), lineup, "s", game) for game in range(4)]
    assert [setup.seats.index(name) for setup in setups] == [0, 2, 1, 0]


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(name: str) -> None:
    with pytest.raises(UnknownBot, match="no bot 'alice'; there are: ") as refusal:
        make_bot("alice", FastStream(""))
    assert name in refusal.value.known
