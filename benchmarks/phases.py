"""Where the time of a game goes: each public call timed by itself, summed by phase.

    PYTHONPATH=build/compiled python benchmarks/phases.py

What the clock itself takes is measured first and taken off. A ``submit`` that closes a stage
resolves it, and is counted as resolving.
"""

import time
from collections import Counter

from sevenwonders._build import compiled
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State

GAMES = 1000
PHASES = ("setup", "pending", "legal", "choose", "seal", "resolve", "score")


class Clock:
    """Nanoseconds and calls by phase."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self._mark = 0
        self._cost = self._own_cost()

    def begin(self) -> None:
        """Start the watch."""
        self._mark = time.perf_counter_ns()

    def end(self, phase: str) -> None:
        """Book what passed since ``begin``."""
        self.spent[phase] += time.perf_counter_ns() - self._mark - self._cost
        self.calls[phase] += 1

    def _own_cost(self) -> int:
        """What timing nothing at all takes."""
        least = 10**9
        for _ in range(1000):
            began = time.perf_counter_ns()
            least = min(least, time.perf_counter_ns() - began)
        return least


def play(options: Options, seed: str, clock: Clock, stream: FastStream) -> State:
    """One game with every call on the clock."""
    clock.begin()
    state = new_game(options, FastStream(seed))
    clock.end("setup")
    while not state.over:
        clock.begin()
        asks = state.pending()
        clock.end("pending")
        for ask in asks:
            clock.begin()
            legal = state.legal(ask.seat)
            clock.end("legal")
            clock.begin()
            choice = legal[stream.below(len(legal))]
            clock.end("choose")
            stage = state.stage
            clock.begin()
            state.submit(ask.seat, choice)
            clock.end("seal" if state.stage == stage else "resolve")
    clock.begin()
    state.winners()
    clock.end("score")
    return state


def report(players: int, games: int) -> None:
    """Print the share of each phase."""
    clock = Clock()
    stream = FastStream("phases")
    options = Options(players=players)
    for number in range(games):
        play(options, str(number), clock, stream)
    total = clock.spent.total()
    print(f"{players} players, {games} games, {total / games / 1000:.0f} us a game")
    for phase in PHASES:
        spent, calls = clock.spent[phase], clock.calls[phase]
        share = f"{100 * spent / total:5.1f} %"
        print(f"  {phase:<9}{share}{calls / games:8.1f} calls{spent / calls / 1000:8.2f} us each")


def main() -> None:
    """Report for a small, a middling and a large table."""
    print("compiled" if compiled() else "interpreted")
    games = GAMES if compiled() else GAMES // 20
    for players in (3, 5, 7):
        report(players, games)


if __name__ == "__main__":
    main()
