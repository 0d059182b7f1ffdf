"""Sums of rows of whole numbers, two numbers in each machine word.

Adding up rows is most of what the sage's instinct costs, and the sage most of what a search costs.
A word that is one number times 2**32 plus another is added and multiplied for both at once, and
four words of a row at a time stay in registers: four times as fast as number by number. Both
numbers, and whatever they come to in a sum, must stay within 31 bits and a sign.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_HALF: Final[i64] = 2147483648
_WHOLE: Final[i64] = 4294967296
AT_ONCE: Final = 4
"""The words of a row are a multiple of this."""


def pair(low: int, high: int) -> int:
    """Two numbers in one word."""
    return high * _WHOLE + low


def low_of(word: i64) -> i64:
    """The first number of a word."""
    return ((word + _HALF) & (_WHOLE - 1)) - _HALF


def high_of(word: i64) -> i64:
    """The second number of a word."""
    return (word + _HALF) >> 32


def add_rows(
    into: vec[i64], start: vec[i64], words: vec[i64], rows: vec[i64], times: vec[i64]
) -> None:
    """Add rows of words, each so many times, to a start. A row is told by where it begins."""
    at: i64 = 0
    while at < len(into):
        one, two, three, four = start[at], start[at + 1], start[at + 2], start[at + 3]
        for row, many in zip(rows, times):  # noqa: B905, strict= is not compiled
            one += many * words[row + at]
            two += many * words[row + at + 1]
            three += many * words[row + at + 2]
            four += many * words[row + at + 3]
        into[at] = one
        into[at + 1] = two
        into[at + 2] = three
        into[at + 3] = four
        at += AT_ONCE
