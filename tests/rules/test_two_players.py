"""Chapter 10: two players and the free city between them."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import MustChain, MustPlay, PriceNotOffered
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.build import position_of
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    discarded,
    hand,
    legal,
    play,
    play_on,
    points,
    stage_count,
    tokens,
    ways,
)

FREE = 2
"""The free city's place at the table."""


def pile(state: State) -> list[str]:
    return [state.components.cards[card].slug for card in state.pile]


def submit(state: State, seat: int, text: str) -> None:
    state.submit(seat, Choice.parse(text))


@rule("10.1")
def test_two_players_use_the_decks_of_three() -> None:
    two = new_game(Options(players=2), FastStream("0"))
    three = new_game(Options(players=3), FastStream("0"))
    for ages in (0, 1):
        cards = [sorted(int(card) for card in game.deal.decks[ages]) for game in (two, three)]
        assert cards[0] == cards[1]
    guilds = [two.components.cards[card].slug for card in two.deal.decks[2]]
    assert sum(card.endswith("guild") for card in guilds) == 5
    assert coins(two) == [3, 3, 3]


@rule("10.2")
def test_the_first_seat_is_to_the_left_of_the_free_city() -> None:
    state = a_table(
        a_city("giza-a", coins=9, hand="barracks apothecary"),
        a_city("rhodes-a", coins=9, hand="baths scriptorium"),
        a_city("ephesus-a", coins=9, built="loom-1"),
        players=2,
    )
    assert ways(state, 0, "B:barracks") == ["B:barracks<2"]
    assert ways(state, 0, "B:apothecary") == ["B:apothecary>2"]
    assert ways(state, 1, "B:baths") == ["B:baths>2"]
    assert ways(state, 1, "B:scriptorium") == ["B:scriptorium<2"]


@rule("10.3", "10.5")
def test_each_player_has_seven_cards_and_the_holder_draws_an_eighth() -> None:
    state = new_game(Options(players=2), FastStream("0"))
    deck = [state.components.cards[card].slug for card in state.deal.decks[0]]
    assert sorted(hand(state, 0)) == sorted([*deck[:7], deck[14]])
    assert sorted(hand(state, 1)) == sorted(deck[7:14])
    assert pile(state) == deck[15:]


@rule("10.4")
@pytest.mark.parametrize(("age", "first"), [(1, 0), (2, 1), (3, 0)])
def test_the_free_city_goes_from_hand_to_hand(age: int, first: int) -> None:
    state = new_game(Options(players=2), FastStream("0"))
    for turn in range(1, 7):
        play_on(state, age=age, turn=turn)
        assert state.holder() == (first + turn - 1) % 2
        assert len(hand(state, state.holder())) == 9 - turn


@rule("10.5")
def test_the_holder_draws_the_top_card_every_turn() -> None:
    state = new_game(Options(players=2), FastStream("0"))
    for left in (6, 5, 4, 3, 2):
        assert len(pile(state)) == left
        top = pile(state)[0]
        play(state)
        assert top in hand(state, state.holder())
        assert top not in pile(state)


@rule("10.6")
def test_the_holder_chooses_first_for_itself_then_of_the_rest_for_the_free_city() -> None:
    state = a_table(a_city("giza-a", hand="altar theater"), players=2)
    assert asked(state) == "play"
    submit(state, 0, "B:altar")
    ask = state.asked(0)
    assert ask is not None
    assert (ask.kind, ask.city) == ("free-city", FREE)
    assert legal(state, 0, "B:altar") == []
    assert legal(state, 0, "B:theater") == ["B:theater"]
    submit(state, 0, "B:theater")
    assert state.asked(0) is None
    assert [str(choice) for choice in state.sealed(0)] == ["B:altar", "B:theater"]


@rule("10.6")
def test_both_choices_of_the_holder_stay_hidden_until_the_other_has_chosen() -> None:
    state = a_table(a_city("giza-a", hand="altar theater"), players=2)
    before = position_of(state)
    submit(state, 0, "B:altar")
    submit(state, 0, "B:theater")
    assert position_of(state) == before
    play(state)
    assert (built(state, 0), built(state, FREE)) == (["altar"], ["theater"])


