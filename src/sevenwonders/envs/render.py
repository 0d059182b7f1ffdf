"""A table as text and as a picture: what everybody sees, without a library for drawing."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import CityView, View, view
from sevenwonders.engine.vocabulary import COLORS, VICTORY_VALUES

Image = NDArray[np.uint8]
_UNIT: Final = 12
_GAP: Final = 2
_LINE: Final = 3 * _UNIT
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
    """The table in lines, one city each."""
    seen = view(state, SPECTATOR)
    lines = [f"Age {seen.age}, turn {seen.turn} of {seen.turns}: {seen.phase}"]
    lines += [_city_line(seat, city) for seat, city in enumerate(seen.cities)]
    return "\n".join(lines)


def _city_line(seat: int, city: CityView) -> str:
    stages = "".join("*" if stage.built else "." for stage in city.stages)
    tokens = sum(n * value for n, value in zip(city.victories, VICTORY_VALUES, strict=True))
    return (
        f"{seat} {city.side} [{stages}] {city.coins} coins, {city.shields} shields, "
        f"conflicts {tokens - city.defeats:+d}: {' '.join((*city.leaders, *city.cards)) or '-'}"
    )


def picture(state: State) -> Image:
    """The table as red, green and blue: a band for each city.

    The upper row has the stages of its wonder, filled as far as built, and its leaders and cards in
    their colours; the lower one its coins, and from the right its shields.
    """
    seen = view(state, SPECTATOR)
    colors = {card.slug: COLORS[card.color] for card in state.components.cards}
    image = np.full((len(seen.cities) * _LINE, _COLUMNS * _UNIT, 3), _PAPER, dtype=np.uint8)
    for number in range(len(seen.cities)):
        _draw_city(image, number * _LINE, seen, number, colors)
    return image


def _draw_city(image: Image, top: int, seen: View, number: int, colors: dict[str, str]) -> None:
    city = seen.cities[number]
    image[top : top + 1] = _INK
    column = 0
    for stage in city.stages:
        _square(image, top + _GAP, column, _INK)
        if not stage.built:
            _square(image, top + _GAP, column, _PAPER, inset=_GAP + 1)
        column += 1
    column += 1
    for card in (*city.leaders, *city.cards):
        _square(image, top + _GAP, min(column, _COLUMNS - 1), _PAINT[colors[card]])
        column += 1
    below = top + _UNIT + 2 * _GAP
    for coin in range(min(city.coins, _COLUMNS // 2)):
        _square(image, below, coin, _COIN, inset=_GAP + 1)
    for shield in range(min(city.shields, _COLUMNS // 3)):
        _square(image, below, _COLUMNS - 1 - shield, _SHIELD, inset=_GAP)


def _square(
    image: Image, top: int, column: int, paint: Sequence[int], *, inset: int = _GAP // 2
) -> None:
    left = column * _UNIT
    image[top + inset : top + _UNIT - inset, left + inset : left + _UNIT - inset] = paint
