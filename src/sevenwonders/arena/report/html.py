"""Parts of a self-contained page: style, document, tables."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from sevenwonders.engine.vocabulary import ROWS

_STYLE: Final = """
:root { color-scheme: light dark;
  --ground: #e4d6b6; --panel: #f7f0df; --ink: #2b2117; --soft: #665539; --line: #cdb78b;
  --bronze: #8a5c22; --grid: #e3d5b4; --mark: #8e2a24; --wrong: #8e2a24;
  --conflicts: #b93a31; --treasury: #d9a93c; --wonder: #93652b; --blue: #2f6fb6;
  --green: #3f8f50; --yellow: #f0cf7c; --guilds: #6a4aa0; --leaders: #b9a98a;
  --black: #2d2d34; --edifice: #8b9199; }
@media (prefers-color-scheme: dark) { :root {
  --ground: #111827; --panel: #232d42; --ink: #efe6d3; --soft: #b9b09c; --line: #3c4862;
  --bronze: #d9a55a; --grid: #34405a; --mark: #f08a7f; --wrong: #f5a39a;
  --black: #05060a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2, h3 { font-family: Cinzel, Georgia, serif; line-height: 1.2; margin: 0; }
h1 { font-size: 2.1rem; } h2 { font-size: 1.5rem; } h3 { font-size: 1.05rem; }
p { margin: .4rem 0; } .soft { color: var(--soft); }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
  padding: 1.4rem 1.5rem; margin-top: 1.5rem; }
figure { margin: 1.6rem 0 0; } figcaption { margin-bottom: .5rem; }
.row { display: grid; grid-template-columns: minmax(7rem, 11rem) minmax(0, 1fr) 12.5rem;
  gap: 0 1rem; align-items: center; }
.name { overflow-wrap: anywhere; } .value { font-variant-numeric: tabular-nums; font-size: .9rem; }
.value small { font-size: 1em; color: var(--soft); margin-left: .35em; }
.track, .bar { width: 100%; height: 30px; display: block; overflow: visible; }
.ticks { width: 100%; height: 18px; display: block; overflow: visible; }
.ticks text { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--grid); }
.mark { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 4 3; }
.reach { stroke: var(--bronze); stroke-width: 4; } .end { stroke: var(--bronze); stroke-width: 2; }
.dot { fill: var(--ink); stroke: var(--panel); stroke-width: 1.5; }
rect { stroke: var(--panel); stroke-width: 1; }
.in { text-anchor: middle; font-size: 12px; fill: #fff; }
.in.treasury, .in.yellow, .in.leaders, .in.edifice { fill: #2b2117; }
.in.wonder, .in.blue, .in.green, .in.conflicts, .in.guilds, .in.black { fill: #fff; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: .5rem 0 0; padding: 0;
  list-style: none; font-size: .9rem; }
.key i { display: inline-block; width: .85em; height: .85em; border-radius: 2px; margin-right: .4em;
  border: 1px solid var(--line); }
.wide { overflow-x: auto; margin-top: .8rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem;
  font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .35rem .7rem; border-bottom: 1px solid var(--line);
  white-space: nowrap; }
th { font-weight: 600; color: var(--soft); } th.word, td.word { text-align: left; }
td.word { white-space: normal; min-width: 6rem; overflow-wrap: anywhere; }
th:first-child, td:first-child { position: sticky; left: 0; background: var(--panel); }
.wrong { color: var(--wrong); } ul { padding-left: 1.2rem; } li { overflow-wrap: anywhere; }
@media (max-width: 44rem) { main { padding: 1.2rem .8rem 3rem; } section { padding: 1rem .9rem; }
  .row { grid-template-columns: minmax(0, 1fr) auto; gap: 0 .6rem; margin-bottom: .5rem; }
  .row svg { grid-column: 1 / -1; grid-row: 2; } .axis .name, .axis .value { display: none; } }
"""


def document(title: str, body: str, *, lang: str = "en", style: str = "") -> str:
    """A whole page; ``style`` is what a page needs beside the common one."""
    fills = "".join(
        f"rect.{kind}, i.{kind} {{ fill: var(--{kind}); background: var(--{kind}); }}\n"
        for kind in ROWS
    )
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}{fills}{style}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>\n{body}\n</main></body></html>\n"
    )


def section(title: str, body: str) -> str:
    """A part of a page."""
    return f"<section><h2>{escape(title)}</h2>\n{body}</section>"


def figure(title: str, note: str, body: str) -> str:
    """A plot or table with what it shows."""
    said = f'<p class="soft">{escape(note)}</p>' if note else ""
    return f"<figure><figcaption><h3>{escape(title)}</h3>{said}</figcaption>{body}</figure>\n"


def key(kinds: Iterable[str]) -> str:
    """The legend of the colours."""
    listed = "".join(f'<li><i class="{kind}"></i>{kind}</li>' for kind in kinds)
    return f'<ul class="key">{listed}</ul>'


def sheet(columns: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1) -> str:
    """A table whose first few columns are words and the others numbers."""
    head = "".join(_cell("th", text, at < words) for at, text in enumerate(columns))
    body = "".join(
        f"<tr>{''.join(_cell('td', text, at < words) for at, text in enumerate(row))}</tr>"
        for row in rows
    )
    # Keyboards scroll only what can have the focus.
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def bullets(lines: Iterable[str]) -> str:
    """A list."""
    return f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def _cell(tag: str, text: str, word: bool) -> str:  # noqa: FBT001 -- a private helper
    kind = ' class="word"' if word else ""
    scope = ' scope="col"' if tag == "th" else ""
    return f"<{tag}{scope}{kind}>{escape(text)}</{tag}>"
