"""The kinds that can lie in a slot are those of all ways to lay the cards, counted out."""

from collections import Counter
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.knowledge.seating import Seating

KINDS = 4


def ways(rooms: list[set[int]], cards: list[int]) -> set[tuple[int, ...]]:
    return {
        laid
        for laid in permutations(cards)
        if all(kind in room for kind, room in zip(laid, rooms, strict=True))
    }


@st.composite
def seatings(draw: st.DrawFn) -> tuple[list[set[int]], list[int]]:
    cards = draw(st.lists(st.integers(0, KINDS - 1), min_size=1, max_size=6))
    room = st.sets(st.integers(0, KINDS - 1), min_size=1)
    return [draw(room) for _ in cards], cards


@given(seatings())
def test_a_slot_may_hold_what_it_holds_in_some_way_to_lay_all_cards(
    one: tuple[list[set[int]], list[int]],
) -> None:
    rooms, cards = one
    every_way = ways(rooms, cards)
    seating = Seating(rooms, Counter(cards))
    assert seating.fits == bool(every_way)
    for slot in range(len(rooms)):
        found = {kind for kind in range(KINDS) if seating.may_hold(slot, kind)}
        assert found == {laid[slot] for laid in every_way}
