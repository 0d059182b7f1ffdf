"""Numbers from callers: integers that are not changed by conversion."""

from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex, cast

import numpy as np
from numpy.typing import NDArray

from sevenwonders.envs.errors import ImpossibleSetting

_RANGE: Final = np.iinfo(np.int32)


def whole(given: object, what: str) -> int:
    """A whole number, of Python or NumPy."""
    try:
        return index(cast("SupportsIndex", given))
    except TypeError:
        raise ImpossibleSetting(f"{what} is a whole number, not {given!r}") from None


def column(
    given: Sequence[int] | NDArray[np.integer], count: int, what: str, where: str
) -> NDArray[np.int32]:
    """One whole number of 32 bits for each of some rows."""
    numbers = np.asarray(given)
    if numbers.shape != (count,):
        raise ImpossibleSetting(
            f"{what} need one number for each of the {count} {where}, not {numbers.shape}"
        )
    if numbers.dtype.kind not in "iu":
        raise ImpossibleSetting(f"{what} are whole numbers, not {numbers.dtype}")
    for far in (numbers.min(), numbers.max()):
        if not _RANGE.min <= far <= _RANGE.max:
            raise ImpossibleSetting(f"{what} have 32 bits: {far} is none of them")
    return np.ascontiguousarray(numbers, dtype=np.int32)
