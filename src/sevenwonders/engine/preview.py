"""What a choice would change, as far as anyone at the table can tell.

The city acts alone on the table as it stands: what the others choose at the same time is not
known, so it is left out.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice import NO_CARD, card_of, left_of, right_of
from sevenwonders.engine.kit import Thing
from sevenwonders.engine.legal import chained
from sevenwonders.engine.resolve import gain, pay, place
from sevenwonders.engine.scoring import Score, score
from sevenwonders.engine.table import Table


@final
class Preview:
    """The city after a choice: treasury, shields, and the points it gains row by row."""

    def __init__(self, coins: i64, shields: i64, left: i64, right: i64, rows: vec[i64]) -> None:
        self.coins: i64 = coins
        self.shields: i64 = shields
        self.left: i64 = left
        self.right: i64 = right
        """Shields ahead of each neighbour, negative when behind."""
        self.rows = rows
        """Points more than before, row by row."""

    def points(self) -> i64:
        """Points more than before, all rows together."""
        total: i64 = 0
        for more in self.rows:
            total += more
        return total


def preview(table: Table, at: i64, code: i64, before: Score) -> Preview:
    """Rehearse one choice of a city whose score is ``before``; the table does not change."""
    rehearsal = _rehearsal(table, at, code)
    if card_of(code) != NO_CARD:
        pay(rehearsal, at, code)
        place(rehearsal, at, at, code)
        gain(rehearsal, at, code)
    city = rehearsal.cities[at]
    rows = score(rehearsal, at).rows
    for row in range(len(rows)):
        rows[row] -= before.rows[row]
    ahead_left = city.shields - table.cities[table.left(at)].shields
    ahead_right = city.shields - table.cities[table.right(at)].shields
    return Preview(city.coins, city.shields, ahead_left, ahead_right, rows)


def _rehearsal(table: Table, at: i64, code: i64) -> Table:
    """The public part of the table; only the cities that a choice changes are copied."""
    cities = table.cities[:]
    cities[at] = cities[at].clone()
    if left_of(code):
        cities[table.left(at)] = cities[table.left(at)].clone()
    if right_of(code):
        cities[table.right(at)] = cities[table.right(at)].clone()
    nothing = vec[i64]()
    return Table(
        table.kit,
        table.deal,
        table.players,
        cities,
        [],
        nothing,
        nothing,
        nothing,
        table.age,
        table.turn,
        table.stage,
        table.over,
        nothing,
        nothing,
        nothing,
        nothing,
        nothing,
    )


def opened(table: Table, at: i64, card: Thing) -> vec[i64]:
    """The cards still to be dealt or passed that a city could build for free thanks to a card.

    Left out are those that stand in the city already or that a chain makes free as it is.
    """
    city = table.cities[at]
    cards = vec[i64]()
    if city.has[card.structure] != 0:
        return cards
    for thing in table.kit.cards:
        follows = card.structure in (thing.chain_a, thing.chain_b)
        if not follows or thing.age < table.age or city.has[thing.structure] != 0:
            continue
        if not chained(city, thing) and _dealt(table, thing):
            cards = append(cards, thing.index)
    return cards


def _dealt(table: Table, card: Thing) -> bool:
    """Whether the deck of this number of players holds the card."""
    return card.index in table.kit.decks[table.players].ages[card.age - 1]
