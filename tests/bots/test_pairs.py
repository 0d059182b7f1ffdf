"""Two numbers in one word: added and multiplied as each of them would be alone."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.bots.instinct.pairs import AT_ONCE, add_rows, high_of, low_of, pair

MOST = 2**31 - 1
NUMBERS = st.integers(-MOST, MOST)
SMALL = st.integers(-(2**14), 2**14)
"""Five products of two of these, and one more, still fit."""


@given(NUMBERS, NUMBERS)
def test_a_word_gives_both_numbers_back(low: int, high: int) -> None:
    word = pair(low, high)
    assert (low_of(word), high_of(word)) == (low, high)


@given(st.data(), st.integers(0, 5), st.integers(1, 3))
def test_rows_are_added_as_number_by_number(data: st.DataObject, rows: int, fours: int) -> None:
    width = AT_ONCE * fours
    cells = st.lists(SMALL, min_size=2 * width, max_size=2 * width)
    table = [data.draw(cells) for _ in range(6)]
    start = data.draw(cells)
    asked = data.draw(st.lists(st.tuples(st.integers(0, 5), SMALL), min_size=rows, max_size=rows))
    into = vec[i64]([0] * width)
    add_rows(
        into,
        vec[i64](_words(start)),
        vec[i64]([word for row in table for word in _words(row)]),
        vec[i64]([row * width for row, _ in asked]),
        vec[i64]([many for _, many in asked]),
    )
    found = [number for word in into for number in (low_of(word), high_of(word))]
    assert found == [
        start[at] + sum(many * table[row][at] for row, many in asked) for at in range(2 * width)
    ]


def _words(numbers: list[int]) -> list[int]:
    return [pair(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)]
