"""Table chat: everybody at the table reads it, and nobody else."""

import asyncio
import secrets

import pytest

from sevenwonders.server import identity
from sevenwonders.server.wire.account import Done, Export
from sevenwonders.server.wire.table import Table
from sevenwonders.server.wire.talk import Talk
from tests.server.browsers import Browser, Meet, among, read, refused

pytestmark = pytest.mark.anyio


def at(table: str) -> str:
    return f"/api/tables/{table}/talk"


async def heard(one: Browser, table: str) -> list[str]:
    return [told.text for told in read(await one.get(at(table)), Talk).messages]


async def say(one: Browser, table: str, **what: object) -> Talk:
    return read(await one.post(at(table), what), Talk)


async def test_who_sits_at_the_table_reads_what_is_said(meet: Meet) -> None:
    people, table = await among(meet, 3)
    await say(people[0], table, text="  Good   luck!  ")
    await say(people[1], table, phrase="hello")
    for one in people:
        assert await heard(one, table) == ["Good luck!", "hello"]
    told = read(await people[2].get(at(table)), Talk).messages
    assert [(one.seat, one.kind, one.team) for one in told] == [
        (0, "text", False),
        (1, "phrase", False),
    ]


async def test_nobody_else_reads_or_says_anything(meet: Meet) -> None:
    people, table = await among(meet, 2)
    await say(people[0], table, text="among us")
    stranger, passer_by = await meet("Eve"), await meet("")
    refused(await stranger.get(at(table)), 403, "not-seated")
    refused(await stranger.post(at(table), {"text": "me too"}), 403, "not-seated")
    refused(await passer_by.get(at(table)), 401, "no-guest")
    looked = (await stranger.get(f"/api/tables/{table}")).text
    assert "among us" not in looked


async def test_what_partners_say_alone_reaches_nobody_else(meet: Meet) -> None:
    people, table = await among(meet, 4, teams=True, boxes=["cities"])
    before = [(await one.get(f"/api/tables/{table}")).text for one in people[2:]]
    silence = [(await one.get(at(table))).text for one in people[2:]]
    await say(people[0], table, text="I keep the Altar", team=True)
    assert await heard(people[1], table) == ["I keep the Altar"]
    assert [(await one.get(at(table))).text for one in people[2:]] == silence
    assert [(await one.get(f"/api/tables/{table}")).text for one in people[2:]] == before


def test_numbers_of_messages_do_not_tell_how_much_partners_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lowest(_most: int) -> int:
        return 0

    monkeypatch.setattr(secrets, "randbelow", lowest)
    alone = identity.message_number(at=2000, last=identity.message_number(at=1000, last=0))
    after_much = identity.message_number(at=2000, last=alone - 1)
    assert alone == after_much


async def test_later_messages_have_greater_numbers(meet: Meet) -> None:
    people, table = await among(meet, 2)
    for word in ("one", "two", "three"):
        told = await say(people[0], table, text=word)
    assert [one.text for one in told.messages] == ["one", "two", "three"]
    numbers = [one.id for one in told.messages]
    assert numbers == sorted(set(numbers))
    later = read(await people[1].get(f"{at(table)}?after={numbers[0]}"), Talk).messages
    assert [one.text for one in later] == ["two", "three"]


async def test_what_was_said_stays_with_who_said_it(meet: Meet) -> None:
    ada, ben, cleo = await meet("Ada"), await meet("Ben"), await meet("Cleo")
    table = await ada.lay(players=4)
    for one in (ben, cleo):
        await one.post(f"/api/tables/{table.id}/join", {})
    await say(ben, table.id, text="here")
    await say(cleo, table.id, text="me too")
    await ben.post(f"/api/tables/{table.id}/join", {"seat": 3})
    await cleo.post(f"/api/tables/{table.id}/leave")
    told = read(await ada.get(at(table.id)), Talk).messages
    assert [(one.name, one.seat) for one in told] == [("Ben", 3), ("Cleo", None)]


