"""Leaders: setting up, the draft and the recruitment phases."""

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.errors import CannotAfford, NotInHand
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from tests.boxes.leaders.leaders import (
    BY_AGE,
    CLASSIC,
    COSTS,
    EVERY_LEADER,
    EXPERT,
    PROMO,
    STANDARD,
    WITH_CITIES,
    asked_of,
    in_box,
    in_hand,
    in_play,
    recruiting,
)
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    coins,
    discarded,
    hand,
    legal,
    play,
    play_on,
    points,
    stage_count,
    tokens,
    ways,
)


def _game(players: int = 3, *boxes: str, experts: bool = False) -> State:
    options = Options(players=players, boxes=("leaders", *boxes), experts=experts)
    return new_game(options, FastStream("draft"))


def _pack(state: State, seat: int) -> list[str]:
    return [state.components.cards[leader].slug for leader in state.leaders.draft_packs[seat]]


@rule("12.1")
def test_every_city_begins_with_six_coins() -> None:
    assert coins(_game(5)) == [6] * 5


@rule("12.2")
def test_the_deck_has_the_leaders_of_the_boxes_at_the_table() -> None:
    def deck(*boxes: str, experts: bool = False) -> set[str]:
        components = _game(3, *boxes, experts=experts).components
        return {components.cards[leader].slug for leader in components.leaders}

    assert deck() == set(STANDARD)
    assert deck(experts=True) == {*STANDARD, *EXPERT}
    assert deck("cities") == {*STANDARD, *WITH_CITIES}
    assert deck("promos") == {*STANDARD, *PROMO, "stevie"}
    assert deck("classic-extras") == {*STANDARD, *CLASSIC}
    assert (len(STANDARD), len(EXPERT), len(WITH_CITIES)) == (34, 15, 6)


@rule("12.3")
def test_roma_and_abu_simbel_come_with_the_box() -> None:
    sides = {side.slug for side in _game().components.sides}
    assert {"roma-day", "roma-night", "abu-simbel-day", "abu-simbel-night"} <= sides
    base = new_game(Options(players=3), FastStream("draft"))
    assert not any(side.board in {"roma", "abu-simbel"} for side in base.components.sides)


@pytest.mark.parametrize("players", [3, 4, 7])
@rule("12.4")
def test_four_leaders_are_dealt_and_passed_to_the_right(players: int) -> None:
    state = _game(players)
    for left in (4, 3, 2):
        packs = [_pack(state, seat) for seat in range(players)]
        assert [len(pack) for pack in packs] == [left] * players
        assert asked_of(state) == [("draft", seat) for seat in range(players)]
        assert legal(state, 0) == [f"K:{leader}" for leader in packs[0]]
        play(state, *(f"K:{pack[0]}" for pack in packs))
        for seat in range(players):
            assert packs[seat][0] in in_hand(state, seat)
            giver = (seat + 1) % players
            if left > 2:
                assert _pack(state, seat) == packs[giver][1:], "from the left, to the right"
            else:
                assert packs[giver][1] in in_hand(state, seat), "the last one is kept as it comes"
    assert [len(in_hand(state, seat)) for seat in range(players)] == [4] * players
    assert asked_of(state) == [("recruit", seat) for seat in range(players)]


@rule("12.5", "12.49")
def test_leaders_that_are_not_dealt_are_in_the_box() -> None:
    state = _game(4)
    dealt = {leader for seat in range(4) for leader in _pack(state, seat)}
    assert len(dealt) == 16
    assert sorted(in_box(state)) == sorted({*STANDARD} - dealt)


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("leader", sorted(COSTS))
@rule("12.8", "12.9", "12.10")
def test_a_leader_costs_what_its_card_says(leader: str, age: int) -> None:
    cost = age if COSTS[leader] == BY_AGE else COSTS[leader]
    able = a_city("giza-a", coins=cost, leader_hand=leader)
    state = recruiting(able, age=age, boxes=EVERY_LEADER)
    assert legal(state, 0, "R") == [f"R:{leader}${cost}"]
    poor = a_city("giza-a", coins=cost - 1, leader_hand=leader)
    assert legal(recruiting(poor, age=age, boxes=EVERY_LEADER), 0) == [f"D:{leader}"]


