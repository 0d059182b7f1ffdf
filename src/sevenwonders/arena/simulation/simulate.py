"""Many games between bots, in one process or several, with the same result."""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.arena.contest.seating import size_of_side
from sevenwonders.arena.contest.seats import filled_table, seated
from sevenwonders.arena.contest.seeds import checked_seed
from sevenwonders.arena.errors import GamesLost, ImpossibleLineup
from sevenwonders.arena.play.match import play_match
from sevenwonders.arena.play.messages import complaint_of
from sevenwonders.arena.play.records import write_record
from sevenwonders.arena.simulation.tally import Tally
from sevenwonders.engine.game.options import Options, kit_for, wanted_sides
from sevenwonders.errors import WondersError
from sevenwonders.workers.processes import in_processes

CHUNK: Final = 25
"""Games a process plays between two reports."""

Report = Callable[[int], None]
"""Told how many games are done."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides the games of a simulation."""

    options: Options
    lineup: tuple[str, ...]
    """The bot of each seat in the first game."""
    games: int
    seed: str = "0"
    out: str = ""
    """A folder that gets the record of each game, empty for none."""


class _Task(msgspec.Struct, frozen=True):
    """Some games of a plan; it travels between processes as bytes."""

    plan: Plan
    first: int
    last: int


class _Part(msgspec.Struct, frozen=True):
    """What became of them, on its way back."""

    first: int
    tally: Tally
    wrong: str = ""
    """Why they could not be played, or their records not be written."""


def make_plan(
    options: Options,
    bots: tuple[str, ...],
    *,
    games: int,
    seed: str = "0",
    out: Path | None = None,
) -> Plan:
    """A plan whose table can be laid and whose bots exist."""
    wanted_sides(options, kit_for(options))
    if games < 1:
        raise ImpossibleLineup(f"{games} games: there is nothing to play")
    lineup = filled_table(bots, options)
    folder = str(out or "")
    return Plan(options=options, lineup=lineup, games=games, seed=checked_seed(seed), out=folder)


def simulate(plan: Plan, *, jobs: int = 1, report: Report | None = None) -> Tally:
    """Play all games; the tally and the records are the same for any number of jobs."""
    if jobs < 1:
        raise ImpossibleLineup(f"{jobs} jobs: at least one must play")
    if plan.out:
        Path(plan.out).mkdir(parents=True, exist_ok=True)
    tally = Tally()
    with closing(_parts(plan, jobs)) as parts:
        for part in parts:
            tally.add(part)
            if report:
                report(tally.games)
    return tally


def _parts(plan: Plan, jobs: int) -> Generator[Tally, None, None]:
    firsts = range(0, plan.games, CHUNK)
    tasks = (_Task(plan, first, min(first + CHUNK, plan.games)) for first in firsts)
    if jobs == 1 or len(firsts) == 1:
        yield from map(_play_task, tasks)
        return
    contents = map(msgspec.msgpack.encode, tasks)
    with closing(in_processes(contents, _work, _lost, min(jobs, len(firsts)))) as answers:
        yield from _in_order(answers)


def _in_order(answers: Iterable[bytes]) -> Iterator[Tally]:
    """The parts as the games are numbered, whichever is done first."""
    early: dict[int, Tally] = {}
    due = 0
    for answer in answers:
        part = msgspec.msgpack.decode(answer, type=_Part)
        if part.wrong:
            raise GamesLost(part.wrong)
        early[part.first] = part.tally
        while due in early:
            yield early.pop(due)
            due += CHUNK


def _work(content: bytes) -> bytes:
    task = msgspec.msgpack.decode(content, type=_Task)
    try:
        part = _Part(task.first, _play_task(task))
    except OSError as error:
        part = _Part(task.first, Tally(), ": ".join(filter(None, (error.filename, error.strerror))))
    except WondersError as error:
        part = _Part(task.first, Tally(), str(error))
    return msgspec.msgpack.encode(part)


def _lost(content: bytes, why: str) -> bytes:
    task = msgspec.msgpack.decode(content, type=_Task)
    wrong = f"games {task.first} to {task.last - 1} cannot be played: {why}"
    return msgspec.msgpack.encode(_Part(task.first, Tally(), wrong))


def _play_task(task: _Task) -> Tally:
    plan = task.plan
    size = size_of_side(plan.options)
    tally = Tally()
    for game in range(task.first, task.last):
        match = play_match(plan.options, seated(plan.lineup, game, size), plan.seed, game)
        tally.add_game(match.seated, match.sheets(), match.state.winners(), match.decisions)
        for fault in match.faults:
            tally.blame(f"{fault.bot}: {fault.reason}", complaint_of(fault))
        if plan.out:
            write_record(match, Path(plan.out), game)
    return tally
