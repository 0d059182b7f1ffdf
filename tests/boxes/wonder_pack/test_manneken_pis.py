"""Both boards of Manneken Pis: what they copy, at which cost, beside every board there is."""

import pytest

from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.position.model import CityPosition
from tests.boxes.edifice.edifices import pawns
from tests.support.covers import covers
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    finish,
    hand,
    legal,
    play,
    points,
    tokens,
    ways,
)

WORKS = "lumber-yard stone-pit clay-pool ore-vein glassworks-1 press-1 loom-1"
"""One of every good."""
DOUBLE = "sawmill quarry brickyard foundry"
ALL = ("leaders", "cities", "edifice", "wonder-pack", "catan", "classic-extras")
EDIFICES = "belvedere auction-house gold-reserves"


def sides(edition: str) -> list[str]:
    """Every side that can lie beside Manneken Pis."""
    return [
        side.slug
        for side in load_components(edition, ALL).sides
        if not side.board.startswith("manneken")
    ]


def _copied(state: State, stage: int) -> list[str]:
    """The stages that a stage of seat 0 can be a copy of, each once."""
    return list(dict.fromkeys(piece.source for piece in state.variants[0][stage - 1]))


def _beside(left: str, right: str, *, edition: str) -> State:
    """Manneken Pis A of the pack without a stage, every box at the table."""
    return a_table(
        a_city("manneken-pis-a", coins=0),
        a_city(left),
        a_city(right),
        boxes=" ".join(ALL),
        edition=edition,
        edifices=EDIFICES,
    )


BESIDE = [("1e", side) for side in sides("1e")] + [("2e", side) for side in sides("2e")]


@rule("16.8", "16.9", "16.11")
@covers("stage cost", "manneken-pis-a-1", "manneken-pis-a-2", "manneken-pis-a-3")
@pytest.mark.parametrize(("edition", "side"), BESIDE)
def test_the_board_of_the_pack_copies_first_second_and_last_at_their_cost(
    edition: str, side: str
) -> None:
    face = "a" if edition == "1e" else "day"
    other = f"giza-{face}" if not side.startswith("giza") else f"rhodes-{face}"
    count = len(
        load_components(edition, ALL).sides[load_components(edition, ALL).side_index[side]].stages
    )
    wall = side.startswith("great-wall")
    every = [f"{side}-{number}" for number in range(1, count + 1)]
    state = _beside(side, other, edition=edition)
    assert _copied(state, 1) == (every if wall else [f"{side}-1"])
    assert _copied(state, 2) == [f"{other}-2"]
    assert _copied(state, 3) == (every if wall else [f"{side}-{count}"])
    state = _beside(other, side, edition=edition)
    assert _copied(state, 2) == (every if wall else [f"{side}-2"])
    for stage in range(3):
        for piece in state.variants[0][stage]:
            assert (piece.cost, piece.cost_coins) == _printed_cost(state, piece.source)


def _printed_cost(state: State, stage: str) -> tuple[int, int]:
    side, _, number = stage.rpartition("-")
    piece = (
        state.components.sides[state.components.side_index[side]]
        .stages[int(number) - 1]
        .variants[0]
    )
    return piece.cost, piece.cost_coins


@rule("16.8", "16.10", "16.11")
@covers("stage cost", "manneken-pis-promo-a-1", "manneken-pis-promo-a-2", "manneken-pis-promo-a-3")
@pytest.mark.parametrize(("edition", "side"), BESIDE)
def test_the_old_promo_copies_the_third_of_either_and_pays_its_own_cost(
    edition: str, side: str
) -> None:
    face = "a" if edition == "1e" else "day"
    other = f"giza-{face}" if not side.startswith("giza") else f"rhodes-{face}"
    components = load_components(edition, (*ALL, "promos"))
    count = len(components.sides[components.side_index[side]].stages)
    last = len(components.sides[components.side_index[other]].stages)
    wall = side.startswith("great-wall")
    every = [f"{side}-{number}" for number in range(1, count + 1)]
    third = every if wall else [f"{side}-{min(count, 3)}"]
    state = a_table(
        a_city("manneken-pis-promo-a", coins=0),
        a_city(side),
        a_city(other),
        boxes=" ".join((*ALL, "promos")),
        edition=edition,
        edifices=EDIFICES,
    )
    assert _copied(state, 1) == (every if wall else [f"{side}-1"])
    assert _copied(state, 2) == [f"{other}-2"]
    assert _copied(state, 3) == [*third, f"{other}-{min(last, 3)}"]
    own = (0x00110, 0x01001, 0x1110000)
    for stage in range(3):
        assert {(piece.cost, piece.cost_coins) for piece in state.variants[0][stage]} == {
            (own[stage], 0)
        }


