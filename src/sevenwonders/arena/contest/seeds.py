"""Seeds that a record can hold: what was dealt can always be written down."""

from sevenwonders.arena.errors import BadSeed
from sevenwonders.record.errors import quoted
from sevenwonders.record.notation import is_plain


def checked_seed(seed: str) -> str:
    """The seed, if the records of its games can name it; else it is refused before they begin."""
    if seed and not is_plain(seed):
        why = "one line, single spaces, none at its ends, no ';'"
        raise BadSeed(f"{quoted(seed)} cannot be written as a seed: {why}")
    return seed
