"""What may lie on a group is what lies there in some way to lay all cards, counted out."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.knowledge.places.matching import Batch, Matching

Case = tuple[list[int], list[Batch]]


def ways(sizes: list[int], batches: list[Batch]) -> list[Counter[tuple[int, int]]]:
    """Every way to lay the cards: how many of each batch lie in each group."""
    slots = [group for group, size in enumerate(sizes) for _ in range(size)]
    cards = [at for at, batch in enumerate(batches) for _ in range(batch.size)]
    return [
        Counter(zip(slots, laid, strict=True))
        for laid in set(permutations(cards))
        if all(group in batches[batch].groups for group, batch in zip(slots, laid, strict=True))
    ]


@st.composite
def matchings(draw: st.DrawFn) -> Case:
    sizes = draw(st.lists(st.integers(1, 3), min_size=1, max_size=4).filter(lambda s: sum(s) <= 6))
    groups = st.sets(st.integers(0, len(sizes) - 1), min_size=1)
    batches: list[Batch] = []
    left = sum(sizes)
    while left:
        count = draw(st.integers(1, min(left, 3)))
        batches.append(Batch(count, draw(groups)))
        left -= count
    return sizes, batches


@given(matchings())
def test_a_card_may_lie_where_it_lies_in_some_way_to_lay_all_cards(case: Case) -> None:
    sizes, batches = case
    every_way = ways(sizes, batches)
    matching = Matching(sizes, batches)
    assert matching.fits == bool(every_way)
    for group in range(len(sizes)):
        found = {batch for batch in range(len(batches)) if matching.may_hold(group, batch)}
        assert found == {batch for way in every_way for at, batch in way if at == group}


@given(matchings(), st.data())
def test_so_many_surely_lie_somewhere_as_lie_there_in_every_way(
    case: Case, data: st.DataObject
) -> None:
    sizes, batches = case
    every_way = ways(sizes, batches)
    matching = Matching(sizes, batches)
    if not matching.fits:
        return
    mine = data.draw(st.sets(st.integers(0, len(batches) - 1), min_size=1))
    here = data.draw(st.sets(st.integers(0, len(sizes) - 1), min_size=1))
    assert matching.fewest(mine, here) == min(
        sum(count for (group, batch), count in way.items() if group in here and batch in mine)
        for way in every_way
    )


def test_more_cards_than_slots_do_not_fit() -> None:
    assert not Matching([1], [Batch(2, {0})]).fits
