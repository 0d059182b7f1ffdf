"""Proof of any bot that it is legal, fair, reproducible and keeps its limit.

Three copies of the bot with equal streams play for a seat in step. The first sees the game, the
second sees it too, and the third sees a twin of it in which all is another way that the seat
cannot know. All three must always answer the same. The first game is played in a fresh process
before all others, where the bot can be made there, and once more after them.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from msgspec.structs import replace

from sevenwonders.bots.loop import play_out
from sevenwonders.bots.registry import BOTS, known_bot, make_bot
from sevenwonders.bots.remote.host import dismiss, tell
from sevenwonders.bots.remote.kept import programs_kept
from sevenwonders.bots.remote.spec import program_of
from sevenwonders.bots.spec import PROGRAMS, Spec, read_spec
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.game.dealer import FastStream, Stream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import Ask, State
from sevenwonders.testing.errors import BadCheck, NotFair, Reproduction
from sevenwonders.testing.fresh import Factory, choices_elsewhere, named
from sevenwonders.testing.report import CheckReport
from sevenwonders.testing.tables import every_kind
from sevenwonders.testing.trial import Trial

SECONDS: Final = 30.0
"""The time limit of bots that have none."""
GRACE: Final = 0.5
"""What a clock may show beyond a bot's own limit of time."""
LONGEST: Final = 86_400.0
"""The most seconds that can be asked for."""
ELSEWHERE: Final = "here, where that was a fresh process with another PYTHONHASHSEED"
AGAIN: Final = "when the same game was played again: it keeps something between games"


def check_bot(
    bot: str | Factory,
    *,
    scale: int = 1,
    seed: str = "check",
    tables: Iterable[Options] | None = None,
    seconds: float | None = None,
) -> CheckReport:
    """Let a bot play ``scale`` games at each kind of table; the first fault is raised.

    The bot is a spec or a function that makes one from a stream. It may take ``seconds`` for a
    decision; by default the time its spec allows, or what a program gets if its spec says nothing.
    A bot of this package that thinks by the clock cannot repeat itself: of such a one, only
    legality and the limit are shown. ``BadCheck`` refuses what could show nothing.
    """
    kinds = every_kind() if tables is None else tuple(tables)
    _refuse_what_shows_nothing(scale, kinds, seconds)
    factory, name, repeats, own = _read(bot)
    most = seconds if seconds is not None else own
    repeated = ("fair", "reproducible")
    report = CheckReport(
        bot=name,
        seconds=most,
        properties=("legal", *(repeated if repeats else ()), "within its limit"),
        unchecked=() if repeats else repeated,
    )
    first = _start(seed, kinds[0], 0, 0)
    chosen = _elsewhere(bot, report, first) if repeats else []
    # A program that is kept between games is to keep nothing in itself.
    with programs_kept():
        for at, options in enumerate(kinds):
            report.tables += 1
            for game in range(scale):
                report.games += 1
                where = _start(seed, options, at, game)
                try:
                    made = _play(
                        Play(
                            where, 3 if repeats else 1, chosen if where == first else (), ELSEWHERE
                        ),
                        factory,
                        report,
                    )
                except NotFair:
                    # A bot that does not repeat itself differs in a twin too: its first fault.
                    _play(Play(where, 2), factory, report)
                    raise
                if where == first:
                    chosen = made
        if repeats:
            _play(Play(first, 1, chosen, AGAIN), factory, replace(report))
    return report


class Play(NamedTuple):
    """A game to be played, and its setting."""

    start: Reproduction
    copies: int
    before: Sequence[str] = ()
    when: str = ""


def play_once(factory: Factory, start: Reproduction, seconds: float) -> list[str]:
    """What one copy of a bot chooses in a game, until its end or the first fault."""
    trial = Trial(CheckReport(bot="", seconds=seconds, properties=()), [])
    # Whatever it is, the same game in the process that checks names it.
    with suppress(Exception):
        _play_as(trial, Play(start, 1), factory)
    return trial.chosen


