"""The game for Gymnasium: one seat learns, named bots play the others."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from sevenwonders.bots import make_bot
from sevenwonders.bots.bot import Bot
from sevenwonders.encode import Layout
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.envs.batch import Bytes, Illegal
from sevenwonders.envs.errors import ImpossibleSetting, NotReset
from sevenwonders.envs.match import Mask, Match
from sevenwonders.envs.render import Image, picture, text
from sevenwonders.envs.rewards import Reward, RewardName, reward_named
from sevenwonders.envs.seeds import Seeds

SEAT_ID: Final = "SevenWonders/Seat-v1"
Info: TypeAlias = dict[str, Any]
RANDOM_SEAT: Final = -1


class SevenWondersSeat(gymnasium.Env[Bytes, int]):
    """One seat of a table; it is asked whenever it has a decision to make.

    ``action_masks()`` and ``info["action_mask"]`` say which action numbers are legal.
    """

    metadata: ClassVar[dict[str, object]] = {  # type: ignore[misc]
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(
        self,
        options: Options | None = None,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int = RANDOM_SEAT,
        reward: RewardName | Reward = "win",
        variants: int = 1,
        illegal: Illegal = "raise",
        layout: Layout | None = None,
        render_mode: str | None = None,
    ) -> None:
        options = options or Options(players=3)
        self.match = Match(options, layout=layout, variants=variants, illegal=illegal)
        self.opponents = named_opponents(opponents, options.players)
        self._wanted = wanted_seat(seat, options.players)
        self.seat = max(seat, 0)
        """The seat that learns in this game."""
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (int(self.match.layout.size),), np.uint8)
        self.action_space = spaces.Discrete(self.match.actions)  # type: ignore[assignment]
        self._reward = reward_named(reward, teams=options.teams)
        self._seeds = Seeds()
        self._bots: list[Bot] = []

    def __repr__(self) -> str:
        return f"<one seat of {self.match.options.players} by {self.match.options.edition}>"

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Bytes, Info]:
        """Deal a game: that of a seed, or the next one after it."""
        del options
        super().reset(seed=seed)
        game = self._seeds.next(seed)
        players = self.match.options.players
        stream = FastStream(f"seat {game}")
        self.seat = int(stream.below(players)) if self._wanted < 0 else self._wanted
        self._bots = [
            make_bot(name, FastStream(f"bot {at} {game}")) for at, name in enumerate(self.opponents)
        ]
        self.match.deal(game)
        self._let_others_play()
        return self.match.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, Info]:
        """The seat acts, and the others until it is asked again or the game is over."""
        if not self._is_on():
            raise NotReset
        place = self.match.place(self.seat, action)
        self.match.take(self.seat, place)
        self._let_others_play()
        over = self.match.over
        reward = 0.0
        if over:
            reward = self._reward(self.match.points(), self.match.won())[self.seat]
        return self.match.observation(self.seat), reward, over, False, self._info()

    def action_masks(self) -> Mask:
        """1 for each action number that is legal, else 0."""
        return self.match.mask(self.seat)

    def render(self) -> str | Image | None:
        """The table as everybody sees it."""
        if self.render_mode == "ansi":
            return text(self.match.state)
        return picture(self.match.state) if self.render_mode == "rgb_array" else None

    def _is_on(self) -> bool:
        """Whether a game is in progress."""
        return len(self._bots) > 0 and not self.match.over

    def _let_others_play(self) -> None:
        """The bots decide until it is the learner's turn."""
        match = self.match
        while not match.over:
            asked = [ask.seat for ask in match.state.pending()]
            others = [seat for seat in asked if seat != self.seat]
            if not others:
                return
            for seat in others:
                bot = self._bots[seat - (seat > self.seat)]
                sight = match.sight(seat)
                choice = str(bot.choose(sight))
                match.take(seat, [str(one) for one in sight.legal()].index(choice))

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.seat}


def wanted_seat(seat: int, players: int) -> int:
    """A seat that there is, or -1 for any."""
    if not RANDOM_SEAT <= seat < players:
        raise ImpossibleSetting(f"no seat {seat} at a table of {players}; -1 is any seat")
    return seat


def named_opponents(opponents: str | Sequence[str], players: int) -> list[str]:
    """A bot for each other seat: one name for all, or one for each, separated by commas."""
    names = opponents.split(",") if isinstance(opponents, str) else list(opponents)
    if len(names) == 1:
        names *= players - 1
    if len(names) != players - 1:
        raise ImpossibleSetting(f"{len(names)} opponents are named for {players - 1} other seats")
    return names


def register() -> None:
    """Make the environments known to Gymnasium by their names."""
    if SEAT_ID not in gymnasium.registry:
        gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
            SEAT_ID,
            entry_point="sevenwonders.envs.gym:SevenWondersSeat",
            vector_entry_point="sevenwonders.envs.vector:SevenWondersVector",
        )
