"""What decides a single game."""

from collections.abc import Sequence
from typing import NamedTuple

from sevenwonders.arena.contest.seating import size_of_side
from sevenwonders.engine.game.options import Options


class GameSetup(NamedTuple):
    """All that decides one game."""

    options: Options
    seats: tuple[str, ...]
    """The bot of each seat, as a spec."""
    deal: str
    """The text that seeds the deal."""
    streams: str
    """The text that, with a seat, seeds the bot of that seat."""


def numbered_setup(options: Options, lineup: Sequence[str], seed: str, number: int) -> GameSetup:
    """A game of a series, set by the seed and its number alone.

    The bots move on from game to game by a seat, in teams by a pair.
    """
    players = len(lineup)
    moved = number * size_of_side(options)
    seats = tuple(lineup[(seat + moved) % players] for seat in range(players))
    deal = f"{seed}/{number}"
    return GameSetup(options, seats, deal, f"{deal}/bot")
