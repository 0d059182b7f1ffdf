"""Deciding over HTTP: safe to send twice, to take back until the reveal, refused with a reason."""

from typing import Final

import pytest

from sevenwonders.record.seal import check_record
from sevenwonders.server.deals import commitment, verify_record
from sevenwonders.server.wire.table import Table
from tests.server.browsers import (
    Browser,
    Meet,
    a_discard,
    address,
    among,
    play_out,
    read,
    refused,
)

pytestmark = pytest.mark.anyio

LATER: Final = "palace"
"""A card of the last Age, which nobody holds or has chosen in the first."""


async def sealed(browser: Browser, table_id: str, at: int = 0) -> tuple[str, str]:
    """Let somebody discard a card; where and what they chose."""
    table = await browser.table(table_id)
    read(await browser.choose(table, a_discard(table, at)), Table)
    return address(table), a_discard(table, at)


async def test_a_choice_is_sealed_until_the_last_one_is_in(meet: Meet) -> None:
    (ada, ben, cleo), table = await among(meet, 3)
    at, text = await sealed(ada, table)
    mine = await ada.table(table)
    assert [(one.decision, one.choice) for one in mine.sealed] == [(int(at.split("/")[5]), text)]
    assert mine.view is not None
    assert mine.view.waiting == (1, 2)
    assert (await ben.table(table)).sealed == ()
    await sealed(ben, table)
    await sealed(cleo, table)
    turned = await ada.table(table)
    assert turned.view is not None
    assert (turned.view.turn, turned.sealed) == (2, ())


async def test_the_same_choice_again_changes_nothing(meet: Meet) -> None:
    (ada, ben, cleo), table = await among(meet, 3)
    at, text = await sealed(ada, table)
    before = await ada.table(table)
    assert read(await ada.post(at, {"choice": text}), Table) == before
    await sealed(ben, table)
    await sealed(cleo, table)
    revealed = await ada.table(table)
    assert read(await ada.post(at, {"choice": text}), Table) == revealed


async def test_another_choice_replaces_it_until_the_reveal_and_not_after(meet: Meet) -> None:
    (ada, ben, cleo), table = await among(meet, 3)
    at, _ = await sealed(ada, table)
    other = a_discard(await ada.table(table), 1)
    replaced = read(await ada.post(at, {"choice": other}), Table)
    assert [one.choice for one in replaced.sealed] == [other]
    await sealed(ben, table)
    await sealed(cleo, table)
    problem = refused(await ada.post(at, {"choice": f"D:{LATER}"}), 409, "stale-decision")
    assert problem.params["choice"] == other


async def test_a_choice_may_be_taken_back_until_the_reveal(meet: Meet) -> None:
    (ada, ben, cleo), table = await among(meet, 3)
    at, _ = await sealed(ada, table)
    open_again = read(await ada.delete(at), Table)
    assert open_again.view is not None
    assert open_again.view.waiting == (0, 1, 2)
    assert read(await ada.delete(at), Table) == open_again
    for person in (ada, ben, cleo):
        await sealed(person, table)
    refused(await ada.delete(at), 409, "stale-decision")


async def test_nobody_decides_in_a_foreign_seat(meet: Meet) -> None:
    (ada, ben, _), table = await among(meet, 3)
    theirs = address(await ben.table(table))
    refused(await ada.post(theirs, {"choice": "D:altar"}), 403, "not-your-seat")
    refused(await ada.delete(theirs), 403, "not-your-seat")
    stranger, nobody = await meet("Zoe"), await meet("")
    refused(await stranger.post(theirs, {"choice": "D:altar"}), 403, "not-your-seat")
    refused(await nobody.post(theirs, {"choice": "D:altar"}), 401, "no-guest")
    assert (await ben.table(table)).version == (await ada.table(table)).version


