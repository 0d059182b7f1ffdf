"""What a choice would change, as far as players can know.

The city acts alone on the table as it stands: what the others choose at the same time is not
known, so it is left out.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.engine.choice.choice import left_of, right_of
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.decisions.kinds import is_revealed, settle
from sevenwonders.engine.game.city import City
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.placing.build import chained
from sevenwonders.engine.score.scoring import Score, score
from sevenwonders.engine.turn.conflict import shields_of
from sevenwonders.engine.turn.reveal import rehearse
from sevenwonders.engine.vocabulary import DRAFT


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


def preview(table: Table, city: i64, kind: i64, code: i64, before: Score) -> Preview:
    """Rehearse one choice of a city whose score is ``before``; the table does not change."""
    rehearsal = _rehearsal(table, city, code)
    _act(rehearsal, city, kind, code)
    own = rehearsal.cities[city]
    rows = score(rehearsal, city).rows
    for row in range(len(rows)):
        rows[row] -= before.rows[row]
    shields = shields_of(rehearsal, city)
    ahead_left = shields - shields_of(table, table.left(city))
    ahead_right = shields - shields_of(table, table.right(city))
    return Preview(own.coins, shields, ahead_left, ahead_right, rows)


def _act(table: Table, city: i64, kind: i64, code: i64) -> None:
    """Do what a choice of some kind of decision does to its city."""
    if kind == DRAFT:
        return
    if is_revealed(kind):
        rehearse(table, city, code)
    else:
        settle(table, kind, city, city, code)


def _rehearsal(table: Table, city: i64, code: i64) -> Table:
    """The public part of the table; only the cities that a choice changes are copied."""
    cities = table.cities[:]
    # A card of some box may pay or burden any city.
    everybody = len(table.components.boxes) > 0
    for other in range(len(cities)):
        paid_left = other == table.left(city) and left_of(code) > 0
        paid_right = other == table.right(city) and right_of(code) > 0
        if other == city or everybody or paid_left or paid_right:
            cities[other] = cities[other].clone()
    return with_cities(table, cities)


def with_cities(table: Table, cities: list[City]) -> Table:
    """A table of other cities, without the hands, piles and decisions of this one."""
    nothing = vec[i64]()
    return Table(
        components=table.components,
        deal=table.deal,
        players=table.players,
        cities=cities,
        hands=[],
        pile=nothing,
        discard=nothing,
        taking=nothing,
        age=table.age,
        turn=table.turn,
        stage=table.stage,
        over=table.over,
        ask_kind=nothing,
        ask_city=nothing,
        ask_seat=nothing,
        ask_code=nothing,
        history=nothing,
        variants=table.variants,
        teams=table.teams,
        course=table.course.clone(),
        leaders=table.leaders.clone(),
        losses=table.losses,
        edifices=table.edifices,
    )


def opened(table: Table, city: i64, card: Piece) -> vec[i64]:
    """The cards still to be dealt or passed that a city could build for free thanks to a card.

    Left out are those that stand in the city already or that a chain makes free as it is.
    """
    own = table.cities[city]
    cards = vec[i64]()
    if own.has[card.structure] != 0:
        return cards
    for piece in table.components.cards:
        follows = card.structure in (piece.chain_a, piece.chain_b)
        if not follows or piece.age < table.age or own.has[piece.structure] != 0:
            continue
        if not chained(own, piece) and _dealt(table, piece):
            cards = append(cards, piece.index)
    return cards


def _dealt(table: Table, card: Piece) -> bool:
    """Whether the deck of this number of players may hold the card."""
    deck = table.components.decks[table.players]
    return card.index in deck.ages[card.age - 1] or card.index in deck.black[card.age - 1]
