"""Non-interference: the bytes sent to a seat do not depend on what it cannot know."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from sevenwonders.engine.events.base import Event
from sevenwonders.engine.game.city import hidden_card
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.view import View, view
from sevenwonders.engine.vocabulary import NOTHING
from sevenwonders.server import identity
from sevenwonders.server.service import show
from sevenwonders.server.service.game import Game
from sevenwonders.server.service.show import show_choice
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.rows import ChoiceData, SeatData, TableData
from sevenwonders.server.talk import talk
from sevenwonders.server.talk.store import Reader
from sevenwonders.server.turns.turns import Turns
from sevenwonders.server.wire.table import Sealed, Table
from sevenwonders.server.wire.turns import Awaited
from tests.server.worlds import (
    ALONE,
    BASE,
    EVERY_TEAM,
    EVERYTHING,
    LATE,
    LEADERS,
    TEAMS,
    Scene,
    all_that_is_sent,
)
from tests.support.scale import FULL

pytestmark = pytest.mark.anyio

Leak = Callable[[pytest.MonkeyPatch], None]


SCENES = [BASE, LATE, LEADERS, TEAMS, EVERYTHING, EVERY_TEAM, *(ALONE if FULL else ())]


@pytest.mark.parametrize("scene", SCENES)
async def test_a_seat_is_sent_the_same_bytes_whatever_is_hidden_from_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    scene: Scene,
) -> None:
    one = await all_that_is_sent(0, tmp_path, monkeypatch, scene)
    logged = caplog.text
    caplog.clear()
    other = await all_that_is_sent(1, tmp_path, monkeypatch, scene)
    assert len(one) == len(other) > 60
    assert caplog.text == logged
    for number, (here, there) in enumerate(zip(one, other, strict=True)):
        assert here == there, f"answer {number} tells the worlds apart"


def hands_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(state: State, seat: int) -> View:
        seen = view(state, seat)
        if seat > 0:
            return seen
        cards = [state.components.cards[card].slug for hand in state.hands for card in hand]
        return msgspec.structs.replace(seen, hand=tuple(cards))

    monkeypatch.setattr(show, "view", peeping)


def sealed_choices_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(game: Game, seat: int) -> list[ChoiceData]:
        seats = range(BASE.people) if seat <= 0 else [seat]
        return [one for seat in seats for one in sealed(game, seat)]

    sealed = Game.sealed
    monkeypatch.setattr(Game, "sealed", peeping)


def cards_laid_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(event: Event, _seat: int, *, teams: bool) -> Event:  # noqa: ARG001 -- forgotten
        return event

    monkeypatch.setattr(show, "redact", whole)


def the_deck_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(state: State, seat: int) -> View:
        first = state.components.cards[state.deal.decks[2][0]].slug
        return msgspec.structs.replace(view(state, seat), discard=(first,))

    monkeypatch.setattr(show, "view", peeping)


def leaders_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(state: State, seat: int) -> View:
        held = [
            state.components.cards[leader].slug for hand in state.leaders.hands for leader in hand
        ]
        return msgspec.structs.replace(view(state, seat), leaders=tuple(held))

    monkeypatch.setattr(show, "view", peeping)


def packs_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(state: State, seat: int) -> View:
        held = [
            state.components.cards[leader].slug
            for pack in state.leaders.draft_packs
            for leader in pack
        ]
        return msgspec.structs.replace(view(state, seat), draft_pack=tuple(held))

    monkeypatch.setattr(show, "view", peeping)


def the_next_leader_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(state: State, seat: int) -> View:
        first = state.components.cards[state.deal.draws[0]].slug
        return msgspec.structs.replace(view(state, seat), discard=(first,))

    monkeypatch.setattr(show, "view", peeping)


def what_lies_under_the_stages(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(state: State, seat: int) -> View:
        seen = view(state, seat)
        laid = [
            state.components.cards[hidden_card(entry)].slug
            for city in state.cities
            for entry in city.markers
            if entry != NOTHING
        ]
        return msgspec.structs.replace(seen, discard=tuple(laid))

    monkeypatch.setattr(show, "view", peeping)


def another_teams_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(state: State, seat: int) -> View:
        wrong = view(state, (seat + 2) % int(state.players)) if seat >= 0 else view(state, seat)
        return msgspec.structs.replace(view(state, seat), partner=wrong.partner)

    monkeypatch.setattr(show, "view", peeping)


def what_partners_say(monkeypatch: pytest.MonkeyPatch) -> None:
    def everybody(_table: TableData, guest: str, mine: SeatData) -> Reader:
        del mine
        return Reader(guest, _table.id, tuple(range(7)))

    monkeypatch.setattr(talk, "_reader", everybody)


def how_much_partners_say(monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(_at: int, last: int) -> int:
        return last + 1

    monkeypatch.setattr(identity, "message_number", counted)


def choices_in_brief(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(now: Situation, guest: str | None, after: int) -> Table | Sealed:
        told = show_choice(now, guest, after)
        if isinstance(told, Table) or now.game is None:
            return told
        cards = [one.text for seat in range(BASE.people) for one in now.game.sealed(seat)]
        return msgspec.structs.replace(told, hand=tuple(cards))

    monkeypatch.setattr("sevenwonders.server.service.service.show_choice", peeping)


def what_is_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def peeping(self: Turns, guest: str | None) -> list[Awaited]:
        found = await awaited(self, guest)
        game = (await self._service.situation(found[0].table)).game if found else None
        if game is None:
            return found
        dealt = tuple(int(card) for card in game.state.deal.decks[2])
        return [msgspec.structs.replace(one, seats=dealt) for one in found]

    awaited = Turns.awaited
    monkeypatch.setattr(Turns, "awaited", peeping)


LEAKS = [
    (BASE, hands_of_others),
    (BASE, sealed_choices_of_others),
    (BASE, cards_laid_face_down),
    (BASE, choices_in_brief),
    (BASE, the_deck_to_come),
    (BASE, what_is_awaited),
    (LATE, cards_laid_face_down),
    (LEADERS, leaders_of_others),
    (LEADERS, packs_of_others),
    (LEADERS, the_next_leader_in_the_box),
    (LEADERS, cards_laid_face_down),
    (TEAMS, leaders_of_others),
    (TEAMS, another_teams_hand),
    (TEAMS, what_lies_under_the_stages),
    (TEAMS, what_partners_say),
    (TEAMS, how_much_partners_say),
]


@pytest.mark.parametrize(("scene", "leak"), LEAKS)
async def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scene: Scene, leak: Leak
) -> None:
    leak(monkeypatch)
    # In the short story seat 0 chooses last, and sees the reveal.
    short = leak is not choices_in_brief
    one = await all_that_is_sent(0, tmp_path, monkeypatch, scene, short=short)
    other = await all_that_is_sent(1, tmp_path, monkeypatch, scene, short=short)
    assert one != other
