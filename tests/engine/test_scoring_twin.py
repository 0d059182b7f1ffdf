"""Wild symbols and a copied guild, chosen together, equal the brute force over all of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.content import effects as fx
from sevenwonders.content.loader import load_catalog
from sevenwonders.content.model import EDITIONS
from sevenwonders.engine.city import place_card, place_stage
from sevenwonders.engine.dealer import FastStream, Stream, shuffled
from sevenwonders.engine.options import Options
from sevenwonders.engine.scoring import best_wilds
from sevenwonders.engine.setup import new_game
from sevenwonders.engine.state import State
from sevenwonders.engine.words import COLORS, PURPLE, SYMBOL_BITS
from tests.laws import laws, paper
from tests.support.rules import rule
from tests.support.scale import scaled

GREEN = COLORS.index("green")


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


def crowded_table(edition: str, side: str, stream: Stream) -> State:
    """Three cities full of guilds and green cards, the first with a complete wonder."""
    state = new_game(Options(players=3, edition=edition, boards=(side,)), stream)
    first = state.cities[0]
    for stage in state.kit.sides[first.side].stages:
        place_stage(first, stage, 0, 0)
    cards = shuffled(state.deal.decks[2], stream)
    guilds = shuffled(state.kit.decks[3].guilds, stream)
    for at, guild in enumerate(guilds):
        place_card(state.cities[at % 3], state.kit.cards[guild])
    for card in cards:
        thing = state.kit.cards[card]
        city = state.cities[stream.below(3)]
        wanted = thing.color == GREEN or stream.below(3) == 0
        if thing.color != PURPLE and wanted and not city.has[thing.structure]:
            place_card(city, thing)
    for city in state.cities:
        city.defeats = stream.below(6)
        city.coins = stream.below(20)
    return state


@rule("9.10", "9.11")
@pytest.mark.parametrize(
    ("edition", "side"), [*copying_sides(), *((edition, "random") for edition in EDITIONS)]
)
def test_a_copied_guild_and_wild_symbols_are_chosen_together(
    edition: str, side: str, seed: str
) -> None:
    for number in range(scaled(40, 2000)):
        laws.scores_match(crowded_table(edition, side, FastStream(f"{seed} {number}")))


@rule("9.6", "9.11")
@given(st.tuples(*[st.integers(0, 6)] * 3), st.integers(0, 4))
def test_wild_symbols_are_read_for_the_most_points(counts: tuple[int, ...], wilds: int) -> None:
    packed = sum(count << (SYMBOL_BITS * symbol) for symbol, count in enumerate(counts))
    points, *reading = best_wilds(packed, wilds)
    assert points == paper.science(counts, wilds)
    assert sum(reading) == wilds
    have = tuple(count + extra for count, extra in zip(counts, reading, strict=True))
    assert points == paper.science(have, 0)
