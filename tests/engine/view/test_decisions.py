"""What a View says of each kind of decision that expansions bring."""

import msgspec
import pytest

from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import View, view
from sevenwonders.engine.vocabulary import VICTORY_VALUES
from tests.support.dump import dump
from tests.support.games import (
    BOXES,
    SOME_BOX_KINDS,
    Kind,
    asked_for,
    deal_game,
    picker,
    stages,
)
from tests.support.scale import scaled
from tests.support.table import legal

EVERYTHING = Kind("1e", 3, BOXES, experts=True)


def choices(seen: View) -> list[str]:
    """Every choice that a view offers, by card, token and payment."""
    if seen.decision is None:
        return []
    decision = seen.decision
    options = [option for card in decision.cards for option in card.options]
    options += [*decision.tokens, *decision.payments]
    options += [decision.nothing] if decision.nothing else []
    return sorted(option.choice for option in options)


@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_a_view_offers_exactly_the_legal_choices_of_every_box(kind: Kind) -> None:
    state = deal_game(kind, "view")
    for count, _ in enumerate(stages(state, picker("view"))):
        for ask in state.pending():
            if ask.kind == "play" and (count + ask.seat) % scaled(9, 1):
                continue
            before = dump(state)
            seen = view(state, ask.seat)
            assert choices(seen) == sorted(legal(state, ask.seat))
            assert dump(state) == before
            assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen
            assert seen.decision is not None
            for card in seen.decision.cards:
                assert card.options or card.refused


def test_a_draft_offers_the_pack() -> None:
    seen = view(asked_for(EVERYTHING, "draft"), 0)
    assert seen.decision is not None
    assert tuple(card.card for card in seen.decision.cards) == seen.draft_pack
    assert (len(seen.draft_pack), seen.direction) == (4, "right")


def test_recruiting_says_why_a_leader_cannot_be_had() -> None:
    state = asked_for(Kind("1e", 3, ("leaders",), experts=True), "recruit")
    state.cities[0].coins = 0
    seen = view(state, 0)
    assert seen.decision is not None
    assert tuple(card.card for card in seen.decision.cards) == seen.leaders
    for card in seen.decision.cards:
        recruits = [option for option in card.options if option.action == "recruit"]
        refused = [refusal for refusal in card.refused if refusal.action == "recruit"]
        price = Sight(state, 0).recruit_price(0, state.components.card_index[card.card])
        assert bool(recruits) == (price == 0)
        assert [refusal.coins for refusal in refused] == ([price] if price else [])


def test_a_loss_is_paid_in_coins_or_debts() -> None:
    state = asked_for(Kind("2e", 4, ("cities",)), "pay-loss")
    ask = state.pending()[0]
    seen = view(state, ask.seat)
    assert seen.decision is not None
    assert seen.decision.owed == seen.cities[ask.city].owed > 0
    for option in seen.decision.payments:
        assert option.bank + option.debts == seen.decision.owed
        assert option.preview.coins == seen.cities[ask.city].coins - option.bank


def test_tokens_to_give_back_are_named_by_value() -> None:
    state = asked_for(EVERYTHING, "drop-token", games=200)
    ask = state.pending()[0]
    decision = view(state, ask.seat).decision
    assert decision is not None
    held = [age for age in range(1, 4) if state.cities[ask.city].victory_count(age)]
    assert [option.tokens for option in decision.tokens] == [
        (VICTORY_VALUES[age - 1],) for age in held
    ]
