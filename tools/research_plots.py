"""The figures of docs/research.md: three questions to a file of decisions.

    sevenwonders simulate --players 4 --bots greedy --games 100000 --out games.parquet
    python tools/research_plots.py games.parquet

It prints the answers as Markdown tables and draws them into docs/images/ as SVG. It reads a part of
the file at a time. Given the ``curve.csv`` of examples/learn.py, it draws that.
"""

import sys
from collections.abc import Sequence
from csv import DictReader
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

IMAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "images"
BAR: Final = "#3a6ea5"
INK: Final = "#777777"
GREEN: Final = ("apothecary", "workshop", "scriptorium", "dispensary", "laboratory", "library")
LATE_GREEN: Final = ("school", "lodge", "observatory", "university", "academy", "study")
MOST_GREEN: Final = 8
Figures = NDArray[np.float64]


class Bar(NamedTuple):
    """A label, a figure in percent, and how far its 95 % interval reaches to either side."""

    label: str
    share: float
    reach: float
    seats: int


class Seats(NamedTuple):
    """What is counted of each seat of each game."""

    side: list[str]
    sides: NDArray[np.int64]
    points: Figures
    won: Figures
    green: NDArray[np.int64]
    game: NDArray[np.int64]


def read(path: Path) -> Seats:
    """Go through the decisions once; a seat's line is made of its first and its builds."""
    players = int(pq.read_table(path, columns=["players"]).column(0)[0].as_py())
    columns = ["game", "seat", "side", "points", "won", "verb", "card"]
    names: list[str] = []
    points: dict[int, tuple[int, float, float]] = {}
    green: dict[int, int] = {}
    with pq.ParquetFile(path) as file:
        for batch in file.iter_batches(200_000, columns=columns):
            table = pa.Table.from_batches([batch])
            key = table["game"].to_numpy() * players + table["seat"].to_numpy()
            side = table["side"].cast(pa.string()).to_numpy(zero_copy_only=False)
            first = np.unique(key, return_index=True)[1]
            won, scored = table["won"].to_numpy(), table["points"].to_numpy()
            for at in first:
                if side[at] not in names:
                    names.append(side[at])
                points[int(key[at])] = (names.index(side[at]), float(scored[at]), float(won[at]))
            verbs = table["verb"].cast(pa.string()).to_numpy(zero_copy_only=False)
            cards = table["card"].cast(pa.string()).to_numpy(zero_copy_only=False)
            built = np.isin(verbs, ("build", "free", "take"))
            built &= np.isin(cards, GREEN + LATE_GREEN)
            keys, counts = np.unique(key[built], return_counts=True)
            for one, count in zip(keys.tolist(), counts.tolist(), strict=True):
                green[one] = green.get(one, 0) + count
    order = sorted(points)
    return Seats(
        names,
        np.array([points[one][0] for one in order]),
        np.array([points[one][1] for one in order]),
        np.array([points[one][2] for one in order]),
        np.array([green.get(one, 0) for one in order]),
        np.array(order) // players,
    )


def shares(labels: Sequence[str], group: NDArray[np.int64], won: Figures) -> list[Bar]:
    """How often each group wins, in percent."""
    bars: list[Bar] = []
    for number, label in enumerate(labels):
        mine = won[group == number]
        if len(mine):
            share = float(mine.mean())
            reach = 1.96 * float(np.sqrt(share * (1 - share) / len(mine)))
            bars.append(Bar(label, 100 * share, 100 * reach, len(mine)))
    return bars


def luck(seats: Seats) -> tuple[float, float, float]:
    """Of the variance of points among equal bots: what the game explains, the side, the rest."""
    whole = float(seats.points.var())
    games = np.bincount(seats.game, seats.points) / np.bincount(seats.game)
    by_game = float(games[seats.game].var())
    sides = np.bincount(seats.sides, seats.points) / np.bincount(seats.sides)
    by_side = float(sides[seats.sides].var())
    return 100 * by_game / whole, 100 * by_side / whole, 100 * (1 - (by_game + by_side) / whole)


