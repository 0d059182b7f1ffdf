"""Every kind of decision that the boxes bring, through the service."""

import random
from typing import Final

import pytest

from sevenwonders.engine.game.options import Options
from sevenwonders.engine.vocabulary import KINDS
from sevenwonders.record import parse_record
from sevenwonders.server.deals import verify_record
from sevenwonders.server.errors import StaleDecision
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire.table import Table
from tests.server.moments import lay, moment_of
from tests.server.people import decide, decision_of, is_asked, options, own, play_out

pytestmark = pytest.mark.anyio

LEADERS: Final = Options(players=3, boxes=("leaders",))
CITIES: Final = Options(players=3, boxes=("cities",))
EDIFICE: Final = Options(players=3, boxes=("edifice",))
TEAMS: Final = Options(players=4, edition="2e", boxes=("cities", "leaders"), teams=True)

TOGETHER: Final = {
    "draft": LEADERS,
    "recruit": LEADERS,
    "pay-loss": CITIES,
    "penalty": EDIFICE,
}
"""Kinds that several seats decide at once, and a table where they come."""
ALONE: Final = {
    "recruit-more": Options(players=3, boxes=("leaders",), boards=("roma-night",)),
    "copy-leader": Options(players=3, boxes=("classic-extras", "leaders")),
    "bury-leader": Options(players=3, boxes=("leaders",), boards=("abu-simbel-day",)),
    "drop-token": Options(players=3, boxes=("leaders",), experts=True),
}
"""Kinds that mostly concern one seat."""
together: Final = pytest.mark.parametrize("kind", TOGETHER)
every: Final = pytest.mark.parametrize("kind", TOGETHER | ALONE)


def table_with(kind: str) -> Options:
    return (TOGETHER | ALONE)[kind]


def test_no_kind_of_decision_is_left_out() -> None:
    base = {"play", "free-city", "last-card", "discard-pile"}
    assert {*TOGETHER, *ALONE} == {*KINDS} - base


async def all_decide(service: Service, guests: list[str], table: str) -> None:
    """Let everybody decide what is open, once each."""
    for guest in guests:
        now = await own(service, guest, table)
        if is_asked(now):
            await decide(service, guest, now, random.Random(1))


@every
async def test_the_seats_concerned_are_asked_and_nobody_else(database: Database, kind: str) -> None:
    moment = moment_of(kind, table_with(kind))
    guests, table = await lay(database, moment)
    for seat, guest in enumerate(guests):
        now = await own(Service(database), guest, table)
        assert is_asked(now) == (seat in moment.asked)
        if is_asked(now):
            assert decision_of(now).kind == kind
            assert options(now)


@every
async def test_a_decision_that_was_revealed_is_stale_and_its_repetition_changes_nothing(
    database: Database, kind: str
) -> None:
    service = Service(database)
    moment = moment_of(kind, table_with(kind))
    guests, table = await lay(database, moment)
    seat = moment.asked[0]
    now = await own(service, guests[seat], table)
    first, *others = options(now)
    decision = decision_of(now).id
    await service.choose(guests[seat], table, decision, seat, first.choice)
    await all_decide(service, guests, table)
    after = await own(service, guests[seat], table)
    again = await service.choose(guests[seat], table, decision, seat, first.choice)
    assert again == after
    for other in others:
        with pytest.raises(StaleDecision):
            await service.choose(guests[seat], table, decision, seat, other.choice)
    with pytest.raises(StaleDecision):
        await service.withdraw(guests[seat], table, decision, seat)


@together
async def test_until_the_reveal_a_choice_is_replaced_and_withdrawn(
    database: Database, kind: str
) -> None:
    service = Service(database)
    moment = moment_of(kind, table_with(kind), 2)
    guests, table = await lay(database, moment)
    seat, other, *_ = moment.asked
    before = await own(service, guests[seat], table)
    seen = await own(service, guests[other], table)
    decision = decision_of(before).id
    first, *_, last = options(before)
    await service.choose(guests[seat], table, decision, seat, first.choice)
    changed = await service.choose(guests[seat], table, decision, seat, last.choice)
    assert [one.choice for one in changed.sealed] == [last.choice]
    still = await own(service, guests[other], table)
    assert (still.sealed, still.events) == ((), seen.events)
    withdrawn = await service.withdraw(guests[seat], table, decision, seat)
    assert withdrawn.view == before.view
    assert withdrawn.sealed == ()


@every
async def test_a_restart_in_the_middle_of_it_changes_nothing(database: Database, kind: str) -> None:
    before = Service(database)
    moment = moment_of(kind, table_with(kind), 2 if kind in TOGETHER else 1)
    guests, table = await lay(database, moment)
    if kind in TOGETHER:
        seat = moment.asked[0]
        await decide(before, guests[seat], await own(before, guests[seat], table), random.Random(1))
    seen = [await own(before, guest, table) for guest in guests]
    after = Service(database)
    assert [await own(after, guest, table) for guest in guests] == seen
    assert sum(len(one.sealed) for one in seen) == (kind in TOGETHER)


@every
async def test_a_bot_decides_for_who_left(database: Database, kind: str) -> None:
    service = Service(database)
    moment = moment_of(kind, table_with(kind))
    guests, table = await lay(database, moment)
    seat = moment.asked[0]
    decision = decision_of(await own(service, guests[seat], table)).id
    left = await service.leave(guests[seat], table)
    assert left is not None
    assert not is_asked(left)
    sealed = decision in {one.decision for one in left.sealed}
    back = await service.join(guests[seat], table)
    assert back.seat == seat
    # What the bot sealed is theirs to decide again; what is revealed stands.
    assert (decision in open_decisions(back)) == sealed


def open_decisions(table: Table) -> list[int]:
    return [decision_of(table).id] if is_asked(table) else []


@every
async def test_a_game_with_it_is_played_to_a_record_that_keeps_its_word(
    database: Database, seed: str, kind: str
) -> None:
    service = Service(database)
    guests, table = await lay(database, moment_of(kind, table_with(kind)))
    over = await play_out(service, guests, table, seed)
    text = await service.record(table)
    assert verify_record(text, promised=over.commitment).kept
    assert parse_record(text).boxes == table_with(kind).boxes


async def test_partners_see_each_others_hands_and_sealed_choices_and_nobody_else_does(
    database: Database,
) -> None:
    service = Service(database)
    moment = moment_of("play", TEAMS, 4)
    guests, table = await lay(database, moment)
    mine = await decide(service, guests[0], await own(service, guests[0], table), random.Random(1))
    assert mine.view is not None
    seen = [await own(service, guest, table) for guest in guests]
    views = [one.view for one in seen]
    partner = views[1]
    assert partner is not None
    assert partner.partner is not None
    assert partner.partner.hand == mine.view.hand
    assert partner.partner.sealed == mine.view.sealed
    for other in views[2:]:
        assert other is not None
        assert other.partner is not None
        assert other.partner.seat in (2, 3)
        assert not other.partner.sealed
    assert [one.team for one in mine.seats] == [0, 0, 1, 1]
    assert [bool(one.sealed) for one in seen] == [True, False, False, False]