@rule("10.7")
def test_three_cities_trade_on_the_market_of_the_beginning() -> None:
    state = a_table(
        a_city("giza-a", coins=0, hand="lumber-yard stockade barracks"),
        a_city("rhodes-a", coins=0, hand="baths"),
        a_city("ephesus-a", coins=2),
        players=2,
    )
    submit(state, 0, "B:lumber-yard")
    assert ways(state, 0, "B:stockade") == []
    submit(state, 0, "B:barracks>2")
    assert ways(state, 1, "B:baths") == []
    submit(state, 1, "D:baths")
    assert coins(state) == [0, 2 + 3, 0]
    assert [built(state, city) for city in range(3)] == [["lumber-yard"], [], ["barracks"]]


@rule("10.8")
def test_the_free_city_may_not_sell_while_it_can_play() -> None:
    state = a_table(a_city("giza-a", hand="altar theater"), players=2)
    submit(state, 0, "B:altar")
    assert legal(state, 0, "D:") == []
    with pytest.raises(MustPlay) as refused:
        submit(state, 0, "D:theater")
    assert refused.value.card == "theater"


@rule("10.8")
def test_the_free_city_sells_when_it_can_play_nothing() -> None:
    state = a_table(
        a_city("giza-a", hand="palace pantheon gardens university"),
        a_city("rhodes-a"),
        a_city("ephesus-a", coins=0),
        players=2,
        age=3,
        turn=5,
    )
    submit(state, 0, "D:palace")
    assert legal(state, 0) == ["D:pantheon", "D:gardens", "D:university"]
    play(state, None, None, "D:gardens")
    assert coins(state)[FREE] == 3
    assert "gardens" in discarded(state)


@rule("10.8")
def test_a_free_build_of_the_free_city_counts_as_playing() -> None:
    state = a_table(
        a_city("giza-a", hand="palace pantheon gardens university"),
        a_city("rhodes-a"),
        a_city("olympia-a", coins=0, stages="? ?"),
        players=2,
        age=3,
        turn=5,
    )
    submit(state, 0, "D:palace")
    assert set(legal(state, 0)) == {"F:pantheon", "F:gardens", "F:university"}


@rule("10.9")
def test_the_free_city_must_build_what_its_chain_allows() -> None:
    state = a_table(
        a_city("giza-a", hand="school"),
        a_city("rhodes-a", hand="aqueduct statue"),
        a_city("ephesus-a", built="theater stone-pit timber-yard"),
        players=2,
        age=2,
    )
    submit(state, 1, f"D:{next(card for card in hand(state, 1) if card != 'statue')}")
    assert legal(state, 1, "W1:statue") == []
    assert legal(state, 1, "B:statue") == ["B:statue"]
    with pytest.raises(MustChain) as refused:
        submit(state, 1, "W1:statue")
    assert refused.value.card == "statue"


@rule("10.9")
def test_the_free_city_lays_other_cards_under_its_stages() -> None:
    state = a_table(
        a_city("giza-a", hand="altar theater"),
        a_city("rhodes-a"),
        a_city("ephesus-a", built="stone-pit timber-yard"),
        players=2,
        turn=3,
    )
    submit(state, 0, "B:altar")
    assert legal(state, 0, "W1:theater") == ["W1:theater"]
    play(state, None, None, "W1:theater")
    assert stage_count(state, FREE) == 1


@rule("10.10")
def test_the_holder_picks_whom_the_free_city_buys_from() -> None:
    state = a_table(
        a_city("giza-a", hand="altar barracks", built="ore-vein"),
        a_city("rhodes-a"),
        a_city("ephesus-a", coins=3, built="west-trading-post"),
        players=2,
        turn=3,
    )
    submit(state, 0, "B:altar")
    assert ways(state, 0, "B:barracks") == ["B:barracks<1", "B:barracks>2"]
    play(state, None, None, "B:barracks>2")
    assert coins(state)[FREE] == 1
    assert coins(state)[1] == 3 + 2 + 3


@rule("10.10")
def test_the_free_city_buys_only_what_it_needs() -> None:
    state = a_table(
        a_city("giza-a", hand="altar baths"),
        a_city("rhodes-a"),
        a_city("ephesus-a", coins=3, built="stone-pit"),
        players=2,
        turn=3,
    )
    submit(state, 0, "B:altar")
    with pytest.raises(PriceNotOffered):
        submit(state, 0, "B:baths<2")


