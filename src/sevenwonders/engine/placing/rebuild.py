"""A city's sums, recomputed after something was removed from it."""

from librt.vecs import vec
from mypy_extensions import i64

from sevenwonders.engine.components.figures import NO_FIGURES
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.game.city import City, add_effects, add_standing
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import AGES


def rebuild(table: Table, city: i64) -> None:
    """Count goods, shields, symbols, colours and powers again (rules 15.13, 12.50)."""
    own = table.cities[city]
    side = table.components.sides[own.side]
    own.goods = side.good
    own.sold = side.good
    own.options = vec[i64]()
    own.sold_options = vec[i64]()
    own.shields = 0
    own.science = 0
    own.wilds = 0
    own.cheap = 0
    own.powers = 0
    own.colors = 0
    own.has = table.components.no_structures[:]
    own.figures = NO_FIGURES
    add_effects(own, side.start)
    for card in own.built:
        piece = table.components.cards[card]
        own.has[piece.structure] = 1
        own.colors += piece.color_unit
        add_effects(own, piece)
    for stage in range(len(table.variants[city])):
        if own.stages & (1 << stage):
            add_effects(own, table.stage_piece(city, stage))
    leaders = own.leaders
    for place in range(len(leaders.in_play)):
        leader = table.components.cards[leaders.in_play[place]]
        own.colors += leader.color_unit
        _add_leader(own, leader, paying=place < leaders.old())
    if leaders.copied >= 0:
        copied = table.components.cards[leaders.copied]
        _add_leader(own, copied, paying=leaders.copied_now == 0)
    for age in range(1, AGES + 1):
        for _ in range(own.edifices.reward_count(age)):
            add_effects(own, table.components.edifices[table.deal.edifices[age - 1]].reward)


def _add_leader(city: City, leader: Piece, *, paying: bool) -> None:
    """A leader of this turn does not pay on its occasions yet (rule 12.14)."""
    if paying:
        add_effects(city, leader)
    else:
        add_standing(city, leader)
