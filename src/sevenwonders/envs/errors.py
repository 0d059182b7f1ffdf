"""Refusals of batches and environments."""

from sevenwonders.errors import WondersError


class EnvError(WondersError):
    """An environment or a batch was asked for what it cannot do."""


class IllegalAction(EnvError):
    """An action that is not legal; nothing has changed."""

    def __init__(self, where: str, action: str, variant: int, legal: int) -> None:
        super().__init__(
            f"{where}: {action}, variant {variant}, is not among the {legal} legal choices; "
            "take an action whose mask is not 0 and a variant below that number"
        )


class IllegalPlace(EnvError):
    """An index without a legal choice; nothing has changed."""

    def __init__(self, where: str, place: int, legal: int) -> None:
        super().__init__(f"{where}: there are {legal} legal choices, and none at {place}")


class NotReset(EnvError):
    """A step without a game: it has not begun, or it is over."""

    def __init__(self) -> None:
        super().__init__("no game is in progress: call reset() first")


class ImpossibleSetting(EnvError):
    """A parameter that an environment or a batch cannot take."""
