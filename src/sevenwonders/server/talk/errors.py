"""Refusals about what is said."""

from sevenwonders.server.errors import Refused


class BadMessage(Refused):
    """Nothing that could be said."""

    code = "bad-message"

    def __init__(self, why: str) -> None:
        super().__init__(f"this cannot be said: {why}", why=why)


class NoMessage(Refused):
    """There is no such message for who asks."""

    code = "no-message"

    def __init__(self) -> None:
        super().__init__("there is no such message")
