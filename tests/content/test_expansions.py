"""What each box holds, and what of it comes to a table with or without the others."""

from collections import Counter
from itertools import combinations

import pytest

from sevenwonders.content.deck import black, deck, guild_count, guilds
from sevenwonders.content.loader import boxes_of_side, extra_names, load_box, load_catalog
from sevenwonders.content.model import EDITIONS, Board
from tests.support.expansions import EXPANSIONS
from tests.support.rules import rule

AGES = (1, 2, 3)


def leaders(*boxes: str) -> set[str]:
    """The leaders of a table with these boxes."""
    return {leader.id for leader in load_catalog("2e", boxes).leaders}


def boards(*boxes: str) -> set[str]:
    """The board sides these boxes add to the base game."""
    return set(load_catalog("1e", boxes).side_slugs) - set(load_catalog("1e").side_slugs)


def extra_guilds(*boxes: str) -> set[str]:
    """The guilds these boxes add to the base game."""
    return set(guilds(load_catalog("1e", boxes))) - set(guilds(load_catalog("1e")))


def test_the_expansions_are_those_of_the_table() -> None:
    assert extra_names() == tuple(EXPANSIONS)


@pytest.mark.parametrize("name", EXPANSIONS)
def test_an_expansion_contains_what_its_rulebook_counts(name: str) -> None:
    held, counted = load_box(name), EXPANSIONS[name]
    assert len(held.cards) == counted.cards
    assert Counter(leader.tier for leader in held.leaders) == counted.leaders
    assert len(held.edifices) == counted.edifices
    assert [board.id for board in held.boards] == counted.boards.split()
    assert all(len(board.sides) == 2 for board in held.boards)
    assert held.edition == "any"


def test_cities_has_as_many_black_cards_in_every_age() -> None:
    assert Counter((card.age, card.color) for card in load_box("cities").cards) == {
        (age, "black"): EXPANSIONS["cities"].cards // 3 for age in AGES
    }


def test_edifice_has_as_many_edifices_in_every_age() -> None:
    assert Counter(edifice.age for edifice in load_box("edifice").edifices) == dict.fromkeys(
        AGES, EXPANSIONS["edifice"].edifices // 3
    )


