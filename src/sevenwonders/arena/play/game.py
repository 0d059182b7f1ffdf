"""One game between bots, from its setup to its outcome."""

from collections.abc import Sequence
from typing import final

from sevenwonders.arena.contest.seating import size_of_side
from sevenwonders.arena.contest.setup import GameSetup
from sevenwonders.arena.play.outcome import DecisionTimes, Fault, told
from sevenwonders.arena.play.records import seat_name
from sevenwonders.arena.play.supervised import SupervisedBot, close_all
from sevenwonders.bots.loop import Hear, play_out
from sevenwonders.bots.remote.host import have_guests, tell
from sevenwonders.engine.events.base import Event
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.score.scoring import winners_by
from sevenwonders.record.seed import Seed
from sevenwonders.record.writer import record_of


@final
class FinishedGame:
    """A game played to its end."""

    def __init__(
        self, setup: GameSetup, state: State, decisions: int, bots: Sequence[SupervisedBot]
    ) -> None:
        self.setup = setup
        self.state = state
        self.decisions = decisions
        self._bots = bots
        self._scores = [state.score(seat) for seat in range(int(state.players))]

    def __repr__(self) -> str:
        return f"<game of {len(self._scores)}: {told(self.winners())}, {self.decisions} decisions>"

    @property
    def faults(self) -> list[Fault]:
        """Decisions that another bot had to take, by seat and by what went wrong."""
        return [fault for bot in self._bots for fault in bot.faults()]

    def sheets(self) -> list[list[int]]:
        """The rows of each seat's score sheet."""
        return [list(score.rows) for score in self._scores]

    def winners(self) -> list[int]:
        """The seats that won."""
        return winners_by(self.state, self._scores)

    def boards(self) -> tuple[str, ...]:
        """The board side of each seat."""
        sides = self.state.components.sides
        return tuple(sides[self.state.deal.sides[seat]].slug for seat in range(len(self._scores)))

    def ranks(self) -> list[float]:
        """The rank of each seat's side; players who tie share the mean of their ranks."""
        return ranks_of(self.state, size_of_side(self.setup.options))

    def clocks(self) -> dict[str, DecisionTimes]:
        """By bot, how long its decisions took."""
        clocks: dict[str, DecisionTimes] = {}
        for bot in self._bots:
            clocks.setdefault(bot.spec, DecisionTimes()).add(bot.clock)
        return clocks

    def record(self) -> str:
        """The text of its record."""
        setup = self.setup
        names = [seat_name(bot) for bot in setup.seats]
        seed, asked = Seed.fast(setup.deal), setup.options.boards
        return record_of(self.state, seats=names, seed=seed, asked=asked).text()


def play_game(setup: GameSetup, *, limit: float | None = None) -> FinishedGame:
    """Play one game to its end, whatever its bots do.

    With a ``limit`` their decisions are timed, and those that take more seconds are counted; 0
    times them without a limit.
    """
    bots: list[SupervisedBot] = []
    try:
        for seat, spec in enumerate(setup.seats):
            bots.append(SupervisedBot(spec, f"{setup.streams}/{seat}", limit))
        guests = have_guests([bot.bot for bot in bots if bot.bot is not None])
        state = new_game(setup.options, FastStream(setup.deal), log=[] if guests else None)
        deciders = [bot.decider(state, seat) for seat, bot in enumerate(bots)]
        hear = _hear(state, bots) if guests else None
        decisions = play_out(state, deciders, hear=hear)
    finally:
        close_all(bots)
    return FinishedGame(setup, state, decisions, bots)


def ranks_of(state: State, size: int) -> list[float]:
    """The place of each seat's side, by points and then coins (rules 9.13, 14.11)."""
    reached: list[tuple[int, int]] = []
    for first in range(0, int(state.players), size):
        team = range(first, first + size)
        points = sum(int(state.score(seat).total()) for seat in team)
        reached.append((points, sum(int(state.cities[seat].coins) for seat in team)))
    places = [
        1 + sum(other > mine for other in reached) + (reached.count(mine) - 1) / 2
        for mine in reached
    ]
    return [place for place in places for _ in range(size)]


def _hear(state: State, bots: Sequence[SupervisedBot]) -> Hear:
    listening = {seat: one.bot for seat, one in enumerate(bots) if one.bot is not None}
    teams = bool(state.teams)

    def hear(events: Sequence[Event]) -> None:
        tell(listening, events, teams=teams)

    return hear
