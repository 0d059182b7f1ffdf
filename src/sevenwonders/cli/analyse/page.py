"""An analysis as one self-contained page."""

from collections.abc import Iterator
from html import escape
from typing import Final

from sevenwonders.arena.report.html import document, figure, section, sheet
from sevenwonders.bots.analysis import Analysis, Looked
from sevenwonders.bots.why import Prospect
from sevenwonders.cli.analyse.plot import Point, plot
from sevenwonders.cli.analyse.wording import Wording

_STYLE: Final = """
.charts { display: grid; gap: 0 2.5rem; }
.plot { margin-top: 1rem; display: grid; gap: .3rem .4rem;
  grid-template-columns: 3.2rem minmax(0, 1fr); }
.plot svg { display: block; width: 100%; overflow: visible; }
.plot .field { height: 15rem; } .plot .scale { height: 15rem; } .plot .foot { height: 1.6rem; }
.plot .foot { grid-column: 2; }
.plot text { fill: var(--soft); font-size: 13px; }
.plot .age { stroke: var(--line); stroke-dasharray: 3 4; }
.plot .course { fill: none; stroke: var(--bronze); stroke-width: 2.5; stroke-linejoin: round; }
.plot .under { fill: var(--bronze); opacity: .14; stroke: none; }
.plot .spot { fill: var(--bronze); stroke: var(--panel); stroke-width: 1.5; }
.plot a:focus-visible .spot, .plot a:hover .spot { stroke: var(--ink); stroke-width: 2; }
.plot .costly { fill: var(--mark); } .plot .rank { fill: var(--panel); font-weight: 700;
  font-size: 12px; text-anchor: middle; dominant-baseline: central; }
.plot .rank { pointer-events: none; }
.costly-list { list-style: none; margin: 0; padding: 0; }
.costly-list li { border-top: 1px solid var(--line); padding: .9rem 0 .7rem 3rem;
  position: relative; }
.costly-list li:first-child { border-top: 0; }
.badge { display: inline-grid; place-items: center; min-width: 1.6rem; height: 1.6rem;
  border-radius: 1rem; background: var(--mark); color: var(--panel); font-weight: 700;
  font-size: .85rem; }
.costly-list .badge { position: absolute; left: .3rem; top: 1rem; width: 1.8rem; height: 1.8rem; }
.costly-list h3 { font-family: inherit; } .costly-list h3 a { color: inherit; }
.choices { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .1rem .8rem;
  margin: .3rem 0; } .choices dt { color: var(--soft); } .choices dd { margin: 0; }
.choices .better { font-weight: 600; }
.head, summary { display: grid; gap: 0 1rem; align-items: baseline;
  grid-template-columns: 1rem 9rem 6.2rem 3.6rem 3.4rem minmax(0, 1fr) minmax(0, 1fr); }
.head { color: var(--soft); font-weight: 600; font-size: .92rem; padding: .3rem 0;
  border-bottom: 1px solid var(--line); }
.number { text-align: right; font-variant-numeric: tabular-nums; }
details { border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .4rem 0; list-style: none; font-size: .95rem; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; width: 0; height: 0; align-self: center; margin-left: .2rem;
  border: .32rem solid transparent; border-left-color: var(--soft); }
details[open] summary::before { transform: rotate(90deg) translateX(.16rem); }
summary:focus-visible { outline: 2px solid var(--bronze); outline-offset: 2px; }
summary .badge { min-width: 1.3rem; height: 1.3rem; font-size: .75rem; margin-left: .4rem; }
details > div { padding: .2rem 0 1.2rem 1.8rem; }
.unsure { color: var(--soft); } details > div { scroll-margin-top: 5rem; }
.wide th { white-space: normal; min-width: 4.5rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (min-width: 64rem) { .charts { grid-template-columns: 1fr 1fr; } }
@media (max-width: 44rem) { .plot .field, .plot .scale { height: 11rem; }
  .head, summary { grid-template-columns: 1rem minmax(0, 1fr) 6.2rem 3.2rem 3rem; gap: 0 .5rem; }
  .head .chosen, .head .other { display: none; }
  summary .chosen, summary .other { grid-column: 2 / -1; }
  summary .other:not(:empty)::before { content: attr(data-label) " "; }
  details > div { padding-left: 0; } .costly-list li { padding-left: 2.6rem; } }
"""


def analysis_page(analysis: Analysis, wording: Wording) -> str:
    """The page."""
    say = wording.say
    about = f"{say('report-about')} {say('analysis-cost-means')}"
    parts = [
        f"<p>{escape(wording.facts(analysis))}</p>",
        f'<p class="soft">{escape(about)}</p>',
    ]
    if analysis.decisions:
        parts += [
            section(say("report-course"), _charts(analysis, wording)),
            section(say("analysis-costliest"), _costliest(analysis, wording)),
            section(say("report-decisions"), _decisions(analysis, wording)),
        ]
    else:
        nothing = escape(say("report-nothing-asked"))
        parts.append(section(say("report-decisions"), f"<p>{nothing}</p>"))
    language = wording.names.language
    return document(wording.title(analysis), "\n".join(parts), lang=language, style=_STYLE)