async def test_a_game_that_is_changed_again_and_again_is_said_once(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await ada.lay(players=4)
    for players in (3, 5, 3):
        await ada.post(f"/api/tables/{table.id}/options", {"players": players})
    assert await heard(ada, table.id) == ["changed"]
    await say(ada, table.id, text="three it is")
    await ada.post(f"/api/tables/{table.id}/options", {"players": 4})
    assert await heard(ada, table.id) == ["changed", "three it is", "changed"]


async def test_a_report_of_what_one_cannot_read_tells_nothing(meet: Meet) -> None:
    people, table = await among(meet, 4, teams=True, boxes=["cities"])
    told = await say(people[0], table, text="alone", team=True)
    number = told.messages[-1].id
    report = f"{at(table)}/{number}/report"
    refused(await people[2].post(report, {"why": "rude"}), 404, "no-message")
    refused(await people[2].post(f"{at(table)}/99/report", {}), 404, "no-message")
    assert read(await people[1].post(report, {"why": "rude"}), Done) == Done()


async def test_without_teams_nobody_has_a_partner(meet: Meet) -> None:
    people, table = await among(meet, 2)
    refused(await people[0].post(at(table), {"text": "psst", "team": True}), 422, "bad-message")


async def test_before_the_game_nobody_knows_who_the_partner_will_be(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await ada.lay(players=4, teams=True, boxes=["cities"])
    refused(await ada.post(at(table.id), {"text": "psst", "team": True}), 422, "bad-message")


async def test_who_is_muted_is_not_read_at_this_table(meet: Meet) -> None:
    people, table = await among(meet, 3)
    await say(people[1], table, text="bla")
    muted = {"silent": True}
    told = read(await people[0].post(f"/api/tables/{table}/seats/1/silence", muted), Talk)
    assert (told.messages, told.silenced) == ((), (1,))
    assert await heard(people[2], table) == ["bla"]
    again = {"silent": False}
    told = read(await people[0].post(f"/api/tables/{table}/seats/1/silence", again), Talk)
    assert [one.text for one in told.messages] == ["bla"]


async def test_who_is_blocked_is_not_read_at_the_next_table_either(meet: Meet) -> None:
    people, table = await among(meet, 2)
    blocked = {"silent": True, "everywhere": True}
    read(await people[0].post(f"/api/tables/{table}/seats/1/silence", blocked), Talk)
    other = await people[0].lay(players=2)
    await people[1].post(f"/api/tables/{other.id}/join", {})
    await say(people[1], other.id, text="me again")
    assert await heard(people[0], other.id) == []


async def test_what_cannot_be_said_is_refused(meet: Meet) -> None:
    people, table = await among(meet, 2)
    for text in ("", "   ", "x" * 301, "\u200b"):
        refused(await people[0].post(at(table), {"text": text}), 422, "bad-message")


async def test_who_waits_hears_it_at_once(meet: Meet) -> None:
    people, table = await among(meet, 2)
    waiting = asyncio.create_task(people[1].get(f"{at(table)}?wait=20"))
    await asyncio.sleep(0.05)
    await say(people[0], table, text="now")
    async with asyncio.timeout(15):
        told = read(await waiting, Talk)
    assert [one.text for one in told.messages] == ["now"]
    assert (
        read(await people[1].get(f"{at(table)}?after={told.messages[-1].id}"), Talk).messages == ()
    )


async def test_what_one_wrote_is_exported_and_deleted(meet: Meet) -> None:
    people, table = await among(meet, 2)
    hers = await say(people[1], table, text="go away")
    await say(people[0], table, text="hear me")
    await people[0].post(f"{at(table)}/{hers.messages[0].id}/report", {"why": "rude"})
    await people[0].post(f"/api/tables/{table}/seats/1/silence", {"silent": True})
    told = read(await people[0].get("/api/account/export"), Export)
    assert [one.text for one in told.messages] == ["hear me"]
    assert told.silenced == ("Ben",)
    assert [(one.text, one.why) for one in told.reports] == [("go away", "rude")]
    await people[0].post("/api/account/delete", {})
    assert await heard(people[1], table) == ["go away"]


async def test_who_is_removed_while_they_wait_reads_nothing_any_more(meet: Meet) -> None:
    ada, ben = await meet("Ada"), await meet("Ben")
    table = (await ada.lay(players=3)).id
    read(await ben.post(f"/api/tables/{table}/join", {}), Table)
    waiting = asyncio.create_task(ben.get(f"{at(table)}?wait=25"))
    await asyncio.sleep(0.1)
    read(await ada.post(f"/api/tables/{table}/seats/1", {"bot": None, "remove": True}), Table)
    await say(ada, table, text="good that he is gone")
    refused(await waiting, 403, "not-seated")
