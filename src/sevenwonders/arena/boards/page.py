"""The report of boards and leaders as one self-contained page."""

from collections.abc import Iterator, Sequence
from html import escape

from sevenwonders.arena.boards.report import BoardReport, BoardTable, ThingReport
from sevenwonders.arena.report.html import bullets, document, figure, section, sheet
from sevenwonders.arena.report.plots import dots, reach_of, scale_of
from sevenwonders.arena.report.text import NOTHING, board_troubles, percent, span, tenth

_COLUMNS = ("games", "win rate", "95 %", "points", "95 %")


def boards_page(report: BoardReport) -> str:
    """The page."""
    intro = (
        f'<p class="soft">{escape(report.bot)} with itself, seed {escape(report.seed)}, '
        f"sevenwonders {escape(report.version)}. Intervals at 95 %; a board or leader is in a game "
        "at most once, so its games are independent.</p>"
    )
    parts = [section(str(table.options), "".join(_table(table))) for table in report.tables]
    wrong = list(board_troubles(report))
    if wrong:
        parts.append(section("Errors", bullets(wrong)))
    return document("Boards and leaders", intro + "\n".join(parts))


def _table(table: BoardTable) -> Iterator[str]:
    yield f'<p class="soft">{table.games} games; dashed: {percent(table.chance)}, by chance.</p>'
    if not table.sides:
        yield f"<p>{NOTHING}</p>"
        return
    yield from _things("Board sides", "board side", "", table.sides, table.chance)
    if table.leaders:
        note = "In play at the end of the game. Players who recruit a leader had coins to spare."
        yield from _things("Leaders", "leader", note, table.leaders, table.chance)


def _things(
    title: str, kind: str, note: str, things: Sequence[ThingReport], chance: float
) -> Iterator[str]:
    rates = [(thing.name, thing.win_rate) for thing in things]
    scale = scale_of([chance, *reach_of([rate for _, rate in rates])], from_zero=True)
    yield figure(f"{title}: win rate", note, dots(rates, scale, percent, chance))
    scores = sorted(((thing.name, thing.score) for thing in things), key=lambda one: -one[1].mean)
    scale = scale_of(reach_of([score for _, score in scores]))
    yield figure(f"{title}: points", "", dots(scores, scale, tenth))
    yield figure(f"{title}: figures", "", sheet((kind, *_COLUMNS), map(_thing, things)))


def _thing(thing: ThingReport) -> Sequence[str]:
    return (
        thing.name,
        str(thing.games),
        percent(thing.win_rate.mean),
        span(thing.win_rate, factor=100),
        tenth(thing.score.mean),
        span(thing.score),
    )
