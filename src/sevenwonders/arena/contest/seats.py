"""Which bot sits where: each takes every seat in turn, and partners are one bot."""

from collections.abc import Sequence

from sevenwonders.arena.contest.seating import sides_of, size_of_side
from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.bots.registry import BOTS, known_bot
from sevenwonders.bots.remote.spec import FORMS
from sevenwonders.engine.game.options import Options


def some_bots(bots: Sequence[str]) -> None:
    """Refuse a list of no bots, with those there are."""
    if not bots:
        raise ImpossibleLineup(f"no bot is named; there are: {', '.join((*BOTS, *FORMS))}")


def fill(bots: Sequence[str], places: int, *, of: str = "players") -> tuple[str, ...]:
    """A bot for each place, those named taking turns where there are more places."""
    some_bots(bots)
    if len(bots) > places:
        raise ImpossibleLineup(f"{len(bots)} bots are named for {places} {of}")
    for name in bots:
        known_bot(name)
    return tuple(bots[seat % len(bots)] for seat in range(places))


def filled_table(bots: Sequence[str], options: Options) -> tuple[str, ...]:
    """A bot for each seat; those who win together are one bot, or its rate would say nothing."""
    size = size_of_side(options)
    sides = fill(bots, sides_of(options), of="pairs" if options.teams else "players")
    return tuple(bot for bot in sides for _ in range(size))


def seated(lineup: Sequence[str], game: int, size: int = 1) -> tuple[str, ...]:
    """The bot of each seat in one game: all move on from game to game, by a side of this size."""
    return tuple(lineup[(seat + game * size) % len(lineup)] for seat in range(len(lineup)))
