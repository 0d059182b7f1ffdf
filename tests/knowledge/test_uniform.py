"""Every world that fits is equally likely: draws are held against the list of all worlds."""

import math
from collections import Counter
from collections.abc import Callable

import pytest

from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.state import Ask, State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import view
from sevenwonders.knowledge import Worlds
from tests.knowledge.evenness import unevenness
from tests.knowledge.tiny import every_world, play_some, tiny_components, tiny_game, world_of
from tests.support.games import Pick, picker
from tests.support.scale import scaled

DRAWS = scaled(1500, 20000)
CASES = scaled(2, 12)
NEVER = 1e-9
"""So unlikely that fair draws do not come to it."""

AGE_2 = "sawmill quarry aqueduct temple statue walls stables library school"
AGE_3 = "palace gardens senate arena lodge university"
GUILDS = "workers-guild spies-guild magistrates-guild builders-guild"
Prefer = Callable[[Ask, list[Choice]], list[int]]


Draw = Callable[[FastStream], State]


def chance_of(state: State, seat: int, seed: str, draw: Draw | None = None) -> float:
    """At most how likely fair draws are to be as uneven as those of this state."""
    worlds = every_world(state, seat)
    assert world_of(state) in worlds
    drawn: Counter[object] = Counter()
    stream = FastStream(f"uniform {seed}")
    draw = draw or Worlds(Sight(state, seat)).draw
    for _ in range(DRAWS):
        drawn[world_of(draw(stream))] += 1
    assert drawn.keys() <= worlds.keys()
    total = sum(worlds.values())
    counts = [drawn[world] for world in worlds]
    return unevenness(counts, [DRAWS * ways / total for ways in worlds.values()])


def three_cities(seed: str, stages: int) -> State:
    """A small game of three, some stages into it."""
    age_1 = "lumber-yard stone-pit altar altar baths baths pawnshop barracks loom-1"
    components = tiny_components(3, 3, [age_1, AGE_2, AGE_3], guilds=GUILDS, guild_count=3)
    state = tiny_game(components, 3, "halicarnassus-b giza-a rhodes-a", seed)
    play_some(state, picker(seed), stages)
    return state


def test_worlds_drawn_half_as_often_as_they_should_be_are_noticed(seed: str) -> None:
    state = three_cities("biased", 2)
    source = Worlds(Sight(state, 0))
    disliked = set([*every_world(state, 0)][::2])
    assert len(disliked) > 5

    def biased(stream: FastStream) -> State:
        world = source.draw(stream)
        return source.draw(stream) if world_of(world) in disliked else world

    assert chance_of(state, 0, seed) > NEVER
    assert chance_of(state, 0, seed, biased) < NEVER


def test_the_bound_on_chance_is_one_and_holds() -> None:
    """Held against the exact chance for two cells, where few draws can be added up by hand."""
    draws, p = 40, 0.25
    chances = {
        count: math.comb(draws, count) * p**count * (1 - p) ** (draws - count)
        for count in range(draws + 1)
    }
    bounds = {
        count: unevenness([count, draws - count], [draws * p, draws * (1 - p)]) for count in chances
    }
    assert bounds[10] == 1.0
    assert bounds[40] < NEVER
    for bound in bounds.values():
        as_uneven = [chances[count] for count in chances if bounds[count] <= bound]
        assert sum(as_uneven) <= bound + 1e-12


@pytest.mark.parametrize("stages", [1, 2, 3])
def test_hands_and_cards_laid_down_are_even(stages: int, seed: str) -> None:
    for case in range(CASES):
        state = three_cities(f"{seed} {case}", stages)
        assert chance_of(state, case % 3, seed) > NEVER


def test_guilds_that_were_not_dealt_are_even(seed: str) -> None:
    age_1 = "altar altar baths baths"
    decks = [f"{age_1} pawnshop loom-1", "temple " * 6, "palace arena lodge"]
    components = tiny_components(3, 2, decks, guilds=f"{GUILDS} traders-guild", guild_count=3)
    for case in range(CASES):
        state = tiny_game(components, 3, "babylon-a giza-a rhodes-a", f"{seed} {case}")
        play_some(state, picker(f"{seed} {case}"), 2)
        assert (state.age, state.turn) == (3, 1)
        assert chance_of(state, case % 3, seed) > NEVER


