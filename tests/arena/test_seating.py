"""Every bot gets all that a deal can give, once."""

from collections import Counter

import pytest

from sevenwonders.arena.contest.contest import games_of, make_contest, seats_of
from sevenwonders.arena.contest.seating import gauntlet, rotations, round_robin, shuffled
from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.bots.errors import UnknownBot
from sevenwonders.engine.errors import ImpossiblePlayers
from sevenwonders.engine.game.options import Options


def test_all_choices_of_bots_meet_where_bots_are_enough() -> None:
    assert round_robin("abcd", 3) == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


def test_each_bot_has_as_many_seats_where_bots_are_few() -> None:
    lineups = round_robin("ab", 3)
    assert Counter(bot for lineup in lineups for bot in lineup) == {"a": 3, "b": 3}
    assert round_robin("ab", 4) == [("a", "a", "b", "b")]
    assert round_robin("a", 5) == [("a",) * 5]


def test_in_a_gauntlet_one_is_alone_against_each_other() -> None:
    assert gauntlet("hero", ("b", "hero", "c"), 3) == [("hero", "b", "b"), ("hero", "c", "c")]
    with pytest.raises(ImpossibleLineup, match="hero has no opponents"):
        gauntlet("hero", ("hero",), 3)


@pytest.mark.parametrize("players", range(2, 8))
def test_over_the_rotations_of_a_deal_each_bot_takes_every_seat_as_often(players: int) -> None:
    lineup = tuple("abcdefg"[:players])
    turned = rotations(lineup, Options(players=players))
    for seat in range(players):
        assert Counter(seats[seat] for seats in turned) == dict.fromkeys(lineup, 1)


def test_a_rotation_that_seats_the_same_is_not_played_again() -> None:
    options = Options(players=4)
    assert rotations(tuple("abab"), options) == [tuple("abab"), tuple("baba")]
    assert rotations(tuple("aaaa"), options) == [tuple("aaaa")]


def test_a_team_is_one_bot_and_moves_as_one() -> None:
    options = Options(players=4, boxes=("cities",), teams=True)
    assert rotations(("a", "b"), options) == [tuple("aabb"), tuple("bbaa")]


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = {shuffled(tuple("abcd"), str(deal)) for deal in range(200)}
    assert len(orders) == 24
    assert shuffled(tuple("abcd"), "0") == shuffled(tuple("abcd"), "0")


def test_the_games_of_a_contest_are_balanced_over_seats() -> None:
    contest = make_contest([Options(players=3), Options(players=5)], ("greedy", "random"))
    games = list(games_of(contest, 10))
    assert len(games) == len(set(games))
    for table, players in enumerate((3, 5)):
        here = [seats_of(contest, game) for game in games if game.table == table]
        # Two line-ups, 10 games each in whole deals.
        assert len(here) == 2 * -(-10 // players) * players
        for seat in range(players):
            counted = Counter(seats[seat] for seats in here)
            assert counted["greedy"] == counted["random"]


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random"), ("easy", "greedy", "random")])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_lineup_plays_as_many_games_as_are_asked_for_in_whole_deals(
    bots: tuple[str, ...], players: int
) -> None:
    contest = make_contest([Options(players=players)], bots)
    games = list(games_of(contest, 50))
    for lineup in range(len(contest.lineups(0))):
        here = [game for game in games if game.lineup == lineup]
        assert 50 <= len(here) < 50 + players
        before_the_last = [game for game in here if game.deal < here[-1].deal]
        assert len(before_the_last) < 50
        assert {game.deal for game in here} == set(range(here[-1].deal + 1))


def test_more_games_are_the_same_games_and_others() -> None:
    contest = make_contest([Options(players=4)], ("greedy", "random"))
    few, many = list(games_of(contest, 20)), list(games_of(contest, 50))
    assert many[: len(few)] == few


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot, match="no bot 'gredy'; there are: "):
        make_contest([Options(players=3)], ("gredy", "random"))
    with pytest.raises(UnknownBot):
        make_contest([Options(players=3)], ("random",), hero="nobody")
    with pytest.raises(ImpossiblePlayers):
        make_contest([Options(players=9)], ("random",))
    with pytest.raises(ImpossibleLineup, match="named twice"):
        make_contest([Options(players=3)], ("random", "random"))
    with pytest.raises(ImpossibleLineup, match="no bot"):
        make_contest([Options(players=3)], ())
