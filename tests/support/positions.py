"""Positions out of random games, and strategies that spoil one field of them after the other."""

import json
from functools import lru_cache
from typing import Final, cast

import msgspec
from hypothesis import strategies as st

from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.position.build import position_of
from sevenwonders.engine.position.model import CityPosition, Position
from tests.support.games import BOX_KINDS, KINDS, Kind, deal_game, picker, play_stage

Raw = dict[str, object]
"""A position or a city as plain data."""

Pool = tuple[str, ...] | tuple[int, ...]
"""What an entry of a list may become."""

TABLE_FIELDS: Final = tuple(field.name for field in msgspec.structs.fields(Position))
CITY_FIELDS: Final = tuple(field.name for field in msgspec.structs.fields(CityPosition))
NUMBERED: Final = ("victories", "pawns", "joined", "rewards", "edifice_pawns", "edifices_built")
"""Fields that hold lists of numbers."""
NUMBERS: Final = (0, 1, 2, 3, 4, -1)
HUGE: Final = (-1, 99, 2**31, 2**63, 10**19, -(10**19))
ODD_NAMES: Final = ("", "?", "-", "?@1", "-@1", "z:?", "b:?", "nobody", "altar@9", "plato@0")
ENDS: Final = ("@1", "@-", "@9", "@1000000000000000000000", "@", "@@", " ", "é")
STARTS: Final = ("a:", "b:", "p:", "z:", ":")


@lru_cache(maxsize=256)
def position_in(kind: Kind, seed: str, turns: int) -> Position:
    """The position after some turns of a random game, or at its end when it has fewer."""
    state = deal_game(kind, seed)
    pick = picker(seed)
    begun = 0
    found: Position | None = None
    while not state.over:
        if state.pending()[0].kind in {"play", "recruit"}:
            found = position_of(state)
            begun += 1
            if begun > turns:
                return found
        play_stage(state, pick)
    return position_of(state)


def positions() -> st.SearchStrategy[Position]:
    """A position of any kind of table, from the first turn to the end."""
    return st.builds(
        position_in,
        st.sampled_from((*KINDS, *BOX_KINDS)),
        st.integers(0, 2**32 - 1).map(str),
        st.integers(0, 24),
    )


def raw_of(position: Position) -> Raw:
    """A position as a file has it: lists and plain values."""
    raw: Raw = msgspec.json.decode(msgspec.json.encode(position))
    return raw


@st.composite
def spoiled(draw: st.DrawFn) -> Raw:
    """A position as plain data in which some fields were changed, left out or made odd."""
    position = draw(positions())
    raw = raw_of(position)
    pool = names_of(position)
    for _ in range(draw(st.integers(1, 3))):
        _spoil(draw, raw, pool)
    return raw


def _spoil(draw: st.DrawFn, raw: Raw, pool: Pool) -> None:
    """Change one field of the table or of a city."""
    cities = _cities(raw)
    in_city = draw(st.integers(0, 3)) > 0
    if cities and in_city:
        target = draw(st.sampled_from(cities))
        field = draw(st.sampled_from(CITY_FIELDS))
        others = [city[field] for city in cities if field in city]
    else:
        target, others = raw, []
        field = draw(st.sampled_from(TABLE_FIELDS))
    if field not in target:
        return
    near = _changed(target[field], NUMBERS if field in NUMBERED else pool)
    ways = [near, near, near, _odd()]
    if others:
        ways += [st.sampled_from(others)] * 2
    # One number chooses: Hypothesis would weigh each of the many odd values like one of the others.
    new = draw(ways[draw(st.integers(0, len(ways) - 1))])
    if new is None:
        del target[field]
    else:
        target[field] = new


def _cities(raw: Raw) -> list[Raw]:
    """The cities, as far as they are still tables."""
    cities = raw.get("city")
    if not isinstance(cities, list):
        return []
    return [cast("Raw", city) for city in cast("list[object]", cities) if isinstance(city, dict)]


def _changed(value: object, pool: Pool) -> st.SearchStrategy[object]:
    """Values of the same kind, near to one."""
    if isinstance(value, bool):
        return st.just(not value)
    if isinstance(value, int):
        return st.integers(-3, 5).map(lambda more: value + more)
    if isinstance(value, str):
        return _names(value, pool)
    if isinstance(value, list):
        return _lists(cast("list[object]", value), pool)
    return st.none()


def _names(name: str, pool: Pool) -> st.SearchStrategy[object]:
    return st.one_of(
        st.sampled_from(pool),
        st.sampled_from(ODD_NAMES),
        st.sampled_from(ENDS).map(lambda end: name + end),
        st.sampled_from(STARTS).map(lambda start: start + name),
    )


@st.composite
def _lists(draw: st.DrawFn, items: list[object], pool: Pool) -> list[object]:
    """A list with one entry gone, twice, changed, or one more."""
    changed = list(items)
    new: st.SearchStrategy[object] = st.sampled_from(pool)
    if pool is not NUMBERS:
        new = st.one_of(new, new, st.sampled_from(ODD_NAMES))
    if not changed:
        return [draw(new)]
    at = draw(st.integers(0, len(changed) - 1))
    what = draw(st.sampled_from(("drop", "double", "change", "add", "odd")))
    if what == "drop":
        del changed[at]
    elif what == "double":
        changed.insert(at, changed[at])
    elif what == "change":
        changed[at] = draw(_changed(changed[at], pool)) or 0
    elif what == "odd":
        changed[at] = draw(_odd()) or 0
    else:
        changed.insert(at, draw(new))
    return changed


def _odd() -> st.SearchStrategy[object]:
    """Values of any kind: none for a field that is left out."""
    return st.one_of(
        st.none(),
        st.sampled_from(HUGE),
        st.booleans(),
        st.floats(),
        st.text(max_size=8),
        st.lists(st.sampled_from(HUGE), max_size=4),
        st.lists(st.text(max_size=4), max_size=4),
        st.dictionaries(st.sampled_from(("board", "coins")), st.integers(0, 9), max_size=2),
    )


@lru_cache
def names_of(position: Position) -> tuple[str, ...]:
    """Every card, leader, side and edifice of a position's table, and some of other tables."""
    tables = (
        load_components(position.edition, position.boxes),
        load_components("1e", ("leaders", "cities", "edifice", "classic-extras", "promos")),
    )
    names = [
        slug
        for table in tables
        for slug in (*table.card_index, *table.side_index, *(one.slug for one in table.edifices))
    ]
    return tuple(dict.fromkeys(names))


def toml_text(raw: Raw) -> str:
    """Plain data as TOML, however odd."""
    return "".join(f"{key} = {_toml(value)}\n" for key, value in raw.items())


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, cast('list[object]', value)))}]"
    if isinstance(value, dict):
        items = cast("Raw", value).items()
        return f"{{{', '.join(f'{key} = {_toml(one)}' for key, one in items)}}}"
    return str(value)
