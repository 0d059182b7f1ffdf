"""``knowledge`` names every hidden place of a table with leaders, and is right about each."""

from collections import Counter
from collections.abc import Iterator

import pytest

from sevenwonders.engine.game.city import hidden_card
from sevenwonders.engine.game.course import DRAFTING
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR
from sevenwonders.engine.see.view import View, view
from sevenwonders.engine.vocabulary import AGES, NOTHING
from sevenwonders.knowledge import PlaceKnowledge, knowledge, sample, worlds_from
from sevenwonders.knowledge.deduction.pools import age_pool
from tests.knowledge.cases import any_kind, moments, moments_after_a_position
from tests.support.games import BOX_KINDS, Kind, deal_game, mid_game
from tests.support.rules import rule
from tests.support.scale import scaled
from tests.support.table import a_city, a_table, asked, legal, play, play_on

Where = tuple[str, int, int]
"""A place, its city, and its stage or, of what was not dealt, the Age: 0 for leaders."""

LEADER_KINDS = (
    *(Kind(edition, players, ("leaders",)) for edition in ("1e", "2e") for players in range(3, 8)),
    *(Kind(edition, 4, ("leaders", "cities"), teams=True) for edition in ("1e", "2e")),
    *(kind for kind in BOX_KINDS if len(kind.boxes) > 1),
)


def lying(state: State) -> dict[Where, Counter[str]]:
    """What really lies in every place that some seat cannot see."""
    cards = {where: Counter(map(int, held)) for where, held in _held(state)}
    # What was not dealt before a position is nowhere in it.
    for age in range(AGES if state.origin is None else 0):
        pool = Counter(map(int, age_pool(state.components, state.players, age)))
        cards["undealt", -1, age + 1] = pool - Counter(map(int, state.deal.decks[age]))
    return {
        where: Counter({state.components.cards[card].slug: count for card, count in held.items()})
        for where, held in cards.items()
        if held
    }


def _held(state: State) -> Iterator[tuple[Where, list[int]]]:
    for at, city in enumerate(state.cities):
        yield ("hand", at, 0), [int(card) for card in state.hands[at]]
        yield ("leaders", at, 0), [int(card) for card in state.leaders.hands[at]]
        yield ("draft-pack", at, 0), [int(card) for card in state.leaders.draft_packs[at]]
        for stage in range(len(state.variants[at])):
            if city.markers[stage] != NOTHING:
                yield ("stage", at, stage + 1), [int(hidden_card(city.markers[stage]))]
    yield ("discard", -1, 0), [int(card) for card in state.discard]
    dealt = state.turn > 0 and state.course.phase != DRAFTING
    coming = state.deal.decks[state.age if dealt else state.age - 1 :]
    yield ("deck", -1, 0), [int(card) for deck in coming for card in deck]
    yield ("undealt", -1, 0), [int(card) for card in state.leaders.box]


def is_shown(seen: View, where: Where) -> bool:
    """Whether a view itself says which cards lie in a place."""
    what, city, stage = where
    partner = NOTHING if seen.partner is None else seen.partner.seat
    if what == "stage":
        return seen.cities[city].stages[stage - 1].card is not None
    if what == "discard":
        return bool(seen.discard)
    return city >= 0 and (city == seen.seat or (city == partner and what != "draft-pack"))


def told_of(state: State, seen: View) -> dict[Where, PlaceKnowledge]:
    """The answers by place; of what was not dealt of an Age, guilds and black cards, one."""
    ages = {card.slug: int(card.age) for card in state.components.cards}
    told: dict[Where, PlaceKnowledge] = {}
    for one in knowledge(seen).places:
        age = ages[one.possible[0]] if one.place == "undealt" else 0
        if age and state.origin is not None:
            continue
        where = (one.place, one.city, one.stage + age)
        assert where not in told or age
        told[where] = _joined(told[where], one) if where in told else one
    return told


def _joined(one: PlaceKnowledge, other: PlaceKnowledge) -> PlaceKnowledge:
    return PlaceKnowledge(
        one.place,
        one.city,
        one.stage,
        one.count + other.count,
        one.certain + other.certain,
        one.possible + other.possible,
    )


def check(state: State, seat: int) -> None:
    """Every hidden place is named with its count; the truth is possible, and what is sure true."""
    seen = view(state, seat, memory=True)
    told = told_of(state, seen)
    truth = lying(state)
    assert {where for where in truth if not is_shown(seen, where)} <= told.keys() <= truth.keys()
    for where, one in told.items():
        assert (where, one.count) == (where, truth[where].total())
        assert truth[where].keys() <= set(one.possible)
        assert Counter(one.certain) <= truth[where]


