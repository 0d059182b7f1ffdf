"""What is measured."""

import asyncio
import time
from statistics import median
from typing import Final

from benchmarks.load.field import Field, Party
from benchmarks.load.figures import AIM_SECONDS, Spent, cost, report
from benchmarks.load.finished import fill, report_lists
from benchmarks.load.serving import Server, Store, resident, serving

SETTLE_SECONDS: Final = 4
"""Before it counts, once the tables are laid."""
SAMPLES: Final = 60
LEVEL: Final = 1.1
"""How much more memory may be in use after a soak than early on."""
WINDOW_SECONDS: Final = 8
CLOSE: Final = 0.05
"""Of the number of tables: a search ends with a gap that is smaller."""


async def play(server: Server, party: Party, tables: int, seconds: float) -> float:
    """Print what a number of tables costs; gives the processor time of a choice."""
    field = Field(server, party)
    await field.have(tables)
    await asyncio.sleep(SETTLE_SECONDS)
    with field.counted() as found:
        await asyncio.sleep(seconds)
    await field.leave()
    [spent] = found
    report(field.figures, spent)
    return cost(field.figures, spent)


async def find(server: Server, party: Party, tables: int, seconds: float) -> None:
    """Look for the largest number of tables with which p99 stays in bounds, from a first one on."""
    field = Field(server, party)
    until = time.monotonic() + seconds
    good = bad = 0
    while time.monotonic() < until and tables > good:
        await field.have(tables)
        await asyncio.sleep(SETTLE_SECONDS)
        with field.counted() as found:
            await asyncio.sleep(WINDOW_SECONDS)
        figures = field.figures
        fine = figures.p99 < AIM_SECONDS
        print(
            f"  {tables:4} tables: p99 {figures.p99 * 1000:6.0f} ms of {len(figures.delays)}, "
            f"{_shares(found[0])}, {cost(figures, found[0]):.2f} ms a choice",
            flush=True,
        )
        good, bad = (tables, bad) if fine else (good, tables)
        if bad and bad - good <= max(1, CLOSE * bad):
            break
        tables = (good + bad) // 2 if bad else tables * 3 // 2
    await field.leave()
    limit = f"{bad} are too many" if bad else "more may do as well"
    print(f"  {good} tables with p99 under {AIM_SECONDS * 1000:.0f} ms; {limit}")


async def think(server: Server, party: Party, tables: int, seconds: float) -> None:
    """Print how long a person waits for the next turn where all others are bots that search."""
    field = Field(server, party)
    await field.have(tables)
    with field.counted():
        await asyncio.sleep(seconds)
    await field.leave()
    waits = sorted(field.figures.reveals)
    print(f"  clicks                  {len(waits):8}")
    if waits:
        print(f"  click to reveal, median {median(waits) * 1000:8.1f} ms")
        print(f"  click to reveal, worst  {waits[-1] * 1000:8.1f} ms")


async def soak(server: Server, party: Party, tables: int, seconds: float) -> bool:
    """Print what a number of tables costs; whether the memory stays level."""
    field = Field(server, party)
    await field.have(tables)
    await asyncio.sleep(SETTLE_SECONDS)
    memory: list[float] = []
    with field.counted() as found:
        for _ in range(SAMPLES):
            await asyncio.sleep(seconds / SAMPLES)
            memory.append(resident(server.process))
    await field.leave()
    report(field.figures, found[0])
    quarter = len(memory) // 4
    # When all had begun, and at the end.
    before, after = memory[quarter : 2 * quarter], memory[-quarter:]
    print("  memory, MiB             ", *(f"{one:.0f}" for one in memory))
    return sum(after) <= LEVEL * sum(before)


async def play_among_finished(
    store: Store, party: Party, tables: int, seconds: float, games: int
) -> None:
    """Print what a number of tables costs in an empty store, and with finished games."""
    costs: list[float] = []
    for many in (0, games):
        cookie = await fill(store, many)
        with serving(store) as server:
            await report_lists(server, cookie)
            costs.append(await play(server, party, tables, seconds))
    print(f"  with {games} finished games {costs[1] / costs[0]:.2f} times the time")


async def compare(store: Store, party: Party, tables: int, seconds: float, workers: int) -> None:
    """Print what a number of tables costs with one process, and with several."""
    costs: list[float] = []
    for many in (1, workers):
        print(f"{many} process(es)")
        with serving(store, many) as server:
            costs.append(await play(server, party, tables, seconds))
    print(f"  a choice takes {costs[1] / costs[0]:.2f} times the time")


def _shares(spent: Spent) -> str:
    server, driver = (part / spent.seconds * 100 for part in (spent.server, spent.driver))
    return f"CPU {server:.0f} % (driver {driver:.0f} %)"
