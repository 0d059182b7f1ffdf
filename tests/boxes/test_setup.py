"""Which tables there are with boxes, what lies on them, and what comes nearest to the others."""

from collections import Counter
from itertools import combinations

import pytest

from sevenwonders.content.loader import extra_names, load_catalog
from sevenwonders.engine.errors import (
    BoardNeedsBox,
    BoardsExclude,
    BoardTwice,
    ImpossiblePlayers,
    ImpossibleTeams,
    InvalidOptions,
    NoLeaders,
    NoSuchBox,
    UnknownBoard,
)
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options, components_of, wanted_sides
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.vocabulary import RULES
from tests.support.expansions import EXPANSIONS
from tests.support.rules import rule

ALL = extra_names()
SETS = [boxes for count in range(len(ALL) + 1) for boxes in combinations(ALL, count)]
MANNEKEN = {"manneken-pis", "manneken-pis-promo"}


def a_game(seed: int = 0, *, players: int = 3, **asked: bool | str | tuple[str, ...]) -> State:
    return new_game(_options(players, **asked), FastStream(str(seed)))


def _options(players: int, **asked: bool | str | tuple[str, ...]) -> Options:
    return Options(players=players, **asked)  # type: ignore[arg-type]


def refused(options: Options) -> InvalidOptions:
    with pytest.raises(InvalidOptions) as caught:
        wanted_sides(options, components_of(options))
    return caught.value


def leaders(state: State) -> list[str]:
    return [state.components.cards[leader].slug for leader in state.components.leaders]


def boards(state: State) -> list[str]:
    return [state.components.sides[city.side].board for city in state.cities]


@rule("1.12")
@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("boxes", SETS, ids="+".join)
def test_every_set_of_boxes_is_a_table(edition: str, boxes: tuple[str, ...]) -> None:
    players = 3 + len("".join(boxes)) % 5
    state = a_game(players=players, edition=edition, boxes=boxes)
    assert len(state.pending()) == players
    assert state.components.boxes == boxes


@rule("1.2")
@pytest.mark.parametrize("players", range(3, 8))
def test_every_number_of_players_sits_down_with_everything(players: int) -> None:
    state = a_game(players=players, boxes=ALL, experts=True)
    assert len(set(boards(state))) == players


@rule("13.3")
@pytest.mark.parametrize("players", range(3, 8))
def test_with_cities_eight_cards_are_dealt_to_each(players: int) -> None:
    state = a_game(players=players, boxes=("cities",))
    components = state.components
    for age, deck in enumerate(state.deal.decks):
        blacks = set(components.decks[players].black[age])
        assert len(deck) == 8 * players
        assert sum(card in blacks for card in deck) == players
    assert [len(hand) for hand in state.hands] == [8] * players


@rule("13.33", "16.22")
@pytest.mark.parametrize("players", [3, 7])
def test_guilds_of_the_classic_extras_change_no_number(players: int) -> None:
    state = a_game(players=players, boxes=("classic-extras", "cities", "leaders"))
    deck = state.components.decks[players]
    assert len(deck.guilds) == 17
    assert sum(card in set(deck.guilds) for card in state.deal.decks[2]) == players + 2


@rule("16.22")
def test_guilds_that_need_a_box_stay_away_without_it() -> None:
    index = a_game(boxes=("classic-extras",)).components.card_index
    there = {"gamers-guild", "architects-guild", "mourners-guild"}
    away = {"courtesans-guild", "diplomats-guild", "counterfeiters-guild", "shadows-guild"}
    assert there <= index.keys()
    assert not away & index.keys()


@rule("12.2")
@pytest.mark.parametrize(
    ("boxes", "tiers"),
    [
        (("leaders",), {"standard"}),
        (("leaders", "cities"), {"standard", "cities"}),
        (("leaders", "promos"), {"standard", "promo"}),
        (("leaders", "classic-extras"), {"standard", "classic"}),
        (ALL, {"standard", "cities", "promo", "classic"}),
        (("promos", "classic-extras", "cities"), set[str]()),
    ],
)
def test_the_leaders_dealt_are_those_of_the_boxes(boxes: tuple[str, ...], tiers: set[str]) -> None:
    catalog = load_catalog("1e", boxes)
    state = a_game(boxes=boxes)
    assert {catalog.leader(name).tier for name in leaders(state)} == tiers
    known = set(state.components.leaders)
    assert set(state.deal.leaders) <= known
    assert Counter(state.deal.draws) == Counter(known)


@rule("12.2")
def test_a_table_without_experts_has_the_standard_leaders() -> None:
    by_tier = EXPANSIONS["leaders"].leaders
    assert len(leaders(a_game(boxes=("leaders",)))) == by_tier["standard"]
    both = by_tier["standard"] + by_tier["expert"]
    assert len(leaders(a_game(boxes=("leaders",), experts=True))) == both


