"""Positions of tables with expansions that cannot be are refused, with the field and the reason."""

import msgspec
import pytest

from sevenwonders.engine.position.build import position_of, state_from
from sevenwonders.engine.position.model import CityPosition, Position
from tests.boxes.edifice.edifices import at_stake
from tests.rules.test_refused_positions import refusal, text_refusal
from tests.support.rules import rule
from tests.support.table import a_city, a_position, points

LEADERS = "leaders cities promos classic-extras"


def with_fields(city: CityPosition, **fields: object) -> CityPosition:
    return msgspec.convert({**msgspec.to_builtins(city), **fields}, CityPosition)


def at_leaders(*cities: CityPosition, age: int = 2) -> Position:
    return a_position(*cities, boxes=LEADERS, age=age, turn=4)


def at_edifices(
    *cities: CityPosition,
    built: tuple[int, ...] = (),
    pawns: tuple[int, ...] = (),
    age: int = 2,
) -> Position:
    return a_position(
        *cities,
        boxes="edifice",
        age=age,
        turn=4,
        edifices=at_stake(""),
        edifices_built=built,
        edifice_pawns=pawns,
    )


@rule("15.21", "16.11")
@pytest.mark.parametrize("entry", ["b:altar", "z:?", "p:altar", ":altar", "altar@@", "?@1", "-@1"])
def test_a_variant_or_a_seat_that_the_stage_does_not_have(entry: str) -> None:
    error = refusal(a_position(a_city("giza-a", stages=entry), turn=3))
    assert error.where == "city 0, stages"
    assert entry in error.why


@rule("6.3")
def test_a_card_laid_under_a_wonder_by_another_player() -> None:
    error = refusal(a_position(a_city("giza-a", stages="altar@1"), turn=3))
    assert (error.where, error.why) == (
        "city 0, stages",
        "'altar@1': seat 1 lays no cards under this wonder",
    )


@rule("16.11")
def test_a_stage_that_is_copied_twice() -> None:
    def copying(stages: str) -> Position:
        cities = (a_city("manneken-pis-a", stages=stages), a_city("great-wall-a"))
        return a_position(*cities, boxes="wonder-pack", age=2, turn=4)

    state_from(copying("b:? ? ?"))
    error = refusal(copying("b:? ? b:?"))
    assert error.where == "city 0, stages"
    assert "copied twice" in error.why


@rule("15.1")
@pytest.mark.parametrize(
    ("field", "value"),
    [("rewards", (1, 0, 0)), ("pawns", (0, 1, 0)), ("joined", (1,)), ("edifice_debts", 2)],
)
def test_what_edifices_bring_without_edifices(field: str, value: object) -> None:
    city = with_fields(a_city("giza-a", stages="?"), **{field: value})
    error = refusal(a_position(city, age=2))
    assert error.where == f"city 0, {field}"
    assert "no edifices at this table" in error.why


@rule("15.1")
@pytest.mark.parametrize(
    ("field", "value"),
    [("edifices", ("belvedere",)), ("edifice_pawns", (2, 2, 2)), ("edifices_built", (1,))],
)
def test_edifices_without_their_box(field: str, value: object) -> None:
    position = msgspec.structs.replace(a_position(), **{field: value})
    assert refusal(position).where == field


@rule("15.1")
def test_an_edifice_of_another_age_suggests_those_of_this_one() -> None:
    position = msgspec.structs.replace(
        at_edifices(), edifices=("belvedere", "stageing-camp", "archives")
    )
    error = refusal(position)
    assert error.where == "edifices"
    assert "did you mean staging-camp?" in error.why


@rule("15.2", "15.7")
@pytest.mark.parametrize(
    ("position", "where"),
    [
        (at_edifices(built=(4,)), "edifices_built"),
        (at_edifices(built=(0,)), "edifices_built"),
        (at_edifices(built=(3,)), "edifices_built"),
        (at_edifices(built=(1, 1)), "edifices_built"),
        (at_edifices(pawns=(2, 2)), "edifice_pawns"),
        (at_edifices(pawns=(3, 2, 2)), "edifice_pawns"),
        (at_edifices(pawns=(2, 0, 2)), "edifice_pawns"),
        (at_edifices(pawns=(2, 2, 1)), "edifice_pawns"),
        (at_edifices(pawns=(10**19, 2, 2)), "edifice_pawns"),
        (at_edifices(built=(1,), pawns=(1, 2, 2)), "edifice_pawns"),
    ],
)
def test_edifices_that_do_not_stand_so(position: Position, where: str) -> None:
    assert refusal(position).where == where


