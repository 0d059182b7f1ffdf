"""How much a sampled test does: a little on every change, the full numbers on request."""

import os
from typing import Final

FULL: Final = os.environ.get("SEVENWONDERS_FULL", "0") not in {"", "0"}
"""Whether the full numbers were asked for (SEVENWONDERS_FULL=1, `make test-all`)."""


def scaled(quick: int, full: int) -> int:
    """The number of samples a test takes at the scale of this run."""
    return full if FULL else quick