@rule("12.6", "12.8")
def test_a_leader_is_recruited_laid_under_a_stage_or_sold() -> None:
    home = a_city("giza-a", coins=3, built="stone-pit", leader_hand="nefertiti plato")
    left = a_city("rhodes-a", leader_hand="sappho")
    right = a_city("ephesus-a", leader_hand="hiram")
    state = recruiting(home, left, right, age=2)
    assert legal(state, 0) == [
        "R:nefertiti$3",
        "W1:nefertiti",
        "D:nefertiti",
        "W1:plato",
        "D:plato",
    ]
    play(state, "W1:plato", "D:sappho", "R:hiram$3")
    assert coins(state) == [3, 6, 0]
    assert stage_count(state, 0) == 1
    assert [in_play(state, at) for at in range(3)] == [[], [], ["hiram"]]
    assert in_hand(state, 0) == ["nefertiti"]
    assert (state.age, state.turn, asked(state)) == (2, 1, "play")


@rule("12.6")
def test_the_cards_of_the_age_are_dealt_after_recruiting() -> None:
    state = recruiting(a_city("giza-a", leader_hand="plato"), age=2)
    assert hand(state, 0) == []
    play(state)
    assert len(hand(state, 0)) == 7


@rule("12.10")
def test_a_leader_that_is_too_dear_is_refused() -> None:
    state = recruiting(a_city("giza-a", coins=3, leader_hand="plato"))
    with pytest.raises(CannotAfford):
        state.submit(0, Choice.parse("R:plato$4"))
    assert in_hand(state, 0) == ["plato"]


@rule("12.11")
def test_a_leader_under_a_stage_does_nothing_of_its_own() -> None:
    home = a_city("giza-a", coins=0, built="stone-pit", leader_hand="cleopatra")
    state = recruiting(home, age=2)
    play(state, "W1:cleopatra")
    assert in_play(state, 0) == []
    assert points(state, 0, "leaders") == 0
    assert points(state, 0, "wonder") == 3


@rule("12.12")
def test_sold_leaders_leave_the_game() -> None:
    state = recruiting(a_city("giza-a", leader_hand="plato"), age=3, discard="baths")
    play(state, "D:plato")
    assert discarded(state) == ["baths"]
    assert "plato" not in in_box(state)
    assert in_hand(state, 0) == []


@rule("12.12")
def test_olympias_free_build_is_for_age_cards_alone() -> None:
    home = a_city("olympia-a", coins=0, stages="? ?", leader_hand="plato")
    assert legal(recruiting(home, age=2), 0) == ["D:plato"]
    day = a_city("olympia-day", coins=0, stages="? ?", leader_hand="plato")
    state = a_table(day, recruiting=True, age=2, boxes="leaders", edition="2e")
    assert "R:plato" not in legal(state, 0)


@rule("12.7")
def test_stages_and_trade_work_in_the_recruitment_phase() -> None:
    home = a_city("giza-a", coins=2, leader_hand="plato")
    left = a_city("rhodes-a", built="stone-pit")
    state = recruiting(home, left, age=2)
    assert legal(state, 0, "W1") == ["W1:plato<2"]
    play(state, "W1:plato<2")
    assert coins(state) == [0, 3 + 2, 3]


@rule("6.12", "12.7")
def test_halicarnassus_finds_the_pile_in_the_recruitment_phase_but_for_the_first() -> None:
    home = a_city("halicarnassus-b", built="ore-vein mine", leader_hand="plato")
    state = recruiting(home, age=2, boxes="leaders", discard="baths", players=6)
    play(state, "W1:plato")
    assert asked_of(state) == [("discard-pile", 0)]
    first = recruiting(home, age=1, boxes="leaders", players=6)
    play(first, "W1:plato")
    assert asked(first) == "play"


@rule("12.13")
def test_leaders_in_hand_return_to_the_box_in_age_three() -> None:
    home = a_city("giza-a", leader_hand="plato sappho")
    state = recruiting(home, age=3)
    play(state, "R:sappho$1")
    assert in_hand(state, 0) == []
    assert "plato" in in_box(state)
    assert in_play(state, 0) == ["sappho"]


