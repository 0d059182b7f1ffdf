"""Boxes and catalogs by name, read once from the files shipped in the package."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from sevenwonders.content.check import check_boxes
from sevenwonders.content.decode import parse_box
from sevenwonders.content.errors import UnknownBox, UnknownEdition
from sevenwonders.content.files import listing, text
from sevenwonders.content.model import EDITIONS, Box, Catalog

BASE: Final = "base-"


@lru_cache
def box_names() -> tuple[str, ...]:
    """List the boxes there are, base games included."""
    return listing("data")


@lru_cache
def load_box(name: str) -> Box:
    """Load one box, as `base-1e`."""
    if name not in box_names():
        raise UnknownBox(name, box_names())
    return parse_box(text("data", name), file=f"{name}.toml")


def load_catalog(edition: str, boxes: Iterable[str] = ()) -> Catalog:
    """Load a base edition with the boxes beside it; their order and repeats do not matter."""
    return _catalog(edition, tuple(sorted(set(boxes))))


@lru_cache
def _catalog(edition: str, names: tuple[str, ...]) -> Catalog:
    if edition not in EDITIONS:
        raise UnknownEdition(edition, EDITIONS)
    extras = [name for name in box_names() if not name.startswith(BASE)]
    for name in names:
        if name not in extras:
            raise UnknownBox(name, extras)
    boxes = tuple(load_box(name) for name in (f"{BASE}{edition}", *names))
    check_boxes(boxes)
    return Catalog(
        edition=boxes[0].edition,
        boxes=names,
        cards=tuple(card for box in boxes for card in box.cards),
        boards=tuple(board for box in boxes for board in box.boards),
    )
