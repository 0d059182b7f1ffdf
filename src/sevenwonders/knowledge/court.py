"""Leaders of a drawn world: what each seat laid down unseen, and the order of the box."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import card_of
from sevenwonders.engine.game.dealer import Stream, shuffled
from sevenwonders.engine.see.recall import with_card
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.knowledge.circle import BoxDraw, Circle
from sevenwonders.knowledge.ledger import Ledger
from sevenwonders.knowledge.packets import holds, joined, less


def draw_order(
    ledger: Ledger, cards: vec[i64], codes: vec[i64], spare: vec[i64], stream: Stream
) -> vec[i64]:
    """Choose what was laid down unseen and give every leader in the order of drawing.

    ``codes`` gets the leaders chosen. Empty when what was seen later does not fit.
    """
    box = spare
    for circle in ledger.back:
        held = held_in(circle, cards, vec[i64]())
        if not settle_picks(circle, held, codes, stream):
            return vec[i64]()
        box = joined(box, remaining(circle, held, codes))
    drawn = vec[i64]()
    for draw in ledger.box_draws:
        drawn = append(drawn, draw.leader if draw.slot == NOTHING else cards[draw.slot])
    box = _again_first(shuffled(box, stream), drawn, spare)
    late = late_draws(ledger.late_box_draws, box)
    if len(late) < len(ledger.late_box_draws):
        return vec[i64]()
    for seat in range(len(ledger.circles)):
        circle = ledger.circles[seat]
        held = held_in(circle, cards, _drawn_by(ledger, seat, late))
        if not settle_picks(circle, held, codes, stream):
            return vec[i64]()
    order = _one_order(joined(late, less(box, late)), drawn, spare)
    if len(order) < len(box):
        return vec[i64]()
    return joined(order, shuffled(less(ledger.components.leaders, order), stream))


def _again_first(box: vec[i64], drawn: vec[i64], spare: vec[i64]) -> vec[i64]:
    """Leaders that were drawn once and went back come before all that never were.

    Chance speaks once, before the game: the order of drawing stays what it was.
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
    """One order that brings what was drawn, before and after leaders went back; else none."""
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


def first_box(ledger: Ledger, cards: vec[i64], draws: vec[i64], spare: vec[i64]) -> vec[i64]:
    """The box before anything was drawn from it or went back to it, in the order of drawing."""
    held = spare
    for draw in ledger.box_draws:
        held = append(held[:], draw.leader if draw.slot == NOTHING else cards[draw.slot])
    box = vec[i64]()
    for leader in draws:
        if holds(held, leader):
            box = append(box, leader)
    return box


def late_draws(draws: list[BoxDraw], box: vec[i64]) -> vec[i64]:
    """What is drawn from a box to which leaders went back; short if one seen is not in it."""
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


def _drawn_by(ledger: Ledger, seat: i64, late: vec[i64]) -> vec[i64]:
    """Leaders that a seat has drawn unseen since leaders went back to the box."""
    mine = vec[i64]()
    for at in range(len(ledger.late_box_draws)):
        draw = ledger.late_box_draws[at]
        if draw.seat == seat and draw.leader == NOTHING:
            mine = append(mine, late[at])
    return mine


def held_in(circle: Circle, cards: vec[i64], late: vec[i64]) -> vec[i64]:
    """Every leader that was in a hand unseen, in the order in which they came."""
    held = circle.known[:]
    for slot in circle.slots:
        held = append(held, cards[slot])
    return joined(held, late)


def settle_picks(circle: Circle, held: vec[i64], codes: vec[i64], stream: Stream) -> bool:
    """Choose the leaders that were sold or laid under a stage unseen; whether all fits."""
    for at in range(len(circle.shown)):
        leader = circle.shown[at]
        if not holds(held, leader):
            return False
        if _since(circle, held, leader) >= circle.shown_since[at]:
            return False
    if len(circle.picks) == 0:
        return True
    left = less(held, circle.shown)
    for leader in circle.picks_card:
        if leader != NOTHING:
            if not holds(left, leader):
                return False
            left = less(left, append(vec[i64](), leader))
    left = shuffled(left, stream)
    used: i64 = 0
    for at in range(len(circle.picks)):
        leader = circle.picks_card[at]
        if leader == NOTHING:
            leader = left[used]
            used += 1
        if _since(circle, held, leader) >= circle.picks_since[at]:
            return False
        codes[circle.picks[at]] = with_card(codes[circle.picks[at]], leader)
    return True


def _since(circle: Circle, held: vec[i64], leader: i64) -> i64:
    """The stage that brought a leader to the hand, -1 for one that was always there."""
    known: i64 = len(circle.known)
    for at in range(len(held)):
        if held[at] != leader or at < known:
            continue
        slot = at - known
        if slot < len(circle.slots):
            return circle.slots_since[slot]
        return circle.late_since[slot - len(circle.slots)]
    return NOTHING


def remaining(circle: Circle, held: vec[i64], codes: vec[i64]) -> vec[i64]:
    """What is left in a hand once all that was used is gone."""
    left = less(held, circle.shown)
    for ask in circle.picks:
        left = less(left, append(vec[i64](), card_of(codes[ask])))
    return left
