"""Many games for one learner in Gymnasium's vector form: a seat of each table of a batch."""

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sevenwonders.bots import make_bot
from sevenwonders.bots.bot import Bot
from sevenwonders.encode import Layout
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.envs.batch import Batch, Bytes, Illegal, Results
from sevenwonders.envs.errors import IllegalAction, NotReset
from sevenwonders.envs.gym import RANDOM_SEAT, Info, named_opponents, wanted_seat
from sevenwonders.envs.match import Mask, checked_variants
from sevenwonders.envs.numbers import column
from sevenwonders.envs.render import Image, picture, text
from sevenwonders.envs.rewards import Reward, RewardName, reward_named, shared_points
from sevenwonders.envs.seeds import Seeds
from sevenwonders.envs.tables import HOLD

Flags: TypeAlias = NDArray[np.bool_]
Rewards: TypeAlias = NDArray[np.float64]


class Ended(NamedTuple):
    """A game that has ended, as its learner sees it."""

    table: int
    seat: int
    points: list[int]
    reward: float
    observation: Bytes


class SevenWondersVector(VectorEnv[Bytes, NDArray[np.int64], NDArray[Any]]):
    """One seat of each of many tables; a table whose game ends is dealt again in the same step.

    ``info["action_mask"]`` has a row for each table. Of the games that ended, ``info["final_obs"]``
    has the last observation and ``info["final_info"]`` the points.
    """

    metadata: ClassVar[dict[str, object]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913 -- one argument a setting
        self,
        num_envs: int = 1,
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
        self.options = options or Options(players=3)
        self.variants = checked_variants(variants)
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.opponents = named_opponents(opponents, self.options.players)
        self._illegal: Illegal = illegal
        self._wanted = wanted_seat(seat, self.options.players)
        self._reward = reward_named(reward, teams=self.options.teams)
        self._seeds = Seeds()
        self._batch = Batch(self.options, num_envs, illegal=illegal, layout=layout)
        self._begun = False
        self.layout = self._batch.layout
        """The columns of an observation."""
        size, actions = int(self.layout.size), int(self._batch.action_table.size) * variants
        self.single_observation_space = spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, dtype=np.int32)
        """The seat that learns at each table."""
        self._bots: list[list[Bot]] = [[] for _ in range(num_envs)]
        self._games = [0] * num_envs
        self._rows = np.zeros(num_envs, dtype=np.int64)
        self._game = ""

    def __repr__(self) -> str:
        table = f"{self.options.players} by {self.options.edition}"
        return f"<one seat at {self.num_envs} tables of {table}>"

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Bytes, Info]:
        """Deal every table again: the games of a seed, or the next ones."""
        del options
        self._game = self._seeds.next(seed)
        self._batch = Batch(
            self.options,
            self.num_envs,
            seed=self._game,
            layout=self.layout,
            illegal=self._illegal,
        )
        self._begun = True
        self._games = [0] * self.num_envs
        for table in range(self.num_envs):
            self._seat_bots(table)
        self._let_others_play([])
        return self._observe()

    def step(self, actions: NDArray[np.int64]) -> tuple[Bytes, Rewards, Flags, Flags, Info]:
        """The learner acts at each table, and the bots until it is asked again everywhere."""
        if not self._begun:
            raise NotReset
        checked, which = self._checked(actions)
        given = np.full(self._batch.rows, HOLD, dtype=np.int32)
        variants = np.zeros_like(given)
        given[self._rows], variants[self._rows] = checked, which
        ended: list[Ended] = []
        self._take(self._batch.step(given, variants), ended)
        self._let_others_play(ended)
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, dtype=np.bool_)
        for game in ended:
            rewards[game.table] = game.reward
            over[game.table] = True
        seen, info = self._observe()
        return seen, rewards, over, np.zeros_like(over), {**info, **self._finals(ended, over)}

    def _finals(self, ended: list[Ended], over: Flags) -> Info:
        """The infos of games that ended, by table, in the format of Gymnasium's own vectors."""
        if not ended:
            return {}
        last = np.full(self.num_envs, None, dtype=object)
        points: list[list[int] | None] = [None] * self.num_envs
        seats = self.seats.copy()
        for game in ended:
            last[game.table] = game.observation
            points[game.table] = game.points
            seats[game.table] = game.seat
        return {
            "final_obs": last,
            "_final_obs": over,
            "final_info": {"points": points, "seat": seats},
            "_final_info": over,
        }

    def _checked(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """An action and a variant for each table; in a batch a negative one means no action."""
        wanted = column(actions, self.num_envs, "actions", "tables")
        below = np.flatnonzero(wanted < 0)
        if len(below) and self._illegal == "raise":
            table = int(below[0])
            legal = int(self._batch.masks[self._rows[table]].sum())
            where = f"table {table}, seat {self.seats[table]}"
            raise IllegalAction(where, f"action {wanted[table]}", 0, legal)
        checked, variants = np.divmod(wanted, np.int32(self.variants))
        checked[below] = int(self._batch.action_table.size)
        return checked, variants

    def action_masks(self) -> Mask:
        """1 for each legal action number of each table, else 0."""
        counts = self._batch.masks[self._rows][:, :, None]
        return (np.arange(self.variants) < counts).astype(np.int8).reshape(self.num_envs, -1)

    def render(self) -> tuple[str | Image, ...] | None:
        """Every table as everybody sees it."""
        if self.render_mode is None:
            return None
        show = text if self.render_mode == "ansi" else picture
        return tuple(show(self._batch.state(table)) for table in range(self.num_envs))

    def _observe(self) -> tuple[Bytes, Info]:
        return self._batch.observations[self._rows], {
            "action_mask": self.action_masks(),
            "seat": self.seats.copy(),
        }

    def _seat_bots(self, table: int) -> None:
        """The seating of a table's next game."""
        self._games[table] += 1
        stream = FastStream(f"seat {self._game} {table} {self._games[table]}")
        some = int(stream.below(self.options.players))
        self.seats[table] = some if self._wanted < 0 else self._wanted
        self._bots[table] = [
            make_bot(name, FastStream(f"bot {at} {self._game} {table} {self._games[table]}"))
            for at, name in enumerate(self.opponents)
        ]

    def _let_others_play(self, ended: list[Ended]) -> None:
        """Bots decide until the learner is asked at every table."""
        batch = self._batch
        while True:
            mine = batch.seats == self.seats[batch.tables]
            if mine.all():
                break
            actions = np.full(batch.rows, HOLD, dtype=np.int32)
            variants = np.zeros(batch.rows, dtype=np.int32)
            for row in np.flatnonzero(~mine):
                actions[row], variants[row] = self._bot_action(int(row))
            self._take(batch.step(actions, variants), ended)
        self._rows = np.zeros(self.num_envs, dtype=np.int64)
        self._rows[batch.tables] = np.arange(batch.rows)

    def _bot_action(self, row: int) -> tuple[int, int]:
        batch = self._batch
        seat, table = int(batch.seats[row]), int(batch.tables[row])
        bot = self._bots[table][seat - (seat > int(self.seats[table]))]
        sight = batch.sight(row)
        choice = str(bot.choose(sight))
        return batch.chosen(row, [str(one) for one in sight.legal()].index(choice))

    def _take(self, results: Results, ended: list[Ended]) -> None:
        """Keep the games that ended, and seat the bots of the next ones."""
        for at, table in enumerate(map(int, results.tables)):
            seat = int(self.seats[table])
            points = shared_points(results.points[at].tolist(), teams=self.options.teams)
            reward = self._reward(points, results.won[at].tolist())[seat]
            last = self._batch.last_observation(table, seat)
            ended.append(Ended(table, seat, points, reward, last))
            self._seat_bots(table)
