"""One seat for Gymnasium with the mask in the observation, for networks that read it there."""

from typing import ClassVar, Final, TypeAlias, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sevenwonders.engine.game.options import Options
from sevenwonders.envs.batch import Bytes
from sevenwonders.envs.gym import Info, SevenWondersSeat
from sevenwonders.envs.match import Mask
from sevenwonders.envs.render import Image

MASKED_SEAT_ID: Final = "SevenWonders/MaskedSeat-v1"
Masked: TypeAlias = dict[str, NDArray[np.generic]]


class SevenWondersMaskedSeat(gymnasium.Env[Masked, int]):
    """Observes a dictionary of ``observation`` and ``action_mask``; else a ``SevenWondersSeat``.

    It takes the same settings.
    """

    metadata: ClassVar[dict[str, object]] = SevenWondersSeat.metadata  # type: ignore[misc]

    def __init__(self, options: Options | None = None, **settings: object) -> None:
        self.seat = SevenWondersSeat(options, **settings)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
        """The same without masks."""
        self.render_mode = self.seat.render_mode
        actions = self.seat.match.actions
        space: spaces.Space[object] = spaces.Dict(
            {
                "observation": self.seat.observation_space,
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_space = cast("spaces.Space[Masked]", space)
        self.action_space = self.seat.action_space

    def __repr__(self) -> str:
        return repr(self.seat)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Masked, Info]:
        """Deal a game: that of a seed, or the next one after it."""
        super().reset(seed=seed)
        seen, info = self.seat.reset(seed=seed, options=options)
        return self._masked(seen), info

    def step(self, action: int) -> tuple[Masked, float, bool, bool, Info]:
        """The seat acts, and the others until it is asked again or the game is over."""
        seen, reward, over, cut, info = self.seat.step(action)
        return self._masked(seen), reward, over, cut, info

    def action_masks(self) -> Mask:
        """1 for each action number that is legal, else 0."""
        return self.seat.action_masks()

    def render(self) -> str | Image | None:
        """The table as everybody sees it."""
        return self.seat.render()

    def _masked(self, seen: Bytes) -> Masked:
        return {"observation": seen, "action_mask": self.action_masks()}


def register() -> None:
    """Make the environment known to Gymnasium by its name."""
    if MASKED_SEAT_ID not in gymnasium.registry:
        gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
            MASKED_SEAT_ID, entry_point="sevenwonders.envs.masked:SevenWondersMaskedSeat"
        )
