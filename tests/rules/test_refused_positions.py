"""Positions that cannot stand on a table are refused, with the place and the reason."""

import msgspec
import pytest

from sevenwonders.engine.errors import InvalidPosition
from sevenwonders.engine.position.build import position_of, state_from
from sevenwonders.engine.position.model import CityPosition, Position
from sevenwonders.record.position import parse_position, position_text
from tests.support.rules import rule
from tests.support.table import a_city, a_position, a_table, play

AGE_ONE = "lumber-yard stone-pit clay-pool ore-vein loom-1 press-1 altar theater baths stockade "


def refusal(position: Position) -> InvalidPosition:
    with pytest.raises(InvalidPosition) as refused:
        state_from(position)
    assert str(refused.value) == f"{refused.value.where}: {refused.value.why}"
    return refused.value


def text_refusal(text: str) -> InvalidPosition:
    with pytest.raises(InvalidPosition) as refused:
        parse_position(text)
    return refused.value


OLDER = """players = 3
boxes = ["leaders", "classic-extras"]
over = true
[[city]]
board = "giza-a"
built = ["courtesans-guild"]
named = "plato"
[[city]]
board = "rhodes-a"
leaders = ["plato"]
[[city]]
board = "ephesus-a"
"""


@rule("2.2")
def test_fifteen_cards_in_a_hand() -> None:
    cards = f"{AGE_ONE} barracks guard-tower apothecary workshop scriptorium"
    error = refusal(a_position(a_city("giza-a", hand=cards)))
    assert error.where == "city 0, hand"
    assert "15 cards" in error.why
    assert "7" in error.why


@rule("2.3")
def test_more_cards_in_a_hand_than_the_turn_has() -> None:
    error = refusal(a_position(a_city("giza-a", hand="altar baths theater"), turn=6))
    assert error.where == "city 0, hand"
    assert "3 cards" in error.why
    assert "turn 6" in error.why


@rule("10.12")
def test_the_holder_may_have_one_card_more() -> None:
    cards = "altar baths theater"
    state_from(a_position(a_city("giza-a"), a_city("rhodes-a", hand=cards), players=2, turn=6))
    error = refusal(a_position(a_city("giza-a", hand=cards), players=2, turn=6))
    assert error.where == "city 0, hand"


def test_a_hand_for_the_free_city() -> None:
    free_city = a_city("ephesus-a", hand="altar")
    error = refusal(a_position(a_city("giza-a"), a_city("rhodes-a"), free_city, players=2))
    assert error.where == "city 2, hand"


@rule("1.6")
@pytest.mark.parametrize(
    ("city", "where"),
    [
        (a_city("rhodes-a", hand="altar"), "city 1, hand"),
        (a_city("rhodes-a", built="altar"), "city 1, built"),
        (a_city("rhodes-a", stages="altar"), "city 1, stages"),
    ],
)
def test_a_card_in_two_places(city: CityPosition, where: str) -> None:
    error = refusal(a_position(a_city("giza-a", hand="altar"), city))
    assert error.where == where
    assert "'altar'" in error.why
    assert "city 0, hand" in error.why


@rule("1.6")
def test_two_copies_of_a_card_stand_at_a_larger_table() -> None:
    cities = (a_city("giza-a", hand="altar"), a_city("rhodes-a", hand="altar"))
    state_from(a_position(*cities, players=5))
    assert refusal(a_position(*cities, players=4)).where == "city 1, hand"


def test_a_card_in_the_discard_pile_and_in_a_city() -> None:
    error = refusal(a_position(a_city("giza-a", built="altar"), discard="altar"))
    assert error.where == "discard"


@rule("1.6")
def test_a_card_for_more_players_than_there_are() -> None:
    error = refusal(a_position(a_city("giza-a", hand="tavern")))
    assert error.where == "city 0, hand"
    assert "'tavern'" in error.why


@pytest.mark.parametrize("place", ["built", "hand", "stages"])
def test_an_unknown_card(place: str) -> None:
    city = msgspec.convert({"board": "giza-a", place: ["stonehenge"]}, CityPosition)
    error = refusal(a_position(city, turn=3))
    assert error.where == f"city 0, {place}"
    assert "'stonehenge'" in error.why


@rule("1.1")
def test_a_card_of_the_other_edition() -> None:
    error = refusal(a_position(a_city("giza-day", hand="pawnshop"), edition="2e", players=4))
    assert "'pawnshop'" in error.why


