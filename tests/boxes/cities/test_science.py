"""Cities: science symbols copied from the neighbours."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

from tests.boxes.cities.cities import CITIES, PRINTED, building, city_for
from tests.cards.cards_2e import GREEN
from tests.support.covers import covers
from tests.support.rules import rule
from tests.support.table import a_city, a_table, play, points

COPIES = ("pigeonhole", "band-of-spies", "torture-chamber")
SYMBOL = {card.slug: card.symbol for card in GREEN}
each_copy = pytest.mark.parametrize("card", COPIES)


def _green(own: str, *, left: str = "", right: str = "", board: str = "giza-day") -> int:
    """The green row of a city with these cards between such neighbours, at a table of seven."""
    return points(
        a_table(
            a_city(board, built=own),
            a_city("rhodes-day", built=left),
            *(a_city(f"{name}-day") for name in ("ephesus", "alexandria", "olympia", "petra")),
            a_city("halicarnassus-day", built=right),
            edition="2e",
            boxes=CITIES,
            age=3,
            players=7,
        ),
        0,
        "green",
    )


@rule("13.23")
@covers("cities", *COPIES)
@each_copy
def test_it_copies_a_symbol_that_a_neighbour_has(card: str) -> None:
    state = a_table(
        city_for(card, built="apothecary workshop"),
        a_city("babylon-day", built="scriptorium"),
        edition="2e",
        boxes=CITIES,
        age=PRINTED[card].age,
    )
    assert points(state, 0, "green") == 2
    play(state, building(card))
    assert points(state, 0, "green") == 3 + 7
    assert points(state, 0, "black") == 0
    assert points(state, 1, "green") == 1, "who owns the card keeps its symbol"


@rule("13.23")
@each_copy
def test_without_a_green_card_next_door_it_is_worth_nothing(card: str) -> None:
    assert _green(f"apothecary {card}") == 1
    assert _green(card) == 0
    assert _green(card, left="workshop") == 1
    assert _green(card, right="workshop") == 1


@rule("13.23")
def test_two_copies_take_different_cards() -> None:
    assert _green("pigeonhole band-of-spies", left="apothecary") == 1
    assert _green("pigeonhole band-of-spies", left="apothecary dispensary") == 4
    assert _green("pigeonhole band-of-spies", left="apothecary", right="dispensary") == 4


@rule("13.23")
def test_one_structure_left_and_right_is_two_cards() -> None:
    assert _green("pigeonhole band-of-spies", left="apothecary", right="apothecary") == 4


@rule("13.23")
def test_only_neighbours_are_copied_and_only_green_cards() -> None:
    state = a_table(
        a_city("giza-day", built="pigeonhole"),
        a_city("rhodes-day"),
        a_city("ephesus-day", built="apothecary"),
        a_city("babylon-day", built="scientists-guild", stages="? ?"),
        edition="2e",
        boxes=CITIES,
        age=3,
        players=4,
    )
    assert points(state, 0, "green") == 0


@rule("13.23")
def test_a_copy_is_not_copied_again() -> None:
    state = a_table(
        a_city("giza-day", built="pigeonhole"),
        a_city("rhodes-day", built="band-of-spies"),
        a_city("ephesus-day", built="apothecary"),
        a_city("babylon-day"),
        edition="2e",
        boxes=CITIES,
        age=2,
        players=4,
    )
    assert points(state, 1, "green") == 1
    assert points(state, 0, "green") == 0


def _best(own: list[str], wilds: int, copies: int, near: list[str]) -> int:
    """Every way to read the symbols, tried one by one."""
    best = 0
    for taken in combinations(near, min(copies, len(near))):
        for read in product(("compass", "gear", "tablet"), repeat=wilds):
            counts = Counter((*own, *taken, *read))
            kinds = [counts[kind] for kind in ("compass", "gear", "tablet")]
            best = max(best, sum(count * count for count in kinds) + 7 * min(kinds))
    return best


@rule("13.24")
@pytest.mark.parametrize("seed", range(40))
def test_copied_and_free_symbols_are_read_together_for_the_best_total(seed: int) -> None:
    chance = Random(seed)
    cards = sorted(SYMBOL)
    own = chance.sample(cards, chance.randrange(6))
    left = chance.sample(cards, chance.randrange(4))
    right = chance.sample([card for card in cards if card not in left], chance.randrange(4))
    once = [card for card in own if card not in left and card not in right]
    copies = COPIES[: 1 + chance.randrange(3)]
    guild = ["scientists-guild"] if chance.randrange(2) else []
    board, stages = ("babylon-day", 2) if chance.randrange(2) else ("giza-day", 0)
    state = a_table(
        a_city(board, built=" ".join([*once, *copies, *guild]), stages=" ".join("?" * stages)),
        a_city("rhodes-day", built=" ".join(left)),
        a_city("ephesus-day", built=" ".join(right)),
        edition="2e",
        boxes=CITIES,
        age=3,
        turn=7,
    )
    wilds = len(guild) + stages // 2
    near = [SYMBOL[card] for card in (*left, *right)]
    expected = _best([SYMBOL[card] for card in once], wilds, len(copies), near)
    assert points(state, 0, "green") == expected
    reading = state.score(0).reading
    assert sum(reading.copies) == min(len(copies), len(near)), "the choice is shown"
    assert sum(reading.wilds) == wilds
