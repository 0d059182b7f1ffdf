"""A bot that is a program of its own, in any language.

It never holds the game: it gets the Views of its seat over a pipe. One that hangs, dies or answers
nonsense is ended; a stand-in takes that decision, and the program is restarted for the next.
"""

import os
import time
from collections.abc import Callable, Sequence
from typing import Final, final

import msgspec

from sevenwonders import __version__
from sevenwonders.bots.bot import Bot
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.remote.fault import Fault, Reason
from sevenwonders.bots.remote.kept import keep, take_kept
from sevenwonders.bots.remote.pipe import Flooded, Late, NotStarted, Pipe, PipeBroken, Unasked
from sevenwonders.bots.remote.protocol import (
    PROTOCOL,
    ChoiceMade,
    Choose,
    End,
    EventsTold,
    FromBot,
    Hello,
    OptionsTold,
    Start,
    ViewTold,
    line_of,
    read_as_host,
)
from sevenwonders.bots.remote.view import view_through
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.vocabulary import NOBODY
from sevenwonders.errors import WondersError

LONGEST_DECISION: Final = 60.0
"""Seconds after which a program without a limit of time is ended all the same."""
GOODBYE_SECONDS: Final = 0.5
"""How long a program may take to leave after the game."""
SEED_WORDS: Final = 4


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """What to run, and how much is put up with."""

    spec: str
    """How the caller named it, for reports."""
    command: tuple[str, ...]
    limit: Limit
    grace: float
    """Seconds past its limit of time before it is ended."""
    start: float
    """Seconds it may take until it says hello."""
    restarts: int
    """How often it is restarted in a game."""


class _Nonsense(WondersError):
    """An invalid answer."""


class _Illegal(WondersError):
    """A choice that the seat does not have."""


