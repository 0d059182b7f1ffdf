"""The score sheet explains every point of the score."""

import msgspec
import pytest

from sevenwonders.engine.score.sheet import Item, Sheet, rows_of, sheet
from sevenwonders.engine.vocabulary import BASE_ROWS, CITIES, EDIFICE, LEADERS, NOTHING, ROWS
from tests.support.games import BOXES, KINDS, SOME_BOX_KINDS, Kind, deal_game, picker, stages
from tests.support.rules import rule
from tests.support.scale import scaled
from tests.support.table import a_city, a_table


def items(sheet_: Sheet, row: str) -> list[Item]:
    return list(next(line.items for line in sheet_.rows if line.row == row))


@rule("9.1")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_items_add_up_to_rows_and_rows_to_the_score(kind: Kind) -> None:
    for game in range(scaled(2, 40)):
        state = deal_game(kind, f"sheet {game}")
        for _ in stages(state, picker(f"sheet {game}")):
            for city in range(len(state.cities)):
                score = state.score(city)
                explained = sheet(state, city)
                assert [row.row for row in explained.rows] == list(ROWS[:BASE_ROWS])
                assert [row.points for row in explained.rows] == list(score.rows[:BASE_ROWS])
                for row in explained.rows:
                    assert row.points == sum(item.points for item in row.items)
                assert explained.total == score.total()
                assert (explained.copied is None) == (score.copied == NOTHING)


@rule("9.1")
@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_items_explain_every_point_of_every_box(kind: Kind) -> None:
    for game in range(scaled(2, 40)):
        state = deal_game(kind, f"sheet {game}")
        for _ in stages(state, picker(f"sheet {game}")):
            for city in range(len(state.cities)):
                score = state.score(city)
                explained = sheet(state, city)
                shown = {row.row: row.points for row in explained.rows}
                assert list(shown) == [ROWS[row] for row in rows_of(state.components)]
                everything: dict[str, int] = {
                    name: int(score.rows[at]) for at, name in enumerate(ROWS)
                }
                assert shown == {row: everything[row] for row in shown}
                for row in explained.rows:
                    assert row.points == sum(item.points for item in row.items), row
                assert explained.total == score.total() == sum(shown.values())
                assert (explained.again is None) == (score.again == NOTHING)


def test_rows_of_boxes_that_are_not_at_the_table_are_left_out() -> None:
    rows = {
        kind.boxes: list(rows_of(deal_game(kind, "rows").components)) for kind in SOME_BOX_KINDS
    }
    assert rows["leaders",][BASE_ROWS:] == [LEADERS]
    assert rows["cities",][BASE_ROWS:] == [CITIES]
    assert rows["edifice",][BASE_ROWS:] == [EDIFICE]
    assert rows[BOXES][BASE_ROWS:] == [LEADERS, CITIES, EDIFICE]


@rule("9.3")
def test_debts_stand_beside_the_coins() -> None:
    state = deal_game(Kind("2e", 4, ("cities",)), "debts")
    state.cities[0].tokens.debts = 4
    assert items(sheet(state, 0), "treasury") == [Item("coins", 1, 3), Item("debts", -4, 4)]


def test_debts_for_failed_edifices_stand_in_their_row() -> None:
    state = deal_game(Kind("1e", 5, ("edifice",)), "debts")
    state.cities[0].edifices.debts = 5
    assert items(sheet(state, 0), "edifice") == [Item("debts", -5, 5)]


@rule("9.2", "9.3")
def test_tokens_and_coins_are_counted() -> None:
    state = a_table(a_city("giza-a", coins=14, victories=(1, 1, 0), defeats=2), age=3)
    explained = sheet(state, 0)
    assert items(explained, "conflicts") == [
        Item("victories-1", 1, 1),
        Item("victories-2", 3, 1),
        Item("defeats", -2, 2),
    ]
    assert items(explained, "treasury") == [Item("coins", 4, 14)]


@rule("9.4", "9.5")
def test_stages_and_blue_cards_stand_by_name() -> None:
    state = a_table(a_city("giza-a", built="altar temple loom-1", stages="? ?"), age=3)
    explained = sheet(state, 0)
    assert items(explained, "wonder") == [Item("giza-a-1", 3), Item("giza-a-2", 5)]
    assert items(explained, "blue") == [Item("altar", 2), Item("temple", 3)]


@rule("9.6", "9.11")
def test_science_shows_how_free_symbols_were_read() -> None:
    built = "scriptorium school library workshop scientists-guild"
    state = a_table(a_city("giza-a", built=built), age=3)
    explained = sheet(state, 0)
    assert explained.science.symbols == (0, 1, 3)
    assert explained.science.wilds == (1, 0, 0)
    assert explained.science.sets == 1
    assert items(explained, "green") == [
        Item("compass", 1, 1),
        Item("gear", 1, 1),
        Item("tablet", 9, 3),
        Item("sets", 7, 1),
    ]


@rule("9.8", "9.9")
def test_counting_cards_say_how_many_they_counted() -> None:
    state = a_table(
        a_city("giza-a", built="lighthouse marketplace spies-guild"),
        a_city("rhodes-a", built="barracks stockade"),
        a_city("ephesus-a", built="guard-tower"),
        age=3,
    )
    explained = sheet(state, 0)
    assert items(explained, "yellow") == [Item("lighthouse", 2, 2)]
    assert items(explained, "guilds") == [Item("spies-guild", 3, 3)]


@rule("9.10", "9.11")
def test_a_copied_guild_is_shown_as_copied() -> None:
    state = a_table(
        a_city("olympia-b", stages="? ? ?"),
        a_city("giza-a", built="spies-guild barracks stockade"),
        a_city("rhodes-a", built="workers-guild"),
        age=3,
    )
    explained = sheet(state, 0)
    assert explained.copied == "spies-guild"
    assert items(explained, "guilds") == [Item("spies-guild", 2, 2, copied=True)]


@rule("9.11")
def test_a_copied_guild_without_points_is_shown_too() -> None:
    state = a_table(
        a_city("olympia-b", stages="? ? ?", built="scriptorium"),
        a_city("giza-a", built="scientists-guild"),
        age=3,
    )
    explained = sheet(state, 0)
    assert explained.copied == "scientists-guild"
    assert items(explained, "guilds") == [Item("scientists-guild", 0, copied=True)]
    assert explained.science.wilds == (0, 0, 1)


def test_a_sheet_is_plain_data() -> None:
    explained = sheet(a_table(a_city("giza-a", built="altar")), 0)
    assert msgspec.json.decode(msgspec.json.encode(explained), type=Sheet) == explained
