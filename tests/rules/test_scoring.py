"""Chapter 9: the score sheet and who wins."""

import pytest

from sevenwonders.engine.vocabulary import BASE_ROWS, ROWS
from tests.support.rules import rule
from tests.support.table import a_city, a_table, play, points


@rule("9.1")
def test_the_total_is_the_sum_of_seven_rows() -> None:
    state = a_table(
        a_city(
            "giza-a",
            coins=7,
            stages="?",
            built="altar apothecary lighthouse workers-guild",
            victories=(1, 0, 0),
        ),
        a_city("rhodes-a", built="ore-vein"),
        age=3,
    )
    base = ("conflicts", "treasury", "wonder", "blue", "green", "yellow", "guilds")
    assert ROWS[:BASE_ROWS] == base
    assert list(state.score(0).rows) == [1, 2, 3, 2, 1, 1, 1, 0, 0, 0]
    assert state.score(0).total() == 11


@rule("9.2")
def test_defeats_can_make_the_total_negative() -> None:
    state = a_table(a_city("giza-a", coins=0, defeats=4), age=3)
    assert points(state, 0, "conflicts") == -4
    assert state.score(0).total() == -4


@rule("9.2")
def test_victories_are_worth_their_age() -> None:
    state = a_table(a_city("giza-a", victories=(2, 1, 0), defeats=1), age=3)
    assert points(state, 0, "conflicts") == 1 + 1 + 3 - 1


@rule("9.3")
@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33)])
def test_three_coins_are_a_point(coins: int, worth: int) -> None:
    state = a_table(a_city("giza-a", coins=coins))
    assert points(state, 0, "treasury") == worth


@rule("9.4")
@pytest.mark.parametrize(("stages", "worth"), [("", 0), ("?", 3), ("? ?", 8), ("? ? ? ?", 20)])
def test_stages_are_worth_their_points(stages: str, worth: int) -> None:
    state = a_table(a_city("giza-b", stages=stages), age=2)
    assert points(state, 0, "wonder") == worth


@rule("9.5")
def test_blue_cards_are_worth_their_points() -> None:
    state = a_table(a_city("giza-a", built="baths statue senate"), age=3)
    assert points(state, 0, "blue") == 3 + 4 + 6


@rule("9.6")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("", 0),
        ("apothecary", 1),
        ("apothecary dispensary", 4),
        ("apothecary workshop", 2),
        ("apothecary workshop scriptorium", 3 + 7),
        ("scriptorium library school university", 16),
        ("apothecary dispensary workshop laboratory scriptorium library", 12 + 14),
    ],
)
def test_symbols_are_worth_their_squares_and_sets(cards: str, worth: int) -> None:
    state = a_table(a_city("giza-a", built=cards), age=3)
    assert points(state, 0, "green") == worth


@rule("9.7")
def test_symbols_of_stage_and_guild_count_in_the_green_row() -> None:
    state = a_table(a_city("babylon-a", stages="? ?", built="scientists-guild apothecary"), age=3)
    assert points(state, 0, "green") == 3 + 7
    assert points(state, 0, "guilds") == 0
    assert points(state, 0, "wonder") == 3


@rule("9.8")
def test_yellow_cards_score_what_stands_at_the_end() -> None:
    state = a_table(a_city("giza-a", stages="? ?", built="arena haven stone-pit lighthouse"), age=3)
    assert points(state, 0, "yellow") == 2 + 1 + 3


@rule("9.9")
def test_guilds_built_and_copied_share_a_row() -> None:
    state = a_table(
        a_city("olympia-b", stages="? ? ?", built="workers-guild"),
        a_city("giza-a", built="spies-guild stone-pit"),
        a_city("rhodes-a", built="barracks"),
        age=3,
    )
    assert points(state, 0, "guilds") == 1 + 1


