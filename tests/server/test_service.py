"""What can be done at tables, by whom and when."""

import asyncio
import random

import pytest

from sevenwonders.bots.errors import UnknownBot
from sevenwonders.engine.errors import (
    ImpossiblePlayers,
    NotInHand,
    UnknownBoard,
    UnreadableChoice,
)
from sevenwonders.engine.events import Dealt
from sevenwonders.engine.events_log import drain
from sevenwonders.engine.redact import redact
from sevenwonders.record import parse_record, replay
from sevenwonders.server.deals import verify_record
from sevenwonders.server.errors import (
    BadName,
    EarlierFirst,
    NoDecision,
    NoGuest,
    NoSeat,
    NoTable,
    NotHost,
    NotOpen,
    NotOver,
    NotPlaying,
    NotSeated,
    NotYourSeat,
    Refused,
    SeatLeft,
    SeatsEmpty,
    SeatTaken,
    StaleDecision,
    TableFull,
)
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.wire import NewTable, Table
from tests.server.people import (
    a_guest,
    against_bots,
    among_people,
    decide,
    decision_of,
    is_asked,
    options,
    play_out,
)

pytestmark = pytest.mark.anyio


FREE_CITY = 18
"""The last decision of the first stage at a table for two."""


class Ear:
    """Hears what is announced, and looks whether it is true."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int, int, bool]] = []
        self.stored: list[tuple[int, int]] = []
        self.service: Service | None = None

    async def changed(self, table_id: str, version: int, seq: int, *, lobby: bool) -> None:
        """Note what is told, and what anyone could read by then."""
        self.heard.append((table_id, version, seq, lobby))
        if self.service is not None:
            table = await self.service.table_for(None, table_id)
            self.stored.append((table.version, table.seq))


async def own(service: Service, guest: str, table: str) -> Table:
    return await service.table_for(guest, table)


# Whole games


@pytest.mark.parametrize(("players", "edition"), [(2, "1e"), (3, "1e"), (7, "2e")])
async def test_a_game_against_bots_is_played_to_its_record(
    service: Service, seed: str, players: int, edition: str
) -> None:
    ada, table = await against_bots(service, players, edition, "greedy")
    over = await play_out(service, [ada], table.id, seed)
    assert over.status == "over"
    text = await service.record(table.id)
    assert verify_record(text, promised=table.commitment).kept
    assert over.secret is not None
    assert over.secret in text
    record = parse_record(text)
    assert record.seats[0] == "Ada"
    state = replay(record, log=[])
    told = [redact(event, 0) for event in drain(state)]
    assert [one.event for one in over.events] == told
    assert [one.seq for one in over.events] == sorted({one.seq for one in over.events})
    assert over.view is not None
    assert list(over.view.winners) == state.winners()


async def test_people_and_bots_play_a_game(service: Service, seed: str) -> None:
    guests, table = await among_people(service, 3, bots=1)
    over = await play_out(service, guests, table, seed)
    record = parse_record(await service.record(table))
    assert record.seats == ("Ada", "Ben", "Cleo", "Sappho")
    assert over.status == "over"


async def test_a_game_that_is_not_over_has_no_record_and_keeps_its_secret(
    service: Service,
) -> None:
    _, table = await against_bots(service)
    assert table.secret is None
    with pytest.raises(NotOver):
        await service.record(table.id)


async def test_the_same_secret_gives_the_same_boards_and_cards(database: Database) -> None:
    service = Service(database, secret=lambda: bytes(range(32)))
    _, one = await against_bots(service)
    _, two = await against_bots(service)
    assert one.commitment == two.commitment
    assert one.view is not None
    assert two.view is not None
    assert one.view.hand == two.view.hand
    assert [c.side for c in one.view.cities] == [c.side for c in two.view.cities]


# Who sees what


async def test_a_seat_is_told_of_its_own_cards_alone(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)

    async def hands(guest: str | None) -> list[int]:
        events = (await service.table_for(guest, table)).events
        dealt = [one.event for one in events if isinstance(one.event, Dealt)]
        return [one.seat for one in dealt if None not in one.cards]

    assert await hands(ada) == [0]
    assert await hands(ben) == [1]
    assert await hands(None) == []
    assert (await service.table_for(None, table)).seat is None


async def test_a_sealed_choice_is_shown_to_its_seat_alone(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    before = await own(service, ben, table)
    mine = await decide(service, ada, await own(service, ada, table), random.Random(1))
    assert len(mine.sealed) == 1
    assert mine.view is not None
    assert mine.view.sealed == (mine.sealed[0].choice,)
    seen = await own(service, ben, table)
    assert seen.sealed == ()
    assert seen.events == before.events
    assert seen.view is not None
    assert seen.view.waiting == (1,)


async def test_events_are_told_from_a_number_on(service: Service) -> None:
    ada, table = await against_bots(service)
    later = await decide(service, ada, table, random.Random(1))
    fresh = await service.table_for(ada, table.id, table.seq)
    assert fresh.events
    assert later.events == table.events + fresh.events
    assert (await service.table_for(ada, table.id, later.seq)).events == ()


# Deciding


async def test_the_same_choice_again_changes_nothing(service: Service) -> None:
    (ada, _), table = await among_people(service, 2, bots=1)
    now = await own(service, ada, table)
    text = options(now)[0].choice
    once = await service.choose(ada, table, decision_of(now).id, 0, text)
    twice = await service.choose(ada, table, decision_of(now).id, 0, text)
    assert once == twice
    assert once.version == now.version + 1


async def test_the_same_choice_after_the_reveal_changes_nothing(service: Service) -> None:
    ada, table = await against_bots(service)
    decision = decision_of(table).id
    text = options(table)[0].choice
    after = await service.choose(ada, table.id, decision, 0, text)
    assert await service.choose(ada, table.id, decision, 0, text) == after


async def test_another_choice_after_the_reveal_is_stale(service: Service) -> None:
    ada, table = await against_bots(service)
    decision = decision_of(table).id
    first, *_, last = options(table)
    after = await service.choose(ada, table.id, decision, 0, first.choice)
    with pytest.raises(StaleDecision) as refused:
        await service.choose(ada, table.id, decision, 0, last.choice)
    assert refused.value.params == {"decision": decision, "choice": first.choice}
    with pytest.raises(StaleDecision):
        await service.withdraw(ada, table.id, decision, 0)
    assert await own(service, ada, table.id) == after


async def test_until_the_reveal_another_choice_replaces_the_first(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    now = await own(service, ada, table)
    decision = decision_of(now).id
    first, *_, last = options(now)
    await service.choose(ada, table, decision, 0, first.choice)
    changed = await service.choose(ada, table, decision, 0, last.choice)
    assert [one.choice for one in changed.sealed] == [last.choice]
    await decide(service, ben, await own(service, ben, table), random.Random(1))
    with pytest.raises(StaleDecision) as refused:
        await service.choose(ada, table, decision, 0, first.choice)
    assert refused.value.params["choice"] == last.choice


async def test_a_choice_is_withdrawn_until_the_reveal(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    before = await own(service, ada, table)
    decision = decision_of(before).id
    await decide(service, ada, before, random.Random(1))
    open_again = await service.withdraw(ada, table, decision, 0)
    assert open_again.view == before.view
    assert open_again.sealed == ()
    assert await service.withdraw(ada, table, decision, 0) == open_again
    waiting = await decide(service, ben, await own(service, ben, table), random.Random(1))
    assert waiting.view is not None
    assert waiting.view.waiting == (0,)


async def test_a_refused_replacement_leaves_the_first_choice(service: Service) -> None:
    (ada, _), table = await among_people(service, 2, bots=1)
    now = await own(service, ada, table)
    sealed = await decide(service, ada, now, random.Random(1))
    with pytest.raises(NotInHand):
        await service.choose(ada, table, decision_of(now).id, 0, "D:palace")
    with pytest.raises(UnreadableChoice):
        await service.choose(ada, table, decision_of(now).id, 0, "palace")
    assert await own(service, ada, table) == sealed


async def test_nobody_decides_for_another_seat(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    eve = await a_guest(service, "Eve")
    decision = decision_of(await own(service, ada, table)).id
    for guest, seat in ((ben, 0), (eve, 0), (ada, 1), (ada, 2)):
        with pytest.raises(NotYourSeat):
            await service.choose(guest, table, decision, seat, "D:altar")
        with pytest.raises(NotYourSeat):
            await service.withdraw(guest, table, decision, seat)


@pytest.mark.parametrize("decision", [-1, 0, 17, 32, 999])
async def test_a_decision_that_the_seat_never_had_is_refused(
    service: Service, decision: int
) -> None:
    ada, table = await against_bots(service)
    with pytest.raises(NoDecision):
        await service.choose(ada, table.id, decision, 0, "D:altar")


async def test_nothing_is_decided_before_the_start(service: Service) -> None:
    ada = await a_guest(service)
    table = await service.create(ada, NewTable(players=3))
    assert table.view is None
    with pytest.raises(NotPlaying):
        await service.choose(ada, table.id, 0, 0, "D:altar")


async def holder_and_other(service: Service) -> tuple[str, str, str]:
    """At a table for two: who decides for the free city this turn, and who does not."""
    (ada, ben), table = await among_people(service, 2)
    view = (await own(service, ada, table)).view
    assert view is not None
    return (ada, ben, table) if view.holder == 0 else (ben, ada, table)


async def test_the_holder_decides_for_their_own_city_first(service: Service) -> None:
    holder, _, table = await holder_and_other(service)
    now = await own(service, holder, table)
    assert now.seat is not None
    with pytest.raises(EarlierFirst) as refused:
        await service.choose(holder, table, FREE_CITY, now.seat, options(now)[0].choice)
    assert refused.value.params["first"] == decision_of(now).id


async def test_a_changed_mind_about_the_own_city_asks_for_the_free_city_again(
    service: Service,
) -> None:
    holder, _, table = await holder_and_other(service)
    now = await own(service, holder, table)
    assert now.seat is not None
    own_city = decision_of(now).id
    then = await decide(service, holder, now, random.Random(1))
    free_city = decision_of(then)
    both = await decide(service, holder, then, random.Random(1))
    assert free_city.id == FREE_CITY
    assert [one.decision for one in both.sealed] == [own_city, free_city.id]
    other = next(o.choice for o in options(now) if o.choice != both.sealed[0].choice)
    again = await service.choose(holder, table, own_city, now.seat, other)
    assert [(one.decision, one.choice) for one in again.sealed] == [(own_city, other)]
    assert decision_of(again).id == free_city.id
    none = await service.withdraw(holder, table, own_city, now.seat)
    assert none.sealed == ()


# At once


async def test_two_seats_choose_at_once(database: Database, seed: str) -> None:
    one, two = Service(database), Service(database)
    (ada, ben), table = await among_people(one, 2, bots=1)
    for turn in range(3):
        pick = random.Random(f"{seed} {turn}")
        tables = [await own(one, ada, table), await own(one, ben, table)]
        await asyncio.gather(decide(one, ada, tables[0], pick), decide(two, ben, tables[1], pick))
        now = await own(one, ada, table)
        assert now.version == tables[0].version + 2
        assert now.view is not None
        assert now.view.turn == turn + 2
        assert (await own(two, ben, table)).view == (await own(one, ben, table)).view


async def test_one_seat_sends_its_choice_many_times_at_once(database: Database) -> None:
    one, two = Service(database), Service(database)
    ada, table = await against_bots(one)
    decision = decision_of(table).id
    text = options(table)[0].choice
    answers = await asyncio.gather(
        *(who.choose(ada, table.id, decision, 0, text) for who in (one, two, one, two, one))
    )
    assert {answer.version for answer in answers} == {table.version + 1}


async def test_of_two_different_choices_at_once_one_is_revealed(database: Database) -> None:
    one, two = Service(database), Service(database)
    ada, table = await against_bots(one)
    decision = decision_of(table).id
    first, *_, last = options(table)
    answers = await asyncio.gather(
        one.choose(ada, table.id, decision, 0, first.choice),
        two.choose(ada, table.id, decision, 0, last.choice),
        return_exceptions=True,
    )
    kinds = sorted(type(answer).__name__ for answer in answers)
    assert kinds == ["StaleDecision", "Table"]
    assert (await own(one, ada, table.id)).version == table.version + 1


async def test_many_tables_are_played_at_once(service: Service, seed: str) -> None:
    games = [await against_bots(service) for _ in range(4)]

    async def few_turns(guest: str, table: Table) -> Table:
        pick = random.Random(f"{seed} {guest}")
        for _ in range(3):
            table = await decide(service, guest, table, pick)
        return table

    ends = await asyncio.gather(*(few_turns(*game) for game in games))
    numbers = [one.seq for table in ends for one in table.events]
    assert len(numbers) == len(set(numbers))


async def test_two_guests_at_once_do_not_take_the_same_seat(database: Database) -> None:
    one, two = Service(database), Service(database)
    ada, ben, cleo = [await a_guest(one, name) for name in ("Ada", "Ben", "Cleo")]
    table = await one.create(ada, NewTable(players=3, bots=(None, None, "random")))
    answers = await asyncio.gather(
        one.join(ben, table.id), two.join(cleo, table.id), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Table", "TableFull"]


# Announcing


async def test_what_is_announced_is_stored_already(database: Database) -> None:
    ear = Ear()
    ear.service = Service(database)
    service = Service(database, ear)
    ada, table = await against_bots(service)
    later = await decide(service, ada, table, random.Random(1))
    assert ear.heard == [
        (table.id, 1, table.seq, True),
        (table.id, 2, later.seq, False),
    ]
    assert ear.stored == [(1, table.seq), (2, later.seq)]


async def test_what_changes_nothing_is_not_announced(database: Database) -> None:
    ear = Ear()
    service = Service(database, ear)
    ada, table = await against_bots(service)
    with pytest.raises(NoDecision):
        await service.choose(ada, table.id, 99, 0, "D:altar")
    await service.start(ada, table.id)
    await service.join(ada, table.id)
    assert len(ear.heard) == 1


async def test_changes_are_told_from_a_number_on(service: Service) -> None:
    ada, one = await against_bots(service)
    _, two = await against_bots(service)
    assert [c.table for c in await service.changes_since(0)] == [one.id, two.id]
    seen = await service.latest_seq()
    assert seen == two.seq
    later = await decide(service, ada, one, random.Random(1))
    (change,) = await service.changes_since(seen)
    assert (change.table, change.version, change.seq) == (one.id, later.version, later.seq)
    assert not change.lobby
    assert (await service.changes_since(0))[-1].lobby


# Sitting down


async def test_a_guest_joins_and_the_host_starts(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3, boards=("giza-a",)))
    assert (table.status, table.host, table.seat) == ("open", True, 0)
    joined = await service.join(ben, table.id, 2)
    assert (joined.host, joined.seat) == (False, 2)
    assert [one.kind for one in joined.seats] == ["guest", "empty", "guest"]
    assert [one.you for one in joined.seats] == [False, False, True]
    with pytest.raises(SeatsEmpty):
        await service.start(ada, table.id)
    await service.set_bot(ada, table.id, 1, "greedy")
    with pytest.raises(NotHost):
        await service.start(ben, table.id)
    begun = await service.start(ada, table.id)
    assert begun.status == "playing"
    assert begun.commitment == table.commitment
    assert begun.view is not None
    assert begun.view.cities[0].side == "giza-a"


async def test_a_full_table_or_a_taken_seat_is_refused(service: Service) -> None:
    ada, ben, cleo = [await a_guest(service, name) for name in ("Ada", "Ben", "Cleo")]
    table = await service.create(ada, NewTable(players=3, bots=(None, None, "random")))
    with pytest.raises(SeatTaken):
        await service.join(ben, table.id, 2)
    with pytest.raises(NoSeat):
        await service.join(ben, table.id, 3)
    await service.join(ben, table.id)
    assert (await service.join(ben, table.id)).seat == 1
    for seat in (None, 1):
        with pytest.raises(TableFull):
            await service.join(cleo, table.id, seat)
    await service.start(ada, table.id)
    with pytest.raises(NotOpen):
        await service.join(cleo, table.id)


async def test_a_guest_changes_seats_while_the_table_is_open(service: Service) -> None:
    ada = await a_guest(service)
    table = await service.create(ada, NewTable(players=3))
    moved = await service.join(ada, table.id, 2)
    assert [one.kind for one in moved.seats] == ["empty", "empty", "guest"]
    assert (moved.seat, moved.host) == (2, True)


async def test_the_host_places_and_takes_away_bots(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3))
    placed = await service.set_bot(ada, table.id, 1, "greedy")
    assert (placed.seats[1].kind, placed.seats[1].bot) == ("bot", "greedy")
    emptied = await service.set_bot(ada, table.id, 1, None)
    assert emptied.seats == table.seats
    with pytest.raises(UnknownBot):
        await service.set_bot(ada, table.id, 1, "deep-blue")
    with pytest.raises(SeatTaken):
        await service.set_bot(ada, table.id, 0, "greedy")
    with pytest.raises(NotHost):
        await service.set_bot(ben, table.id, 1, "greedy")


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        (NewTable(players=8), ImpossiblePlayers),
        (NewTable(players=2, edition="2e"), ImpossiblePlayers),
        (NewTable(players=3, boards=("atlantis",)), UnknownBoard),
        (NewTable(players=3, bots=(None, "deep-blue")), UnknownBot),
        (NewTable(players=3, bots=("greedy",)), SeatTaken),
        (NewTable(players=3, bots=(None, *["greedy"] * 3)), NoSeat),
        (NewTable(players=3, bots=(None, "greedy"), start=True), SeatsEmpty),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    service: Service, wanted: NewTable, refusal: type[Exception]
) -> None:
    ada = await a_guest(service)
    with pytest.raises(refusal):
        await service.create(ada, wanted)
    assert (await service.lobby(ada)).mine == ()


async def test_without_a_name_nobody_sits_down(service: Service) -> None:
    for guest in (None, "stranger"):
        with pytest.raises(NoGuest):
            await service.create(guest, NewTable(players=3))
    with pytest.raises(NoTable):
        await service.join(await a_guest(service), "nowhere")


async def test_a_guest_is_called_as_they_like(service: Service) -> None:
    ada = await service.name_guest(None, "  Ada   Lovelace ")
    assert ada.name == "Ada Lovelace"
    assert await service.name_guest(ada.id, "Zoë") == await service.guest(ada.id)
    forgotten = await service.name_guest("gone", "Ben")
    assert forgotten.id != "gone"
    for name in ("", "  ", "a|b", "a;b", "x" * 25, "a\0b", "\ud800"):
        with pytest.raises(BadName):
            await service.name_guest(ada.id, name)


# Leaving


async def test_an_open_seat_is_emptied_and_the_next_guest_is_host(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3))
    await service.join(ben, table.id)
    left = await service.leave(ada, table.id)
    assert (left.seat, left.host) == (None, False)
    assert (await own(service, ben, table.id)).host
    await service.leave(ben, table.id)
    assert (await service.lobby(ada)).open == ()
    assert (await service.join(ada, table.id)).host


async def test_a_bot_plays_on_in_the_name_of_who_left(service: Service, seed: str) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    decision = decision_of(await own(service, ada, table)).id
    left = await service.leave(ada, table)
    assert (left.seats[0].kind, left.seats[0].name, left.seats[0].away) == ("guest", "Ada", True)
    with pytest.raises(SeatLeft):
        await service.choose(ada, table, decision, 0, "D:altar")
    over = await play_out(service, [ben], table, seed)
    assert over.status == "over"
    assert parse_record(await service.record(table)).seats[0] == "Ada"


async def test_a_sealed_choice_stands_when_its_seat_is_left(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    now = await own(service, ada, table)
    sealed = (await decide(service, ada, now, random.Random(1))).sealed
    await service.leave(ada, table)
    assert (await own(service, ada, table)).sealed == sealed
    await decide(service, ben, await own(service, ben, table), random.Random(1))
    await service.join(ada, table)
    again = await service.choose(ada, table, decision_of(now).id, 0, sealed[0].choice)
    assert again.status == "playing"


async def test_who_left_comes_back(service: Service) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    await service.leave(ada, table)
    await decide(service, ben, await own(service, ben, table), random.Random(1))
    back = await service.join(ada, table)
    assert (back.seats[0].away, back.seats[0].bot) == (False, None)
    await decide(service, ben, await own(service, ben, table), random.Random(1))
    # The bot had sealed a choice for this turn; the next one is the guest's again.
    assert is_asked(await own(service, ada, table))


async def test_bots_finish_a_game_that_everybody_left(service: Service) -> None:
    ada, table = await against_bots(service)
    left = await service.leave(ada, table.id)
    assert left.status == "over"
    assert await service.leave(ada, table.id) == left
    assert verify_record(await service.record(table.id)).kept


# Again


async def test_a_rematch_is_one_table_for_all(database: Database) -> None:
    one, two = Service(database), Service(database)
    (ada, ben), table = await among_people(one, 2, bots=1)
    with pytest.raises(NotOver):
        await one.rematch(ada, table)
    await one.leave(ada, table)
    over = await one.leave(ben, table)
    assert over.status == "over"
    with pytest.raises(NotSeated):
        await one.rematch(await a_guest(one, "Eve"), table)
    new = await asyncio.gather(one.rematch(ben, table), two.rematch(ben, table))
    assert new[0].id == new[1].id
    assert (await own(one, ada, table)).rematch == new[0].id


async def test_a_rematch_has_the_same_people_and_another_deal(service: Service, seed: str) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    await play_out(service, [ada, ben], table, seed)
    new = await service.rematch(ben, table)
    old = await own(service, ben, table)
    assert new.status == "playing"
    assert new.seats == old.seats
    assert new.commitment != old.commitment
    assert new.host
    assert (await service.rematch(ada, table)).id == new.id


async def test_in_a_rematch_a_bot_of_its_own_name_sits_for_who_left(
    service: Service, seed: str
) -> None:
    (ada, ben), table = await among_people(service, 2, bots=1)
    await service.leave(ada, table)
    await play_out(service, [ben], table, seed)
    new = await service.rematch(ben, table)
    assert [(one.kind, one.name) for one in new.seats] == [
        ("bot", "Imhotep"),
        ("guest", "Ben"),
        ("bot", "Solon"),
    ]


# Lobby


async def test_the_lobby_lists_a_guests_tables_and_those_with_a_free_seat(
    service: Service,
) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3, bots=(None, "random")))
    _, playing = await against_bots(service)
    lobby = await service.lobby(ben)
    assert lobby.mine == ()
    assert [row.id for row in lobby.open] == [table.id]
    assert (await service.lobby(None)).open[0].seats == lobby.open[0].seats
    joined = await service.join(ben, table.id)
    lobby = await service.lobby(ben)
    assert [(row.id, row.seat, row.version) for row in lobby.mine] == [
        (table.id, 2, joined.version)
    ]
    assert lobby.open == ()
    assert playing.id not in {row.id for row in lobby.mine}


def test_every_refusal_has_a_code_of_its_own() -> None:
    kinds = Refused.__subclasses__()
    assert len({kind.code for kind in kinds}) == len(kinds) > 15
