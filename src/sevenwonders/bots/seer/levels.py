"""The levels for people that search: as many games on every machine, however fast it is."""

from typing import Final, final

from sevenwonders._build import compiled
from sevenwonders.bots.limit import Limit
from sevenwonders.bots.seer.mind import new_mind
from sevenwonders.bots.seer.seer import SeerBot, best_within
from sevenwonders.engine.choice.choice import Choice
from sevenwonders.engine.game.dealer import Stream
from sevenwonders.engine.see.sight import Sight
from sevenwonders.extras import installed

FOUR: Final = 4
"""Seats up to which a decision gets all games of its level; where more play, a game is longer."""
EXPERT: Final = 400
"""Games that the level ``expert`` plays out for a decision at most."""
MASTER: Final = 2000
"""The same for the level ``master``."""
PATIENCE: Final = 1.5
"""Seconds after which they decide in any case where nothing is compiled."""


@final
class LevelBot:
    """The oracle with a limit of games, or the seer where the net cannot be asked."""

    def __init__(self, stream: Stream, games: int) -> None:
        self._stream = stream
        self._games = games
        self._mind = new_mind(net=installed("champion"))
        self._seconds = None if compiled() else PATIENCE

    def choose(self, sight: Sight) -> Choice:
        """The choice that did best."""
        games = self._games * FOUR // max(FOUR, int(sight.players()))
        limit = Limit(games, self._seconds)
        return sight.legal()[best_within(limit, self._mind, sight, self._stream)]


def expert_bot(stream: Stream, *, iterations: int | None = None) -> SeerBot | LevelBot:
    """The level, or with ``iterations`` the bot that it is made of."""
    return _level(stream, EXPERT, iterations)


def master_bot(stream: Stream, *, iterations: int | None = None) -> SeerBot | LevelBot:
    """The level, or with ``iterations`` the bot that it is made of."""
    return _level(stream, MASTER, iterations)


def _level(stream: Stream, games: int, iterations: int | None) -> SeerBot | LevelBot:
    if iterations is None:
        return LevelBot(stream, games)
    return SeerBot(stream, iterations=iterations, net=installed("champion"))
