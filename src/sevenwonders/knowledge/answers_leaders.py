"""Which leaders may lie in the hands of others, under their stages and in the box."""

from collections import Counter

from sevenwonders.engine.choice.choice import action_of, card_of, stage_of
from sevenwonders.engine.see.recall import Recall
from sevenwonders.engine.vocabulary import NOTHING, RECRUIT_MORE, RECRUITMENT, STAGE
from sevenwonders.knowledge.circle import Circle
from sevenwonders.knowledge.ledger import (
    LEADER_IN_HAND,
    LEADERS,
    UNDER_STAGE,
    Ledger,
    place,
)
from sevenwonders.knowledge.places import Place, Places
from sevenwonders.knowledge.shelves import BOX


def tell_leaders(recall: Recall, ledger: Ledger, places: Places) -> None:
    """Leaders of others in hand and under stages: those that came, less those that were found."""
    found = _found(recall, ledger)
    came = [places.pop(_leaders_of(seat), Place()) for seat in range(ledger.players)]
    for held in came:
        held.possible -= found
        held.certain -= Counter(found)
    for circle in (*ledger.circles, *ledger.back):
        _tell_laid_leaders(recall, ledger, circle, came, places)
    for seat, circle in enumerate(ledger.circles):
        if recall.knows(seat):
            continue
        # Without a slot it is a new hand: what came to the one before went back to the box.
        held = places[_leaders_of(seat)] = came[seat] if len(circle.slots) else Place()
        held.count = int(circle.size())
        if len(circle.picks):
            held.certain = Counter()
        if circle.late_draws:
            held.possible |= _astray(recall, ledger)
    if ledger.late_box_draws:
        places[BOX] = _mixed_box(recall, ledger)
    elif ledger.back:
        _tell_box(recall, ledger, came, places[BOX])


def _tell_laid_leaders(
    recall: Recall,
    ledger: Ledger,
    circle: Circle,
    came: list[Place],
    places: Places,
) -> None:
    """Leaders laid under stages unseen: any of the hand, too many if some came to it later."""
    for ask, leader in zip(circle.picks, circle.picks_card, strict=True):
        code, city = recall.codes[ask], recall.cities[ask]
        if action_of(code) != STAGE:
            continue
        held = places[int(place(UNDER_STAGE, city, stage_of(code)))]
        if leader != NOTHING:
            held.known([int(leader)])
            continue
        held.count = 1
        held.possible |= came[city].possible
        if circle.late_draws:
            held.possible |= _astray(recall, ledger)


def _leaders_of(seat: int) -> int:
    return int(place(LEADER_IN_HAND, seat))


def _found(recall: Recall, ledger: Ledger) -> set[int]:
    """Leaders that the seat has seen leave a hand, or has in its own."""
    closed = int(recall.firsts[len(recall.firsts) - 1])
    used = {
        int(card_of(recall.codes[ask]))
        for ask in range(closed)
        if recall.kinds[ask] in (RECRUITMENT, RECRUIT_MORE)
    }
    turned_up = {
        int(leader) for circle in (*ledger.circles, *ledger.back) for leader in circle.picks_card
    }
    return used | turned_up | {int(one) for circle in ledger.circles for one in circle.known}


def _astray(recall: Recall, ledger: Ledger) -> set[int]:
    """Leaders that may lie in any hand or in the box, once some have gone back to it."""
    hidden = {int(leader) for leader in ledger.pools[LEADERS]}
    hidden |= {int(one) for cell in ledger.cells if cell.pool == LEADERS for one in cell.known}
    hidden |= {int(leader) for circle in ledger.back for leader in circle.known}
    return hidden - _found(recall, ledger)


def _tell_box(recall: Recall, ledger: Ledger, came: list[Place], held: Place) -> None:
    """The box once leaders went back to it: any of a hand that laid some down may be here."""
    for circle in ledger.back:
        held.known(circle.known)
        for ask in circle.picks:
            held.possible |= came[recall.cities[ask]].possible
    held.count = int(ledger.box)


def _mixed_box(recall: Recall, ledger: Ledger) -> Place:
    """The box once leaders were drawn again after others had gone back to it."""
    held = Place()
    held.count = int(ledger.box)
    held.possible = _astray(recall, ledger)
    if len(held.possible) == held.count:
        held.certain.update(held.possible)
    return held
