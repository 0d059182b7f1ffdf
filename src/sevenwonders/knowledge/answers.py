"""Which cards every hidden place may hold, as plain data."""

from collections import defaultdict
from collections.abc import Iterator

import msgspec

from sevenwonders.engine.choice.choice import action_of, card_of, stage_of
from sevenwonders.engine.see.recall import HIDDEN, Recall
from sevenwonders.engine.see.view import View
from sevenwonders.engine.vocabulary import STAGE
from sevenwonders.knowledge.answers_leaders import tell_leaders
from sevenwonders.knowledge.answers_pool import tell_pool
from sevenwonders.knowledge.ledger import (
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_PACK,
    LEADER_IN_HAND,
    NOT_DEALT,
    PLACES,
    POOLS,
    UNDER_STAGE,
    Ledger,
    place,
)
from sevenwonders.knowledge.packets import Packet
from sevenwonders.knowledge.places import Knowledge, Place, PlaceKnowledge, Places
from sevenwonders.knowledge.sample import recall_from
from sevenwonders.knowledge.walk import walked

PILE = "pile"


def knowledge(view: View) -> Knowledge:
    """Which cards each hidden place may hold, from what the seat of a view has seen.

    It names every hidden place and never excludes the truth, but may say too much. With two
    players, what the free city was able to build, and what a hand therefore cannot have held, is
    told by worlds alone. So is which leaders of a hand were laid under a stage or sold, and, once
    some were drawn from a box to which others had gone back, which of them lie there.
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
    places: Places = defaultdict(Place)
    _tell_packets(ledger, places)
    _tell_laid(recall, places)
    discard = places[int(place(IN_DISCARD, 0))]
    discard.known(ledger.pile.known)
    discard.count -= len(ledger.pile.dug)
    for pool in range(POOLS):
        tell_pool(ledger, pool, places)
    tell_leaders(recall, ledger, places)
    for where, held in sorted(places.items()):
        if held.count and not _is_mine(recall, where):
            what, city, stage = where >> 8, where >> 4 & 15, where & 15
            of_table = what in (IN_DISCARD, IN_DECK, NOT_DEALT)
            number = stage + 1 if what == UNDER_STAGE else 0
            yield held.answer(ledger.components, PLACES[what], -1 if of_table else city, number)


def _is_mine(recall: Recall, where: int) -> bool:
    """What the view itself shows: its seat's pack, and the hands and leaders of its team."""
    what, city = where >> 8, where >> 4 & 15
    if what == IN_PACK:
        return city == recall.seat
    return what in (IN_HAND, LEADER_IN_HAND) and recall.knows(city)


def _tell_packets(ledger: Ledger, places: Places) -> None:
    """Hands that the seat has seen and from which nobody has taken anything since."""
    packets: list[Packet] = [packet for packets in ledger.packets for packet in packets]
    for packet in (*packets, *ledger.free_piles, *ledger.packs):
        if len(packet.known):
            places[int(packet.where)].known(packet.known)


def _tell_laid(recall: Recall, places: Places) -> None:
    """Cards under stages that the seat laid there, or saw."""
    closed = int(recall.firsts[len(recall.firsts) - 1])
    for ask in range(closed):
        code = recall.codes[ask]
        if action_of(code) == STAGE and card_of(code) != HIDDEN:
            where = int(place(UNDER_STAGE, recall.cities[ask], stage_of(code)))
            places[where].known([int(card_of(code))])
