"""What is hidden in the position a game began with."""

from librt.vecs import append
from mypy_extensions import i64

from sevenwonders.engine.boxes.leaders import buried_leader
from sevenwonders.engine.game.city import hidden_card
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import BACK
from sevenwonders.engine.vocabulary import AGES, NOTHING
from sevenwonders.knowledge.cards import holds
from sevenwonders.knowledge.deduction.facts import CardFacts, OldMarker
from sevenwonders.knowledge.deduction.location import IN_DISCARD, LEADER_IN_HAND, UNDER_STAGE, place
from sevenwonders.knowledge.deduction.pools import LEADERS, pool_of


def begin(facts: CardFacts, origin: State) -> None:
    """Add what a seat sees of the position: known kinds, and slots for hidden cards."""
    _begin_hands(facts, origin)
    for city in range(len(origin.cities)):
        _begin_city(facts, origin, city)
    for card in origin.discard:
        slot = facts.pool_slot(_pool(facts, card), place(IN_DISCARD, 0))
        facts.old_discard = append(facts.old_discard, slot)
        facts.pile.lay_slot(slot)
    for seat in range(origin.players):
        hand = facts.leader_hands[seat]
        for leader in origin.leaders.hands[seat]:
            if leader >= BACK:
                slot = facts.pool_slot(LEADERS, place(LEADER_IN_HAND, seat))
                hand.gain_slot(slot, NOTHING)
                facts.old_leaders[seat] = append(facts.old_leaders[seat], slot)
            else:
                hand.known = append(hand.known, leader)
                facts.learn(LEADERS, leader)
    facts.box = len(origin.leaders.box)
    facts.undrawn = facts.box


def _pool(facts: CardFacts, card: i64) -> i64:
    """The pool of a card, or of a card of which only the back is seen."""
    if card < BACK:
        return pool_of(facts.components, card)
    return card - BACK - 1 if card > BACK else LEADERS


def _begin_hands(facts: CardFacts, origin: State) -> None:
    dealt = origin.turn > 0
    for age in range(AGES):
        now = age == origin.age - 1
        if age > origin.age - 1 or (now and not dealt):
            continue
        for seat in range(origin.players):
            facts.hands[age][seat].unknown = len(origin.hands[seat]) if now else 0
        if facts.free_piles:
            facts.free_piles[age].unknown = len(origin.pile) if now else 0


def _begin_city(facts: CardFacts, origin: State, city: i64) -> None:
    own = origin.cities[city]
    seen = own.built[:]
    for leader in own.leaders.in_play:
        seen = append(seen, leader)
    for entry in own.leaders.buried:
        seen = append(seen, buried_leader(entry))
    for stage in range(len(origin.variants[city])):
        entry = own.markers[stage]
        if entry == NOTHING:
            continue
        card = hidden_card(entry)
        if card >= BACK:
            slot = facts.pool_slot(_pool(facts, card), place(UNDER_STAGE, city, stage))
            facts.old_markers.append(OldMarker(city, stage, slot))
        elif not holds(seen, card) or facts.components.cards[card].age:
            seen = append(seen, card)
    for card in seen:
        facts.learn(pool_of(facts.components, card), card)
