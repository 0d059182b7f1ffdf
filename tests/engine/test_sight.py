"""A seat's window: its own cards and choices, and what everyone sees."""

import pytest

from sevenwonders.engine.choice.choice import Choice, bank_of, card_of, left_of, right_of
from sevenwonders.engine.choice.codes import choice_from
from sevenwonders.engine.errors import NotAsked
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR, Sight
from sevenwonders.engine.see.sight_table import DIRECTIONS
from sevenwonders.engine.vocabulary import DISCARD_PILE, FREE_CITY, NOTHING, PLAY
from tests.support.dump import dump
from tests.support.games import KINDS, Kind, deal_game, mid_game, picker, play_stage, stages
from tests.support.rules import rule
from tests.support.table import a_city, a_table, hand, play


def slugs(sight: Sight, cards: "list[int]") -> list[str]:
    return [sight.components().cards[card].slug for card in cards]


def every_sight(state: State) -> list[Sight]:
    return [Sight(state, seat) for seat in range(SPECTATOR, int(state.players))]


@rule("11.1")
def test_a_seat_sees_its_own_hand_and_the_size_of_every_hand() -> None:
    state = mid_game(Kind("1e", 4), "hand", 4)
    for seat in range(4):
        sight = Sight(state, seat)
        assert slugs(sight, list(sight.hand())) == hand(state, seat)
        assert [sight.hand_size(other) for other in range(4)] == [3] * 4


@rule("11.1")
def test_a_spectator_holds_nothing_and_decides_nothing() -> None:
    sight = Sight(mid_game(Kind("1e", 3), "spectator", 2), SPECTATOR)
    assert not list(sight.hand())
    assert not list(sight.codes())
    assert (sight.asked(), sight.asked_city(), sight.decision()) == (NOTHING, NOTHING, NOTHING)
    with pytest.raises(NotAsked):
        sight.legal()
    with pytest.raises(NotAsked):
        sight.preview(0)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_codes_are_the_legal_choices(kind: Kind) -> None:
    state = deal_game(kind, "codes")
    for _ in stages(state, picker("codes")):
        for sight in every_sight(state):
            texts = [str(choice_from(state.components, code)) for code in sight.codes()]
            ask = state.asked(sight.seat()) if sight.seat() >= 0 else None
            assert bool(texts) == (ask is not None)
            if ask is not None:
                assert texts == [str(choice) for choice in sight.legal()]
                assert texts == [str(choice) for choice in state.legal(ask.seat)]
                assert (sight.asked_city(), sight.decision()) == (ask.city, ask.decision)


@rule("11.2")
def test_a_sealed_choice_is_seen_by_its_seat_alone() -> None:
    state = a_table(a_city("giza-a", hand="altar"))
    state.submit(0, Choice.parse("B:altar"))
    own = Sight(state, 0)
    assert [str(choice_from(state.components, code)) for code in own.sealed()] == ["B:altar"]
    assert own.asked() == NOTHING
    assert "altar" in slugs(own, list(own.hand()))
    for seat in (SPECTATOR, 1, 2):
        sight = Sight(state, seat)
        assert not list(sight.sealed())
        assert [sight.has_chosen(other) for other in range(3)] == [True, False, False]


@rule("10.6")
def test_the_holder_chooses_for_the_free_city_from_what_it_has_left() -> None:
    state = deal_game(Kind("1e", 2), "holder")
    holder = int(state.holder())
    sight = Sight(state, holder)
    assert (sight.asked(), sight.asked_city()) == (PLAY, holder)
    own = next(choice for choice in sight.legal() if choice.action == "discard")
    before = slugs(sight, list(sight.hand()))
    state.submit(holder, own)
    before.remove(own.card)
    assert (sight.asked(), sight.asked_city()) == (FREE_CITY, 2)
    assert slugs(sight, list(sight.hand())) == before
    assert not sight.has_chosen(holder)


@rule("11.3")
def test_the_card_under_a_stage_is_seen_by_who_laid_it() -> None:
    state = a_table(a_city("giza-a", stages="altar"), turn=2)
    altar = state.components.card_index["altar"]
    assert [sight.marker(0, 0) for sight in every_sight(state)] == [
        NOTHING,
        altar,
        NOTHING,
        NOTHING,
    ]
    assert Sight(state, 0).marker(0, 1) == NOTHING


@rule("11.4")
def test_only_who_builds_from_the_discard_pile_sees_it() -> None:
    digger = a_city("halicarnassus-a", built="ore-vein foundry", stages="?", hand="walls")
    state = a_table(digger, age=2, discard="theater altar baths")
    assert not list(Sight(state, 0).discard())
    play(state, "W2:walls")
    for sight in every_sight(state):
        looking = sight.seat() == 0
        assert (sight.asked() == DISCARD_PILE) == looking
        pile = list(sight.discard())
        assert pile == (sorted(state.discard) if looking else [])
        assert sight.discard_count() == 5


def test_what_a_sight_hands_out_is_the_callers_own() -> None:
    state = mid_game(Kind("1e", 3), "copies", 6)
    before = dump(state)
    legal = [str(choice) for choice in state.legal(0)]
    sight = Sight(state, 0)
    handed_out = (
        sight.hand(),
        sight.codes(),
        sight.built(0),
        sight.options(0),
        sight.score(0).rows,
    )
    for numbers in handed_out:
        for at in range(len(numbers)):
            numbers[at] = 7
    assert dump(state) == before
    assert [str(choice) for choice in state.legal(0)] == legal


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_price_of_a_card_is_its_cheapest_build(kind: Kind) -> None:
    state = mid_game(kind, "price", 7)
    sight = Sight(state, state.pending()[0].seat)
    prices: dict[int, int] = {}
    for code, choice in zip(sight.codes(), sight.legal(), strict=True):
        if choice.action == "build":
            cost = left_of(code) + right_of(code) + bank_of(code)
            prices[card_of(code)] = min(cost, prices.get(card_of(code), 99))
    for card in sight.hand():
        assert sight.price(card) == prices.get(card, NOTHING)


@rule("2.4")
@pytest.mark.parametrize(("age", "direction"), [(1, "left"), (2, "right"), (3, "left")])
def test_hands_pass_as_the_age_says(age: int, direction: str) -> None:
    assert DIRECTIONS[Sight(a_table(age=age), 0).direction()] == direction


@rule("10.11")
def test_two_players_exchange_hands() -> None:
    sight = Sight(deal_game(Kind("1e", 2), "exchange"), 0)
    assert DIRECTIONS[sight.direction()] == "exchange"


def test_a_sight_follows_the_game() -> None:
    state = deal_game(Kind("2e", 3), "follow")
    sight = Sight(state, 0)
    for _ in stages(state, picker("follow")):
        assert (sight.age(), sight.turn(), sight.over()) == (state.age, state.turn, state.over)
        assert [sight.coins(at) for at in range(3)] == [city.coins for city in state.cities]
        if sight.asked() != NOTHING:
            fresh = Sight(state, 0)
            for code in sight.codes():
                assert sight.preview(code).points() == fresh.preview(code).points()
    assert sight.over()
    assert sight.phase() == NOTHING


def test_counts_are_those_of_the_lists() -> None:
    state = deal_game(Kind.parse("2e-5p+leaders+cities"), "counts")
    pick = picker("counts")
    while not state.over:
        asks = state.pending()
        assert state.open_seats() == [ask.seat for ask in asks]
        for ask in asks:
            count = len(state.legal(ask.seat))
            assert state.legal_count(ask.seat) == Sight(state, ask.seat).legal_count() == count
        play_stage(state, pick)
    assert state.open_seats() == []
