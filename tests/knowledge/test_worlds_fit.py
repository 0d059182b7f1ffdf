"""A drawn world shows the seat exactly what it has seen, whatever the table and the moment."""

import msgspec
import pytest

from sevenwonders.engine.choice.choice import card_of
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.recall import SAW_DRAWN, SAW_HAND, recall, with_card
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import View, view
from sevenwonders.engine.vocabulary import DISCARD_PILE, PLAY
from sevenwonders.knowledge import NoMemory, NoSuchWorld, Worlds, sample
from tests.knowledge.cases import (
    EVERY_KIND,
    GAMES,
    MOMENTS,
    Moment,
    any_kind,
    moments,
    moments_after_a_position,
)
from tests.support.dump import dump
from tests.support.games import Kind, deal_game, mid_game, picker, play_stage
from tests.support.rules import rule
from tests.support.scale import scaled
from tests.support.table import a_city, a_table, play

every_kind = pytest.mark.parametrize("kind", EVERY_KIND, ids=str)


def looks_the_same(moment: Moment, seed: str) -> None:
    seen = view(moment.state, moment.seat, memory=True)
    wired = msgspec.json.decode(msgspec.json.encode(seen), type=View)
    world = sample(wired, FastStream(seed))
    assert view(world, moment.seat, memory=True) == seen


@every_kind
@rule("11.1")
def test_a_world_drawn_from_a_view_shows_the_same_view(kind: Kind, seed: str) -> None:
    for game in range(GAMES):
        for moment in moments(kind, f"{seed} {game}", MOMENTS):
            looks_the_same(moment, seed)


def test_it_does_for_any_set_of_boxes(seed: str) -> None:
    for game in range(scaled(6, 400)):
        kind = any_kind(f"{seed} {game}")
        for moment in moments(kind, f"{seed} {game}", 5):
            looks_the_same(moment, seed)


@every_kind
def test_it_does_in_games_that_begin_with_a_position(kind: Kind, seed: str) -> None:
    for game in range(GAMES):
        for moment in moments_after_a_position(kind, f"{seed} {game}", 4):
            looks_the_same(moment, seed)


def test_after_a_position_every_card_drawn_for_the_free_city_is_remembered(seed: str) -> None:
    for game in range(GAMES):
        for moment in moments_after_a_position(Kind("1e", 2), f"{seed} {game}", 4):
            memory = recall(moment.state, moment.seat)
            turns = [at for at, ask in enumerate(memory.firsts) if memory.kinds[ask] == PLAY]
            held = {at for at in turns if (memory.ages[at] + memory.turns[at]) % 2 == moment.seat}
            told = {int(seen.stage) for seen in memory.seen if seen.what == SAW_DRAWN}
            # As the position began, the card had been drawn already.
            assert told - {0} == held - {0}


def test_a_spectator_can_draw_worlds_too(seed: str) -> None:
    state = mid_game(Kind("2e", 5), seed, 11)
    looks_the_same(Moment(state, -1), seed)


@pytest.mark.parametrize("stages", [6, 12, 18])
def test_a_spectator_of_two_players_does_not_know_which_cards_were_drawn(stages: int) -> None:
    # Late in this game the free city had to discard, and built what must have been drawn since.
    state = mid_game(Kind("1e", 2), "sp 0", stages)
    looks_the_same(Moment(state, -1), "any")


@rule("12.13", "12.49")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_does_when_leaders_are_drawn_before_those_of_others_go_back(seat: int) -> None:
    roma = a_city("roma-night", built="clay-pool lumber-yard", leader_hand="pericles sappho")
    rhodes = a_city("rhodes-day", leader_hand="midas nero")
    state = a_table(roma, rhodes, edition="2e", boxes="leaders", age=3, recruiting=True)
    play(state, "W1:sappho", "D:nero")
    assert [len(held) for held in state.leaders.hands] == [5, 0, 0]
    for world in range(20):
        looks_the_same(Moment(state, seat), f"{world}")


@every_kind
def test_the_window_and_the_view_give_the_same_world(kind: Kind, seed: str) -> None:
    for moment in moments(kind, f"{seed} window", 3):
        worlds = Worlds(Sight(moment.state, moment.seat))
        here = worlds.draw(FastStream(seed))
        there = sample(view(moment.state, moment.seat, memory=True), FastStream(seed))
        assert dump(here) == dump(there)


@every_kind
def test_a_world_can_be_played_to_its_end(kind: Kind, seed: str) -> None:
    for moment in moments(kind, f"{seed} play", 2):
        world = Worlds(Sight(moment.state, moment.seat)).draw(FastStream(seed))
        stream = FastStream(seed)
        while not world.over:
            seat = world.pending()[0].seat
            world.submit_at(seat, stream.below(len(world.legal(seat))))
        assert world.winners()


def test_hidden_sealed_choices_can_be_left_open() -> None:
    state = deal_game(Kind("1e", 4), "open")
    for seat in (0, 1, 2):
        state.submit_at(seat, 0)
    worlds = Worlds(Sight(state, 2))
    assert waiting(worlds.draw(FastStream("sealed"))) == [3]
    assert waiting(worlds.draw(FastStream("sealed"), others_open=True)) == [0, 1, 3]


@rule("14.10")
@pytest.mark.parametrize("stages", range(3))
@pytest.mark.parametrize("seat", range(4))
def test_a_leader_that_the_partner_has_locked_in_lies_in_its_pack(stages: int, seat: int) -> None:
    kind = Kind("2e", 4, ("leaders", "cities"), teams=True)
    for game in range(scaled(4, 40)):
        state = deal_game(kind, f"locked {game}")
        pick = picker(f"locked {game}")
        for _ in range(stages):
            play_stage(state, pick)
        partner = seat ^ 1
        state.submit_at(partner, pick(len(state.legal(partner))))
        [code] = Sight(state, partner).sealed()
        worlds = Worlds(Sight(state, seat))
        for draw in range(5):
            world = worlds.draw(FastStream(f"{draw}"), others_open=True)
            assert card_of(code) in world.leaders.draft_packs[partner]
            assert len({len(pack) for pack in world.leaders.draft_packs}) == 1
            while not world.over:
                one = world.pending()[0].seat
                world.submit_at(one, pick(len(world.legal(one))))


def waiting(state: State) -> list[int]:
    return [ask.seat for ask in state.pending()]


def test_a_view_without_memory_is_refused() -> None:
    with pytest.raises(NoMemory, match="memory=True"):
        sample(view(deal_game(Kind("1e", 3), "none"), 0), FastStream("none"))


def test_a_memory_that_fits_no_world_is_refused() -> None:
    """Nobody can have built from the discard pile a card that the seat holds in its hand."""
    for game in range(200):
        memory = recall(mid_game(Kind("2e", 3), f"impossible {game}", 8), 1)
        hand = [int(card) for seen in memory.seen for card in seen.cards if seen.what == SAW_HAND]
        for ask, kind in enumerate(memory.kinds[: memory.firsts[len(memory.firsts) - 1]]):
            if kind == DISCARD_PILE and memory.seats[ask] != 1:
                memory.codes[ask] = with_card(memory.codes[ask], hand[-1])
                with pytest.raises(NoSuchWorld, match="seat 1"):
                    Worlds(memory, most_tries=50).draw(FastStream("impossible"))
                return
    pytest.fail("nobody built from the discard pile")