@rule("12.1", "16.7")
def test_leaders_bring_six_coins_and_manneken_pis_four_more() -> None:
    asked = ("giza", "manneken-pis", "rhodes")
    with_leaders = a_game(boxes=("leaders", "wonder-pack"), boards=asked)
    assert [city.coins for city in with_leaders.cities] == [6, 10, 6]
    without = a_game(boxes=("wonder-pack",), boards=asked)
    assert [city.coins for city in without.cities] == [3, 7, 3]


@rule("12.4", "12.5")
@pytest.mark.parametrize("players", range(3, 8))
def test_four_leaders_are_dealt_to_each_and_the_others_are_in_the_box(players: int) -> None:
    state = a_game(players=players, boxes=("leaders",))
    packs = [leader for pack in state.leaders.draft_packs for leader in pack]
    assert [len(pack) for pack in state.leaders.draft_packs] == [4] * players
    assert sorted([*packs, *state.leaders.box]) == sorted(state.components.leaders)


@rule("15.2")
@pytest.mark.parametrize(("players", "pawns"), [(3, 2), (4, 3), (5, 3), (6, 4), (7, 5)])
def test_an_edifice_of_each_age_has_pawns_by_the_number_of_players(
    players: int, pawns: int
) -> None:
    state = a_game(players=players, boxes=("edifice",))
    assert [state.components.edifices[at].age for at in state.deal.edifices] == [1, 2, 3]
    assert list(state.edifices.pawns) == [pawns] * 3


@rule("16.2")
def test_both_manneken_pis_boards_are_never_dealt_together() -> None:
    met: Counter[str] = Counter()
    for seed in range(150):
        state = a_game(seed, players=7, boxes=("wonder-pack", "promos"))
        there = MANNEKEN & set(boards(state))
        assert len(there) < 2
        met.update(there)
    assert met.keys() == MANNEKEN


@rule("16.2")
@pytest.mark.parametrize("chosen", sorted(MANNEKEN))
def test_a_chosen_manneken_pis_keeps_the_other_away(chosen: str) -> None:
    for seed in range(60):
        asked = ("random",) * 6 + (chosen,)
        state = a_game(seed, players=7, boxes=("wonder-pack", "promos"), boards=asked)
        assert MANNEKEN & set(boards(state)) == {chosen}


@rule("16.1")
@pytest.mark.parametrize(
    ("boxes", "never"),
    [
        (("catan",), "catan-b"),
        (("wonder-pack",), "abu-simbel-a"),
        (("classic-extras",), "roma-a"),
        (("classic-extras",), "petra-a"),
    ],
)
def test_a_side_that_needs_another_box_is_not_dealt(boxes: tuple[str, ...], never: str) -> None:
    assert never not in a_game(boxes=boxes).components.side_index


@rule("16.2")
def test_classic_boards_take_the_place_of_the_others() -> None:
    index = a_game(boxes=("classic-extras", "leaders", "cities")).components.side_index
    assert {"roma-a", "petra-a", "byzantium-a"} <= index.keys()
    assert not {"roma-day", "petra-day", "byzantium-day"} & index.keys()


@rule("1.2")
@pytest.mark.parametrize("boxes", [("catan",), ("edifice",), ("promos",), ("wonder-pack",)])
def test_two_players_take_from_a_box_the_boards_that_need_no_other(boxes: tuple[str]) -> None:
    state = a_game(players=2, boxes=boxes)
    components = state.components
    assert {side.board for side in components.sides} - {
        side.board for side in a_game().components.sides
    }
    assert not {side.board for side in components.sides} & {"ur", "abu-simbel"}
    assert "catan-b" not in components.side_index
    assert not components.edifices
    assert len(components.leaders) == len(state.deal.edifices) == 0
    assert {components.cards[card].slug for deck in state.deal.decks for card in deck} <= (
        a_game().components.card_index.keys()
    )


@rule("1.2")
@pytest.mark.parametrize("board", ["carthage", "catan-a", "great-wall", "manneken-pis-promo"])
def test_two_players_play_on_boards_of_other_boxes(board: str) -> None:
    boxes = ("catan", "edifice", "promos", "wonder-pack")
    state = a_game(players=2, boxes=boxes, boards=(board, "random", "stonehenge"))
    assert boards(state)[0] in board
    assert len(state.cities) == 3


