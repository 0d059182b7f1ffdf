"""An analysis in the terminal: a chart, a line for each decision, and what cost most."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sevenwonders.bots.analysis import Analysis
from sevenwonders.cli.analyse.chart import chart
from sevenwonders.cli.analyse.wording import Wording
from sevenwonders.cli.output.console import output

WIDE: Final = 100
"""Columns of a terminal that has room for what was better."""
NARROW_TURN: Final = 16
"""Columns that the turn and the kind of its decision have in any other."""


def print_analysis(analysis: Analysis, wording: Wording) -> None:
    """Print it."""
    console = output()
    say = wording.say
    console.print(wording.title(analysis), style="bold")
    console.print(wording.facts(analysis))
    console.print(say("report-about"), style="dim")
    console.print()
    if not analysis.decisions:
        console.print(say("report-nothing-asked"))
        return
    console.print(say("report-chance"), style="bold")
    console.print(chart(analysis, wording, console.width))
    console.print()
    console.print(_decisions(analysis, wording, wide=console.width >= WIDE))
    console.print(say("analysis-cost-means"), style="dim")
    console.print()
    _print_costliest(console, analysis, wording)


def _decisions(analysis: Analysis, wording: Wording, *, wide: bool) -> Table:
    say = wording.say
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(say("analysis-turn"), overflow="fold", max_width=None if wide else NARROW_TURN)
    for column in (say("report-win"), say("report-points"), say("report-cost")):
        # A word below the other: a title is longer than its figures.
        table.add_column("\n".join(column.split()), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(say("analysis-chosen"), overflow="fold")
    if wide:
        table.add_column(say("analysis-better"), overflow="fold")
    for at, looked in enumerate(analysis.decisions):
        rank = analysis.costliest.index(at) + 1 if at in analysis.costliest else 0
        style = "bold" if rank else ""
        row: list[str | Text] = [
            wording.moment(looked),
            wording.percent(looked.chosen.win),
            wording.tenth(looked.chosen.score),
            Text(wording.cost(looked.cost), style="" if looked.certain() else "dim"),
            Text(f"!{rank}" if rank else "", style="red"),
            Text(wording.choice(looked.chosen.choice), style=style),
        ]
        if wide:
            row.append(Text(wording.better(looked), style="" if looked.certain() else "dim"))
        table.add_row(*row)
    return table


def _print_costliest(console: Console, analysis: Analysis, wording: Wording) -> None:
    if not analysis.costliest:
        console.print(wording.say("report-none-costly"))
        return
    console.print(wording.say("analysis-costliest"), style="bold")
    for rank, at in enumerate(analysis.costliest, start=1):
        looked = analysis.decisions[at]
        heading = Text(f"!{rank} ", style="red")
        heading.append(wording.moment(looked), style="bold")
        heading.append(f" · {wording.choice(looked.chosen.choice)}")
        console.print(heading)
        for line in _why(analysis, at, wording):
            console.print(Padding(line, (0, 0, 0, 3), expand=False))


def _why(analysis: Analysis, number: int, wording: Wording) -> Iterator[Text]:
    looked = analysis.decisions[number]
    better = wording.choice(looked.best.choice)
    yield Text(wording.named(wording.say("analysis-better"), better), style="green")
    yield Text(wording.figures(looked))
    for reason in wording.reasons(looked):
        yield Text(reason, style="dim")
