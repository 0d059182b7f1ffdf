"""Boxes and catalogs by name: those of this package and those of other installed packages."""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

import msgspec

from sevenwonders.content.check import check_boxes, check_mentions, check_places, standing
from sevenwonders.content.decode import parse_box
from sevenwonders.content.errors import MissingBoard, UnknownBox, UnknownEdition
from sevenwonders.content.files import listing, text
from sevenwonders.content.installed import BASE, installed
from sevenwonders.content.model import EDITIONS, Board, Box, Catalog, Edition

__all__ = [
    "BASE",
    "box_names",
    "boxes_of_side",
    "broken_why",
    "check_extra",
    "extra_names",
    "load_box",
    "load_catalog",
    "shipped_extras",
]


@lru_cache
def box_names() -> tuple[str, ...]:
    """List the boxes there are, base games included."""
    return tuple(sorted((*_shipped(), *installed().boxes)))


@lru_cache
def shipped_extras() -> tuple[str, ...]:
    """List the extra boxes of this package alone."""
    return tuple(name for name in _shipped() if not name.startswith(BASE))


@lru_cache
def _shipped() -> tuple[str, ...]:
    return listing("data")


@lru_cache
def extra_names() -> tuple[str, ...]:
    """List the boxes a table may take beside its base game."""
    return tuple(name for name in box_names() if not name.startswith(BASE))


@lru_cache
def load_box(name: str) -> Box:
    """Load one box, as `base-1e`."""
    # Other packages are searched only for what is not shipped: it takes time.
    if name not in _shipped():
        if name not in installed().boxes:
            raise UnknownBox(name, box_names(), why=installed().broken.get(name, ""))
        return installed().boxes[name]
    box = _parsed(name)
    rivals = any(board.excludes for board in box.boards)
    check_mentions(box, shipped_extras(), _board_names() if rivals else ())
    check_places(box)
    return box


@lru_cache
def _parsed(name: str) -> Box:
    return parse_box(text("data", name), file=f"{name}.toml")


@lru_cache
def _board_names() -> frozenset[str]:
    """The boards of all shipped boxes, for which every file is read."""
    return frozenset(board.id for name in _shipped() for board in _parsed(name).boards)


def load_catalog(edition: str, boxes: Iterable[str] = ()) -> Catalog:
    """Load a base edition with the boxes beside it; their order and repeats do not matter.

    What needs a box that is not among them is left out.
    """
    return _catalog(edition, tuple(sorted(set(boxes))))


def check_extra(name: str) -> None:
    """Refuse a box that no table can take beside its base game, and say why if that is known."""
    if name not in shipped_extras() and name not in extra_names():
        raise UnknownBox(name, extra_names(), why=broken_why(name))


def broken_why(name: str) -> str:
    """Why a box that an installed package registers cannot be used; empty if there is none."""
    return installed().broken.get(name, "")


def boxes_of_side(slug: str) -> tuple[str, ...]:
    """List the boxes a board side asks for: `catan` and `leaders` for `catan-b`."""
    sides = dict(_side_needs())
    try:
        return sides[slug]
    except KeyError:
        raise MissingBoard(slug, sides) from None


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
        check_extra(name)
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
