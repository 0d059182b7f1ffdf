"""Pieces of work as bytes, done here, in other processes or on other machines alike."""

from collections.abc import Generator, Iterable

import msgspec

from sevenwonders.arena.boards.survey import BoardChunk, BoardSums, BoardSurvey, play_chunk
from sevenwonders.arena.contest.contest import Contest, Game
from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.arena.play.game import Played, broken, play_game
from sevenwonders.arena.run.cluster import on_cluster
from sevenwonders.workers.processes import in_processes


class GameTask(msgspec.Struct, frozen=True, tag="game"):
    """A game to be played."""

    contest: Contest
    game: Game
    record: bool


class BoardTask(msgspec.Struct, frozen=True, tag="boards"):
    """Games to be played and added up by board."""

    survey: BoardSurvey
    chunk: BoardChunk


Task = GameTask | BoardTask
Answer = Played | BoardSums


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """What the work is shared out over."""

    jobs: int = 1
    """Processes of this machine; with one, all is done in this one."""
    ray: str = ""
    """The address of a Ray cluster, which then does everything."""

    def __post_init__(self) -> None:
        if self.jobs < 1:
            raise ImpossibleLineup(f"{self.jobs} jobs: at least one must play")


def do(content: bytes) -> bytes:
    """Do a task."""
    task = msgspec.msgpack.decode(content, type=Task)
    if isinstance(task, GameTask):
        answer: Answer = play_game(task.contest, task.game, record=task.record)
    else:
        answer = play_chunk(task.survey, task.chunk)
    return msgspec.msgpack.encode(answer)


def lost(content: bytes, why: str) -> bytes:
    """The answer for a task that brings down whoever does it."""
    task = msgspec.msgpack.decode(content, type=Task)
    if isinstance(task, GameTask):
        answer: Answer = Played(outcome=broken(task.contest, task.game, why))
    else:
        answer = BoardSums(chunk=task.chunk, broken=why)
    return msgspec.msgpack.encode(answer)


def share_out(tasks: Iterable[Task], means: Means) -> Generator[bytes, None, None]:
    """The answers to all tasks, in any order; to close it ends all work."""
    contents = map(msgspec.msgpack.encode, tasks)
    if means.ray:
        yield from on_cluster(contents, do, lost, means.ray)
    elif means.jobs == 1:
        yield from map(do, contents)
    else:
        yield from in_processes(contents, do, lost, means.jobs)