async def test_what_the_rules_refuse_is_told_with_its_reason(meet: Meet) -> None:
    (ada, *_), table = await among(meet, 3)
    mine = await ada.table(table)
    assert mine.view is not None
    problem = refused(await ada.choose(mine, f"B:{LATER}"), 422, "not-in-hand")
    assert problem.params == {"seat": 0, "card": LATER}
    refused(await ada.choose(mine, "B:atlantis"), 422, "unknown-card")
    refused(await ada.choose(mine, "hello"), 422, "unreadable-choice")
    refused(await ada.choose(mine, f"T:{mine.view.hand[0]}"), 422, "wrong-action")
    refused(await ada.choose(mine, f"W3:{mine.view.hand[0]}"), 422, "stage-not-next")
    refused(await ada.post(address(mine), {}), 400, "invalid-request")
    assert await ada.table(table) == mine


@pytest.mark.parametrize("decision", ["7", "999999", "-1", str(2**70)])
async def test_a_decision_that_was_never_asked_is_not_found(meet: Meet, decision: str) -> None:
    (ada, *_), table = await among(meet, 3)
    at = f"/api/tables/{table}/decisions/{decision}/seats/0"
    refused(await ada.post(at, {"choice": "D:altar"}), 404, "no-decision")
    refused(await ada.delete(at), 404, "no-decision")


async def test_there_is_nothing_to_decide_before_the_game(meet: Meet) -> None:
    ada = await meet("Ada")
    table = (await ada.lay(players=3)).id
    at = f"/api/tables/{table}/decisions/16/seats/0"
    refused(await ada.post(at, {"choice": "D:altar"}), 409, "not-playing")
    refused(await ada.post(at.replace("seats/0", "seats/9"), {"choice": "x"}), 404, "no-seat")


async def test_the_free_citys_holder_decides_own_card_first(meet: Meet) -> None:
    browsers, table = await among(meet, 2)
    views = [(await one.table(table)).view for one in browsers]
    assert views[0] is not None
    holder = views[0].holder
    assert holder is not None
    mine = await browsers[holder].table(table)
    at = address(mine)
    read(await browsers[holder].choose(mine, a_discard(mine)), Table)
    second = await browsers[holder].table(table)
    assert second.view is not None
    assert second.view.decision is not None
    assert second.view.decision.kind == "free-city"
    assert address(second) != at
    first_again = read(await browsers[holder].delete(at), Table)
    assert address(first_again) == at
    refused(
        await browsers[holder].post(address(second), {"choice": a_discard(second)}),
        409,
        "earlier-first",
    )


async def test_a_finished_game_is_opened_recorded_and_played_again(meet: Meet) -> None:
    (ada, ben), table = await among(meet, 2)
    refused(await ada.get(f"/api/tables/{table}/record"), 409, "not-over")
    refused(await ada.post(f"/api/tables/{table}/rematch"), 409, "not-over")
    over = await play_out([ada, ben], table)
    assert over.secret is not None
    assert commitment(bytes.fromhex(over.secret)) == over.commitment
    answer = await (await meet("")).get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{table}.7w"'
    assert check_record(answer.content).status == "sound"
    assert verify_record(answer.content, promised=over.commitment).kept
    refused(await (await meet("Zoe")).post(f"/api/tables/{table}/rematch"), 403, "not-seated")
    again = read(await ben.post(f"/api/tables/{table}/rematch"), Table)
    assert (again.status, again.seat) == ("playing", 1)
    assert again.commitment != over.commitment
    assert read(await ada.post(f"/api/tables/{table}/rematch"), Table).id == again.id
    assert (await ada.table(table)).rematch == again.id


async def test_an_answer_tells_what_happened_after_the_number_one_has_seen(meet: Meet) -> None:
    ada = await meet("Ada")
    table = await ada.lay(players=3, bots=[None, "random", "random"], start=True)
    at = f"{address(table)}?after={table.seq}"
    after = read(await ada.post(at, {"choice": a_discard(table)}), Table)
    whole = await ada.table(table.id)
    assert after.events
    assert whole.events == table.events + after.events
    nothing = await ada.delete(f"{address(whole)}?after={whole.seq}")
    assert read(nothing, Table).events == ()
