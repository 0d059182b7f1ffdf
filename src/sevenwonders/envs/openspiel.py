"""The game for OpenSpiel: simultaneous decisions, with the deal as chance.

Importing this module registers ``python_seven_wonders``. It needs the extra ``openspiel``.
"""

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np

from sevenwonders.encode.layouts import layout_of
from sevenwonders.engine.game.dealer import FastStream
from sevenwonders.engine.game.options import Options
from sevenwonders.engine.game.state import State
from sevenwonders.engine.see.sight import Sight
from sevenwonders.engine.see.view import view
from sevenwonders.envs.match import Match
from sevenwonders.envs.rewards import win
from sevenwonders.extras import require
from sevenwonders.knowledge import Worlds

require("openspiel")

import pyspiel  # noqa: E402 -- after the check of the extra

NAME: Final = "python_seven_wonders"
BYTES: Final = 4
"""Chance draws the seed of the deal byte by byte."""
LONGEST: Final = 400
"""Stages that no game has."""
DEFAULTS: Final = {
    "players": 3,
    "edition": "1e",
    "boxes": "",
    "teams": False,
    "experts": False,
    "variants": 8,
}
_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Python 7 Wonders",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=7,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class SevenWondersGame(pyspiel.Game):
    """The game with its parameters; ``boxes`` are separated by spaces."""

    def __init__(self, params: dict[str, object] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.options = Options(
            players=int(str(given["players"])),
            edition=str(given["edition"]),
            boxes=tuple(str(given["boxes"]).split()),
            teams=bool(given["teams"]),
            experts=bool(given["experts"]),
        )
        self.variants = int(str(given["variants"]))
        match = Match(self.options, variants=self.variants)
        info = pyspiel.GameInfo(
            num_distinct_actions=match.actions,
            max_chance_outcomes=256,
            num_players=self.options.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self, _: object = None) -> "SevenWondersState":
        """A table before its deal."""
        return SevenWondersState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: object = None
    ) -> "SevenWondersObserver":
        """What a player observes."""
        del iig_obs_type, params
        return SevenWondersObserver(self)


class SevenWondersState(pyspiel.State):
    """A game in progress; players that are not asked have the one action ``wait``."""

    def __init__(self, game: SevenWondersGame) -> None:
        super().__init__(game)
        self.match = Match(game.options, variants=game.variants)
        self._seed: list[int] = []

    @property
    def game_state(self) -> State:
        """The state of the engine, for tools and tests."""
        return self.match.state

    def current_player(self) -> int:
        """Chance until the deal is drawn, then all at once."""
        if len(self._seed) < BYTES:
            return int(pyspiel.PlayerId.CHANCE)
        over = self.match.over
        return int(pyspiel.PlayerId.TERMINAL if over else pyspiel.PlayerId.SIMULTANEOUS)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1.0 / 256) for byte in range(256)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(number) for number in np.flatnonzero(self.match.mask(player))]

    def _apply_action(self, action: int) -> None:
        self._seed.append(action)
        if len(self._seed) == BYTES:
            self.match.deal(f"openspiel {bytes(self._seed).hex()}")

    def _apply_actions(self, actions: list[int]) -> None:
        self.match.play(self.match.places(actions))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        number, variant = divmod(action, self.match.variants)
        name = self.match.action_table.names()[number]
        return f"{name} #{variant}" if variant else name

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return len(self._seed) == BYTES and self.match.over

    def returns(self) -> list[float]:
        """The victory, divided among those who share it."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return win(self.match.points(), self.match.won())

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen since the game began."""
        return self._seen(player, memory=True)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now."""
        return self._seen(player, memory=False)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SevenWondersState":
        """Sample uniformly from the states that the player cannot distinguish from this one.

        Its game goes on as ever; its history of chance is still that of this state.
        """
        world: SevenWondersState = self.clone()
        if len(self._seed) == BYTES:
            stream = FastStream(f"resample {probability_sampler()!r}")
            worlds = Worlds(Sight(self.match.state, player_id))
            world.match.take_over(worlds.draw(stream, others_open=True))
        return world

    def __str__(self) -> str:
        dealt = len(self._seed) == BYTES
        return repr(self.match.state) if dealt else f"seed {bytes(self._seed).hex()}"

    def _seen(self, player: int | None, *, memory: bool) -> str:
        if len(self._seed) < BYTES:
            return "before the deal"
        seat = self.current_player() if player is None else player
        return msgspec.json.encode(view(self.match.state, seat, memory=memory)).decode()


class SevenWondersObserver:
    """The observation of a player as figures, one a column of the table's layout."""

    def __init__(self, game: SevenWondersGame) -> None:
        self.tensor = np.zeros(int(layout_of(game.options).size), dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SevenWondersState, player: int) -> None:
        """Write what a player may know."""
        self.tensor.fill(0)
        if not state.is_chance_node():
            self.tensor[:] = state.match.observation(player)

    def string_from(self, state: SevenWondersState, player: int) -> str:
        """What a player sees now."""
        return state.observation_string(player)


pyspiel.register_game(_TYPE, SevenWondersGame)
