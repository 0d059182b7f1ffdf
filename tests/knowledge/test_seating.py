"""What may lie on a shelf is what lies there in some way to lay all cards, counted out."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.knowledge.seating import Lot, Seating

Case = tuple[list[int], list[Lot]]


def ways(sizes: list[int], lots: list[Lot]) -> list[Counter[tuple[int, int]]]:
    """Every way to lay the cards: how many of each lot lie on each shelf."""
    slots = [shelf for shelf, size in enumerate(sizes) for _ in range(size)]
    cards = [at for at, lot in enumerate(lots) for _ in range(lot.size)]
    return [
        Counter(zip(slots, laid, strict=True))
        for laid in set(permutations(cards))
        if all(shelf in lots[lot].rooms for shelf, lot in zip(slots, laid, strict=True))
    ]


@st.composite
def seatings(draw: st.DrawFn) -> Case:
    sizes = draw(st.lists(st.integers(1, 3), min_size=1, max_size=4).filter(lambda s: sum(s) <= 6))
    rooms = st.sets(st.integers(0, len(sizes) - 1), min_size=1)
    lots: list[Lot] = []
    left = sum(sizes)
    while left:
        count = draw(st.integers(1, min(left, 3)))
        lots.append(Lot(count, draw(rooms)))
        left -= count
    return sizes, lots


@given(seatings())
def test_a_card_may_lie_where_it_lies_in_some_way_to_lay_all_cards(case: Case) -> None:
    sizes, lots = case
    every_way = ways(sizes, lots)
    seating = Seating(sizes, lots)
    assert seating.fits == bool(every_way)
    for shelf in range(len(sizes)):
        found = {lot for lot in range(len(lots)) if seating.may_hold(shelf, lot)}
        assert found == {lot for way in every_way for at, lot in way if at == shelf}


@given(seatings(), st.data())
def test_so_many_surely_lie_somewhere_as_lie_there_in_every_way(
    case: Case, data: st.DataObject
) -> None:
    sizes, lots = case
    every_way = ways(sizes, lots)
    seating = Seating(sizes, lots)
    if not seating.fits:
        return
    mine = data.draw(st.sets(st.integers(0, len(lots) - 1), min_size=1))
    here = data.draw(st.sets(st.integers(0, len(sizes) - 1), min_size=1))
    assert seating.fewest(mine, here) == min(
        sum(count for (shelf, lot), count in way.items() if shelf in here and lot in mine)
        for way in every_way
    )


def test_more_cards_than_slots_do_not_fit() -> None:
    assert not Seating([1], [Lot(2, {0})]).fits
