"""What a server carries: tables of people who answer after one to three seconds, over real HTTP.

    make build, then:
    PYTHONPATH=build/compiled python benchmarks/server.py [--tables N] [--seconds S] [--players P]
        [--store sqlite|postgresql] [--workers N] [--think LOW HIGH]

measures one number of tables, or with one of these something else:

    --find         the largest number of tables with p99 under 250 ms
    --experts      seven at a table, six of them experts, who have thought for 15 seconds
    --finished N   the same tables without, and with N finished games in the store
    --compare      the same tables with one process, and with ``--workers``
    --soak         fails unless the memory is level

The server runs in processes of its own, the people all in this one, so that both share the
machine. Every person keeps a stream open, waits for what is said at the table, and has a connection
for what they send, as a browser does. The delay is the time from the moment at which the last
choice of a turn is sent until everybody at the table has been told of the reveal.
"""

import argparse
import sys
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load import scenarios
from benchmarks.load.field import Party
from benchmarks.load.serving import keeping, serving
from sevenwonders._build import compiled


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description="What a server carries.")
    parser.add_argument("--tables", type=int, help="50, or 1 with --experts; the first of a search")
    parser.add_argument("--seconds", type=float, help="20, 100 with --find and --experts")
    parser.add_argument("--players", type=int, help="4, or 7 with --experts")
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=int, help="1, or 2 with --compare")
    parser.add_argument("--think", type=float, nargs=2, help="1 3, or 15 15 with --experts")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--find", action="store_true")
    kind.add_argument("--experts", action="store_true")
    kind.add_argument("--finished", type=int, metavar="N")
    kind.add_argument("--compare", action="store_true")
    kind.add_argument("--soak", action="store_true")
    given = parser.parse_args()
    players = given.players or (7 if given.experts else 4)
    low, high = given.think or ((15, 15) if given.experts else (1, 3))
    party = Party(players, players - 1 if given.experts else 0, think=(low, high))
    tables = given.tables or (1 if given.experts else 50)
    seconds = given.seconds or (100 if given.find or given.experts else 20)
    workers = given.workers or (2 if given.compare else 1)
    print(f"compiled: {compiled()}")
    print(f"{given.store}, tables of {players}" + f": {tables}")
    level = True
    with keeping(given.store) as store:
        if given.compare:
            uvloop.run(scenarios.compare(store, party, tables, seconds, workers))
        elif given.finished is not None:
            uvloop.run(scenarios.play_among_finished(store, party, tables, seconds, given.finished))
        else:
            with serving(store, workers) as server:
                if given.find:
                    uvloop.run(scenarios.find(server, party, tables, seconds))
                elif given.experts:
                    uvloop.run(scenarios.think(server, party, tables, seconds))
                elif given.soak:
                    level = uvloop.run(scenarios.soak(server, party, tables, seconds))
                else:
                    uvloop.run(scenarios.play(server, party, tables, seconds))
    if not level:
        sys.exit("the memory was not level")


if __name__ == "__main__":
    main()
