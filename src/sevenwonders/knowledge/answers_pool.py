"""What may lie in every place of the cards of one pool: all that some way to lay them has there."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from sevenwonders.knowledge.errors import NoSuchWorld
from sevenwonders.knowledge.ledger import Ledger
from sevenwonders.knowledge.places import Place, Places
from sevenwonders.knowledge.seating import Seating
from sevenwonders.knowledge.shelves import BLANK, NOWHERE, Cards, Shelves


def tell_pool(ledger: Ledger, pool: int, places: Places) -> None:
    """Cards of a pool that lie in slots, and those that were not dealt."""
    shelves = Shelves(ledger, pool)
    ways = [found for way in shelves.ways() for found in _found(shelves, way)]
    if not ways:
        raise NoSuchWorld(int(ledger.recall.seat), 0)
    for where in {shelf.where for shelf in shelves.sizes} - {NOWHERE}:
        held = places[where]
        held.count += ways[0][where].count
        certain = ways[0][where].certain
        for found in ways:
            certain &= found[where].certain
            held.possible |= found[where].possible
        held.certain += certain


def _found(shelves: Shelves, way: Counter[Cards]) -> Iterator[Places]:
    """What may lie in every place if the cards that were seen came from these cells; or none."""
    order = list(shelves.sizes)
    seating = Seating(list(shelves.sizes.values()), shelves.lots(way, order))
    if not seating.fits:
        return
    lots: defaultdict[int, list[int]] = defaultdict(list)
    for lot, cards in enumerate(way):
        if not cards.taken and cards.kind != BLANK:
            lots[cards.kind].append(lot)
    places: Places = defaultdict(Place)
    for where in {shelf.where for shelf in order}:
        here = {at for at, shelf in enumerate(order) if shelf.where == where}
        held = places[where]
        held.count = sum(shelves.sizes[order[at]] for at in here)
        for kind, mine in lots.items():
            if any(seating.may_hold(at, lot) for at in here for lot in mine):
                held.possible.add(kind)
                held.certain[kind] = seating.fewest(mine, here)
    yield places
