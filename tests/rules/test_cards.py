"""Chapter 7: what each kind of card does."""

from collections import Counter

import pytest

from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.vocabulary import COLORS, SYMBOL_BITS
from tests.support.rules import rule
from tests.support.table import (
    QUIET_BOARDS,
    a_city,
    a_table,
    coins,
    finish,
    play,
    play_on,
    points,
    tokens,
    ways,
)


@rule("7.1")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_every_card_has_one_of_seven_colours(edition: str) -> None:
    components = load_components(edition, ())
    seven = {"brown", "gray", "blue", "yellow", "red", "green", "purple"}
    assert {COLORS[card.color] for card in components.cards} == seven


@rule("7.1")
def test_boards_stages_and_cards_under_them_are_not_counted() -> None:
    state = a_table(
        a_city("giza-a", coins=0, hand="vineyard"),
        a_city("alexandria-a", stages="lumber-yard ore-vein"),
        a_city("rhodes-a", built="stone-pit"),
        age=2,
    )
    play(state, "B:vineyard")
    assert coins(state)[0] == 1


@rule("7.2")
def test_a_brown_card_produces_each_unit_it_shows() -> None:
    one = a_table(a_city("rhodes-a", coins=0, built="lumber-yard", hand="caravansery"), age=2)
    two = a_table(a_city("rhodes-a", coins=0, built="sawmill", hand="caravansery"), age=2)
    assert ways(one, 0, "B:caravansery") == []
    assert ways(two, 0, "B:caravansery") == ["B:caravansery"]


@rule("7.2")
def test_a_gray_card_produces_its_unit() -> None:
    state = a_table(a_city("rhodes-a", coins=0, built="loom-1", hand="apothecary"))
    assert ways(state, 0, "B:apothecary") == ["B:apothecary"]


@rule("7.3")
def test_alternatives_give_one_unit_of_either_kind() -> None:
    city = a_city("ephesus-a", coins=0, built="timber-yard", hand="stockade baths")
    state = a_table(city)
    assert ways(state, 0, "B:stockade") == ["B:stockade"]
    assert ways(state, 0, "B:baths") == ["B:baths"]
    both = a_table(a_city("ephesus-a", coins=0, built="timber-yard foundry", hand="senate"), age=3)
    assert ways(both, 0, "B:senate") == []


@rule("7.3")
def test_alternatives_are_settled_anew_by_each_build() -> None:
    state = a_table(
        a_city("ephesus-a", coins=0, built="timber-yard", hand="stockade"),
        a_city("rhodes-a"),
        a_city("alexandria-a", hand="baths altar"),
    )
    play(state, "B:stockade", None, "B:altar")
    assert ways(state, 0, "B:baths") == ["B:baths"]


@rule("7.4")
def test_a_blue_card_is_worth_its_points() -> None:
    state = a_table(a_city("giza-a", built="altar palace"), age=3)
    assert points(state, 0, "blue") == 2 + 8


@rule("7.5")
def test_a_red_card_counts_in_every_conflict_from_then_on() -> None:
    state = a_table(a_city("ephesus-a", built="barracks"), turn=6)
    finish(state)
    assert tokens(state, 0) == (2, 2, 2, 0)


@rule("7.6")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_each_symbol_is_on_four_green_cards(edition: str) -> None:
    symbols: Counter[int] = Counter()
    for card in load_components(edition, ()).cards:
        if COLORS[card.color] == "green":
            symbols[int(card.science)] += 1
    assert symbols == {1: 4, 1 << SYMBOL_BITS: 4, 1 << 2 * SYMBOL_BITS: 4}


@rule("7.7")
def test_coins_of_a_card_come_once() -> None:
    state = a_table(a_city("giza-a", coins=0, hand="tavern"), players=4)
    play(state, "B:tavern")
    assert coins(state)[0] == 5
    play_on(state, age=1, turn=4)
    assert coins(state)[0] == 5 + 3 + 3


@rule("7.8")
def test_coins_for_cards_count_those_placed_in_the_same_turn() -> None:
    state = a_table(
        a_city("giza-a", coins=0, built="stone-pit", hand="bazar"),
        a_city("rhodes-a", hand="loom-2"),
        a_city("ephesus-a", hand="press-2"),
        a_city("alexandria-a", built="glassworks-1"),
        players=4,
        age=2,
    )
    play(state, "B:bazar", "B:loom-2", "B:press-2", None)
    assert coins(state)[0] == 2 * 2


@rule("7.8")
def test_a_card_counts_itself() -> None:
    state = a_table(
        a_city("giza-a", coins=0, built="caravansery tavern", hand="lighthouse"), players=4, age=3
    )
    play(state, "B:lighthouse")
    assert coins(state)[0] == 3


