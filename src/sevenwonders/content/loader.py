"""Boxes and catalogs by name, read once from the files shipped in the package."""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from sevenwonders.content.check import check_boxes, check_mentions, check_places, standing
from sevenwonders.content.decode import parse_box
from sevenwonders.content.errors import UnknownBoard, UnknownBox, UnknownEdition
from sevenwonders.content.files import listing, text
from sevenwonders.content.model import EDITIONS, Board, Box, Catalog, Edition

BASE: Final = "base-"


@lru_cache
def box_names() -> tuple[str, ...]:
    """List the boxes there are, base games included."""
    return listing("data")


@lru_cache
def extra_names() -> tuple[str, ...]:
    """List the boxes a table may take beside its base game."""
    return tuple(name for name in box_names() if not name.startswith(BASE))


@lru_cache
def load_box(name: str) -> Box:
    """Load one box, as `base-1e`."""
    if name not in box_names():
        raise UnknownBox(name, box_names())
    box = _parsed(name)
    rivals = any(board.excludes for board in box.boards)
    check_mentions(box, extra_names(), _board_names() if rivals else ())
    check_places(box)
    return box


@lru_cache
def _parsed(name: str) -> Box:
    return parse_box(text("data", name), file=f"{name}.toml")


@lru_cache
def _board_names() -> frozenset[str]:
    """The boards of all boxes, for which every file is read."""
    return frozenset(board.id for name in box_names() for board in _parsed(name).boards)


def load_catalog(edition: str, boxes: Iterable[str] = ()) -> Catalog:
    """Load a base edition with the boxes beside it; their order and repeats do not matter.

    What needs a box that is not among them is left out.
    """
    return _catalog(edition, tuple(sorted(set(boxes))))


def boxes_of_side(slug: str) -> tuple[str, ...]:
    """List the boxes a board side asks for: `catan` and `leaders` for `catan-b`."""
    sides = dict(_side_needs())
    try:
        return sides[slug]
    except KeyError:
        raise UnknownBoard(slug, sides) from None


def _side_needs() -> Iterator[tuple[str, tuple[str, ...]]]:
    for name in box_names():
        own = () if name.startswith(BASE) else (name,)
        for board in load_box(name).boards:
            for side in board.sides:
                yield f"{board.id}-{side.id}", tuple(sorted({*own, *side.needs}))


@lru_cache
def _catalog(edition: str, names: tuple[str, ...]) -> Catalog:
    base = _edition(edition)
    for name in names:
        if name not in extra_names():
            raise UnknownBox(name, extra_names())
    boxes = tuple(load_box(name) for name in (f"{BASE}{base}", *names))
    check_boxes(boxes)
    return Catalog(
        edition=base,
        boxes=names,
        cards=tuple(c for box in boxes for c in box.cards if _met(c.needs, names)),
        boards=tuple(_boards(boxes, names)),
        leaders=tuple(x for box in boxes for x in box.leaders if _met(x.needs, names)),
        edifices=tuple(edifice for box in boxes for edifice in box.edifices),
    )


def _edition(edition: str) -> Edition:
    for known in EDITIONS:
        if known == edition:
            return known
    raise UnknownEdition(edition, EDITIONS)


def _boards(boxes: Collection[Box], names: Collection[str]) -> Iterator[Board]:
    for board in standing(boxes):
        sides = tuple(side for side in board.sides if _met(side.needs, names))
        if sides:
            yield msgspec.structs.replace(board, sides=sides)


def _met(needs: Iterable[str], names: Collection[str]) -> bool:
    return all(name in names for name in needs)