@rule("16.7")
@pytest.mark.parametrize(
    ("boxes", "board", "money"),
    [
        (("wonder-pack",), "manneken-pis-a", 7),
        (("wonder-pack",), "manneken-pis-b", 7),
        (("promos",), "manneken-pis-promo-a", 7),
        (("promos", "leaders"), "manneken-pis-promo-b", 10),
    ],
)
def test_manneken_pis_begins_with_four_coins_more(
    boxes: tuple[str, ...], board: str, money: int
) -> None:
    options = Options(players=3, boxes=boxes, boards=(board, "giza-a"))
    state = new_game(options, FastStream("coins"))
    assert coins(state) == [money, money - 4, money - 4]
    assert int(state.cities[0].goods) == 0


def _pair(
    left: CityPosition,
    right: CityPosition,
    *,
    stages: str = "",
    own: str = "",
    boxes: str = "wonder-pack",
    discard: str = "",
    turn: int = 3,
    promo: bool = False,
    money: int = 0,
) -> State:
    return a_table(
        a_city(
            "manneken-pis-promo-a" if promo else "manneken-pis-a",
            coins=money,
            built=own,
            stages=stages,
        ),
        left,
        right,
        boxes=boxes,
        age=3,
        turn=turn,
        discard=discard,
        edifices=EDIFICES if "edifice" in boxes else "",
    )


@rule("16.8", "16.9")
@covers("stage", "manneken-pis-a-1")
def test_the_first_stage_is_a_copy_of_the_left_neighbour_s_first() -> None:
    state = _pair(a_city("giza-a"), a_city("ephesus-a"), own="quarry")
    play(state, f"W1:{hand(state, 0)[0]}")
    assert [points(state, at, "wonder") for at in range(3)] == [3, 0, 0]


@rule("16.8", "16.9")
@covers("stage", "manneken-pis-a-2")
def test_the_second_stage_is_a_copy_of_the_right_neighbour_s_second() -> None:
    state = _pair(a_city("giza-a"), a_city("ephesus-a"), own="sawmill", stages="?")
    play(state, f"W2:{hand(state, 0)[0]}")
    assert coins(state)[0] == 9
    assert coins(state)[2] == 6


@rule("16.9")
@covers("stage", "manneken-pis-a-3")
def test_the_third_stage_is_a_copy_of_the_left_neighbour_s_last() -> None:
    right = a_city("ephesus-a")
    state = _pair(a_city("alexandria-b"), right, own="stone-pit quarry", stages="? ?")
    play(state, f"W3:{hand(state, 0)[0]}")
    assert points(state, 0, "wonder") == 7


@rule("16.10")
@covers("stage", "manneken-pis-promo-a-1", "manneken-pis-promo-a-2", "manneken-pis-promo-a-3")
def test_the_old_promo_pays_its_own_cost_for_each_copy() -> None:
    state = a_table(
        a_city("manneken-pis-promo-a", coins=0, built=WORKS),
        a_city("giza-a"),
        a_city("ephesus-a"),
        boxes="promos",
        age=3,
        turn=1,
    )
    play(state, f"W1:{hand(state, 0)[0]}")
    assert points(state, 0, "wonder") == 3
    play(state, f"W2:{hand(state, 0)[0]}")
    assert coins(state)[0] == 9
    assert {choice[:3] for choice in legal(state, 0, "W3")} == {"W3:", "W3b"}
    play(state, f"W3b:{hand(state, 0)[0]}")
    assert points(state, 0, "wonder") == 3 + 7


