"""One decision, put to the copies of a bot."""

from collections.abc import Sequence
from typing import final

from msgspec.structs import replace

from sevenwonders.arena.play.messages import fault_line
from sevenwonders.bots.bot import Bot, RemotePlayer
from sevenwonders.bots.remote.bot import ProcessBot
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.testing.clock import OutOfTime, timed
from sevenwonders.testing.errors import (
    NotFair,
    NotLegal,
    NotReproducible,
    PastLimit,
    Reproduction,
)
from sevenwonders.testing.report import CheckReport
from sevenwonders.testing.twins import twin_of


@final
class Trial:
    """The copies of a bot in one game: the first, perhaps one to repeat and one more to doubt."""

    def __init__(
        self, report: CheckReport, bots: Sequence[Bot], before: Sequence[str] = (), when: str = ""
    ) -> None:
        self.bots = bots
        self.chosen: list[str] = []
        self._before = before
        """What it chose in the same game, when that was played before."""
        self._when = when
        """What is different this time."""
        self._report = report
        self._most = report.seconds

    def ask(self, state: State, start: Reproduction, hidden: Stream) -> Choice:
        """The choice that all copies make, or the first property that does not hold."""
        ask = state.asked(start.seat)
        decision = -1 if ask is None else ask.decision
        where = replace(start, age=int(state.age), turn=int(state.turn), decision=decision)
        self._report.decisions += 1
        choice = self._choice(self.bots[0], state, where)
        self._compare(choice, where)
        if len(self.bots) > 1:
            self._repeat(choice, state, where)
        if len(self.bots) > 2:
            self._doubt(choice, state, where, hidden)
        return choice

    def _compare(self, choice: Choice, where: Reproduction) -> None:
        at = len(self.chosen)
        self.chosen.append(str(choice))
        if at < len(self._before) and self._before[at] != str(choice):
            why = f"it chose {self._before[at]}, but {choice} {self._when}"
            raise NotReproducible(self._report.bot, why, where)

    def _repeat(self, choice: Choice, state: State, where: Reproduction) -> None:
        again = self._choice(self.bots[1], state, where)
        if again != choice:
            why = f"asked twice with equal streams, it chose {choice} and then {again}"
            raise NotReproducible(self._report.bot, why, where)

    def _doubt(self, choice: Choice, state: State, where: Reproduction, hidden: Stream) -> None:
        twin = twin_of(state, where.seat, hidden)
        self._report.twins += twin is not None
        other = self._choice(self.bots[2], twin or state, where)
        if other != choice:
            why = f"it chose {choice}, but {other} when only hidden information was different"
            raise NotFair(self._report.bot, why, where)

    def _choice(self, bot: Bot, state: State, where: Reproduction) -> Choice:
        sight = Sight(state, where.seat)
        name = self._report.bot
        try:
            choice, passed = timed(lambda: bot.choose(sight), self._longest(bot))
        except OutOfTime as late:
            raise PastLimit(name, str(late), where) from late
        except (Exception, SystemExit) as error:
            raise NotLegal(name, f"it raised {type(error).__name__}: {error}", where) from error
        self._check_fault(bot, where)
        # On a busy machine a program may take long to start, and is no slow thinker for that.
        took = bot.thought if isinstance(bot, ProcessBot) else passed
        self._report.slowest = max(self._report.slowest, took)
        if took > self._most:
            raise PastLimit(name, f"it took {took:.3f} s of {self._most:g} s", where)
        legal = state.legal(where.seat)
        if not any(choice == other for other in legal):
            raise NotLegal(name, f"{choice!r} is not among its {len(legal)} choices", where)
        return choice

    def _longest(self, bot: Bot) -> float:
        """When the alarm rings; a program has a watchdog of its own, which is not interrupted."""
        return 0.0 if isinstance(bot, RemotePlayer) else self._most

    def _check_fault(self, bot: Bot, where: Reproduction) -> None:
        """What a program did wrong has been put right by its watchdog, and is its fault still."""
        if isinstance(bot, RemotePlayer) and bot.faults:
            fault = bot.faults[0]
            why = f"{fault.reason}: {fault_line(fault)}"
            broken = PastLimit if fault.reason == "late" else NotLegal
            raise broken(self._report.bot, why, where)
