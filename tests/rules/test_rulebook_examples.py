"""The worked examples of the printed rules, as positions."""

from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    built,
    coins,
    discarded,
    hand,
    play,
    play_on,
    points,
    stage_count,
    tokens,
    ways,
)


@rule("1.6")
def test_six_players_use_the_cards_up_to_six() -> None:
    six = new_game(Options(players=6), FastStream("0"))
    deck = [six.components.cards[card].slug for card in six.deal.decks[0]]
    assert "mine" in deck
    assert deck.count("pawnshop") == 1


@rule("4.1", "4.2", "4.3")
def test_what_marketplace_mine_baths_and_arena_cost() -> None:
    poor = a_table(a_city("ephesus-a", coins=0, hand="marketplace mine baths"), players=6)
    assert ways(poor, 0, "B:marketplace") == ["B:marketplace"]
    assert ways(poor, 0, "B:mine") == []
    assert ways(poor, 0, "B:baths") == []
    able = a_table(a_city("giza-a", coins=1, hand="mine baths"), players=6)
    assert ways(able, 0, "B:mine") == ["B:mine$1"]
    assert ways(able, 0, "B:baths") == ["B:baths"]
    arena = a_table(a_city("giza-a", coins=0, built="stone-pit ore-vein", hand="arena"), age=3)
    assert ways(arena, 0, "B:arena") == ["B:arena"]


@rule("4.3", "4.7")
def test_the_stables_cost_clay_wood_and_ore_or_the_apothecary() -> None:
    goods = "clay-pool lumber-yard ore-vein"
    paid = a_table(a_city("giza-a", coins=0, built=goods, hand="stables"), age=2)
    chained = a_table(a_city("giza-a", coins=0, built="apothecary", hand="stables"), age=2)
    neither = a_table(a_city("giza-a", coins=0, hand="stables"), age=2)
    assert ways(paid, 0, "B:stables") == ways(chained, 0, "B:stables") == ["B:stables"]
    assert ways(neither, 0, "B:stables") == []


@rule("4.3", "7.2")
def test_giza_builds_barracks_and_scriptorium_and_not_the_aqueduct() -> None:
    goods = "stone-pit clay-pool ore-vein press-1 loom-1"
    first = a_table(a_city("giza-a", coins=0, built=goods, hand="barracks scriptorium"))
    assert ways(first, 0, "B:barracks") == ["B:barracks"]
    assert ways(first, 0, "B:scriptorium") == ["B:scriptorium"]
    second = a_table(a_city("giza-a", coins=0, built=goods, hand="aqueduct"), age=2)
    assert ways(second, 0, "B:aqueduct") == []


@rule("5.4", "5.9")
def test_example_a_the_university_with_wood_and_papyrus_of_the_neighbours() -> None:
    state = a_table(
        a_city("alexandria-a", coins=4, built="lumber-yard", hand="university"),
        a_city("olympia-a", coins=0),
        a_city("ephesus-a", coins=0),
        age=3,
    )
    assert ways(state, 0, "B:university") == ["B:university<2>2"]
    play(state, "B:university<2>2")
    assert built(state, 0) == ["lumber-yard", "university"]
    assert coins(state) == [0, 2 + 3, 2 + 3]


@rule("5.5")
def test_example_b_the_library_from_stones_that_both_neighbours_bought() -> None:
    state = a_table(
        a_city("giza-a", coins=0, built="stone-pit loom-1", hand="library"),
        a_city("rhodes-a", coins=4, built="timber-yard", hand="walls"),
        a_city("ephesus-a", coins=4, hand="school"),
        age=2,
    )
    play(state, "B:library", "B:walls>4", "W1:school<4")
    assert coins(state) == [8, 0, 0]
    assert built(state, 0)[-1] == "library"
    assert built(state, 1)[-1] == "walls"
    assert stage_count(state, 2) == 1


@rule("3.5", "5.15")
def test_example_c_the_forum_waits_for_the_coins_of_this_turn() -> None:
    state = a_table(
        a_city("babylon-a", coins=1, hand="forum school"),
        a_city("rhodes-a", coins=2, built="clay-pool loom-1", hand="courthouse forum"),
        players=6,
        age=2,
    )
    assert ways(state, 0, "B:forum") == []
    play(state, "D:school", "B:courthouse>2")
    assert coins(state)[0] == 1 + 3 + 2
    assert ways(state, 0, "B:forum") == ["B:forum<2"]


@rule("4.7")
def test_the_scriptorium_makes_library_and_courthouse_free() -> None:
    state = a_table(
        a_city("giza-a", coins=0, built="scriptorium", hand="library courthouse"), age=2
    )
    assert ways(state, 0, "B:library") == ["B:library"]
    assert ways(state, 0, "B:courthouse") == ["B:courthouse"]


@rule("4.7")
def test_the_theater_leads_to_the_statue_and_the_statue_to_the_gardens() -> None:
    second = a_table(a_city("giza-a", coins=0, built="theater", hand="statue"), age=2)
    assert ways(second, 0, "B:statue") == ["B:statue"]
    third = a_table(a_city("giza-a", coins=0, built="theater statue", hand="gardens"), age=3)
    assert ways(third, 0, "B:gardens") == ["B:gardens"]
    skipped = a_table(a_city("giza-a", coins=0, built="theater", hand="gardens"), age=3)
    assert ways(skipped, 0, "B:gardens") == []