@rule("12.12", "12.49")
def test_discarded_leaders_and_those_under_stages_are_never_drawn() -> None:
    home = a_city("giza-a", leader_hand="plato sappho")
    away = a_city("rhodes-a", coins=0, built="lumber-yard sawmill", leader_hand="cleopatra solomon")
    state = recruiting(home, away, age=3)
    play(state, "D:plato", "W1:cleopatra")
    assert {"sappho", "solomon"} <= set(in_box(state))
    assert not {"plato", "cleopatra"} & set(in_box(state))


@pytest.mark.parametrize("age", [1, 2])
@rule("12.13")
def test_leaders_in_hand_are_kept_in_the_ages_before(age: int) -> None:
    state = recruiting(a_city("giza-a", leader_hand="plato sappho"), age=age)
    play(state, "R:sappho$1")
    assert in_hand(state, 0) == ["plato"]


@rule("12.13")
def test_roma_by_night_keeps_its_leaders() -> None:
    state = recruiting(a_city("roma-night", leader_hand="plato sappho"), age=3)
    play(state, "R:sappho")
    assert in_hand(state, 0) == ["plato"]


@pytest.mark.parametrize(
    ("board", "kept"), [("manneken-pis-a", ["plato"]), ("manneken-pis-b", []), ("giza-a", [])]
)
@rule("12.13")
def test_a_manneken_pis_that_can_copy_roma_keeps_its_leaders(board: str, kept: list[str]) -> None:
    home = a_city(board, leader_hand="plato sappho")
    state = recruiting(home, a_city("roma-night"), age=3, boxes="leaders wonder-pack")
    play(state, "R:sappho")
    assert in_hand(state, 0) == kept


@rule("12.6")
def test_who_has_no_leader_left_is_not_asked() -> None:
    state = recruiting(a_city("giza-a"), a_city("rhodes-a", leader_hand="plato"), age=2)
    assert asked_of(state) == [("recruit", 1)]


@rule("12.16")
def test_leaders_are_white_cards() -> None:
    home = a_city("giza-a", leaders="caesar euclid")
    guilds = a_city("rhodes-a", built="spies-guild philosophers-guild")
    state = a_table(home, guilds, age=3, boxes="leaders")
    assert points(state, 1, "guilds") == 0


@rule("12.36")
def test_a_token_of_the_last_conflict_counts_for_alexander() -> None:
    home = a_city("giza-a", built="walls", leaders="alexander")
    state = a_table(home, age=3, turn=6, boxes="leaders")
    play(state)
    assert tokens(state, 0) == (0, 0, 2, 0)
    assert points(state, 0, "leaders") == 2


@rule("12.4", "12.6")
def test_a_game_with_leaders_has_three_recruitment_phases() -> None:
    state = _game(3)
    phases: list[int] = []
    while not state.over:
        if asked(state) == "recruit":
            phases.append(int(state.age))
        play(state)
    assert phases == [1, 2, 3]


@rule("12.7", "12.24")
def test_the_recruitment_phase_is_a_turn_for_berenice() -> None:
    home = a_city("giza-a", coins=0, leaders="berenice", leader_hand="plato")
    state = recruiting(home, age=2)
    play(state, "D:plato")
    assert coins(state)[0] == 3 + 1
    play(state)
    assert coins(state)[0] == 4 + 3 + 1


@rule("6.17", "12.7")
def test_olympias_stage_of_the_recruitment_phase_makes_the_first_card_free() -> None:
    home = a_city("olympia-night", coins=9, built="quarry foundry", leader_hand="plato")
    for choice, free in (("W1:plato", True), ("D:plato", False)):
        state = a_table(home, age=3, recruiting=True, edition="2e", boxes="leaders")
        play(state, choice)
        assert (state.age, state.turn) == (3, 1)
        assert all(ways(state, 0, f"B:{card}") == [f"B:{card}"] for card in hand(state, 0)) == free


@rule("12.6")
def test_a_leader_that_is_not_in_hand_cannot_be_recruited() -> None:
    state = recruiting(a_city("giza-a", coins=9, leader_hand="plato"))
    with pytest.raises(NotInHand):
        state.submit(0, Choice.parse("R:sappho$1"))
    play_on(state, age=1, turn=1)
    assert in_play(state, 0) == []
