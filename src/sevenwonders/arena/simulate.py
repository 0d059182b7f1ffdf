"""Many games between bots, in one process or several, with the same result."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.arena.errors import ImpossibleLineup
from sevenwonders.arena.lineup import fill, seated
from sevenwonders.arena.match import play_match
from sevenwonders.arena.records import write_record
from sevenwonders.arena.tally import Tally
from sevenwonders.engine.options import Options, kit_for, wanted_sides

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
    lineup = fill(bots, options.players)
    return Plan(options=options, lineup=lineup, games=games, seed=seed, out=str(out or ""))


def simulate(plan: Plan, *, jobs: int = 1, report: Report | None = None) -> Tally:
    """Play all games; the tally and the records are the same for any number of jobs."""
    if jobs < 1:
        raise ImpossibleLineup(f"{jobs} jobs: at least one must play")
    if plan.out:
        Path(plan.out).mkdir(parents=True, exist_ok=True)
    tally = Tally()
    for part in _parts(plan, jobs):
        tally.add(part)
        if report:
            report(tally.games)
    return tally


def _parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    firsts = range(0, plan.games, CHUNK)
    tasks = (_Task(plan, first, min(first + CHUNK, plan.games)) for first in firsts)
    if jobs == 1 or len(firsts) == 1:
        yield from map(_play_task, tasks)
        return
    # Fresh processes; an interruption is for this one to handle, which then ends them.
    context = multiprocessing.get_context("spawn")
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with context.Pool(min(jobs, len(firsts)), signal.signal, ignore) as pool:
        for answer in pool.imap(_work, map(msgspec.msgpack.encode, tasks)):
            yield msgspec.msgpack.decode(answer, type=Tally)


def _work(task: bytes) -> bytes:
    return msgspec.msgpack.encode(_play_task(msgspec.msgpack.decode(task, type=_Task)))


def _play_task(task: _Task) -> Tally:
    plan = task.plan
    tally = Tally()
    for game in range(task.first, task.last):
        match = play_match(plan.options, seated(plan.lineup, game), plan.seed, game)
        tally.add_game(match.seated, match.sheets(), match.state.winners(), match.decisions)
        for fault in match.faults:
            tally.blame(f"{fault.bot}: {fault.reason}")
        if plan.out:
            write_record(match, Path(plan.out), game)
    return tally
