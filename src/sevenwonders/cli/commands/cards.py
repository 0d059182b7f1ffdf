"""``sevenwonders cards``: the reference of cards and wonder boards."""

from typing import Final, Literal, NamedTuple

import msgspec
from rich.table import Table
from rich.text import Text

from sevenwonders.cli.errors import BadUsage
from sevenwonders.cli.options import Expansions
from sevenwonders.cli.output.console import STYLES, output, words
from sevenwonders.cli.reference import (
    CARD_COLUMNS,
    EDIFICE_COLUMNS,
    LEADER_COLUMNS,
    SIDE_COLUMNS,
    card_data,
    card_row,
    copies,
    edifice_data,
    edifice_row,
    heads,
    leader_data,
    leader_row,
    side_data,
    side_rows,
    sides,
)
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import Board, BoardSide, Card, Catalog, Color, Edifice, Leader
from sevenwonders.content.names import Names, names
from sevenwonders.engine.errors import ImpossiblePlayers
from sevenwonders.engine.game.options import FEWEST, MOST

ROOMY: Final = 100


def cards(  # noqa: PLR0913 -- one argument an option
    *,
    edition: str = "1e",
    expansions: Expansions = "",
    age: Literal[1, 2, 3] | None = None,
    color: Color | None = None,
    players: int | None = None,
    name: str = "",
    boards: bool = False,
    leaders: bool = False,
    edifices: bool = False,
    lang: str = "en",
    json: bool = False,
) -> None:
    """List cards, wonder boards, leaders or edifices.

    Examples:
      sevenwonders cards --age 3 --color purple
      sevenwonders cards --players 3 --name post --lang de
      sevenwonders cards --boards --edition 2e --json
      sevenwonders cards --expansions cities --color black
      sevenwonders cards --leaders

    Parameters
    ----------
    edition
        The base game: 1e or 2e.
    expansions
        Expansions, separated by commas (cities,promos). --leaders and --edifices add their own.
    age
        Only cards of this Age.
    color
        Only cards of this colour.
    players
        Only cards used with this number of players.
    name
        Only items whose name or id contains this text.
    boards
        List the wonder boards instead of the cards.
    leaders
        List the leaders instead of the cards.
    edifices
        List the edifices instead of the cards.
    lang
        The language: en, fr, nl or de.
    json
        Print a JSON array instead of a table.
    """
    kinds = {"boards": boards, "leaders": leaders, "edifices": edifices}
    kind = _kind([option for option, asked in kinds.items() if asked])
    _check_filters(kind, age=age, color=color, players=players)
    called = names(lang)
    catalog = load_catalog(edition, _boxes(expansions, leaders=leaders, edifices=edifices))
    if players is not None and not FEWEST <= players <= MOST:
        raise ImpossiblePlayers(players, f"a table seats {FEWEST} to {MOST}")
    wanted = _Wanted(called, name.casefold(), age, color, players)
    if boards:
        _print_sides(wanted.sides(catalog), called, json=json)
    elif leaders:
        _print_leaders(wanted.leaders(catalog), called, json=json)
    elif edifices:
        _print_edifices(wanted.edifices(catalog), called, json=json)
    else:
        _print_cards(wanted.cards(catalog), called, json=json)


class _Wanted(NamedTuple):
    """What to list: by part of a name, and by Age, colour and players if given."""

    called: Names
    name: str
    age: int | None
    color: Color | None
    players: int | None

    def sides(self, catalog: Catalog) -> list[tuple[Board, BoardSide]]:
        return [
            (board, side)
            for board, side in sides(catalog)
            if self.name in _said(f"{board.id}-{side.id}", self.called.board(board.id))
        ]

    def leaders(self, catalog: Catalog) -> list[Leader]:
        return [
            one for one in catalog.leaders if self.name in _said(one.id, self.called.leader(one.id))
        ]

    def edifices(self, catalog: Catalog) -> list[Edifice]:
        return [
            one
            for one in catalog.edifices
            if self.age in (None, one.age)
            and self.name in _said(one.id, self.called.edifice(one.id))
        ]

    def cards(self, catalog: Catalog) -> list[Card]:
        return [
            card
            for card in catalog.cards
            if self.age in (None, card.age)
            and self.color in (None, card.color)
            and (self.players is None or copies(card, self.players))
            and self.name in _said(card.id, self.called.card(card.id))
        ]


def _kind(asked: list[str]) -> str:
    """What to list instead of the cards; empty for the cards."""
    if len(asked) > 1:
        options = " and ".join(f"--{option}" for option in asked)
        raise BadUsage(f"{options} cannot be combined; list one kind at a time")
    return "".join(asked)


def _check_filters(kind: str, *, age: int | None, color: Color | None, players: int | None) -> None:
    """Refuse filters that do not apply: cards have all of them, edifices an Age."""
    filters = {"age": None if kind == "edifices" else age, "color": color, "players": players}
    for option, given in filters.items():
        if kind and given is not None:
            raise BadUsage(f"--{option} chooses among cards; it does not go with --{kind}")
    if color == "white":
        raise BadUsage("no card is white: leaders are, and --leaders lists them")


def _boxes(given: str, *, leaders: bool, edifices: bool) -> tuple[str, ...]:
    """The requested expansions, and the one that has the listed kind."""
    own = [box for box, asked in (("leaders", leaders), ("edifice", edifices)) if asked]
    return (*words(given), *own)


def _said(slug: str, name: str) -> str:
    return f"{slug} {name}".casefold()


def _print_leaders(found: list[Leader], called: Names, *, json: bool) -> None:
    if json:
        _print_json([leader_data(leader, called) for leader in found])
        return
    table = _table(heads(LEADER_COLUMNS, called), titles=0)
    for leader in found:
        table.add_row(*leader_row(leader, called))
    output().print(table)


def _print_edifices(found: list[Edifice], called: Names, *, json: bool) -> None:
    if json:
        _print_json([edifice_data(edifice, called) for edifice in found])
        return
    table = _table(heads(EDIFICE_COLUMNS, called), titles=1)
    for edifice in found:
        table.add_row(*edifice_row(edifice, called))
    output().print(table)


def _print_cards(found: list[Card], called: Names, *, json: bool) -> None:
    if json:
        _print_json([card_data(card, called) for card in found])
        return
    table = _table(heads(CARD_COLUMNS, called), titles=1)
    for card in found:
        age, title, *rest = card_row(card, called)
        table.add_row(age, Text(title, style=STYLES[card.color]), *rest)
    output().print(table)


def _print_sides(faces: list[tuple[Board, BoardSide]], called: Names, *, json: bool) -> None:
    if json:
        _print_json([side_data(board, side, called) for board, side in faces])
        return
    table = _table(heads(SIDE_COLUMNS, called), titles=0)
    for board, side in faces:
        for row in side_rows(board, side, called):
            table.add_row(*row, end_section=row[3] == str(len(side.stages)))
    output().print(table)


def _table(columns: tuple[str, ...], titles: int) -> Table:
    """A table; where there is room for it, a title is kept on one line."""
    roomy = output().width >= ROOMY
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for place, column in enumerate(columns):
        table.add_column(column, overflow="fold", no_wrap=roomy and place == titles)
    return table


def _print_json(rows: list[dict[str, object]]) -> None:
    print(msgspec.json.format(msgspec.json.encode(rows)).decode())
