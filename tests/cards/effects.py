"""What the tests of both editions ask of cards of plain effect: points, shields, symbols, goods."""

from collections import Counter

import pytest

from sevenwonders.engine.errors import AlreadyBuilt
from tests.cards.checks import lacks, sheet
from tests.cards.gauges import Gauge
from tests.cards.printed import FACES, Printed, city_making, unknown
from tests.support.table import a_city, a_table, play, tokens

SYMBOLS = {"compass": "apothecary", "gear": "workshop", "tablet": "scriptorium"}
SHIELDS = (("", "stockade", "walls"), ("", "barracks", "stables", "stables stockade"))
"""Cards for a number of shields: for a neighbour with fewer, and for one with as many."""
OTHER_SHIELDS = (("", "stockade", "stables"), ("", "stockade", "walls", "walls stockade"))


def check_points(edition: str, card: Printed) -> None:
    """It is worth its points in the blue row and nothing in the others."""
    city = city_making(edition, card.units, "glass", hand=card.slug)
    state = a_table(city, edition=edition, age=card.age, players=card.players)
    play(state, f"B:{card.slug}")
    assert sheet(state, 0) == {"blue": card.points}


def check_shields(edition: str, card: Printed) -> None:
    """It beats a neighbour with one shield less and is level with one that has as many."""
    clash = card.slug in {"barracks", "stables"}
    fewer, as_many = OTHER_SHIELDS if clash else SHIELDS
    weaker, level = fewer[card.shields - 1], as_many[card.shields]
    city = city_making(edition, card.units, "glass", hand=card.slug)
    taken = city.board.partition("-")[0]
    boards = [board for board in ("giza", "ephesus", "alexandria", "babylon") if board != taken]
    names = [f"{board}-{FACES[edition][0]}" for board in boards[: card.players - 1]]
    cities = [a_city(name) for name in names]
    cities[0] = a_city(names[0], built=weaker)
    cities[-1] = a_city(names[-1], built=level)
    state = a_table(city, *cities, edition=edition, age=card.age, players=card.players, turn=6)
    play(state, f"B:{card.slug}")
    won = [0, 0, 0]
    won[card.age - 1] = 1
    assert tokens(state, 0) == (*won, 0)
    assert tokens(state, 1)[3] >= 1


def check_symbol(edition: str, card: Printed) -> None:
    """It completes a set beside the two other symbols: three single ones and 7 for the set."""
    others = " ".join(source for symbol, source in SYMBOLS.items() if symbol != card.symbol)
    city = city_making(edition, card.units, "wood", hand=card.slug, built=others)
    state = a_table(city, edition=edition, age=card.age, players=card.players)
    assert sheet(state, 0) == {"green": 2}
    play(state, f"B:{card.slug}")
    assert sheet(state, 0) == {"green": 3 + 7}


def check_goods(edition: str, card: Printed, good: str, gauge: Gauge) -> Counter[str]:
    """From the next turn its city makes so much of the good and the neighbour can buy it.

    Returns what the city still lacks of what it was measured by.
    """
    units = card.goods.replace("/", " ").split().count(good)
    own, bought = gauge.stage, gauge.buyer_stage
    state = a_table(
        a_city(gauge.side, coins=card.price, stages=unknown(own - 1), hand=card.slug),
        a_city(gauge.buyer, coins=20, stages=unknown(bought - 1)),
        a_city(gauge.other),
        edition=edition,
        age=card.age,
        turn=4,
        players=card.players,
    )
    before = lacks(state, 0, own), lacks(state, 1, bought)
    play(state, f"B:{card.slug}${card.price}" if card.price else f"B:{card.slug}")
    after = lacks(state, 0, own), lacks(state, 1, bought)
    assert before[0][good] - after[0][good] == units
    assert before[1][good] - after[1][good] == min(units, before[1][good])
    return after[0]


def check_same_structure(edition: str, card: Printed) -> None:
    """A city that has it from Age I does not build it in Age II."""
    first = card.slug.replace("-2", "-1")
    second = first.replace("-1", "-2")
    city = a_city(f"giza-{FACES[edition][0]}", built=first, hand=second)
    state = a_table(city, edition=edition, age=2)
    with pytest.raises(AlreadyBuilt):
        play(state, f"B:{second}")
