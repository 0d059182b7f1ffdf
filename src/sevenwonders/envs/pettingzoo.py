"""The game for PettingZoo: all seats act at the same time."""

from typing import ClassVar, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from sevenwonders.encode import Layout
from sevenwonders.encode.actions import WAIT
from sevenwonders.engine.game.options import Options
from sevenwonders.envs.batch import Illegal
from sevenwonders.envs.errors import ImpossibleSetting, NotReset
from sevenwonders.envs.match import Match
from sevenwonders.envs.render import picture, text
from sevenwonders.envs.rewards import Reward, RewardName, reward_named
from sevenwonders.envs.seeds import Seeds

NAME = "sevenwonders_v1"
Observation: TypeAlias = dict[str, NDArray[np.generic]]
Info: TypeAlias = dict[str, object]
Image: TypeAlias = NDArray[np.uint8]


class SevenWondersParallel(ParallelEnv[str, Observation, int]):
    """Every seat of a table. A seat that is not asked has one action, ``wait`` (number 0).

    An observation is a dictionary of ``observation`` and ``action_mask``; the infos hold the mask
    too. Rewards come with the end of the game.
    """

    metadata: ClassVar[dict[str, object]] = {
        "name": NAME,
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 2,
        "is_parallelizable": True,
    }

    def __init__(
        self,
        options: Options | None = None,
        *,
        reward: RewardName | Reward = "win",
        variants: int = 1,
        illegal: Illegal = "raise",
        layout: Layout | None = None,
        render_mode: str | None = None,
    ) -> None:
        options = options or Options(players=3)
        self.match = Match(options, layout=layout, variants=variants, illegal=illegal)
        self.possible_agents = [f"seat_{seat}" for seat in range(options.players)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self._reward = reward_named(reward, teams=options.teams)
        self._seeds = Seeds()
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (int(self.match.layout.size),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.match.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.match.actions) for agent in self.possible_agents
        }

    def __repr__(self) -> str:
        return f"<all seats of {self.match.options.players} by {self.match.options.edition}>"

    def observation_space(self, agent: str) -> "spaces.Dict[object]":
        """What an agent observes: always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[np.int64]":
        """The action numbers of an agent: always the same object."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Deal a game: that of a seed, or the next one after it."""
        del options
        self.match.deal(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """All seats act; those that are not asked wait."""
        if not self.agents:
            raise NotReset
        self._check(actions)
        numbers = [actions.get(agent, WAIT) for agent in self.possible_agents]
        self.match.play(self.match.places(numbers))
        over = self.match.over
        rewards = dict.fromkeys(self.agents, 0.0)
        if over:
            figures = self._reward(self.match.points(), self.match.won())
            rewards = dict(zip(self.agents, figures, strict=True))
        result = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        return result

    def _check(self, actions: dict[str, int]) -> None:
        """Refuse actions of agents that do not exist, which would otherwise be ignored."""
        for agent in actions:
            if agent not in self.possible_agents:
                there = ", ".join(self.possible_agents)
                raise ImpossibleSetting(f"no agent {agent!r}; there are {there}")

    def render(self) -> str | Image | None:
        """The table as everybody sees it."""
        if self.render_mode == "ansi":
            return text(self.match.state)
        return picture(self.match.state) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {
                "observation": self.match.observation(seat),
                "action_mask": self.match.mask(seat),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, Info]:
        return {
            agent: {"action_mask": self.match.mask(seat), "asked": self.match.is_asked(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }


def parallel_env(options: Options | None = None, **settings: object) -> SevenWondersParallel:
    """All seats of a table; see ``SevenWondersParallel`` for the settings."""
    return SevenWondersParallel(options, **settings)  # type: ignore[arg-type]


def env(options: Options | None = None, **settings: object) -> AECEnv[str, Observation, int]:
    """The same, one agent after the other."""
    return parallel_to_aec(parallel_env(options, **settings))
