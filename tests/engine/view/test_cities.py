"""What a View says of edifices, stages with variants, partners and hidden cards."""

import msgspec

from sevenwonders.engine.game.city import hidden, place_card
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.see.sight import SPECTATOR, Sight
from sevenwonders.engine.see.slugs import card_slugs
from sevenwonders.engine.see.view import view
from sevenwonders.engine.vocabulary import NOTHING
from tests.support.games import (
    BOXES,
    Kind,
    deal_game,
    picker,
    play_stage,
)

TEAMS = Kind("2e", 4, BOXES, teams=True, experts=True)


def test_all_edifices_lie_open_with_their_pawns() -> None:
    state = deal_game(Kind("1e", 5, ("edifice",)), "edifices")
    for seat in (SPECTATOR, 0):
        shown = view(state, seat).edifices
        assert [(one.age, one.state, one.pawns) for one in shown] == [
            (1, "open", 3),
            (2, "coming", 3),
            (3, "coming", 3),
        ]


def test_partners_see_each_others_secrets_and_nobody_else_does() -> None:
    state = deal_game(TEAMS, "partners")
    pick = picker("partners")
    for _ in range(5):
        play_stage(state, pick)
    state.submit(1, state.legal(1)[0])
    sealed = tuple(map(str, state.sealed(1)))
    seen = view(state, 0).partner
    assert seen is not None
    assert (seen.seat, seen.sealed) == (1, sealed)
    assert seen.hand == card_slugs(state.components, state.hands[1])
    assert seen.leaders == card_slugs(state.components, state.leaders.hands[1])
    other = view(state, 2).partner
    assert other is not None
    assert (other.seat, other.sealed) == (3, ())
    assert view(state, SPECTATOR).partner is None
    assert [city.partner for city in view(state, 2).cities] == [1, 0, 3, 2]


def test_stages_tell_the_variants_they_can_be_built_as() -> None:
    options = msgspec.structs.replace(
        Kind("1e", 3, ("edifice", "wonder-pack")).options(),
        boards=("carthage-day", "manneken-pis-a", "giza-a"),
    )
    seen = view(new_game(options, FastStream("ways")), 0)
    halves = [(one.source, one.half) for one in seen.cities[0].stages[1].variants]
    assert halves == [("carthage-day-2", 0), ("carthage-day-2", 1)]
    copied = [{one.source for one in stage.variants} for stage in seen.cities[1].stages]
    assert copied == [{"giza-a-1"}, {"carthage-day-2"}, {"giza-a-3"}]


def test_a_hidden_card_that_counts_is_not_scored_for_those_who_do_not_know_it() -> None:
    options = msgspec.structs.replace(
        Kind("1e", 3, ("wonder-pack",)).options(), boards=("stonehenge-b", "giza-a", "rhodes-a")
    )
    state = new_game(options, FastStream("stonehenge"))
    city = state.cities[0]
    city.stages = 0b11
    city.markers[0] = city.markers[1] = hidden(state.components.card_index["lumber-yard"], 0)
    place_card(state.cities[1], state.components.cards[state.components.card_index["lumber-yard"]])
    assert Sight(state, 0).score(0).total() > Sight(state, 1).score(0).total()
    assert Sight(state, 1).marker(0, 1) == NOTHING
    assert view(state, 1).cities[0].sheet.total == Sight(state, SPECTATOR).score(0).total()
