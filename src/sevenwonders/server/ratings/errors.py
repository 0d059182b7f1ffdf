"""Refusals about ratings."""

from typing import Literal

from sevenwonders.server.errors import Refused

Why = Literal["hints", "bots", "guests"]
_WHY = {
    "hints": "a rated game allows no hints",
    "bots": "a rated game is among people: there can be no bots at the table",
    "guests": "a rated game needs an account of everybody who plays",
}


class NotRateable(Refused):
    """The game could not count for ratings."""

    code = "not-rateable"

    def __init__(self, why: Why, names: str = "") -> None:
        super().__init__(_WHY[why] + (f": {names}" if names else ""), why=why, names=names)


class NoProfile(Refused):
    """Nobody of that name lets others see their ratings."""

    code = "no-profile"

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no public profile of {name!r}", name=name)
