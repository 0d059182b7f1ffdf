"""The View that belongs to a Sight."""

from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import View, view


def view_through(sight: Sight) -> View:
    """What the Sight's seat sees and has seen, as plain data."""
    # A View is made of the game itself, and gives away no more than the Sight does.
    state = sight._state  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    return view(state, int(sight.seat()), memory=True)
