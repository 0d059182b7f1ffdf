"""The games of a run without a list of them, which might not fit in memory."""

from collections.abc import Collection, Iterator

from sevenwonders.arena.contest.contest import Contest, ContestGame, games_at
from sevenwonders.arena.contest.seating import rotations


def how_many(contest: Contest, games: int) -> int:
    """How many games there are, or a few more or less.

    Which seating of two bots, twice each, a deal has is known only when it is drawn.
    """
    total = 0
    for table, options in enumerate(contest.tables):
        for lineup in contest.lineups(table):
            turns = len(rotations(lineup, options))
            total += -(-games // turns) * turns
    return total


def wanted_games(
    contest: Contest, games: int, some: Collection[ContestGame]
) -> Iterator[ContestGame]:
    """Those of the given games that are among the first ``games`` of their line-up."""
    for table in range(len(contest.tables)):
        last = max((game.deal for game in some if game.table == table), default=-1)
        for game in games_at(contest, table, games):
            if game.deal > last:
                break
            if game in some:
                yield game
