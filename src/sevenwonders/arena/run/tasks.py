"""Tasks as bytes, done here, in worker processes or on a cluster alike."""

from collections.abc import Generator, Iterable
from typing import Final

import msgspec

from sevenwonders.arena.boards.survey import BoardChunk, BoardSums, BoardSurvey, play_chunk
from sevenwonders.arena.contest.contest import Contest, ContestGame, seats_of, setup_of
from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.arena.play.game import FinishedGame, play_game
from sevenwonders.arena.play.outcome import Outcome
from sevenwonders.arena.run.cluster import on_cluster
from sevenwonders.arena.simulation.simulation import Simulation, play_numbers
from sevenwonders.arena.simulation.tally import SimulationTally
from sevenwonders.bots.remote.kept import keep_programs, programs_kept
from sevenwonders.errors import WondersError
from sevenwonders.workers import WorkerLost, WorkerPool

PATIENCE: Final = 3.0
"""Seconds that a process gets to end the programs of its game."""


class Played(msgspec.Struct, kw_only=True):
    """A game of a contest, and its record if that was wanted."""

    outcome: Outcome
    record: str = ""


class GameTask(msgspec.Struct, frozen=True, tag="game"):
    """One game of a contest."""

    contest: Contest
    game: ContestGame
    record: bool

    def play(self) -> Played:
        """Play it; what breaks it is part of the outcome."""
        try:
            game = play_game(setup_of(self.contest, self.game), limit=self.contest.limit)
            record = game.record() if self.record else ""
            return Played(outcome=_outcome(self.game, game), record=record)
        except Exception as error:  # noqa: BLE001 -- one broken game must not end an arena of hours
            return self.lost(f"{type(error).__name__}: {error}")

    def lost(self, why: str) -> Played:
        """The answer where the game has no result."""
        seats = seats_of(self.contest, self.game)
        return Played(outcome=Outcome(game=self.game, seats=seats, broken=why))


class BoardTask(msgspec.Struct, frozen=True, tag="boards"):
    """Some games of a survey, added up by board and leader."""

    survey: BoardSurvey
    chunk: BoardChunk

    def play(self) -> BoardSums:
        """Play them."""
        return play_chunk(self.survey, self.chunk)

    def lost(self, why: str) -> BoardSums:
        """The answer where they have no result."""
        return BoardSums(chunk=self.chunk, broken=why)


class Part(msgspec.Struct, frozen=True):
    """Some games of a simulation, added up."""

    first: int
    tally: SimulationTally
    wrong: str = ""
    """Why they could not be played, or their records not be written."""


class SimulationTask(msgspec.Struct, frozen=True, tag="simulation"):
    """Some games of a simulation, added up by bot."""

    simulation: Simulation
    first: int
    last: int

    def play(self) -> Part:
        """Play them; an error that the caller can mend is part of the answer."""
        try:
            numbers = range(self.first, self.last + 1)
            return Part(self.first, play_numbers(self.simulation, numbers))
        except OSError as error:
            wrong = ": ".join(filter(None, (error.filename, error.strerror)))
        except WondersError as error:
            wrong = str(error)
        return Part(self.first, SimulationTally(), wrong)

    def lost(self, why: str) -> Part:
        """The answer where they have no result."""
        wrong = f"games {self.first} to {self.last} cannot be played: {why}"
        return Part(self.first, SimulationTally(), wrong)


Task = GameTask | BoardTask | SimulationTask
Answer = Played | BoardSums | Part


class Parallel(msgspec.Struct, frozen=True, kw_only=True):
    """Where games are played."""

    jobs: int = 1
    """Processes of this machine; with one, all are played in this one."""
    ray: str = ""
    """The address of a Ray cluster, which then plays everything."""

    def __post_init__(self) -> None:
        if self.jobs < 1:
            raise ImpossibleLineup(f"{self.jobs} jobs: at least one is needed")


def do(content: bytes) -> bytes:
    """Do a task."""
    return msgspec.msgpack.encode(msgspec.msgpack.decode(content, type=Task).play())


def lost(content: bytes, why: str) -> bytes:
    """The answer to a task that crashes its worker."""
    return msgspec.msgpack.encode(msgspec.msgpack.decode(content, type=Task).lost(why))


def answers_to(tasks: Iterable[Task], parallel: Parallel) -> Generator[bytes, None, None]:
    """The answers to all tasks, in any order; to close it ends all work."""
    contents = map(msgspec.msgpack.encode, tasks)
    if parallel.ray:
        yield from on_cluster(contents, do, lost, parallel.ray)
    elif parallel.jobs == 1:
        with programs_kept():
            yield from map(do, contents)
    else:
        yield from _in_processes(contents, parallel.jobs)


def _in_processes(contents: Iterable[bytes], jobs: int) -> Generator[bytes, None, None]:
    pool = WorkerPool(do, jobs, prepare=keep_programs, patience=PATIENCE, name="arena")
    try:
        for task, answer in pool.completed(contents):
            try:
                yield answer.result()
            except WorkerLost as error:
                yield lost(task, str(error))
    finally:
        pool.close()


def _outcome(place: ContestGame, game: FinishedGame) -> Outcome:
    return Outcome(
        game=place,
        seats=game.setup.seats,
        boards=game.boards(),
        sheets=game.sheets(),
        ranks=game.ranks(),
        winners=game.winners(),
        faults=game.faults,
        clocks=game.clocks(),
    )