def _start(seed: str, options: Options, number: int, game: int) -> Reproduction:
    """The beginning of a game. The seats take turns, from table to table and game to game."""
    seat = (number + game) % options.players
    return Reproduction(seed=seed, options=options, game=game, seat=seat, age=0, turn=0, decision=0)


def _elsewhere(bot: str | Factory, report: CheckReport, first: Reproduction) -> list[str]:
    """What the bot chooses in a fresh process; a program always has one."""
    other = None if isinstance(bot, str) and read_spec(bot).name in PROGRAMS else named(bot)
    if other is None:
        return []
    return choices_elsewhere(other, first, report.seconds, report.bot)


def _refuse_what_shows_nothing(scale: int, kinds: Sequence[Options], seconds: float | None) -> None:
    if scale < 1:
        raise BadCheck(f"a scale of {scale}: at least one game at each kind of table is needed")
    if not kinds:
        raise BadCheck("no tables: at least one is needed")
    # Not a number is in no range.
    if seconds is not None and not 0 < seconds <= LONGEST:
        raise BadCheck(f"{seconds:g} seconds: must be more than 0 and at most {LONGEST:g}")


def _read(bot: str | Factory) -> tuple[Factory, str, bool, float]:
    """How to make the bot, its name, whether it can repeat itself, and its time."""
    if not isinstance(bot, str):
        return bot, getattr(bot, "__name__", repr(bot)), True, SECONDS
    spec = read_spec(known_bot(bot))
    given = dict(spec.settings)
    clocked = spec.name in BOTS and BOTS[spec.name].clocked and "iterations" not in given
    repeats = spec.name in PROGRAMS or not (clocked or "seconds" in given)
    return lambda stream: make_bot(bot, stream), bot, repeats, _own_seconds(spec, bot)


def _own_seconds(spec: Spec, text: str) -> float:
    """The bot's time limit and the tolerance beyond it."""
    if spec.name in PROGRAMS:
        told = program_of(spec, text).limit.seconds
    else:
        told = next((float(value) for key, value in spec.settings if key == "seconds"), None)
    return SECONDS if told is None else told + GRACE


def _play(play: Play, factory: Factory, report: CheckReport) -> list[str]:
    """Play a game; gives what was chosen in it."""
    trial = Trial(report, [], play.before, play.when)
    _play_as(trial, play, factory)
    return trial.chosen


def _play_as(trial: Trial, play: Play, factory: Factory) -> None:
    start = play.start
    key = f"{start.seed}/{start.options}/{start.game}"
    trial.bots = [factory(FastStream(f"{key}/bot")) for _ in range(play.copies)]
    try:
        _play_with(trial, start, key)
    finally:
        dismiss(trial.bots)


def _play_with(trial: Trial, start: Reproduction, key: str) -> None:
    state = new_game(start.options, FastStream(key), log=[])
    others, hidden = FastStream(f"{key}/others"), FastStream(f"{key}/hidden")

    def hear(events: Sequence[Event]) -> None:
        for copy in trial.bots:
            tell({start.seat: copy}, events, teams=start.options.teams)

    def ask(state: State, _seat: int) -> None:
        state.submit(start.seat, trial.ask(state, start, hidden))

    def other(state: State, seat: int) -> None:
        state.submit_at(seat, others.below(len(state.legal(seat))))

    decide = [ask if seat == start.seat else other for seat in range(start.options.players)]
    play_out(state, decide, hear=hear, order=lambda asks: _in_any_order(asks, others))


def _in_any_order(asks: Sequence[Ask], stream: Stream) -> list[Ask]:
    """So that some have sealed their choices before the bot is asked, and some have not."""
    left, order = list(asks), list[Ask]()
    while left:
        order.append(left.pop(stream.below(len(left))))
    return order
