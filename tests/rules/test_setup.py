"""Chapter 1: what lies on the table when a game begins."""

from collections import Counter

import pytest

from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.components.model import Components
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import COLORS
from tests.support.rules import rule
from tests.support.table import a_city, a_table, built, coins, play, stage_count, tokens, ways

EDITIONS = ("1e", "2e")
TABLES = [(edition, players) for edition in EDITIONS for players in range(3, 8)]


def a_game(players: int, edition: str = "1e", *boards: str, seed: str = "0") -> State:
    options = Options(players=players, edition=edition, boards=boards)
    return new_game(options, FastStream(seed))


def sides(state: State) -> list[str]:
    return [state.components.sides[city.side].slug for city in state.cities]


def deck(state: State, age: int) -> Counter[str]:
    return Counter(state.components.cards[card].slug for card in state.deal.decks[age - 1])


def colors(components: Components, cards: Counter[str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for card, copies in cards.items():
        counts[COLORS[components.cards[components.card_index[card]].color]] += copies
    return counts


@rule("1.1")
@pytest.mark.parametrize(("edition", "faces"), [("1e", {"a", "b"}), ("2e", {"day", "night"})])
def test_an_edition_has_seven_boards_with_its_own_two_sides(edition: str, faces: set[str]) -> None:
    components = load_components(edition, ())
    assert len({side.board for side in components.sides}) == 7
    assert {(side.board, side.slug.rpartition("-")[2]) for side in components.sides} == {
        (side.board, face) for side in components.sides for face in faces
    }


@rule("1.1")
def test_cards_of_the_other_edition_are_not_at_the_table() -> None:
    assert "pawnshop" in load_components("1e", ()).card_index
    assert "pawnshop" not in load_components("2e", ()).card_index
    assert "castrum" in load_components("2e", ()).card_index
    assert "castrum" not in load_components("1e", ()).card_index


@rule("1.2")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_three_to_seven_players_have_a_city_each(edition: str, players: int) -> None:
    state = a_game(players, edition)
    assert len(state.cities) == players
    assert [ask.city for ask in state.pending()] == list(range(players))


@rule("1.2")
def test_two_players_have_a_third_city_between_them() -> None:
    assert len(a_game(2).cities) == 3


@rule("1.3")
def test_the_left_neighbour_is_the_next_seat_clockwise() -> None:
    state = a_table(
        a_city("giza-a"),
        a_city("rhodes-a", hand="baths"),
        a_city("ephesus-a"),
        a_city("alexandria-a", hand="workshop scriptorium"),
        players=4,
    )
    assert ways(state, 3, "B:scriptorium") == ["B:scriptorium>2"]
    assert ways(state, 1, "B:baths") == ["B:baths>2"]
    play(state, None, "B:baths>2")
    assert coins(state)[:2] == [3 + 3 + 2, 3 - 2]


@rule("1.3")
def test_the_last_seat_has_the_first_on_its_left() -> None:
    state = a_table(a_city("giza-a"), a_city("rhodes-a"), a_city("ephesus-a", hand="baths"))
    assert ways(state, 2, "B:baths") == ["B:baths<2"]


@rule("1.4")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_no_two_cities_have_the_same_board(edition: str, players: int) -> None:
    for seed in range(20):
        state = a_game(players, edition, seed=str(seed))
        boards = {state.components.sides[city.side].board for city in state.cities}
        assert len(boards) == players


@rule("1.4")
def test_boards_and_sides_are_drawn_at_random() -> None:
    drawn = {side for seed in range(60) for side in sides(a_game(3, seed=str(seed)))}
    assert drawn == {side.slug for side in load_components("1e", ()).sides}


@rule("1.4")
def test_boards_can_be_chosen_with_or_without_their_side() -> None:
    for seed in range(10):
        first, second, third = sides(a_game(3, "1e", "giza-b", "random", "olympia", seed=str(seed)))
        assert first == "giza-b"
        assert third in {"olympia-a", "olympia-b"}
        assert second.partition("-")[0] not in {"giza", "olympia"}


@rule("1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_side_has_a_starting_resource_and_two_to_four_stages(edition: str) -> None:
    for side in load_components(edition, ()).sides:
        assert side.good
        assert 2 <= len(side.stages) <= 4
        assert all(piece.cost for stage in side.stages for piece in stage.variants)


@rule("1.5")
def test_the_starting_resource_is_there_in_the_first_turn() -> None:
    state = a_table(a_city("rhodes-a", coins=0, hand="barracks"), a_city("giza-a"))
    assert ways(state, 0, "B:barracks") == ["B:barracks"]


@rule("1.6")
def test_a_copy_is_used_when_at_least_so_many_play_as_it_says() -> None:
    taverns = {players: deck(a_game(players), 1)["tavern"] for players in range(2, 8)}
    assert taverns == {2: 0, 3: 0, 4: 1, 5: 2, 6: 2, 7: 3}
    forums = {players: deck(a_game(players), 2)["forum"] for players in range(2, 8)}
    assert forums == {2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 3}


@rule("1.7")
@pytest.mark.parametrize(("edition", "players"), [("1e", 2), *TABLES])
def test_players_plus_two_guilds_are_drawn(edition: str, players: int) -> None:
    state = a_game(players, edition)
    cities = len(state.cities)
    assert colors(state.components, deck(state, 3))["purple"] == cities + 2


@rule("1.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_guild_is_drawn_at_some_table_and_none_twice(edition: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        state = a_game(3, edition, seed=str(seed))
        guilds = {card: n for card, n in deck(state, 3).items() if card.endswith("guild")}
        assert set(guilds.values()) == {1}
        seen.update(guilds)
    assert len(seen) == 10


@rule("1.8")
@pytest.mark.parametrize(("edition", "players"), [("1e", 2), *TABLES])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_deck_has_seven_cards_a_city(edition: str, players: int, age: int) -> None:
    state = a_game(players, edition)
    assert deck(state, age).total() == 7 * len(state.cities)


@rule("1.9")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_third_age_has_guilds_and_no_brown_or_gray_cards(edition: str, players: int) -> None:
    state = a_game(players, edition)
    first, second, third = (colors(state.components, deck(state, age)) for age in (1, 2, 3))
    assert third["brown"] == third["gray"] == 0
    assert first["purple"] == second["purple"] == 0
    assert first["brown"] > 0 < first["gray"]
    assert second["brown"] > 0 < second["gray"]


@rule("1.10")
@pytest.mark.parametrize(("edition", "players"), [("1e", 2), *TABLES])
def test_every_city_begins_with_three_coins_and_nothing_built(edition: str, players: int) -> None:
    state = a_game(players, edition)
    for city in range(len(state.cities)):
        assert coins(state)[city] == 3
        assert built(state, city) == []
        assert stage_count(state, city) == 0
        assert tokens(state, city) == (0, 0, 0, 0)


@rule("1.11")
def test_the_bank_pays_more_coins_than_any_box_holds() -> None:
    state = a_table(*(a_city(board, coins=500) for board in ("giza-a", "rhodes-a", "ephesus-a")))
    play(state)
    assert coins(state) == [503, 503, 503]


@rule("1.11")
def test_every_conflict_finds_its_tokens() -> None:
    state = a_table(
        a_city("giza-a", victories=(2, 2, 0), built="arsenal"),
        a_city("rhodes-a", defeats=4),
        a_city("ephesus-a", victories=(2, 2, 0), built="circus"),
        a_city("alexandria-a", defeats=4),
        a_city("babylon-a", victories=(2, 2, 0), built="siege-workshop"),
        a_city("olympia-a", defeats=4),
        players=6,
        age=3,
        turn=6,
    )
    play(state)
    assert [tokens(state, city) for city in (0, 2, 4)] == [(2, 2, 2, 0)] * 3
    assert [tokens(state, city) for city in (1, 3, 5)] == [(0, 0, 0, 6)] * 3
