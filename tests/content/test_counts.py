"""How much of everything there is, and that it deals out evenly."""

from collections import Counter

import pytest

from sevenwonders.content.deck import deck, guild_count, guilds
from sevenwonders.content.effects import Science
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import EDITIONS, SYMBOLS

PLAYERS = range(3, 8)
AGES = (1, 2, 3)


@pytest.mark.parametrize(("edition", "cards"), [("1e", 78), ("2e", 80)])
def test_an_edition_has_its_number_of_different_cards(edition: str, cards: int) -> None:
    assert len(load_catalog(edition).cards) == cards


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_printed_cards_are_49_49_and_50(edition: str) -> None:
    catalog = load_catalog(edition)
    printed = [len(deck(catalog, age, 7)) for age in AGES]
    printed[2] += len(guilds(catalog))
    assert printed == [49, 49, 50]


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_ten_guilds_and_only_they_have_no_copies(edition: str) -> None:
    catalog = load_catalog(edition)
    assert len(guilds(catalog)) == 10
    assert {card.id for card in catalog.cards if not card.copies} == set(guilds(catalog))
    assert all(catalog.card(guild).age == 3 for guild in guilds(catalog))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("age", AGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_gets_seven_cards_an_age(edition: str, age: int, players: int) -> None:
    cards = len(deck(load_catalog(edition), age, players))
    drawn = guild_count(players) if age == 3 else 0
    assert cards + drawn == 7 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_guilds_in_the_deck_are_players_plus_two(players: int) -> None:
    assert guild_count(players) == players + 2


@pytest.mark.parametrize("age", AGES)
def test_two_players_use_the_cards_of_three(age: int) -> None:
    catalog = load_catalog("1e")
    assert deck(catalog, age, 2) == deck(catalog, age, 3)
    assert guild_count(2) == guild_count(3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_four_green_cards_show_each_symbol(edition: str) -> None:
    shown = Counter(
        effect.symbol
        for card in load_catalog(edition).cards
        if card.color == "green"
        for effect in card.effects
        if isinstance(effect, Science)
    )
    assert shown == dict.fromkeys(SYMBOLS, 4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_age_three_has_no_brown_or_gray_cards_and_only_it_has_guilds(edition: str) -> None:
    colors = {age: {c.color for c in load_catalog(edition).cards if c.age == age} for age in AGES}
    assert colors[1] == colors[2] == {"brown", "gray", "blue", "yellow", "red", "green"}
    assert colors[3] == {"blue", "yellow", "red", "green", "purple"}


@pytest.mark.parametrize(("edition", "sides"), [("1e", "ab"), ("2e", ("day", "night"))])
def test_seven_boards_have_two_sides_each(edition: str, sides: tuple[str, ...]) -> None:
    catalog = load_catalog(edition)
    slugs = [f"{board.id}-{side}" for board in catalog.boards for side in sides]
    assert len(catalog.boards) == 7
    assert list(catalog.side_slugs) == slugs


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_seven_boards_produce_the_seven_goods(edition: str) -> None:
    produced = {board.produces for board in load_catalog(edition).boards}
    assert len(produced) == 7
    assert None not in produced
