"""Which leaders may lie in the hands of others, under their stages and in the box."""

from collections import Counter

from sevenwonders.engine.choice.choice import action_of, card_of, stage_of
from sevenwonders.engine.see.recall import Recall
from sevenwonders.engine.vocabulary import NOTHING, RECRUIT_MORE, RECRUITMENT, STAGE
from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.deduction.leader_hand import LeaderHand
from sevenwonders.knowledge.deduction.location import LEADER_IN_HAND, UNDER_STAGE, place
from sevenwonders.knowledge.deduction.pools import LEADERS
from sevenwonders.knowledge.places.model import Place, Places
from sevenwonders.knowledge.places.slot_groups import BOX


def add_leaders(recall: Recall, facts: CardFacts, places: Places) -> None:
    """Add leaders of others in hand and under stages: those that came, less those found since."""
    found = _found(recall, facts)
    came = [places.pop(_leaders_of(seat), Place()) for seat in range(facts.players)]
    for held in came:
        held.possible -= found
        held.certain -= Counter(found)
    for hand in (*facts.leader_hands, *facts.returned):
        _add_face_down(recall, facts, hand, came, places)
    for seat, hand in enumerate(facts.leader_hands):
        if recall.knows(seat):
            continue
        # Without a slot it is a new hand: what came to the one before went back to the box.
        held = places[_leaders_of(seat)] = came[seat] if len(hand.slots) else Place()
        held.count = int(hand.size())
        if len(hand.face_down):
            held.certain = Counter()
        if hand.late_draws:
            held.possible |= _anywhere(recall, facts)
    if facts.late_box_draws:
        places[BOX] = _mixed_box(recall, facts)
    elif facts.returned:
        _add_box(recall, facts, came, places[BOX])


def _add_face_down(
    recall: Recall,
    facts: CardFacts,
    hand: LeaderHand,
    came: list[Place],
    places: Places,
) -> None:
    """Add leaders laid under stages unseen: any of the hand, even one that came later."""
    for ask, leader in zip(hand.face_down, hand.face_down_card, strict=True):
        code, city = recall.codes[ask], recall.cities[ask]
        if action_of(code) != STAGE:
            continue
        held = places[int(place(UNDER_STAGE, city, stage_of(code)))]
        if leader != NOTHING:
            held.known([int(leader)])
            continue
        held.count = 1
        held.possible |= came[city].possible
        if hand.late_draws:
            held.possible |= _anywhere(recall, facts)


def _leaders_of(seat: int) -> int:
    return int(place(LEADER_IN_HAND, seat))


def _found(recall: Recall, facts: CardFacts) -> set[int]:
    """Leaders that the seat has seen leave a hand, or has in its own."""
    closed = int(recall.firsts[len(recall.firsts) - 1])
    used = {
        int(card_of(recall.codes[ask]))
        for ask in range(closed)
        if recall.kinds[ask] in (RECRUITMENT, RECRUIT_MORE)
    }
    turned_up = {
        int(leader)
        for hand in (*facts.leader_hands, *facts.returned)
        for leader in hand.face_down_card
    }
    return used | turned_up | {int(one) for hand in facts.leader_hands for one in hand.known}


def _anywhere(recall: Recall, facts: CardFacts) -> set[int]:
    """Leaders that may be in any hand or in the box once some have gone back to it."""
    hidden = {int(leader) for leader in facts.pools[LEADERS]}
    hidden |= {int(one) for cell in facts.cells if cell.pool == LEADERS for one in cell.known}
    hidden |= {int(leader) for hand in facts.returned for leader in hand.known}
    return hidden - _found(recall, facts)


def _add_box(recall: Recall, facts: CardFacts, came: list[Place], held: Place) -> None:
    """Add the box after leaders went back: any leader of a hand that put some away may be in it."""
    for hand in facts.returned:
        held.known(hand.known)
        for ask in hand.face_down:
            held.possible |= came[recall.cities[ask]].possible
    held.count = int(facts.box)


def _mixed_box(recall: Recall, facts: CardFacts) -> Place:
    """The box after leaders went back to it and others were drawn."""
    held = Place()
    held.count = int(facts.box)
    held.possible = _anywhere(recall, facts)
    if len(held.possible) == held.count:
        held.certain.update(held.possible)
    return held
