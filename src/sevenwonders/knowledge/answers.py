"""Which cards every hidden place may hold, as plain data."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from sevenwonders.engine.choice import action_of, card_of, stage_of
from sevenwonders.engine.recall import HIDDEN, Recall
from sevenwonders.engine.view import View
from sevenwonders.engine.words import STAGE
from sevenwonders.knowledge.answers_leaders import leaders_in_box, tell_leaders
from sevenwonders.knowledge.fill import groups_of
from sevenwonders.knowledge.ledger import (
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PACK,
    LEADER_IN_HAND,
    LEADERS,
    PLACES,
    POOLS,
    UNDER_STAGE,
    Ledger,
    place,
    pool_of,
)
from sevenwonders.knowledge.packets import Need, Packet
from sevenwonders.knowledge.places import Knowledge, Place, PlaceKnowledge
from sevenwonders.knowledge.sample import recall_from
from sevenwonders.knowledge.seating import Seating
from sevenwonders.knowledge.walk import walked

UNDEALT = "undealt"
PILE = "pile"


def knowledge(view: View) -> Knowledge:
    """Which cards each hidden place may hold, from what the seat of a view has seen.

    It names every hidden place and never excludes the truth, but may say too much. With two
    players, what the free city was able to build, and what a hand therefore cannot have held, is
    told by worlds alone. So is when a leader under a stage came to the hand it was laid from, and,
    once leaders have gone back to the box, which of them lie there and which in a hand.
    """
    recall = recall_from(view)
    ledger = walked(recall)
    answers = (_counted(view, told) for told in _answers(recall, ledger))
    return Knowledge(view.seat, tuple(told for told in answers if told.count))


def _counted(view: View, told: PlaceKnowledge) -> PlaceKnowledge:
    """The free city's pile, whose size is open: of cards that may have been drawn none is sure."""
    if told.place != PILE or told.count == view.pile_count:
        return told
    return msgspec.structs.replace(told, count=view.pile_count, certain=())


def _answers(recall: Recall, ledger: Ledger) -> Iterator[PlaceKnowledge]:
    places: dict[int, Place] = {}
    _tell_packets(ledger, places)
    _tell_laid(recall, places)
    here = {slot: where for slot, where in enumerate(map(int, ledger.slot_place)) if where >= 0}
    resolved = {int(slot) for zone in ledger.zones if zone.full for slot in zone.slots}
    discard = int(place(IN_DISCARD, 0))
    here = {slot: at for slot, at in here.items() if at != discard or slot not in resolved}
    for cell in _cells(ledger):
        _tell_cell(ledger, cell, here, places)
    _tell_discard(ledger, places.setdefault(discard, Place()))
    tell_leaders(recall, ledger, places)
    for where, held in sorted(places.items()):
        if held.count and not _is_mine(recall, where):
            what, city, stage = where >> 8, where >> 4 & 15, where & 15
            of_table = what in (IN_DISCARD, IN_DECK)
            number = stage + 1 if what == UNDER_STAGE else 0
            yield held.answer(ledger.kit, PLACES[what], -1 if of_table else city, number)
    yield from _undealt(recall, ledger)


def _is_mine(recall: Recall, where: int) -> bool:
    """What the view itself shows: its seat's pack, and the hands and leaders of its team."""
    what, city = where >> 8, where >> 4 & 15
    if what == IN_PACK:
        return city == recall.seat
    return what in (IN_HAND, LEADER_IN_HAND) and recall.knows(city)


class _Held(NamedTuple):
    """Slots, the kinds that lie in them, and how many of each may lie elsewhere."""

    slots: list[int]
    cards: Counter[int]
    spare: dict[int, int]
    elsewhere: set[int]
    """The kinds that need not lie in any of the slots."""
    excess: int = 0
    """Cards more than there are slots: a card of the pile that was drawn has no slot of its own."""


def _cells(ledger: Ledger) -> Iterator[_Held]:
    shown = {int(card) for need in ledger.needs for card in need.cards}
    for pool in range(POOLS):
        mine = [cell for cell in ledger.cells if cell.pool == pool]
        cards, spare, undealt = _dealt(ledger, pool, sum(int(cell.unknown) for cell in mine))
        slots: list[int] = []
        for cell in mine:
            if not len(cell.known):
                slots += [int(slot) for slot in cell.slots]
                continue
            known = Counter(map(int, cell.known))
            here = [int(slot) for slot in cell.slots]
            if cell.unknown:
                both = known + cards
                yield _Held(here, both, dict(cards), set(cards))
            else:
                yield _Held(here, known, {}, set())
        excess = max(cards.total() - len(slots) - undealt, 0)
        loose = {card for card in cards if excess or (spare[card] and card not in shown)}
        yield _Held(slots, cards, spare, loose, excess)


