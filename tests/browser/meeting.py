"""People who come to one table."""

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from playwright.sync_api import expect

from tests.browser.driver import Home, Lobby, Table
from tests.browser.people import Person

PATIENCE: Final = 180.0
"""Seconds that some people may take for a game."""

EVEN: Final = ("Giza, side A", "Rhodes, side A", "Ephesus, side A")
"""Wonders with which a turn is one decision of each: none searches the discard pile."""


class Meeting(NamedTuple):
    """A game of two people and a bot."""

    ada: Person
    bo: Person
    hers: Table
    his: Table

    def play_until(self, turn: str) -> None:
        """Both choose whenever they are asked, until each sees a turn; ``over`` is the last."""
        take_turns((self.hers, self.his), turn, Table.play)


def take_turns(tables: Sequence[Table], end: str, answer: Callable[[Table], object]) -> None:
    """Each answers whenever it is asked, until all are there.

    Whether a table is there and whether it asks is seen at one look: a table that waits for
    others goes on by itself, and what it asks then may be what it was to stop at.
    """
    deadline = time.monotonic() + PATIENCE
    waiting = list(tables)
    while waiting:
        assert time.monotonic() < deadline, f"nobody gets on: {tables[0].turn}"
        for table in list(waiting):
            now = table.moment
            if now.reached(end):
                waiting.remove(table)
            elif now.decision:
                answer(table)
            else:
                table.page.wait_for_timeout(20)


def meet(ada: Person, bo: Person) -> Meeting:
    """Ada sets a table with a bot, Bo comes by her link, and she begins."""
    setting = Home(ada).open().set_up()
    for seat, side in enumerate(EVEN, 1):
        setting.board(seat, side)
    host = setting.create("Ada", players=3, bots=1)
    guest = Lobby(bo).join(host.link, "Bo")
    expect(host.seated("Bo")).to_be_visible()
    hers = host.start()
    return Meeting(ada, bo, hers, guest.begun())
