"""Which board sides and leaders win: many games of one bot with itself, added up by what it had."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from sevenwonders.arena.contest.programs import programs_of
from sevenwonders.arena.contest.seating import size_of_side
from sevenwonders.arena.contest.seeds import checked_seed
from sevenwonders.arena.contest.setup import numbered_setup
from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.arena.play.game import FinishedGame, play_game
from sevenwonders.arena.simulation.tally import WHOLE_WIN
from sevenwonders.bots.python_class import BotClass, spec_of
from sevenwonders.bots.registry import known_bot
from sevenwonders.engine.game.options import Options, components_of, wanted_sides
from sevenwonders.engine.vocabulary import RULES
from sevenwonders.record.notation import our_version

CHUNK: Final = 100
"""Games added up in one line of results."""


class BoardSurvey(msgspec.Struct, frozen=True, kw_only=True):
    """A bot, the tables it plays at with itself, and a seed."""

    tables: tuple[Options, ...]
    bot: str
    seed: str = "0"
    programs: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    """What is inside the bot if it is a program."""
    rules: int = RULES
    version: str = msgspec.field(default_factory=our_version)

    def __repr__(self) -> str:
        return f"<survey of boards at {len(self.tables)} kinds of table>"

    def digest(self) -> str:
        """A short name that no other survey has."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]


class BoardChunk(msgspec.Struct, frozen=True, array_like=True, order=True):
    """Some games of a survey."""

    table: int
    first: int
    last: int


class Sums(msgspec.Struct, array_like=True):
    """What the cities with one thing came to; there is at most one of them in a game."""

    games: int = 0
    wins: int = 0
    """In parts of ``WHOLE_WIN``."""
    points: int = 0
    squares: int = 0

    def add(self, other: "Sums") -> None:
        """Add other games."""
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares


class BoardSums(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Some games, added up by board side and by leader."""

    chunk: BoardChunk
    sides: dict[str, Sums] = {}
    leaders: dict[str, Sums] = {}
    """By leader that was face up at the end."""
    faults: dict[str, int] = {}
    """Decisions that another bot had to take, by what went wrong."""
    broken: str = ""
    """Why there is no result."""

    def blame(self, kind: str, times: int = 1) -> None:
        """Add decisions that another bot had to take."""
        self.faults[kind] = self.faults.get(kind, 0) + times

    def add(self, other: "BoardSums") -> None:
        """Add other games."""
        for kind, times in other.faults.items():
            self.blame(kind, times)
        for mine, theirs in ((self.sides, other.sides), (self.leaders, other.leaders)):
            for name, sums in theirs.items():
                mine.setdefault(name, Sums()).add(sums)


def make_survey(tables: Sequence[Options], bot: str | BotClass, *, seed: str = "0") -> BoardSurvey:
    """A survey whose tables are possible and whose bot exists."""
    if not tables:
        raise ImpossibleLineup("no number of players is given")
    for options in tables:
        wanted_sides(options, components_of(options))
    spec = spec_of(bot)
    return BoardSurvey(
        tables=tuple(dict.fromkeys(tables)),
        bot=known_bot(spec),
        seed=checked_seed(seed),
        programs=programs_of((spec,)) or msgspec.UNSET,
    )


def chunks_of(survey: BoardSurvey, games: int) -> Iterator[BoardChunk]:
    """All games, with this many per table."""
    for table in range(len(survey.tables)):
        for first in range(0, games, CHUNK):
            yield _chunk_at(table, first, games)


def is_chunk_of(survey: BoardSurvey, games: int, chunk: BoardChunk) -> bool:
    """Whether a chunk belongs to a survey with this many games for each table."""
    return (
        chunk.table in range(len(survey.tables))
        and chunk.first in range(0, games, CHUNK)
        and chunk == _chunk_at(chunk.table, chunk.first, games)
    )


def _chunk_at(table: int, first: int, games: int) -> BoardChunk:
    return BoardChunk(table, first, min(first + CHUNK, games))


def play_chunk(survey: BoardSurvey, chunk: BoardChunk) -> BoardSums:
    """Play some games and add them up; what breaks them is part of the answer."""
    options = survey.tables[chunk.table]
    sums = BoardSums(chunk=chunk, sides={}, leaders={})
    lineup = (survey.bot,) * options.players
    seed = f"{survey.seed}/{options.players}"
    for game in range(chunk.first, chunk.last):
        try:
            finished = play_game(numbered_setup(options, lineup, seed, game))
        except Exception as error:  # noqa: BLE001 -- one broken game must not end a survey of hours
            return BoardSums(chunk=chunk, broken=f"game {game}: {type(error).__name__}: {error}")
        _add(sums, finished)
    return sums


def _add(sums: BoardSums, game: FinishedGame) -> None:
    state = game.state
    winners = state.winners()
    # A team wins as one.
    size = size_of_side(game.setup.options)
    for seat, rows in enumerate(game.sheets()):
        points = sum(rows)
        won = WHOLE_WIN * size // len(winners) if seat in winners else 0
        had = Sums(1, won, points, points * points)
        side = state.components.sides[state.deal.sides[seat]].slug
        sums.sides.setdefault(side, Sums()).add(had)
        for leader in state.cities[seat].leaders.in_play:
            sums.leaders.setdefault(state.components.cards[leader].slug, Sums()).add(had)
    for fault in game.faults:
        sums.blame(fault.kind, fault.count)
