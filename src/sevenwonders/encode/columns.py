"""The names of the columns of an observation, in their order; the writers keep to it."""

from collections.abc import Iterator, Sequence
from typing import Final

from sevenwonders.engine.see.sight_table import DIRECTIONS, EDIFICE_STATES
from sevenwonders.engine.vocabulary import (
    AGES,
    BASE_ROWS,
    COLORS,
    KINDS,
    RESOURCES,
    ROWS,
    SYMBOLS,
    VICTORY_VALUES,
)

TURNS: Final = 8
"""Turns of an Age, with the recruitment of leaders as turn 0."""
BASE_KINDS: Final = 4
"""Kinds of decision that the base game has."""
BASE_COLORS: Final = 7
DISCOUNTS: Final = ("raw-left", "raw-right", "manufactured-left", "manufactured-right")


def city_figures(*, boxes: bool, leaders: bool) -> list[str]:
    """What is counted of a city, but for cards, leaders, side and stages."""
    names = ["coins", "shields", *(f"symbol.{symbol}" for symbol in SYMBOLS), "symbol.any"]
    names += [f"victory.{value}" for value in VICTORY_VALUES]
    names += ["defeats", *(f"color.{color}" for color in COLORS[: _colors(boxes=boxes)])]
    names += ["hand", "free-build"]
    names += [f"goods.{good}" for good in RESOURCES]
    names += [f"sold.{good}" for good in RESOURCES]
    names += [f"option.{good}" for good in RESOURCES]
    names += [f"sold-option.{good}" for good in RESOURCES]
    names += ["options", *(f"cheap.{what}" for what in DISCOUNTS)]
    if boxes:
        names += ["debts", "edifice-debts", "diplomacy", "owes", "joined"]
        names += [f"pawns.{age}" for age in range(1, AGES + 1)]
        names += [f"rewards.{age}" for age in range(1, AGES + 1)]
    if leaders:
        names += ["leader-hand", "free-black"]
    return names


def score_rows(*, boxes: bool) -> list[str]:
    """The rows of a score sheet, and their sum."""
    return [*(f"points.{row}" for row in ROWS[: rows(boxes=boxes)]), "points"]


def rows(*, boxes: bool) -> int:
    """Rows of a score sheet with and without expansions."""
    return len(ROWS) if boxes else BASE_ROWS


def table_figures(*, boxes: bool, edifices: Sequence[str]) -> list[str]:
    """The public state of the table, and the decision of the seat."""
    names = [f"age.{age}" for age in range(1, AGES + 1)]
    names += [f"turn.{turn}" for turn in range(TURNS)]
    names += [f"pass.{direction}" for direction in DIRECTIONS]
    names += ["over", "teams", "discard", "pile", "for-free-city"]
    names += [f"decides.{kind}" for kind in KINDS[: kinds(boxes=boxes)]]
    if boxes:
        names += ["experts", "leader-box"]
    for age in range(1, AGES + 1) if edifices else ():
        names += [f"edifice.{age}.{state}" for state in EDIFICE_STATES]
        names += [f"edifice.{age}.pawns", *(f"edifice.{age}.{slug}" for slug in edifices)]
    return names


def kinds(*, boxes: bool) -> int:
    """Kinds of decision that exist with and without expansions."""
    return len(KINDS) if boxes else BASE_KINDS


def _colors(*, boxes: bool) -> int:
    return len(COLORS) if boxes else BASE_COLORS


def place_names(slots: int) -> Iterator[str]:
    """The cities from the own one on: left neighbours going out, right ones coming in."""
    yield "own"
    for slot in range(1, slots):
        yield f"left{slot}" if slot <= slots // 2 else f"right{slots - slot}"
