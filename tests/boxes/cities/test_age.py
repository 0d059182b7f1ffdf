"""Cities: the deck, the seven turns, and what changes in the boards' powers by them."""

from collections import Counter

import pytest

from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.errors import BoardNeedsBox
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from tests.boxes.cities.cities import BLACK, CITIES
from tests.support.rules import rule
from tests.support.table import (
    a_city,
    a_table,
    asked,
    built,
    coins,
    discarded,
    legal,
    play,
    ways,
)

each_table = pytest.mark.parametrize("players", range(3, 8))
each_edition = pytest.mark.parametrize("edition", ["1e", "2e"])


def _game(edition: str, players: int, boxes: tuple[str, ...] = (CITIES,)) -> State:
    options = Options(players=players, edition=edition, boxes=boxes)
    return new_game(options, FastStream(f"{edition} {players}"))


@rule("13.1", "13.2", "13.3")
@each_edition
@each_table
def test_an_age_has_eight_cards_a_player_as_many_black_ones_as_players(
    edition: str, players: int
) -> None:
    state = _game(edition, players)
    printed = {card.slug: card.age for card in BLACK}
    for age, deck in enumerate(state.deal.decks, start=1):
        cards = [state.components.cards[card] for card in deck]
        black = [card.slug for card in cards if card.slug in printed]
        assert len(cards) == 8 * players
        assert len(black) == len(set(black)) == players
        assert {printed[slug] for slug in black} == {age}
    assert [len(cards) for cards in state.hands] == [8] * players


@rule("13.2")
def test_every_black_card_is_drawn_in_some_game() -> None:
    seen: set[str] = set()
    for seed in range(20):
        state = new_game(Options(players=7, boxes=(CITIES,)), FastStream(str(seed)))
        seen.update(state.components.cards[card].slug for deck in state.deal.decks for card in deck)
    assert {card.slug for card in BLACK} <= seen


@rule("13.2", "13.33")
@each_table
def test_the_number_of_guilds_stays_players_and_two(players: int) -> None:
    for boxes in ((CITIES,), (CITIES, "classic-extras")):
        state = _game("2e", players, boxes)
        guilds = [card for card in state.deal.decks[2] if state.components.cards[card].color == 6]
        assert len(guilds) == players + 2


@rule("13.33")
def test_two_of_the_guilds_need_cities() -> None:
    alone = load_components("2e", ("classic-extras",)).card_index
    assert "mourners-guild" in alone
    assert "counterfeiters-guild" not in alone
    assert "guild-of-shadows" not in alone
    both = load_components("2e", ("cities", "classic-extras")).card_index
    assert {"mourners-guild", "counterfeiters-guild", "guild-of-shadows"} <= set(both)


@rule("13.1")
@pytest.mark.parametrize("board", ["petra", "byzantium", "petra-day", "byzantium-night"])
def test_no_table_has_the_boards_without_the_box(board: str) -> None:
    with pytest.raises(BoardNeedsBox):
        new_game(Options(players=3, edition="2e", boards=(board,)), FastStream("0"))
    state = new_game(
        Options(players=3, edition="2e", boxes=(CITIES,), boards=(board,)), FastStream("0")
    )
    assert state.components.sides[state.cities[0].side].slug.startswith(board)


@rule("13.3")
@each_edition
def test_seven_turns_are_played_and_the_eighth_card_is_discarded(edition: str) -> None:
    state = _game(edition, 3)
    for turn in range(1, 8):
        assert state.turn == turn
        assert [len(cards) for cards in state.hands] == [9 - turn] * 3
        played = len(discarded(state))
        play(state, *(legal(state, seat, "D")[0] for seat in range(3)))
        gone = 3 if turn < 7 else 6
        assert len(discarded(state)) == played + gone
    assert (state.age, state.turn) == (2, 1)
    assert [len(cards) for cards in state.hands] == [8] * 3


@rule("13.4")
def test_babylon_plays_the_eighth_card() -> None:
    state = a_table(
        a_city("babylon-night", stages="?", hand="hideout dive"),
        edition="2e",
        boxes=CITIES,
        turn=7,
    )
    play(state, "B:hideout")
    assert asked(state) == "last-card"
    assert Counter(legal(state, 0)) >= Counter(["B:dive", "D:dive"])
    play(state, "B:dive")
    assert built(state, 0) == ["hideout", "dive"]
    assert asked(state) == "pay-loss", "the Hideout's loss comes after the last card"


@rule("13.4")
def test_babylon_plays_no_last_card_after_the_sixth_turn() -> None:
    state = a_table(
        a_city("babylon-night", stages="?", hand="dive"), edition="2e", boxes=CITIES, turn=6
    )
    play(state, "D:dive")
    assert (asked(state), state.turn) == ("play", 7)


def _olympia(turn: int, *, stages: str) -> State:
    """Olympia by night without money, holding cards it cannot pay for."""
    return a_table(
        a_city("olympia-night", coins=0, stages=stages, hand="walls tabularium"),
        a_city("rhodes-day"),
        a_city("ephesus-day"),
        edition="2e",
        boxes=CITIES,
        age=2,
        turn=turn,
    )


@rule("13.5")
@pytest.mark.parametrize(
    ("turn", "stages", "free"),
    [
        (1, "?", True),
        (2, "?", False),
        (7, "?", False),
        (1, "? ?", True),
        (6, "? ?", False),
        (7, "? ?", True),
    ],
)
def test_olympia_by_night_has_its_free_cards_in_turns_one_and_seven(
    turn: int, stages: str, *, free: bool
) -> None:
    state = _olympia(turn, stages=stages)
    for card in ("walls", "tabularium"):
        assert ways(state, 0, f"B:{card}") == ([f"B:{card}"] if free else [])


@rule("13.5")
def test_the_eighth_card_is_not_the_last_turns_card() -> None:
    state = _olympia(7, stages="? ?")
    state.cities[0].powers |= 1
    play(state, "B:walls")
    assert asked(state) == "last-card"
    assert legal(state, 0) == ["D:tabularium"]


@rule("13.6")
def test_a_first_black_card_is_free_as_a_new_colour() -> None:
    for own, free in (("", ["B:tabularium"]), ("dive", [])):
        state = a_table(
            a_city("olympia-day", coins=0, stages="? ?", built=own, hand="tabularium"),
            edition="2e",
            boxes=CITIES,
            age=2,
        )
        assert ways(state, 0, "B:tabularium") == free


@rule("13.6")
def test_a_black_card_is_sold_and_laid_under_a_stage_like_any_other() -> None:
    state = a_table(
        a_city("petra-day", built="lumber-yard stone-pit", coins=0, hand="dive"),
        a_city("rhodes-day", hand="cells"),
        edition="2e",
        boxes=CITIES,
    )
    play(state, "W1:dive", "D:cells")
    assert coins(state) == [0, 6, 6]
    assert built(state, 0) == ["lumber-yard", "stone-pit"]
    assert "cells" in discarded(state)
