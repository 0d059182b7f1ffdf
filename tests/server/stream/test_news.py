"""What a reader is sent of a table: what they see of it, or who is waited for."""

import asyncio
import random
from collections.abc import AsyncGenerator

import msgspec
import pytest

from sevenwonders.engine.game.options import Options
from sevenwonders.server.service.announce import News
from sevenwonders.server.service.invitations import Invitations
from sevenwonders.server.service.service import Service
from sevenwonders.server.store.database import Database
from sevenwonders.server.stream.changes import Reader
from sevenwonders.server.stream.hub import Hub
from sevenwonders.server.stream.messages import HELLO, LOBBY, table_message
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Sealed, Seen, Table, Waiting
from sevenwonders.server.wire.terms import Terms
from tests.server.people import (
    a_guest,
    among_people,
    decide,
    decision_of,
    is_asked,
    options,
    own,
)

pytestmark = pytest.mark.anyio
Pieces = AsyncGenerator[bytes, None]

TABLES = (
    Options(players=3),
    Options(players=2),
    Options(players=4, edition="2e", boxes=("leaders",)),
    Options(players=4, boxes=("cities",), teams=True),
    Options(players=5, boxes=("cities", "leaders")),
)


def with_waiting(table: Table, news: Waiting) -> Table:
    """What a client makes of it."""
    assert table.view is not None
    view = msgspec.structs.replace(table.view, waiting=news.waiting)
    return msgspec.structs.replace(table, version=news.version, seq=news.seq, view=view, events=())


def without_events(table: Table) -> Table:
    return msgspec.structs.replace(table, events=())


async def test_who_knows_everything_is_sent_nothing(service: Service) -> None:
    (ada, _), table = await among_people(service, 2)
    seen = await own(service, ada, table)
    assert await service.news_of(ada, table, seen.seq) is None
    news = await service.news_of(ada, table, 0)
    assert news == (seen.seq, Seen(0, seen))


@pytest.mark.parametrize("wanted", TABLES)
async def test_what_is_sent_makes_the_table_that_would_be_fetched(
    service: Service, wanted: Options, seed: str
) -> None:
    guests, table = await among_people(
        service, wanted.players, boxes=wanted.boxes, edition=wanted.edition, teams=wanted.teams
    )
    eve = await a_guest(service, "Eve")
    known = {who: await service.table_for(who, table) for who in (*guests, eve, None)}
    pick = random.Random(seed)
    kinds: list[str] = []
    for _ in range(60):
        guest = pick.choice(guests)
        now = await own(service, guest, table)
        if not is_asked(now):
            continue
        await decide(service, guest, now, pick)
        for who, before in known.items():
            if pick.random() < 0.3:
                continue
            news = await service.news_of(who, table, before.seq)
            if news is None:
                continue
            seq, sent = news
            kinds.append(type(sent).__name__)
            after = with_waiting(before, sent) if isinstance(sent, Waiting) else sent.seen
            assert after.seq == seq
            fetched = await service.table_for(who, table, before.seq)
            assert without_events(after) == without_events(fetched)
            if isinstance(sent, Seen):
                assert (sent.since, sent.seen.events) == (before.seq, fetched.events)
            else:
                assert fetched.events == ()
            known[who] = after
    assert set(kinds) == {"Seen", "Waiting"}


def with_choice(table: Table, news: Sealed) -> Table:
    """What a client makes of the answer to its own choice."""
    assert table.view is not None
    view = msgspec.structs.replace(
        table.view,
        waiting=news.waiting,
        sealed=news.chosen,
        hand=news.hand,
        decision=news.decision,
    )
    return msgspec.structs.replace(
        table, version=news.version, seq=news.seq, sealed=news.sealed, view=view, events=()
    )


@pytest.mark.parametrize(
    "wanted",
    [
        *TABLES,
        Options(players=3, boxes=("cities", "edifice", "leaders"), boards=("babylon-b",)),
    ],
)
async def test_a_choice_told_in_brief_makes_the_table_that_would_be_fetched(
    service: Service, wanted: Options, seed: str
) -> None:
    guests, table = await among_people(
        service, wanted.players, boxes=wanted.boxes, edition=wanted.edition, teams=wanted.teams
    )
    pick = random.Random(seed)
    kinds: list[str] = []
    known = {guest: await own(service, guest, table) for guest in guests}
    for _ in range(60):
        guest = pick.choice(guests)
        if pick.random() < 0.7:
            known[guest] = await own(service, guest, table)
        before, now = known[guest], await own(service, guest, table)
        if now.seat is None or not (is_asked(now) or now.sealed):
            continue
        if is_asked(now):
            decision, text = decision_of(now).id, pick.choice(options(now)).choice
        else:
            decision, text = now.sealed[-1].decision, now.sealed[-1].choice
        answer = await service.choose_briefly(
            guest, table, decision, now.seat, text, after=before.seq
        )
        kinds.append(type(answer).__name__)
        after = answer if isinstance(answer, Table) else with_choice(before, answer)
        fetched = await service.table_for(guest, table, before.seq)
        assert after == fetched
        known[guest] = after
    assert "Table" in kinds
    assert ("Sealed" in kinds) != wanted.teams


