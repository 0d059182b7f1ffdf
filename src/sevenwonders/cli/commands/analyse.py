"""``sevenwonders analyse``: the decisions of one seat of a record, looked at again."""

from pathlib import Path

import msgspec

from sevenwonders.bots.analysis import USUAL
from sevenwonders.bots.analysis import analyse as look_again
from sevenwonders.bots.limit import Limit
from sevenwonders.cli.analyse.page import analysis_page
from sevenwonders.cli.analyse.progress import progress
from sevenwonders.cli.analyse.seat import seat_of
from sevenwonders.cli.analyse.text import print_analysis
from sevenwonders.cli.analyse.wording import Wording
from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.files import is_position, sealed_record
from sevenwonders.cli.output.pages import check_page, write_page
from sevenwonders.content.names import names
from sevenwonders.record.replay import replay


def analyse(
    file: Path,
    *,
    seat: str = "",
    iterations: int | None = None,
    seconds: float | None = None,
    seed: str = "analysis",
    lang: str = "en",
    json: bool = False,
    html: Path | None = None,
) -> None:
    """Review the decisions of one seat of a record.

    Every decision is judged by what the seat knew when it made it. The report has the chance to
    win and the expected points over the turns, and the decisions that cost most, with what was
    better and why. docs/analysis.md explains how to read it.

    Examples:
      sevenwonders analyse game.7w
      sevenwonders analyse game.7w --seat Ada --html analysis.html
      sevenwonders analyse game.7w --seat 2 --iterations 4000 --json

    Parameters
    ----------
    file
        A record (.7w). It may stop before the end of the game.
    seat
        The seat, by number or name. Required unless exactly one person played.
    iterations
        Games to simulate for each decision. The same number gives the same analysis.
    seconds
        Seconds to think about each decision, instead of a number of games.
    seed
        Any text; another seed simulates other games.
    lang
        The language: en, fr, nl or de.
    json
        Print the analysis as one JSON object.
    html
        Write the analysis to this file, as a page with charts.
    """
    if is_position(file):
        raise BadUsage(f"{file}: a position has no past decisions; analyse a record")
    if html is not None:
        check_page(html)
    called = names(lang)
    record = sealed_record(file)
    replay(record, file=str(file))
    looker = seat_of(record, seat)
    given = iterations is not None or seconds is not None
    limit = Limit(iterations, seconds) if given else USUAL
    with progress(record, looker) as tell:
        analysis = look_again(record, looker, limit=limit, seed=seed, tell=tell)
    wording = Wording(called, record)
    try:
        if json:
            print(msgspec.json.encode(analysis).decode())
        else:
            print_analysis(analysis, wording)
    finally:
        # The page is written even if the reader of the output stops.
        if html is not None:
            write_page(html, analysis_page(analysis, wording))
