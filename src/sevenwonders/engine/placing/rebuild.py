"""A city's sums made anew from what stands in it, after something was taken out."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from sevenwonders.engine.components.figures import NO_FIGURES
from sevenwonders.engine.components.model import Piece
from sevenwonders.engine.game.city import City, add_effects, add_standing
from sevenwonders.engine.game.table import Table
from sevenwonders.engine.vocabulary import AGES


def rebuild(table: Table, at: i64) -> None:
    """Count goods, shields, symbols, colours and powers again (rules 15.13, 12.50)."""
    city = table.cities[at]
    side = table.components.sides[city.side]
    city.goods = side.good
    city.sold = side.good
    city.options = vec[i64]()
    city.sold_options = vec[i64]()
    city.shields = 0
    city.science = 0
    city.wilds = 0
    city.cheap = 0
    city.powers = 0
    city.colors = 0
    city.has = vec[u8]([0 for _ in range(table.components.structures)])
    city.figures = NO_FIGURES
    add_effects(city, side.start)
    for card in city.built:
        piece = table.components.cards[card]
        city.has[piece.structure] = 1
        city.colors += piece.color_unit
        add_effects(city, piece)
    for stage in range(len(table.variants[at])):
        if city.stages & (1 << stage):
            add_effects(city, table.stage_piece(at, stage))
    leaders = city.leaders
    for place in range(len(leaders.in_play)):
        leader = table.components.cards[leaders.in_play[place]]
        city.colors += leader.color_unit
        _add_leader(city, leader, paying=place < leaders.old())
    if leaders.copied >= 0:
        copied = table.components.cards[leaders.copied]
        _add_leader(city, copied, paying=leaders.copied_now == 0)
    for age in range(1, AGES + 1):
        for _ in range(city.edifices.reward_count(age)):
            add_effects(city, table.components.edifices[table.deal.edifices[age - 1]].reward)


def _add_leader(city: City, leader: Piece, *, paying: bool) -> None:
    """A leader of this turn does not pay on its occasions yet (rule 12.14)."""
    if paying:
        add_effects(city, leader)
    else:
        add_standing(city, leader)
