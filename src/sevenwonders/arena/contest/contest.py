"""All that decides the games of an arena, and what those games are."""

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from sevenwonders.arena.contest.programs import programs_of
from sevenwonders.arena.contest.seating import (
    Lineup,
    check_named,
    gauntlet,
    rotations,
    round_robin,
    shuffled,
    sides_of,
)
from sevenwonders.arena.contest.seeds import checked_seed
from sevenwonders.arena.contest.setup import GameSetup
from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.bots.python_class import BotClass, spec_of
from sevenwonders.bots.registry import known_bot
from sevenwonders.engine.game.options import Options, components_of, wanted_sides
from sevenwonders.engine.vocabulary import RULES
from sevenwonders.record.notation import our_version


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Bots, tables and a seed; together they decide every game."""

    tables: tuple[Options, ...]
    """One for each number of players."""
    bots: tuple[str, ...]
    hero: str = ""
    """The bot that plays alone against each of the others; without it all meet all."""
    seed: str = "0"
    limit: float = 0.0
    """Seconds that a decision should take at most, 0 for no such limit."""
    rules: int = RULES
    version: str = msgspec.field(default_factory=our_version)
    programs: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """Digests of the bots that are programs; unset without programs."""

    def __repr__(self) -> str:
        bots = len(self.bots) + bool(self.hero)
        return f"<contest of {bots} bots at {len(self.tables)} kinds of table>"

    def digest(self) -> str:
        """A short name that no other contest has."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]

    def lineups(self, table: int) -> list[Lineup]:
        """Which bots meet at a table."""
        sides = sides_of(self.tables[table])
        if self.hero:
            return gauntlet(self.hero, self.bots, sides)
        return round_robin(self.bots, sides)


class ContestGame(msgspec.Struct, frozen=True, array_like=True, order=True):
    """The place of one game in a contest."""

    table: int
    deal: int
    lineup: int
    turn: int
    """How far the table is turned."""


def make_contest(
    tables: Sequence[Options],
    bots: Sequence[str | BotClass],
    *,
    hero: str | BotClass = "",
    seed: str = "0",
    limit: float = 0.0,
) -> Contest:
    """A contest whose tables are possible and whose bots exist."""
    if not tables:
        raise ImpossibleLineup("no number of players is given")
    for options in tables:
        wanted_sides(options, components_of(options))
    check_named(bots)
    specs, hero_spec = tuple(map(spec_of, bots)), spec_of(hero)
    named = (*((hero_spec,) if hero_spec else ()), *specs)
    for bot in named:
        known_bot(bot)
    if len(set(specs)) != len(specs):
        raise ImpossibleLineup(f"a bot is named twice: {', '.join(specs)}")
    contest = Contest(
        tables=tuple(dict.fromkeys(tables)),
        bots=specs,
        hero=hero_spec,
        seed=checked_seed(seed),
        limit=limit,
        programs=programs_of(named) or msgspec.UNSET,
    )
    contest.lineups(0)
    return contest


def deal_key(contest: Contest, table: int, deal: int) -> str:
    """The text that seeds a deal; all line-ups play the same deals."""
    return f"{contest.seed}/{contest.tables[table].players}/{deal}"


def seats_of(contest: Contest, game: ContestGame) -> tuple[str, ...]:
    """The bot of each seat."""
    return _turned(contest, game.table, game.deal, game.lineup)[game.turn]


def setup_of(contest: Contest, game: ContestGame) -> GameSetup:
    """All that decides one game of a contest."""
    deal = deal_key(contest, game.table, game.deal)
    streams = f"{deal}/{game.lineup}/{game.turn}"
    return GameSetup(contest.tables[game.table], seats_of(contest, game), deal, streams)


def games_of(contest: Contest, games: int) -> Iterator[ContestGame]:
    """All games: this many of each line-up, rounded up to whole deals."""
    for table in range(len(contest.tables)):
        yield from games_at(contest, table, games)


def games_at(contest: Contest, table: int, games: int) -> Iterator[ContestGame]:
    """The same of one table, deal by deal."""
    missing = [games] * len(contest.lineups(table))
    deal = 0
    while max(missing) > 0:
        for lineup, left in enumerate(missing):
            # Where turning the table seats the bots as before, a deal has fewer games.
            turned = _turned(contest, table, deal, lineup) if left > 0 else []
            missing[lineup] -= len(turned)
            for turn in range(len(turned)):
                yield ContestGame(table, deal, lineup, turn)
        deal += 1


def _turned(contest: Contest, table: int, deal: int, lineup: int) -> list[tuple[str, ...]]:
    sides = contest.lineups(table)[lineup]
    order = shuffled(sides, f"{deal_key(contest, table, deal)}/seats/{lineup}")
    return rotations(order, contest.tables[table])
