"""Leaders that are worth points at the end, each recruited and counted."""

from typing import NamedTuple

import pytest

from tests.boxes.leaders.leaders import EVERY_LEADER, in_play, plays, recruit
from tests.support.rules import rule
from tests.support.table import a_city, a_table, finish, points

RHODES, EPHESUS = "rhodes-a", "ephesus-a"


@pytest.mark.parametrize(
    ("leader", "worth"), [("cleopatra", 5), ("nefertiti", 4), ("zenobia", 3), ("sappho", 2)]
)
@plays("cleopatra", "nefertiti", "zenobia", "sappho")
@rule("12.8", "12.15")
def test_some_leaders_are_worth_points(leader: str, worth: int) -> None:
    state = recruit(leader)
    assert in_play(state, 0) == [leader]
    assert points(state, 0, "leaders") == worth
    assert state.score(0).total() == worth


class PerCard(NamedTuple):
    """A leader, cards in the own city, the points they bring."""

    leader: str
    built: str
    worth: int


PER_CARD = (
    PerCard("phidias", "lumber-yard stone-pit sawmill baths", 3),
    PerCard("praxiteles", "loom-1 press-2 lumber-yard", 4),
    PerCard("nebuchadnezzar", "baths altar aqueduct loom-1", 3),
    PerCard("varro", "marketplace forum vineyard baths", 3),
    PerCard("pericles", "stockade walls baths", 4),
    PerCard("hypatia", "workshop library school altar", 3),
)


@pytest.mark.parametrize("row", PER_CARD, ids=[row.leader for row in PER_CARD])
@plays(*(row.leader for row in PER_CARD))
@rule("12.15")
def test_some_leaders_count_the_cards_of_a_colour_at_home(row: PerCard) -> None:
    neighbour = a_city(RHODES, built="theater clay-pool glassworks-1 barracks scriptorium")
    state = recruit(row.leader, neighbour, age=3, built=row.built)
    assert points(state, 0, "leaders") == row.worth


@plays("hiram")
@rule("9.10")
def test_hiram_counts_purple_cards() -> None:
    home = a_city("giza-a", built="workers-guild spies-guild", leaders="hiram@3")
    state = a_table(home, age=3, boxes="leaders")
    assert points(state, 0, "leaders") == 4


@plays("darius")
@rule("12.15")
def test_darius_counts_black_cards() -> None:
    state = recruit("darius", age=3, boxes="leaders cities", built="hideout lair militia baths")
    assert points(state, 0, "leaders") == 3


@plays("amytis")
@rule("12.15")
def test_amytis_counts_the_stages_of_her_wonder_twice() -> None:
    state = recruit("amytis", a_city(RHODES, stages="? ?"), age=3, stages="? ? ?")
    assert points(state, 0, "leaders") == 6


@plays("alexander")
@rule("12.35")
def test_alexander_adds_a_point_to_each_victory_token() -> None:
    state = recruit("alexander", age=3, victories=(2, 1, 0), defeats=1)
    assert points(state, 0, "leaders") == 3
    assert points(state, 0, "conflicts") == 2 + 3 - 1


@plays("midas")
@rule("12.35")
def test_midas_counts_full_threes_of_coins_once_more() -> None:
    state = recruit("midas", age=3, coins=8)
    assert points(state, 0, "treasury") == 2
    assert points(state, 0, "leaders") == 2


@pytest.mark.parametrize(
    ("built", "worth"),
    [
        ("baths stockade workshop", 3),
        ("baths altar stockade barracks workshop school", 6),
        ("baths altar stockade workshop school", 3),
        ("baths altar workshop school", 0),
    ],
)
@plays("justinian")
@rule("12.32")
def test_justinian_counts_trios_of_blue_red_and_green(built: str, worth: int) -> None:
    assert points(recruit("justinian", age=3, built=built), 0, "leaders") == worth


SEVEN = "lumber-yard loom-1 baths marketplace workshop stockade workers-guild"
AGAIN = "stone-pit press-1 altar forum library barracks spies-guild"


@pytest.mark.parametrize(
    ("built", "worth"), [(SEVEN, 7), (f"{SEVEN} {AGAIN}", 14), (f"{SEVEN} stone-pit altar", 7)]
)
@plays("plato")
@rule("12.32")
def test_plato_counts_sets_of_all_seven_colours(built: str, worth: int) -> None:
    state = a_table(a_city("giza-a", built=built, leaders="plato"), age=3, boxes="leaders")
    assert points(state, 0, "leaders") == worth


