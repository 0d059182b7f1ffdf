"""Every figure the second edition changed, and that it changed nothing else."""

import pytest

from sevenwonders.content.effects import (
    AnyScience,
    CoinsPer,
    FreeFirstCard,
    FreeLastCard,
    FreeNewColor,
    FreeOnceAnAge,
    LastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Shields,
)
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import Card, Cost

FIRST = load_catalog("1e")
SECOND = load_catalog("2e")
GONE = {"pawnshop", "strategists-guild"}
NEW = {"well", "ludus", "castrum", "decorators-guild"}
CHANGED = {
    "altar",
    "theater",
    "temple",
    "statue",
    "pantheon",
    "gardens",
    "town-hall",
    "arena",
    "fortifications",
    "circus",
    "arsenal",
    "spies-guild",
    "builders-guild",
}


def figures(card: Card) -> tuple[object, ...]:
    """All that decides play, icons and notes left out."""
    return (card.age, card.color, card.copies, card.cost, card.chains, card.effects)


def test_two_cards_went_and_four_came() -> None:
    first, second = ({card.id for card in catalog.cards} for catalog in (FIRST, SECOND))
    assert first - second == GONE
    assert second - first == NEW


def test_no_other_card_changed() -> None:
    changed = {
        card.id
        for card in FIRST.cards
        if card.id not in GONE and figures(card) != figures(SECOND.card(card.id))
    }
    assert changed == CHANGED


@pytest.mark.parametrize(
    ("card", "first", "second"), [("altar", 2, 3), ("theater", 2, 3), ("temple", 3, 4)]
)
def test_blue_cards_worth_more(card: str, first: int, second: int) -> None:
    assert FIRST.card(card).effects == (Points(first),)
    assert SECOND.card(card).effects == (Points(second),)


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("temple", ("altar",), ()),
        ("statue", ("theater",), ("well",)),
        ("pantheon", ("temple",), ("altar",)),
        ("gardens", ("statue",), ("theater",)),
    ],
)
def test_chains_that_moved(card: str, first: tuple[str, ...], second: tuple[str, ...]) -> None:
    assert FIRST.card(card).chains == first
    assert SECOND.card(card).chains == second


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("town-hall", (3, 5, 6), (3, 6)),
        ("arena", (3, 5, 7), (3, 5)),
        ("circus", (4, 5, 6), (4, 6)),
        ("arsenal", (3, 4, 7), (3, 5)),
    ],
)
def test_copies_that_changed(card: str, first: tuple[int, ...], second: tuple[int, ...]) -> None:
    assert FIRST.card(card).copies == first
    assert SECOND.card(card).copies == second


@pytest.mark.parametrize(
    ("card", "first", "second"),
    [
        ("fortifications", Cost(ore=3, stone=1), Cost(ore=3, clay=1)),
        ("spies-guild", Cost(clay=3, glass=1), Cost(clay=2, glass=1)),
        ("builders-guild", Cost(stone=2, clay=2, glass=1), Cost(stone=3, clay=2, glass=1)),
    ],
)
def test_costs_that_changed(card: str, first: Cost, second: Cost) -> None:
    assert FIRST.card(card).cost == first
    assert SECOND.card(card).cost == second


def test_the_new_cards() -> None:
    well, ludus, castrum, decorators = (
        figures(SECOND.card(name)) for name in ("well", "ludus", "castrum", "decorators-guild")
    )
    per_red = (
        CoinsPer(amount=3, count=("red-cards",), cities=("own",)),
        PointsPer(amount=1, count=("red-cards",), cities=("own",)),
    )
    assert well == (1, "blue", (4, 7), Cost(), (), (Points(3),))
    assert ludus == (3, "yellow", (5, 7), Cost(stone=1, ore=1), (), per_red)
    assert castrum == (3, "red", (4, 7), Cost(wood=1, clay=2, papyrus=1), (), (Shields(3),))
    complete = (PointsIfComplete(7),)
    assert decorators == (3, "purple", (), Cost(stone=1, ore=2, cloth=1), (), complete)


def test_babylon_and_olympia_exchanged_their_goods() -> None:
    assert (FIRST.board("babylon").produces, FIRST.board("olympia").produces) == ("clay", "wood")
    assert (SECOND.board("babylon").produces, SECOND.board("olympia").produces) == ("wood", "clay")
    for board in FIRST.boards:
        if board.id not in {"babylon", "olympia"}:
            assert SECOND.board(board.id).produces == board.produces


@pytest.mark.parametrize(
    ("slug", "costs"),
    [
        ("alexandria-day", (Cost(stone=2), Cost(ore=2), Cost(papyrus=1, cloth=1))),
        ("alexandria-night", (Cost(clay=2), Cost(ore=3), Cost(wood=4))),
        ("babylon-day", (Cost(clay=2), Cost(ore=2, cloth=1), Cost(wood=4))),
        ("babylon-night", (Cost(stone=2), Cost(clay=3, glass=1))),
        ("ephesus-day", (Cost(clay=2), Cost(wood=2), Cost(ore=2, glass=1))),
        ("ephesus-night", (Cost(stone=2), Cost(wood=2), Cost(ore=2, cloth=1))),
        ("giza-day", (Cost(wood=2), Cost(clay=2, cloth=1), Cost(stone=4))),
        ("halicarnassus-day", (Cost(ore=2), Cost(glass=1, papyrus=1), Cost(stone=3))),
        ("halicarnassus-night", (Cost(clay=2), Cost(glass=1, papyrus=1), Cost(wood=3))),
        ("olympia-day", (Cost(stone=2), Cost(wood=2), Cost(clay=3))),
        ("olympia-night", (Cost(ore=2), Cost(clay=3), Cost(glass=1, papyrus=1, cloth=1))),
    ],
)
def test_stage_costs_of_the_second_edition(slug: str, costs: tuple[Cost, ...]) -> None:
    assert tuple(stage.cost for stage in SECOND.side(slug).stages) == costs


@pytest.mark.parametrize(
    ("first", "second"),
    [("giza-b", "giza-night"), ("rhodes-a", "rhodes-day"), ("rhodes-b", "rhodes-night")],
)
def test_sides_that_stayed_the_same(first: str, second: str) -> None:
    assert FIRST.side(first).stages == SECOND.side(second).stages


def test_babylon_by_night_lost_its_first_stage() -> None:
    effects = [stage.effects for stage in FIRST.side("babylon-b").stages]
    assert effects == [(Points(3),), (LastCard(),), (AnyScience(),)]
    assert [s.effects for s in SECOND.side("babylon-night").stages] == effects[1:]


def test_olympia_builds_for_free_in_new_ways() -> None:
    assert FIRST.side("olympia-a").stages[1].effects == (FreeOnceAnAge(),)
    assert SECOND.side("olympia-day").stages[1].effects == (FreeNewColor(),)
    assert [stage.effects for stage in SECOND.side("olympia-night").stages] == [
        (Points(2), FreeFirstCard()),
        (Points(3), FreeLastCard()),
        (Points(5),),
    ]


def test_ephesus_b_is_worth_two_three_and_five_points() -> None:
    points = [
        e.amount
        for s in FIRST.side("ephesus-b").stages
        for e in s.effects[1:]
        if isinstance(e, Points)
    ]
    assert points == [2, 3, 5]
