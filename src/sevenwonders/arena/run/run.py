"""Contests, surveys and simulations, from the beginning or from where they ended."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec.structs import replace

from sevenwonders.arena.boards.survey import BoardSums, BoardSurvey, chunks_of, is_chunk_of
from sevenwonders.arena.contest.contest import Contest, ContestGame, games_of
from sevenwonders.arena.contest.schedule import how_many, wanted_games
from sevenwonders.arena.errors import GamesLost, ImpossibleLineup
from sevenwonders.arena.play.outcome import Outcome
from sevenwonders.arena.play.records import contest_file_name, write_whole
from sevenwonders.arena.run.journal import Journal
from sevenwonders.arena.run.tasks import (
    BoardTask,
    GameTask,
    Parallel,
    Part,
    Played,
    SimulationTask,
    answers_to,
)
from sevenwonders.arena.simulation.decisions import clear_parts, is_decision_file, join_parts
from sevenwonders.arena.simulation.simulation import CHUNK, Simulation
from sevenwonders.arena.simulation.simulation import chunks_of as numbers_of
from sevenwonders.arena.simulation.tally import SimulationTally
from sevenwonders.bots.python_class import only_here

OnProgress = Callable[[int, int], None]
"""Gets the number of finished games and an estimate of all; the first call counts kept results."""


def run_contest(
    contest: Contest,
    games: int,
    results: Path,
    *,
    parallel: Parallel,
    out: Path | None = None,
    report: OnProgress | None = None,
) -> list[Outcome]:
    """Play the games that have no result yet; returns all outcomes in order.

    With a folder for records, a game whose record is missing is played again.
    """
    _check_importable((*contest.bots, contest.hero), parallel)
    total = how_many(contest, _some(games))
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
    journal = Journal(results, contest, Outcome, Outcome.is_whole)
    try:
        kept = {outcome.game: outcome for outcome in journal.open()}
        done = {
            game: kept[game]
            for game in wanted_games(contest, games, kept.keys())
            if _recorded(contest, game, out)
        }
        _tell(report, len(done), total)
        missing = (game for game in games_of(contest, games) if game not in done)
        tasks = (GameTask(contest, game, out is not None) for game in missing)
        with closing(answers_to(tasks, parallel)) as answers:
            for answer in answers:
                played = msgspec.msgpack.decode(answer, type=Played)
                game = played.outcome.game
                # First: a game without a record is played again, but its result is kept.
                if game not in kept:
                    journal.append(played.outcome)
                if out is not None and played.record:
                    write_whole(out / contest_file_name(contest, game), played.record)
                done[game] = played.outcome
                _tell(report, len(done), total)
        if len(done) < total:
            _tell(report, len(done), len(done))
    finally:
        journal.close()
    return [done[game] for game in sorted(done)]


def run_survey(
    survey: BoardSurvey,
    games: int,
    results: Path,
    *,
    parallel: Parallel,
    report: OnProgress | None = None,
) -> list[BoardSums]:
    """Play the games that have no result yet; returns the sums of each table."""
    _check_importable((survey.bot,), parallel)
    total = _some(games) * len(survey.tables)
    journal = Journal(results, survey, BoardSums)
    try:
        kept = {sums.chunk: sums for sums in journal.open()}
        done = {chunk: sums for chunk, sums in kept.items() if is_chunk_of(survey, games, chunk)}
        played = sum(chunk.last - chunk.first for chunk in done)
        _tell(report, played, total)
        missing = (chunk for chunk in chunks_of(survey, games) if chunk not in done)
        tasks = (BoardTask(survey, chunk) for chunk in missing)
        with closing(answers_to(tasks, parallel)) as answers:
            for answer in answers:
                sums = msgspec.msgpack.decode(answer, type=BoardSums)
                journal.append(sums)
                done[sums.chunk] = sums
                played += sums.chunk.last - sums.chunk.first
                _tell(report, played, total)
    finally:
        journal.close()
    return [done[chunk] for chunk in sorted(done)]


def run_simulation(
    simulation: Simulation, *, parallel: Parallel, report: OnProgress | None = None
) -> SimulationTally:
    """Play all games; the tally and the records are the same for any number of jobs."""
    _check_importable(simulation.lineup, parallel)
    if is_decision_file(simulation.out):
        clear_parts(simulation.out)
    elif simulation.out:
        Path(simulation.out).mkdir(parents=True, exist_ok=True)
    tally = SimulationTally()
    chunks = numbers_of(simulation)
    tasks = (SimulationTask(simulation, chunk[0], chunk[-1]) for chunk in chunks)
    jobs = min(parallel.jobs, -(-simulation.games // CHUNK))
    with closing(answers_to(tasks, replace(parallel, jobs=jobs))) as answers:
        for part in _in_order(answers):
            tally.add(part)
            _tell(report, tally.games, simulation.games)
    if is_decision_file(simulation.out):
        join_parts(simulation.out, (chunk[0] for chunk in numbers_of(simulation)))
    return tally


def _in_order(answers: Iterable[bytes]) -> Iterator[SimulationTally]:
    """The parts in the order of their games, whichever is done first."""
    early: dict[int, SimulationTally] = {}
    due = 0
    for answer in answers:
        part = msgspec.msgpack.decode(answer, type=Part)
        if part.wrong:
            raise GamesLost(part.wrong)
        early[part.first] = part.tally
        while due in early:
            yield early.pop(due)
            due += CHUNK


def _check_importable(bots: Iterable[str], parallel: Parallel) -> None:
    """Refuse to play in several processes with a class that only this one knows."""
    for bot in bots:
        if only_here(bot) and (parallel.jobs > 1 or parallel.ray):
            why = "other processes cannot import it; put it in a module, or use one job"
            raise ImpossibleLineup(f"{bot}: {why}")


def _some(games: int) -> int:
    if games < 1:
        raise ImpossibleLineup(f"{games} games: at least one is needed")
    return games


def _recorded(contest: Contest, game: ContestGame, out: Path | None) -> bool:
    return out is None or (out / contest_file_name(contest, game)).exists()


def _tell(report: OnProgress | None, done: int, total: int) -> None:
    if report is not None:
        report(done, max(done, total))