@rule("9.10")
def test_a_copied_guild_looks_from_the_copiers_seat() -> None:
    state = a_table(
        a_city("olympia-b", stages="? ? ?", built="stone-pit lumber-yard"),
        a_city("giza-a", built="workers-guild"),
        a_city("rhodes-a"),
        a_city("ephesus-a", built="ore-vein"),
        players=4,
        age=3,
    )
    assert points(state, 0, "guilds") == 1
    assert points(state, 1, "guilds") == 2


@rule("9.10")
def test_a_copied_shipowners_guild_leaves_itself_out() -> None:
    state = a_table(
        a_city("olympia-b", stages="? ? ?", built="lumber-yard spies-guild"),
        a_city("giza-a", built="shipowners-guild"),
        age=3,
    )
    assert points(state, 0, "guilds") == 2
    assert points(state, 1, "guilds") == 1


@rule("9.10", "9.11")
def test_a_copied_scientists_guild_is_a_symbol() -> None:
    state = a_table(
        a_city("olympia-b", stages="? ? ?", built="apothecary workshop"),
        a_city("giza-a", built="scientists-guild"),
        age=3,
    )
    assert points(state, 0, "green") == 3 + 7
    assert points(state, 0, "guilds") == 0


@rule("9.11")
@pytest.mark.parametrize(
    ("cards", "copied", "green", "guilds"),
    [
        ("", "spies-guild", 0, 4),
        ("apothecary workshop", "scientists-guild", 3 + 7, 0),
        ("apothecary dispensary", "scientists-guild", 9, 0),
        ("apothecary", "spies-guild", 1, 4),
    ],
)
def test_the_guild_that_gives_most_over_all_rows_is_copied(
    cards: str, copied: str, green: int, guilds: int
) -> None:
    state = a_table(
        a_city("olympia-b", stages="? ? ?", built=cards),
        a_city("giza-a", built="scientists-guild spies-guild"),
        a_city("rhodes-a", built="barracks stockade walls stables"),
        age=3,
    )
    assert state.components.cards[state.score(0).copied].slug == copied
    assert (points(state, 0, "green"), points(state, 0, "guilds")) == (green, guilds)


@rule("9.11")
def test_two_free_symbols_are_read_together() -> None:
    state = a_table(
        a_city("babylon-a", stages="? ?", built="scientists-guild apothecary dispensary"), age=3
    )
    sheet = state.score(0)
    assert points(state, 0, "green") == 16
    assert list(sheet.wilds) == [2, 0, 0]


@rule("9.12")
def test_the_score_looks_at_the_table_after_the_last_conflicts() -> None:
    state = a_table(
        a_city("giza-a", built="arsenal"),
        a_city("olympia-b", stages="? ? ?"),
        a_city("rhodes-a", built="strategists-guild"),
        age=3,
        turn=6,
    )
    before = points(state, 1, "guilds")
    play(state)
    assert (before, points(state, 1, "guilds")) == (0, 1)


@rule("9.13")
def test_most_points_win() -> None:
    state = a_table(a_city("giza-a", built="palace"), age=3, turn=6)
    play(state)
    assert state.winners() == [0]


@rule("9.13")
def test_coins_break_a_tie() -> None:
    state = a_table(
        a_city("giza-a", coins=3), a_city("rhodes-a", coins=5), a_city("ephesus-a", coins=4)
    )
    assert [state.score(seat).total() for seat in range(3)] == [1, 1, 1]
    assert state.winners() == [1]


@rule("9.13")
def test_level_in_points_and_coins_they_share_the_victory() -> None:
    state = a_table(
        a_city("giza-a", coins=5), a_city("rhodes-a", coins=5), a_city("ephesus-a", coins=4)
    )
    assert state.winners() == [0, 1]


@rule("9.13")
def test_the_best_of_negative_totals_wins() -> None:
    state = a_table(
        a_city("giza-a", coins=0, defeats=4),
        a_city("rhodes-a", coins=0, defeats=2),
        a_city("ephesus-a", coins=2, defeats=3),
        age=3,
    )
    assert state.winners() == [1]
