"""How fast and how small the engine is.

    make bench, or: PYTHONPATH=build/compiled python benchmarks/engine.py [--quick]

Games are random legal play through the public calls alone (``pending``, ``legal``, ``submit``),
first edition, random boards and sides, every price split generated, every choice checked, no
Views, no events, on one core; and the same with every box and all leaders. The best of several
runs is shown: the others measure the machine.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # the brute-force twin lives with the tests, which are not installed

from sevenwonders._build import compiled  # noqa: E402
from sevenwonders.engine.game.dealer import FastStream  # noqa: E402
from sevenwonders.engine.game.options import Options  # noqa: E402
from sevenwonders.engine.game.setup import new_game  # noqa: E402
from sevenwonders.engine.game.state import State  # noqa: E402
from sevenwonders.engine.market import purchase  # noqa: E402
from tests.engine import market_twin, test_market  # noqa: E402
from tests.support.games import BOXES, Kind  # noqa: E402

BOXES_AIM = 600
"""Games a second with every box and seven players."""
DECISION_AIM = 2.5
"""A decision with every box, as a multiple of one of the base game."""
AIMS = {3: 23_200, 5: 13_000, 7: 9_900}
"""Games a second, by players: 1.8 times those of the C++ engine that we compare with."""
SIMULATE_AIM = 0.85
"""What is left of the rate by public calls; ``benchmarks/simulate.py`` measures it by turns."""
CLONE_AIM_US = 3.0
STATE_AIM_KIB = 16.0
IMPORT_AIM_MS = 150.0
INTERPRETED_AIM = 100


def play(options: Options, seed: str, pick: Callable[[int], int], stages: int = 1000) -> State:
    """A game of random legal play, to its end or for some stages."""
    state = new_game(options, FastStream(seed))
    while not state.over and stages:
        stages -= 1
        for ask in state.pending():
            legal = state.legal(ask.seat)
            state.submit(ask.seat, legal[pick(len(legal))])
    return state


def best(runs: int, work: Callable[[int], object]) -> float:
    """Seconds of the quickest of several runs; each is given its number."""
    times: list[float] = []
    for run in range(runs):
        began = time.perf_counter()
        work(run)
        times.append(time.perf_counter() - began)
    return min(times)


def games_a_second(players: int, games: int, runs: int) -> float:
    """Finished games a second."""
    options = Options(players=players)
    pick = FastStream("bench").below

    def work(run: int) -> None:
        for number in range(games):
            play(options, f"{run} {number}", pick)

    return games / best(runs, work)


def every_box(games: int, runs: int) -> tuple[float, float]:
    """With every box and seven players: games a second, and what a decision takes beside base."""
    everything = Kind("1e", 7, BOXES, experts=True).options()
    base = Options(players=7)
    each: list[float] = []
    for options in (everything, base):
        pick = FastStream("boxes").below

        def work(run: int, options: Options = options, pick: Callable[[int], int] = pick) -> None:
            for number in range(games):
                play(options, f"{run} {number}", pick)

        taken = best(runs, work)
        decisions = sum(len(play(options, f"0 {n}", pick).choices()) for n in range(games))
        each += [games / taken, taken / decisions]
    rate, decision, _, base_decision = each
    return rate, decision / base_decision


def clone_microseconds(runs: int) -> float:
    """One ``clone()`` of a 4-player state in the middle of Age II."""
    state = play(Options(players=4), "clone", FastStream("clone").below, stages=9)
    many = range(10_000)

    def work(_run: int) -> None:
        for _ in many:
            state.clone()

    return best(runs, work) / len(many) * 1e6


def state_kibibytes() -> float:
    """Resident memory of a live 7-player state late in the game, over 10,000 clones."""
    state = play(Options(players=7), "memory", FastStream("memory").below, stages=17)
    before = resident_kibibytes()
    kept = [state.clone() for _ in range(10_000)]
    return (resident_kibibytes() - before) / len(kept)


def resident_kibibytes() -> float:
    """Resident memory of this process."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def score_microseconds(runs: int) -> float:
    """One ``score()`` of a finished 4-player game, wildcards and copies included."""
    pick = FastStream("score").below
    games = [play(Options(players=4), f"score {number}", pick) for number in range(200)]

    def work(_run: int) -> None:
        for state in games:
            for city in range(4):
                state.score(city)

    return best(runs, work) / (4 * len(games)) * 1e6


def trade_microseconds(markets: int, runs: int, *, boxes: bool = False) -> tuple[float, float]:
    """One ``prices_for`` call on a random market, and the same by its brute-force twin."""
    stream = FastStream("trade")
    make = test_market.random_bazaar if boxes else test_market.random_market
    tables = [make(stream) for _ in range(markets)]
    ready = [test_market.engine_arguments(table) for table in tables]

    def solver(_run: int) -> None:
        for cost, buyer, left, right, budget in ready:
            purchase.prices_for(cost, buyer, left, right, budget)

    def twin(_run: int) -> None:
        market_twin.covers_again.cache_clear()
        for table in tables:
            market_twin.offers(table)

    return best(runs, solver) / markets * 1e6, best(1, twin) / markets * 1e6


