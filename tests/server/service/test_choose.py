"""Deciding, changing one's mind, taking a choice back."""

import random

import pytest

from sevenwonders.engine.errors import NotInHand, UnreadableChoice
from sevenwonders.server.errors import (
    EarlierFirst,
    NoDecision,
    NotPlaying,
    NotYourSeat,
    StaleDecision,
)
from sevenwonders.server.service.service import Service
from sevenwonders.server.wire.requests import NewTable
from tests.server.people import (
    a_guest,
    against_bots,
    among_people,
    decide,
    decision_of,
    options,
    own,
)

pytestmark = pytest.mark.anyio


FREE_CITY = 18
"""The last decision of the first stage at a table for two."""


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
