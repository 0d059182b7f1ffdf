"""The leaders of a drawn world: those that each seat put away unseen, and the order of the box."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import card_of
from sevenwonders.engine.game.dealer import Stream, shuffled
from sevenwonders.engine.see.recall import with_card
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.cards import holds, joined, less
from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.deduction.leader_hand import BoxDraw, LeaderHand


def draw_order(
    facts: CardFacts, cards: vec[i64], codes: vec[i64], spare: vec[i64], stream: Stream
) -> vec[i64]:
    """Choose the leaders put away unseen, and order all leaders as they are drawn.

    ``codes`` gets the leaders chosen. Empty when what was seen later does not fit.
    """
    box = spare
    for hand in facts.returned:
        held = held_in(hand, cards, vec[i64]())
        if not choose_face_down(hand, held, codes, stream):
            return vec[i64]()
        box = joined(box, remaining(hand, held, codes))
    drawn = vec[i64]()
    for draw in facts.box_draws:
        drawn = append(drawn, draw.leader if draw.slot == NOTHING else cards[draw.slot])
    box = _again_first(shuffled(box, stream), drawn, spare)
    late = late_draws(facts.late_box_draws, box)
    if len(late) < len(facts.late_box_draws):
        return vec[i64]()
    for seat in range(len(facts.leader_hands)):
        hand = facts.leader_hands[seat]
        held = held_in(hand, cards, _drawn_by(facts, seat, late))
        if not choose_face_down(hand, held, codes, stream):
            return vec[i64]()
    order = _one_order(joined(late, less(box, late)), drawn, spare)
    if len(order) < len(box):
        return vec[i64]()
    return joined(order, shuffled(less(facts.components.leaders, order), stream))


def _again_first(box: vec[i64], drawn: vec[i64], spare: vec[i64]) -> vec[i64]:
    """Order the box: leaders that were drawn before come first.

    The order of drawing is decided once, before the game.
    """
    again = vec[i64]()
    for leader in drawn:
        if holds(box, leader):
            again = append(again, leader)
    if len(again) == 0:
        return box
    for leader in box:
        if holds(spare, leader):
            again = append(again, leader)
    order = box[:]
    used: i64 = 0
    for at in range(len(order)):
        if holds(again, order[at]):
            order[at] = again[used]
            used += 1
    return order


def _one_order(box: vec[i64], drawn: vec[i64], spare: vec[i64]) -> vec[i64]:
    """An order that explains the draws before and after leaders went back; empty if impossible."""
    order = vec[i64]()
    next_drawn: i64 = 0
    for leader in box:
        if holds(drawn, leader):
            if holds(order, leader):
                return vec[i64]()
            while drawn[next_drawn] != leader:
                order = append(order, drawn[next_drawn])
                next_drawn += 1
            next_drawn += 1
        elif holds(spare, leader):
            while next_drawn < len(drawn):
                if holds(box, drawn[next_drawn]):
                    return vec[i64]()
                order = append(order, drawn[next_drawn])
                next_drawn += 1
        order = append(order, leader)
    while next_drawn < len(drawn):
        order = append(order, drawn[next_drawn])
        next_drawn += 1
    return order


def first_box(facts: CardFacts, cards: vec[i64], draws: vec[i64], spare: vec[i64]) -> vec[i64]:
    """The box before anything was drawn from it or went back to it, in the order of drawing."""
    held = spare
    for draw in facts.box_draws:
        held = append(held[:], draw.leader if draw.slot == NOTHING else cards[draw.slot])
    box = vec[i64]()
    for leader in draws:
        if holds(held, leader):
            box = append(box, leader)
    return box


def late_draws(draws: list[BoxDraw], box: vec[i64]) -> vec[i64]:
    """What is drawn after leaders went back to the box; too short if one seen is not in it."""
    late = vec[i64]()
    for draw in draws:
        if draw.leader != NOTHING:
            if not holds(box, draw.leader):
                return vec[i64]()
            late = append(late, draw.leader)
            continue
        for leader in box:
            if not holds(late, leader) and not _awaited(draws, leader):
                late = append(late, leader)
                break
    return late


def _awaited(draws: list[BoxDraw], leader: i64) -> bool:
    return any(draw.leader == leader for draw in draws)


def _drawn_by(facts: CardFacts, seat: i64, late: vec[i64]) -> vec[i64]:
    """Leaders that a seat drew unseen after leaders went back to the box."""
    mine = vec[i64]()
    for at in range(len(facts.late_box_draws)):
        draw = facts.late_box_draws[at]
        if draw.seat == seat and draw.leader == NOTHING:
            mine = append(mine, late[at])
    return mine


def held_in(hand: LeaderHand, cards: vec[i64], late: vec[i64]) -> vec[i64]:
    """Every leader that was in a hand unseen, in the order in which they arrived."""
    held = hand.known[:]
    for slot in hand.slots:
        held = append(held, cards[slot])
    return joined(held, late)


def choose_face_down(hand: LeaderHand, held: vec[i64], codes: vec[i64], stream: Stream) -> bool:
    """Choose the leaders discarded or laid under a stage unseen; returns whether all fits."""
    for at in range(len(hand.recruited)):
        leader = hand.recruited[at]
        if not holds(held, leader):
            return False
        if _since(hand, held, leader) >= hand.recruited_since[at]:
            return False
    if len(hand.face_down) == 0:
        return True
    left = less(held, hand.recruited)
    for leader in hand.face_down_card:
        if leader != NOTHING:
            if not holds(left, leader):
                return False
            left = less(left, append(vec[i64](), leader))
    left = shuffled(left, stream)
    used: i64 = 0
    for at in range(len(hand.face_down)):
        leader = hand.face_down_card[at]
        if leader == NOTHING:
            leader = left[used]
            used += 1
        if _since(hand, held, leader) >= hand.face_down_since[at]:
            return False
        codes[hand.face_down[at]] = with_card(codes[hand.face_down[at]], leader)
    return True


def _since(hand: LeaderHand, held: vec[i64], leader: i64) -> i64:
    """The stage in which a leader came to the hand, -1 if it was always there."""
    known: i64 = len(hand.known)
    for at in range(len(held)):
        if held[at] != leader or at < known:
            continue
        slot = at - known
        if slot < len(hand.slots):
            return hand.slots_since[slot]
        return hand.late_since[slot - len(hand.slots)]
    return NOTHING


def remaining(hand: LeaderHand, held: vec[i64], codes: vec[i64]) -> vec[i64]:
    """What is left in a hand without the leaders that were used."""
    left = less(held, hand.recruited)
    for ask in hand.face_down:
        left = less(left, append(vec[i64](), card_of(codes[ask])))
    return left