@rule("11.3", "12.4", "12.49")
@pytest.mark.parametrize("kind", LEADER_KINDS, ids=str)
def test_every_hidden_place_is_named(kind: Kind, seed: str) -> None:
    for game in range(scaled(1, 30)):
        for state, seat in moments(kind, f"{seed} {game}", scaled(6, 40)):
            check(state, seat)
            check(state, SPECTATOR)


@pytest.mark.parametrize("kind", LEADER_KINDS, ids=str)
def test_it_is_in_games_that_begin_with_a_position(kind: Kind, seed: str) -> None:
    for state, seat in moments_after_a_position(kind, seed, scaled(4, 40)):
        check(state, seat)


@rule("11.3")
def test_a_leader_under_a_stage_may_be_any_that_the_seat_has_not_found() -> None:
    state = a_table(
        a_city("giza-a", leader_hand="plato sappho"),
        a_city("rhodes-a", built="lumber-yard timber-yard", leader_hand="croesus nero midas"),
        boxes="leaders",
        recruiting=True,
    )
    play(state, "D:sappho", "W1:croesus")
    told = {one.place: one for one in knowledge(view(state, 0, memory=True)).places}
    assert (told["stage"].city, told["stage"].stage, told["stage"].count) == (1, 1, 1)
    assert {"croesus", "nero", "midas"} <= set(told["stage"].possible)
    assert not {"plato", "sappho"} & set(told["stage"].possible)
    assert not told["stage"].certain


@rule("12.13")
def test_leaders_that_went_back_lie_in_the_box() -> None:
    state = a_table(
        a_city("giza-a", leader_hand="croesus plato"),
        a_city("rhodes-a", leader_hand="nero midas"),
        boxes="leaders",
        age=3,
        recruiting=True,
    )
    play(state, "R:croesus$1", "D:nero")
    seen = view(state, 0, memory=True)
    box = told_of(state, seen)["undealt", -1, 0]
    assert box.count == seen.box_count
    assert box.certain == ("plato",)
    assert "midas" in box.possible
    assert "croesus" not in box.possible


@rule("12.13")
def test_leaders_that_no_hand_can_have_laid_down_surely_went_back_to_the_box() -> None:
    state = mid_game(Kind("1e", 3, ("leaders",)), "box 2", 60)
    seen = view(state, 1, memory=True)
    certain = set(told_of(state, seen)["undealt", -1, 0].certain)
    in_every_box = set(lying(state)["undealt", -1, 0])
    worlds, stream = worlds_from(seen), FastStream("box")
    for _ in range(2000):
        if in_every_box == certain:
            break
        in_every_box &= set(lying(worlds.draw(stream))["undealt", -1, 0])
    assert in_every_box == certain


@rule("12.13", "12.49")
def test_a_leader_drawn_once_others_went_back_need_not_be_one_that_was_held_before() -> None:
    boards = ("babylon-day", "catan-b", "halicarnassus-day")
    state = new_game(Kind("2e", 3, ("leaders", "catan")).options(boards), FastStream("late 0"))
    # Of the pack that seat 0 passes on, plato is recruited next door: seat 1 has kept ptolemy.
    play(state, "K:amytis")
    play(state, None, None, "K:plato")
    play(state, None, "K:ptolemy")
    play(state, "D:vitruvius", "D:varro", "R:plato$4")
    play_on(state, age=3, turn=1)
    play(state, None, legal(state, 1, "W1:")[0])
    assert asked(state) == "recruit-more"
    hand = told_of(state, view(state, 0, memory=True))["leaders", 1, 0]
    assert (hand.count, hand.certain) == (1, ())
    assert {"ptolemy", "sappho"} <= set(hand.possible)
    check(state, 0)


@rule("11.3")
def test_every_world_is_allowed(seed: str) -> None:
    for game in range(scaled(6, 200)):
        kind = any_kind(f"{seed} {game}")
        for state, seat in moments(kind, f"{seed} {game}", 3):
            check(sample(view(state, seat, memory=True), FastStream(seed)), seat)


@rule("14.10")
def test_the_pack_of_the_partner_is_hidden() -> None:
    state = deal_game(Kind("1e", 4, ("leaders", "cities"), teams=True), "partner")
    packs = {
        one.city
        for one in knowledge(view(state, 0, memory=True)).places
        if one.place == "draft-pack"
    }
    assert packs == {1, 2, 3}
