"""Observations: what a seat may know, by name, and nothing else."""

from itertools import combinations

import pytest

from sevenwonders.content.model import EDITIONS
from sevenwonders.encode import Follower, Layout, WrongLayout, any_layout, layout_of, observe
from sevenwonders.encode.layouts import places_of
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options, components_of
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR, Sight
from sevenwonders.engine.see.view import view
from sevenwonders.knowledge import Worlds
from tests.encode.reference import reference
from tests.knowledge.cases import EVERY_KIND, any_kind, moments, moments_after_a_position
from tests.support.games import BOXES, Kind, deal_game, picker, play_stage
from tests.support.rules import rule
from tests.support.scale import scaled

every_kind = pytest.mark.parametrize("kind", EVERY_KIND, ids=str)
MOMENTS = scaled(5, 40)


def differences(state: State, seat: int, layout: Layout) -> list[str]:
    """The columns in which an observation differs from the slow reference."""
    names = layout.names()
    found = observe(Sight(state, seat), layout)
    meant = reference(view(state, seat, memory=True), names)
    assert len(found) == len(names)
    return [
        f"{name}: {here}, not {there}"
        for name, here, there in zip(names, found, meant, strict=True)
        if here != there
    ]


@every_kind
def test_an_observation_has_what_the_view_and_its_memory_say(kind: Kind, seed: str) -> None:
    layout = layout_of(kind.options())
    for state, seat in moments(kind, seed, MOMENTS):
        assert not differences(state, seat, layout)


def test_one_layout_fits_every_table(seed: str) -> None:
    for game in range(scaled(6, 200)):
        kind = any_kind(f"{seed} {game}")
        for state, seat in moments(kind, f"{seed} {game}", 4):
            assert not differences(state, seat, any_layout())


def test_the_one_layout_has_columns_for_any_set_of_expansions() -> None:
    layout = any_layout()
    for edition in EDITIONS:
        for count in range(len(BOXES) + 1):
            for boxes in combinations(BOXES, count):
                options = Options(players=7, edition=edition, boxes=boxes)
                assert places_of(layout, components_of(options), 7).layout is layout


@pytest.mark.parametrize("kind", [Kind("1e", 2), Kind("2e", 5, BOXES)], ids=str)
def test_a_game_that_begins_with_a_position_is_observed_from_there(kind: Kind, seed: str) -> None:
    for state, seat in moments_after_a_position(kind, seed, 6):
        assert not differences(state, seat, any_layout())


@every_kind
@rule("11.1")
def test_games_that_a_seat_cannot_tell_apart_are_observed_alike(kind: Kind, seed: str) -> None:
    for state, seat in moments(kind, seed, 4):
        assert not leaks(state, seat, seed)


def leaks(state: State, seat: int, seed: str) -> bool:
    """Whether an observation tells the true game from another that fits what the seat saw."""
    twin = Worlds(Sight(state, seat)).draw(FastStream(f"twin {seed}"))
    layout = layout_of_state(state)
    return observe(Sight(state, seat), layout) != observe(Sight(twin, seat), layout)


def layout_of_state(state: State) -> Layout:
    components = state.components
    return layout_of(
        Options(players=int(state.players), edition=components.edition, boxes=components.boxes)
    )


def test_the_twins_differ_in_what_is_hidden(seed: str) -> None:
    """Else the test above would find no leak."""
    kind = Kind("2e", 4, BOXES, experts=True)
    hidden = 0
    for state, seat in moments(kind, seed, 8):
        twin = Worlds(Sight(state, seat)).draw(FastStream(f"twin {seed}"))
        other = (seat + 2) % kind.players
        layout = layout_of(kind.options())
        hidden += observe(Sight(state, other), layout) != observe(Sight(twin, other), layout)
    assert hidden


@every_kind
def test_a_follower_that_saw_each_stage_knows_what_one_knows_that_saw_none(
    kind: Kind, seed: str
) -> None:
    layout = layout_of(kind.options())
    state = deal_game(kind, seed)
    pick = picker(seed)
    followers = [Follower(layout) for _ in range(kind.players)]
    while not state.over:
        seat = pick(kind.players)
        assert followers[seat].observe(Sight(state, seat)) == observe(Sight(state, seat), layout)
        play_stage(state, pick)


def test_columns_have_names_of_their_own() -> None:
    for layout in (any_layout(), layout_of(Options(players=4))):
        names = layout.names()
        assert len(set(names)) == len(names) == layout.size


def test_a_layout_names_its_version_and_columns() -> None:
    four = layout_of(Options(players=4))
    assert four.id.startswith("observation-2-1e-4p-")
    assert layout_of(Options(players=4)) is four
    assert layout_of(Options(players=5)).id != four.id


def test_right_neighbours_stand_last_at_any_table() -> None:
    state = deal_game(Kind("1e", 3), "neighbours")
    seen = observe(Sight(state, 0), any_layout())
    here = {name for name, figure in zip(any_layout().names(), seen, strict=True) if figure}
    sides = {name.split(".")[0]: name.split(".")[2] for name in here if ".side." in name}
    boards = [state.components.sides[city.side].slug for city in state.cities]
    assert sides == {"own": boards[0], "left1": boards[1], "right1": boards[2]}


def test_a_layout_of_another_table_is_refused() -> None:
    state = deal_game(Kind("1e", 3, ("cities",)), "other")
    with pytest.raises(
        WrongLayout, match=r"observation-2-1e-3p-\w+ does not fit: it has no column"
    ):
        observe(Sight(state, 0), layout_of(Options(players=3)))
    with pytest.raises(WrongLayout, match="3 cities"):
        observe(Sight(deal_game(Kind("1e", 5), "more"), 0), layout_of(Options(players=3)))


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(WrongLayout, match="spectator"):
        observe(Sight(deal_game(Kind("1e", 3), "spectator"), SPECTATOR), any_layout())
