"""Random games of every kind of table under the laws, for some minutes or some games.

    python tools/fuzz.py --minutes 30
    python tools/fuzz.py --games 200000
    python tools/fuzz.py --seed 1f3c --repeat 1e-3p+leaders:812
    python tools/fuzz.py --boxes --games 300000

A round is twenty games of each kind of table of the base game and as many of any sets of boxes,
some of each under the costly laws too. A broken law is
printed with what repeats it and written to build/fuzz; the exit code is then 1.
"""

import argparse
import os
import secrets
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # the laws live with the tests, which are not installed

from sevenwonders._build import compiled  # noqa: E402
from sevenwonders.record import record_of  # noqa: E402
from tests.laws.trials import cheap_trial, costly_trial  # noqa: E402
from tests.support.games import (  # noqa: E402
    BOX_KINDS,
    KINDS,
    Kind,
    deal_game,
    picker,
    play_stage,
    sampled_kind,
)

GAMES_A_ROUND = 20
TABLES_WITH_BOXES = 11
ENOUGH_BROKEN = 10
REPORT_SECONDS = 60
FOLDER = ROOT / "build" / "fuzz"


class Broken(NamedTuple):
    """A game in which a law did not hold."""

    kind: str
    number: int
    report: str


class Round(NamedTuple):
    """What one round came to."""

    cheap: Counter[str]
    costly: Counter[str]
    broken: list[Broken]


def trial(kind: Kind, seed: str, number: int, *, costly: bool) -> None:
    """One game; raises when a law does not hold."""
    name = f"{seed} {number}"
    state, stages = cheap_trial(kind, name)
    if costly:
        costly_trial(state, stages, picker(f"costly {name}"))


def kinds_of_round(seed: str, number: int, *, boxes: bool) -> list[Kind]:
    """The tables of one number: all of the base game unless only boxes are wanted, and others."""
    pick = picker(f"kinds {seed} {number}")
    base = () if boxes else KINDS
    others = [sampled_kind(pick) for _ in range(TABLES_WITH_BOXES - 1)]
    return [*base, BOX_KINDS[number % len(BOX_KINDS)], *others]


def family(kind: Kind) -> str:
    """The line of the report that a table is counted in."""
    if not kind.boxes:
        return str(kind)
    seats = f"{kind.players}{'t' if kind.teams else 'p'}"
    return f"boxes-{kind.edition}-{seats}"


def play_round(seed: str, first: int, *, boxes: bool) -> Round:
    """Twenty numbers, each with every kind of table."""
    result = Round(Counter(), Counter(), [])
    for number in range(first, first + GAMES_A_ROUND):
        costly = number == first
        for kind in kinds_of_round(seed, number, boxes=boxes):
            try:
                trial(kind, seed, number, costly=costly)
            except Exception:  # noqa: BLE001 - whatever a game raises is a finding
                result.broken.append(Broken(str(kind), number, traceback.format_exc()))
            result.cheap[family(kind)] += 1
            result.costly[family(kind)] += costly
    return result


def record_text(kind: Kind, name: str) -> str:
    """The record of a game as far as it can be played and written."""
    state = deal_game(kind, name)
    pick = picker(name)
    try:
        while not state.over:
            play_stage(state, pick)
        return record_of(state).text()
    except Exception as error:  # noqa: BLE001 - the game at hand is a broken one
        return f"no record: {error!r}; choices: {' '.join(map(str, state.choices()))}\n"


def report(broken: Broken, seed: str) -> None:
    """Print a broken law and write down what repeats it."""
    command = f"python tools/fuzz.py --seed {seed} --repeat {broken.kind}:{broken.number}"
    kind = Kind.parse(broken.kind)
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{broken.kind}-{seed}-{broken.number}.txt"
    game = record_text(kind, f"{seed} {broken.number}")
    path.write_text(f"{command}\n\n{broken.report}\n{game}")
    print(f"BROKEN {broken.kind}, seed {seed}, game {broken.number}: {path.relative_to(ROOT)}")
    print(broken.report, flush=True)


class Fuzz:
    """Rounds on some processes until time or games run out."""

    def __init__(self, seed: str, minutes: float, games: int, jobs: int, *, boxes: bool) -> None:
        self.seed = seed
        self.boxes = boxes
        self.deadline = time.monotonic() + 60 * minutes if not games else float("inf")
        tables = TABLES_WITH_BOXES if boxes else TABLES_WITH_BOXES + len(KINDS)
        self.rounds_left = -(-games // (GAMES_A_ROUND * tables)) if games else -1
        self.jobs = jobs
        self.cheap: Counter[str] = Counter()
        self.costly: Counter[str] = Counter()
        self.broken = 0
        self.next_game = 0
        self.began = time.monotonic()

    def run(self) -> None:
        """Keep every process busy, and take in what they find."""
        said = time.monotonic()
        with ProcessPoolExecutor(self.jobs) as pool:
            open_rounds: set[Future[Round]] = set()
            while open_rounds or self._goes_on():
                while len(open_rounds) < self.jobs and self._goes_on():
                    open_rounds.add(
                        pool.submit(play_round, self.seed, self.next_game, boxes=self.boxes)
                    )
                    self.next_game += GAMES_A_ROUND
                    self.rounds_left -= 1
                done, open_rounds = wait(open_rounds, return_when=FIRST_COMPLETED)
                for future in done:
                    self._take(future.result())
                if time.monotonic() - said > REPORT_SECONDS:
                    said = time.monotonic()
                    print(f"{self.summary()} so far", flush=True)

    def summary(self) -> str:
        """How much was played, how fast."""
        games = self.cheap.total()
        rate = games / (time.monotonic() - self.began)
        under_all = self.costly.total()
        return f"{games} games, {under_all} under all laws, {self.broken} broken, {rate:.0f}/s"

    def table(self) -> str:
        """Counts by kind of table."""
        lines = [f"{'kind':<14}{'games':>9}{'all laws':>10}"]
        lines += [f"{n:<14}{self.cheap[n]:>9}{self.costly[n]:>10}" for n in sorted(self.cheap)]
        return "\n".join(lines)

    def _goes_on(self) -> bool:
        in_time = time.monotonic() < self.deadline
        return in_time and self.rounds_left != 0 and self.broken < ENOUGH_BROKEN

    def _take(self, result: Round) -> None:
        self.cheap += result.cheap
        self.costly += result.costly
        for broken in result.broken:
            self.broken += 1
            report(broken, self.seed)


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description="Random games under the laws.")
    minutes = float(os.environ.get("FUZZ_MINUTES", "30"))
    parser.add_argument("--minutes", type=float, default=minutes, help="default: FUZZ_MINUTES, 30")
    parser.add_argument("--games", type=int, default=0, help="stop after so many games instead")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="default: a new one")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--boxes", action="store_true", help="no tables of the base game alone")
    parser.add_argument("--repeat", default="", help="KIND:NUMBER, one game under all laws")
    return parser.parse_args()


def main() -> int:
    """Run, and say what was found."""
    asked = arguments()
    print(f"fuzz: seed {asked.seed}, {'compiled' if compiled() else 'interpreted'}", flush=True)
    if asked.repeat:
        name, _, number = asked.repeat.partition(":")
        kind = Kind.parse(name)
        trial(kind, asked.seed, int(number), costly=True)
        print("no law is broken")
        return 0
    fuzz = Fuzz(asked.seed, asked.minutes, asked.games, asked.jobs, boxes=asked.boxes)
    fuzz.run()
    print(fuzz.table())
    print(fuzz.summary())
    return 1 if fuzz.broken else 0


if __name__ == "__main__":
    sys.exit(main())