@rule("16.11")
def test_beside_the_great_wall_it_copies_any_stage_but_none_twice() -> None:
    state = _pair(a_city("great-wall-a"), a_city("ephesus-a"), own=f"{WORKS} {DOUBLE}")
    card = hand(state, 0)[0]
    first = [choice.partition(":")[0] for choice in legal(state, 0, "W") if card in choice]
    assert first == ["W1", "W1b", "W1c", "W1d"]
    play(state, f"W1c:{card}")
    play(state, f"W2:{hand(state, 0)[0]}")
    card = hand(state, 0)[0]
    last = [choice.partition(":")[0] for choice in legal(state, 0, "W3") if card in choice]
    assert last == ["W3", "W3b", "W3d"]
    finish(state)
    assert tokens(state, 0) == (0, 0, 2, 0)


@rule("16.10")
def test_only_beside_the_great_wall_is_a_second_copy_refused() -> None:
    state = _pair(
        a_city("giza-a"), a_city("rhodes-b"), own=WORKS, stages="? ?", boxes="promos", promo=True
    )
    card = hand(state, 0)[0]
    third = [choice.partition(":")[0] for choice in legal(state, 0, "W3") if card in choice]
    assert third == ["W3", "W3b"]


@rule("16.11")
def test_of_carthage_it_takes_its_own_half() -> None:
    carthage = a_city("carthage-night", stages="b:?")
    state = _pair(
        carthage, a_city("giza-a"), own="ore-vein foundry press-1", boxes="wonder-pack edifice"
    )
    card = hand(state, 0)[0]
    assert ways(state, 0, f"W1:{card}") == [f"W1:{card}"]
    assert ways(state, 0, f"W1b:{card}") == [f"W1b:{card}"]
    play(state, f"W1:{card}")
    assert coins(state)[0] == 7
    assert points(state, 0, "wonder") == 4
    assert int(state.cities[0].shields) == 0


@rule("15.19", "16.11")
def test_of_ur_it_takes_a_pawn_of_its_choice() -> None:
    state = _pair(
        a_city("giza-a"),
        a_city("ur-day"),
        own="quarry clay-pool",
        stages="?",
        boxes="wonder-pack edifice",
    )
    play(state, f"W2c:{hand(state, 0)[0]}")
    assert pawns(state, 0) == (0, 0, 1)


@rule("16.8", "16.13")
def test_of_stonehenge_it_counts_its_own_stones() -> None:
    state = _pair(
        a_city("stonehenge-b", built="stone-pit"),
        a_city("giza-a"),
        own="quarry ore-vein foundry",
    )
    play(state, f"W1:{hand(state, 0)[0]}")
    assert coins(state)[0] == 2
    assert points(state, 0, "wonder") == 2


@rule("16.12")
def test_a_starting_power_is_not_copied() -> None:
    state = _pair(a_city("catan-a"), a_city("giza-a"), own="sawmill", boxes="wonder-pack catan")
    assert legal(state, 0, "W1") == []
    assert int(state.cities[0].powers) == 0


@rule("16.8")
def test_without_a_leader_to_bury_or_a_pile_the_copy_stands_and_does_nothing() -> None:
    state = _pair(
        a_city("abu-simbel-b"),
        a_city("giza-a"),
        own="brickyard loom-1",
        boxes="wonder-pack leaders",
    )
    play(state, f"W1:{hand(state, 0)[0]}")
    assert asked(state) == "play"
    assert (int(state.cities[0].stages), points(state, 0, "wonder")) == (1, 0)


@rule("6.8", "16.8")
def test_copied_and_own_last_card_are_played_at_once() -> None:
    state = _pair(
        a_city("giza-a"),
        a_city("babylon-b", stages="? ?"),
        own="sawmill glassworks-1",
        stages="?",
        turn=6,
    )
    play(state, f"W2:{hand(state, 0)[0]}")
    assert [(ask.seat, ask.kind) for ask in state.pending()] == [(0, "last-card"), (2, "last-card")]


@rule("16.8", "16.21")
def test_the_owner_of_halicarnassus_picks_before_its_copier() -> None:
    state = _pair(
        a_city("halicarnassus-b", built="foundry"),
        a_city("giza-a"),
        own="clay-pool stone-pit",
        boxes="promos",
        discard="altar baths",
        promo=True,
    )
    play(state, f"W1:{hand(state, 0)[0]}", f"W1:{hand(state, 1)[0]}")
    assert [ask.city for ask in state.pending()] == [1]
    play(state, None, "T:altar")
    assert [ask.city for ask in state.pending()] == [0]
    play(state, "T:baths")
    assert built(state, 0)[-1] == "baths"
    assert points(state, 0, "wonder") == 2