@rule("15.3", "15.11", "15.20")
@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"joined": (-1,)}, "joined"),
        ({"joined": (3,)}, "joined"),
        ({"joined": (1, 1)}, "joined"),
        ({"joined": (1, 2)}, "joined"),
        ({"pawns": (2, 0, 0)}, "pawns"),
        ({"pawns": (10**19, 0, 0)}, "pawns"),
        ({"pawns": (-1, 0, 0)}, "pawns"),
        ({"pawns": (0, 0, 1)}, "pawns"),
        ({"pawns": (0, 1, 0), "rewards": (0, 1, 0)}, "rewards"),
        ({"pawns": (1, 0, 0)}, "rewards"),
        ({"pawns": (1, 0, 0), "rewards": (2, 0, 0)}, "rewards"),
        ({"edifice_debts": 2}, "edifice_debts"),
        ({"edifice_debts": -2}, "edifice_debts"),
        ({"edifice_debts": 1}, "edifice_debts"),
    ],
)
def test_what_a_city_cannot_have_of_an_edifice(fields: dict[str, object], where: str) -> None:
    city = with_fields(a_city("giza-a", stages="?"), **fields)
    assert refusal(at_edifices(city, built=(1,))).where == f"city 0, {where}"


@rule("12.6", "12.8")
@pytest.mark.parametrize("entry", ["plato@9", "plato@0", "plato@3", "plato@x", "plato@1@2"])
def test_a_leader_of_an_age_that_was_not_played(entry: str) -> None:
    error = refusal(at_leaders(a_city("giza-a", leaders=entry)))
    assert error.where == "city 0, leaders"
    assert entry in error.why


@rule("12.42")
def test_stevie_lies_face_up_under_a_stage() -> None:
    error = refusal(at_leaders(a_city("giza-a", leaders="stevie")))
    assert error.where == "city 0, leaders"
    assert "under a stage" in error.why
    state_from(at_leaders(a_city("giza-a", leaders="stevie", stages="stevie")))


@rule("12.11")
@pytest.mark.parametrize(
    "city",
    [
        a_city("giza-a", leaders="plato", stages="plato"),
        a_city("giza-a", leaders="plato", leader_hand="plato"),
        a_city("giza-a", leaders="plato plato"),
    ],
)
def test_a_leader_in_two_places(city: CityPosition) -> None:
    error = refusal(at_leaders(city))
    assert "once too often" in error.why


@rule("12.50")
@pytest.mark.parametrize(
    ("stages", "buried", "why"),
    [
        ("", ("plato@8",), "bury 0"),
        ("? ?", ("plato@-8",), "plato@-8"),
        ("? ?", ("plato",), "plato@8"),
        ("? ?", ("plato@9",), "plato@8"),
        ("? ?", ("aganice@6",), "aganice@2 or aganice@4"),
        ("? ?", ("stevie@2",), "never buried"),
    ],
)
def test_a_buried_leader_is_worth_twice_its_cost(
    stages: str, buried: tuple[str, ...], why: str
) -> None:
    city = with_fields(a_city("abu-simbel-night", stages=stages), buried=buried)
    position = msgspec.structs.replace(at_leaders(city), experts=True)
    error = refusal(position)
    assert error.where == "city 0, buried"
    assert why in error.why


@rule("12.43", "12.44")
@pytest.mark.parametrize(
    ("copied", "built", "next_door", "why"),
    [
        ("altar", "courtesans-guild", "plato", "no leader 'altar'"),
        ("platto", "courtesans-guild", "plato", "did you mean plato"),
        ("esteban", "courtesans-guild", "esteban", "never copied"),
        ("plato", "", "plato", "no guild that copies"),
        ("plato", "courtesans-guild", "sappho", "never face up next door"),
        ("stevie", "courtesans-guild", "stevie", "under a stage"),
    ],
)
def test_a_leader_that_the_courtesans_guild_cannot_copy(
    copied: str, built: str, next_door: str, why: str
) -> None:
    left = a_city("rhodes-a", leaders=next_door, stages="stevie" if next_door == "stevie" else "")
    error = refusal(at_leaders(a_city("giza-a", built=built, copied=copied), left, age=3))
    assert error.where == "city 0, copied"
    assert why in error.why


