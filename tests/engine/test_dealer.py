"""Chance comes by one door, fair, and the same on every machine."""

from collections import Counter

import pytest

from sevenwonders.content.deck import deck, guild_count, guilds
from sevenwonders.content.loader import load_catalog
from sevenwonders.engine.components.lower import load_components
from sevenwonders.engine.game.dealer import FastStream, SecretStream, Stream, deal
from sevenwonders.engine.game.options import Options, cities_of, wanted_sides
from sevenwonders.engine.game.setup import new_game
from tests.support.games import KINDS, Kind
from tests.support.rules import rule
from tests.support.scale import scaled

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)
SECRET = bytes(range(32))


def words(stream: Stream) -> list[int]:
    return [int(stream.word()) for _ in range(4)]


def test_a_seed_gives_the_same_numbers_on_every_machine() -> None:
    assert words(FastStream("7")) == [2462677165, 1077277579, 3198345673, 316502199]
    secret = [2545685138, 4132857109, 2947649576, 1364734486]
    assert words(SecretStream(SECRET)) == secret


def test_secret_numbers_go_on_past_a_block() -> None:
    stream = SecretStream(SECRET)
    drawn = [int(stream.word()) for _ in range(40)]
    assert len(set(drawn)) == len(drawn)
    assert drawn[16] == 454011320


def test_seeds_differ() -> None:
    assert words(FastStream("1")) != words(FastStream("2"))
    assert words(SecretStream(SECRET)) != words(SecretStream(bytes(32)))


@pytest.mark.parametrize("stream", [FastStream("fair"), SecretStream(SECRET)])
@pytest.mark.parametrize("bound", [2, 3, 7, 21])
def test_every_number_below_a_bound_is_equally_likely(stream: Stream, bound: int) -> None:
    """Chi-square at a fixed seed; six standard deviations above its mean would be bias."""
    draws = 1000 * bound
    counts = Counter(int(stream.below(bound)) for _ in range(draws))
    assert set(counts) == set(range(bound))
    expected = draws / bound
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = bound - 1
    assert chi_square < freedom + 6 * (2 * freedom) ** 0.5


def test_words_past_the_last_whole_multiple_are_drawn_again() -> None:
    """A bound of three quarters of all words: every fourth word is refused, none is folded."""
    bound = 3 << 30
    plain = FastStream("again")
    expected = [word for word in (int(plain.word()) for _ in range(100)) if word < bound]
    stream = FastStream("again")
    assert [int(stream.below(bound)) for _ in expected] == expected
    assert 60 < len(expected) < 90


@rule("1.6", "1.7", "1.8")
@every_kind
def test_a_deal_holds_every_card_of_the_table_once(kind: Kind, seed: str) -> None:
    components = load_components(kind.edition)
    catalog = load_catalog(kind.edition)
    wanted = wanted_sides(Options(players=kind.players, edition=kind.edition), components)
    for number in range(scaled(5, 100)):
        dealt = deal(components, kind.players, wanted, FastStream(f"{seed} {number}"))
        for age, cards in enumerate(dealt.decks):
            slugs = Counter(components.cards[card].slug for card in cards)
            drawn = [card for card in slugs if card in guilds(catalog)]
            assert slugs - Counter(drawn) == Counter(deck(catalog, age + 1, kind.players))
            assert len(drawn) == (guild_count(kind.players) if age == 2 else 0)
            assert slugs.total() == 7 * cities_of(kind.players)


@rule("1.4")
@every_kind
def test_no_board_is_dealt_twice(kind: Kind, seed: str) -> None:
    for number in range(scaled(20, 500)):
        options = Options(players=kind.players, edition=kind.edition)
        state = new_game(options, FastStream(f"{seed} {number}"))
        boards = [state.components.sides[city.side].board for city in state.cities]
        assert len(set(boards)) == len(boards) == cities_of(kind.players)


@rule("1.4")
def test_boards_that_were_chosen_are_dealt(seed: str) -> None:
    options = Options(players=4, boards=("giza-b", "random", "olympia"))
    faces: set[str] = set()
    for number in range(60):
        state = new_game(options, FastStream(f"{seed} {number}"))
        slugs = [state.components.sides[city.side].slug for city in state.cities]
        assert slugs[0] == "giza-b"
        assert not {slug[:-2] for slug in slugs[1::2]} & {"giza", "olympia"}
        faces.add(slugs[2])
    assert faces == {"olympia-a", "olympia-b"}


@rule("1.4")
@pytest.mark.parametrize(("edition", "face"), [("1e", "-a"), ("2e", "-day")])
def test_side_a_of_any_board_can_be_asked_for(edition: str, face: str, seed: str) -> None:
    options = Options(players=4, edition=edition, boards=("side-a", "random", "side-a", "giza"))
    others: set[str] = set()
    for number in range(60):
        state = new_game(options, FastStream(f"{seed} {number}"))
        slugs = [state.components.sides[city.side].slug for city in state.cities]
        assert slugs[0].endswith(face)
        assert slugs[2].endswith(face)
        assert not any(slug.startswith("giza") for slug in slugs[:3])
        others.update(slugs[:3:2])
    assert len(others) == 6


@rule("16.2")
def test_side_a_is_never_of_a_board_that_another_one_excludes(seed: str) -> None:
    boxes = ("promos", "wonder-pack")
    options = Options(players=7, boxes=boxes, boards=("manneken-pis-promo", *["side-a"] * 6))
    for number in range(60):
        state = new_game(options, FastStream(f"{seed} {number}"))
        slugs = [state.components.sides[city.side].slug for city in state.cities]
        assert "manneken-pis-a" not in slugs


def test_a_seed_deals_the_same_game_on_every_machine() -> None:
    state = new_game(Options(players=3), FastStream("7"))
    sides = [state.components.sides[city.side].slug for city in state.cities]
    first = [state.components.cards[card].slug for card in state.deal.decks[0][:3]]
    assert sides == ["alexandria-a", "ephesus-a", "olympia-a"]
    assert first == ["baths", "guard-tower", "workshop"]


@rule("12.2", "12.49")
def test_leaders_are_dealt_and_drawn_in_two_orders_that_have_nothing_in_common(seed: str) -> None:
    options = Options(players=7, boxes=("leaders",))
    met = 0
    for number in range(60):
        dealt = new_game(options, FastStream(f"{seed} {number}")).deal
        assert len(set(dealt.leaders)) == 28
        assert sorted(dealt.draws) == sorted(load_components("1e", ("leaders",)).leaders)
        met += sum(a == b for a, b in zip(dealt.leaders, dealt.draws, strict=False))
    # One in 34 of the 60 * 28 places would agree by chance.
    assert 20 < met < 90


@rule("15.1")
def test_every_edifice_is_dealt_at_some_table(seed: str) -> None:
    options = Options(players=3, boxes=("edifice",))
    deals = [new_game(options, FastStream(f"{seed} {number}")).deal for number in range(90)]
    assert {int(edifice) for dealt in deals for edifice in dealt.edifices} == set(range(15))


def test_a_seed_deals_the_same_boxes_on_every_machine() -> None:
    state = new_game(Options(players=3, boxes=("edifice", "leaders")), FastStream("7"))
    cards = state.components.cards
    assert [cards[leader].slug for leader in state.deal.leaders[:2]] == ["zenobia", "nero"]
    assert [cards[leader].slug for leader in state.deal.draws[:2]] == ["plato", "ptolemy"]
    edifices = [state.components.edifices[at].slug for at in state.deal.edifices]
    assert edifices == ["belvedere", "factory", "gold-reserves"]
