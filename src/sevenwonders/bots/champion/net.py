"""Works the net out on one core, with NumPy and nothing else."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, final

import numpy as np
from numpy.typing import NDArray

from sevenwonders.bots.champion.fitting import fitted
from sevenwonders.bots.champion.inputs import COINS, STAGES, VARIANTS, inputs_of
from sevenwonders.bots.champion.net_file import Floats, Layer, NetFile, shipped_net
from sevenwonders.encode import Layout, any_layout

_TINY: Final = 1e-5
POINTS: Final = 50.0
LEAD: Final = 20.0


class Judged(NamedTuple):
    """What the net says of one observation."""

    actions: Floats
    """A figure for each action."""
    fields: Floats
    """Weights of the parts of a choice."""
    win: float
    """The share of the victory that it expects."""
    lead: float
    """Points ahead of the best of the others, about."""
    points: float
    """Points at the end."""


@final
class ChampionNet:
    """The net; whoever has the bytes of an observation in its layout can ask it."""

    def __init__(self, file: NetFile, layout: Layout | None = None) -> None:
        self.layout = layout or any_layout()
        inputs = inputs_of(self.layout.names())
        layers, self.learned = fitted(file, self.layout)
        first = layers["first"]
        columns = len(inputs.scales)
        # Scales are part of the weights: the first layer then takes figures as they are.
        self._of_columns = np.ascontiguousarray(
            first.weights[:columns] * np.array(inputs.scales, dtype=np.float32)[:, None]
        )
        self._of_steps = np.ascontiguousarray(first.weights[columns:])
        self._bias = first.bias
        self._step_columns = np.array(inputs.columns)
        self._steps = np.array(inputs.steps, dtype=np.uint8)
        count = sum(name.endswith(".up") for name in layers)
        self._blocks = [
            tuple(layers[f"blocks.{at}.{part}"] for part in ("norm", "up", "down"))
            for at in range(count)
        ]
        self._norm = layers["norm"]
        self._actions = layers["actions"]
        self._fields = layers["fields"]
        self._values = layers["values"]

    def judge(self, observation: bytes) -> Judged:
        """What the net says of an observation in the layout for any table."""
        seen = np.frombuffer(observation, dtype=np.uint8)
        known = np.flatnonzero(seen)
        steps = np.flatnonzero(seen[self._step_columns] >= self._steps)
        trunk = seen[known].astype(np.float32) @ self._of_columns[known]
        trunk += self._of_steps[steps].sum(0)
        trunk += self._bias
        trunk = self._through(trunk)
        win, lead, points = trunk @ self._values.weights + self._values.bias
        return Judged(
            trunk @ self._actions.weights + self._actions.bias,
            trunk @ self._fields.weights + self._fields.bias,
            float(1 / (1 + np.exp(-win))),
            float(np.arctanh(np.clip(lead, -0.99, 0.99)) * LEAD),
            float(points) * POINTS,
        )

    def judge_many(self, observations: Sequence[bytes]) -> list[tuple[float, float]]:
        """The share of the victory and the lead that it expects, for several observations at once.

        One after the other takes longer: each time all weights have to come from memory.
        """
        seen = np.frombuffer(b"".join(observations), dtype=np.uint8).reshape(len(observations), -1)
        known = np.flatnonzero(seen.any(0))
        steps = seen[:, self._step_columns] >= self._steps
        reached = np.flatnonzero(steps.any(0))
        trunk = seen[:, known].astype(np.float32) @ self._of_columns[known]
        trunk += steps[:, reached].astype(np.float32) @ self._of_steps[reached]
        trunk = self._through((trunk + self._bias).astype(np.float32, copy=False))
        values = trunk @ self._values.weights + self._values.bias
        wins = 1 / (1 + np.exp(-values[:, 0]))
        leads = np.arctanh(np.clip(values[:, 1], -0.99, 0.99)) * LEAD
        return list(zip(wins.tolist(), leads.tolist(), strict=True))

    def _through(self, trunk: Floats) -> Floats:
        """The units after the last block, of one observation or of several in rows."""
        for norm, up, down in self._blocks:
            raised = np.maximum(_normal(trunk, norm) @ up.weights + up.bias, 0)
            trunk = trunk + raised @ down.weights + down.bias
        last: Floats = np.maximum(_normal(trunk, self._norm), 0)
        return last


def _normal(trunk: Floats, norm: Layer) -> Floats:
    """The units with mean 0 and spread 1, scaled as learned."""
    centred = trunk - trunk.mean(-1, keepdims=True)
    spread = np.sqrt((centred * centred).mean(-1, keepdims=True) + _TINY)
    normal: Floats = (centred / spread) * norm.weights[0] + norm.bias
    return normal


def logits(judged: Judged, choices: NDArray[np.int16]) -> NDArray[np.float64]:
    """How much the net is for each legal choice, given as ``encode.FIELDS``."""
    stages = np.minimum(choices[:, 6], STAGES - 1)
    variants = np.minimum(choices[:, 7], VARIANTS - 1)
    fields = judged.fields
    found = judged.actions[choices[:, 0]].astype(np.float64)
    found += choices[:, 1:4] @ fields[:3] / COINS
    found += choices[:, 4:6] @ fields[3:5]
    found += fields[5 + stages] + fields[5 + STAGES + variants]
    return found


def champion_net(layout: Layout | None = None) -> ChampionNet:
    """The net that comes with the package, for a layout that any table fits."""
    return _champion_net(layout or any_layout())


@lru_cache(maxsize=4)
def _champion_net(layout: Layout) -> ChampionNet:
    return ChampionNet(shipped_net(), layout)
