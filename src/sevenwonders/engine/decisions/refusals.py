"""Why the View says that a card cannot be used for something, and what would change that."""

from typing import Final, Literal, get_args

import msgspec

from sevenwonders.engine.vocabulary import Action

ALREADY_BUILT: Final = "already-built"
MISSING_RESOURCES: Final = "missing-resources"
MISSING_COINS: Final = "missing-coins"
WONDER_COMPLETE: Final = "wonder-complete"
MUST_CHAIN: Final = "must-chain"
MUST_PLAY: Final = "must-play"
Reason = Literal[
    "already-built",
    "missing-resources",
    "missing-coins",
    "wonder-complete",
    "must-chain",
    "must-play",
]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)


class Refusal(msgspec.Struct, frozen=True):
    """An action that a card cannot be used for now."""

    action: Action
    reason: Reason
    """Resources are missing when no treasury could buy them."""
    units: tuple[str, ...] = ()
    """The smallest set of units that would make it affordable; empty where units do not help."""
    coins: int = 0
    """Coins that would make it affordable, 0 where coins alone do not help."""