async def test_whose_choice_is_sealed_sees_more_than_who_is_waited_for(service: Service) -> None:
    (ada, ben, _), table = await among_people(service, 3)
    before = await own(service, ada, table)
    await decide(service, ada, before, random.Random(1))
    for guest, kind in ((ada, Seen), (ben, Waiting), (None, Waiting)):
        news = await service.news_of(guest, table, before.seq)
        assert news is not None
        assert isinstance(news[1], kind)


async def test_who_may_not_look_on_is_told_once_that_the_game_began(service: Service) -> None:
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    wanted = NewTable(players=2, terms=Terms(spectators="none"))
    table = await service.create(ada, wanted)
    joined = await service.join(ben, table.id)
    hub = Hub()
    stream = hub.listen(Reader("eve", {table.id: joined.seq}), service)
    assert await anext(stream) == HELLO
    await service.start(ada, table.id)
    for version in (7, 8):
        hub.changed(News(table.id, version, version, frozenset(), lobby=False))
    assert await anext(stream) == table_message(table.id, 8)
    hub.changed(News(table.id, 9, 9, frozenset(), lobby=False))
    hub.close()
    assert [piece async for piece in stream] == []


async def shown(service: Service, hub: Hub, guest: str, table: str, seq: int) -> Pieces:
    """The stream of somebody who shows a table, once it knows that they may see it."""
    stream = hub.listen(Reader(guest, {table: seq}), service)
    assert await anext(stream) == HELLO
    piece = await anext(stream)
    assert b"seen" in piece
    return stream


@pytest.mark.parametrize("way", ["removed", "not invited any more"])
async def test_who_may_not_see_a_private_table_any_more_is_told_once(
    database: Database, way: str
) -> None:
    hub = Hub(lobby=0)
    service = Service(database, hub)
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3, access="private"))
    at = table.id
    await Invitations(service).accept(ben, at, table.invitation or "")
    if way == "removed":
        await service.join(ben, at)
    stream = await shown(service, hub, ben, at, 0)
    if way == "removed":
        gone = await service.set_bot(ada, at, 1, None, remove=True)
    else:
        gone = await Invitations(service).uninvite(ada, at, "Ben")
    told = await anext(stream)
    while told == LOBBY:
        told = await anext(stream)
    assert told.removeprefix(LOBBY) == table_message(at, gone.version)
    await service.set_bot(ada, at, 2, "random")
    hub.lost()
    await asyncio.sleep(0.05)
    hub.close()
    assert {piece async for piece in stream} <= {LOBBY}


async def test_of_a_lost_line_a_stream_tells_a_version_that_is_fetched(
    database: Database,
) -> None:
    hub, other = Hub(), Service(database)
    service = Service(database, hub)
    ada, ben = await a_guest(service), await a_guest(service, "Ben")
    table = await service.create(ada, NewTable(players=3, access="private"))
    await Invitations(service).accept(ben, table.id, table.invitation or "")
    stream = await shown(service, hub, ben, table.id, 0)
    known = (await service.table_for(ben, table.id)).version
    await Invitations(other).uninvite(ada, table.id, "Ben")
    hub.lost()
    assert (await anext(stream)).removeprefix(LOBBY) == table_message(table.id, known + 1)


async def test_a_number_gives_nobody_word_of_a_private_table(database: Database) -> None:
    hub = Hub(lobby=0)
    service = Service(database, hub)
    ada = await a_guest(service)
    table = await service.create(ada, NewTable(players=3, access="private"))
    stream = hub.listen(Reader("eve", {table.id: 1}), service)
    assert await anext(stream) == HELLO
    for bot in ("random", None):
        await service.set_bot(ada, table.id, 1, bot)
        await asyncio.sleep(0.05)
    hub.lost()
    assert await anext(stream) == LOBBY
    hub.close()
    assert {piece async for piece in stream} <= {LOBBY}
