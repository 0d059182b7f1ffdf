"""Tokens of raiders, conflicts and edifices together, and diplomacy of a wall in teams."""

from sevenwonders.engine.choice.choice import Choice
from tests.boxes.edifice.edifices import three_builders
from tests.boxes.leaders.leaders import asked_of
from tests.support.rules import rule
from tests.support.table import a_city, a_table, coins, legal, play, tokens


@rule("12.27", "13.14")
def test_a_token_of_raiders_may_be_the_one_that_telesilla_takes() -> None:
    state = a_table(
        a_city("giza-a", coins=9, leader_hand="telesilla"),
        a_city("rhodes-a", hand="raider-camp"),
        turn=7,
        boxes="leaders cities",
    )
    play(state, None, "B:raider-camp")
    assert tokens(state, 1)[:3] == (1, 0, 0)
    play(state, next(text for text in legal(state, 0) if text.startswith("R:telesilla")))
    assert asked_of(state) == [("drop-token", 1)]
    assert legal(state, 1) == ["V:1"]
    play(state, None, "V:1")
    assert tokens(state, 1)[:3] == (0, 0, 0)


@rule("13.14", "15.17")
def test_the_military_school_drops_defeats_and_leaves_the_token_of_raiders() -> None:
    state = three_builders(
        "military-school",
        defeats=2,
        own="quarry",
        right="loom-1 foundry",
        boxes="cities edifice",
        hands=("", "", "raider-garrison"),
    )
    before = [tokens(state, at) for at in range(3)]
    assert before[0] == (0, 0, 0, 2)
    garrison = next(text for text in legal(state, 2) if text.startswith("B:raider-garrison"))
    cards = [next(text for text in legal(state, at) if text.endswith("+")) for at in (0, 1)]
    play(state, cards[0], cards[1], garrison)
    assert tokens(state, 0) == (0, 0, 1, 0)
    assert tokens(state, 2) == (0, 0, 1, 0), "a token of raiders, not of the school"


@rule("13.14", "13.15")
def test_the_memorial_pays_for_defeats_and_not_for_the_debt_of_raiders() -> None:
    state = a_table(
        a_city("giza-a", coins=9, defeats=2, built="loom-1 lumber-yard", hand="memorial"),
        a_city("rhodes-a", coins=9, built="quarry loom-2", hand="raider-garrison"),
        age=3,
        turn=3,
        boxes="cities",
    )
    memorial = Choice.parse(next(text for text in legal(state, 0) if text[2:10] == "memorial"))
    garrison = Choice.parse(legal(state, 1, "B:raider-garrison")[0])
    play(state, str(memorial), str(garrison))
    assert tokens(state, 0) == (0, 0, 0, 0)
    assert int(state.cities[0].tokens.debts) == 1
    paid = memorial.left + memorial.right + memorial.bank
    assert coins(state)[0] == 9 - paid + garrison.right + 2 * 2


@rule("14.4", "16.4")
def test_the_token_of_the_great_wall_halves_a_conflict_of_teams() -> None:
    state = a_table(
        a_city("giza-day", built="walls"),
        a_city("great-wall-b", coins=9, built="sawmill press-1"),
        a_city("ephesus-day", built="stables"),
        a_city("alexandria-day"),
        players=4,
        teams=True,
        edition="2e",
        boxes="cities wonder-pack",
        age=2,
        turn=7,
    )
    stage = next(text for text in legal(state, 1) if text.startswith("W3:"))
    play(state, None, stage)
    while state.age == 2:
        play(state)
    assert tokens(state, 2)[1] == 1, "one token instead of two"
    assert tokens(state, 1)[3] == 1
    assert tokens(state, 0)[1] == 2, "the other conflict is fought in full"