@rule("6.1", "6.2", "6.3")
def test_alexandria_lays_a_card_under_its_second_stage_for_two_ore() -> None:
    state = a_table(
        a_city("alexandria-a", coins=0, built="foundry", stages="?", hand="library"), age=2
    )
    play(state, "W2:library")
    assert stage_count(state, 0) == 2
    assert built(state, 0) == ["foundry"]
    assert coins(state)[0] == 0


@rule("2.2", "2.4", "2.5")
def test_sophies_first_age() -> None:
    state = new_game(Options(players=4), FastStream("sophie"))
    sophie, to_her_left, to_her_right = 0, 1, 3
    dealt, coming = hand(state, sophie), hand(state, to_her_right)
    assert len(dealt) == 7
    play(state)
    assert hand(state, to_her_left) == dealt[1:]
    assert hand(state, sophie) == coming[1:]
    assert len(hand(state, sophie)) == 6
    play_on(state, age=1, turn=6)
    kept, left_over = hand(state, sophie)
    purse = coins(state)[sophie]
    play(state, f"D:{kept}")
    assert coins(state)[sophie] == purse + 3
    assert {kept, left_over} <= set(discarded(state))


@rule("8.2", "8.3")
def test_alexandria_between_rhodes_and_ephesus_at_the_end_of_age_two() -> None:
    state = a_table(
        a_city("alexandria-a", built="walls barracks"),
        a_city("rhodes-a", built="stables archery-range stockade"),
        a_city("giza-a"),
        a_city("ephesus-a", built="training-ground"),
        players=4,
        age=2,
        turn=6,
    )
    assert [int(city.shields) for city in state.cities] == [3, 5, 0, 2]
    play(state)
    assert tokens(state, 0) == (0, 1, 0, 1)
    assert points(state, 0, "conflicts") == 3 - 1


@rule("9.2")
def test_alexandrias_conflict_tokens_come_to_six_points() -> None:
    state = a_table(
        a_city("alexandria-a", built="arsenal", victories=(1, 1, 0), defeats=2),
        a_city("rhodes-a", built="siege-workshop walls"),
        a_city("ephesus-a"),
        age=3,
        turn=6,
    )
    play(state)
    assert tokens(state, 0) == (1, 1, 1, 3)
    assert points(state, 0, "conflicts") == 6


@rule("9.3")
def test_alexandrias_fourteen_coins_are_four_points() -> None:
    state = a_table(a_city("alexandria-a", coins=14), age=3)
    assert points(state, 0, "treasury") == 4


@rule("9.4")
def test_alexandrias_wonder_is_worth_ten_points() -> None:
    state = a_table(a_city("alexandria-a", stages="? ? ?"), age=3)
    assert points(state, 0, "wonder") == 10


@rule("9.5")
def test_alexandrias_civilian_structures_are_worth_thirteen_points() -> None:
    state = a_table(a_city("alexandria-a", built="altar aqueduct town-hall"), age=3)
    assert points(state, 0, "blue") == 13


@rule("9.6")
def test_alexandrias_science_is_worth_fourteen_then_twenty_one_then_thirty_one_points() -> None:
    tablets, compasses, gear = "scriptorium library school", "apothecary dispensary", "workshop"
    families = a_table(
        a_city("alexandria-a", built=tablets),
        a_city("rhodes-a", built=compasses),
        a_city("giza-a", built=gear),
        age=3,
    )
    assert sum(points(families, seat, "green") for seat in range(3)) == 14
    together = a_table(a_city("alexandria-a", built=f"{tablets} {compasses} {gear}"), age=3)
    assert points(together, 0, "green") == 21
    one_more = a_table(
        a_city("alexandria-a", built=f"{tablets} {compasses} {gear} laboratory"), age=3
    )
    assert points(one_more, 0, "green") == 31


@rule("9.8")
def test_alexandrias_chamber_of_commerce_is_worth_four_points() -> None:
    state = a_table(
        a_city("alexandria-a", built="chamber-of-commerce loom-1 press-1"), players=4, age=3
    )
    assert points(state, 0, "yellow") == 4


@rule("10.4", "10.5", "10.6", "10.11")
def test_ludwig_and_peter_begin_a_game() -> None:
    state = new_game(Options(players=2), FastStream("ludwig and peter"))
    ludwig, peter, free_city = 0, 1, 2
    assert state.left(free_city) == ludwig
    assert (len(hand(state, ludwig)), len(hand(state, peter))) == (8, 7)
    ludwigs = [ask.kind for ask in state.pending() if ask.seat == ludwig]
    assert ludwigs == ["play"]
    own, other, *rest = hand(state, ludwig)
    state.submit(ludwig, next(choice for choice in state.legal(ludwig) if choice.card == own))
    asked = state.asked(ludwig)
    assert asked is not None
    assert asked.city == free_city
    assert {choice.card for choice in state.legal(ludwig)} <= {other, *rest}
    peters = hand(state, peter)[1:]
    play(state)
    assert state.holder() == peter
    assert hand(state, ludwig) == peters
    assert len(hand(state, peter)) == 7
