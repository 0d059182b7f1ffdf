"""Views of tables with boxes: every kind of decision, and who sees what."""

import msgspec
import pytest

from sevenwonders.engine.game.city import hidden, place_card
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.see.sight import SPECTATOR, Sight
from sevenwonders.engine.see.slugs import card_slugs
from sevenwonders.engine.see.view import View, view
from sevenwonders.engine.vocabulary import NOTHING, VICTORY_VALUES
from tests.support.dump import dump
from tests.support.games import (
    BOXES,
    SOME_BOX_KINDS,
    Kind,
    asked_for,
    deal_game,
    picker,
    play_stage,
    stages,
)
from tests.support.scale import scaled
from tests.support.table import legal

EVERYTHING = Kind("1e", 3, BOXES, experts=True)
TEAMS = Kind("2e", 4, BOXES, teams=True, experts=True)


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
    assert tuple(card.card for card in seen.decision.cards) == seen.pack
    assert (len(seen.pack), seen.direction) == (4, "right")


def test_recruiting_says_why_a_leader_cannot_be_had() -> None:
    state = asked_for(Kind("1e", 3, ("leaders",), experts=True), "recruit")
    state.cities[0].coins = 0
    seen = view(state, 0)
    assert seen.decision is not None
    assert tuple(card.card for card in seen.decision.cards) == seen.leaders
    for card in seen.decision.cards:
        hires = [option for option in card.options if option.action == "recruit"]
        refused = [refusal for refusal in card.refused if refusal.action == "recruit"]
        price = Sight(state, 0).recruit_price(0, state.components.card_index[card.card])
        assert bool(hires) == (price == 0)
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


def test_all_edifices_lie_open_with_their_pawns() -> None:
    state = deal_game(Kind("1e", 5, ("edifice",)), "edifices")
    for seat in (SPECTATOR, 0):
        shown = view(state, seat).edifices
        assert [(one.age, one.state, one.pawns) for one in shown] == [
            (1, "open", 3),
            (2, "coming", 3),
            (3, "coming", 3),
        ]


def test_partners_see_each_others_secrets_and_nobody_else_does() -> None:
    state = deal_game(TEAMS, "partners")
    pick = picker("partners")
    for _ in range(5):
        play_stage(state, pick)
    state.submit(1, state.legal(1)[0])
    sealed = tuple(map(str, state.sealed(1)))
    seen = view(state, 0).partner
    assert seen is not None
    assert (seen.seat, seen.sealed) == (1, sealed)
    assert seen.hand == card_slugs(state.components, state.hands[1])
    assert seen.leaders == card_slugs(state.components, state.leaders.hands[1])
    other = view(state, 2).partner
    assert other is not None
    assert (other.seat, other.sealed) == (3, ())
    assert view(state, SPECTATOR).partner is None
    assert [city.partner for city in view(state, 2).cities] == [1, 0, 3, 2]


def test_stages_tell_the_ways_they_can_be_built() -> None:
    options = msgspec.structs.replace(
        Kind("1e", 3, ("edifice", "wonder-pack")).options(),
        boards=("carthage-day", "manneken-pis-a", "giza-a"),
    )
    seen = view(new_game(options, FastStream("ways")), 0)
    halves = [(way.source, way.half) for way in seen.cities[0].stages[1].ways]
    assert halves == [("carthage-day-2", 0), ("carthage-day-2", 1)]
    copied = [{way.source for way in stage.ways} for stage in seen.cities[1].stages]
    assert copied == [{"giza-a-1"}, {"carthage-day-2"}, {"giza-a-3"}]


def test_a_hidden_card_that_counts_is_not_scored_for_those_who_do_not_know_it() -> None:
    options = msgspec.structs.replace(
        Kind("1e", 3, ("wonder-pack",)).options(), boards=("stonehenge-b", "giza-a", "rhodes-a")
    )
    state = new_game(options, FastStream("stonehenge"))
    city = state.cities[0]
    city.stages = 0b11
    city.markers[0] = city.markers[1] = hidden(state.components.card_index["lumber-yard"], 0)
    place_card(state.cities[1], state.components.cards[state.components.card_index["lumber-yard"]])
    assert Sight(state, 0).score(0).total() > Sight(state, 1).score(0).total()
    assert Sight(state, 1).marker(0, 1) == NOTHING
    assert view(state, 1).cities[0].sheet.total == Sight(state, SPECTATOR).score(0).total()