def _dealt(ledger: Ledger, pool: int, tokens: int) -> tuple[Counter[int], dict[int, int], int]:
    """The cards of a pool that may be dealt, how many of their group are not, and of all groups."""
    cards: Counter[int] = Counter()
    spare: dict[int, int] = {}
    undealt = 0
    for group in groups_of(ledger, pool, tokens):
        if len(group.cards) > group.spare:
            for card in group.cards:
                cards[int(card)] += 1
                spare[int(card)] = int(group.spare)
            undealt += int(group.spare)
    return cards, spare, undealt


def _tell_cell(ledger: Ledger, cell: _Held, here: dict[int, int], places: dict[int, Place]) -> None:
    rooms = _rooms(ledger, cell)
    for where in {here[slot] for slot in cell.slots if slot in here}:
        held = places.setdefault(where, Place())
        inside = [at for at, slot in enumerate(cell.slots) if here.get(slot) == where]
        outside = len(cell.slots) - len(inside)
        held.count += len(inside)
        for card, copies in cell.cards.items():
            room = sum(card in rooms[at] for at in inside)
            if room == 0:
                continue
            held.may_hold(card, min(copies, room))
            surely = copies - outside - cell.spare.get(card, 0) - cell.excess
            if surely > 0:
                held.certain[card] += surely


def _rooms(ledger: Ledger, cell: _Held) -> list[set[int]]:
    """The kinds that may lie in each slot of a cell, after what was seen across cells."""
    kinds = set(cell.cards)
    rooms = [{card for card in kinds if _allows(ledger, slot, card)} for slot in cell.slots]
    if all(room == kinds for room in rooms):
        return rooms
    elsewhere = [cell.elsewhere] * (cell.cards.total() - len(cell.slots))
    seating = Seating([*rooms, *elsewhere], cell.cards)
    if not seating.fits:
        return rooms
    return [
        {card for card in room if seating.may_hold(slot, card)} for slot, room in enumerate(rooms)
    ]


def _allows(ledger: Ledger, slot: int, card: int) -> bool:
    """Whether what was seen across cells leaves room for a card in a slot."""
    for need in ledger.needs:
        inside = any(slot in map(int, ledger.zones[zone].slots) for zone in need.zones)
        shown = card in map(int, need.cards)
        if need.full and inside and not shown:
            return False
        if shown and not inside and _copies_outside(ledger, need, card) <= 0:
            return False
    return True


def _copies_outside(ledger: Ledger, need: Need, card: int) -> int:
    """Hidden copies of a card that need not lie where it was seen."""
    return _hidden(ledger, card) - list(map(int, need.cards)).count(card)


def _hidden(ledger: Ledger, card: int) -> int:
    """Copies of a card that lie, or lay until they were dug, in slots or were not dealt."""
    known = sum(list(map(int, cell.known)).count(card) for cell in ledger.cells)
    return known + list(map(int, ledger.pools[pool_of(ledger.kit, card)])).count(card)


def _tell_packets(ledger: Ledger, places: dict[int, Place]) -> None:
    """Hands that the seat has seen and from which nobody has taken anything since."""
    packets: list[Packet] = [packet for packets in ledger.packets for packet in packets]
    for packet in (*packets, *ledger.free_piles, *ledger.packs):
        if len(packet.known):
            places.setdefault(int(packet.where), Place()).known(packet.known)


def _tell_laid(recall: Recall, places: dict[int, Place]) -> None:
    """Cards under stages that the seat laid there, or saw."""
    closed = int(recall.firsts[len(recall.firsts) - 1])
    for ask in range(closed):
        code = recall.codes[ask]
        if action_of(code) == STAGE and card_of(code) != HIDDEN:
            where = int(place(UNDER_STAGE, recall.cities[ask], stage_of(code)))
            places.setdefault(where, Place()).known([int(card_of(code))])


def _tell_discard(ledger: Ledger, held: Place) -> None:
    dug = Counter(int(card) for card in ledger.pile.dug)
    for card in dug:
        held.most[card] = min(held.most[card], _hidden(ledger, card))
    held.known(ledger.pile.known)
    held.without(dug)


def _undealt(recall: Recall, ledger: Ledger) -> Iterator[PlaceKnowledge]:
    """Guilds, black cards and leaders that are out of the game."""
    seen = {int(card) for need in ledger.needs for card in need.cards}
    for pool in range(POOLS):
        if pool == LEADERS and ledger.back:
            yield leaders_in_box(recall, ledger).answer(ledger.kit, UNDEALT, -1, 0)
            continue
        tokens = sum(int(cell.unknown) for cell in ledger.cells if cell.pool == pool)
        for group in groups_of(ledger, pool, tokens):
            spare = int(group.spare)
            if spare == 0:
                continue
            held = Place()
            cards = [int(card) for card in group.cards if int(card) not in seen]
            held.possible.update(cards)
            held.count = spare
            if len(cards) == spare:
                held.certain.update(cards)
            yield held.answer(ledger.kit, UNDEALT, -1, 0)