@rule("2.1")
@pytest.mark.parametrize(
    ("city", "where"),
    [
        (a_city("giza-a", hand="altar"), "city 0, hand"),
        (a_city("giza-a", built="palace"), "city 0, built"),
        (a_city("giza-a", hand="palace"), "city 0, hand"),
    ],
)
def test_a_card_of_the_wrong_age(city: CityPosition, where: str) -> None:
    error = refusal(a_position(city, age=2, turn=2))
    assert error.where == where
    assert "Age 2" in error.why


@rule("2.1")
@pytest.mark.parametrize("age", [-1, 0, 4])
def test_an_age_that_is_not_played(age: int) -> None:
    error = refusal(a_position(age=age, turn=1))
    assert error.where == "age"
    assert str(age) in error.why


@rule("2.1")
@pytest.mark.parametrize("turn", [-1, 7])
def test_a_turn_that_is_not_played(turn: int) -> None:
    error = refusal(msgspec.structs.replace(a_position(), turn=turn))
    assert error.where == "turn"
    assert str(turn) in error.why


@rule("8.1", "8.2")
@pytest.mark.parametrize(
    ("city", "where"),
    [
        (a_city("giza-a", victories=(3, 0, 0)), "city 0, victories"),
        (a_city("giza-a", victories=(0, 1, 0)), "city 0, victories"),
        (a_city("giza-a", victories=(-1, 0, 0)), "city 0, victories"),
        (a_city("giza-a", defeats=3), "city 0, defeats"),
        (a_city("giza-a", defeats=-1), "city 0, defeats"),
        (a_city("giza-a", victories=(2, 0, 0), defeats=1), "city 0, defeats"),
    ],
)
def test_more_tokens_than_conflicts_have_given(city: CityPosition, where: str) -> None:
    assert refusal(a_position(city, age=2)).where == where


@rule("1.10")
def test_fewer_coins_than_none() -> None:
    error = refusal(a_position(a_city("giza-a", coins=-1)))
    assert error.where == "city 0, coins"
    assert "-1" in error.why


@rule("4.5", "4.6")
def test_a_structure_twice_in_a_city() -> None:
    error = refusal(a_position(a_city("giza-a", built="loom-1 loom-2"), age=2))
    assert error.where == "city 0, built"
    assert "twice" in error.why


@rule("1.5")
def test_more_stages_than_the_wonder_has() -> None:
    error = refusal(a_position(a_city("rhodes-b", stages="? ? ?")))
    assert error.where == "city 0, stages"
    assert "2 stages" in error.why


@rule("6.1")
def test_a_stage_left_out() -> None:
    error = refusal(a_position(a_city("giza-a", stages="- altar")))
    assert error.where == "city 0, stages"
    assert "order" in error.why


@rule("11.3")
def test_a_card_laid_by_a_seat_that_is_not_there() -> None:
    error = refusal(a_position(a_city("giza-a", stages="altar@3")))
    assert error.where == "city 0, stages"
    assert "'3'" in error.why


@rule("1.7")
def test_more_guilds_than_are_drawn() -> None:
    guilds = "workers-guild spies-guild traders-guild builders-guild scientists-guild"
    state_from(a_position(a_city("giza-a", built=guilds), age=3))
    cities = (a_city("giza-a", built=guilds), a_city("rhodes-a", built="magistrates-guild"))
    error = refusal(a_position(*cities, age=3))
    assert error.where == "city 1, built"
    assert "6 guilds" in error.why
    assert "5" in error.why


@rule("1.8")
def test_more_cards_played_than_the_turn_allows() -> None:
    error = refusal(a_position(a_city("giza-a", built="altar theater baths stockade"), turn=1))
    assert "too few cards" in error.why