@rule("10.11")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_two_players_exchange_hands(age: int) -> None:
    state = new_game(Options(players=2), FastStream("0"))
    play_on(state, age=age, turn=1)
    other = 1 - int(state.holder())
    kept = hand(state, other)[1:]
    drawn = pile(state)[0]
    play(state)
    assert state.holder() == other
    received = hand(state, 1 - other)
    assert received == kept
    assert drawn in hand(state, other)


@rule("10.12")
def test_the_last_turn_leaves_two_leftovers_and_a_card_of_the_pile() -> None:
    state = a_table(
        a_city("giza-a", hand="altar theater"),
        a_city("rhodes-a", hand="stockade barracks guard-tower"),
        a_city("ephesus-a"),
        players=2,
        turn=6,
        pile="baths",
    )
    assert state.holder() == 1
    play(state, "B:altar", "D:stockade", "B:barracks>2")
    assert sorted(discarded(state)) == ["baths", "guard-tower", "stockade", "theater"]
    assert coins(state) == [3, 3 + 3 + 2, 3 - 2]


@rule("10.13")
def test_a_free_city_with_babylons_power_plays_the_last_card_of_the_pile() -> None:
    state = a_table(
        a_city("giza-a"),
        a_city("rhodes-a"),
        a_city("babylon-b", stages="? ?"),
        players=2,
        turn=6,
        pile="altar",
    )
    chooser = state.holder()
    play(state)
    (ask,) = state.pending()
    assert (ask.kind, ask.city, ask.seat) == ("last-card", FREE, chooser)
    assert legal(state, chooser, "B:") == ["B:altar"]
    assert legal(state, chooser, "D:") == []
    play(state, None, None, "B:altar")
    assert built(state, FREE)[-1] == "altar"


@rule("10.13")
def test_a_player_with_babylons_power_plays_the_own_leftover() -> None:
    state = a_table(a_city("babylon-b", stages="? ?", hand="altar theater"), players=2, turn=6)
    play(state, "B:altar")
    (ask,) = state.pending()
    assert (ask.kind, ask.city, ask.seat) == ("last-card", 0, 0)
    assert hand(state, 0) == ["theater"]


@rule("10.14")
@pytest.mark.parametrize(("turn", "chooser"), [(2, 0), (3, 1)])
def test_the_holder_chooses_what_the_free_city_builds_from_the_discard_pile(
    turn: int, chooser: int
) -> None:
    state = a_table(
        a_city("giza-a"),
        a_city("rhodes-a"),
        a_city("halicarnassus-b", coins=0, built="foundry"),
        players=2,
        age=2,
        turn=turn,
        discard="altar",
    )
    own = hand(state, chooser)[0]
    marker = hand(state, chooser)[1]
    choices: list[str | None] = [None, None, f"W1:{marker}"]
    choices[chooser] = f"D:{own}"
    play(state, *choices)
    (ask,) = state.pending()
    assert (ask.kind, ask.city, ask.seat) == ("discard-pile", FREE, chooser)
    assert {"T:-", "T:altar"} <= set(legal(state, chooser))
    play(state, None, None, "T:altar")
    assert built(state, FREE)[-1] == "altar"


@rule("10.15")
def test_the_free_city_fights_trades_and_is_counted() -> None:
    state = a_table(
        a_city("giza-a", built="workers-guild"),
        a_city("rhodes-a", built="barracks"),
        a_city("ephesus-a", built="arsenal stone-pit"),
        players=2,
        age=3,
        turn=6,
    )
    play(state)
    assert tokens(state, 0)[3] == 2
    assert points(state, 0, "guilds") == 1
    assert tokens(state, FREE)[2] == 2


@rule("10.15")
def test_the_free_city_never_wins() -> None:
    state = a_table(
        a_city("giza-a", coins=0),
        a_city("rhodes-a", coins=3),
        a_city("ephesus-a", coins=99, built="palace"),
        players=2,
        age=3,
    )
    assert state.winners() == [1]


@rule("9.11", "10.15")
def test_the_engine_settles_the_open_ends_of_the_free_city() -> None:
    state = a_table(
        a_city("giza-a", built="spies-guild"),
        a_city("rhodes-a", built="barracks"),
        a_city("olympia-b", stages="? ? ?"),
        players=2,
        age=3,
    )
    assert points(state, FREE, "guilds") == 1
