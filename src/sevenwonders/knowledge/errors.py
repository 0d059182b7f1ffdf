"""Why no world can be drawn."""

from sevenwonders.errors import WondersError


class NoMemory(WondersError):
    """A view that does not say what its seat has seen."""

    def __init__(self) -> None:
        super().__init__("the view holds no memory: ask for it with view(state, seat, memory=True)")


class NoSuchWorld(WondersError):
    """A memory that fits no world, or so few that none was found."""

    def __init__(self, seat: int, tries: int) -> None:
        super().__init__(
            f"no world was found in {tries} tries that shows seat {seat} what it has seen"
        )
        self.seat = seat
        self.tries = tries