@rule("1.2", "1.4")
@pytest.mark.parametrize(
    ("position", "where", "word"),
    [
        (a_position(players=8), "players", "8 players"),
        (Position(players=1, city=(a_city("giza-a"),)), "players", "1 players"),
        (
            a_position(a_city("giza-a"), a_city("giza-b"), a_city("rhodes-a")),
            "city 1, board",
            "twice",
        ),
        (a_position(a_city("rhodes-a"), a_city("atlantis-a")), "city 1, board", "'atlantis-a'"),
        (a_position(a_city("gza")), "city 0, board", "did you mean giza-a or giza-b?"),
        (a_position(a_city("roma-a")), "city 0, board", "needs the expansion"),
        (Position(players=3, city=(a_city("giza-a"),)), "city", "3 cities"),
        (Position(players=3, city=tuple(a_city(b) for b in "abcd")), "city", "4 are given"),
        (Position(players=3, edition="3e", city=()), "edition", "3e"),
        (Position(players=2, edition="2e", city=()), "edition", "first edition"),
        (msgspec.structs.replace(a_position(), boxes=("leader",)), "boxes", "mean leaders?"),
        (msgspec.structs.replace(a_position(), boxes=("leaders", "leaders")), "boxes", "twice"),
        (msgspec.structs.replace(a_position(), teams=True), "teams", "four or six"),
        (msgspec.structs.replace(a_position(players=4), teams=True), "teams", "cities"),
        (msgspec.structs.replace(a_position(), experts=True), "experts", "leaders"),
        (msgspec.structs.replace(a_position(), rules=9), "rules", "version 9"),
        (
            a_position(a_city("giza"), a_city("rhodes-a"), a_city("ephesus-a")),
            "city 0, board",
            "side",
        ),
    ],
)
def test_a_table_that_cannot_be(position: Position, where: str, word: str) -> None:
    error = refusal(position)
    assert error.where == where
    assert word in error.why


@rule("10.3")
def test_a_pile_where_there_is_no_free_city() -> None:
    assert refusal(a_position(pile="altar")).where == "pile"


def test_a_coming_deck_that_cannot_be_dealt() -> None:
    short = msgspec.structs.replace(a_position(), deck_2=("walls",))
    assert "21" in refusal(short).why
    late = msgspec.structs.replace(a_position(age=2), deck_2=("walls",) * 21)
    assert refusal(late).where == "deck_2"
    wrong = msgspec.structs.replace(a_position(), deck_2=("walls",) * 21)
    assert "'walls'" in refusal(wrong).why


@pytest.mark.parametrize(
    ("text", "where", "word"),
    [
        ("players =", "file", "TOML"),
        ("players = 3", "city", "required"),
        ("city = []", "players", "required"),
        ("players = 'three'\ncity = []", "players", "int"),
        ("players = 3\ncolour = 'red'\ncity = []", "colour", "no such field"),
        ("players = 3\ndiscards = []\ncity = []", "discards", "did you mean discard?"),
        ("players = 3\n[[city]]\nboard = 'giza-a'\ncoin = 3", "city 0, coin", "mean coins?"),
        ("players = 3\n[[city]]\nboard = 'giza-a'\nstagess = []", "city 0, stagess", "stages?"),
        ("players = 3\n[[city]]\ncoins = 3", "city 0, board", "required"),
        ("players = 3\n[[city]]\nboard = 'giza-a'\nhand = 'altar'", "city 0, hand", "array"),
        ("players = 3\n[[city]]\nboard = 'giza-a'\nhand = ['altar', 2]", "city 0, hand", "entry 2"),
        ("players = 3\ncity = [1]", "city 0", "object"),
    ],
)
def test_a_file_that_is_no_position(text: str, where: str, word: str) -> None:
    error = text_refusal(text)
    assert error.where == where
    assert word in error.why


def test_a_position_in_the_middle_of_a_turn_is_none() -> None:
    state = a_table(a_city("babylon-b", stages="? ?"), turn=6)
    play(state)
    with pytest.raises(InvalidPosition, match="turn"):
        position_of(state)


def test_a_position_survives_its_text() -> None:
    position = a_position(
        a_city("giza-a", built="altar", stages="baths", hand="stockade", coins=7),
        a_city("rhodes-a", stages="? ?"),
        discard="theater",
    )
    assert parse_position(position_text(position)) == position


def test_an_older_file_names_the_copied_leader_otherwise() -> None:
    read = parse_position(OLDER)
    assert read.city[0].copied == "plato"
    assert 'copied = "plato"' in position_text(read)


def test_a_city_does_not_copy_a_leader_under_both_names() -> None:
    error = text_refusal(OLDER.replace('named = "plato"', 'named = "plato"\ncopied = "plato"'))
    assert error.where == "city 0, named"
    assert "no such field" in error.why


def test_only_leaders_are_suggested_for_the_leader_that_is_copied() -> None:
    error = text_refusal(OLDER.replace('named = "plato"', 'copied = "altar"'))
    assert error.where == "city 0, copied"
    assert "did you mean" not in error.why
    error = text_refusal(OLDER.replace('named = "plato"', 'copied = "platto"'))
    assert "did you mean plato?" in error.why
