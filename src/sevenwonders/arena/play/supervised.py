"""A bot under watch: timed, and replaced for a decision it cannot take."""

import time
from typing import final

from sevenwonders.arena.play.messages import complaint_of, in_short
from sevenwonders.arena.play.outcome import ILLEGAL, RAISED, UNMADE, Clock, Fault
from sevenwonders.bots.bot import Bot
from sevenwonders.bots.registry import make_bot, stand_in
from sevenwonders.bots.remote.host import dismiss
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.record.words import label


@final
class Guard:
    """Decides for one seat, with a bot if it can and with another where it cannot.

    A bot of this process cannot be interrupted; a program has a watchdog and a stand-in already.
    """

    def __init__(self, spec: str, key: str, limit: float) -> None:
        self.spec = spec
        self.clock = Clock()
        self._key = key
        self._limit = limit
        self._faults: dict[str, Fault] = {}
        self.bot: Bot | None = None
        """None if it could not be made."""
        self._unmade = ""
        """Why it could not."""
        self._other: Bot | None = None
        try:
            self.bot = make_bot(spec, FastStream(key))
        except (Exception, SystemExit) as error:  # noqa: BLE001 -- whatever a bot does, the game goes on
            self._unmade = in_short(error)

    def choose(self, sight: Sight) -> Choice:
        """A legal choice, come what may."""
        choice = self._own_choice(sight)
        return self._stand_in().choose(sight) if choice is None else choice

    def close(self) -> None:
        """Let the bot go after the game, and hear what its watchdog had to do."""
        for fault in dismiss([] if self.bot is None else [self.bot]):
            self._blame(fault.reason, label(fault.age, fault.turn), complaint_of(fault))

    def faults(self) -> list[Fault]:
        """What went wrong, by kind."""
        return list(self._faults.values())

    def _own_choice(self, sight: Sight) -> Choice | None:
        when = label(sight.age(), sight.turn())
        if self.bot is None:
            self._blame(UNMADE, when, self._unmade)
            return None
        began = time.perf_counter_ns()
        try:
            choice = self.bot.choose(sight)
        except (Exception, SystemExit) as error:  # noqa: BLE001 -- whatever a bot does, the game goes on
            self._blame(RAISED, when, error)
            return None
        finally:
            self.clock.count((time.perf_counter_ns() - began) // 1000, self._limit)
        return choice if self._is_legal(choice, sight, when) else None

    def _is_legal(self, choice: object, sight: Sight, when: str) -> bool:
        try:
            if isinstance(choice, Choice) and choice in sight.legal():
                return True
            self._blame(ILLEGAL, when, repr(choice))
        except Exception as error:  # noqa: BLE001 -- a choice of unheard-of cards or worse
            self._blame(ILLEGAL, when, error)
        return False

    def _stand_in(self) -> Bot:
        if self._other is None:
            _, self._other = stand_in(FastStream(f"{self._key}/stand-in"))
        return self._other

    def _blame(self, kind: str, when: str, why: str | BaseException) -> None:
        fault = self._faults.get(kind)
        if fault is not None:
            fault.count += 1
            return
        self._faults[kind] = Fault(bot=self.spec, kind=kind, count=1, when=when, why=in_short(why))