@rule("12.32")
def test_no_black_card_or_leader_stands_in_for_a_colour_of_plato() -> None:
    built = "lumber-yard loom-1 baths marketplace workshop stockade hideout"
    home = a_city("giza-a", built=built, leaders="plato hannibal")
    assert points(a_table(home, age=3, boxes="leaders cities"), 0, "leaders") == 0


@pytest.mark.parametrize(
    ("victories", "worth"), [((2, 0, 0), 1), ((3, 2, 1), 4), ((1, 1, 1), 0), ((4, 4, 2), 13)]
)
@plays("gorgo")
@rule("12.30", "12.35")
def test_gorgo_counts_pairs_of_tokens_of_one_value(
    victories: tuple[int, int, int], worth: int
) -> None:
    state = recruit("gorgo", age=3, boxes="leaders cities", victories=victories)
    assert points(state, 0, "leaders") == worth


@pytest.mark.parametrize(("defeats", "worth"), [(0, 6), (1, 0), (4, 0)])
@plays("cynisca")
@rule("12.36")
def test_cynisca_wants_no_defeat_token(defeats: int, worth: int) -> None:
    assert points(recruit("cynisca", age=3, defeats=defeats), 0, "leaders") == worth


@pytest.mark.parametrize(("victories", "worth"), [((0, 0, 0), 7), ((2, 1, 0), 4), ((4, 4, 2), -3)])
@plays("louis")
@rule("12.33")
def test_louis_loses_a_point_for_each_victory_token(
    victories: tuple[int, int, int], worth: int
) -> None:
    state = recruit("louis", age=3, boxes="leaders promos cities", victories=victories)
    assert points(state, 0, "leaders") == worth


class More(NamedTuple):
    """A leader who wants more than each neighbour: what two and one of it are."""

    leader: str
    two: str
    one: str
    also_one: str
    other_two: str


MORE = (
    More("cornelia", "marketplace forum", "vineyard", "caravansery", "vineyard caravansery"),
    More("eurypyle", "stockade walls", "barracks", "stables", "barracks stables"),
    More("phryne", "baths aqueduct", "altar", "statue", "altar statue"),
    More("theano", "workshop library", "apothecary", "school", "apothecary school"),
)


@pytest.mark.parametrize("row", MORE, ids=[row.leader for row in MORE])
@plays(*(row.leader for row in MORE))
@rule("12.29")
def test_some_leaders_want_more_cards_than_each_neighbour(row: More) -> None:
    left, right = a_city(RHODES, built=row.one), a_city(EPHESUS, built=row.also_one)
    state = recruit(row.leader, left, right, age=3, built=row.two)
    assert points(state, 0, "leaders") == 5


@pytest.mark.parametrize("row", MORE, ids=[row.leader for row in MORE])
@rule("12.29")
def test_as_many_as_one_neighbour_is_not_enough_for_them(row: More) -> None:
    for others in (
        (a_city(RHODES, built=row.other_two), a_city(EPHESUS)),
        (a_city(RHODES), a_city(EPHESUS, built=row.other_two)),
    ):
        state = recruit(row.leader, *others, age=3, built=row.two)
        assert points(state, 0, "leaders") == 0


@pytest.mark.parametrize(("left", "right", "worth"), [(6, 6, 5), (7, 0, 0), (0, 7, 0)])
@plays("makeda")
@rule("12.29")
def test_makeda_wants_more_coins_than_each_neighbour(left: int, right: int, worth: int) -> None:
    others = a_city(RHODES, coins=left), a_city(EPHESUS, coins=right)
    assert points(recruit("makeda", *others, age=3, coins=7), 0, "leaders") == worth


@plays("agrippina")
@rule("12.31")
def test_agrippina_wants_to_be_alone() -> None:
    assert points(recruit("agrippina"), 0, "leaders") == 7
    assert points(recruit("agrippina", leaders="sappho"), 0, "leaders") == 2


@rule("12.31")
def test_leaders_in_hand_under_stages_and_buried_leave_agrippina_alone() -> None:
    home = a_city(
        "abu-simbel-day",
        stages="plato",
        leaders="agrippina",
        leader_hand="sappho",
    )
    state = a_table(home, boxes="leaders")
    assert points(state, 0, "leaders") == 7


