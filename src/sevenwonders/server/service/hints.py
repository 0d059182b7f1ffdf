"""Hints: what a bot thinks of a seat's open decision, from what that seat has seen."""

import asyncio
from collections import OrderedDict
from concurrent.futures import CancelledError
from typing import Final
from weakref import WeakValueDictionary

from sevenwonders.bots.limit import Limit
from sevenwonders.bots.why import Why
from sevenwonders.engine.errors import AlreadyChosen
from sevenwonders.engine.events.redact import partner
from sevenwonders.engine.see.sight import Sight
from sevenwonders.server.errors import NoDecision, NoHints, NotPlaying, StaleDecision
from sevenwonders.server.service.game import Game
from sevenwonders.server.service.seating import check_seat
from sevenwonders.server.service.situation import Situation
from sevenwonders.server.store.rows import TableData
from sevenwonders.server.thinking.bot_threads import BotThreads
from sevenwonders.server.thinking.thinkers import Thinkers, explained

LIMIT: Final = Limit(iterations=150, seconds=4.0)
"""About a fifth of a second; the clock only stops what runs uncompiled."""
KEPT: Final = 512

Question = tuple[str, int, int, tuple[str, ...]]
"""A table, a decision, a seat, and the sealed choices that the seat knows of."""


class Hints:
    """Thinks for people, one hint at a time for each; what was thought is kept."""

    def __init__(
        self,
        limit: Limit = LIMIT,
        *,
        thinkers: Thinkers | None = None,
        bot_threads: BotThreads | None = None,
    ) -> None:
        self._bot_threads = bot_threads or BotThreads()
        self._limit = limit
        self._thinkers = thinkers
        self._kept: OrderedDict[Question, Why] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def give(self, guest_id: str, now: Situation, decision: int, seat: int) -> Why:
        """What the promising choices come to; refused unless it is the guest's to decide now."""
        table, game = now.table, now.game
        check_seat(table, guest_id, seat)
        if not table.hints:
            raise NoHints
        if game is None:
            raise NotPlaying
        _check_open(game, decision, seat)
        question = (table.id, decision, seat, _known(table, game, seat))
        lock = self._locks.setdefault(guest_id, asyncio.Lock())
        async with lock:
            why = self._kept.get(question)
            if why is None:
                why = await self._bot_threads.run(self._think, game, question, guest_id)
            self._keep(question, why)
        return why

    def _think(self, game: Game, question: Question, guest_id: str) -> Why:
        table, decision, seat, _ = question
        # Looking works out legal choices, and others may look at the same time.
        sight = Sight(game.state.clone(), seat)
        key = f"hint/{table}/{decision}/{seat}"
        try:
            return explained(
                sight, key, self._limit, None, self._thinkers, table=table, whose=guest_id
            )
        except CancelledError as error:
            # The game has ended meanwhile.
            raise NoDecision(decision, seat) from error

    def _keep(self, question: Question, why: Why) -> None:
        self._kept[question] = why
        self._kept.move_to_end(question)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _check_open(game: Game, decision: int, seat: int) -> None:
    """Refuse what is not the next thing that the seat has to decide."""
    ask = game.state.asked(seat)
    if ask is not None and ask.decision == decision:
        return
    before = game.choices.get(decision)
    if before is None or before.seat != seat:
        raise NoDecision(decision, seat)
    if before in game.sealed(seat):
        raise AlreadyChosen(seat)
    raise StaleDecision(decision, before.text)


def _known(table: TableData, game: Game, seat: int) -> tuple[str, ...]:
    seats = (seat, partner(seat)) if table.options.teams else (seat,)
    return tuple(choice.text for one in seats for choice in game.sealed(one))
