"""Games that begin with a position: what is hidden in it, and how a drawn world fills it in."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.bits import buried_leader
from sevenwonders.engine.game.cards import in_order
from sevenwonders.engine.game.city import hidden, hidden_by, hidden_card
from sevenwonders.engine.game.deal import Deal
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import BACK
from sevenwonders.engine.vocabulary import AGES, NOTHING
from sevenwonders.knowledge.ledger import (
    IN_DISCARD,
    LEADER_IN_HAND,
    LEADERS,
    UNDER_STAGE,
    Ledger,
    OldMarker,
    place,
    pool_of,
)
from sevenwonders.knowledge.packets import holds


def begin(ledger: Ledger, origin: State) -> None:
    """Enter what a seat sees of the position: kinds where it sees them, slots for the rest."""
    _begin_hands(ledger, origin)
    for at in range(len(origin.cities)):
        _begin_city(ledger, origin, at)
    for card in origin.discard:
        slot = ledger.pool_slot(_pool(ledger, card), place(IN_DISCARD, 0))
        ledger.old_discard = append(ledger.old_discard, slot)
        ledger.pile.lay_slot(slot)
    for seat in range(origin.players):
        circle = ledger.circles[seat]
        for leader in origin.leaders.hands[seat]:
            if leader >= BACK:
                slot = ledger.pool_slot(LEADERS, place(LEADER_IN_HAND, seat))
                circle.gain_slot(slot, NOTHING)
                ledger.old_leaders[seat] = append(ledger.old_leaders[seat], slot)
            else:
                circle.known = append(circle.known, leader)
                ledger.learn(LEADERS, leader)
    ledger.box = len(origin.leaders.box)
    ledger.undrawn = ledger.box


def _pool(ledger: Ledger, card: i64) -> i64:
    """The pool of a card or of a back."""
    if card < BACK:
        return pool_of(ledger.components, card)
    return card - BACK - 1 if card > BACK else LEADERS


def _begin_hands(ledger: Ledger, origin: State) -> None:
    dealt = origin.turn > 0
    for age in range(AGES):
        now = age == origin.age - 1
        if age > origin.age - 1 or (now and not dealt):
            continue
        for seat in range(origin.players):
            ledger.packets[age][seat].unknown = len(origin.hands[seat]) if now else 0
        if ledger.free_piles:
            ledger.free_piles[age].unknown = len(origin.pile) if now else 0


def _begin_city(ledger: Ledger, origin: State, at: i64) -> None:
    city = origin.cities[at]
    seen = city.built[:]
    for leader in city.leaders.in_play:
        seen = append(seen, leader)
    for entry in city.leaders.buried:
        seen = append(seen, buried_leader(entry))
    for stage in range(len(origin.plans[at])):
        entry = city.markers[stage]
        if entry == NOTHING:
            continue
        card = hidden_card(entry)
        if card >= BACK:
            slot = ledger.pool_slot(_pool(ledger, card), place(UNDER_STAGE, at, stage))
            ledger.old_markers.append(OldMarker(at, stage, slot))
        elif not holds(seen, card) or ledger.components.cards[card].age:
            seen = append(seen, card)
    for card in seen:
        ledger.learn(pool_of(ledger.components, card), card)


def world_from(
    ledger: Ledger,
    origin: State,
    deal: Deal,
    hands: list[vec[i64]],
    pile: vec[i64],
    cards: vec[i64],
    box: vec[i64],
) -> State:
    """The position with a card in every hidden place."""
    world = origin.clone()
    world.deal = deal
    if origin.turn > 0:
        for seat in range(origin.players):
            world.hands[seat] = in_order(hands[seat])
        world.pile = pile
    discard = vec[i64]()
    for slot in ledger.old_discard:
        discard = append(discard, cards[slot])
    world.discard = discard
    for marker in ledger.old_markers:
        markers = world.cities[marker.city].markers
        by = hidden_by(markers[marker.stage])
        markers[marker.stage] = hidden(cards[marker.slot], by)
    _give_leaders(ledger, world, cards)
    world.leaders.box = box
    begun = world.clone()
    world.origin = begun
    return world


def _give_leaders(ledger: Ledger, world: State, cards: vec[i64]) -> None:
    for seat in range(world.players):
        held = vec[i64]()
        for leader in world.leaders.hands[seat]:
            if leader < BACK:
                held = append(held, leader)
        for slot in ledger.old_leaders[seat]:
            held = append(held, cards[slot])
        world.leaders.hands[seat] = in_order(held)
