"""Nothing that a seat receives depends on what it cannot know (rules, chapter 11)."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from sevenwonders.engine.choice.choice import card_of
from sevenwonders.engine.game.city import hidden_card
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import SPECTATOR, Sight
from sevenwonders.engine.see.view import View, view
from sevenwonders.engine.vocabulary import NOTHING
from tests.support.games import (
    BOXES,
    KINDS,
    SOME_BOX_KINDS,
    Kind,
    Pick,
    deal_game,
    mid_game,
    picker,
    play_stage,
)
from tests.support.leaks import leaks
from tests.support.rules import rule
from tests.support.scale import scaled
from tests.support.table import a_city, a_table

Peek = Callable[[State, int], list[int]]
"""Cards that a seat must not see."""


def half_sealed(state: State, pick: Pick) -> None:
    """Let some of the seats choose, never the last, so that their choices lie sealed."""
    for ask in state.pending()[: pick(len(state.pending()))]:
        legal = state.legal(ask.seat)
        state.submit(ask.seat, legal[pick(len(legal))])


def moments(state: State, seed: str, every: int) -> Iterator[State]:
    """Moments of a random game: some turns, and each decision that is not a turn's."""
    pick = picker(seed)
    count = pick(every)
    while not state.over:
        count += 1
        if count % every == 0 or state.pending()[0].kind not in ("play", "free-city"):
            half_sealed(state, pick)
            yield state
        play_stage(state, pick)
    yield state


@rule("11.1", "11.2", "11.3", "11.4", "11.6", "11.7")
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_seat_and_no_spectator_sees_what_is_hidden(kind: Kind) -> None:
    for game in range(scaled(1, 12)):
        seed = f"leaks {game}"
        pick = picker(f"siblings {seed}")
        for state in moments(deal_game(kind, seed), seed, scaled(7, 2)):
            for seat in range(SPECTATOR, kind.players):
                found = leaks(state, seat, pick)
                assert not found, f"{kind} game {seed!r}, seat {seat} at {state.pending()}: {found}"


@rule("11.1", "11.2", "11.3", "11.4")
@pytest.mark.parametrize("kind", SOME_BOX_KINDS, ids=str)
def test_no_seat_and_no_spectator_sees_what_the_boxes_hide(kind: Kind) -> None:
    for game in range(scaled(1, 8)):
        seed = f"box leaks {game}"
        pick = picker(f"siblings {seed}")
        for count, state in enumerate(moments(deal_game(kind, seed), seed, scaled(9, 3))):
            seats = range(SPECTATOR, kind.players)
            for seat in seats if scaled(0, 1) else [seats[count % len(seats)]]:
                found = leaks(state, seat, pick)
                assert not found, f"{kind} game {seed!r}, seat {seat} at {state.pending()}: {found}"


@rule("10.6", "11.2")
def test_the_holder_of_the_free_city_keeps_its_secrets() -> None:
    state = mid_game(Kind("1e", 2), "holder", 3)
    pick = picker("holder")
    holder = int(state.holder())
    state.submit(holder, state.legal(holder)[0])
    for seat in (SPECTATOR, 0, 1):
        assert not leaks(state, seat, pick)


@rule("11.3")
def test_a_spectator_does_not_see_the_card_that_nobody_remembers() -> None:
    state = a_table(a_city("giza-a", stages="altar@-"), turn=2)
    assert Sight(state, SPECTATOR).marker(0, 0) == NOTHING
    assert not leaks(state, SPECTATOR, picker("nobody"))


def next_hand(state: State, seat: int) -> list[int]:
    return list(state.hands[(seat + 1) % int(state.players)])


def coming_deck(state: State, _seat: int) -> list[int]:
    return list(state.deal.decks[2])


def discard_pile(state: State, _seat: int) -> list[int]:
    return list(state.discard)


def card_under_a_stage(state: State, seat: int) -> list[int]:
    others = [city for at, city in enumerate(state.cities) if at != seat]
    return [hidden_card(laid) for city in others for laid in city.markers if laid != NOTHING]