REFUSED = [
    (
        Options(players=3, boards=("petra-day",)),
        BoardNeedsBox,
        Options(players=3, boards=("petra-day",), boxes=("cities",)),
    ),
    (
        Options(players=3, boards=("random", "roma")),
        BoardNeedsBox,
        Options(players=3, boards=("random", "roma"), boxes=("leaders",)),
    ),
    (
        Options(players=3, boards=("ur",), boxes=("cities",)),
        BoardNeedsBox,
        Options(players=3, boards=("ur",), boxes=("cities", "edifice")),
    ),
    (
        Options(players=3, boards=("catan-b",), boxes=("catan",)),
        BoardNeedsBox,
        Options(players=3, boards=("catan-b",), boxes=("catan", "leaders")),
    ),
    (
        Options(players=3, boards=("giza", "manneken-pis", "manneken-pis-promo"), boxes=ALL),
        BoardsExclude,
        Options(players=3, boards=("giza", "manneken-pis", "random"), boxes=ALL),
    ),
    (
        Options(players=3, boards=("giza-a", "giza-b")),
        BoardTwice,
        Options(players=3, boards=("giza-a", "random")),
    ),
    (
        Options(players=3, boards=("giza-day",)),
        UnknownBoard,
        Options(players=3, boards=("giza-a",)),
    ),
    (
        Options(players=3, boards=("roma-day",), boxes=("classic-extras", "leaders")),
        UnknownBoard,
        Options(players=3, boards=("roma-a",), boxes=("classic-extras", "leaders")),
    ),
    (
        Options(players=3, boards=("xyzzy",)),
        UnknownBoard,
        Options(players=3, boards=("random",)),
    ),
    (
        Options(players=5, teams=True, boxes=("cities",)),
        ImpossibleTeams,
        Options(players=5, boxes=("cities",)),
    ),
    (
        Options(players=4, teams=True),
        ImpossibleTeams,
        Options(players=4, teams=True, boxes=("cities",)),
    ),
    (
        Options(players=3, experts=True),
        NoLeaders,
        Options(players=3, experts=True, boxes=("leaders",)),
    ),
    (Options(players=3, boxes=("leeders",)), NoSuchBox, Options(players=3, boxes=("leaders",))),
    (Options(players=3, boxes=("xyzzy", "catan")), NoSuchBox, Options(players=3, boxes=("catan",))),
    (Options(players=3, boxes=("base-2e",)), NoSuchBox, Options(players=3)),
    (Options(players=9), ImpossiblePlayers, Options(players=7)),
    (Options(players=3, rules=0), InvalidOptions, Options(players=3)),
    (Options(players=3, rules=RULES + 1), InvalidOptions, Options(players=3)),
    (Options(players=1), ImpossiblePlayers, Options(players=2)),
    (
        Options(players=2, boxes=("catan", "leaders")),
        ImpossiblePlayers,
        Options(players=2, boxes=("catan",)),
    ),
    (Options(players=2, boxes=("cities",)), ImpossiblePlayers, Options(players=2)),
    (Options(players=2, boxes=("classic-extras",)), ImpossiblePlayers, Options(players=2)),
    (Options(players=2, experts=True), NoLeaders, Options(players=2)),
    (Options(players=2, teams=True), ImpossibleTeams, Options(players=2)),
    (
        Options(players=2, boards=("carthage-day",)),
        BoardNeedsBox,
        Options(players=2, boards=("carthage-day",), boxes=("edifice",)),
    ),
    (
        Options(players=2, boards=("giza", "catan-b"), boxes=("catan",)),
        BoardNeedsBox,
        Options(players=2, boards=("giza", "random"), boxes=("catan",)),
    ),
    (
        Options(players=2, boards=("ur",), boxes=("edifice",)),
        UnknownBoard,
        Options(players=2, boards=("random",), boxes=("edifice",)),
    ),
    (
        Options(players=3, boards=("giza",) * 5),
        ImpossiblePlayers,
        Options(players=3, boards=("giza", "random", "random")),
    ),
    (
        Options(players=2, edition="2e", boards=("giza-day", "petra"), teams=True, experts=True),
        ImpossiblePlayers,
        Options(players=2, boards=("giza-a", "random")),
    ),
]


@rule("1.2", "16.1")
@pytest.mark.parametrize(("asked", "kind", "nearest"), REFUSED, ids=str)
def test_an_impossible_table_is_refused_with_the_nearest_that_is_possible(
    asked: Options, kind: type[InvalidOptions], nearest: Options
) -> None:
    error = refused(asked)
    assert type(error) is kind
    assert error.nearest == nearest
    assert str(error).endswith(f"; for example: {nearest}")
    assert wanted_sides(nearest, components_of(nearest)) is not None


@rule("14.1")
@pytest.mark.parametrize("players", [4, 6])
def test_four_and_six_play_in_teams_with_cities(players: int) -> None:
    assert a_game(players=players, boxes=("cities",), teams=True).teams


@rule("12.49")
def test_a_leader_returned_in_the_third_age_is_as_likely_to_be_drawn_as_any_other() -> None:
    """Three come back to a box of twenty-two: one of them is next in three games of 25."""
    games = 400
    first = 0
    for seed in range(games):
        state = a_game(seed, boxes=("leaders",), boards=("giza", "rhodes", "ephesus"))
        undealt = set(state.leaders.box)
        while (state.age, state.turn) != (3, 1):
            for ask in state.pending():
                state.submit(ask.seat, state.legal(ask.seat)[-1])
        assert (len(undealt), len(state.leaders.box)) == (22, 25)
        first += state.leaders.box[0] not in undealt
    expected = games * 3 / 25
    assert expected * 0.6 < first < expected * 1.4


@rule("12.49")
def test_the_box_is_drawn_in_the_order_of_the_deal() -> None:
    state = a_game(boxes=("leaders",))
    dealt = set(state.deal.leaders)
    assert list(state.leaders.box) == [one for one in state.deal.draws if one not in dealt]