@pytest.mark.parametrize(
    ("leader", "built"),
    [("euclid", "apothecary"), ("pythagoras", "workshop"), ("ptolemy", "scriptorium")],
)
@plays("euclid", "pythagoras", "ptolemy")
@rule("12.15", "12.16")
def test_some_leaders_bring_a_science_symbol(leader: str, built: str) -> None:
    state = recruit(leader, age=2, built=built)
    assert points(state, 0, "green") == 4, "two of a kind"
    assert points(state, 0, "leaders") == 0


@rule("12.16")
def test_a_leader_with_a_symbol_is_no_green_card() -> None:
    state = recruit("euclid", age=3, leaders="hypatia", built="apothecary")
    assert points(state, 0, "leaders") == 1


@plays("aristotle")
@rule("12.35")
def test_aristotle_makes_a_set_of_symbols_worth_ten() -> None:
    state = recruit("aristotle", age=3, built="apothecary workshop scriptorium school")
    assert points(state, 0, "green") == 1 + 1 + 4 + 7
    assert points(state, 0, "leaders") == 3


@plays("aganice")
@rule("12.34")
def test_aganice_reads_one_symbol_as_another() -> None:
    state = recruit("aganice", age=3, built="apothecary library school scriptorium")
    assert points(state, 0, "green") == 16, "a compass and three tablets: four tablets"


@rule("12.34")
def test_aganice_may_leave_the_symbols_as_they_are() -> None:
    state = recruit("aganice", age=3, built="apothecary workshop scriptorium")
    assert points(state, 0, "green") == 10


@rule("12.34")
def test_aganice_may_read_the_symbol_of_a_leader_but_not_a_free_one() -> None:
    built = "library school scriptorium"
    with_leader = recruit("aganice", age=3, leaders="euclid", built=built)
    assert points(with_leader, 0, "green") == 16
    free = a_table(a_city("babylon-a", stages="? ?", leaders="aganice"), age=3, boxes="leaders")
    assert points(free, 0, "green") == 1


@plays("enheduanna")
@rule("12.34")
def test_enheduanna_adds_one_of_the_symbol_there_is_most_of() -> None:
    state = recruit("enheduanna", age=3, built="apothecary library school")
    assert points(state, 0, "green") == 1 + 9


@rule("12.34")
def test_enheduanna_takes_any_of_the_tied_symbols_and_nothing_without_any() -> None:
    tied = recruit("enheduanna", age=3, built="apothecary library")
    assert points(tied, 0, "green") == 5
    assert points(recruit("enheduanna", age=3), 0, "green") == 0


@rule("12.34")
def test_aganice_enheduanna_and_babylon_are_read_together() -> None:
    home = a_city(
        "babylon-a",
        stages="? ?",
        built="apothecary workshop library school",
        leaders="aganice enheduanna",
    )
    state = a_table(home, age=3, boxes="leaders")
    # Compass, gear, two tablets, a free symbol, one swapped, then one more of the most.
    assert points(state, 0, "green") == _best((1, 1, 2))


def _best(own: tuple[int, int, int]) -> int:
    """By brute force: at most one swapped, one free, one more of the most."""
    best = 0
    for symbols in _swaps(own):
        for free in range(3):
            read = [count + (kind == free) for kind, count in enumerate(symbols)]
            for more in range(3):
                if read[more] == max(read):
                    full = [count + (kind == more) for kind, count in enumerate(read)]
                    best = max(best, sum(count**2 for count in full) + 7 * min(full))
    return best


def _swaps(own: tuple[int, int, int]) -> list[list[int]]:
    found = [list(own)]
    for gone in range(3):
        for come in range(3):
            if own[gone] and gone != come:
                other = list(own)
                other[gone] -= 1
                other[come] += 1
                found.append(other)
    return found


@plays("aspasia")
@rule("12.15")
def test_aspasia_is_worth_two_points_and_brings_a_diplomacy_token() -> None:
    state = recruit("aspasia", boxes=EVERY_LEADER)
    assert points(state, 0, "leaders") == 2
    assert state.cities[0].tokens.diplomacy == 1


@rule("12.36")
def test_cynisca_and_louis_look_at_the_table_after_the_last_conflict() -> None:
    armed = a_city(RHODES, built="barracks")
    home = a_city("giza-a", leaders="cynisca louis")
    state = a_table(home, armed, age=3, turn=6, boxes="leaders promos")
    assert points(state, 0, "leaders") == 6 + 7
    finish(state)
    assert points(state, 0, "leaders") == 7
