"""Symbols and guilds, chosen together at the end, equal the brute force over all of them."""

import pytest

from sevenwonders.content import effects as fx
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import EDITIONS
from sevenwonders.engine.game.city import place_card, place_leader, place_stage
from sevenwonders.engine.game.dealer import FastStream, Stream, shuffled
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.placing.gains import pay_reward
from sevenwonders.engine.vocabulary import BLACK, COLORS, PURPLE
from tests.laws import laws
from tests.laws.sheet import Symbols, science
from tests.support.games import BOXES, Kind
from tests.support.rules import rule
from tests.support.scale import scaled

GREEN = COLORS.index("green")
CHOOSERS = (fx.SwapScience, fx.MostScience, fx.SetBonus, fx.Science)
"""What a leader has who takes part in the choices of the end."""


def copying_sides() -> list[tuple[str, str]]:
    """Every edition's board sides that copy a guild."""
    return [
        (edition, f"{board.id}-{side.id}")
        for edition in EDITIONS
        for board in load_catalog(edition).boards
        for side in board.sides
        if any(
            isinstance(effect, fx.CopyGuild) for stage in side.stages for effect in stage.effects
        )
    ]


def symbol_sides() -> list[tuple[str, str]]:
    """Board sides of every box with a symbol of some sort."""
    kinds = (fx.AnyScience, fx.CopyScience)
    return [
        ("2e", f"{board.id}-{side.id}")
        for board in load_catalog("2e", BOXES).boards
        for side in board.sides
        if any(isinstance(effect, kinds) for stage in side.stages for effect in stage.effects)
    ]


def crowded_table(kind: Kind, side: str, stream: Stream) -> State:
    """Cities full of guilds, green cards and leaders, the first with a complete wonder."""
    boards = () if side == "random" else (side,)
    state = new_game(kind.options(boards), stream)
    first = state.cities[0]
    for stage in state.variants[0]:
        place_stage(first, stage[stream.below(len(stage))], 0, 0)
    guilds = shuffled(state.components.decks[kind.players].guilds, stream)
    for at, guild in enumerate(guilds[: 3 * kind.players]):
        place_card(state.cities[at % kind.players], state.components.cards[guild])
    for card in shuffled(state.deal.decks[2], stream):
        piece = state.components.cards[card]
        city = state.cities[stream.below(kind.players)]
        wanted = piece.color in (GREEN, BLACK) or stream.below(3) == 0
        if piece.color != PURPLE and wanted and not city.has[piece.structure]:
            place_card(city, piece)
    _seat_leaders(state, stream)
    for at, city in enumerate(state.cities):
        city.defeats = stream.below(6)
        city.coins = stream.below(20)
        if len(state.deal.edifices):
            state.edifices.built = 14
            pay_reward(state, at, 1 + stream.below(3))
    return state


def _seat_leaders(state: State, stream: Stream) -> None:
    """Leaders round the table, those with a say in the choices of the end first."""
    catalog = load_catalog(state.components.edition, state.components.boxes)
    choosers = {
        leader.id
        for leader in catalog.leaders
        if any(isinstance(effect, CHOOSERS) for effect in leader.effects)
    }
    order = [
        state.components.cards[leader] for leader in shuffled(state.components.leaders, stream)
    ]
    order.sort(key=lambda leader: leader.slug not in choosers)
    for number, leader in enumerate(order[: 4 * len(state.cities)]):
        at = 0 if number < len(choosers) and stream.below(2) else number % len(state.cities)
        place_leader(state.cities[at], leader, 1)


@rule("9.10", "9.11")
@pytest.mark.parametrize(
    ("edition", "side"), [*copying_sides(), *((edition, "random") for edition in EDITIONS)]
)
def test_a_copied_guild_and_wild_symbols_are_chosen_together(
    edition: str, side: str, seed: str
) -> None:
    for number in range(scaled(40, 2000)):
        stream = FastStream(f"{seed} {number}")
        laws.scores_match(crowded_table(Kind(edition, 3), side, stream))


@rule("9.10", "9.11", "12.34", "13.24", "15.15")
@pytest.mark.parametrize(("edition", "side"), [*copying_sides(), *symbol_sides(), ("1e", "random")])
def test_symbols_copies_and_guilds_of_every_box_are_chosen_together(
    edition: str, side: str, seed: str
) -> None:
    """Aganice, Enheduanna, Aristotle, Scientists, masks, Agora and copied guilds at once."""
    for number in range(scaled(4, 200)):
        stream = FastStream(f"{seed} {number}")
        kind = Kind(edition, 3 + stream.below(2), BOXES, experts=True)
        laws.scores_match(crowded_table(kind, side, stream))


def plain(counts: tuple[int, ...], wilds: int) -> Symbols:
    """Symbols of a city that has nothing but symbols."""
    return Symbols(counts, counts, (), wilds, 0, False, False, 0)  # noqa: FBT003 -- a tuple


@rule("9.6")
@pytest.mark.parametrize(
    ("counts", "wilds", "points"),
    [((3, 0, 0), 0, 9), ((1, 1, 1), 0, 10), ((2, 2, 1), 1, 26), ((0, 0, 0), 2, 4)],
)
def test_the_twin_reads_symbols_as_the_booklet_does(
    counts: tuple[int, ...], wilds: int, points: int
) -> None:
    assert science(plain(counts, wilds)) == points
