"""On what terms a table is played, beside the game itself."""

import msgspec


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was agreed on for a table; the same for all who sit there."""

    rated: bool = False
    """Whether the game counts for ratings: among people with accounts, without hints."""
