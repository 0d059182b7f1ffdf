"""Line-ups and seating."""

from collections.abc import Sequence
from itertools import combinations

from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.bots.registry import BOTS, known_bot
from sevenwonders.bots.remote.spec import FORMS
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options

Lineup = tuple[str, ...]
"""A bot for each side of the table, in no order that matters."""
TEAM = 2


def size_of_side(options: Options) -> int:
    """Seats that win together: a team's, or one."""
    return TEAM if options.teams else 1


def sides_of(options: Options) -> int:
    """How many sides play against each other."""
    return options.players // size_of_side(options)


def round_robin(bots: Sequence[str], sides: int) -> list[Lineup]:
    """Every combination of this many bots; fewer bots take turns in playing another side."""
    if len(bots) >= sides:
        return [tuple(some) for some in combinations(bots, sides)]
    filled = (
        tuple(sorted(bots[(first + side) % len(bots)] for side in range(sides)))
        for first in range(len(bots))
    )
    return list(dict.fromkeys(filled))


def gauntlet(hero: str, field: Sequence[str], sides: int) -> list[Lineup]:
    """One bot alone against a table full of each other."""
    others = [bot for bot in field if bot != hero]
    if not others:
        raise ImpossibleLineup(f"{hero} has no opponents: name at least one other bot")
    return [(hero, *(bot,) * (sides - 1)) for bot in others]


def shuffled(lineup: Lineup, key: str) -> Lineup:
    """Shuffle the sides by the key, to change the neighbours from deal to deal."""
    stream = FastStream(key)
    order = list(lineup)
    for at in range(len(order) - 1, 0, -1):
        other = stream.below(at + 1)
        order[at], order[other] = order[other], order[at]
    return tuple(order)


def rotations(lineup: Lineup, options: Options) -> list[tuple[str, ...]]:
    """The bot of each seat, for every way to turn the table that seats them differently."""
    turned = (lineup[at:] + lineup[:at] for at in range(len(lineup)))
    size = size_of_side(options)
    return [tuple(bot for bot in sides for _ in range(size)) for sides in dict.fromkeys(turned)]


def check_named(bots: Sequence[object]) -> None:
    """Refuse a list of no bots, with those there are."""
    if not bots:
        raise ImpossibleLineup(f"no bot is given; there are: {', '.join((*BOTS, *FORMS))}")


def fill(bots: Sequence[str], places: int, *, of: str = "players") -> tuple[str, ...]:
    """A bot for each place, those named taking turns where there are more places."""
    check_named(bots)
    if len(bots) > places:
        raise ImpossibleLineup(f"{len(bots)} bots are given for {places} {of}")
    for name in bots:
        known_bot(name)
    return tuple(bots[seat % len(bots)] for seat in range(places))


def filled_table(bots: Sequence[str], options: Options) -> tuple[str, ...]:
    """A bot for each seat; partners are the same bot, since they win together."""
    size = size_of_side(options)
    sides = fill(bots, sides_of(options), of="pairs" if options.teams else "players")
    return tuple(bot for bot in sides for _ in range(size))
