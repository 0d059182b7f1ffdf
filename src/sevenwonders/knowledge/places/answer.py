"""Answers which cards each hidden place may hold."""

from collections import defaultdict
from collections.abc import Iterator

import msgspec

from sevenwonders.engine.choice.choice import action_of, card_of, stage_of
from sevenwonders.engine.see.recall import HIDDEN, Recall
from sevenwonders.engine.see.view import View
from sevenwonders.engine.vocabulary import STAGE
from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.deduction.hands import Hand
from sevenwonders.knowledge.deduction.location import (
    IN_DECK,
    IN_DISCARD,
    IN_DRAFT_PACK,
    IN_HAND,
    LEADER_IN_HAND,
    NOT_DEALT,
    PLACES,
    UNDER_STAGE,
    place,
    place_city,
    place_kind,
    place_stage,
)
from sevenwonders.knowledge.deduction.pools import POOLS
from sevenwonders.knowledge.deduction.reader import read_memory
from sevenwonders.knowledge.places.leaders import add_leaders
from sevenwonders.knowledge.places.model import Knowledge, Place, PlaceKnowledge, Places
from sevenwonders.knowledge.places.pool import add_pool
from sevenwonders.knowledge.sample import recall_from

PILE = "pile"


def knowledge(view: View) -> Knowledge:
    """Which cards each hidden place may hold, from what the seat of a view has seen.

    The answer names every hidden place and never excludes the truth, but may allow too much. Only
    worlds take account of what the free city was able to build with two players, of which leaders
    of a hand were discarded or laid under a stage, and of which leaders are in the box once some
    were drawn after others had gone back to it.
    """
    recall = recall_from(view)
    facts = read_memory(recall)
    answers = (_counted(view, told) for told in _answers(recall, facts))
    return Knowledge(view.seat, tuple(told for told in answers if told.count))


def _counted(view: View, told: PlaceKnowledge) -> PlaceKnowledge:
    """Take the size of the free city's pile from the view: which cards it lost is uncertain."""
    if told.place != PILE or told.count == view.pile_count:
        return told
    return msgspec.structs.replace(told, count=view.pile_count, certain=())


def _answers(recall: Recall, facts: CardFacts) -> Iterator[PlaceKnowledge]:
    places: Places = defaultdict(Place)
    _add_known_hands(facts, places)
    _add_known_stages(recall, places)
    discard = places[int(place(IN_DISCARD, 0))]
    discard.known(facts.pile.known)
    discard.count -= len(facts.pile.taken)
    for pool in range(POOLS):
        add_pool(facts, pool, places)
    add_leaders(recall, facts, places)
    for where, held in sorted(places.items()):
        if held.count and not _is_mine(recall, where):
            what, city, stage = place_kind(where), place_city(where), place_stage(where)
            of_table = what in (IN_DISCARD, IN_DECK, NOT_DEALT)
            number = stage + 1 if what == UNDER_STAGE else 0
            yield held.answer(facts.components, PLACES[what], -1 if of_table else city, number)


def _is_mine(recall: Recall, where: int) -> bool:
    """Whether the view itself shows it: the seat's draft pack, hands and leaders of its team."""
    what, city = place_kind(where), place_city(where)
    if what == IN_DRAFT_PACK:
        return city == recall.seat
    return what in (IN_HAND, LEADER_IN_HAND) and recall.knows(city)


def _add_known_hands(facts: CardFacts, places: Places) -> None:
    """Add cards of hands that the seat has seen and that are still there."""
    hands: list[Hand] = [hand for hands in facts.hands for hand in hands]
    for hand in (*hands, *facts.free_piles, *facts.draft_packs):
        if len(hand.known) or len(hand.shown):
            places[int(hand.where)].known([*hand.known, *hand.shown])


def _add_known_stages(recall: Recall, places: Places) -> None:
    """Add cards under stages that the seat laid there or saw."""
    closed = int(recall.firsts[len(recall.firsts) - 1])
    for ask in range(closed):
        code = recall.codes[ask]
        if action_of(code) == STAGE and card_of(code) != HIDDEN:
            where = int(place(UNDER_STAGE, recall.cities[ask], stage_of(code)))
            places[where].known([int(card_of(code))])