def sealed_choice(state: State, seat: int) -> list[int]:
    asks = zip(state.ask_seat, state.ask_code, strict=True)
    return [card_of(code) for other, code in asks if other != seat and code != NOTHING]


def past_choices(state: State, _seat: int) -> list[int]:
    return list(state.history)


def draw_pile(state: State, _seat: int) -> list[int]:
    return list(state.pile)


def next_leaders(state: State, seat: int) -> list[int]:
    return list(state.leaders.hands[(seat + 2) % int(state.players)])


def next_pack(state: State, seat: int) -> list[int]:
    return list(state.leaders.draft_packs[(seat + 1) % int(state.players)])


def leader_box(state: State, _seat: int) -> list[int]:
    return list(state.leaders.box)


def leader_deal(state: State, _seat: int) -> list[int]:
    return list(state.deal.leaders)


def coming_draws(state: State, _seat: int) -> list[int]:
    return list(state.deal.draws)


def hand_of_the_other_team(state: State, seat: int) -> list[int]:
    return list(state.hands[(seat + 2) % int(state.players)])


class Peeping:
    """A sight with one accessor too many."""

    def __init__(self, state: State, seat: int, peek: Peek) -> None:
        self._sight = Sight(state, seat)
        self._peeked = peek(state, seat)

    def __dir__(self) -> list[str]:
        return [*dir(self._sight), "peeked"]

    def __getattr__(self, name: str) -> object:
        return getattr(self._sight, name)

    def peeked(self) -> list[int]:
        """The accessor too many."""
        return self._peeked


def indiscreet_view(state: State, seat: int, peek: Peek) -> View:
    """A view with hidden cards among those of the hand."""
    seen = view(state, seat)
    cards = [
        state.components.cards[code % len(state.components.cards)].slug
        for code in peek(state, seat)
    ]
    return msgspec.structs.replace(seen, hand=(*seen.hand, *cards))


PEEKS: tuple[Peek, ...] = (
    next_hand,
    coming_deck,
    discard_pile,
    card_under_a_stage,
    sealed_choice,
    past_choices,
    draw_pile,
)


BOX_PEEKS: tuple[tuple[Peek, int], ...] = (
    (next_pack, 1),
    (leader_box, 1),
    (leader_deal, 1),
    (coming_draws, 1),
    (next_leaders, 5),
    (sealed_choice, 1),
    (sealed_choice, 6),
    (past_choices, 6),
    (hand_of_the_other_team, 6),
)
"""What must not be seen, and after how many stages of a game in teams it is there to be seen."""


@pytest.mark.parametrize(("peek", "stage_count"), BOX_PEEKS)
def test_a_planted_leak_of_a_box_is_caught(peek: Peek, stage_count: int) -> None:
    state = deal_game(Kind("1e", 4, BOXES, teams=True, experts=True), "planted there")
    pick = picker("planted")
    for _ in range(stage_count):
        play_stage(state, pick)
    state.submit(2, state.legal(2)[0])
    for seat in (SPECTATOR, 0):
        sights: set[str] = set()
        views: set[str] = set()
        for _ in range(8):
            sights |= set(leaks(state, seat, pick, look=lambda s, at: Peeping(s, at, peek)))
            views |= set(leaks(state, seat, pick, show=lambda s, at: indiscreet_view(s, at, peek)))
        assert sights == {"peeked"}
        assert views == {"view"}


@pytest.mark.parametrize("peek", PEEKS)
def test_a_planted_leak_is_caught(peek: Peek) -> None:
    kind = Kind("1e", 2) if peek is draw_pile else Kind("1e", 4)
    state = mid_game(kind, "planted", 10)
    pick = picker("planted")
    state.submit(1, state.legal(1)[0])
    for seat in (SPECTATOR, 0):
        sights: set[str] = set()
        views: set[str] = set()
        for _ in range(8):
            sights |= set(leaks(state, seat, pick, look=lambda s, at: Peeping(s, at, peek)))
            views |= set(leaks(state, seat, pick, show=lambda s, at: indiscreet_view(s, at, peek)))
        assert sights == {"peeked"}
        assert views == {"view"}
