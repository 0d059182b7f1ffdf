"""Filling in a game that began with a position."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.game.cards import in_order
from sevenwonders.engine.game.city import hidden, hidden_by
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import BACK
from sevenwonders.knowledge.deduction.facts import CardFacts


def world_from(
    facts: CardFacts,
    origin: State,
    deal: Deal,
    hands: list[vec[i64]],
    pile: vec[i64],
    cards: vec[i64],
    box: vec[i64],
) -> State:
    """The position, with a card in every hidden place."""
    world = origin.clone()
    world.deal = deal
    if origin.turn > 0:
        for seat in range(origin.players):
            world.hands[seat] = in_order(hands[seat])
        world.pile = pile
    discard = vec[i64]()
    for slot in facts.old_discard:
        discard = append(discard, cards[slot])
    world.discard = discard
    for marker in facts.old_markers:
        markers = world.cities[marker.city].markers
        by = hidden_by(markers[marker.stage])
        markers[marker.stage] = hidden(cards[marker.slot], by)
    _give_leaders(facts, world, cards)
    world.leaders.box = box
    begun = world.clone()
    world.origin = begun
    return world


def _give_leaders(facts: CardFacts, world: State, cards: vec[i64]) -> None:
    for seat in range(world.players):
        held = vec[i64]()
        for leader in world.leaders.hands[seat]:
            if leader < BACK:
                held = append(held, leader)
        for slot in facts.old_leaders[seat]:
            held = append(held, cards[slot])
        world.leaders.hands[seat] = in_order(held)
