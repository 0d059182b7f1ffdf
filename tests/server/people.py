"""People at tables, for tests: they sit down, look at their view, and decide."""

import random
from typing import Final

from sevenwonders.content.loader import extra_names
from sevenwonders.engine.see.decision import Decision, Option
from sevenwonders.server.service.service import Service
from sevenwonders.server.wire.requests import NewTable
from sevenwonders.server.wire.table import Table

ALL_BOXES: Final = extra_names()
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
EVEN: Final = ("giza", "rhodes", "ephesus")
"""Boards at which a turn is one decision of each, whatever is built: no search of the discards."""


async def a_guest(service: Service, name: str = "Ada") -> str:
    """A new guest's id."""
    return (await service.name_guest(None, name)).id


async def against_bots(
    service: Service,
    players: int = 3,
    edition: str = "1e",
    bot: str = "random",
    *,
    boxes: tuple[str, ...] = (),
    boards: tuple[str, ...] = EVEN,
    teams: bool = False,
) -> tuple[str, Table]:
    """A game that a guest has just begun with bots."""
    ada = await a_guest(service)
    bots = (None, *[bot] * (players - 1))
    wanted = NewTable(
        players=players,
        edition=edition,
        boxes=boxes,
        boards=boards[:players],
        teams=teams,
        bots=bots,
        start=True,
    )
    return ada, await service.create(ada, wanted)


async def among_people(
    service: Service,
    people: int,
    *,
    bots: int = 0,
    edition: str = "1e",
    boxes: tuple[str, ...] = (),
    boards: tuple[str, ...] = (),
    teams: bool = False,
) -> tuple[list[str], str]:
    """A game that guests have just begun, by seat, with bots in the last seats."""
    guests = [await a_guest(service, name) for name in NAMES[:people]]
    seats = (*[None] * people, *["random"] * bots)
    wanted = NewTable(
        players=people + bots,
        edition=edition,
        boxes=boxes,
        boards=boards,
        teams=teams,
        bots=seats,
    )
    table = await service.create(guests[0], wanted)
    for guest in guests[1:]:
        await service.join(guest, table.id)
    await service.start(guests[0], table.id)
    return guests, table.id


def options(table: Table) -> list[Option]:
    """What the reader may choose now."""
    return all_options(decision_of(table))


def all_options(decision: Decision) -> list[Option]:
    """Every choice of a decision."""
    nothing = [] if decision.nothing is None else [decision.nothing]
    cards = [option for card in decision.cards for option in card.options]
    return [*cards, *nothing, *decision.tokens, *decision.payments]


async def own(service: Service, guest: str, table: str) -> Table:
    """A table as one of those who play sees it."""
    return await service.table_for(guest, table)


def decision_of(table: Table) -> Decision:
    """What the reader has to decide."""
    assert table.view is not None
    assert table.view.decision is not None
    return table.view.decision


def is_asked(table: Table) -> bool:
    """Whether the reader has something to decide."""
    return table.view is not None and table.view.decision is not None


async def decide(service: Service, guest: str, table: Table, pick: random.Random) -> Table:
    """Choose anything."""
    assert table.seat is not None
    text = pick.choice(options(table)).choice
    return await service.choose(guest, table.id, decision_of(table).id, table.seat, text)


async def play_out(service: Service, guests: list[str], table_id: str, seed: str) -> Table:
    """Let people decide, each in turn, until the game is over."""
    pick = random.Random(seed)
    while True:
        for guest in guests:
            table = await service.table_for(guest, table_id)
            while is_asked(table):
                table = await decide(service, guest, table, pick)
            if table.status == "over":
                return table