@rule("13.13", "13.16")
@pytest.mark.parametrize(
    ("field", "value", "boxes"),
    [
        ("debts", 1, "leaders"),
        ("debts", -1, "cities"),
        ("debts", 10**19, "cities"),
        ("diplomacy", 1, "leaders"),
        ("diplomacy", -1, "cities"),
        ("diplomacy", 99, "cities"),
        ("coins", 10**19, "cities"),
    ],
)
def test_debts_and_tokens_that_the_table_cannot_give(field: str, value: int, boxes: str) -> None:
    city = with_fields(a_city("giza-a"), **{field: value})
    assert refusal(a_position(city, boxes=boxes, age=2)).where == f"city 0, {field}"


@rule("8.1", "15.17")
@pytest.mark.parametrize(
    ("city", "where"),
    [
        (a_city("giza-a", victories=(3, 0, 0)), "victories"),
        (a_city("giza-a", victories=(0, 1, 0)), "victories"),
        (a_city("giza-a", victories=(10**19, 0, 0)), "victories"),
        (a_city("giza-a", defeats=3), "defeats"),
        (a_city("giza-a", victories=(2, 0, 0), defeats=1), "defeats"),
    ],
)
def test_a_box_without_tokens_gives_none(city: CityPosition, where: str) -> None:
    assert refusal(a_position(city, boxes="wonder-pack", age=2)).where == f"city 0, {where}"


@rule("12.37", "12.41", "6.15")
@pytest.mark.parametrize("field", ["free_build_used", "black_build_used", "freeze_used"])
def test_a_right_is_spent_only_where_it_is(field: str) -> None:
    error = refusal(at_leaders(with_fields(a_city("giza-a"), **{field: True})))
    assert error.where == f"city 0, {field}"
    olympia = a_city("olympia-a", stages="? ?", leaders="caligula esteban")
    state = state_from(at_leaders(with_fields(olympia, **{field: True})))
    assert getattr(position_of(state).city[0], field)


@rule("13.2")
def test_more_black_cards_than_are_drawn() -> None:
    city = a_city("giza-a", built="hideout residence militia dive")
    error = refusal(a_position(city, boxes="cities", age=2))
    assert (error.where, error.why) == (
        "city 0, built",
        "4 black cards of Age 1 where 3 are drawn",
    )


@rule("8.1", "9.12")
def test_the_end_of_a_base_game_has_the_tokens_of_its_last_conflicts() -> None:
    city = a_city("giza-a", built="palace", victories=(2, 1, 2), defeats=1)
    state = state_from(a_position(city, over=True))
    assert state.over
    assert points(state, 0, "conflicts") == 2 + 3 + 10 - 1
    written = position_of(state)
    assert (written.over, written.age, written.turn) == (True, 3, 6)
    assert position_of(state_from(written)) == written
    assert refusal(a_position(city, age=3, turn=6)).where == "city 0, victories"


@rule("2.7")
@pytest.mark.parametrize(
    ("changes", "where"),
    [({"age": 2}, "over"), ({"turn": 3}, "over"), ({"deck_3": ("palace",)}, "deck_3")],
)
def test_a_game_that_is_over_in_the_middle(changes: dict[str, object], where: str) -> None:
    position = msgspec.structs.replace(a_position(over=True), **changes)
    assert refusal(position).where == where


@rule("2.7")
def test_nobody_holds_a_card_when_the_game_is_over() -> None:
    assert refusal(a_position(a_city("giza-a", hand="palace"), over=True)).where == "city 0, hand"


def test_numbers_that_no_machine_holds_are_refused_as_text_too() -> None:
    cities = (
        "[[city]]\nboard = 'giza-a'\n[[city]]\nboard = 'rhodes-a'\n[[city]]\nboard = 'ephesus-a'\n"
    )
    for line in ("players = 3\nage = 10000000000000000000", f"players = {'9' * 5000}"):
        assert text_refusal(f"{line}\n{cities}").why


def test_a_name_that_is_none_suggests_the_nearest() -> None:
    error = refusal(a_position(a_city("giza-a", hand="alter")))
    assert error.why == "no card 'alter' at this table; did you mean altar?"
