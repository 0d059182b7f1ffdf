"""One game between bots, set by the seed and its number alone."""

from collections.abc import Sequence
from typing import final

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.registry import make_bot
from sevenwonders.engine.dealer import FastStream
from sevenwonders.engine.options import Options
from sevenwonders.engine.setup import new_game
from sevenwonders.engine.sight import Sight
from sevenwonders.engine.state import State


@final
class Match:
    """A game played to its end."""

    def __init__(
        self, options: Options, seed: str, seated: Sequence[str], state: State, decisions: int
    ) -> None:
        self.options = options
        self.seed = seed
        """The text that seeded the deal."""
        self.seated = seated
        self.state = state
        self.decisions = decisions

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
    decisions = 0
    while not state.over:
        for ask in state.pending():
            state.submit(ask.seat, bots[ask.seat].choose(sights[ask.seat]))
            decisions += 1
    return decisions


def play_match(options: Options, seated: Sequence[str], seed: str, game: int) -> Match:
    """Play one game of a simulation."""
    key = deal_seed(seed, game)
    state = new_game(options, FastStream(key))
    bots = [make_bot(name, bot_stream(key, seat)) for seat, name in enumerate(seated)]
    return Match(options, key, seated, state, play_out(state, bots))
