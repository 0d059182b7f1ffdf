"""One game between bots, set by the seed and its number alone."""

from collections.abc import Sequence
from typing import final

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.registry import make_bot
from sevenwonders.bots.remote.fault import Fault
from sevenwonders.bots.remote.host import dismiss, have_guests, tell
from sevenwonders.engine.events.decode import drain
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.setup import new_game
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight


@final
class Match:
    """A game played to its end."""

    def __init__(
        self,
        options: Options,
        seed: str,
        seated: Sequence[str],
        state: State,
        decisions: int,
        *,
        faults: Sequence[Fault] = (),
    ) -> None:
        self.options = options
        self.seed = seed
        """The text that seeded the deal."""
        self.seated = seated
        self.state = state
        self.decisions = decisions
        self.faults = faults
        """Decisions that were taken for programs."""

    def sheets(self) -> list[list[int]]:
        """The rows of each seat's score sheet."""
        scores = (self.state.score(seat) for seat in range(self.state.players))
        return [[int(points) for points in score.rows] for score in scores]


def deal_seed(seed: str, game: int) -> str:
    """The text that seeds a game's deal."""
    return f"{seed}/{game}"


def bot_stream(seed: str, seat: int) -> FastStream:
    """The randomness of the bot in a seat, apart from the deal's."""
    return FastStream(f"{seed}/bot/{seat}")


def play_out(state: State, bots: Sequence[Bot]) -> int:
    """Let the bots decide until the game is over; returns how many decisions they took."""
    sights = [Sight(state, seat) for seat in range(state.players)]
    guests = dict(enumerate(bots)) if have_guests(bots) else {}
    decisions = 0
    while not state.over:
        if guests:
            tell(guests, drain(state), teams=bool(state.hall.teams))
        for ask in state.pending():
            state.submit(ask.seat, bots[ask.seat].choose(sights[ask.seat]))
            decisions += 1
    if guests:
        tell(guests, drain(state), teams=bool(state.hall.teams))
    return decisions


def play_match(options: Options, seated: Sequence[str], seed: str, game: int) -> Match:
    """Play one game of a simulation."""
    key = deal_seed(seed, game)
    bots = [make_bot(name, bot_stream(key, seat)) for seat, name in enumerate(seated)]
    state = new_game(options, FastStream(key), log=[] if have_guests(bots) else None)
    faults: list[Fault] = []
    try:
        decisions = play_out(state, bots)
    finally:
        faults += dismiss(bots)
    return Match(options, key, seated, state, decisions, faults=faults)
