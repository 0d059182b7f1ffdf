"""A view is the seat's sight as plain data."""

import msgspec
import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.state import State
from sevenwonders.engine.score.sheet import sheet
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import StageView, VariantView, View, view
from tests.support.games import KINDS, Kind, deal_game, mid_game, picker, stages
from tests.support.rules import rule
from tests.support.table import a_city, a_table, built, coins, finish, hand, legal, play


def choices(seen: View) -> list[str]:
    """Every choice that a view offers, card by card."""
    if seen.decision is None:
        return []
    nothing = [seen.decision.nothing.choice] if seen.decision.nothing else []
    offered = [option.choice for card in seen.decision.cards for option in card.options]
    return nothing + offered


def seats(state: State) -> range:
    return range(SPECTATOR, int(state.players))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_view_offers_exactly_the_legal_choices(kind: Kind) -> None:
    state = deal_game(kind, "view")
    for _ in stages(state, picker("view")):
        for ask in state.pending():
            seen = view(state, ask.seat)
            assert choices(seen) == legal(state, ask.seat)
            assert seen.decision is not None
            assert (seen.decision.id, seen.decision.kind) == (ask.decision, ask.kind)
            assert seen.decision.city == ask.city


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_card_to_decide_about_has_its_options_or_the_reason(kind: Kind) -> None:
    state = deal_game(kind, "reasons")
    for _ in stages(state, picker("reasons")):
        for ask in state.pending():
            decision = view(state, ask.seat).decision
            assert decision is not None
            wanted = {"take"} if ask.kind == "discard-pile" else {"build", "stage", "discard"}
            for card in decision.cards:
                offered = {option.action.replace("free", "build") for option in card.options}
                refused = [refusal.action for refusal in card.refused]
                assert len(set(refused)) == len(refused)
                assert not offered & set(refused)
                assert offered | set(refused) == wanted


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_view_is_plain_data(kind: Kind) -> None:
    for stage in (0, 5, 17, 99):
        state = mid_game(kind, "plain", stage)
        for seat in seats(state):
            seen = view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


@rule("11.5")
def test_a_view_shows_what_is_public() -> None:
    state = mid_game(Kind("1e", 5), "public", 9)
    for seat in seats(state):
        seen = view(state, seat)
        assert [city.coins for city in seen.cities] == coins(state)
        assert [list(city.cards) for city in seen.cities] == [built(state, at) for at in range(5)]
        assert [city.sheet for city in seen.cities] == [sheet(state, at) for at in range(5)]
        assert (seen.age, seen.turn, seen.turns) == (state.age, state.turn, 6)


@rule("11.1")
def test_a_view_shows_the_hand_of_its_seat_alone() -> None:
    state = mid_game(Kind("2e", 3), "hands", 3)
    assert view(state, SPECTATOR).hand == ()
    assert view(state, SPECTATOR).decision is None
    for seat in range(3):
        assert list(view(state, seat).hand) == hand(state, seat)


@rule("11.2")
def test_a_view_says_who_is_still_choosing() -> None:
    state = a_table(a_city("giza-a", hand="altar"))
    state.submit(0, Choice.parse("B:altar"))
    own = view(state, 0)
    assert (own.asked, own.waiting, own.sealed) == ((0, 1, 2), (1, 2), ("B:altar",))
    assert own.decision is None
    assert (view(state, 1).waiting, view(state, 1).sealed) == ((1, 2), ())


@rule("11.3")
def test_a_view_shows_own_cards_under_stages() -> None:
    state = a_table(a_city("giza-a", stages="altar"), turn=2)
    variants = (VariantView("giza-a-1", 0, ("stone", "stone"), 0),)
    first, *others = view(state, 0).cities[0].stages
    assert first == StageView(built=True, card="altar", variants=variants, variant=0)
    assert [(stage.built, stage.card, stage.variant) for stage in others] == [
        (False, None, None)
    ] * 2
    for seat in (SPECTATOR, 1, 2):
        assert view(state, seat).cities[0].stages[0].card is None


def test_production_is_told_unit_by_unit() -> None:
    state = a_table(a_city("giza-a", built="sawmill clay-pit caravansery east-trading-post"), age=3)
    city = view(state, SPECTATOR).cities[0]
    assert city.goods == ("wood", "wood", "stone", "clay/ore", "wood/stone/clay/ore")
    assert city.sold == ("wood", "wood", "stone", "clay/ore")
    assert city.discounts == ("raw-right",)


def test_powers_are_told_by_the_words_of_the_content() -> None:
    state = a_table(
        a_city("olympia-a", stages="? ?"), a_city("babylon-b", stages="? ?"), age=2, turn=1
    )
    cities = view(state, SPECTATOR).cities
    assert (cities[0].powers, cities[0].free_build) == (("free-once-an-age",), True)
    assert (cities[1].powers, cities[1].free_build) == (("last-card",), False)


@rule("10.6")
def test_the_free_city_is_marked_and_has_a_holder() -> None:
    state = deal_game(Kind("1e", 2), "free")
    seen = view(state, SPECTATOR)
    assert [city.free for city in seen.cities] == [False, False, True]
    assert (seen.holder, seen.pile_count) == (state.holder(), 6)
    assert seen.waiting == (0, 1)


@rule("9.13")
def test_a_view_names_the_winners_once_the_game_is_over() -> None:
    state = a_table(a_city("giza-a", coins=20), age=3, turn=6)
    assert view(state, 1).winners == ()
    finish(state)
    seen = view(state, 1)
    assert (seen.phase, seen.winners) == ("over", (0,))


@rule("11.4")
def test_the_discard_pile_is_shown_to_who_builds_from_it() -> None:
    digger = a_city("halicarnassus-a", built="ore-vein foundry altar", stages="?", hand="walls")
    state = a_table(digger, age=2, discard="theater baths")
    play(state, "W2:walls")
    seen = view(state, 0)
    assert seen.decision is not None
    assert seen.decision.nothing is not None
    assert {card.card for card in seen.decision.cards} == set(seen.discard)
    assert (len(seen.discard), view(state, 1).discard, view(state, 1).discard_count) == (4, (), 4)