@rule("7.8")
def test_a_stage_built_in_the_same_turn_elsewhere_is_not_the_arenas() -> None:
    state = a_table(
        a_city("ephesus-a", coins=0, built="dispensary", stages="?", hand="arena"),
        a_city("giza-a", built="stone-pit", hand="palace"),
        age=3,
    )
    play(state, "B:arena", "W1:palace")
    assert coins(state)[0] == 3


@rule("7.9")
def test_coins_look_at_the_moment_and_points_at_the_end() -> None:
    state = a_table(
        a_city("giza-a", coins=0, built="dispensary stone-pit", hand="arena"),
        a_city("rhodes-a"),
        a_city("ephesus-a", hand="palace senate"),
        age=3,
    )
    play(state, "B:arena", None, "D:senate")
    assert (coins(state)[0], points(state, 0, "yellow")) == (0, 0)
    play(state, "W1:palace")
    assert (coins(state)[0], points(state, 0, "yellow")) == (0, 1)


@rule("7.10")
@pytest.mark.parametrize(
    ("guild", "card", "worth"),
    [
        ("workers-guild", "ore-vein", 1),
        ("craftsmens-guild", "loom-1", 2),
        ("traders-guild", "marketplace", 1),
        ("philosophers-guild", "school", 1),
        ("spies-guild", "walls", 1),
        ("magistrates-guild", "altar", 1),
    ],
)
@pytest.mark.parametrize(("seat", "times"), [(0, 0), (1, 1), (2, 0), (6, 1)])
def test_a_guild_counts_the_cards_of_neighbours_only(
    guild: str, card: str, worth: int, seat: int, times: int
) -> None:
    cities = [a_city(f"{board}-a") for board in QUIET_BOARDS]
    cities[0] = a_city("giza-a", built=guild)
    holds = [*cities[seat].built, card]
    cities[seat] = a_city(cities[seat].board, built=" ".join(holds))
    state = a_table(*cities, players=7, age=3)
    assert points(state, 0, "guilds") == worth * times


@rule("7.10")
def test_a_guild_adds_up_both_neighbours() -> None:
    state = a_table(
        a_city("giza-a", built="workers-guild"),
        a_city("rhodes-a", built="ore-vein foundry"),
        a_city("ephesus-a", built="stone-pit"),
        age=3,
    )
    assert points(state, 0, "guilds") == 3


@rule("7.11")
def test_the_builders_guild_counts_stages_here_and_on_both_sides() -> None:
    state = a_table(
        a_city("giza-a", built="builders-guild", stages="?"),
        a_city("rhodes-a", stages="? ?"),
        a_city("alexandria-a", stages="? ? ?"),
        a_city("ephesus-a", stages="?"),
        players=4,
        age=3,
    )
    assert points(state, 0, "guilds") == 1 + 2 + 1


@rule("7.12")
def test_the_shipowners_guild_counts_brown_gray_and_purple_and_itself() -> None:
    state = a_table(
        a_city("giza-a", built="shipowners-guild spies-guild stone-pit loom-1 altar"),
        a_city("rhodes-a", built="ore-vein"),
        age=3,
    )
    assert points(state, 0, "guilds") == 4


@rule("7.13")
def test_the_strategists_guild_counts_the_defeats_of_the_neighbours() -> None:
    state = a_table(
        a_city("giza-a", built="strategists-guild", defeats=1),
        a_city("rhodes-a", defeats=2),
        a_city("alexandria-a", defeats=4),
        a_city("ephesus-a", defeats=3),
        players=4,
        age=3,
    )
    assert points(state, 0, "guilds") == 2 + 3


@rule("7.13")
def test_the_strategists_guild_counts_the_defeats_of_the_last_conflict() -> None:
    state = a_table(a_city("giza-a", built="strategists-guild arsenal"), age=3, turn=6)
    play(state)
    assert state.over
    assert points(state, 0, "guilds") == 2


@rule("7.14")
def test_the_scientists_guild_is_the_best_symbol_there_is() -> None:
    pairs = a_table(a_city("giza-a", built="scientists-guild apothecary workshop"), age=3)
    assert points(pairs, 0, "green") == 3 + 7
    row = a_table(a_city("giza-a", built="scientists-guild scriptorium library school"), age=3)
    assert points(row, 0, "green") == 16


@rule("7.15")
@pytest.mark.parametrize(("stages", "worth"), [("? ?", 0), ("? ? ?", 7)])
def test_the_decorators_guild_rewards_a_complete_wonder(stages: str, worth: int) -> None:
    state = a_table(
        a_city("giza-day", built="decorators-guild", stages=stages), edition="2e", age=3
    )
    assert points(state, 0, "guilds") == worth
