"""Non-interference: the bytes sent to a seat do not depend on what it cannot know."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from sevenwonders.engine.events import Event
from sevenwonders.engine.state import State
from sevenwonders.engine.view import View, view
from sevenwonders.server.service import show
from sevenwonders.server.service.game import Game
from sevenwonders.server.store.rows import ChoiceData
from tests.server.worlds import PEOPLE, all_that_is_sent

pytestmark = pytest.mark.anyio

Leak = Callable[[pytest.MonkeyPatch], None]


async def test_a_seat_is_sent_the_same_bytes_whatever_is_hidden_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await all_that_is_sent(0, tmp_path, monkeypatch)
    other = await all_that_is_sent(1, tmp_path, monkeypatch)
    assert len(one) == len(other) > 200
    for number, (here, there) in enumerate(zip(one, other, strict=True)):
        assert here == there, f"answer {number} tells the worlds apart"


def hands_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(state: State, seat: int) -> View:
        seen = view(state, seat)
        if seat > 0:
            return seen
        cards = [state.kit.cards[card].slug for hand in state.hands for card in hand]
        return msgspec.structs.replace(seen, hand=tuple(cards))

    monkeypatch.setattr(show, "view", peeping)


def sealed_choices_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(game: Game, seat: int) -> list[ChoiceData]:
        seats = range(PEOPLE) if seat <= 0 else [seat]
        return [one for seat in seats for one in sealed(game, seat)]

    sealed = Game.sealed
    monkeypatch.setattr(Game, "sealed", peeping)


def cards_laid_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(event: Event, _seat: int, *, teams: bool) -> Event:  # noqa: ARG001 -- forgotten
        return event

    monkeypatch.setattr(show, "redact", whole)


def the_deck_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(state: State, seat: int) -> View:
        first = state.kit.cards[state.deal.decks[2][0]].slug
        return msgspec.structs.replace(view(state, seat), discard=(first,))

    monkeypatch.setattr(show, "view", peeping)


@pytest.mark.parametrize(
    "leak", [hands_of_others, sealed_choices_of_others, cards_laid_face_down, the_deck_to_come]
)
async def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    leak(monkeypatch)
    one = await all_that_is_sent(0, tmp_path, monkeypatch, turns=2)
    other = await all_that_is_sent(1, tmp_path, monkeypatch, turns=2)
    assert one != other
