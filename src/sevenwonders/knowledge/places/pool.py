"""Which cards of one pool may lie in each place: all that lie there in some possible assignment."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from sevenwonders.knowledge.deduction.facts import CardFacts
from sevenwonders.knowledge.errors import NoSuchWorld
from sevenwonders.knowledge.places.matching import Matching
from sevenwonders.knowledge.places.model import Place, Places
from sevenwonders.knowledge.places.slot_groups import BLANK, NOWHERE, Cards, SlotGroups


def add_pool(facts: CardFacts, pool: int, places: Places) -> None:
    """Add the cards of a pool that lie in slots, and those that were not dealt."""
    groups = SlotGroups(facts, pool)
    ways = [found for way in groups.ways() for found in _found(groups, way)]
    if not ways:
        raise NoSuchWorld(int(facts.recall.seat), 0)
    for where in {group.where for group in groups.sizes} - {NOWHERE}:
        held = places[where]
        held.count += ways[0][where].count
        certain = ways[0][where].certain
        for found in ways:
            certain &= found[where].certain
            held.possible |= found[where].possible
        held.certain += certain


def _found(groups: SlotGroups, way: Counter[Cards]) -> Iterator[Places]:
    """What each place may hold if the seen cards came from these cells; None if impossible."""
    order = list(groups.sizes)
    matching = Matching(list(groups.sizes.values()), groups.batches(way, order))
    if not matching.fits:
        return
    batches: defaultdict[int, list[int]] = defaultdict(list)
    for batch, cards in enumerate(way):
        if not cards.taken and cards.kind != BLANK:
            batches[cards.kind].append(batch)
    places: Places = defaultdict(Place)
    for where in {group.where for group in order}:
        here = {at for at, group in enumerate(order) if group.where == where}
        held = places[where]
        held.count = sum(groups.sizes[order[at]] for at in here)
        for kind, mine in batches.items():
            if any(matching.may_hold(at, batch) for at in here for batch in mine):
                held.possible.add(kind)
                held.certain[kind] = matching.fewest(mine, here)
    yield places
