"""A table as text and as a picture: what everybody sees, without a library for drawing."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sevenwonders.content.names import names
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import CityView, view
from sevenwonders.engine.vocabulary import COLORS, VICTORY_VALUES
from sevenwonders.envs.letters import write

Image = NDArray[np.uint8]
_UNIT: Final = 12
_GAP: Final = 2
_LINE: Final = 3 * _UNIT
_CAPTION: Final = _LINE - 7
"""Where the caption of a band begins."""
_COLUMNS: Final = 40
_PAPER: Final = (244, 238, 224)
_INK: Final = (70, 60, 50)
_COIN: Final = (222, 178, 60)
_SHIELD: Final = (176, 48, 40)
_PAINT: Final[dict[str, tuple[int, int, int]]] = {
    "brown": (124, 84, 52),
    "gray": (150, 152, 156),
    "blue": (52, 96, 172),
    "yellow": (236, 190, 62),
    "red": (190, 52, 44),
    "green": (56, 138, 78),
    "purple": (122, 70, 146),
    "black": (48, 46, 50),
    "white": (252, 252, 252),
}


def text(state: State) -> str:
    """The table in lines, one city each, with English names."""
    seen = view(state, SPECTATOR)
    lines = [f"Age {seen.age}, turn {seen.turn} of {seen.turns}: {seen.phase}"]
    lines += [_city_line(seat, city) for seat, city in enumerate(seen.cities)]
    return "\n".join(lines)


def _city_line(seat: int, city: CityView) -> str:
    stages = "".join("*" if stage.built else "." for stage in city.stages)
    known = names("en")
    built = [*map(known.leader, city.leaders), *map(known.card, city.cards)]
    return f"{seat} {_named(city)} [{stages}] {_figures(city)}: {', '.join(built) or '-'}"


def _named(city: CityView) -> str:
    """The city and the side of its board: ``Rhodes B``."""
    board, _, side = city.side.rpartition("-")
    return f"{names('en').board(board)} {side.capitalize()}"


def _figures(city: CityView) -> str:
    tokens = sum(n * value for n, value in zip(city.victories, VICTORY_VALUES, strict=True))
    conflicts = tokens - city.defeats
    return f"{city.coins} coins, {city.shields} shields, conflicts {conflicts:+d}"


def picture(state: State) -> Image:
    """The table as red, green and blue: a band for each city.

    The upper row has the stages of its wonder, filled as far as built, and its leaders and cards in
    their colours; the next one its coins, and from the right its shields. What is too much for a
    row stands closer together. Below stand its seat, its name and the figures.
    """
    seen = view(state, SPECTATOR)
    colors = {card.slug: COLORS[card.color] for card in state.components.cards}
    image = np.full((len(seen.cities) * _LINE, _COLUMNS * _UNIT, 3), _PAPER, dtype=np.uint8)
    for number, city in enumerate(seen.cities):
        _draw_city(image, number * _LINE, city, colors)
        caption = f"{number} {_named(city)}: {_figures(city)}"
        write(image, number * _LINE + _CAPTION, _GAP, caption, _INK)
    return image


def _draw_city(image: Image, top: int, city: CityView, colors: dict[str, str]) -> None:
    image[top : top + 1] = _INK
    right = _COLUMNS * _UNIT
    stages = len(city.stages)
    for at, stage in enumerate(city.stages):
        _square(image, top + _GAP, at * _UNIT, _INK)
        if not stage.built:
            _square(image, top + _GAP, at * _UNIT, _PAPER, inset=_GAP + 1)
    paints = [_PAINT[colors[card]] for card in (*city.leaders, *city.cards)]
    for left, paint in zip(_places(len(paints), (stages + 1) * _UNIT, right), paints, strict=True):
        _square(image, top + _GAP, left, paint)
    below = top + _UNIT + 2 * _GAP
    for left in _places(city.coins, 0, right // 2):
        _square(image, below, left, _COIN, inset=_GAP + 1)
    for left in _places(city.shields, 0, right // 3):
        _square(image, below, right - _UNIT - left, _SHIELD, inset=_GAP)


def _places(count: int, left: int, right: int) -> list[int]:
    """Where so many squares stand between two edges: side by side, or closer if they must."""
    room = right - left - _UNIT
    step = min(_UNIT, room // max(count - 1, 1))
    return [left + at * step for at in range(count)]


def _square(
    image: Image, top: int, left: int, paint: Sequence[int], *, inset: int = _GAP // 2
) -> None:
    image[top + inset : top + _UNIT - inset, left + inset : left + _UNIT - inset] = paint
