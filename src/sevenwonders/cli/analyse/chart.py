"""The chance to win as a row of bars, one a decision."""

from typing import Final

from rich.text import Text

from sevenwonders.bots.analysis import Analysis
from sevenwonders.cli.analyse.wording import Wording
from sevenwonders.record.notation import label

HEIGHT: Final = 6
EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
_MARGIN: Final = 6
_WIDEST: Final = 4


def chart(analysis: Analysis, wording: Wording, width: int) -> Text:
    """Bars from the first decision to the last and, if the game was over, how it ended.

    Below them are the Ages and the ranks of the costliest decisions.
    """
    shares = [looked.chosen.win for looked in analysis.decisions]
    if analysis.won is not None:
        shares.append(analysis.won)
    cell = max(1, min(_WIDEST, (width - _MARGIN) // len(shares)))
    lines = [_line(shares, row, cell, wording) for row in reversed(range(HEIGHT))]
    lines += [_ages(analysis, cell), _ranks(analysis, cell)]
    return Text("\n").join(lines)


def _line(shares: list[float], row: int, cell: int, wording: Wording) -> Text:
    """One row of the chart, from the bottom; a chance that is not nothing is seen as a sliver."""
    scale = wording.percent((row + 1) / HEIGHT) if (row + 1) * 2 % HEIGHT == 0 else ""
    line = Text(f"{scale:>{_MARGIN - 1}} ", style="dim")
    for share in shares:
        filled = max(round(share * HEIGHT * 8), 1 if share else 0) - row * 8
        block = EIGHTHS[min(max(filled, 0), 8)]
        gap = " " if cell > 1 else ""
        line.append(block * max(cell - 1, 1) + gap, style="cyan")
    return line


def _ages(analysis: Analysis, cell: int) -> Text:
    marks = [""] * len(analysis.decisions)
    last = -1
    for at, looked in enumerate(analysis.decisions):
        if looked.age != last:
            last = looked.age
            marks[at] = label(looked.age, 0).partition(".")[0]
    return _under(marks, cell, "dim")


def _ranks(analysis: Analysis, cell: int) -> Text:
    marks = [""] * len(analysis.decisions)
    for rank, at in enumerate(analysis.costliest, start=1):
        marks[at] = f"!{rank}" if cell > 1 else str(rank)
    return _under(marks, cell, "red")


def _under(marks: list[str], cell: int, style: str) -> Text:
    """Marks each under its bar; a long one reaches under the next."""
    line = ""
    for at, mark in enumerate(marks):
        line = line.ljust(at * cell) + mark if mark else line
    return Text(" " * _MARGIN + line, style=style)