@rule("1.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_set_of_boxes_goes_with_either_edition(edition: str) -> None:
    for number in range(len(extra_names()) + 1):
        for boxes in combinations(extra_names(), number):
            catalog = load_catalog(edition, boxes)
            base = load_catalog(edition)
            assert set(catalog.side_slugs) >= set(base.side_slugs)
            assert len({board.id for board in catalog.boards}) == len(catalog.boards)
            assert all(board.sides for board in catalog.boards)


@rule("16.22")
@pytest.mark.parametrize(
    ("boxes", "extra"),
    [
        ("", "gamers architects mourners"),
        ("leaders", "gamers architects mourners courtesans diplomats"),
        ("cities", "gamers architects mourners counterfeiters shadows"),
        (
            "cities leaders",
            "gamers architects mourners courtesans diplomats counterfeiters shadows",
        ),
    ],
)
def test_first_edition_guilds_come_with_the_boxes_they_need(boxes: str, extra: str) -> None:
    ids = {"guild-of-shadows" if g == "shadows" else f"{g}-guild" for g in extra.split()}
    assert extra_guilds("classic-extras", *boxes.split()) == ids


@rule("13.33", "16.22")
def test_guilds_of_other_boxes_do_not_change_how_many_are_drawn() -> None:
    catalog = load_catalog("1e", extra_names())
    assert len(guilds(catalog)) == 17
    assert guild_count(7) == 9


@rule("12.2", "16.22")
@pytest.mark.parametrize(
    ("boxes", "number"),
    [
        ("", 0),
        ("promos classic-extras cities", 0),
        ("leaders", 49),
        ("leaders cities", 55),
        ("leaders promos", 52),
        ("leaders classic-extras", 51),
        ("leaders cities promos classic-extras", 60),
    ],
)
def test_leaders_come_with_the_boxes_they_need(boxes: str, number: int) -> None:
    assert len(leaders(*boxes.split())) == number


@rule("12.2")
def test_six_leaders_need_cities() -> None:
    assert leaders("leaders", "cities") - leaders("leaders") == {
        "aspasia",
        "caligula",
        "darius",
        "diocletian",
        "arsinoe",
        "octavia",
    }


@rule("16.1", "16.22")
def test_promos_and_first_edition_leaders_need_leaders() -> None:
    assert leaders("leaders", "promos") - leaders("leaders") == {"louis", "esteban", "stevie"}
    assert leaders("leaders", "classic-extras") - leaders("leaders") == {"roxana", "semiramis"}


@rule("16.1")
@pytest.mark.parametrize(
    ("boxes", "sides"),
    [
        ("catan", "catan-a"),
        ("catan leaders", "catan-a catan-b roma-day roma-night abu-simbel-day abu-simbel-night"),
        (
            "wonder-pack",
            "great-wall-a great-wall-b manneken-pis-a manneken-pis-b stonehenge-a stonehenge-b",
        ),
        ("classic-extras", ""),
        ("promos", "manneken-pis-promo-a manneken-pis-promo-b"),
        ("edifice", "ur-day ur-night carthage-day carthage-night"),
        ("cities", "petra-day petra-night byzantium-day byzantium-night"),
    ],
)
def test_boards_come_with_the_boxes_they_need(boxes: str, sides: str) -> None:
    assert boards(*boxes.split()) == set(sides.split())


@rule("16.2")
def test_first_edition_boards_replace_those_of_the_second() -> None:
    assert boards("classic-extras", "leaders", "cities") == {
        f"{board}-{side}" for board in ("roma", "petra", "byzantium") for side in "ab"
    } | {"abu-simbel-day", "abu-simbel-night"}
    assert boards("classic-extras", "leaders") >= {"roma-a", "roma-b"}
    assert boards("classic-extras", "cities") >= {"petra-a", "byzantium-b"}
    assert (
        load_catalog("1e", ["classic-extras", "cities"]).side("petra-a").stages[1].cost.coins == 7
    )


def board_in(box: str, board: str) -> Board:
    """The board as that box prints it."""
    return next(found for found in load_box(box).boards if found.id == board)


@rule("16.2")
def test_abu_simbel_of_two_boxes_is_one_board() -> None:
    ours, theirs = (board_in(box, "abu-simbel") for box in ("leaders", "wonder-pack"))
    assert ours.produces == theirs.produces
    for mine, other in zip(ours.sides, theirs.sides, strict=True):
        assert mine.stages == other.stages
    assert {s for s in boards("leaders", "wonder-pack") if "abu" in s} == {
        "abu-simbel-a",
        "abu-simbel-b",
    }


@rule("16.2")
def test_the_two_manneken_pis_exclude_each_other() -> None:
    catalog = load_catalog("1e", ["wonder-pack", "promos"])
    assert catalog.board("manneken-pis").excludes == ("manneken-pis-promo",)
    assert catalog.board("manneken-pis-promo").excludes == ("manneken-pis",)
    assert [b.id for b in catalog.boards if b.excludes] == ["manneken-pis-promo", "manneken-pis"]


@rule("16.1")
@pytest.mark.parametrize(
    ("side", "boxes"),
    [
        ("giza-a", ()),
        ("petra-day", ("cities",)),
        ("petra-a", ("cities", "classic-extras")),
        ("catan-a", ("catan",)),
        ("catan-b", ("catan", "leaders")),
        ("abu-simbel-a", ("leaders", "wonder-pack")),
        ("roma-night", ("leaders",)),
        ("ur-day", ("edifice",)),
    ],
)
def test_a_side_tells_the_boxes_it_asks_for(side: str, boxes: tuple[str, ...]) -> None:
    assert boxes_of_side(side) == boxes
    assert side in load_catalog("1e", boxes).side_slugs


@rule("13.2")
@pytest.mark.parametrize("age", AGES)
def test_black_cards_are_drawn_apart_from_the_deck(age: int) -> None:
    with_cities, without = load_catalog("2e", ["cities"]), load_catalog("2e")
    assert deck(with_cities, age, 7) == deck(without, age, 7)
    assert len(black(with_cities, age)) == EXPANSIONS["cities"].cards // len(AGES)
    assert black(without, age) == ()


@rule("16.25")
def test_doubtful_figures_carry_a_note() -> None:
    catalog = load_catalog("1e", ["leaders", "cities", "edifice", "catan", "promos"])
    black_ones = ("hideout", "sepulcher", "smugglers-cache", "embassy")
    assert all(catalog.card(name).note for name in black_ones)
    assert all(catalog.leader(name).note for name in ("plato", "eurypyle"))
    assert catalog.edifice("staging-camp").note
    assert "glass" in catalog.side("roma-night").note
    doubtful = "roma-day byzantium-day byzantium-night catan-a catan-b manneken-pis-promo-a"
    assert all(catalog.side(slug).note for slug in doubtful.split())
