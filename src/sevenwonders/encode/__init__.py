"""What a seat may know, and what it may do, as bytes and numbers: for programs that learn.

The names a caller needs stand here; nothing here needs more than the package itself.
"""

from sevenwonders.encode.actions import FIELDS, Actions, ActionTable
from sevenwonders.encode.choices import CHOICE_SIZE, choice_names, choice_rows
from sevenwonders.encode.errors import WrongLayout
from sevenwonders.encode.follower import Follower, observe
from sevenwonders.encode.layout import Layout
from sevenwonders.encode.layouts import any_layout, layout_of, wide_layout

__all__ = [
    "CHOICE_SIZE",
    "FIELDS",
    "ActionTable",
    "Actions",
    "Follower",
    "Layout",
    "WrongLayout",
    "any_layout",
    "choice_names",
    "choice_rows",
    "layout_of",
    "observe",
    "wide_layout",
]
