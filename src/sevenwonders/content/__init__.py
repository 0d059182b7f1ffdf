"""The components of the game as data: cards, wonder boards and their names, by box and edition.

``load_catalog`` gives what lies on a table, ``load_box`` one box, ``names`` what things are called.
Nothing is read from disk until it is asked for.
"""

from sevenwonders.content.errors import ContentError, UnknownContent
from sevenwonders.content.loader import box_names, extra_names, load_box, load_catalog
from sevenwonders.content.model import (
    Board,
    BoardSide,
    Box,
    Card,
    Catalog,
    Cost,
    Edifice,
    Leader,
    Penalty,
    Stage,
)
from sevenwonders.content.names import Names, names

__all__ = [
    "Board",
    "BoardSide",
    "Box",
    "Card",
    "Catalog",
    "ContentError",
    "Cost",
    "Edifice",
    "Leader",
    "Names",
    "Penalty",
    "Stage",
    "UnknownContent",
    "box_names",
    "extra_names",
    "load_box",
    "load_catalog",
    "names",
]
