"""For every card that cannot be used for something, the reason and what would help."""

from itertools import combinations_with_replacement

import pytest

from sevenwonders.engine.components.lower import pack_units
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.decisions.afford import offered
from sevenwonders.engine.decisions.play import build_refusal
from sevenwonders.engine.decisions.refusals import Refusal
from sevenwonders.engine.decisions.stages import stage_refusal
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.view import view
from sevenwonders.engine.vocabulary import RESOURCES
from tests.support.games import KINDS, Kind, deal_game, picker, stages
from tests.support.rules import rule
from tests.support.scale import scaled
from tests.support.table import a_city, a_table, play


def refused(state: State, seat: int, card: str) -> list[Refusal]:
    """What a card of a seat's decision is refused."""
    decision = view(state, seat).decision
    assert decision is not None
    return list(next(shown.refused for shown in decision.cards if shown.card == card))


@rule("4.5")
def test_a_structure_that_stands_is_already_built() -> None:
    state = a_table(a_city("giza-a", built="altar", hand="altar"), players=5)
    assert Refusal("build", "already-built") in refused(state, 0, "altar")


def test_resources_nobody_sells_are_missing() -> None:
    state = a_table(a_city("giza-a", coins=9, hand="walls"), age=2)
    assert refused(state, 0, "walls")[0] == Refusal("build", "missing-resources", ("stone",) * 2)


def test_coins_are_missing_where_the_market_would_sell() -> None:
    state = a_table(
        a_city("giza-a", coins=1, hand="aqueduct"),
        a_city("rhodes-a", built="stone-pit quarry"),
        age=2,
    )
    assert refused(state, 0, "aqueduct")[0] == Refusal(
        "build", "missing-coins", ("stone", "stone"), 3
    )


def test_a_price_in_coins_is_missing_in_coins() -> None:
    state = a_table(a_city("giza-a", coins=0, hand="sawmill"), age=2)
    assert refused(state, 0, "sawmill")[0] == Refusal("build", "missing-coins", (), 1)


def test_the_next_stage_has_its_reason_too() -> None:
    state = a_table(a_city("giza-a", coins=9, hand="altar"))
    assert refused(state, 0, "altar") == [Refusal("stage", "missing-resources", ("stone",))]


def test_a_complete_wonder_takes_no_card() -> None:
    state = a_table(a_city("giza-a", stages="? ? ?", hand="walls"), age=2)
    assert Refusal("stage", "wonder-complete") in refused(state, 0, "walls")


@rule("10.8", "10.9")
def test_the_free_city_must_play_and_must_chain() -> None:
    state = a_table(
        a_city("rhodes-a"),
        a_city("ephesus-a", hand="statue"),
        a_city("giza-a", built="theater stone-pit"),
        players=2,
        age=2,
    )
    assert state.holder() == 1
    state.submit(1, next(choice for choice in state.legal(1) if choice.card != "statue"))
    assert refused(state, 1, "statue") == [
        Refusal("stage", "must-chain"),
        Refusal("discard", "must-play"),
    ]


@rule("6.13")
def test_a_discarded_structure_that_stands_cannot_be_taken() -> None:
    digger = a_city("halicarnassus-a", built="ore-vein foundry altar", stages="?", hand="walls")
    state = a_table(digger, age=2, discard="altar baths", players=5)
    play(state, "W2:walls")
    assert refused(state, 0, "altar") == [Refusal("take", "already-built")]
    assert refused(state, 0, "baths") == []


def smallest_help(state: State, at: int, piece: Piece) -> int:
    """By brute force over all sets of units: how many make a piece affordable."""
    for size in range(8):
        for kinds in combinations_with_replacement(range(len(RESOURCES)), size):
            amounts = [kinds.count(kind) for kind in range(len(RESOURCES))]
            if offered(state, at, piece, pack_units(amounts)):
                return size
    msg = f"nothing helps with {piece.slug}"
    raise AssertionError(msg)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_units_named_are_the_fewest_that_help(kind: Kind) -> None:
    state = deal_game(kind, "units")
    pick = picker("units")
    left = scaled(40, 4000)
    for _ in stages(state, pick):
        for ask in state.pending():
            decision = view(state, ask.seat).decision
            assert decision is not None
            for card in decision.cards:
                for refusal in card.refused:
                    if refusal.units and left:
                        left -= 1
                        piece = _refused_piece(state, ask.city, card.card, refusal)
                        helped = pack_units([refusal.units.count(kind) for kind in RESOURCES])
                        assert offered(state, ask.city, piece, helped)
                        assert len(refusal.units) == smallest_help(state, ask.city, piece)


def _refused_piece(state: State, at: int, card: str, refusal: Refusal) -> Piece:
    if refusal.action == "build":
        return state.components.cards[state.components.card_index[card]]
    return _next_stage(state, at)


def _next_stage(state: State, at: int) -> Piece:
    return state.variants[at][int(state.cities[at].stage_count())][0]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_coins_named_are_just_enough(kind: Kind) -> None:
    state = deal_game(kind, "coins")
    for _ in stages(state, picker("coins")):
        for at, city in enumerate(state.cities):
            for card in state.components.cards:
                if city.has[card.structure] or offered(state, at, card, 0):
                    continue
                _check_coins(state, at, card, build_refusal(state, at, card).coins)
            if int(city.stage_count()) < len(state.variants[at]):
                stage = _next_stage(state, at)
                if not offered(state, at, stage, 0):
                    _check_coins(state, at, stage, stage_refusal(state, at).coins)
        if state.age > 1 and scaled(1, 0):
            return


def _check_coins(state: State, at: int, piece: Piece, coins: int) -> None:
    richer = state.clone()
    richer.cities[at].coins += coins or 99
    assert bool(offered(richer, at, piece, 0)) == bool(coins)
    if coins:
        richer.cities[at].coins -= 1
        assert not offered(richer, at, piece, 0)