def import_milliseconds(runs: int) -> float:
    """``import sevenwonders`` in a fresh process, less what starting Python takes."""
    code = (
        "import time; began = time.perf_counter(); import sevenwonders; "
        "print(time.perf_counter() - began)"
    )
    return min(float(python("-c", code)) for _ in range(runs)) * 1e3


def first_game_milliseconds(runs: int) -> float:
    """From importing the engine to the first dealt table in a fresh process."""
    code = (
        "import time; began = time.perf_counter(); "
        "from sevenwonders.engine.game.setup import new_game; "
        "from sevenwonders.engine.game.options import Options; "
        "from sevenwonders.engine.game.dealer import FastStream; "
        "new_game(Options(players=7), FastStream('0')); "
        "print(time.perf_counter() - began)"
    )
    return min(float(python("-c", code)) for _ in range(runs)) * 1e3


def interpreted_games_a_second() -> float:
    """Games a second at 3 players by the interpreted code, in a process of its own."""
    path = os.environ.get("PYTHONPATH", "")
    try:
        os.environ["PYTHONPATH"] = str(ROOT / "src")
        told = json.loads(python(__file__, "--games-at-three"))
    finally:
        os.environ["PYTHONPATH"] = path
    if told["compiled"]:
        sys.exit("compiled modules lie in src/: the interpreted figure would be false")
    return float(told["games_per_second"])


def simulate_games_a_second() -> float:
    """Games a second of ``sevenwonders simulate`` with random bots, one process, 3 players."""
    code = "from sevenwonders.cli import main; main()"
    asked = ("simulate", "--players", "3", "--bots", "random", "--games", "5000", "--jobs", "1")
    told = json.loads(python("-c", code, *asked, "--seed", "1", "--json"))
    return float(told["games_per_second"])


def python(*arguments: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)
    return done.stdout


def line(what: str, figure: str, aim: str) -> None:
    """One row of the report."""
    print(f"{what:<44}{figure:>12}   {aim}", flush=True)


def report(*, quick: bool) -> None:
    """Measure everything and print it beside its aim."""
    runs = 2 if quick else 5
    games = 400 if quick else 2000
    if not compiled():
        games //= 10
    line("engine", "compiled" if compiled() else "interpreted", "aim")
    public: dict[int, float] = {}
    for players, aim in AIMS.items():
        rate = public[players] = games_a_second(players, games, runs)
        line(f"games/s, {players} players", f"{rate:,.0f}", f"{aim:,}")
    rate, ratio = every_box(games // 4, runs)
    line("games/s, 7 players, every box", f"{rate:,.0f}", f"{BOXES_AIM:,}")
    line("a decision with every box, to one without", f"{ratio:.2f}", f"{DECISION_AIM}")
    rate = interpreted_games_a_second()
    line("games/s, 3 players, interpreted", f"{rate:,.0f}", f"{INTERPRETED_AIM:,}")
    rate = simulate_games_a_second()
    line("games/s, simulate --bots random, 3 players", f"{rate:,.0f}", "")
    line("the same, to public calls", f"{rate / public[3]:.2f}", f"{SIMULATE_AIM}")
    line("clone(), 4 players, Age II (us)", f"{clone_microseconds(runs):.2f}", f"{CLONE_AIM_US}")
    line("live state, 7 players, Age III (KiB)", f"{state_kibibytes():.2f}", f"{STATE_AIM_KIB}")
    line("score(), 4 players, end (us)", f"{score_microseconds(runs):.2f}", "50")
    solver, twin = trade_microseconds(500 if quick else 2000, runs)
    line("trade solver, random market (us)", f"{solver:.2f}", f"brute-force twin: {twin:,.0f}")
    solver, twin = trade_microseconds(200 if quick else 1000, runs, boxes=True)
    line("the same with the means of boxes (us)", f"{solver:.2f}", f"brute-force twin: {twin:,.0f}")
    first = first_game_milliseconds(runs)
    line("first game of a fresh process (ms)", f"{first:.1f}", "")
    line("import sevenwonders (ms)", f"{import_milliseconds(runs):.1f}", f"{IMPORT_AIM_MS}")


def main() -> None:
    """Report, or answer the one figure that another process wants."""
    parser = argparse.ArgumentParser(description="How fast and how small the engine is.")
    parser.add_argument("--quick", action="store_true", help="fewer runs, rougher figures")
    parser.add_argument("--games-at-three", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.games_at_three:
        rate = games_a_second(3, 200, 3)
        print(json.dumps({"compiled": compiled(), "games_per_second": rate}))
        return
    report(quick=asked.quick)


if __name__ == "__main__":
    main()
