"""A bot under supervision: timed, and replaced for a decision it cannot take."""

import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import final

from sevenwonders.arena.play.messages import fault_line, one_line
from sevenwonders.arena.play.outcome import ILLEGAL, RAISED, UNMADE, DecisionTimes, Fault
from sevenwonders.bots.bot import Bot
from sevenwonders.bots.loop import Choose, Decide, by_index
from sevenwonders.bots.registry import make_bot, stand_in
from sevenwonders.bots.remote.host import dismiss, is_guest
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.record.notation import label


@final
class SupervisedBot:
    """Decides for one seat, with a bot if it can and with another where it cannot.

    A bot in this process cannot be interrupted; a program has its own watchdog and replacement.
    """

    def __init__(self, spec: str, key: str, limit: float | None) -> None:
        """``key`` seeds the bot; without a ``limit`` of seconds, decisions are not timed."""
        self.spec = spec
        self.clock = DecisionTimes()
        self._key = key
        self._limit = limit
        self._faults: dict[str, Fault] = {}
        self.bot: Bot | None = None
        """None if it could not be created."""
        self._unmade = ""
        """Why it could not."""
        self._other: Bot | None = None
        try:
            self.bot = make_bot(spec, FastStream(key))
        except (Exception, SystemExit) as error:  # noqa: BLE001 -- whatever a bot does, the game continues
            self._unmade = one_line(error)

    def decider(self, state: State, seat: int) -> Decide:
        """What takes the decisions of its seat in one game."""
        sight = Sight(state, seat)
        # Not isinstance: to test for a protocol takes long, and this is done for every game.
        choose: Choose | None = getattr(self.bot, "choose_index", None)
        if choose is None or self._limit is not None:
            return lambda state, seat: self._decide(state, seat, sight)

        def failed(state: State, seat: int, error: Exception | SystemExit) -> None:
            self._blame(RAISED, sight, error)
            self._submit_other(state, seat, sight)

        return by_index(choose, sight, failed)

    def close(self) -> None:
        """Close the bot after the game, and collect the faults that its watchdog found."""
        for fault in dismiss([] if self.bot is None else [self.bot]):
            self._count(fault.reason, label(fault.age, fault.turn), fault_line(fault))

    def faults(self) -> list[Fault]:
        """Errors, by kind."""
        return list(self._faults.values())

    def _decide(self, state: State, seat: int, sight: Sight) -> None:
        choice = self._own_choice(sight)
        if choice is None:
            self._submit_other(state, seat, sight)
        else:
            state.submit(seat, choice)

    def _submit_other(self, state: State, seat: int, sight: Sight) -> None:
        if self._other is None:
            _, self._other = stand_in(FastStream(f"{self._key}/stand-in"))
        state.submit(seat, self._other.choose(sight))

    def _own_choice(self, sight: Sight) -> Choice | None:
        if self.bot is None:
            self._blame(UNMADE, sight, self._unmade)
            return None
        began = time.perf_counter_ns()
        try:
            choice = self.bot.choose(sight)
        except (Exception, SystemExit) as error:  # noqa: BLE001 -- whatever a bot does, the game continues
            self._blame(RAISED, sight, error)
            return None
        finally:
            if self._limit is not None:
                # Rounded up: a decision of less than a microsecond would take no time.
                self.clock.count(-((began - time.perf_counter_ns()) // 1000), self._limit)
        return choice if self._is_legal(choice, sight) else None

    def _is_legal(self, choice: object, sight: Sight) -> bool:
        try:
            if isinstance(choice, Choice) and choice in sight.legal():
                return True
            self._blame(ILLEGAL, sight, repr(choice))
        except Exception as error:  # noqa: BLE001 -- a choice of unknown cards or worse
            self._blame(ILLEGAL, sight, error)
        return False

    def _blame(self, kind: str, sight: Sight, why: str | BaseException) -> None:
        self._count(kind, label(sight.age(), sight.turn()), why)

    def _count(self, kind: str, when: str, why: str | BaseException) -> None:
        fault = self._faults.get(kind)
        if fault is not None:
            fault.count += 1
            return
        self._faults[kind] = Fault(bot=self.spec, kind=kind, count=1, when=when, why=one_line(why))


def close_all(bots: Sequence[SupervisedBot]) -> None:
    """Close every bot, whatever happens to the others."""
    with ExitStack() as closing:
        for bot in bots:
            if is_guest(bot.bot):
                closing.callback(bot.close)
