"""The engines of two builds, measured by turns.

    python tools/compare_builds.py OLD/build/compiled build/compiled [--rounds 15]

Each build runs in a process of its own. In every round both play the same deals at every kind of
table by random legal choices, one build after the other, and are timed by the processor's clock.
The figures are medians over the rounds; the last one is the median of new to old. A change of rules
or prices changes the games, so a game's time is divided by its decisions.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Final

GAMES: Final = 1000
CLONES: Final = 10_000
BOXES: Final = (
    *("leaders", "cities", "edifice"),
    *("wonder-pack", "catan", "promos", "classic-extras"),
)
TABLES: Final[dict[str, dict[str, object]]] = {
    **{f"base game, {players} players": {"players": players} for players in (3, 5, 7)},
    **{f"{box}, 5 players": {"players": 5, "boxes": (box,)} for box in BOXES},
    "every box, 7 players": {"players": 7, "boxes": BOXES, "experts": True},
}
DECISION: Final = "µs a decision, "
CLONE: Final = "µs a clone, 4 players, Age II"
MEMORY: Final = "KiB a state, 7 players, Age III"
IMPORT: Final = "ms to import and deal, fresh process"
FIGURES: Final = (*(DECISION + table for table in TABLES), CLONE, MEMORY, IMPORT)
FOLDERS: Final = ("sevenwonders.engine.game", "sevenwonders.engine")
"""Where a build may have the modules of the game."""


class Engine:
    """The build that this process imports."""

    def __init__(self) -> None:
        folder = next(one for one in FOLDERS if find_spec(one))
        self._options = import_module(f"{folder}.options").Options
        self._stream = import_module(f"{folder}.dealer").FastStream
        self._new_game = import_module(f"{folder}.setup").new_game

    def play(self, seed: str, options: dict[str, object], stages: int = 1000) -> tuple[object, int]:
        """A game of random legal choices, to its end or for some stages; and its decisions."""
        state = self._new_game(self._options(**options), self._stream(seed))
        pick, decisions = self._stream(f"pick {seed}").below, 0
        while not state.over and stages:
            stages -= 1
            for ask in state.pending():
                legal = state.legal(ask.seat)
                state.submit(ask.seat, legal[pick(len(legal))])
                decisions += 1
        return state, decisions

    def decision(self, table: str, seed: str) -> float:
        """Microseconds for each decision of some games."""
        games = GAMES // 5 if "every" in table else GAMES
        began = time.process_time()
        played = [self.play(f"{seed} {game}", TABLES[table])[1] for game in range(games)]
        return (time.process_time() - began) / sum(played) * 1e6

    def clone(self) -> float:
        """Microseconds of one clone."""
        clone = self._clone("clone", 4, 9)
        began = time.process_time()
        for _ in range(CLONES):
            clone()
        return (time.process_time() - began) / CLONES * 1e6

    def memory(self) -> float:
        """Kibibytes that each of many clones takes."""
        clone = self._clone("memory", 7, 17)
        before = resident()
        kept = [clone() for _ in range(CLONES)]
        return (resident() - before) / len(kept)

    def _clone(self, seed: str, players: int, stages: int) -> Callable[[], object]:
        state, _ = self.play(seed, {"players": players}, stages)
        clone: Callable[[], object] = getattr(state, "clone")  # noqa: B009 -- of either build
        return clone


def resident() -> float:
    """Resident memory of this process in KiB."""
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def serve() -> None:
    """Answer with one figure for each line that is read: a figure's name and a seed."""
    engine = Engine()
    for line in sys.stdin:
        figure, _, seed = line.rstrip("\n").rpartition("|")
        if figure == CLONE:
            print(engine.clone(), flush=True)
        else:
            print(engine.decision(figure.removeprefix(DECISION), seed), flush=True)


def once(figure: str) -> None:
    """Answer with a figure that a process can measure only once."""
    if figure == MEMORY:
        print(Engine().memory())
        return
    began = time.process_time()
    Engine().play("0", {"players": 7}, 0)
    print((time.process_time() - began) * 1e3)


class Build:
    """A build in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=self._environment,
        )

    def measure(self, figure: str, seed: str) -> float:
        """One figure, once."""
        if figure in (IMPORT, MEMORY):
            command = [sys.executable, __file__, "--once", figure]
            done = subprocess.run(
                command, check=True, capture_output=True, text=True, env=self._environment
            )
            return float(done.stdout)
        if self._process.stdin is None or self._process.stdout is None:
            raise OSError("the process has no pipes")
        print(f"{figure}|{seed}", file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def end(self) -> None:
        """Let the process end."""
        self._process.communicate()


def main() -> None:
    """Measure two builds by turns and print their medians."""
    parser = argparse.ArgumentParser(description="The engines of two builds, measured by turns.")
    parser.add_argument("builds", nargs="*", type=Path, help="folders as build/compiled: old, new")
    parser.add_argument("--rounds", type=int, default=15, help="how often each is measured")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--once", default="", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve()
    elif asked.once:
        once(asked.once)
    elif len(asked.builds) != 2:
        parser.error("two builds are needed: the old one and the new one")
    else:
        builds = [Build(folder) for folder in asked.builds]
        try:
            report(builds, asked.rounds)
        finally:
            for build in builds:
                build.end()


def report(builds: list[Build], rounds: int) -> None:
    """Print one line for each figure."""
    found: dict[str, list[tuple[float, float]]] = {figure: [] for figure in FIGURES}
    for number in range(rounds):
        for figure, pairs in found.items():
            # Who goes first may find another machine than who goes second.
            order = (0, 1) if number % 2 == 0 else (1, 0)
            pair = {one: builds[one].measure(figure, str(number)) for one in order}
            pairs.append((pair[0], pair[1]))
    print(f"{'':<44}{'old':>9}{'new':>9}{'ratio':>8}")
    for figure, pairs in found.items():
        old, new = (median(column) for column in zip(*pairs, strict=True))
        ratio = median(two / one for one, two in pairs)
        print(f"{figure:<44}{old:>9.2f}{new:>9.2f}{ratio:>8.3f}")


if __name__ == "__main__":
    main()