def build_from_discard(ask: Ask, legal: list[Choice]) -> list[int]:
    """The first city builds the stages that build from the discard pile; the others discard."""
    places = range(len(legal))
    if ask.kind == "discard-pile":
        return [at for at in places if legal[at].card] or list(places)
    if ask.city:
        return [at for at in places if legal[at].action == "discard"]
    stages = [at for at in places if legal[at].action == "stage"]
    ore = [at for at in places if legal[at].card == "ore-vein" and legal[at].action == "build"]
    return stages or ore or list(places)


def play_as(state: State, prefer: Prefer, pick: Pick) -> None:
    """Close a stage with choices that are preferred, some of them not."""
    stage = state.stage
    while state.stage == stage and not state.over:
        ask = state.pending()[0]
        legal = list(state.legal(ask.seat))
        wanted = prefer(ask, legal) if pick(4) or not ask.city else list(range(len(legal)))
        state.submit_at(ask.seat, wanted[pick(len(wanted))])


def discard_pile_game(seed: str) -> State | None:
    """A game in which somebody has built from the discard pile, if it comes to that."""
    age_1 = "ore-vein ore-vein ore-vein altar altar baths baths barracks barracks"
    age_2 = "quarry quarry aqueduct aqueduct statue statue walls library library"
    components = tiny_components(3, 3, [age_1, age_2, AGE_3], guilds=GUILDS, guild_count=3)
    state = tiny_game(components, 3, "halicarnassus-b rhodes-a giza-a", seed)
    pick = picker(seed)
    taken = False
    while not state.over and state.age < 3:
        taken = taken or state.pending()[0].kind == "discard-pile"
        play_as(state, build_from_discard, pick)
        if taken and pick(2):
            return None if state.age == 3 else state
    return None


def test_a_discard_pile_that_was_built_from_is_even(seed: str) -> None:
    """The digger knows the pile, the others one card of it."""
    found = 0
    for case in range(500):
        state = discard_pile_game(f"{seed} {case}")
        if state is not None:
            for seat in range(3):
                assert chance_of(state, seat, seed) > NEVER
            found += 1
        if found == CASES:
            return
    pytest.fail("nobody built from the discard pile")


def test_a_free_city_that_had_to_sell_could_play_none_of_the_hand(seed: str) -> None:
    age_1 = "baths stockade barracks guard-tower apothecary workshop scriptorium baths stockade"
    age_2 = "aqueduct temple statue walls stables library school dispensary courthouse"
    components = tiny_components(2, 3, [age_1, age_2, "palace " * 9])
    found = 0
    for case in range(500):
        state = tiny_game(components, 2, "giza-b rhodes-b ephesus-b", f"{seed} {case}")
        play_some(state, picker(f"{seed} {case}"), 1 + case % 3)
        for seat in (0, 1):
            if sold_for_the_free_city(state, 1 - seat) and found < CASES:
                assert chance_of(state, seat, seed) > NEVER
                found += 1
    assert found == CASES


def test_what_was_drawn_for_the_free_city_is_even_to_a_spectator(seed: str) -> None:
    age_1 = "baths stockade barracks guard-tower apothecary workshop scriptorium altar loom-1"
    components = tiny_components(2, 3, [age_1, "temple " * 9, "palace " * 9])
    found = 0
    for case in range(500):
        state = tiny_game(components, 2, "giza-b rhodes-b ephesus-b", f"{seed} {case}")
        play_some(state, picker(f"{seed} {case}"), 2)
        if sold_for_the_free_city(state, 0) and found < CASES:
            assert chance_of(state, -1, seed) > NEVER
            found += 1
    assert found == CASES


def sold_for_the_free_city(state: State, seat: int) -> bool:
    memory = view(state, seat, memory=True).memory
    assert memory is not None
    decided = [one for stage in memory.stages for one in stage.decided]
    return any(one.seat == seat and one.city == 2 and one.choice[:1] == "D" for one in decided)


@pytest.mark.parametrize("stages", [0, 1, 2])
def test_leaders_in_a_draft_are_even(stages: int, seed: str) -> None:
    leaders = (
        "amytis alexander aristotle bilkis caesar cleopatra croesus euclid hammurabi "
        "hannibal hiram midas nero"
    )
    components = tiny_components(3, 3, ["altar " * 9] * 3, leaders=leaders, boxes=("leaders",))
    state = tiny_game(components, 3, "giza-a rhodes-a babylon-a", seed)
    play_some(state, picker(seed), stages)
    assert chance_of(state, stages, seed) > NEVER
