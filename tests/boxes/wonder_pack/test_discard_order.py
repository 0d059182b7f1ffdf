"""Several cities build from the discard pile in one turn."""

from sevenwonders.engine.game.state import State
from tests.support.rules import rule
from tests.support.table import a_city, a_table, asked, built, discarded, hand, legal, play

PILE = "altar baths theater apothecary workshop scriptorium stockade"


def _six_claimants(pile: str = PILE) -> State:
    """Seats against the order: the Agency, Solomon, Carthage, Manneken Pis, Wall, Mausoleum."""
    return a_table(
        a_city("giza-a", coins=9, hand="forging-agency"),
        a_city("catan-b", coins=9, built="lumber-yard loom-1", leader_hand="solomon"),
        a_city("carthage-night", built="sawmill timber-yard loom-1", stages="?"),
        a_city("manneken-pis-a", built="ore-vein foundry"),
        a_city("great-wall-a", built="ore-vein foundry"),
        a_city("halicarnassus-b", built="glassworks-1 press-1", stages="? ?"),
        players=6,
        boxes="leaders cities edifice wonder-pack catan",
        age=2,
        turn=4,
        discard=pile,
        edifices="belvedere auction-house gold-reserves",
    )


def _claim(state: State) -> None:
    cards = [next(card for card in hand(state, at) if card != "forging-agency") for at in range(6)]
    play(
        state,
        "B:forging-agency$2",
        f"W1:{cards[1]}",
        f"W2:{cards[2]}",
        f"W1d:{cards[3]}",
        f"W4:{cards[4]}",
        f"W3:{cards[5]}",
    )
    assert asked(state) == "recruit-more"
    play(state, None, "R:solomon$3")


@rule("16.21")
def test_the_claimants_of_one_turn_go_in_the_order_of_the_book() -> None:
    state = _six_claimants()
    _claim(state)
    order: list[int] = []
    while asked(state) == "discard-pile":
        city = state.pending()[0].city
        order.append(city)
        card = legal(state, city, "T:")[1]
        play(state, *([None] * city), card)
        assert built(state, city)[-1] == card[2:]
        assert card[2:] not in discarded(state)
    assert order == [5, 4, 3, 2, 1, 0]


@rule("16.21")
def test_a_card_from_the_pile_that_digs_itself_takes_its_place_in_the_order() -> None:
    state = a_table(
        a_city("giza-a"),
        a_city("carthage-night", built="sawmill lumber-yard loom-1", stages="?"),
        a_city("halicarnassus-b", built="glassworks-1 press-1", stages="? ?"),
        boxes="cities edifice",
        age=3,
        turn=4,
        discard="altar baths forging-agency",
        edifices="belvedere auction-house gold-reserves",
    )
    play(state, None, f"W2:{hand(state, 1)[0]}", f"W3:{hand(state, 2)[0]}")
    play(state, None, None, "T:forging-agency")
    assert [ask.city for ask in state.pending()] == [1]
    play(state, None, "T:altar")
    assert [ask.city for ask in state.pending()] == [2]
    play(state, None, None, "T:baths")
    assert built(state, 2)[-2:] == ["forging-agency", "baths"]
    assert asked(state) == "play"


@rule("6.13", "12.14")
def test_before_age_one_the_pile_is_empty_and_the_power_is_spent() -> None:
    state = a_table(
        a_city("great-wall-a", coins=9, leader_hand="plato"),
        a_city("giza-a", coins=9, leader_hand="solomon"),
        boxes="leaders wonder-pack",
        recruiting=True,
    )
    play(state, None, "R:solomon$3")
    assert (asked(state), state.turn) == ("play", 1)