def draw(name: str, bars: Sequence[Bar], even: float | None = None) -> None:
    """Horizontal bars with their intervals, and a line at the even share if there is one."""
    height, left, width = 18, 150, 420
    most = max(bar.share + bar.reach for bar in bars) * 1.05
    scale = width / most
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + width + 70}" '
            f'height="{height * len(bars) + 12}" font-family="sans-serif" font-size="12">'
        )
    ]
    for row, bar in enumerate(bars):
        top = row * height + 6
        middle = top + height / 2
        end = left + bar.share * scale
        low, high = end - bar.reach * scale, end + bar.reach * scale
        lines += [
            (
                f'<text x="{left - 8}" y="{middle + 4}" text-anchor="end" fill="{INK}">'
                f"{bar.label}</text>"
            ),
            (
                f'<rect x="{left}" y="{top + 3}" width="{end - left:.1f}" height="{height - 6}" '
                f'fill="{BAR}"/>'
            ),
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}" stroke="{INK}"/>',
            f'<text x="{high + 6:.1f}" y="{middle + 4}" fill="{INK}">{bar.share:.1f} %</text>',
        ]
    if even is not None:
        at = left + even * scale
        lines.append(
            f'<line x1="{at:.1f}" x2="{at:.1f}" y1="2" y2="{height * len(bars) + 8}" '
            f'stroke="{INK}" stroke-dasharray="3 3"/>'
        )
    (IMAGES / name).write_text("\n".join([*lines, "</svg>\n"]), encoding="utf-8")


def draw_curve(path: Path) -> None:
    """How often a network wins, over the minutes that it learned; the dashes are an even share."""
    with path.open(encoding="utf-8") as file:
        points = [
            (float(row["minutes"]), float(row["wins_against_greedy"])) for row in DictReader(file)
        ]
    across, up = 440 / points[-1][0], 400.0
    line = " ".join(
        f"{50 + minute * across:.1f},{220 - share * up:.1f}" for minute, share in points
    )
    even = 220 - up / 3
    marks = [
        f'<text x="42" y="{224 - share * up:.0f}" text-anchor="end" fill="{INK}">{share:.0%}</text>'
        for share in (0.0, 0.2, 0.4)
    ]
    lines = [
        (
            '<svg xmlns="http://www.w3.org/2000/svg" width="510" height="250" '
            'font-family="sans-serif" font-size="12">'
        ),
        *marks,
        (
            f'<line x1="50" x2="490" y1="{even:.1f}" y2="{even:.1f}" stroke="{INK}" '
            'stroke-dasharray="3 3"/>'
        ),
        f'<polyline points="{line}" fill="none" stroke="{BAR}" stroke-width="2"/>',
        f'<text x="490" y="242" text-anchor="end" fill="{INK}">{points[-1][0]:.1f} minutes</text>',
        "</svg>",
    ]
    (IMAGES / "learning.svg").write_text("\n".join(lines) + "\n", encoding="utf-8")


def print_table(head: str, bars: Sequence[Bar]) -> None:
    """The same figures as a Markdown table."""
    print(f"| {head} | wins | 95 % | seats |\n|---|---|---|---|")
    for bar in bars:
        print(f"| {bar.label} | {bar.share:.1f} % | ±{bar.reach:.1f} | {bar.seats:,} |")
    print()


def main(path: Path) -> None:
    """Answer the three questions, or draw a curve."""
    if path.suffix == ".csv":
        draw_curve(path)
        return
    seats = read(path)
    games = len(np.unique(seats.game))
    even = 100 * games / len(seats.game)
    print(f"{games:,} games, {len(seats.game):,} seats\n")
    sides = sorted(shares(seats.side, seats.sides, seats.won), key=lambda bar: -bar.share)
    print_table("side", sides)
    draw("research-sides.svg", sides, even)
    green = np.minimum(seats.green, MOST_GREEN)
    labels = [*(str(count) for count in range(MOST_GREEN)), f"{MOST_GREEN} or more"]
    science = shares(labels, green, seats.won)
    print_table("green cards", science)
    draw("research-science.svg", science, even)
    print("points by green cards:", end=" ")
    print(", ".join(f"{seats.points[green == n].mean():.1f}" for n in range(MOST_GREEN + 1)))
    spread = float(seats.points.std())
    game, side, rest = luck(seats)
    print(f"\nstandard deviation of points: {spread:.1f}")
    print(f"explained by the game {game:.1f} %, by the side {side:.1f} %, the rest {rest:.1f} %")
    draw_luck(game, side, rest)


def draw_luck(game: float, side: float, rest: float) -> None:
    """What the variance of points is made of."""
    parts = {"the whole game": game, "the wonder side": side, "deal and neighbours": rest}
    draw("research-luck.svg", [Bar(label, share, 0, 0) for label, share in parts.items()])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
