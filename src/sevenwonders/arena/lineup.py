"""Which bot sits where: each takes every seat in turn."""

from collections.abc import Sequence

from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.bots.registry import known_bot


def fill(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each seat, those named taking turns where there are more seats."""
    if not bots:
        raise ImpossibleLineup("no bot is named")
    if len(bots) > players:
        raise ImpossibleLineup(f"{len(bots)} bots are named for {players} players")
    for name in bots:
        known_bot(name)
    return tuple(bots[seat % len(bots)] for seat in range(players))


def seated(lineup: Sequence[str], game: int) -> tuple[str, ...]:
    """The bot of each seat in one game: all move on by a seat from game to game."""
    return tuple(lineup[(seat + game) % len(lineup)] for seat in range(len(lineup)))
