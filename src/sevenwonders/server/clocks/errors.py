"""Refusals about clocks."""

from sevenwonders.server.errors import Refused


class NoClock(Refused):
    """There is no clock to pause."""

    code = "no-clock"

    def __init__(self) -> None:
        super().__init__("no clock runs at this table")