def _charts(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    win = figure(say("report-chance"), "", _win(analysis, wording))
    points = figure(say("report-expected"), "", _points(analysis, wording))
    return f'<div class="charts">{win}{points}</div>'


def _win(analysis: Analysis, wording: Wording) -> str:
    shares = [looked.chosen.win for looked in analysis.decisions]
    points = _points_of(analysis, wording, shares, [wording.percent(share) for share in shares])
    ticks = [(tick / 4, wording.percent(tick / 4)) for tick in range(5)]
    return plot(points, ticks, end=analysis.won, called=wording.say("report-chance"))


def _points(analysis: Analysis, wording: Wording) -> str:
    scores = [looked.chosen.score for looked in analysis.decisions]
    known = scores if analysis.score is None else [*scores, float(analysis.score)]
    low = 10 * int(min(known) // 10)
    high = 10 * int(max(known) // 10 + 1)
    span = float(high - low)
    shares = [(score - low) / span for score in scores]
    points = _points_of(analysis, wording, shares, [wording.tenth(score) for score in scores])
    ticks = [((mark - low) / span, str(mark)) for mark in range(low, high + 1, 10)]
    end = None if analysis.score is None else (analysis.score - low) / span
    return plot(points, ticks, end=end, called=wording.say("report-expected"))


def _points_of(
    analysis: Analysis, wording: Wording, shares: list[float], told: list[str]
) -> list[Point]:
    return [
        Point(
            share=share,
            age=looked.age,
            told=f"{wording.moment(looked)}: {said}, {wording.choice(looked.chosen.choice)}",
            target=_anchor(at),
            rank=_rank(analysis, at),
        )
        for at, (looked, share, said) in enumerate(
            zip(analysis.decisions, shares, told, strict=True)
        )
    ]


def _costliest(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    if not analysis.costliest:
        return f"<p>{escape(say('report-none-costly'))}</p>"
    listed: list[str] = []
    chosen, better = escape(say("analysis-chosen")), escape(say("analysis-better"))
    for rank, at in enumerate(analysis.costliest, start=1):
        looked = analysis.decisions[at]
        why = "".join(f'<p class="soft">{escape(line)}</p>' for line in wording.reasons(looked))
        listed.append(
            f'<li><span class="badge" aria-hidden="true">{rank}</span>'
            f'<h3><a href="#{_anchor(at)}">{escape(wording.moment(looked))}</a></h3>'
            f'<dl class="choices"><dt>{chosen}</dt>'
            f"<dd>{escape(wording.choice(looked.chosen.choice))}</dd>"
            f'<dt>{better}</dt><dd class="better">'
            f"{escape(wording.choice(looked.best.choice))}</dd></dl>"
            f"<p>{escape(wording.figures(looked))}</p>{why}</li>"
        )
    return f'<ol class="costly-list">{"".join(listed)}</ol>'


def _decisions(analysis: Analysis, wording: Wording) -> str:
    say = wording.say
    figures = "".join(
        f'<span class="number">{escape(column)}</span>'
        for column in (say("report-win"), say("report-points"), say("report-cost"))
    )
    turn, chosen, better = (
        escape(say(f"analysis-{column}")) for column in ("turn", "chosen", "better")
    )
    head = (
        f'<div class="head" aria-hidden="true"><span></span><span>{turn}</span>'
        f'{figures}<span class="chosen">{chosen}</span>'
        f'<span class="other">{better}</span></div>'
    )
    rows = (_decision(analysis, at, wording) for at in range(len(analysis.decisions)))
    return head + "".join(rows)


def _decision(analysis: Analysis, index: int, wording: Wording) -> str:
    looked, say = analysis.decisions[index], wording.say
    rank = _rank(analysis, index)
    badge = f'<span class="badge">{rank}</span>' if rank else ""
    sure = "" if looked.certain() else " unsure"
    label, better = wording.named(say("analysis-better"), "").strip(), wording.better(looked)
    figures = (
        _number(say("report-win"), wording.percent(looked.chosen.win)),
        _number(say("report-points"), wording.tenth(looked.chosen.score)),
        _number(say("report-cost"), wording.cost(looked.cost), sure),
    )
    return (
        f"<details><summary><span>{escape(wording.moment(looked))}{badge}</span>"
        f"{''.join(figures)}"
        f'<span class="chosen">{escape(wording.choice(looked.chosen.choice))}</span>'
        f'<span class="other{sure}" data-label="{escape(label)}">{escape(better)}</span>'
        f'</summary><div id="{_anchor(index)}">{"".join(_details(looked, wording))}</div></details>'
    )


def _number(name: str, figure_: str, kind: str = "") -> str:
    """A figure in its column, with the column's name for screen readers."""
    return (
        f'<span class="number{kind}"><span class="unseen">{escape(name)} </span>'
        f"{escape(figure_)}</span>"
    )


def _details(looked: Looked, wording: Wording) -> Iterator[str]:
    say = wording.say
    choices = [_choice(prospect, looked, wording) for prospect in looked.prospects]
    figures = [
        (
            name,
            wording.percent(one.win),
            wording.tenth(one.score),
            f"{wording.cost(one.behind)} ± {wording.cost(one.doubt)}"
            if one.behind
            else say("report-best"),
            str(one.games),
        )
        for name, one in zip(choices, looked.prospects, strict=True)
    ]
    columns = ("choice", "win", "points", "behind", "games")
    yield sheet(tuple(say(f"report-{column}") for column in columns), figures)
    for reason in wording.reasons(looked) if looked.cost else ():
        yield f"<p>{escape(reason)}</p>"
    rows = sheet((say("report-row"), *choices), wording.rows(looked.prospects))
    yield figure(say("report-by-row"), "", rows)
    parts = sheet((say("report-source"), *choices), wording.parts(looked.prospects))
    yield figure(say("report-by-part"), "", parts)


def _choice(prospect: Prospect, looked: Looked, wording: Wording) -> str:
    told = wording.choice(prospect.choice)
    return f"{told} · {wording.say('analysis-chosen')}" if prospect == looked.chosen else told


def _anchor(index: int) -> str:
    return f"decision-{index + 1}"


def _rank(analysis: Analysis, index: int) -> int:
    return analysis.costliest.index(index) + 1 if index in analysis.costliest else 0
