"""All that a window on the game gives away, by calling every accessor it has."""

from collections.abc import Callable, Iterable
from typing import cast

import msgspec

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.components.model import Components, Piece
from sevenwonders.engine.game.state import Legal, State
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.score.scoring import Score, score
from sevenwonders.engine.see.preview import Preview
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import View, view
from sevenwonders.errors import WondersError
from tests.support.games import Pick
from tests.support.indistinguishable import sibling

Plain = tuple["Plain", ...] | int | str | bool | None
Show = Callable[[State, int], View]
Look = Callable[[State, int], object]
_FEW = 10
_MOST_CODES = 60
_REFUSALS = (WondersError, LookupError, ValueError)


def plain(value: object) -> Plain:
    """A value an accessor returns, in a form that compares; an unknown type is an error."""
    if value is None or isinstance(value, (int, str, bool)):
        return value
    if isinstance(value, Components):
        return id(value)
    if isinstance(value, Choice):
        return str(value)
    if isinstance(value, Legal):
        return tuple(str(choice) for choice in value)
    if isinstance(value, Score):
        return (plain(value.rows), int(value.copied), int(value.again), plain(value.wilds))
    if isinstance(value, Table):
        # It never leaves the program; its scores are all that is read from it.
        return tuple(plain(score(value, at)) for at in range(len(value.cities)))
    if isinstance(value, Piece):
        return (value.slug, value.source, int(value.variant))
    if isinstance(value, Preview):
        figures = (value.coins, value.shields, value.left, value.right)
        return (plain(figures), plain(value.rows))
    return tuple(plain(one) for one in cast("Iterable[object]", value))


def sight_dump(sight: object, state: State) -> dict[str, Plain]:
    """Every public accessor by name with its answers to every argument that can mean something."""
    names = [name for name in dir(sight) if not name.startswith("_")]
    return {name: _answers(getattr(sight, name), name, state) for name in names}


def _answers(member: object, name: str, state: State) -> Plain:
    if not callable(member):
        return plain(member)
    call: Callable[..., object] = member
    cards = _cards(state)
    cities = range(-1, len(state.cities) + 1)
    arity = _arity(call, name)
    if arity == 0:
        return _answer(call)
    if arity == 1:
        return tuple(_answer(call, number) for number in (*cards, *_codes(state)))
    if arity == 2:
        return tuple(_answer(call, city, number) for city in cities for number in cards)
    few = range(-1, 8)
    return tuple(_answer(call, city, one, two) for city in cities for one in few for two in few)


def _cards(state: State) -> list[int]:
    """Every card; of the many of a table with boxes the first and a sample."""
    count = len(state.components.cards)
    if not state.components.boxes:
        return list(range(-1, count))
    return [*range(-1, _FEW), *range(_FEW, count, _FEW * 2)]


def _codes(state: State) -> list[int]:
    """Packed choices of every seat that decides: codes another seat must not react to."""
    codes = {int(code) for ask in state.pending() for code in Sight(state, ask.seat).codes()}
    return sorted(codes)[:: 1 + len(codes) // _MOST_CODES if state.components.boxes else 1]


def _arity(call: Callable[..., object], name: str) -> int:
    for arity in range(4):
        try:
            call(*(0,) * arity)
        except TypeError:
            continue
        except _REFUSALS:
            return arity
        return arity
    msg = f"the leak checker does not know how to call {name}"
    raise AssertionError(msg)


def _answer(call: Callable[..., object], *numbers: int) -> Plain:
    try:
        return plain(call(*numbers))
    except _REFUSALS as refusal:
        return f"{type(refusal).__name__}: {refusal}"


def leaks(
    state: State, seat: int, pick: Pick, *, look: Look = Sight, show: Show = view
) -> list[str]:
    """What a seat receives that depends on what it cannot know; empty when nothing does."""
    twin = sibling(state, seat, pick)
    here = sight_dump(look(state, seat), state)
    there = sight_dump(look(twin, seat), state)
    found = [name for name in here if here[name] != there[name]]
    if msgspec.json.encode(show(state, seat)) != msgspec.json.encode(show(twin, seat)):
        found.append("view")
    return found