@final
class ProcessBot:
    """A program that plays for a seat. ``faults`` lists what it did wrong so far.

    ``thought`` are the seconds of its last answer: what its start took is not among them.
    """

    def __init__(
        self, program: Program, stream: Stream, stand_in: Callable[[Stream], tuple[str, Bot]]
    ) -> None:
        self._program = program
        self._seed = "-".join(f"{int(stream.word()):08x}" for _ in range(SEED_WORDS))
        self._stand_in = stand_in
        self._deputy: tuple[str, Bot] | None = None
        self._pipe: Pipe | None = None
        self._starts = 0
        self._sight: Sight | None = None
        self._unheard: list[Event] = []
        self.faults: list[Fault] = []
        self.thought = 0.0

    def choose(self, sight: Sight) -> Choice:
        """The program's choice, or a replacement's if it gives none."""
        self._sight = sight
        if self._starts > self._program.restarts and self._pipe is None:
            return self._replace(sight, "given-up", f"it was started {self._starts} times", "")
        try:
            return self._ask(sight)
        except PipeBroken as broken:
            return self._replace(sight, _reason(broken), str(broken), self._drop())
        except _Illegal as wrong:
            return self._replace(sight, "illegal", str(wrong), self._drop())
        except _Nonsense as wrong:
            return self._replace(sight, "nonsense", str(wrong), self._drop())

    def hear(self, events: Sequence[Event]) -> None:
        """What happened, as the seat may know it; it is passed on before the next decision."""
        self._unheard += events

    def close(self) -> None:
        """Tell the program how a finished game ended, and let it go or wait for the next."""
        pipe, self._pipe = self._pipe, None
        if pipe is None:
            return
        if self._sight is not None and self._sight.over():
            self._tell_events(pipe)
            pipe.say(line_of(_result(self._sight)))
            if pipe.again and keep(self._program.command, pipe):
                return
            pipe.farewell(GOODBYE_SECONDS)
        pipe.close()

    def rest(self) -> None:
        """Let the program go in the middle of a game, or wait for another decision of any game."""
        pipe, self._pipe = self._pipe, None
        if pipe is not None and not (pipe.again and keep(self._program.command, pipe)):
            pipe.close()

    def _ask(self, sight: Sight) -> Choice:
        pipe = self._pipe or self._begin(sight)
        self._tell_events(pipe)
        seen = view_through(sight)
        pipe.say(line_of(ViewTold(view=seen)))
        pipe.say(line_of(Choose(decision=int(sight.decision()), limit=self._program.limit)))
        seconds = self._program.limit.seconds or LONGEST_DECISION
        asked = time.perf_counter()
        answer = _read(pipe.ask(seconds + self._program.grace))
        self.thought = time.perf_counter() - asked
        if not isinstance(answer, ChoiceMade):
            raise _Nonsense("it said hello instead of a choice")
        return _legal(answer.choice, sight)

    def _begin(self, sight: Sight) -> Pipe:
        """Start the program, or take a waiting one, and tell it its seat."""
        self._starts += 1
        pipe = self._pipe = take_kept(self._program.command) or self._greet()
        pipe.say(line_of(_options(sight)))
        pipe.say(line_of(Start(seed=self._seed)))
        return pipe

    def _greet(self) -> Pipe:
        # Python's sets of texts keep their order from run to run, and so do the games.
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        pipe = self._pipe = Pipe(self._program.command, environment=environment)
        pipe.say(line_of(Hello(protocol=PROTOCOL, name=f"sevenwonders {__version__}")))
        answer = _read(pipe.answer(self._program.start))
        if not isinstance(answer, Hello):
            raise _Nonsense("its first line is not a hello")
        if answer.protocol != PROTOCOL:
            raise _Nonsense(f"it uses protocol {answer.protocol}, not {PROTOCOL}")
        pipe.again = answer.again
        return pipe

    def _tell_events(self, pipe: Pipe) -> None:
        if self._unheard:
            pipe.say(line_of(EventsTold(events=tuple(self._unheard))))
            self._unheard.clear()

    def _drop(self) -> str:
        """End the program; returns the end of its error output."""
        pipe, self._pipe = self._pipe, None
        if pipe is None:
            return ""
        said = pipe.stderr()
        pipe.close()
        return said

    def _replace(self, sight: Sight, reason: Reason, why: str, stderr: str) -> Choice:
        if self._deputy is None:
            self._deputy = self._stand_in(FastStream(f"{self._seed}/stand-in"))
        by, deputy = self._deputy
        choice = deputy.choose(sight)
        fault = Fault(
            bot=self._program.spec,
            seat=int(sight.seat()),
            decision=int(sight.decision()),
            age=int(sight.age()),
            turn=int(sight.turn()),
            reason=reason,
            why=why,
            stderr=stderr,
            instead=str(choice),
            by=by,
        )
        self.faults.append(fault)
        return choice


def _reason(broken: PipeBroken) -> Reason:
    match broken:
        case NotStarted():
            return "not-started"
        case Late():
            return "late"
        case Flooded():
            return "flood"
        case Unasked():
            return "nonsense"
        case _:
            return "died"


def _options(sight: Sight) -> OptionsTold:
    components = sight.components()
    seat = int(sight.seat())
    return OptionsTold(
        edition=components.edition,
        boxes=tuple(components.boxes),
        players=int(sight.players()),
        teams=sight.partner(seat) != NOBODY,
        seat=seat,
    )


def _result(sight: Sight) -> End:
    points = (sight.score(seat).rows for seat in range(int(sight.players())))
    return End(
        winners=tuple(sight.winners()),
        points=tuple(sum(int(row) for row in rows) for rows in points),
    )


def _read(line: bytes) -> FromBot:
    try:
        return read_as_host(line)
    # A line can be nested deeper than anything can read.
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _Nonsense(f"{_shown(line)} is no message: {error}") from error


def _legal(text: str, sight: Sight) -> Choice:
    try:
        choice = Choice.parse(text)
    except WondersError as error:
        raise _Nonsense(str(error)) from error
    if not any(other == choice for other in sight.legal()):
        raise _Illegal(f"{text} is not among the {len(sight.legal())} legal choices")
    return choice


def _shown(line: bytes) -> str:
    text = line[:80].decode(errors="replace")
    return repr(f"{text}..." if len(line) > len(text) else text)
